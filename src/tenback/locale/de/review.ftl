## Die Analyse eines Spiels, im Browser

review-asking = Die Analyse beginnt …
review-progress = { $done } von { $turns } Zügen
review-progress-deep = Gründlicher: { $done } von { $turns } Zügen
review-complete = Die Analyse ist fertig.
review-again = Noch einmal versuchen
review-tab-turn = Dieser Zug
review-tab-game = Ganzes Spiel
review-points = { $sign }{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
review-error = ± { $count }
review-verdict = { $grade }. Gewinnchance: { $chance }.
review-verdict-loss = { $grade }, { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
} verloren. Gewinnchance: { $chance }, danach { $after }.
review-chance-of = Chance: { $name }
review-no-turn = Vor dem ersten Zug gibt es nichts zu beurteilen. Wähle eine Stelle im Verlauf.
review-not-yet = Dieser Zug ist noch nicht beurteilt.
review-as-good = Kein anderer Zug war eindeutig besser.
review-hidden = Den besseren Zug siehst du mit offenen Karten oder vom Platz von { $name } aus.
review-since-cards = Die Karten seit dem Zug davor: { $points }
review-since-signals = Dank dem, was gesagt wurde: { $points }
review-mistake-back = Voriger Fehler
review-mistake-on = Nächster Fehler
review-mistakes = { $count ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $count } Fehler
}
review-mistakes-mine = { $count ->
    [0] Du hast keinen Fehler gemacht
    [one] Mein Fehler
   *[other] Meine { $count } Fehler
}
review-mistakes-all = { $count ->
    [0] Niemand hat einen Fehler gemacht
    [one] Der eine Fehler
   *[other] Alle { $count } Fehler
}
review-practise = Finde den besseren Zug

## Ein Fehler, der gutgemacht werden soll

review-find = Zug { $turn }: Hier hat { $name } { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} verloren. Welcher Zug ist besser? Wähle eine Karte, dann einen Stapel.
review-find-you = Zug { $turn }: Hier hast du { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} verloren. Welcher Zug ist besser? Wähle eine Karte, dann einen Stapel.
review-find-result-found = Das ist der bessere Zug, gut gefunden!
review-find-result-played = Das ist der Zug, der gespielt wurde.
review-find-result-close = Nah dran: { $count } von { $cards } Karten liegen wie beim besseren Zug.
review-find-result-other = Das ist eine andere Idee. Der beste Zug, der gefunden wurde, ist hier eingezeichnet.
review-find-result-shown = Das ist der bessere Zug.
review-take-back = Zurücknehmen
review-retry = Noch einmal
review-compare = Vergleichen
review-show = Zeig ihn mir
review-leave = Zurück zur Analyse

## Das ganze Spiel

review-accuracy-hint = Wie viel von der Gewinnchance jemand mit den eigenen Zügen behalten hat.
review-luck-hint = Vom ersten Zug bis zum Ende, in Punkten der Gewinnchance. Alle Teile zusammen ergeben den Endstand.
review-luck-mine = Deine Züge
review-deep = Gründlicher prüfen
review-deep-hint = Probiert für jeden Zug zehnmal so viel aus; das dauert eine Weile.
review-deep-done = Diese Analyse ist gründlich.
review-share = Analyse teilen
review-share-chance = Gewinnchance: { $curve }
review-share-accuracy = Genauigkeit: { $shares }
review-share-luck = Glück { $luck }, Können { $skill }
