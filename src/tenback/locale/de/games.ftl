## Die Spiele: Titel, und das Besondere in einem Satz

game-the-game = The Game
game-the-game-summary = Ein Team gegen das Spiel: Zwei Stapel steigen, zwei fallen, und jede Karte muss weg.
game-the-game-expert = The Game · Experte
game-the-game-expert-summary = The Game mit mindestens { $need } Karten pro Zug, solange der Zugstapel reicht.
game-the-game-expert-plus = The Game · Experte Plus
game-the-game-expert-plus-summary = Mindestens { $need } Karten pro Zug und eine Handkarte weniger.
game-face-to-face = Face to Face
game-face-to-face-summary = Ein Duell mit eigenen Karten und Stapeln, bei dem Helfen die eigene Hand füllt.
game-quick-and-easy = Quick & Easy
game-quick-and-easy-summary = Ein kurzes Teamspiel in fünf Farben: Mit der gleichen Farbe geht es immer auch zurück.
game-quick-and-easy-professional = Quick & Easy · Profi
game-quick-and-easy-professional-summary = Quick & Easy mit einer Karte pro Zug und fast ohne Worte.
game-on-fire = On Fire
game-on-fire-summary = The Game mit brennenden Karten, die bis zum nächsten Zug abgedeckt sein müssen.
game-on-fire-expert = On Fire · Experte
game-on-fire-expert-summary = On Fire mit mindestens { $need } Karten pro Zug, solange der Zugstapel reicht.
game-on-fire-expert-plus = On Fire · Experte Plus
game-on-fire-expert-plus-summary = On Fire, mindestens { $need } Karten pro Zug und eine Handkarte weniger.
game-extreme = Extreme
game-extreme-summary = The Game mit Befehlen auf manchen Karten, und jeder muss befolgt werden.
game-extreme-on-fire = Extreme · On Fire
game-extreme-on-fire-summary = Extreme, und manche Karten brennen auch noch.

## Die Zeichen auf den Karten

effect-fire = Feuer
effect-fire-hint = Muss bis zum Ende des nächsten Zuges abgedeckt sein.
effect-stop = Stopp
effect-stop-hint = Dein Zug endet sofort, auch unter dem Minimum.
effect-skull = Totenkopf
effect-skull-hint = Deck ihn selbst ab, noch in diesem Zug.
effect-three = 3!
effect-three-hint = Genau drei Karten in diesem Zug, diese mitgezählt.
effect-silence = Schweigen
effect-silence-hint = Solange es offen liegt, darf niemand etwas sagen oder ein Signal geben.
effect-onepile = Ein Stapel
effect-onepile-hint = Solange er offen liegt, kommen alle Karten eines Zuges auf einen Stapel.
effect-notrick = Kein Trick
effect-notrick-hint = Solange er offen liegt, gibt es auf keinem Stapel den Rückwärts-Trick.
effect-draw1 = Nur eine ziehen
effect-draw1-hint = Solange er offen liegt, wird nach einem Zug nur eine Karte gezogen.

## Hausregeln

switch-expert-endgame-min = Minimum, wenn der Zugstapel leer ist
switch-expert-endgame-min-1 = eine Karte
switch-expert-endgame-min-3 = drei Karten, oder die ganze Hand, wenn sie kleiner ist
switch-loss-timing = Wann ein Spiel verloren ist
switch-loss-timing-stuck = wenn keine Karte mehr passt
switch-loss-timing-lookahead = sobald das Minimum unerreichbar ist
switch-last-card = Eine einzige Karte übrig
switch-last-card-strict = verliert, denn das Minimum gilt immer
switch-last-card-lenient = darf auf einen eigenen Stapel gelegt werden und gewinnt
switch-final-skull = Ein offener Totenkopf nach der allerletzten Karte
switch-final-skull-loss = verliert das Spiel
switch-final-skull-win = schadet nicht
switch-three-shortfall = Eine 3! bei zu wenigen Karten
switch-three-shortfall-strict = verliert das Spiel, auch wenn alle Karten liegen
switch-three-shortfall-lenient = schadet nicht, wenn alle Karten liegen
switch-fire-at-win = Ein Feuer nach der allerletzten Karte
switch-fire-at-win-win = schadet nicht
switch-fire-at-win-loss = verliert das Spiel
switch-one-pile = „Ein Stapel“, wenn er abgedeckt ist
switch-one-pile-lapses = gibt dich sofort frei
switch-one-pile-lasts = bindet dich bis zum Ende des Zuges
switch-short-hand = Eine Hand unter dem Minimum
switch-short-hand-loss = muss das Minimum trotzdem erreichen
switch-short-hand-capped = muss nur ganz abgelegt werden
switch-undo = Karten zurücknehmen
switch-undo-solo = nur wenn du allein spielst
switch-undo-off = nie
switch-undo-all = wenn alle zustimmen
switch-pile-history = Abgedeckte Karten
switch-pile-history-hidden = bleiben verdeckt
switch-pile-history-visible = dürfen angesehen werden
switch-trick-talk = Sagen, dass du einen Trick hast
switch-trick-talk-on = unter Freunden erlaubt
switch-trick-talk-off = nicht erlaubt
