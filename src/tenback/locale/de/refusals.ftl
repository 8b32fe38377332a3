## Warum etwas nicht geht, und was stattdessen geht

refusal-game-over = Das Spiel ist zu Ende. Fang ein neues an, oder sieh es dir noch einmal an.
refusal-not-begun = Erst muss feststehen, wer anfängt.
refusal-already-begun = Wer anfängt, steht schon fest. Weiter geht es mit dem Zug.
refusal-no-such-seat = Da sitzt niemand. Wähle jemanden am Tisch.
refusal-no-such-pile = Diesen Stapel gibt es nicht. Wähle einen auf dem Tisch.
refusal-not-on-turn = Du bist noch nicht dran. Erst kommen die anderen.
refusal-not-your-voice = Aufgeben kannst du nur für dich selbst.
refusal-already-conceded = Du hast schon gesagt, dass du aufgeben willst. Jetzt müssen die anderen zustimmen.
refusal-not-in-hand = Die { $card } hast du nicht. Wähle eine Karte aus deiner Hand.
refusal-does-not-fit = Die { $card } passt nicht { $pile }. Geh in der Richtung des Stapels weiter, oder nutze den Trick.
refusal-does-not-help = Die { $card } { $pile } zu legen hilft nicht. Beim Gegner muss eine Karte den Stapel zurücksetzen.
refusal-help-spent = Du hast in diesem Zug schon geholfen. Die anderen Karten kommen auf deine eigenen Stapel.
refusal-help-alone = Nur zu helfen reicht nicht. Leg diese Karte auf einen deiner eigenen Stapel.
refusal-no-tricks = Solange dieser Befehl offen liegt, gibt es keinen Trick. Deck ihn erst ab, oder leg die { $card } in der Richtung eines Stapels.
refusal-other-pile = Dir steht jetzt nur ein Stapel offen: der, auf den du zuletzt gelegt hast.
refusal-stops-too-soon = Die { $card } würde deinen Zug zu früh beenden. Erledige erst, was noch offen ist, oder erledige es mit dieser Karte.
refusal-too-many = Die { $card } verlangt genau { $exactly } Karten in ihrem Zug, und du hast schon { $laid } gelegt. Heb sie für einen anderen Zug auf.
refusal-need-more = { $missing ->
    [one] Du musst noch eine Karte legen.
   *[other] Du musst noch { $missing } Karten legen.
}
refusal-need-exactly = { $missing ->
    [one] In diesem Zug müssen es genau { $exactly } Karten sein: noch eine.
   *[other] In diesem Zug müssen es genau { $exactly } Karten sein: noch { $missing }.
}
refusal-cover-first = Du kannst den Totenkopf noch abdecken. Mach das, bevor du den Zug beendest.
refusal-fire-first = Du kannst das Feuer noch löschen. Mach das, bevor du den Zug beendest.

## Warum ein Spiel so nicht beginnen kann

setup-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
setup-seats-exactly = { $least ->
    [one] Dieses Spiel ist für eine Person.
   *[other] Dieses Spiel ist für genau { $least } Personen.
}
setup-deal = In dieser Kartenfolge ist nicht jede Karte des Spiels genau einmal. Mische neu.
house-unknown-switch = Die Hausregel „{ $switch }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $offered }.
house-unknown-choice = „{ $choice }“ gibt es bei { $switch } nicht. Zur Wahl stehen: { $offered }.
command-fault-no-commands = In der Datei stehen keine Befehle. Nenne jeden Befehl mit seinen { $each } Zahlen: { $known }.
command-fault-unknown-command = „{ $command }“ ist kein Befehl. Es gibt: { $known }.
command-fault-missing-command = Der Befehl { $command } fehlt. Ergänze seine { $each } Zahlen.
command-fault-not-numbers = { $command } braucht eine Liste aus { $each } ganzen Zahlen.
command-fault-wrong-count = { $number ->
    [one] { $command } hat eine Zahl und braucht { $each }.
   *[other] { $command } hat { $number } Zahlen und braucht { $each }.
}
command-fault-no-such-card = { $command }: Eine Karte { $number } gibt es in diesem Spiel nicht.
command-fault-twice = Die { $number } steht doppelt da. Eine Karte trägt höchstens einen Befehl.
unknown-ruleset = Ein Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.

## Was sich nicht lesen lässt

notation-card = „{ $text }“ ist keine Karte dieses Spiels.
notation-pile = „{ $text }“ ist kein Stapel dieses Spiels.
notation-action = „{ $text }“ ist keine Aktion. Schreib KARTE>STAPEL, um eine Karte zu legen, oder END.
notation-position = „{ $text }“ gehört nicht in eine Stellung.

## Warum etwas nicht gesagt werden kann, und was stattdessen geht

block-digit = Bitte keine Zahlen. Sag, welchen Stapel du meinst oder wie groß der Schritt ist.
block-word = Dieses Wort ist eine Zahl. Sag lieber „niedrig“, „hoch“ oder „ein Mini-Schritt“.
block-decade = Ein Zahlenbereich verrät zu viel. Sag lieber, welchen Stapel du meinst.
block-relative = Auch ein Abstand ist eine Zahl. Sag lieber „dicht dran“ oder „großer Sprung“.
block-ask = Nach einer Zahl darfst du nicht fragen. Frag lieber, welchen Stapel du meiden sollst.
block-riddle = Auch ein Rätsel, dessen Lösung eine Zahl ist, verrät sie. Sag lieber, welchen Stapel du meinst.
block-mode = Das geht in diesem Spiel oder an diesem Tisch nicht. Nimm, was hier angeboten wird.
block-number-equivalent = Dazu passt nur eine einzige Karte, das verrät ihre Zahl. Bitte lieber darum, den Stapel frei zu lassen.
block-started = Wer anfängt, steht schon fest. Sag lieber etwas zu den Stapeln.
block-no-such-pile = Diesen Stapel gibt es nicht. Wähle einen auf dem Tisch.
block-no-such-colour = Diese Farbe gibt es in diesem Spiel nicht. Wähle eine, die es gibt.
block-no-such-command = Diesen Befehl gibt es in diesem Spiel nicht. Wähle einen, den es gibt.
block-cooldown = Du hast gerade erst etwas gesagt. Warte kurz und versuch es dann noch einmal.
block-too-many-keeps = { $most ->
    [one] Du hast schon einen Stapel reserviert. Gib ihn erst wieder frei.
   *[other] Du hast schon { $most } Stapel reserviert. Gib erst einen wieder frei.
}
block-signals-only = Du hast ein paar Minuten lang nur Signale. Danach kannst du wieder schreiben.
