## Überschriften

rules-heading-goal = Ziel
rules-heading-cards = Karten und Stapel
rules-heading-start = Spielvorbereitung
rules-heading-turn = Ein Zug
rules-heading-trick = Der Rückwärts-Trick
rules-heading-help = Dem Gegner helfen
rules-heading-draw = Nachziehen
rules-heading-marks = Karten mit Zeichen
rules-heading-end = Spielende und Ergebnis
rules-heading-talk = Reden am Tisch
rules-heading-house = Hausregeln

## Ziel

rules-goal-team = Ihr seid ein Team und spielt gegen das Spiel. Ihr gewinnt gemeinsam, sobald alle { $count } Karten liegen.
rules-goal-race = Ihr spielt gegeneinander. Du gewinnst, sobald alle { $count } eigenen Karten liegen. Du verlierst, wenn du in deinem Zug nicht genug davon legen kannst.
rules-players = Für { $least } bis { $most } Personen.
rules-players-exactly = { $count ->
    [one] Für eine Person.
   *[other] Für genau { $count } Personen.
}
rules-alone = Allein gelten dieselben Regeln: Jeder Zug ist deiner.

## Karten und Stapel

rules-cards = Es gibt { $count } Zahlenkarten: { $low } bis { $high }, jede einmal.
rules-cards-own = Jeder hat { $count } eigene Zahlenkarten: { $low } bis { $high }, jede einmal.
rules-cards-coloured = Es gibt { $count } Zahlenkarten: { $low } bis { $high }, in jeder Farbe einmal ({ $colours }).
rules-piles-shared = Diese Stapel gehören allen:
rules-piles-own = Jeder hat diese Stapel:
rules-pile-up = { $count ->
    [one] Ein aufsteigender Stapel: Jede Karte muss höher sein als die davor.
   *[other] { $count } aufsteigende Stapel ({ $names }): Jede Karte muss höher sein als die davor.
}
rules-pile-down = { $count ->
    [one] Ein absteigender Stapel: Jede Karte muss niedriger sein als die davor.
   *[other] { $count } absteigende Stapel ({ $names }): Jede Karte muss niedriger sein als die davor.
}
rules-row-cards = Jeder Stapel beginnt mit einer Reihenkarte, die liegen bleibt: { $up } aufsteigend, { $down } absteigend.
rules-row-cards-bare = Jeder Stapel beginnt mit einer Reihenkarte ohne Zahl und Farbe. Als Erstes passt also jede Karte.
rules-gap = Die Lücke darf beliebig groß sein. Die gleiche Zahl passt nicht.
rules-tops-hidden = Nur die oberste Karte eines Stapels zählt. Was abgedeckt ist, bleibt verdeckt.
rules-tops-visible = Nur die oberste Karte eines Stapels zählt. Abgedeckte Karten dürft ihr ansehen.

## Spielvorbereitung

rules-deal = Mischt die Karten und teilt aus:
rules-deal-own = Jeder mischt die eigenen Karten und zieht davon auf die Hand:
rules-hand = { $seats ->
    [one] allein: { $size } Karten
   *[other] { $seats } Personen: je { $size } Karten
}
rules-hand-range = { $least } bis { $most } Personen: je { $size } Karten
rules-deck = Der Rest ist der verdeckte Zugstapel.
rules-deck-own = Der Rest ist der eigene, verdeckte Zugstapel.
rules-secret = Alle sehen die obersten Karten und wie viele Karten jede Hand und jeder Zugstapel hat. Deine Handkarten siehst nur du.
rules-start-agreed = Seht euch erst die eigenen Karten an und entscheidet dann gemeinsam, wer anfängt. Die Regeln fürs Reden gelten schon jetzt.
rules-start-lot = Lost aus, wer anfängt.
rules-order = Es geht im Uhrzeigersinn reihum.

## Ein Zug

