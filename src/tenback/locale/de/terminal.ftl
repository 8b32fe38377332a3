## Der Tisch im Terminal

table-welcome = tenback — welches Spiel soll es sein?
table-company = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
} und { $bots ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $bots } Bots
}
table-any-deal = Beliebige Kartenfolge
table-ask-name = Wie heißt Person { $number }?
table-bad-name = Ein Name hat bis zu { $most } Buchstaben, Ziffern oder andere sichtbare Zeichen.
table-same-name = { $name } heißt schon jemand. Wähle einen anderen Namen.
table-ask-deal = Welche Kartenfolge? Dieselbe Zahl gibt dieselben Karten; leer heißt: irgendeine.
table-bad-deal = Eine Kartenfolge ist eine ganze Zahl von 0 bis { $most }.
table-which-resume = Welches Spiel soll weitergehen?
table-which-watch = Welches Spiel möchtest du ansehen?
table-nothing-resume = Es gibt kein angefangenes Spiel.
table-nothing-watch = Es ist noch kein Spiel gespeichert.
table-hand-and-deck = { $name }: { $count } auf der Hand, { $deck } im Zugstapel
table-may-end = Du kannst deinen Zug beenden oder weitere Karten legen.
table-bot-thinks = { $name } denkt nach …
table-bot-warming-up = { $name } läuft sich noch warm und spielt bis dahin nach Gefühl.
table-bot-warm = { $name } hat sich warmgelaufen und denkt ab jetzt voraus.
table-bot-cannot-think = { $name } kann auf diesem Rechner nicht vorausdenken und spielt nach Gefühl weiter.
table-bot-failed = { $bot } hat versagt; ab jetzt spielt einer unserer Bots für { $name }.
table-end-loses = Eine Karte muss noch abgedeckt werden, und du kannst es nicht. Beendest du den Zug, ist das Spiel verloren. Beenden?
table-cover-me = Abdecken!
table-want-start = { $name }, wie gern möchtest du anfangen?
table-who-speaks = Wer sagt etwas?
table-saved-elsewhere = Die Aufzeichnung ließ sich nicht am gewünschten Ort speichern ({ $why }). Sie liegt hier: { $path }
table-saved-open = nicht zu Ende gespielt
table-saved-over = zu Ende gespielt
table-quit-unsaved = Das Spiel ließ sich nirgends speichern. Trotzdem gehen? Dann ist es weg.
table-go-on-with = So geht es weiter: tenback play --resume { $file }
table-tricks = { $count ->
    [0] Kein Rückwärts-Trick.
    [one] Ein Rückwärts-Trick.
   *[other] { $count } Rückwärts-Tricks.
}
table-key-card = Karte
table-key-back = Zurück zum Tisch
table-key-replay = Ansehen
table-key-seat = Wessen Karten
table-key-game = Spiel
table-key-seats = Plätze
table-key-people = Personen
table-key-bots = Bots
table-key-names = Namen
table-key-house = Hausregeln
table-key-deal = Kartenfolge
table-key-language = Sprache
table-key-resume = Weiterspielen
table-key-watch = Ansehen
table-key-start = Spielen

## Zeichen auf den Karten, höchstens sieben Buchstaben

effect-fire-tag = Feuer
effect-stop-tag = Stopp
effect-skull-tag = Totenk.
effect-three-tag = 3!
effect-silence-tag = schweig
effect-onepile-tag = 1 Stap.
effect-notrick-tag = kein ↺
effect-draw1-tag = zieh 1

## Was der Tisch im Terminal sonst noch sagt

table-seed = Kartenfolge { $seed }
table-undone = Die { $card } ist wieder auf deiner Hand.
table-undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
table-undo-refused = An diesem Tisch bleibt liegen, was liegt.
table-quit-question = Gehen? Das Spiel ist noch nicht zu Ende.
table-yes = Ja
table-no = Nein
table-agree-starter = Sind alle einverstanden, dass { $name } anfängt?
table-choose-again = Noch einmal wählen
table-hand-over = Gib den Bildschirm an { $name } weiter.
table-press-key = Drück eine Taste, wenn du so weit bist.
table-saved = Aufzeichnung gespeichert: { $path }
table-not-saved = Die Aufzeichnung ließ sich nicht speichern: { $why }
table-new-game = Neues Spiel
table-same-deal = Noch einmal mit denselben Karten
table-step = Schritt { $step } von { $steps }
table-too-small = Das Fenster ist zu klein. Zieh es bitte auf mindestens { $width } × { $height }.
table-key-lay = Legen
table-key-signal = Signal
table-key-rules = Regeln
table-key-quit = Beenden
table-key-next = Weiter
table-key-previous = Zurück
table-key-play = Abspielen
table-key-pause = Pause
table-key-first = Anfang
table-key-last = Ende
