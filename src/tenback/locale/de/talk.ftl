## Signale als ganze Sätze; der Stapel ist ein Name wie in `pile`

signal-keep = { $strength ->
    [1] { $pile }: Den hätte ich gern.
    [2] { $pile }: Den Stapel bitte frei lassen.
   *[3] { $pile }: Auf keinen Fall diesen Stapel!
}
signal-small = { $pile }: Hier nur Mini-Schritte.
signal-free = { $pile }: Hier ist mir alles recht.
signal-dump = { $pile }: Wenn ein großer Sprung sein muss, dann hier.
signal-wreck = { $pile }: Hier muss ich gleich weit springen.
signal-safe = In meinem nächsten Zug komme ich klar.
signal-trouble = Bei mir wird es eng.
signal-less = Bitte nur das Minimum legen.
signal-more = Leg ruhig alles, was passt.
signal-back = Geht rückwärts, wenn ihr könnt.
signal-askavoid = Welchen Stapel soll ich meiden?
signal-askhere = { $pile }: Darf ich hier?
signal-answer = { $answer ->
    [yes] Ja.
    [rather-not] Lieber nicht.
   *[no] Nein.
}
signal-start = { $strength ->
    [0] Ich nicht.
    [1] Ich könnte anfangen.
    [2] Ich sollte anfangen.
   *[3] Ich muss anfangen!
}
signal-ok = Alles klar, danke.
signal-trick = { $pile }: Hier habe ich einen Rückwärts-Trick.
signal-have = Diesen Befehl habe ich: { $command }.
signal-hold = Diesen Befehl jetzt nicht spielen: { $command }.
signal-cover = { $pile }: Bitte diesen Befehl abdecken.
signal-fireok = { $pile }: Hier könnte ich ein Feuer löschen.
signal-colour = Ich habe { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[grey] Grau
}.
signal-want = { $direction ->
    [up] Ich will auf den aufsteigenden Stapel.
   *[down] Ich will auf den absteigenden Stapel.
}
signal-qtrick = { $pile }: Hier will ich den Rückwärts-Trick.
signal-size = Meine { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[grey] graue
} Karte ist { $band }.
signal-two = Ich kann beide Karten legen.
signal-cannot = Ich kann gerade nichts legen.

## Signale auf Knöpfen

signal-keep-label = Frei lassen
signal-small-label = Mini-Schritte
signal-free-label = Alles geht
signal-dump-label = Hier springen
signal-wreck-label = Ich muss springen
signal-safe-label = Ich komme klar
signal-trouble-label = Wird eng
signal-less-label = Nur Minimum
signal-more-label = Leg mehr
signal-back-label = Rückwärts
signal-askavoid-label = Welchen meiden?
signal-askhere-label = Darf ich?
signal-answer-label = Antwort
signal-start-label = Anfangen
signal-ok-label = Alles klar
signal-trick-label = Trick hier
signal-have-label = Hab ich
signal-hold-label = Jetzt nicht
signal-cover-label = Bitte abdecken
signal-fireok-label = Kann löschen
signal-colour-label = Meine Farbe
signal-want-label = Hier will ich hin
signal-qtrick-label = Will den Trick
signal-size-label = Wie hoch
signal-two-label = Beide Karten
signal-cannot-label = Kann nicht

## Warum etwas nicht gesagt werden kann, und was stattdessen geht

block-silence = Auf dem Tisch liegt Schweigen. Sobald es abgedeckt ist, dürft ihr wieder reden.
