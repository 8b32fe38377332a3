## Was die Befehle tun

cli-tenback-help = Spiele The Game und seine Verwandten im Terminal: allein, mit Freunden, mit Bots. tenback ist ein unabhängiges Fan-Projekt ohne Verbindung zum Verlag.
cli-tenback-more = „tenback play“ öffnet einen Tisch. Jeder Befehl erklärt sich selbst mit --help.
cli-play-help = Ein Spiel hier im Terminal spielen.
cli-play-more =
    Ohne Spiel öffnet sich ein Menü. Plätze, für die niemand genannt ist, nehmen Bots ein.

    Beispiel: tenback play the-game --name Anna --name Ben --bot greedy
cli-games-help = Die Spiele auflisten.
cli-games-more = Die anderen Befehle verwenden die Kennungen aus der ersten Spalte.
cli-rules-help = Die Regeln eines Spiels erklären.
cli-rules-more =
    Gewählte Hausregeln werden gleich miterklärt.

    Beispiel: tenback rules the-game --house undo=all
cli-deal-help = Die Karten zu einer Startzahl zeigen.
cli-deal-more =
    Erst die Handkarten, dann der Zugstapel, oberste Karte zuerst.

    Beispiel: tenback deal the-game --players 2 --seed 42
cli-replay-help = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-replay-more = Im Terminal öffnet sich der Tisch; sonst wird das Spiel in Zeilen erzählt.
cli-completion-help = Das Skript ausgeben, mit dem deine Shell tenback vervollständigt.
cli-completion-more =
    Für bash gehört diese Zeile in ~/.bashrc:

    source <(tenback completion bash)

    Für zsh gehört diese Zeile in ~/.zshrc:

    source <(tenback completion zsh)

    Für fish genügt einmal:

    tenback completion fish > ~/.config/fish/completions/tenback.fish

## Was die Argumente und Optionen bedeuten

cli-arg-game = Kennung eines Spiels, wie „tenback games“ sie auflistet.
cli-arg-file = Datei mit dem aufgezeichneten Spiel; - liest die Standardeingabe.
cli-arg-shell = Die Shell, die du benutzt.
cli-opt-lang = Sprache der Texte.
cli-opt-help = Diese Seite zeigen.
cli-opt-version = Die Version zeigen.
cli-opt-json = JSON statt Text schreiben, für Programme.
cli-opt-text = Das Spiel in Zeilen erzählen, auch im Terminal.
cli-opt-no-pager = Alles auf einmal ausgeben, auch im Terminal.
cli-opt-seed = Zahl, aus der sich die Kartenfolge ergibt; die gleiche Zahl gibt die gleichen Karten.
cli-opt-players = Wie viele am Tisch sitzen, Bots eingeschlossen; sonst so wenige wie möglich.
cli-opt-play-players = Wie viele am Tisch sitzen, Bots eingeschlossen. Ohne Angabe: alle, die du nennst, und mindestens so viele, wie das Spiel braucht.
cli-opt-name = Name einer Person an diesem Terminal; mehrfach möglich.
cli-opt-bot = Ein Bot, der einen der Plätze einnimmt; mehrfach möglich.
cli-opt-commands = Datei mit den Zahlen der Befehle in deinem eigenen Kartenspiel, als TOML oder JSON: stop = [4, 38, 63, 97] und so weiter.
cli-opt-house = Eine Hausregel; mehrfach möglich. „tenback rules“ mit dem Spiel zeigt, was zur Wahl steht.
cli-opt-table = Wie frei ihr reden dürft: wie unter Freunden (friends, auch ohne Angabe) oder wie an einem offenen Tisch (open).
cli-opt-resume = Mit einem gespeicherten Spiel weitermachen: mit dem in dieser Datei, dem neuesten unfertigen in diesem Ordner oder, ohne Angabe, dem neuesten im üblichen Ordner.
cli-opt-save = Ordner für die Aufzeichnung des Spiels, statt des üblichen.
cli-opt-no-save = Keine Aufzeichnung des Spiels behalten.
cli-opt-saved = Stattdessen die gespeicherten Spiele auflisten, das neueste zuerst.

## Wörter auf den Hilfeseiten

cli-heading-usage = Aufruf:
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-count = ZAHL
cli-metavar-seed = ZAHL
cli-metavar-name = NAME
cli-metavar-house = REGEL=WAHL
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER

## Was ausgegeben wird

cli-games-id = Kennung
cli-games-players = Personen
cli-games-game = Spiel
cli-saved-none = Es ist noch kein Spiel gespeichert.
cli-saved-older = { $count ->
    [one] Ein älteres Spiel liegt in { $folder }.
   *[other] { $count } ältere Spiele liegen in { $folder }.
}
cli-seed = Startzahl: { $seed }
cli-deck = Zugstapel
cli-deck-of = Zugstapel von Spieler { $number }
cli-story-players = Am Tisch: { $names }
cli-story-house = Hausregel: { $switch }: { $choice }
cli-story-turn = Zug { $number }: { $name }
cli-story-unfinished = Das Spiel wurde nicht zu Ende gespielt.

## Was nicht stimmt; „none“ als $near heißt, dass nichts in der Nähe ist

