## Saying and writing

web-cancel = Annuleren
web-write = Schrijf iets
web-send = Versturen
web-send-anyway = Toch versturen
web-doubt = verklapt misschien een getal
web-no-chat = Aan deze tafel praat je alleen met signalen.
web-silent = Aan deze tafel geldt stilte: geen signalen, geen teksten.
web-unread = Er is iets nieuws te lezen

## My seat

web-share = Mijn kaarten aan toeschouwers tonen
web-conceding = Willen opgeven: { $names }
web-concede-team = Het spel is opgegeven zodra iedereen het ermee eens is. Je stem telt tot de beurt verdergaat.
web-concede-alone = Het spel eindigt nu en telt als verloren.
web-concede-race = Het spel eindigt nu, en je tegenstander wint.
web-leave = Weggaan
web-leave-question = Van tafel gaan?
web-leave-team = De anderen kiezen dan of ze wachten, een bot laten doorspelen of het spel beëindigen. Kom je terug, dan is de plaats weer van jou.
web-leave-alone = Het spel wacht op je op de startpagina.

## Somebody is away

web-absent = { $name } is er niet.
web-absent-you = Het duurde te lang: de anderen mogen zonder jou verder. Leg een kaart en je bent er weer bij.
web-absent-wait = Blijven wachten
web-absent-bot = Bot laten doorspelen
web-absent-end = Spel beëindigen
web-wants-end = Willen beëindigen: { $names }

## Time and watchers

web-time-left = Resterende tijd voor deze beurt
web-soon = Nog { $count } seconden voor deze beurt
web-hours = { $count } u
web-days = { $count } d
web-watchers = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } personen kijken toe
}
web-view = Je ziet
web-view-public = wat iedereen ziet
web-view-of = de kaarten van { $name }
web-none-shared = Niemand toont zijn kaarten aan toeschouwers.

## Before the start

web-host = heeft de tafel geopend
web-outside = een programma
web-bot-of = Bot · { $level }
web-take-seat = Neem een vrije plaats om mee te spelen.
web-agreement = Wat we spelen
web-host-decides = Wie de tafel heeft geopend, beslist; jij ziet elke wijziging meteen.
web-game = Spel
web-option-open = Wie mag meedoen
web-option-open-yes = iedereen via de startpagina
web-option-open-no = wie de link heeft
web-open-hint = Aan een open tafel worden teksten tegengehouden die als een getal klinken.
web-option-talk = Praten
web-talk-free = signalen en teksten
web-talk-signals = alleen signalen
web-talk-silent = stilte
web-option-clock = Tijd voor een beurt
web-clock-none = zo lang als nodig
web-clock-seconds = { $count } seconden
web-clock-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
web-clock-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
web-clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
web-option-watch = Toeschouwers
web-option-watch-yes = zijn welkom
web-option-watch-no = blijven buiten
web-option-counter = Kaarten die nog komen
web-option-counter-yes = kun je opzoeken
web-option-counter-no = moet je onthouden
web-option-hints = Hints
web-option-hints-yes = mag je vragen
web-option-hints-no = zijn er niet
web-option-pace = Bots spelen
web-pace-calm = rustig
web-pace-brisk = vlot
web-pace-instant = meteen
web-starter-agreed = Na het uitdelen bekijkt iedereen zijn kaarten; dan spreken jullie af wie begint.
web-starter-lot = Er wordt geloot wie begint.
web-house = Huisregels
web-house-changed = Huisregels ({ $count } gewijzigd)

## Inviting

web-invite-title = Vrienden uitnodigen
web-share-link = Delen
web-share-text = Speel { $game } met me!
web-qr = QR-code
web-qr-title = De link naar deze tafel als QR-code
web-only-here = Deze tafel staat alleen op deze computer: nog niemand anders kan hem openen.
web-open-network = Wil je vrienden in je netwerk laten meespelen, druk dan op Ctrl-C in het venster waarin tenback draait en start het opnieuw met dit commando. Je tafel is er daarna nog.
web-no-network = Deze computer zit nu in geen enkel netwerk. Zodra dat wel zo is, staat hier de weg naar deze tafel.
web-copy-command = Commando kopiëren
web-same-network = Ze moeten in hetzelfde netwerk zitten als deze server, bijvoorbeeld op je wifi.
web-address = Adres in het netwerk
web-address-hint = Kunnen je vrienden het ene niet openen, probeer dan een ander.

## The start page

web-welcome = Leg samen alle kaarten, zonder elkaar je getallen te verklappen. Geen account, geen wachttijd: bots staan altijd klaar.
web-first-game = Leer het in drie minuten
web-play-first = Speel nu { $game }
web-games = Spellen
web-minutes = ongeveer { $count } minuten
web-learn = Leren spelen
web-rules = Regels
web-replay = nog eens bekijken
web-open-tables = Open tafels
web-open-tables-hint = Schuif aan, iedereen is welkom.
web-no-open-tables = Er wacht nu niemand. Kies bij een spel “Met vrienden spelen” en laat iedereen meedoen: dan staat jouw tafel hier.
web-open-record = Opname openen
web-loading = Een ogenblik …
web-with = met { $names }
web-show-all = Alle { $count } tonen
web-show-fewer = Minder tonen
web-remove-table = { $table } uit deze lijst halen
web-removed = { $count ->
    [one] Eén tafel is uit deze lijst gehaald.
   *[other] { $count } tafels zijn uit deze lijst gehaald.
}
web-restore = Terughalen
