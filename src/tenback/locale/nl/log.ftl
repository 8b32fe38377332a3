## Wat ik zelf doe

table-laid-you = Je legt de { $card } { $pile } (+{ $step }).
table-trick-you = Je legt de { $card } { $pile }: een truc, { $step } terug!
table-helped-you = Je legt de { $card } { $pile }: een helpende hand.
table-said-you = Jij: { $text }
table-starts-you = Jij begint.
table-concedes-you = Je geeft op.
web-ends-turn-you = Je beëindigt de beurt.
web-takes-back-you = Je neemt de { $card } terug.
web-hinted-you = Je vraagt om een hint.

## Het verloop

log-you = Jij
log-drawn = { $count ->
    [one] Eén kaart getrokken
   *[other] { $count } kaarten getrokken
}
log-taken-back = teruggenomen

## Een hele beurt in één adem

told-turn = { $name }: { $lays }.
told-lay = { $manner ->
    [trick] { $card } { $pile }, een truc, { $step } terug
    [help] { $card } { $pile }, een helpende hand
   *[onward] { $card } { $pile } (+{ $step })
}

## Zo kort mogelijk, voor een schermlezer

web-terse = Korte meldingen voor schermlezers
terse-onto = op { $pile }
terse-lay = { $manner ->
    [onward] { $card } { $pile }, plus { $step }
   *[other] { $card } { $pile }, min { $step }
}
terse-end = Einde beurt.
terse-drawn = { $name }: { $count } getrokken.
terse-drawn-you = Getrokken: { $cards }.
terse-pile = { $direction ->
    [up] { $pile } omhoog { $card }
   *[down] { $pile } omlaag { $card }
}
terse-deck = { $count } te trekken
terse-hand = Hand: { $cards }.
terse-turn = Jouw beurt: nog { $missing }.
terse-turn-free = Jouw beurt.
terse-turn-of = Beurt: { $name }.

## Signalen in een paar woorden; de stapel is het voorwerp van de zin

pile-brief-only = { $direction ->
    [up] de oplopende stapel
   *[down] de aflopende stapel
}
signal-keep-brief = { $strength ->
    [1] wil graag { $pile }
    [2] { $pile } vrij laten
   *[3] nooit op { $pile }!
}
signal-small-brief = kleine stapjes op { $pile }
signal-free-brief = alles mag op { $pile }
signal-dump-brief = sprongen op { $pile }
signal-wreck-brief = moet ver springen op { $pile }
signal-safe-brief = lukt wel
signal-trouble-brief = wordt krap
signal-less-brief = alleen het minimum
signal-more-brief = leg meer
signal-back-brief = ga achteruit
signal-askavoid-brief = welke mijden?
signal-askhere-brief = mag ik op { $pile }?
signal-answer-brief = { $answer ->
    [yes] ja
    [rather-not] liever niet
   *[no] nee
}
signal-start-brief = { $strength ->
    [0] ik niet
    [1] kan beginnen
    [2] zou moeten beginnen
   *[3] moet beginnen!
}
signal-ok-brief = begrepen
signal-trick-brief = een truc op { $pile }
signal-have-brief = heeft { $command }
signal-hold-brief = nu niet: { $command }
signal-cover-brief = { $pile } afdekken
signal-fireok-brief = kan doven op { $pile }
signal-colour-brief = heeft { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[grey] grijs
}
signal-want-brief = wil op { $pile }
signal-qtrick-brief = wil de truc op { $pile }
signal-size-brief = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[grey] grijs
} is { $band }
signal-two-brief = kan allebei leggen
signal-cannot-brief = kan niet

## Reacties, die niets over kaarten verklappen

web-react = Reageren
reaction-well-done = Goed gedaan!
reaction-thanks = Bedankt!
reaction-oops = Oeps!
reaction-thinking = Even denken …
reaction-hurry = Jouw beurt!
reaction-again = Nog een spel?
