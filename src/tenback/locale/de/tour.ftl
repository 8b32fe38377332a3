# Eine Partie, die mehrere gemeinsam anschauen.

tour-talk = Chat
tour-coming = Gleich bist du bei den anderen …
tour-you-lead = Du führst: Alle sehen, was du siehst.
tour-leads = { $name } führt.
tour-astray = Du siehst dich allein um.
tour-nobody = Gerade führt niemand.
tour-take = Führung übernehmen
tour-hand = Abgeben an …
tour-back = Zurück zu { $name }
tour-draw = Zeichnen
tour-wipe = Wegwischen
tour-how = Zieh eine Karte auf einen Stapel. Zum Einkreisen tippe zweimal auf eine Karte oder auf einen Stapel.
tour-arrow = Ein Pfeil zeigt von der { $card } bei { $name } auf { $pile }.
tour-ring-card = Eingekreist: die { $card } bei { $name }.
tour-ring-pile = Eingekreist: { $pile }.
tour-here = Dabei: { $names }.
tour-watchers = { $count ->
    [one] Eine weitere Person schaut zu.
   *[other] { $count } weitere Personen schauen zu.
}
tour-silent = Noch hat niemand etwas geschrieben. Die Partie ist vorbei, ihr dürft jede Karte nennen.
tour-invite = Wer die Adresse dieser Seite öffnet, schaut mit.
