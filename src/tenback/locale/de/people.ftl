## Saying and writing

web-cancel = Abbrechen
web-write = Schreib den anderen
web-send = Senden
web-no-chat = An diesem Tisch wird nur mit Signalen geredet.
web-silent = An diesem Tisch wird geschwiegen: keine Signale, keine Texte.
web-unread = Es gibt etwas Neues zu lesen

## My seat

web-my-seat = Dein Platz
web-share = Zuschauern meine Karten zeigen
web-conceding = Aufgeben wollen: { $names }
web-concede-team = Aufgegeben ist das Spiel, sobald alle zustimmen. Deine Stimme gilt, bis der Zug weitergeht.
web-concede-alone = Das Spiel endet jetzt und zählt als verloren.
web-concede-race = Das Spiel endet jetzt, und die anderen gewinnen.
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

## Time and onlookers

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