rules-turn = Erst legst du Karten, dann ziehst du nach, dann kommt der Nächste dran. Während des Legens wird nicht gezogen.
rules-need-least = { $need ->
    [one] Leg mindestens eine Karte. Mehr sind erlaubt, bis zur ganzen Hand.
   *[other] Leg mindestens { $need } Karten. Mehr sind erlaubt, bis zur ganzen Hand.
}
rules-need-between = { $need ->
    [one] Leg mindestens eine und höchstens { $most } Karten.
   *[other] Leg mindestens { $need } und höchstens { $most } Karten.
}
rules-need-exactly = { $need ->
    [one] Leg genau eine Karte.
   *[other] Leg genau { $need } Karten.
}
rules-need-empty = { $need ->
    [one] Ist der Zugstapel leer, reicht eine Karte.
   *[other] Ist der Zugstapel leer, reichen { $need } Karten.
}
rules-need-empty-same = Das gilt auch noch, wenn der Zugstapel leer ist.
rules-capped = Hast du weniger auf der Hand, reicht es, alles zu legen.
rules-capped-empty = Hast du dann weniger auf der Hand, reicht es, alles zu legen.
rules-freely = Leg eine Karte nach der anderen. Karte, Stapel und Reihenfolge wählst du frei; es zählt, was in dem Moment oben liegt. So kann eine Karte die nächste vorbereiten.
rules-freely-one = Karte und Stapel wählst du frei. Passen gibt es nicht. Danach endet der Zug von selbst.
rules-stop = Passen gibt es nicht. Hast du genug gelegt, hörst du auf, wann du willst. Von selbst endet der Zug, wenn deine Hand leer ist oder keine Karte mehr erlaubt ist.
rules-skip = Wer keine Karten mehr hat, wird übersprungen.
rules-undo-solo = Was liegt, das liegt. Nur wenn du allein spielst, darfst du Karten zurücknehmen, bis du nachziehst.
rules-undo-off = Was liegt, das liegt.
rules-undo-all = Du darfst deine Karten zurücknehmen, bis du nachziehst.

## Der Rückwärts-Trick

rules-trick-ten-back = Du darfst um genau zehn zurück: aufsteigend mit einer Karte, die genau zehn niedriger ist als die oberste, absteigend mit einer, die genau zehn höher ist. Nicht um zwanzig, nicht um neun.
rules-trick-ten-back-example = Beispiel: Liegt aufsteigend die 47 oben, passt auch die 37. Liegt absteigend die 35 oben, passt auch die 45.
rules-trick-same-colour = Eine Karte in der Farbe der obersten passt immer, auf wie ab, egal mit welcher Zahl. Es zählt nur die Farbe, die oben liegt.
rules-trick-same-colour-example = Beispiel: Liegt aufsteigend die { $top } oben, passt auch die { $card }.
rules-trick-often = Das geht beliebig oft, auch mehrmals in einem Zug.
rules-trick-own = Es geht nur bei dir selbst, egal wer dort die oberste Karte gelegt hat.

## Dem Gegner helfen

rules-help-backward = Einmal pro Zug darfst du eine Karte beim Gegner ablegen, wenn sie seinen Stapel für ihn verbessert: aufsteigend niedriger als die oberste, absteigend höher. Um wie viel, ist egal.
rules-help-limits = Die gleiche Zahl hilft nicht. Den Rückwärts-Trick gibt es dort nicht. Eine Reihenkarte allein lässt sich nicht verbessern.
rules-help-counts = Die helfende Karte darf zuerst, zuletzt oder zwischendurch kommen und zählt zum Minimum. Sie darf nicht die einzige sein: Mindestens eine Karte des Zuges kommt auf einen eigenen Stapel.

## Nachziehen

