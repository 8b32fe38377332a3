## Saying and writing

web-cancel = Annuleren
web-write = Schrijf de anderen
web-send = Verstuur
web-no-chat = Aan deze tafel praat je alleen met signalen.
web-silent = Aan deze tafel wordt gezwegen: geen signalen, geen teksten.
web-unread = Er is iets nieuws te lezen

## My seat

web-my-seat = Jouw plaats
web-share = Mijn kaarten aan toeschouwers tonen
web-conceding = Willen opgeven: { $names }
web-concede-team = Het spel is opgegeven zodra iedereen het eens is. Je stem telt tot de beurt verdergaat.
web-concede-alone = Het spel eindigt nu en telt als verloren.
web-concede-race = Het spel eindigt nu, en de anderen winnen.
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

## Time and onlookers

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
