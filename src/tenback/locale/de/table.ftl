## Karten, Stapel, Menschen

card = { $rank }
card-coloured = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[grey] graue
} { $rank }
pile = Stapel { $name }
pile-up = Stapel { $name }, aufsteigend
pile-down = Stapel { $name }, absteigend
pile-only = { $direction ->
    [up] Aufsteigender Stapel
   *[down] Absteigender Stapel
}
pile-own = { $direction ->
    [up] Dein aufsteigender Stapel
   *[down] Dein absteigender Stapel
}
pile-other = { $direction ->
    [up] Aufsteigender Stapel von { $name }
   *[down] Absteigender Stapel von { $name }
}
onto-pile = auf Stapel { $name }
onto-pile-only = { $direction ->
    [up] auf den aufsteigenden Stapel
   *[down] auf den absteigenden Stapel
}
onto-pile-own = { $direction ->
    [up] auf deinen aufsteigenden Stapel
   *[down] auf deinen absteigenden Stapel
}
onto-pile-other = { $direction ->
    [up] auf den aufsteigenden Stapel von { $name }
   *[down] auf den absteigenden Stapel von { $name }
}
player = Spieler { $number }

## Zahlen, die wir nicht kennen

unverified-badge = Zahlen ungeprüft
unverified-why = Welche Zahlen welchen Befehl tragen, haben wir nirgends gefunden. Diese hier sind unsere Platzhalter; im echten Kartenspiel sind es andere.
unverified-load = Hast du das echte Kartenspiel, dann lade seine Zahlen im Terminal mit --commands DATEI.
unverified-command = tenback play { $game } --commands DATEI

## Wie ein Spiel endet

ending-all-laid = Die letzte Karte liegt: Das Spiel ist besiegt!
ending-skull = Das Spiel ist verloren: Ein Totenkopf blieb offen.
ending-three = Das Spiel ist verloren: Eine 3! wurde nicht befolgt.
ending-min = Das Spiel ist verloren: Es passen nicht mehr genug Karten.
ending-fire = Das Spiel ist verloren: Ein Feuer wurde nicht rechtzeitig gelöscht.
ending-concede = Das Spiel ist aufgegeben.
duel-won = { $ending ->
    [all-laid] Deine letzte Karte liegt: Du gewinnst!
    [min] { $name } kann nicht genug Karten legen: Du gewinnst!
    [concede] { $name } gibt auf: Du gewinnst!
   *[other] Du gewinnst gegen { $name }!
}
duel-lost = { $ending ->
    [all-laid] { $name } hat die letzte Karte gelegt und gewinnt.
    [min] Du kannst nicht genug Karten legen: { $name } gewinnt.
    [concede] Du hast aufgegeben: { $name } gewinnt.
   *[other] { $name } gewinnt.
}
duel-over = { $ending ->
    [all-laid] { $winner } hat die letzte Karte gelegt und gewinnt gegen { $loser }.
    [min] { $loser } kann nicht genug Karten legen: { $winner } gewinnt.
    [concede] { $loser } gibt auf: { $winner } gewinnt.
   *[other] { $winner } gewinnt gegen { $loser }.
}
rating-beaten = Besiegt!
rating-excellent = Ausgezeichnet!
rating-none = Nächstes Mal!
left = { $count ->
    [0] Keine Karte übrig
    [one] Eine Karte übrig
   *[other] { $count } Karten übrig
}

## Was im Zug noch zu tun ist

duty-min = { $missing ->
    [one] Leg noch eine Karte
   *[other] Leg noch { $missing } Karten
}
duty-three = { $missing ->
    [one] Leg noch genau eine Karte
   *[other] Leg noch genau { $missing } Karten
}
duty-skull = Deck den Totenkopf ab: { $piles }
duty-fire = Lösch das Feuer: { $piles }

## Der Tisch

table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-need = { $laid } gelegt, { $need } nötig
table-need-exactly = { $laid } gelegt, genau { $exactly } nötig
table-deck = { $count ->
    [0] Zugstapel: leer
    [one] Zugstapel: eine Karte
   *[other] Zugstapel: { $count } Karten
}
table-hand-of = { $count ->
    [0] { $name }: keine Karten
    [one] { $name }: eine Karte
   *[other] { $name }: { $count } Karten
}
table-back = { $steps } zurück
table-laid = { $name } legt die { $card } { $pile } (+{ $step }).
table-trick = { $name } legt die { $card } { $pile }: ein Trick, { $step } zurück!
table-drawn = { $count ->
    [0] { $name } zieht nichts nach.
    [one] { $name } zieht eine Karte nach.
   *[other] { $name } zieht { $count } Karten nach.
}
table-concede-question = Dieses Spiel aufgeben?
table-who-starts = Wer fängt an?
table-starts = { $name } fängt an.

## Reden am Tisch

table-signal-menu = Was möchtest du sagen?
table-signal-pile = Zu welchem Stapel?
table-signal-strength = Wie wichtig ist es?
table-signal-colour = Welche Farbe?
table-signal-band = Wie hoch ist die Karte?
table-signal-command = Welcher Befehl?
table-signal-answer = Was antwortest du?
table-said = { $name }: { $text }

## Nach dem Spiel


## Tasten

table-key-end = Zug beenden
table-key-undo = Zurücknehmen
table-key-concede = Aufgeben
table-key-hint = Tipp

## Tasten und Wörter, die auch der Browser hat

table-offer-help = hilft um { $steps }
table-helped = { $name } legt die { $card } { $pile }: eine Hilfe.
onto-pile-self = { $direction ->
    [up] auf den eigenen aufsteigenden Stapel
   *[down] auf den eigenen absteigenden Stapel
}
table-concedes = { $name } gibt auf.
