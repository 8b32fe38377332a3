## Saying and writing

web-cancel = Abbrechen
web-write = Schreib etwas
web-send = Senden
web-send-anyway = Trotzdem senden
web-doubt = verrät vielleicht eine Zahl
web-no-chat = An diesem Tisch wird nur mit Signalen geredet.
web-silent = An diesem Tisch gilt Schweigen: keine Signale, keine Texte.
web-unread = Es gibt etwas Neues zu lesen

## My seat

web-share = Zuschauern meine Karten zeigen
web-conceding = Aufgeben wollen: { $names }
web-concede-team = Aufgegeben ist das Spiel, sobald alle zustimmen. Deine Stimme gilt, bis der Zug weitergeht.
web-concede-alone = Das Spiel endet jetzt und zählt als verloren.
web-concede-race = Das Spiel endet jetzt, und dein Gegner gewinnt.
web-leave = Verlassen
web-leave-question = Den Tisch verlassen?
web-leave-team = Die anderen entscheiden dann, ob sie warten, einen Bot weiterspielen lassen oder das Spiel beenden. Kommst du zurück, gehört der Platz wieder dir.
web-leave-alone = Das Spiel wartet auf der Startseite auf dich.

## Somebody is away

web-absent = { $name } ist nicht da.
web-absent-you = Das hat zu lange gedauert: Die anderen dürfen ohne dich weitermachen. Leg eine Karte, und du bist wieder dabei.
web-absent-wait = Weiter warten
web-absent-bot = Bot weiterspielen lassen
web-absent-end = Spiel beenden
web-wants-end = Beenden wollen: { $names }

## Time and watchers

web-time-left = Restzeit für diesen Zug
web-soon = Noch { $count } Sekunden für diesen Zug
web-hours = { $count } Std.
web-days = { $count } T.
web-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-view = Du siehst
web-view-public = was alle sehen
web-view-of = die Karten von { $name }
web-none-shared = Niemand zeigt Zuschauern seine Karten.

## Before the start

web-host = hat den Tisch eröffnet
web-outside = ein Programm
web-bot-of = Bot · { $level }
web-take-seat = Nimm einen freien Platz, um mitzuspielen.
web-agreement = Was wir spielen
web-host-decides = Wer den Tisch eröffnet hat, entscheidet; du siehst jede Änderung sofort.
web-game = Spiel
web-option-open = Wer mitspielen darf
web-option-open-yes = alle über die Startseite
web-option-open-no = wer den Link hat
web-open-hint = An offenen Tischen werden Texte aufgehalten, die nach einer Zahl klingen.
web-option-talk = Reden
web-talk-free = Signale und Texte
web-talk-signals = nur Signale
web-talk-silent = Schweigen
web-option-clock = Zeit für einen Zug
web-clock-none = so lange wie nötig
web-clock-seconds = { $count } Sekunden
web-clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-option-watch = Zuschauer
web-option-watch-yes = sind willkommen
web-option-watch-no = bleiben draußen
web-option-counter = Karten, die noch kommen
web-option-counter-yes = kann man nachsehen
web-option-counter-no = muss man sich merken
web-option-hints = Tipps
web-option-hints-yes = sind erlaubt
web-option-hints-no = gibt es nicht
web-option-pace = Bots spielen
web-pace-calm = in Ruhe
web-pace-brisk = flott
web-pace-instant = sofort
web-starter-agreed = Nach dem Austeilen sehen sich alle ihre Karten an; dann einigt ihr euch, wer anfängt.
web-starter-lot = Wer anfängt, wird ausgelost.
web-house = Hausregeln
web-house-changed = Hausregeln ({ $count } geändert)

## Inviting

web-invite-title = Freunde einladen
web-share-link = Teilen
web-share-text = Spiel { $game } mit mir!
web-qr = QR-Code
web-qr-title = Der Link zu diesem Tisch als QR-Code
web-only-here = Diesen Tisch gibt es nur auf diesem Rechner: Noch kann ihn niemand sonst öffnen.
web-open-network = Damit Freunde in deinem Netz mitspielen können, drück Strg-C in dem Fenster, in dem tenback läuft, und starte es mit diesem Befehl neu. Dein Tisch ist danach noch da.
web-no-network = Dieser Rechner ist gerade in keinem Netz. Sobald sich das ändert, steht hier der Weg zu diesem Tisch.
web-copy-command = Befehl kopieren
web-same-network = Sie müssen im selben Netz sein wie dieser Server, zum Beispiel in deinem WLAN.
web-address = Adresse im Netz
web-address-hint = Wenn deine Freunde die eine nicht öffnen können, versuch eine andere.

## The start page

web-welcome = Legt zusammen alle Karten ab, ohne einander eure Zahlen zu verraten. Kein Konto, kein Warten: Bots sind immer bereit.
web-first-game = In drei Minuten lernen
web-play-first = { $game } jetzt spielen
web-games = Spiele
web-minutes = etwa { $count } Minuten
web-learn = Spielen lernen
web-rules = Regeln
web-replay = noch einmal ansehen
web-open-tables = Offene Tische
web-open-tables-hint = Setz dich dazu, alle sind willkommen.
web-no-open-tables = Gerade wartet niemand. Wähle bei einem Spiel „Mit Freunden spielen“ und lass alle mitspielen: Dann steht dein Tisch hier.
web-open-record = Aufzeichnung öffnen
web-loading = Einen Moment …
web-with = mit { $names }
web-show-all = Alle { $count } zeigen
web-show-fewer = Weniger zeigen
web-remove-table = { $table } aus dieser Liste nehmen
web-removed = { $count ->
    [one] Ein Tisch ist aus dieser Liste genommen.
   *[other] { $count } Tische sind aus dieser Liste genommen.
}
web-restore = Zurückholen
