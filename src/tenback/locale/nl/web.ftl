## Every page

web-tagline = Klimmen, dalen, tien terug: The Game en zijn familie aan één tafel.
web-language = Taal
web-theme = Licht of donker
web-home = Naar de startpagina
web-offline = De server antwoordt niet. Nieuwe poging …
web-gone = Hier is niets te zien. Controleer de code of open een nieuwe tafel.
web-refused = Dat lukte niet. Probeer het zo nog eens.
web-not-affiliated = tenback is een onafhankelijk project voor wie van deze spellen houdt. Het heeft niets met de uitgever te maken.
web-about = Over tenback
web-puzzles = Puzzels

## The start page

web-play-now = Nu spelen
web-invite = Met vrienden spelen
web-players = { $least } tot { $most } spelers
web-players-exactly = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
web-level = Niveau
web-basic = Basisspel
web-company = Samen met
web-alone = In je eentje
web-with-bots = { $count ->
    [one] Eén bot
   *[other] { $count } bots
}
web-join = Aanschuiven
web-code = Code
web-join-go = Meedoen
web-code-form = Een code heeft zes letters of cijfers.
web-my-tables = Je tafels
web-gathering = wacht op spelers
web-playing = wordt gespeeld

## Before the start

web-your-name = Je naam
web-guest = Gast
web-sit = Hier zitten
web-stand = Opstaan
web-free-seat = Vrije plaats
web-you = jij
web-add-bot = Bot toevoegen
web-remove = Weghalen
web-bot-level = Sterkte van de bots
web-level-beginner = Beginner
web-level-solid = Degelijk
web-level-strong = Sterk
web-level-master = Meester
web-seats = Plaatsen
web-start = Kaarten uitdelen
web-start-filled = { $count ->
    [one] Uitdelen, met een bot op de vrije plaats
   *[other] Uitdelen, met bots op { $count } vrije plaatsen
}
web-copy-link = Link kopiëren
web-link-copied = Gekopieerd
web-invite-hint = Stuur je vrienden de link of zeg ze de code.
web-looking-on = Je kijkt toe.

## The table

web-hand = Je kaarten
web-piles = Stapels
web-people = Wie er aan tafel zit
web-voices = Wat spelers over zichzelf zeggen
web-choose-card = Kies een kaart en dan een stapel.
web-choose-pile = Kies nu een stapel voor de { $card }.
web-pile-top = { $pile }, bovenop { $card }
web-pile-row = { $pile }, nog leeg
web-pile-costs = { $pile }, bovenop { $card }: hier kost hij { $steps }
web-pile-trick = { $pile }, bovenop { $card }: een truc, { $steps } terug
web-cost = +{ $steps }
web-end-loses = Niets past: spel beëindigen
web-i-begin = Ik begin
web-begins = { $name } begint
web-agree = Akkoord
web-proposed = Begint { $name }? Tot nu toe vóór: { $agreed }.
web-proposed-you = Begin jij? Tot nu toe vóór: { $agreed }.
web-waiting = { $name } is aan de beurt.
web-thinking = { $name } denkt na …
web-away = weg
web-by-feel = op gevoel
web-plays-by-feel = { $name } kan nog niet vooruitdenken en speelt voorlopig op gevoel.
web-untrained = De bots zijn niet voor deze tafel getraind en gaan af op wat de server zelf leert.
web-deck-short = { $count ->
    [0] leeg
   *[other] { $count } te trekken
}
web-log = Verloop van het spel
web-panel = Verloop en signalen
web-close = Sluiten
web-signals = Signalen
web-more-signals = Meer signalen
web-signal-pile = Kies nu de stapel die je bedoelt.
web-connection-lost = De verbinding is weg. Die komt vanzelf terug.
web-lay-waiting = wacht
web-ends-turn = { $name } beëindigt de beurt.
web-replaced = { $name } kon zo niet verder spelen. Nieuwe sterkte: { $level }.
web-hinted = { $name } vraagt om een hint.
web-takes-back = { $name } neemt de { $card } terug.

## Around the table

