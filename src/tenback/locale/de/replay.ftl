## Ein Spiel noch einmal sehen

replay-title = Wiederholung
replay-open-title = Ein Spiel noch einmal ansehen
replay-open-hint = Wähl eine Protokolldatei aus oder zieh sie hierher.
replay-open-kept = Dateien vom Tisch im Browser und aus dem Terminal gehen beide. Nichts davon wird behalten.
replay-choose = Datei auswählen
replay-drop = Lass los, dann öffnet sie sich.
replay-too-big = Diese Datei ist zu groß für ein Protokoll. Wähl eine, die tenback geschrieben hat.
replay-loading = Die Karten werden ausgelegt …
replay-other = Andere Datei
replay-view = Wessen Karten
replay-view-open = Alle Karten offen
replay-view-of = Wie { $name } es sah
replay-cards-of = { $count ->
    [0] { $name } hat keine Karten
   *[other] Karten von { $name }
}
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-times = { $times }×
replay-scrub = Stelle im Spiel
replay-dealt = Die Karten sind verteilt.
replay-turn = Zug { $number }: { $name }
replay-at = Zug { $turn }, { $step }/{ $steps }
replay-place = Zug { $turn }, Schritt { $step } von { $steps }. { $text }
