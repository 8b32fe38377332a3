## Was die Befehle tun

cli-sim-help = Messen, wie gut ein Bot spielt.
cli-sim-more =
    Spielt viele Partien und sagt, wie viele gewonnen wurden, wie viele Karten übrig blieben und wie schnell es ging. Mit --versus spielt ein anderer Bot dieselben Karten. Strg-C beendet den Lauf; was fertig ist, bleibt erhalten.

    Beispiel: tenback sim the-game --players 2 --bot greedy --games 10000
cli-match-help = Zwei Bots gegeneinander spielen lassen.
cli-match-more =
    Alle Karten werden zweimal gespielt, mit vertauschten Plätzen, damit beide Bots dieselben bekommen. Für Spiele gegeneinander; Bots, die miteinander spielen, vergleicht „tenback sim“ mit --versus.

    Beispiel: tenback match face-to-face greedy uniform --pairs 1000

## Was die Argumente und Optionen bedeuten

cli-arg-one = Der Bot, der gemessen wird.
cli-arg-other = Der Bot, gegen den er spielt.
cli-metavar-bot = BOT
cli-metavar-address = RECHNER:PORT
lab-opt-bot = Der Bot, der auf allen Plätzen spielt; oder einer je Platz, mehrfach angegeben. Ein Bot, der nachdenkt, bekommt nach einem Doppelpunkt seine Bedenkzeit: 0.2s oder 2000 Probespiele je Zug. Ein eigener Bot wird als Modul:Klasse genannt, seine Einstellungen nach einem weiteren Doppelpunkt.
lab-bots = Die Bots: { $bots }.
lab-opt-versus = Ein Bot, der zum Vergleich dieselben Karten spielt.
lab-opt-games = Wie viele Kartenfolgen gespielt werden; sonst 1000.
lab-opt-pairs = Wie viele Kartenfolgen gespielt werden, jede zweimal; sonst 500.
lab-opt-silent = Die Bots sagen einander nichts.
lab-opt-forfeit = Ein eigener Bot, der versagt, verliert die Partie, und der Lauf geht weiter; sonst endet der Lauf.
lab-opt-limit = Wie viele Sekunden ein eigener Bot für eine Antwort haben darf; sonst 30.
lab-opt-cores = Wie viele Kerne dieses Rechners arbeiten; sonst alle.
lab-opt-ray = Auf dem Ray-Cluster unter dieser Adresse spielen statt auf diesem Rechner.
lab-opt-parquet = Datei für jede einzelne Partie, als Parquet.
lab-opt-plot = Datei für ein Bild des Ergebnisses, PNG oder SVG.
lab-opt-keep = Datei, in der bleibt, was gespielt ist. Derselbe Befehl mit derselben Datei macht weiter, wo der Lauf abgebrochen wurde.

## Was ausgegeben wird

lab-compiling = Die Bots werden für diesen Rechner vorbereitet. Das dauert eine Weile, aber nur beim ersten Mal.
lab-compiled = Die Bots werden vorbereitet: { $done } von { $steps }
lab-slow = { $bot } wählt Karte für Karte: Rechne mit höchstens einigen hundert Partien je Sekunde und Kern, und mit weit weniger, wenn er nachdenkt. Tausende je Sekunde spielen { $fast }.
lab-head = { $game }, { $players ->
    [one] allein
   *[other] zu { $players }
}, { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}
lab-bots-version = Bots: Version { $version }
bot-falls-back = { $basis ->
    [score] Für diesen Tisch ist kein Netz trainiert, deshalb spielt { $bot } wie score.
   *[on-the-spot] Für diesen Tisch ist kein Netz trainiert, deshalb richtet sich { $bot } nach Werten, die dieser Rechner selbst lernt.
}
lab-interrupted = Abgebrochen: { $done } von { $asked } Kartenfolgen sind gespielt, und das sagen sie.
lab-nothing-done = Abgebrochen vor dem ersten Ergebnis; es gibt nichts zu zeigen.
lab-ended-at-once = Sofort beendet; es wird kein Ergebnis gezeigt.
lab-goes-on = Derselbe Befehl macht hier weiter.
lab-estimate = { $value } ({ $low } bis { $high })
lab-won = Gewonnen
lab-won-first = Spieler 1 gewinnt
lab-won-starter = Wer anfängt, gewinnt
lab-left = Karten übrig
lab-tricks = Tricks je Partie
lab-turns = Züge je Partie
lab-speed = Partien je Sekunde und Kern
lab-thinking = Zeit für einen Zug
lab-difference = { $one } im Vergleich mit { $other } bei denselben Karten
lab-only = Nur { $team } gewinnt
lab-p-value = Wahrscheinlichkeit dafür, wären beide gleich gut
lab-spread = Karten übrig: { $team }
lab-games-won = Gewonnene Partien
lab-share-won = Anteil der Partien
lab-elo = Elo-Unterschied
lab-pairs-whole = Paare zweimal gewonnen
lab-pairs-split = Paare geteilt
lab-so-far = { $bot } gewinnt { $won }

## Was gezeichnet wird

lab-chart-sim = { $team } gewinnt { $won }
lab-chart-deals = { $game }, { $players ->
    [one] allein
   *[other] zu { $players }
}, { $deals ->
    [one] eine Kartenfolge
   *[other] { $deals } Kartenfolgen
}, Startzahl { $seed }
lab-chart-games = Anteil der Partien
lab-chart-pairs = Anteil der Paare
lab-chart-match = { $one } holt { $score } gegen { $other }
lab-chart-twice = { $bot } gewinnt zweimal
lab-chart-split = Je ein Sieg