web-menu = Menu
web-sounds = Geluid en trillen
web-notices = Melden als ik aan de beurt ben
web-letters = Met losse lettertoetsen spelen
web-meter = Mijn winstkans tonen
web-meter-off = Je winstkans wordt niet getoond. Speel je in je eentje met bots, dan kun je die in het menu aanzetten.
web-pass = Mijn pas vervangen
web-pass-question = Je pas vervangen?
web-pass-meaning = Aan een pas in deze browser herkent de server je. Heeft iemand anders hem misschien, vervang hem dan: de oude is niets meer waard en je plaatsen blijven hier van jou. Andere browsers met de oude pas raken ze kwijt.
web-keys = Toetsen
web-key-lay = Gekozen kaart leggen: { $pile }
web-key-choose = Kaart kiezen
web-key-ends = Eerste of laatste kaart
web-key-talk = Naar de signalen
web-key-hand = Mijn kaarten voorlezen
web-key-piles = De stapels voorlezen
web-key-turn = Voorlezen wie aan de beurt is
web-key-chance = Mijn winstkans voorlezen
web-key-leave = Keuze opheffen
web-sort = Mijn kaarten sorteren
web-in-force = Geldt nu
web-lock = Deze beurt maar één stapel: { $pile }
web-counter = Kaarten die nog niemand heeft gelegd
web-counter-left = { $count ->
    [0] Alle kaarten zijn gelegd.
    [one] Eén kaart is nog in een hand of in de trekstapel.
   *[other] { $count } kaarten zijn nog in handen of in de trekstapel.
}
web-counter-laid = { $card }, gelegd
web-counter-mine = { $card }, van jou
web-counter-yours = in je hand
web-progress = { $laid } van { $all } kaarten gelegd
web-title-turn = ● Jij bent aan de beurt · { $game }
web-told-hand = { $count ->
    [0] Je hebt geen kaarten.
   *[other] Je kaarten: { $cards }.
}
web-told-drawn = Je trekt: { $cards }.
web-told-nowhere = De { $card } past nu nergens.
web-told-waiting = De { $card } wacht. Hij wordt gelegd zodra de verbinding terug is.
web-told-cost = { $manner ->
    [trick] { $pile }: een truc, { $steps } terug
    [help] { $pile }: helpt, { $steps } terug
   *[onward] { $pile }: { $steps }
}

## The end

web-duel-won = Jij wint!
web-duel-lost = Deze keer verloren
web-same-deal = Dezelfde kaarten nog eens
web-rematch = Nog een keer
web-follow = Naar het volgende spel
web-record = Opname downloaden
web-look-back = De tafel bekijken
web-result = Uitslag tonen
web-mountain = { $laid } van { $count } kaarten liggen.

## Tempo, voornemens en kaarten die worden teruggenomen

web-pace = Tempo
web-pace-own = Zo snel zie je wat er gebeurt. Hoe snel de bots spelen, bepaalt wie de tafel heeft geopend.
web-forward = Vooruitspoelen
web-volume = Volume
web-intended = gepland
web-intention-pile = De { $card } plannen: waarheen?
web-intention-made = Gepland: de { $card } { $pile }. Je legt hem als je aan de beurt bent.
web-intention-lay = De { $card } { $pile } leggen
web-intention-lost = De { $card } past niet meer { $pile }.
web-key-intention = De geplande kaart leggen
web-recall-ask = Vragen om terug te nemen
web-recall = { $name } wil de { $card } terugnemen. Ga je akkoord?
web-recall-mine = Je wilt de { $card } terugnemen. De anderen beslissen.
web-recall-agreed = Tot nu toe vóór: { $names }.
web-recall-decline = Laten liggen
web-recall-stop = Toch niet
web-recall-kept = Iemand laat de kaart liever liggen.

## Hoe het bij mij gaat

web-streak = { $count } keer op rij gewonnen
web-streak-longest = { $count } keer op rij gewonnen: je langste reeks tot nu toe
web-closest = { $count ->
    [one] Zo dichtbij was je nog nooit: nog maar één kaart over
   *[other] Zo dichtbij was je nog nooit: nog maar { $count } kaarten over
}
