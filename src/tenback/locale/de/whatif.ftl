## Die Gewinnchance, am Tisch

meter-chance = etwa { $chance }
meter-told = Deine Gewinnchance zu Beginn dieses Zuges: etwa { $chance }, auf { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} genau.
meter-thinking = Deine Gewinnchance wird gerade ermittelt.

## Was wäre, wenn

whatif-meaning = Du spielst von dieser Stellung aus an einem eigenen Tisch weiter, mit Bots auf allen anderen Plätzen.
whatif-seat = Dein Platz
whatif-cards = Karten, die du nicht sehen konntest
whatif-cards-same = dieselben wie damals
whatif-cards-anew = neu ausgeteilt
whatif-then = Im ursprünglichen Spiel: { $result }.
whatif-now = Jetzt: { $result }.
whatif-won = gewonnen
whatif-lost = verloren
whatif-lost-left = { $count ->
    [one] verloren, eine Karte blieb übrig
   *[other] verloren, { $count } Karten blieben übrig
}
whatif-link = Das ursprüngliche Spiel ansehen
whatif-gone = Das ursprüngliche Spiel ist auf diesem Server nicht mehr gespeichert.
whatif-root = Abzweigung von { $table }
whatif-root-file = Abzweigung aus einer Datei
whatif-file = Das ursprüngliche Spiel steht in der Datei, die du geöffnet hast.
