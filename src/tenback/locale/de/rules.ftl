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

rules-goal-team = Ihr seid ein Team und spielt gegen das Spiel. Ihr gewinnt gemeinsam, sobald alle { $count } Karten abgelegt sind.
rules-goal-race = Ihr spielt gegeneinander. Du gewinnst, sobald du alle { $count } eigenen Karten abgelegt hast. Du verlierst, wenn du in deinem Zug nicht genug davon legen kannst.
rules-players = Für { $least } bis { $most } Personen.
rules-players-exactly = { $count ->
    [one] Für eine Person.
   *[other] Für genau { $count } Personen.
}
rules-alone = Spielst du allein, gelten dieselben Regeln: Du machst jeden Zug.

## Karten und Stapel

rules-cards = Es gibt { $count } Zahlenkarten: { $low } bis { $high }, jede einmal.
rules-cards-own = Jeder hat { $count } eigene Zahlenkarten: { $low } bis { $high }, jede einmal.
rules-cards-coloured = Es gibt { $count } Zahlenkarten: { $low } bis { $high }, in jeder Farbe einmal ({ $colours }).
rules-piles-shared = Auf diese Ablagestapel legen alle:
rules-piles-own = Jeder hat eigene Ablagestapel:
rules-pile-up = { $count ->
    [one] Ein aufsteigender Stapel: Jede Karte muss höher sein als die davor.
   *[other] { $count } aufsteigende Stapel ({ $names }): Jede Karte muss höher sein als die davor.
}
rules-pile-down = { $count ->
    [one] Ein absteigender Stapel: Jede Karte muss niedriger sein als die davor.
   *[other] { $count } absteigende Stapel ({ $names }): Jede Karte muss niedriger sein als die davor.
}
rules-row-cards = Jeder Stapel beginnt mit einer Reihenkarte, die liegen bleibt: { $up } aufsteigend, { $down } absteigend.
rules-row-cards-bare = Jeder Stapel beginnt mit einer Reihenkarte ohne Zahl und Farbe, auf die jede Karte passt.
rules-gap = Der Sprung darf beliebig groß sein. Die gleiche Zahl passt nicht.
rules-tops-hidden = Es zählt nur die oberste Karte eines Stapels. Die Karten darunter darf niemand ansehen.
rules-tops-visible = Es zählt nur die oberste Karte eines Stapels. Die Karten darunter dürft ihr ansehen.
rules-counter = Unsere Tische können zeigen, welche Karten noch niemand gelegt hat. Diese Hilfe ist von uns: Nach der Spielregel seht ihr nur die obersten Karten und merkt euch den Rest. Wollt ihr so spielen, stellt am Tisch im Browser „{ $option }“ auf „{ $choice }“.

## Spielvorbereitung

rules-deal = Mischt die Karten und teilt aus:
rules-deal-own = Jeder mischt die eigenen Karten und zieht davon auf die Hand:
rules-hand = { $seats ->
    [one] allein: { $size } Karten
   *[other] { $seats } Personen: je { $size } Karten
}
rules-hand-range = { $least } bis { $most } Personen: je { $size } Karten
rules-deck = Die übrigen Karten bilden den verdeckten Zugstapel.
rules-deck-own = Die übrigen Karten bilden den eigenen verdeckten Zugstapel.
rules-secret = Alle sehen die obersten Karten und wie viele Karten jede Hand und jeder Zugstapel noch hat. Deine Handkarten siehst nur du.
rules-start-agreed = Seht euch zuerst eure eigenen Karten an und entscheidet dann gemeinsam, wer anfängt. Die Regeln fürs Reden gelten schon dabei.
rules-start-lot = Lost aus, wer anfängt.
rules-order = Gespielt wird reihum im Uhrzeigersinn.
rules-order-two = Ihr seid abwechselnd dran.

## Ein Zug

