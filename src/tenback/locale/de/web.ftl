## Every page

web-tagline = Steigen, fallen, zehn zurück: The Game und seine Familie an einem Tisch.
web-language = Sprache
web-theme = Hell oder dunkel
web-home = Zur Startseite
web-offline = Der Server antwortet nicht. Neuer Versuch …
web-gone = Hier gibt es nichts zu sehen. Prüfe den Code oder eröffne einen neuen Tisch.
web-refused = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-not-affiliated = tenback ist ein unabhängiges Projekt für alle, die diese Spiele lieben. Mit dem Verlag hat es nichts zu tun.
web-about = Über tenback
web-puzzles = Knobelaufgaben

## The start page

web-play-now = Jetzt spielen
web-invite = Mit Freunden spielen
web-players = { $least } bis { $most } Personen
web-players-exactly = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
web-level = Stufe
web-basic = Grundspiel
web-company = Zusammen mit
web-alone = Allein
web-with-bots = { $count ->
    [one] Ein Bot
   *[other] { $count } Bots
}
web-join = An einen Tisch setzen
web-code = Code
web-join-go = Mitspielen
web-code-form = Ein Code hat sechs Buchstaben oder Ziffern.
web-my-tables = Deine Tische
web-gathering = wartet auf Mitspieler
web-playing = im Spiel

## Before the start

web-your-name = Dein Name
web-guest = Gast
web-sit = Hier sitzen
web-stand = Aufstehen
web-free-seat = Freier Platz
web-you = du
web-add-bot = Bot dazusetzen
web-remove = Entfernen
web-bot-level = Stärke der Bots
web-level-beginner = Einsteiger
web-level-solid = Solide
web-level-strong = Stark
web-level-master = Meister
web-seats = Plätze
web-start = Karten austeilen
web-start-filled = { $count ->
    [one] Austeilen, mit einem Bot auf dem freien Platz
   *[other] Austeilen, mit Bots auf { $count } freien Plätzen
}
web-copy-link = Link kopieren
web-link-copied = Kopiert
web-invite-hint = Schick deinen Freunden den Link oder sag ihnen den Code.
web-looking-on = Du schaust zu.

## The table

web-hand = Deine Karten
web-piles = Stapel
web-people = Wer am Tisch sitzt
web-voices = Was Spieler von sich sagen
web-choose-card = Wähle eine Karte, dann einen Stapel.
web-choose-pile = Wähle jetzt einen Stapel für die { $card }.
web-pile-top = { $pile }, oben { $card }
web-pile-row = { $pile }, noch leer
web-pile-costs = { $pile }, oben { $card }: hier kostet sie { $steps }
web-pile-trick = { $pile }, oben { $card }: ein Trick, { $steps } zurück
web-cost = +{ $steps }
web-end-loses = Nichts passt: Spiel beenden
web-i-begin = Ich fange an
web-begins = { $name } fängt an
web-agree = Einverstanden
web-proposed = Fängt { $name } an? Dafür bisher: { $agreed }.
web-proposed-you = Fängst du an? Dafür bisher: { $agreed }.
web-waiting = { $name } ist dran.
web-thinking = { $name } denkt nach …
web-away = weg
web-by-feel = nach Gefühl
web-plays-by-feel = { $name } kann noch nicht vorausdenken und spielt vorerst nach Gefühl.
web-untrained = Die Bots sind für diesen Tisch nicht trainiert und richten sich nach dem, was der Server selbst lernt.
web-deck-short = { $count ->
    [0] leer
   *[other] { $count } zu ziehen
}
web-log = Spielverlauf
web-panel = Verlauf und Signale
web-close = Schließen
web-signals = Signale
web-more-signals = Weitere Signale
web-signal-pile = Wähle jetzt den Stapel, den du meinst.
web-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-lay-waiting = wartet
web-ends-turn = { $name } beendet den Zug.
web-replaced = { $name } konnte so nicht weiterspielen. Neue Stärke: { $level }.
web-hinted = { $name } holt sich einen Tipp.
web-takes-back = { $name } nimmt die { $card } zurück.

## Around the table

