## De tafel in de terminal

table-welcome = tenback — welk spel wordt het?
table-company = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
} en { $bots ->
    [0] geen bots
    [one] één bot
   *[other] { $bots } bots
}
table-any-deal = Willekeurige deling
table-ask-name = Hoe heet speler { $number }?
table-bad-name = Een naam heeft hoogstens { $most } letters, cijfers of andere zichtbare tekens.
table-same-name = Er heet al iemand { $name }. Kies een andere naam.
table-ask-deal = Welke deling? Hetzelfde getal geeft dezelfde kaarten; laat leeg voor een willekeurige.
table-bad-deal = Een deling is een geheel getal van 0 tot en met { $most }.
table-which-resume = Met welk spel wil je verdergaan?
table-which-watch = Welk spel wil je terugkijken?
table-nothing-resume = Er is geen spel dat nog niet is uitgespeeld.
table-nothing-watch = Er is nog geen spel opgeslagen.
table-hand-and-deck = { $name }: { $count } in de hand, { $deck } in de trekstapel
table-may-end = Je mag je beurt beëindigen of nog meer leggen.
table-bot-thinks = { $name } denkt na …
table-bot-warming-up = { $name } is nog aan het opwarmen en speelt tot die tijd op gevoel.
table-bot-warm = { $name } is opgewarmd en denkt vanaf nu vooruit.
table-bot-cannot-think = { $name } kan op deze computer niet vooruitdenken en speelt op gevoel verder.
table-bot-failed = { $bot } heeft gefaald; vanaf nu speelt een bot van ons voor { $name }.
table-end-loses = Er moet nog een kaart worden afgedekt, en dat kun je niet. Als je de beurt beëindigt, is het spel verloren. Beëindigen?
table-cover-me = Dek af!
table-want-start = { $name }, hoe graag wil je beginnen?
table-who-speaks = Wie zegt er iets?
table-saved-elsewhere = De opname kon niet op de gewenste plek worden opgeslagen ({ $why }). Hij staat nu in { $path }
table-saved-open = niet uitgespeeld
table-saved-over = uitgespeeld
table-quit-unsaved = Het spel kon nergens worden opgeslagen. Toch weggaan? Dan is het weg.
table-go-on-with = Zo speel je verder: tenback play --resume { $file }
table-tricks = { $count ->
    [0] Geen achteruit truc.
    [one] Eén achteruit truc.
   *[other] { $count } achteruit trucs.
}
table-key-card = Kaart
table-key-back = Terug naar de tafel
table-key-replay = Terugkijken
table-key-seat = Wiens kaarten
table-key-game = Spel
table-key-seats = Plaatsen
table-key-people = Personen
table-key-bots = Bots
table-key-names = Namen
table-key-house = Huisregels
table-key-deal = Deling
table-key-language = Taal
table-key-resume = Verder spelen
table-key-watch = Terugkijken
table-key-start = Spelen

## Tekens op kaarten, hoogstens zeven letters

effect-fire-tag = vuur
effect-stop-tag = stop
effect-skull-tag = doodsh.
effect-three-tag = 3!
effect-silence-tag = stilte
effect-onepile-tag = 1 stap.
effect-notrick-tag = geen ↺
effect-draw1-tag = trek 1

## Wat de tafel in de terminal verder zegt

table-seed = Deling { $seed }
table-undone = De { $card } is terug in je hand.
table-undo-nothing = Deze beurt is er niets om terug te nemen.
table-undo-refused = Aan deze tafel blijft liggen wat ligt.
table-quit-question = Weggaan? Het spel is nog niet afgelopen.
table-yes = Ja
table-no = Nee
table-agree-starter = Is iedereen het ermee eens dat { $name } begint?
table-choose-again = Opnieuw kiezen
table-hand-over = Geef het scherm aan { $name }.
table-press-key = Druk op een toets als je er klaar voor bent.
table-saved = Opname opgeslagen in { $path }
table-not-saved = De opname kon niet worden opgeslagen: { $why }
table-new-game = Nieuw spel
table-same-deal = Nog eens met dezelfde kaarten
table-step = Stap { $step } van { $steps }
table-too-small = Het venster is te klein. Maak het minstens { $width } × { $height }.
table-key-lay = Leggen
table-key-signal = Signaal
table-key-rules = Regels
table-key-quit = Stoppen
table-key-next = Volgende
table-key-previous = Vorige
table-key-play = Afspelen
table-key-pause = Pauze
table-key-first = Begin
table-key-last = Einde
