## Was die Befehle tun

cli-review-help = Herausfinden, was jeder Zug eines aufgezeichneten Spiels wert war.
cli-review-more =
    Jeder Zug wird mit anderen verglichen, die möglich gewesen wären, und zwar nach dem, was man an diesem Platz wissen konnte. Die Analyse wird aufgehoben, noch einmal fragen kostet also nichts; Strg-C beendet die Analyse und zeigt, was fertig ist, und beim nächsten Mal geht es dort weiter.

    Beispiel: tenback review spiel.tenback --budget deep
cli-hint-help = Nach dem besten Zug in einer Stellung fragen.
cli-hint-more =
    Die Stellung steht in einer Zeile, so wie Aufzeichnungen und Fehlerberichte sie schreiben; den Tipp bekommt, wer dran ist, und die verdeckten Karten der anderen spielen keine Rolle.

    Beispiel: tenback hint the-game "A=47; C=60; P0=[48,59,12]; P1=[5,6,7]; deck=#20"

## Was die Optionen bedeuten

study-opt-budget = Wie viel für jeden Zug ausprobiert wird: quick (schnell), deep (gründlich) oder eine Anzahl von Probespielen; sonst quick.
study-opt-plot = Datei für ein Bild der Gewinnchance, als SVG.
study-opt-forget = Von vorn beginnen, auch wenn das Spiel schon analysiert ist.
cli-arg-position = Die Stellung, in einer Zeile.
cli-metavar-budget = quick|deep|ANZAHL
cli-metavar-position = STELLUNG

## Was ausgegeben wird

study-bots = Die Chancen sagen, wie oft eine Runde starker Bots von dort aus gewinnen würde; { $playouts } Probespiele je Zug.
study-uncalibrated = Bei diesem Spiel hat noch niemand die Chancen mit echten Spielen verglichen: Verlass dich eher auf ihre Reihenfolge als auf ihre Höhe.
study-nothing = In diesem Spiel wurde kein Zug zu Ende gespielt, also gibt es nichts zu analysieren.
study-interrupted = Unterbrochen: { $done } von { $asked } Zügen sind analysiert. Derselbe Befehl macht dort weiter.
study-so-far = { $name } verlor { $lost }
study-column-turn = Zug
study-column-player = Name
study-column-played = Gespielt
study-column-chance = Chance
study-column-lost = Verloren
study-column-grade = Urteil
study-column-better = Besser
study-ends = Ende
study-instead = Zug { $turn }, { $name }: besser { $better }
study-accuracy = Genauigkeit
study-luck = Glück und Können
study-luck-of = Glück und Können: { $name }
study-luck-start = Beim ersten Zug
study-luck-cards = Die Karten
study-luck-signals = Die Signale
study-luck-turns = Züge von { $name }
study-luck-giving-up = Aufgeben
study-luck-end = Am Ende
study-decider-cards = Den Ausschlag gaben die Karten, bevor Zug { $turn } vorbei war: { $change }.
study-decider-signals = Den Ausschlag gaben die Signale vor Zug { $turn }: { $change }.
study-decider-turn = Den Ausschlag gab Zug { $turn } selbst: { $change }.
study-decider-giving-up = Den Ausschlag gab das Aufgeben nach Zug { $turn }: { $change }.
study-chance = { $chance } ± { $error }
study-plot = Gewinnchance

grade-best = bester Zug
grade-good = gut
grade-inaccurate = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

## Was für einen Zug spricht

merit-wins = Damit liegt die letzte Karte.
merit-only = Es gibt keinen anderen Zug.
merit-trick = Die { $card } { $pile }: ein Trick, { $count } zurück.
merit-help = Die { $card } { $pile }: Das hilft, und die Hand darf aufgefüllt werden.
merit-duty = So ist abgedeckt, was { $pile } abgedeckt sein muss.
merit-lifts = Der Befehl { $pile } ist abgedeckt und gilt nicht mehr.
merit-stops = Die { $card } beendet den Zug, bevor genug Karten liegen.
merit-no-fire = Wer als Nächstes dran ist, hat kein Feuer zu löschen.
merit-spares = { $pile }: bleibt frei, wie gewünscht ({ $name }).
merit-keeps-trick = Die { $card } bleibt auf der Hand: Als Trick passt sie { $pile }.
merit-row = { $count } Karten gehen dicht hintereinander { $pile }.
merit-small = Kein anderer Zug mit so vielen Karten kostet weniger.
merit-more = { $count ->
    [one] So wird eine Karte mehr gelegt als nötig.
   *[other] So werden { $count } Karten mehr gelegt als nötig.
}
merit-ends = Der Zug endet so früh wie erlaubt, und es wird nachgezogen.
merit-one-pile = Gelegt wird nur { $pile }; sonst bleibt alles, wie es ist.

## Schritt für Schritt, am Tisch

hint-pile = Hier lohnt sich ein Blick: { $pile }.
hint-card = Denk an die { $card }.
hint-end = Beende deinen Zug.
hint-turn = Der beste Zug: { $lays }
hint-none = Du bist nicht dran.
hint-thinking = Ein Tipp wird gesucht …
hint-failed = Diesmal war kein Tipp zu finden. Versuch es noch einmal.
hint-extra = Für Tipps fehlt der Teil, der nachdenkt: pip install "tenback[{ $extra }]"

## Was nicht stimmt

study-no-position = Von dieser Stellung aus geht es nicht weiter: { $why ->
    [turn] Niemand ist dran. Schreib dazu, wer es ist, zum Beispiel turn=P0.
    [over] Das Spiel ist vorbei.
    [twice] Die Karte { $card } ist an zwei Stellen.
    [hand] Eine Hand hat mehr Karten, als das Spiel erlaubt.
   *[stuck] Wer dran ist, kann nichts tun.
}
study-no-budget = „{ $budget }“ passt hier nicht. Schreib quick, deep oder eine Anzahl von Probespielen, von { $least } bis { $most }.
study-no-svg = { $path } muss auf .svg enden.
