## Was ich selbst tue

table-laid-you = Du legst die { $card } { $pile } (+{ $step }).
table-trick-you = Du legst die { $card } { $pile }: ein Trick, { $step } zurück!
table-helped-you = Du legst die { $card } { $pile }: eine Hilfe.
table-said-you = Du: { $text }
table-starts-you = Du fängst an.
table-concedes-you = Du gibst auf.
web-ends-turn-you = Du beendest den Zug.
web-takes-back-you = Du nimmst die { $card } zurück.
web-hinted-you = Du holst dir einen Tipp.

## Der Spielverlauf

log-you = Du
log-drawn = { $count ->
    [one] Eine Karte nachgezogen
   *[other] { $count } Karten nachgezogen
}
log-taken-back = zurückgenommen

## Ein ganzer Zug in einem Atemzug

told-turn = { $name }: { $lays }.
told-lay = { $manner ->
    [trick] { $card } { $pile }, ein Trick, { $step } zurück
    [help] { $card } { $pile }, eine Hilfe
   *[onward] { $card } { $pile } (+{ $step })
}

## So knapp wie möglich, für Screenreader

web-terse = Kurze Ansagen für Screenreader
terse-onto = auf { $pile }
terse-lay = { $manner ->
    [onward] { $card } { $pile }, plus { $step }
   *[other] { $card } { $pile }, minus { $step }
}
terse-end = Zug beendet.
terse-drawn = { $name }: { $count } gezogen.
terse-drawn-you = Gezogen: { $cards }.
terse-pile = { $direction ->
    [up] { $pile } rauf { $card }
   *[down] { $pile } runter { $card }
}
terse-deck = { $count } zu ziehen
terse-hand = Hand: { $cards }.
terse-turn = Du bist dran: noch { $missing }.
terse-turn-free = Du bist dran.
terse-turn-of = Dran: { $name }.

## Signale in wenigen Worten; der Stapel steht im Akkusativ

pile-brief-only = { $direction ->
    [up] den aufsteigenden Stapel
   *[down] den absteigenden Stapel
}
signal-keep-brief = { $strength ->
    [1] hätte gern { $pile }
    [2] { $pile } frei lassen
   *[3] keinesfalls auf { $pile }!
}
signal-small-brief = Mini-Schritte auf { $pile }
signal-free-brief = alles darf auf { $pile }
signal-dump-brief = Sprünge auf { $pile }
signal-wreck-brief = muss weit auf { $pile } springen
signal-safe-brief = kommt klar
signal-trouble-brief = wird eng
signal-less-brief = nur das Minimum
signal-more-brief = ruhig mehr legen
signal-back-brief = bitte rückwärts
signal-askavoid-brief = welchen meiden?
signal-askhere-brief = darf ich auf { $pile }?
signal-answer-brief = { $answer ->
    [yes] ja
    [rather-not] lieber nicht
   *[no] nein
}
signal-start-brief = { $strength ->
    [0] ich nicht
    [1] könnte anfangen
    [2] sollte anfangen
   *[3] muss anfangen!
}
signal-ok-brief = alles klar
signal-trick-brief = ein Trick auf { $pile }
signal-have-brief = hat { $command }
signal-hold-brief = jetzt nicht: { $command }
signal-cover-brief = { $pile } abdecken
signal-fireok-brief = könnte auf { $pile } löschen
signal-colour-brief = hat { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[grey] Grau
}
signal-want-brief = will auf { $pile }
signal-qtrick-brief = will mit dem Trick auf { $pile }
signal-size-brief = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[grey] Grau
} ist { $band }
signal-two-brief = kann beide legen
signal-cannot-brief = kann nicht

## Reaktionen, die nichts über Karten verraten

web-react = Reagieren
reaction-well-done = Gut gemacht!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-thinking = Moment, ich überlege …
reaction-hurry = Du bist dran!
reaction-again = Noch ein Spiel?