rules-draw-fill = Nach dem Legen füllst du deine Hand auf, bis du so viele Karten hast wie am Anfang.
rules-draw-unhelped = { $count ->
    [one] Hast du nicht geholfen, ziehst du genau eine Karte, egal wie viele du gelegt hast.
   *[other] Hast du nicht geholfen, ziehst du genau { $count } Karten, egal wie viele du gelegt hast.
}
rules-draw-helped = Hast du geholfen, füllst du deine Hand auf { $size } Karten auf.
rules-draw-short = Hat der Zugstapel zu wenige Karten, nimmst du, was da ist. Ist er leer, geht es ohne Nachziehen weiter.
rules-hand-empty = Ist deine Hand leer, der Zugstapel aber nicht, endet dein Zug und du ziehst nach.

## Karten mit Zeichen

rules-marks = Manche Karten tragen ein Zeichen. Gelegt werden sie wie jede andere Zahl; was das Zeichen sagt, gilt von da an.
rules-mark-line = **{ $name }** ({ $cards }): { $hint }
rules-marks-once = Sofort: { $marks }. Das bindet nur den, der die Karte legt, und nur in diesem Zug. Später bedeutet es nichts mehr, auch wenn die Karte noch offen liegt.
rules-marks-lasting = Dauerhaft: { $marks }. Das bindet alle, solange die Karte oben auf einem Stapel liegt. Ist sie abgedeckt, ist es vorbei, auch mitten im Zug.
rules-marks-all = Ein Zeichen steht nie seiner eigenen Karte im Weg. Gelten mehrere Zeichen, gelten sie alle.
rules-marks-breach = Eine Karte, die einen Befehl auf der Stelle bricht, kann nicht gelegt werden. Ist noch etwas zu erfüllen und nichts mehr zu legen, ist das Spiel verloren.
rules-effect-fire = Jede Karte, die passt, löscht ein Feuer: auch mit dem Trick, auch eine andere brennende Karte, für die dann ihre eigene Frist läuft. Du darfst es schon im selben Zug löschen. Alle Feuer, die zu Beginn deines Zuges brennen, müssen an seinem Ende gelöscht sein. Wer übersprungen wird, zählt nicht mit.
rules-effect-stop = Ein Stopp darf deine erste und einzige Karte sein; nachgezogen wird wie sonst. Solange noch etwas abzudecken oder eine 3! offen ist, darfst du ihn nicht legen, außer genau diese Karte erledigt es.
rules-effect-skull = Am Ende seines Zuges darf kein Totenkopf oben liegen. Als letzte Karte, die der Zug zulässt, ist er nicht mehr abzudecken und verliert.
rules-effect-three = Die 3! darf die erste, zweite oder dritte Karte sein, auch bei leerem Zugstapel. Eine zweite 3! ist mit denselben Karten erfüllt. Als vierte Karte geht sie nicht.
rules-effect-silence = Spielst du allein, hat es keine Wirkung.
rules-effect-onepile = Die erste Karte des Zuges bestimmt den Stapel. Legst du den Befehl selbst, kommt deine nächste Karte auf denselben Stapel; was du vorher gelegt hast, ist egal.
rules-one-pile-lapses = Liegt kein solcher Befehl mehr offen, sind alle Stapel wieder frei, auch im selben Zug.
rules-one-pile-lasts = Der gewählte Stapel bleibt bis zum Ende des Zuges der einzige, auch wenn der Befehl abgedeckt ist.
rules-effect-notrick = Der Befehl darf durch einen Trick auf den Tisch kommen, aber kein Trick deckt ihn ab.
rules-effect-draw1 = Es zählt der Moment des Nachziehens: Legst du ihn zuletzt, ziehst du selbst nur eine Karte. Zwei davon ändern nichts. Ist er abgedeckt, wird die Hand wieder ganz aufgefüllt.
rules-short-hand = Das Minimum bleibt gleich, auch wenn eine Hand dafür zu klein geworden ist.

## Spielende und Ergebnis

