# Was ein Tisch oder der Server ablehnt, und was man stattdessen tun kann.

no-unreadable = Das ist nicht zu verstehen. Lade die Seite neu, vielleicht gibt es eine neuere.
no-other-protocol = Der Server spricht inzwischen ein neueres Protokoll. Lade die Seite neu.
no-other-rules = Dieses Spiel wurde nach neueren Regeln begonnen, als dieser Server kennt. Verloren ist nichts: Sobald tenback auf dem Server aktualisiert ist, geht es weiter, wo es war.
no-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe den Code oder eröffne einen neuen Tisch.
no-no-such-page = Unter dieser Adresse gibt es nichts.
server-not-built = Die Seiten sind noch nicht gebaut. Ruf im Ordner von tenback „make pages“ auf und starte den Server neu.
no-no-such-game = Dieses Spiel gibt es hier nicht. Such dir auf der Startseite eins aus.
no-no-such-puzzle = Diese Knobelaufgabe gibt es nicht. Nimm die nächste.
no-not-seated = Setz dich erst hin.
no-seat-taken = Da sitzt schon jemand. Nimm einen anderen Platz.
no-no-such-place = Diesen Platz hat der Tisch nicht.
no-name = Ein Name hat 1 bis 24 Zeichen, die man alle sehen kann.
no-name-taken = So heißt hier schon jemand. Nimm einen anderen Namen.
no-not-host = Das kann nur, wer den Tisch eröffnet hat.
no-no-such-bot = Diese Stärke gibt es nicht. Wähle beginner, solid, strong oder master.
no-bot-missing = Bots dieser Stärke brauchen mehr, als auf diesem Server installiert ist: pip install "tenback[sim]". Einsteiger und Solide spielen auch ohne.
no-seats-free = Es sind noch Plätze frei. Warte auf Mitspieler oder besetze sie mit Bots.
no-lesson = Eine Lektion ist für eine Person: Setz dich auf den ersten Platz, gib alle anderen Bots und lass gleich austeilen.
no-bad-options = So lässt sich das Spiel nicht spielen. Wähle andere Einstellungen.
no-table-started = Die Karten sind schon ausgeteilt.
no-not-started = Die Karten sind noch nicht ausgeteilt.
no-table-over = Dieses Spiel ist zu Ende.
no-not-over = Das geht erst, wenn das Spiel zu Ende ist.
no-stale = Jemand war schneller. Schau noch einmal hin und entscheide neu.
no-agreed = Du hast schon zugestimmt. Die anderen entscheiden noch, wer anfängt.
no-no-branch = Von dort aus kann niemand weiterspielen. Wähle einen anderen Zug.
no-no-undo = Es gibt keine Karte, die du zurücknehmen darfst.
no-recalled = Du hast schon zugestimmt. Die anderen entscheiden noch, ob die Karte zurückgenommen werden darf.
no-kept = Jemand möchte, dass diese Karte liegen bleibt. Spiel mit der nächsten weiter.
no-no-recall = Gerade will niemand eine Karte zurücknehmen.
no-not-alone = Hier spielen noch andere mit und wollen den Bots folgen. Auf deinem eigenen Bildschirm kannst du trotzdem vorspulen.
no-no-bot-due = Gerade ist kein Bot dran.
no-no-hints = Hier spielen noch andere mit, und am Tisch ist abgemacht, ohne Tipps zu spielen.
no-signal = Dieses Signal gibt es nicht.
no-reacted = In diesem Zug hast du schon reagiert. Warte auf den nächsten.
no-not-absent = Da fehlt niemand.
no-no-watching = An diesem Tisch wird ohne Zuschauer gespielt.
no-too-fast = Das ging zu schnell. Warte kurz, dann geht es weiter.
no-too-slow = Das hat zu lange gedauert. Prüfe deine Verbindung und versuch es noch einmal.
no-too-big = Das ist zu groß. Schick weniger auf einmal oder eine kleinere Datei.
no-full = Gerade ist kein Platz mehr. Versuch es in ein paar Minuten noch einmal.
no-foreign = Die Seite eines anderen Anbieters darf sich hier nicht an den Tisch setzen.
no-other-name = Dieser Server heißt nicht so. Nimm eine Adresse, die er beim Start genannt hat; wer ihn betreibt, kann mit --public-url seinen Namen festlegen.
no-rematched = Der nächste Tisch steht schon bereit. Folge den anderen dorthin.
no-led = Gerade führt jemand anders. Schau mit, oder bitte darum, die Führung abzugeben.
no-not-leading = Das kann nur, wer gerade führt. Übernimm zuerst die Führung.
no-not-here = Dort ist niemand, der führen könnte. Wähle jemanden, der verbunden ist.
no-no-advisor = Dieser Server kann keine Spiele beurteilen. Wer ihn betreibt, kann das nachrüsten: pip install "tenback[sim]"
no-unavailable = Das geht im Moment nicht. Es ist nichts verloren: Versuch es gleich noch einmal.
no-disk-fails = Der Server kann nichts speichern: Sein Datenträger ist voll oder defekt. Es ist nichts verloren, aber wer den Server betreibt, muss Platz schaffen.
no-damaged = Der Server kann seine Tische nicht lesen: Seine Datenbank ist beschädigt. Wer den Server betreibt, muss eine Kopie zurückholen.
no-newer-shape = Der Server ist älter als seine Tische. Wer ihn betreibt, muss ihn auf den neuesten Stand bringen; dann geht alles weiter.
no-broken-log = Ein Teil der Geschichte dieses Tisches fehlt, deshalb kann er nicht gezeigt werden. Andere Tische sind nicht betroffen: Eröffne einen neuen.
no-log-full = An diesem Tisch ist so viel geschehen, dass er nur noch Karten annimmt. Spielt zu Ende, oder eröffnet einen neuen Tisch.
no-chat-full = An diesem Tisch ist genug gesagt. Spielt weiter, oder eröffnet einen neuen Tisch.
no-anonymous = Dich kennt hier noch niemand: Hol dir zuerst einen Pass.
no-not-for-all = Diese Zahlen sind für die Leute, die den Server betreiben. Sie können deine Adresse mit --metrics zulassen.
no-refused = Das erlauben die Regeln nicht.