## Was nicht stimmt

lab-needs-bot = --bot fehlt. Nenne den Bot, der spielen soll.
lab-no-such-bot = Kein Bot heißt „{ $bot }“. Es gibt: { $known }. Ein eigener Bot wird als Modul:Klasse genannt.
lab-bad-budget = „{ $budget }“ ist keine Bedenkzeit. Gib Sekunden an wie 0.2s, oder eine Zahl von Probespielen wie 2000.
lab-needless-budget = { $bot } spielt sofort und braucht keine Bedenkzeit. Diese Bots nehmen eine: { $thinkers }.
lab-forfeits = { $games ->
    [one] In einer Partie hat ein Bot versagt, sie zählt als verloren. Das ist geschehen:
   *[other] In { $games } Partien hat ein Bot versagt, sie zählen als verloren. Beim ersten Mal war es das:
}
bot-own-no-module = Der Bot { $bot } ist nicht zu finden: { $detail }. Nenne ihn als Modul:Klasse, in dem Ordner, in dem das Modul liegt.
bot-own-no-class = Der Bot { $bot } ist nicht zu finden: { $detail }.
bot-own-broken = Der Bot { $bot } lässt sich nicht laden: { $detail }.
bot-own-no-player = { $bot } kann nicht spielen. Es fehlt: { $detail }.
bot-own-settings = { $bot } nimmt diese Einstellungen nicht: { $detail }. Schreib sie als name=wert, mit Kommas dazwischen.
bot-own-late = Der Bot { $bot } war nicht innerhalb von { $detail } bereit zu spielen.
bot-own-resumed = Dieses Spiel wurde mit { $bot } gespeichert, und das ist keiner unserer Bots. Eine Datei darf nicht bestimmen, welches Programm hier läuft, deshalb geht das Spiel nicht weiter; ansehen lässt es sich.
bot-fault-raised = { $bot } hat versagt: { $detail }. Das wusste er:
bot-fault-late = { $bot } hat nicht innerhalb von { $detail } geantwortet. Das wusste er:
bot-fault-illegal = { $bot } hat etwas gewählt, das er nicht darf: { $detail }. Das wusste er:
bot-fault-malformed = { $bot } hat eine Antwort von der falschen Art gegeben: { $detail }. Das wusste er:
bot-fault-untrue = { $bot } hat { $detail } gesagt, und das stimmt mit seinen Karten nicht überein. Das wusste er:
bot-fault-barred = { $bot } hat { $detail } gesagt, und das ist am Tisch nicht erlaubt. Das wusste er:
bot-fault-fickle = { $bot } hat auf dieselbe Frage anders geantwortet, mit derselben Startzahl: { $detail }. Das wusste er:
bot-fault-gone = { $bot } hat den Prozess beendet, in dem er gespielt hat.
lab-bots-and-seats = { $bots } Bots sind genannt, aber es gibt { $seats } Plätze. Nenne einen für alle, oder einen je Platz.
lab-wrong-amount = { $option } muss eine ganze Zahl von 1 bis { $most } sein.
lab-wrong-suffix = Die Datei { $path } lässt sich nicht schreiben. Ihr Name muss auf eins davon enden: { $suffixes }.
lab-unwritable = { $path } lässt sich nicht schreiben: { $why }.
lab-other-run = In { $path } steht ein anderer Lauf: { $differences }. Verlange noch einmal dasselbe oder nenne eine andere Datei.
lab-differs = { $name ->
    [tenback] er wurde mit tenback { $kept } begonnen, dies ist { $asked }
    [game] sein Spiel ist { $kept }, nicht { $asked }
    [rules] sein Spiel hat Version { $kept } der Regeln, nicht { $asked }
    [house] seine Hausregeln sind { $kept }, nicht { $asked }
    [commands] seine Befehle sind { $kept }, nicht { $asked }
    [players] er hat { $kept } Spieler, nicht { $asked }
    [bots] seine Bots sind { $kept }, nicht { $asked }
    [seed] seine Startzahl ist { $kept }, nicht { $asked }
    [silent] { $kept ->
        [True] seine Bots schweigen
       *[other] seine Bots reden
    }
   *[deals] er geht schon bis Kartenfolge { $kept }, und du verlangst nur { $asked }
}
lab-ledger-taken = Ein anderer Lauf schreibt gerade in { $path }. Warte, bis er zu Ende ist, oder nenne eine andere Datei.
lab-no-ledger = { $path } ist eine Datei anderer Art und bleibt, wie sie ist. Nenne für --keep eine neue Datei.
lab-no-address = „{ $address }“ ist keine Adresse. Gib Rechner und Port an, etwa 127.0.0.1:6379.
lab-no-cluster = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse, oder lass --ray weg.
lab-extra = Dafür ist nicht alles installiert. Das hilft: pip install "tenback[{ $extra }]"
lab-race-versus = In diesem Spiel geht es gegeneinander. Lass die beiden Bots direkt antreten: { $line }
lab-no-race = In diesem Spiel spielen alle zusammen, niemand gegeneinander. Vergleiche die Bots bei denselben Karten: { $line }
