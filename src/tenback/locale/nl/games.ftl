## De spellen: titel, en het bijzondere in één zin

game-the-game = The Game
game-the-game-summary = Eén team tegen het spel: twee stapels klimmen, twee dalen, en elke kaart moet weg.
game-the-game-expert = The Game · Expert
game-the-game-expert-summary = The Game met minstens { $need } kaarten per beurt zolang de trekstapel niet op is.
game-the-game-expert-plus = The Game · Expert Plus
game-the-game-expert-plus-summary = Minstens { $need } kaarten per beurt, en één kaart minder in de hand.
game-face-to-face = Face to Face
game-face-to-face-summary = Een duel met eigen kaarten en stapels, waarin helpen je hand aanvult.
game-quick-and-easy = Quick & Easy
game-quick-and-easy-summary = Een kort teamspel in vijf kleuren: met dezelfde kleur mag je altijd terug.
game-quick-and-easy-professional = Quick & Easy · Professioneel
game-quick-and-easy-professional-summary = Quick & Easy met één kaart per beurt en bijna zonder woorden.
game-on-fire = On Fire
game-on-fire-summary = The Game met brandende kaarten die uiterlijk de volgende beurt afgedekt moeten zijn.
game-on-fire-expert = On Fire · Expert
game-on-fire-expert-summary = On Fire met minstens { $need } kaarten per beurt zolang de trekstapel niet op is.
game-on-fire-expert-plus = On Fire · Expert Plus
game-on-fire-expert-plus-summary = On Fire, minstens { $need } kaarten per beurt, en één kaart minder in de hand.
game-extreme = Extreme
game-extreme-summary = The Game met opdrachten op sommige kaarten, en die volg je allemaal op.
game-extreme-on-fire = Extreme · On Fire
game-extreme-on-fire-summary = Extreme, en sommige kaarten branden ook nog.

## De tekens op de kaarten

effect-fire = Vuur
effect-fire-hint = Moet aan het eind van de volgende beurt afgedekt zijn.
effect-stop = Stop
effect-stop-hint = Je beurt eindigt meteen, ook onder het minimum.
effect-skull = Doodshoofd
effect-skull-hint = Dek het zelf af, nog in deze beurt.
effect-three = 3!
effect-three-hint = Precies drie kaarten deze beurt, deze meegeteld.
effect-silence = Stilte
effect-silence-hint = Zolang hij open ligt, mag niemand iets zeggen of een signaal geven.
effect-onepile = Eén stapel
effect-onepile-hint = Zolang hij open ligt, gaan alle kaarten van een beurt op één stapel.
effect-notrick = Geen truc
effect-notrick-hint = Zolang hij open ligt, is er op geen enkele stapel een achteruit truc.
effect-draw1 = Eén trekken
effect-draw1-hint = Zolang hij open ligt, trek je na je beurt maar één kaart.

## Huisregels

switch-expert-endgame-min = Minimum als de trekstapel op is
switch-expert-endgame-min-1 = één kaart
switch-expert-endgame-min-3 = drie kaarten, of de hele hand als die kleiner is
switch-loss-timing = Wanneer een spel verloren is
switch-loss-timing-stuck = als er geen kaart meer past
switch-loss-timing-lookahead = zodra het minimum onhaalbaar is
switch-last-card = Nog één enkele kaart
switch-last-card-strict = verliest, want het minimum geldt altijd
switch-last-card-lenient = mag op een eigen stapel gelegd worden en wint
switch-final-skull = Een open doodshoofd na de allerlaatste kaart
switch-final-skull-loss = verliest het spel
switch-final-skull-win = kan geen kwaad
switch-three-shortfall = Een 3! met te weinig kaarten
switch-three-shortfall-strict = verliest het spel, ook als alle kaarten liggen
switch-three-shortfall-lenient = kan geen kwaad als alle kaarten liggen
switch-fire-at-win = Een vuur na de allerlaatste kaart
switch-fire-at-win-win = kan geen kwaad
switch-fire-at-win-loss = verliest het spel
switch-one-pile = “Eén stapel” als hij afgedekt is
switch-one-pile-lapses = laat je meteen vrij
switch-one-pile-lasts = bindt je tot het eind van de beurt
switch-short-hand = Een hand onder het minimum
switch-short-hand-loss = moet het minimum toch halen
switch-short-hand-capped = hoeft alleen helemaal gelegd te worden
switch-undo = Kaarten terugnemen
switch-undo-solo = alleen als je in je eentje speelt
switch-undo-off = nooit
switch-undo-all = als iedereen akkoord gaat
switch-pile-history = Afgedekte kaarten
switch-pile-history-hidden = blijven afgedekt
switch-pile-history-visible = mag je bekijken
switch-trick-talk = Zeggen dat je een truc hebt
switch-trick-talk-on = mag onder vrienden
switch-trick-talk-off = mag niet