rules-turn = Erst legst du Karten, dann ziehst du nach; damit endet dein Zug. Solange du legst, ziehst du nicht nach.
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
rules-capped = Hast du weniger Karten auf der Hand, reicht es, alle zu legen.
rules-capped-empty = Hast du dann weniger Karten auf der Hand, reicht es, alle zu legen.
rules-freely = Leg eine Karte nach der anderen. Karte, Stapel und Reihenfolge wählst du frei. Es zählt, was in diesem Moment oben liegt: So kann eine Karte die nächste vorbereiten.
rules-freely-one = Karte und Stapel wählst du frei, aber aussetzen darfst du nicht. Liegt die Karte, endet dein Zug von selbst.
rules-stop = Aussetzen gibt es nicht. Hast du genug gelegt, hörst du auf, wann du willst. Ist deine Hand leer, endet dein Zug von selbst.
rules-stop-most = Aussetzen gibt es nicht. Hast du genug gelegt, hörst du auf, wann du willst. Hast du { $most } Karten gelegt oder ist deine Hand leer, endet dein Zug von selbst.
rules-skip = Wer keine Karten mehr hat, wird übersprungen.
rules-undo-solo = Was liegt, bleibt liegen. Nur wenn du allein spielst, darfst du Karten zurücknehmen, bis du nachziehst.
rules-undo-off = Was liegt, bleibt liegen.
rules-undo-all = Du darfst deine Karten zurücknehmen, bis du nachziehst, wenn alle am Tisch zustimmen.

## Der Rückwärts-Trick

rules-trick-ten-back = Du darfst um genau zehn zurückgehen: auf einem aufsteigenden Stapel mit einer Karte, die genau zehn niedriger ist als die oberste, auf einem absteigenden mit einer, die genau zehn höher ist. Nicht um neun, nicht um zwanzig.
rules-trick-ten-back-example = Beispiel: Zeigt ein aufsteigender Stapel die 47, passt auch die 37. Zeigt ein absteigender Stapel die 35, passt auch die 45.
rules-trick-same-colour = Eine Karte in der Farbe der obersten passt immer, auf jeden Stapel und mit jeder Zahl. Es zählt nur die Farbe, die oben liegt.
rules-trick-same-colour-example = Beispiel: Zeigt der aufsteigende Stapel die { $top }, passt auch die { $card }.
rules-trick-often = Das geht beliebig oft, auch mehrmals in einem Zug.
rules-trick-own = Der Trick geht nur auf deinen eigenen Stapeln, egal wer dort die oberste Karte gelegt hat.

## Dem Gegner helfen

rules-help-backward = Einmal pro Zug darfst du eine Karte beim Gegner ablegen, wenn sie seinen Stapel verbessert: auf einem aufsteigenden niedriger als die oberste, auf einem absteigenden höher. Um wie viel, ist egal.
rules-help-limits = Die gleiche Zahl hilft nicht. Den Rückwärts-Trick gibt es dort nicht. Eine bloße Reihenkarte lässt sich nicht verbessern.
rules-help-counts = Die helfende Karte darf zuerst, zuletzt oder zwischendurch kommen und zählt zum Minimum. Sie darf nicht die einzige sein: Mindestens eine Karte des Zuges kommt auf einen deiner eigenen Stapel.

## Nachziehen

rules-draw-fill = Nach dem Legen füllst du deine Hand auf, bis du so viele Karten hast wie am Anfang.
rules-draw-unhelped = { $count ->
    [one] Hast du nicht geholfen, ziehst du genau eine Karte, egal wie viele du gelegt hast.
   *[other] Hast du nicht geholfen, ziehst du genau { $count } Karten, egal wie viele du gelegt hast.
}
rules-draw-helped = Hast du geholfen, füllst du deine Hand auf { $size } Karten auf.
rules-draw-short = Hat der Zugstapel zu wenige Karten, nimmst du, was da ist. Ist er leer, spielt ihr ohne Nachziehen weiter.
rules-hand-empty = Ist deine Hand leer, der Zugstapel aber nicht, endet dein Zug und du ziehst nach.

## Karten mit Zeichen

