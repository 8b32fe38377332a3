## Was man am Tisch sagen könnte

learn-say-wish = Lass mir bitte den linken Stapel.
learn-say-step = Mir reicht hier ein Mini-Schritt.
learn-say-number = Ich habe die { $card }.
learn-say-distance = Mir fehlen nur vier.
learn-say-ask = Welche Zahl hast du?

## Die Seite mit den Regeln

learn-rules-of = Regeln: { $game }
learn-contents = Inhalt
learn-levels = Stufen dieses Spiels
learn-first-game = Das erste Spiel spielen
learn-first-game-hint = Drei Minuten an einem echten Tisch, mit Begleitung.
learn-print = Drucken
learn-top = { $pile }: oben liegt die { $card }
learn-theirs = { $direction ->
    [up] Aufsteigender Stapel des Gegners
   *[down] Absteigender Stapel des Gegners
}
learn-onto-theirs = auf einen Stapel des Gegners
learn-fits = passt: +{ $steps }
learn-goes-back = Trick: { $steps } zurück
learn-helps = hilft: { $steps } besser
learn-misfit = passt nicht
learn-one-turn = Ein Zug, von dieser Hand
learn-lay = Die { $card } { $pile }
learn-lay-more = { $missing ->
    [one] eine Karte fehlt noch
   *[other] { $missing } Karten fehlen noch
}
learn-lay-enough = genug: Der Zug darf enden
learn-drawn = { $count ->
    [one] Dann wird eine Karte gezogen.
   *[other] Dann werden { $count } Karten gezogen.
}
learn-talk = Am Tisch gesagt
learn-may-say = erlaubt
learn-may-not-say = nicht erlaubt
learn-signals = Als Signale
learn-house = Wähl aus, und diese Seite erzählt die Regeln eures Tisches.

## Adressen, an denen nichts ist

learn-lost = Hierher führt kein Weg
learn-lost-hint = Prüf die Adresse oder such dir auf der Startseite ein Spiel aus.