cli-error = Fehler:
cli-no-such-option = { $near ->
    [none] Die Option { $option } gibt es nicht.
   *[other] Die Option { $option } gibt es nicht. Meinst du { $near }?
}
cli-no-such-command = { $near ->
    [none] Den Befehl { $command } gibt es nicht.
   *[other] Den Befehl { $command } gibt es nicht. Meinst du { $near }?
}
cli-near-game = Meinst du { $near }?
cli-bad-value = { $option } kann nicht „{ $value }“ sein. Möglich: { $expected }.
cli-expected-count = eine ganze Zahl
cli-expected-seed = eine ganze Zahl von 0 bis { $most }
cli-expected-name = bis zu { $most } Buchstaben, Ziffern oder andere sichtbare Zeichen
cli-missing = { $option } fehlt.
cli-needs-value = { $option } braucht einen Wert.
cli-takes-no-value = { $option } nimmt keinen Wert an.
cli-too-many = Zu viele Wörter: { $words }.
cli-not-both = { $one } und { $other } gehen nicht zusammen. Wähle eins davon.
cli-needs-game = { $option } braucht ein Spiel. Nenne eins, oder lass die Option weg und wähle im Menü.
cli-try-help = { $command } --help zeigt, was möglich ist.
cli-too-many-players = Es sind { $named } Mitspieler genannt, aber nur { $seats } Plätze da. Nenne weniger, oder erhöhe --players.
cli-same-name = Zwei können nicht beide { $name } heißen: Niemand könnte sie unterscheiden. Gib einem von beiden einen anderen Namen.
cli-nothing-to-resume = In { $folder } liegt kein unfertiges Spiel. „tenback play“ beginnt ein neues.
cli-game-is-over = Das Spiel in { $path } ist zu Ende. So siehst du es an: tenback replay { $path }
cli-folder-unwritable = In { $path } lässt sich das Spiel nicht speichern: { $why }. Nenne mit --save einen anderen Ordner, oder spiel mit --no-save.
cli-no-commands-here = Dieses Spiel hat keine Befehle. Lass --commands weg.
cli-broken-file = Die Datei { $path } ist kein gültiges { $form }. Berichtige sie und versuch es noch einmal.
cli-file-not-found = Die Datei { $path } gibt es nicht. Prüfe den Namen.
cli-file-denied = Du darfst { $path } nicht benutzen. Prüfe die Rechte.
cli-file-is-folder = { $path } ist ein Ordner. Nenne eine Datei.
cli-file-not-text = { $path } ist kein Text in UTF-8. Speichere die Datei so, oder nenne eine andere.
cli-file-fails = { $path } lässt sich nicht benutzen: { $why }.
cli-output-fails = Die Ausgabe lässt sich nicht schreiben: { $why }.
cli-not-a-terminal = Dafür braucht es ein Terminal mit Tastatur und Bildschirm. Für Programme haben „tenback deal“ und „tenback replay“ --json.
cli-bug = In tenback ist etwas schiefgegangen ({ $error }). Bitte melde, was du getan hast.

## Was an einer Aufzeichnung nicht stimmt; $place sagt, wo

record-not-a-record = { $place }: Das ist keine Aufzeichnung eines tenback-Spiels.
record-cut = { $place }: Hier bricht die Aufzeichnung ab. Das Ende fehlt.
record-newer = { $place }: Diese Aufzeichnung stammt von einem neueren tenback. Aktualisiere tenback, um sie anzusehen.
record-unknown-ruleset = { $place }: Dieses tenback kennt das Spiel nicht. Ein neueres vielleicht schon.
record-bad-field = { $place }: Hier lässt sich etwas nicht lesen.
record-bad-deal = { $place }: In der Kartenfolge ist nicht jede Karte des Spiels genau einmal.
record-seed-mismatch = { $place }: Die Kartenfolge gehört nicht zur Startzahl.
record-illegal-step = { $place }: Das lassen die Regeln nicht zu. { $why ->
    [game-over] Das Spiel war schon vorbei.
    [not-begun] Noch niemand hatte angefangen.
    [already-begun] Jemand hatte schon angefangen.
    [no-such-seat] Dort sitzt niemand.
    [no-such-pile] Diesen Stapel gibt es nicht.
    [not-on-turn] Jemand anders war dran.
    [not-your-voice] Aufgeben kann jeder nur für sich selbst.
    [already-conceded] Auf diesem Platz war schon aufgegeben worden.
    [not-in-hand] Die Karte war nicht auf dieser Hand.
    [does-not-fit] Die Karte passt dort nicht.
    [does-not-help] Die Karte hilft dort nicht.
    [help-spent] In diesem Zug war schon geholfen worden.
    [help-alone] Die helfende Karte kann nicht die einzige sein.
    [no-tricks] Ein Befehl verbot den Trick.
    [other-pile] Nur ein anderer Stapel war offen.
    [stops-too-soon] Die Karte hätte den Zug zu früh beendet.
    [too-many] Das war eine Karte zu viel für diesen Zug.
    [need-more] Der Zug brauchte mehr Karten.
    [need-exactly] Ein Befehl verlangte mehr Karten.
    [cover-first] Ein Totenkopf war noch abzudecken.
    [fire-first] Ein Feuer war noch zu löschen.
   *[talk] In diesem Augenblick durfte es nicht gesagt werden.
}
record-wrong-result = { $place }: Das Spiel ging nicht so aus, wie es hier steht.
record-wrong-check = { $place }: Die Aufzeichnung wurde nach dem Speichern verändert.
record-place-line = Zeile { $number }
record-place-byte = Byte { $number }
record-place-step = Schritt { $number }
record-place-card = Kartenfolge, Karte { $number }
record-place-field = Feld „{ $name }“
record-place-end = Ende der Datei