rules-marks = Manche Karten tragen ein Zeichen. Ihr legt sie wie jede andere Zahl; von da an gilt, was das Zeichen sagt.
rules-mark-line = **{ $name }** ({ $cards }): { $hint }
rules-marks-once = Sofort: { $marks }. Das bindet nur die Person, die die Karte legt, und nur in diesem Zug. Später bedeutet das Zeichen nichts mehr, auch wenn die Karte noch offen liegt.
rules-marks-lasting = Dauerhaft: { $marks }. Das bindet alle, solange die Karte oben auf einem Stapel liegt. Ist sie abgedeckt, ist es vorbei, auch mitten im Zug.
rules-marks-all = Ein Zeichen steht nie seiner eigenen Karte im Weg. Sind mehrere Zeichen in Kraft, befolgt ihr alle.
rules-marks-breach = Eine Karte, die sofort einen Befehl verletzen würde, dürft ihr nicht legen. Ist noch etwas zu erfüllen und nichts mehr zu legen, ist das Spiel verloren.
rules-source-fire = Woher die Regeln für Feuer kommen: Eine Spielregel von On Fire lag uns nicht vor. Sie folgen veröffentlichten Besprechungen und Beschreibungen; was die offenlassen, haben wir selbst entschieden.
rules-source-commands = Woher die Befehle kommen: Ihr Rahmen folgt Abschriften der Spielregel von Extreme, die Wirkung jedes einzelnen veröffentlichten Besprechungen. Was die offenlassen, haben wir selbst entschieden.
rules-effect-fire = Jede Karte, die passt, löscht ein Feuer, auch mit dem Trick. Das kann auch eine andere brennende Karte sein, für die dann eine eigene Frist läuft. Du darfst ein Feuer schon in dem Zug löschen, in dem es gelegt wurde. Alle Feuer, die zu Beginn deines Zuges brennen, müssen an seinem Ende gelöscht sein. Wer übersprungen wird, zählt nicht mit.
rules-effect-stop = Ein Stopp darf deine erste und einzige Karte sein; du ziehst nach wie sonst. Solange noch etwas abzudecken oder eine 3! offen ist, darfst du ihn nicht legen, es sei denn, genau diese Karte erledigt es.
rules-effect-skull = Am Ende des Zuges, in dem er gelegt wurde, darf kein Totenkopf oben liegen. Als letzte Karte, die der Zug zulässt, ist er nicht mehr abzudecken, und das Spiel ist verloren.
rules-effect-three = Die 3! darf die erste, zweite oder dritte Karte sein, auch bei leerem Zugstapel. Eine zweite 3! ist mit denselben Karten erfüllt. Als vierte Karte darf sie nicht gelegt werden.
rules-effect-silence = Spielst du allein, hat es keine Wirkung.
rules-effect-onepile = Die erste Karte des Zuges bestimmt den Stapel. Legst du den Befehl selbst, kommt deine nächste Karte auf denselben Stapel; was du vorher gelegt hast, ist egal.
rules-one-pile-lapses = Liegt kein solcher Befehl mehr offen, sind alle Stapel wieder frei, auch im selben Zug.
rules-one-pile-lasts = Der gewählte Stapel bleibt bis zum Ende des Zuges der einzige, auch wenn der Befehl abgedeckt ist.
rules-effect-notrick = Den Befehl selbst darfst du mit einem Trick legen, aber kein Trick darf ihn abdecken.
rules-effect-draw1 = Es zählt der Moment des Nachziehens: Legst du ihn zuletzt, ziehst du selbst nur eine Karte. Zwei davon ändern nichts. Ist er abgedeckt, wird die Hand wieder ganz aufgefüllt.
rules-short-hand = Das Minimum bleibt gleich, auch wenn eine Hand dafür zu klein geworden ist.

## Spielende und Ergebnis