web-menu = Menü
web-sounds = Töne und Vibration
web-notices = Melden, wenn ich dran bin
web-letters = Mit einzelnen Buchstabentasten spielen
web-meter = Meine Gewinnchance zeigen
web-meter-off = Deine Gewinnchance wird nicht gezeigt. Spielst du allein mit Bots, kannst du sie im Menü einschalten.
web-pass = Meinen Pass wechseln
web-pass-question = Pass wechseln?
web-pass-meaning = An einem Pass in diesem Browser erkennt dich der Server wieder. Falls ihn jemand anderes haben könnte, wechsle ihn: Der alte gilt dann nicht mehr, und deine Plätze bleiben hier deine. Andere Browser mit dem alten Pass verlieren sie.
web-keys = Tasten
web-key-lay = Gewählte Karte legen: { $pile }
web-key-choose = Karte wählen
web-key-ends = Erste oder letzte Karte
web-key-talk = Zu den Signalen
web-key-hand = Meine Karten vorlesen
web-key-piles = Die Stapel vorlesen
web-key-turn = Vorlesen, wer dran ist
web-key-chance = Meine Gewinnchance vorlesen
web-key-leave = Auswahl aufheben
web-sort = Meine Karten sortieren
web-in-force = Gilt gerade
web-lock = Nur ein Stapel in diesem Zug: { $pile }
web-counter = Karten, die noch niemand gelegt hat
web-counter-left = { $count ->
    [0] Alle Karten sind gelegt.
    [one] Eine Karte ist noch auf der Hand oder im Zugstapel.
   *[other] { $count } Karten sind noch auf der Hand oder im Zugstapel.
}
web-counter-laid = { $card }, gelegt
web-counter-mine = { $card }, deine
web-counter-yours = auf deiner Hand
web-progress = { $laid } von { $all } Karten liegen
web-title-turn = ● Du bist dran · { $game }
web-told-hand = { $count ->
    [0] Du hast keine Karten.
   *[other] Deine Karten: { $cards }.
}
web-told-drawn = Du ziehst: { $cards }.
web-told-nowhere = Die { $card } passt gerade nirgends.
web-told-waiting = Die { $card } wartet. Sie wird gelegt, sobald die Verbindung wieder da ist.
web-told-cost = { $manner ->
    [trick] { $pile }: ein Trick, { $steps } zurück
    [help] { $pile }: hilft, { $steps } zurück
   *[onward] { $pile }: { $steps }
}

## The end

web-duel-won = Du gewinnst!
web-duel-lost = Diesmal verloren
web-same-deal = Dieselben Karten noch einmal
web-rematch = Noch einmal
web-follow = Zum nächsten Spiel
web-record = Aufzeichnung herunterladen
web-look-back = Den Tisch ansehen
web-result = Ergebnis zeigen
web-mountain = { $laid } von { $count } Karten liegen.

## Tempo, Vorhaben und Karten, die zurückgenommen werden

web-pace = Tempo
web-pace-own = So schnell siehst du, was passiert. Wie schnell die Bots spielen, bestimmt, wer den Tisch eröffnet hat.
web-forward = Vorspulen
web-volume = Lautstärke
web-intended = geplant
web-intention-pile = Die { $card } einplanen: wohin?
web-intention-made = Geplant: die { $card } { $pile }. Du legst sie, wenn du dran bist.
web-intention-lay = Die { $card } { $pile } legen
web-intention-lost = Die { $card } passt nicht mehr { $pile }.
web-key-intention = Die geplante Karte legen
web-recall-ask = Um Rücknahme bitten
web-recall = { $name } möchte die { $card } zurücknehmen. Bist du einverstanden?
web-recall-mine = Du möchtest die { $card } zurücknehmen. Die anderen entscheiden.
web-recall-agreed = Dafür bisher: { $names }.
web-recall-decline = Liegen lassen
web-recall-stop = Doch nicht
web-recall-kept = Jemand möchte die Karte lieber liegen lassen.

## Wie es bei mir läuft

web-streak = { $count } Siege in Folge
web-streak-longest = { $count } Siege in Folge: deine längste Serie bisher
web-closest = { $count ->
    [one] So knapp war es noch nie: nur eine Karte übrig
   *[other] So knapp war es noch nie: nur { $count } Karten übrig
}