rules-win-team = Ihr gewinnt in dem Moment, in dem die letzte Karte liegt, auch wenn der Zug mehr gebraucht hätte.
rules-win-race = Du gewinnst in dem Moment, in dem deine Hand und dein Zugstapel leer sind, auch mitten im Zug und egal, wo deine Karten liegen.
rules-loss-team = Ihr verliert, wenn jemand dran ist, zu wenige Karten gelegt hat und keine mehr passt. Dass andere noch legen könnten, hilft nicht.
rules-loss-race = Du verlierst, wenn du in deinem Zug nicht genug Karten legen kannst, und dein Gegner gewinnt.
rules-loss-lookahead = Das Spiel ist aus, sobald feststeht, dass das Minimum nicht mehr zu erreichen ist.
rules-loss-stuck = Karten, die noch passen, dürft ihr bis dahin legen, und sie zählen fürs Ergebnis.
rules-own-order = Auch die eigene Reihenfolge kann alles verderben: Niemand hindert dich, eine Karte zu legen, nach der nichts mehr passt.
rules-no-loss = Hast du genug gelegt und nichts passt mehr, ist nichts verloren: Du beendest deinen Zug.
rules-last-card = Ist dein Zugstapel leer und du beginnst deinen Zug mit einer einzigen Karte, erreichst du das Minimum nicht und verlierst. Lass also keine einzelne Karte übrig.
rules-final-skull-loss = Liegt nach der allerletzten Karte ein Totenkopf aus demselben Zug oben, ist das Spiel trotzdem verloren.
rules-final-skull-win = Nach der allerletzten Karte schadet ein offener Totenkopf nicht.
rules-final-three-loss = Gehen die Karten aus, bevor eine 3! erfüllt ist, ist das Spiel verloren, auch wenn alle liegen.
rules-final-three-win = Liegen alle Karten, schadet eine unerfüllte 3! nicht.
rules-final-fire-loss = Brennt nach der allerletzten Karte ein Feuer, ist das Spiel trotzdem verloren.
rules-final-fire-win = Nach der allerletzten Karte schadet ein Feuer nicht.
rules-score = Euer Ergebnis ist die Zahl der Karten, die auf allen Händen und im Zugstapel übrig sind: je weniger, desto besser, und keine heißt gewonnen.
rules-excellent = Weniger als { $count } sind ein ausgezeichnetes Ergebnis.
rules-concede-team = Ihr dürft aufgeben, wenn alle einverstanden sind.
rules-concede-race = Du darfst jederzeit aufgeben; dann gewinnt dein Gegner.

## Reden am Tisch

rules-talk-open = Sag, was du willst. Bluffen gehört dazu.
rules-talk-filtered = Redet, so viel ihr wollt, aber nennt nie die Zahl einer Karte und fragt nie nach einer: nicht in Ziffern, nicht in Worten, nicht als Bereich, nicht als Abstand, auch nicht, wenn sie offen liegt.
rules-talk-vague = Erlaubt sind Namen von Stapeln, niedrig und hoch, Mini-Schritte und große Sprünge.
rules-talk-ranked = In gewerteten Räumen gibt es nur Signale.
rules-talk-off = Frei geredet wird nicht, und Zahlen oder Größen werden nie genannt. Sagen darfst du nur: { $signals }.
rules-talk-signals = Die Signale: { $signals }.
rules-talk-keeps = { $most ->
    [one] Niemand darf mehr als einen Stapel zugleich frei halten.
   *[other] Niemand darf mehr als { $most } Stapel zugleich frei halten.
}
rules-talk-commands = Welche Befehle du hast und welche warten sollen, darfst du sagen.
rules-talk-trick-on = Dass du einen Trick hast, darfst du in einem privaten Raum sagen, in einem gewerteten nicht: Es verrät eine einzige Zahl.
rules-talk-trick-off = Dass du einen Trick hast, darfst du nicht sagen: Es verrät eine einzige Zahl.
rules-talk-alone = Allein darfst du reden, wie du willst.

## Hausregeln

rules-house = Diese Punkte darf ein Tisch anders halten:
rules-house-line = **{ $switch }**: { $chosen }. Oder aber: { $others }.
rules-house-other = { $choice } (`{ $code }`)