rules-win-team = Ihr gewinnt, sobald die letzte Karte liegt.
rules-win-race = Du gewinnst in dem Moment, in dem deine Hand und dein Zugstapel leer sind, auch mitten im Zug und egal, wo deine Karten liegen.
rules-loss-team = Ihr verliert, sobald jemand im eigenen Zug nicht genug gelegt hat und nichts mehr passt. Dass andere noch legen könnten, hilft nicht.
rules-loss-race = Du verlierst, wenn du in deinem Zug nicht genug Karten legen kannst; dann gewinnt dein Gegner.
rules-loss-lookahead = Das Spiel ist aus, sobald feststeht, dass das Minimum nicht mehr zu erreichen ist.
rules-loss-stuck = Karten, die noch passen, dürft ihr bis dahin legen; sie zählen dann nicht mehr als übrig.
rules-own-order = Auch die eigene Reihenfolge kann zum Verhängnis werden: Niemand hindert dich, eine Karte zu legen, nach der nichts mehr passt.
rules-no-loss = Hast du genug gelegt und nichts passt mehr, ist nichts verloren: Du beendest deinen Zug.
rules-last-card = Ist dein Zugstapel leer und du beginnst deinen Zug mit einer einzigen Karte, erreichst du das Minimum nicht und verlierst. Lass also keine einzelne Karte übrig.
rules-final-skull-loss = Liegt nach der allerletzten Karte ein Totenkopf aus demselben Zug oben, ist das Spiel trotzdem verloren.
rules-final-skull-win = Nach der allerletzten Karte schadet ein offener Totenkopf nicht.
rules-final-three-loss = Gehen die Karten aus, bevor eine 3! erfüllt ist, ist das Spiel verloren, auch wenn alle liegen.
rules-final-three-win = Liegen alle Karten, schadet eine unerfüllte 3! nicht.
rules-final-fire-loss = Brennt nach der allerletzten Karte ein Feuer, ist das Spiel trotzdem verloren.
rules-final-fire-win = Nach der allerletzten Karte schadet ein Feuer nicht.
rules-score = Euer Ergebnis ist die Zahl der Karten, die auf allen Händen und im Zugstapel übrig sind: je weniger, desto besser; bei null habt ihr gewonnen.
rules-excellent = Weniger als { $count } sind ein ausgezeichnetes Ergebnis.
rules-concede-team = Ihr dürft aufgeben, wenn alle einverstanden sind.
rules-concede-race = Du darfst jederzeit aufgeben; dann gewinnt dein Gegner.

## Reden am Tisch

rules-talk-open = Sag, was du willst. Bluffen gehört dazu.
rules-talk-filtered = Redet, so viel ihr wollt, aber nennt nie die Zahl einer Karte und fragt nie nach einer: nicht in Ziffern, nicht in Worten, nicht als Bereich, nicht als Abstand, auch nicht, wenn sie offen liegt.
rules-talk-vague = Ihr dürft Stapel nennen, „niedrig“ oder „hoch“ sagen, um Mini-Schritte bitten und vor großen Sprüngen warnen.
rules-talk-colours = Auf die Farben kommt es an: Sagt, welche ihr habt.
rules-talk-sizes = Auf die Farben kommt es an: Sagt, welche ihr habt und wie hoch oder niedrig jede Karte ungefähr ist.
rules-talk-referee = Klingt ein Text nach einer Zahl, wirst du unter Freunden nur darauf hingewiesen; an offenen Tischen wird er aufgehalten.
rules-talk-off = Frei geredet wird nicht, und Zahlen oder Größen werden nie genannt. Sagen dürft ihr nur: { $signals }.
rules-talk-signals = Die Signale: { $signals }.
rules-talk-keeps = { $most ->
    [one] Du darfst höchstens einen Stapel zugleich für dich reservieren.
   *[other] Du darfst höchstens { $most } Stapel zugleich für dich reservieren.
}
rules-talk-commands = Welche Befehle du hast und welche warten sollen, darfst du sagen.
rules-talk-trick-on = Unter Freunden darfst du sagen, dass du einen Trick hast. An offenen Tischen nicht, denn damit ist die Zahl verraten.
rules-talk-trick-off = Dass du einen Trick hast, darfst du nicht sagen, denn damit ist die Zahl verraten.
rules-talk-alone = Spielst du allein, darfst du reden, wie du willst.

## Hausregeln

rules-house = Diese Punkte kann ein Tisch anders regeln:
rules-house-line = **{ $switch }**: { $chosen }. Stattdessen möglich: { $others }.
rules-house-other = { $choice } (`{ $code }`)

## Woraus Signale bestehen

strength-1 = wenn es geht
strength-2 = bitte
strength-3 = unbedingt
answer-yes = ja
answer-rather-not = lieber nicht
answer-no = nein
band-very-low = sehr niedrig
band-low = niedrig
band-medium = mittelhoch
band-high = hoch
band-very-high = sehr hoch
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-grey = Grau