## What the filter found in a text, and what follows

talk-found-digit = „{ $words }“ verrät eine Zahl. Sag, welchen Stapel du meinst oder wie groß der Schritt ist.
talk-found-word = „{ $words }“ klingt nach einer Kartenzahl. Sag lieber „niedrig“, „hoch“ oder „ein Mini-Schritt“.
talk-found-decade = „{ $words }“ ist ein Zahlenbereich, und der verrät zu viel. Sag lieber, welchen Stapel du meinst.
talk-found-relative = „{ $words }“ ist ein Abstand, und auch der ist eine Zahl. Sag lieber „dicht dran“ oder „großer Sprung“.
talk-found-ask = „{ $words }“ fragt nach einer Zahl. Frag lieber, welchen Stapel du meiden sollst.
talk-found-riddle = „{ $words }“ ist ein Rätsel, dessen Lösung eine Zahl ist. Sag lieber, welchen Stapel du meinst.
talk-then-anyway = Wenn du etwas anderes gemeint hast, kannst du es trotzdem senden; es wird dann markiert.
talk-then-stopped = Niemand hat es gesehen.
talk-then-warned = Niemand hat es gesehen. Noch so ein Text, und du hast { $minutes } Minuten lang nur Signale.
talk-then-muted = Niemand hat es gesehen. { $minutes } Minuten lang hast du nur Signale.
talk-muted = { $minutes ->
    [one] Du hast noch eine Minute lang nur Signale. Danach kannst du wieder schreiben.
   *[other] Du hast noch { $minutes } Minuten lang nur Signale. Danach kannst du wieder schreiben.
}
