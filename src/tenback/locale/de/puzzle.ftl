## Knobelaufgaben, im Browser und im Terminal

puzzle-ask = Finde den besten Zug.
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-right = Richtig!
puzzle-wrong = Das ist nicht der beste Zug.
puzzle-other = Das ist nicht der beste Zug; er kann mit den anderen nicht mithalten.
puzzle-shown = Das ist der beste Zug.
puzzle-others = { $count ->
    [one] Ein anderer Zug ist genauso gut.
   *[other] { $count } andere Züge sind genauso gut.
}
puzzle-chance = { $chance } Chance
puzzle-turn-best = Am besten
puzzle-turn-yours = Dein Zug
puzzle-turn-tempting = Naheliegend

## Im Browser

puzzle-game = Knobelaufgaben aus
puzzle-streak-short = in Folge
puzzle-streak = { $count ->
    [0] Noch keine Aufgabe in Folge gelöst
    [one] Eine Aufgabe in Folge gelöst
   *[other] { $count } Aufgaben in Folge gelöst
}
puzzle-solved = { $count } gelöst
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-none = Auf diesem Server gibt es keine Knobelaufgaben.

## Im Terminal

cli-puzzle-help = Den besten Zug in einer Stellung aus einem echten Spiel finden.
cli-puzzle-more =
    In jeder Stellung gibt es einen Zug, der eindeutig der beste ist und den man leicht übersieht. Antworte in Notation: die Karten der Reihe nach, jede mit ihrem Stapel. Ohne Nummer kommt irgendeine Aufgabe.

    Beispiel: tenback puzzle the-game --difficulty easy
puzzle-opt-difficulty = Wie schwer die Aufgabe sein soll: easy (leicht), medium (mittel) oder hard (schwer).
puzzle-opt-number = Welche Aufgabe, von 1 an gezählt unter denen, die passen; die leichtesten kommen zuerst.
puzzle-opt-json = Die Aufgabe mit ihrer Lösung für Programme ausgeben und nichts fragen.
puzzle-heading = { $game }, Aufgabe { $number } von { $count }: { $difficulty }
puzzle-said = { $name }: { $signal }
puzzle-hand = Deine Hand: { $cards }
puzzle-prompt = Dein Zug, zum Beispiel { $example }:
puzzle-no-answer = Es kam keine Antwort.
puzzle-no-puzzle = { $count ->
    [0] Solche Aufgaben gibt es nicht.
    [one] Es gibt nur eine solche Aufgabe.
   *[other] Es gibt { $count } solche Aufgaben. Wähle eine Nummer von 1 bis { $count }.
}
puzzle-refused = { $why }
puzzle-broken = Die Knobelaufgaben dieser Installation sind beschädigt ({ $place }). Installiere tenback neu.
