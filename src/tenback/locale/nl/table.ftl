## Kaarten, stapels, mensen

card = { $rank }
card-coloured = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[grey] grijze
} { $rank }
pile = Stapel { $name }
pile-up = Stapel { $name }, oplopend
pile-down = Stapel { $name }, aflopend
pile-only = { $direction ->
    [up] Oplopende stapel
   *[down] Aflopende stapel
}
pile-own = { $direction ->
    [up] Jouw oplopende stapel
   *[down] Jouw aflopende stapel
}
pile-other = { $direction ->
    [up] Oplopende stapel van { $name }
   *[down] Aflopende stapel van { $name }
}
onto-pile = op stapel { $name }
onto-pile-only = { $direction ->
    [up] op de oplopende stapel
   *[down] op de aflopende stapel
}
onto-pile-own = { $direction ->
    [up] op jouw oplopende stapel
   *[down] op jouw aflopende stapel
}
onto-pile-other = { $direction ->
    [up] op de oplopende stapel van { $name }
   *[down] op de aflopende stapel van { $name }
}
player = Speler { $number }

## Getallen die we niet kennen

unverified-badge = Getallen niet gecontroleerd
unverified-why = Welke getallen welke opdracht dragen, hebben we nergens gevonden. Deze hebben we zelf ingevuld; in het echte spel zijn het andere.
unverified-load = Heb je het echte spel, laad dan de getallen in de terminal met --commands BESTAND.
unverified-command = tenback play { $game } --commands BESTAND

## Hoe een spel eindigt

ending-all-laid = De laatste kaart ligt: het spel is verslagen!
ending-skull = Het spel is verloren: een doodshoofd bleef open liggen.
ending-three = Het spel is verloren: een 3! is niet opgevolgd.
ending-min = Het spel is verloren: er passen niet genoeg kaarten meer.
ending-fire = Het spel is verloren: een vuur is niet op tijd gedoofd.
ending-concede = Het spel is opgegeven.
duel-won = { $ending ->
    [all-laid] Je laatste kaart ligt: je wint!
    [min] { $name } kan niet genoeg kaarten leggen: je wint!
    [concede] { $name } geeft op: je wint!
   *[other] Je wint van { $name }!
}
duel-lost = { $ending ->
    [all-laid] { $name } heeft de laatste kaart gelegd en wint.
    [min] Je kunt niet genoeg kaarten leggen: { $name } wint.
    [concede] Je hebt opgegeven: { $name } wint.
   *[other] { $name } wint.
}
duel-over = { $ending ->
    [all-laid] { $winner } heeft de laatste kaart gelegd en wint van { $loser }.
    [min] { $loser } kan niet genoeg kaarten leggen: { $winner } wint.
    [concede] { $loser } geeft op: { $winner } wint.
   *[other] { $winner } wint van { $loser }.
}
rating-beaten = Verslagen!
rating-excellent = Uitstekend!
rating-none = Volgende keer!
left = { $count ->
    [0] Geen kaart over
    [one] Nog één kaart over
   *[other] Nog { $count } kaarten over
}

## Wat in de beurt nog moet

duty-min = { $missing ->
    [one] Leg nog één kaart
   *[other] Leg nog { $missing } kaarten
}
duty-three = { $missing ->
    [one] Leg nog precies één kaart
   *[other] Leg nog precies { $missing } kaarten
}
duty-skull = Dek het doodshoofd af: { $piles }
duty-fire = Doof het vuur: { $piles }

## De tafel

table-your-turn = Jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
table-need = { $laid } gelegd, { $need } nodig
table-need-exactly = { $laid } gelegd, precies { $exactly } nodig
table-deck = { $count ->
    [0] Trekstapel: leeg
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
}
table-hand-of = { $count ->
    [0] { $name }: geen kaarten
    [one] { $name }: één kaart
   *[other] { $name }: { $count } kaarten
}
table-back = { $steps } terug
table-laid = { $name } legt de { $card } { $pile } (+{ $step }).
table-trick = { $name } legt de { $card } { $pile }: een truc, { $step } terug!
table-drawn = { $count ->
    [0] { $name } trekt niets.
    [one] { $name } trekt één kaart.
   *[other] { $name } trekt { $count } kaarten.
}
table-concede-question = Dit spel opgeven?
table-who-starts = Wie begint?
table-starts = { $name } begint.

## Praten aan tafel

table-signal-menu = Wat wil je zeggen?
table-signal-pile = Over welke stapel?
table-signal-strength = Hoe belangrijk is het?
table-signal-colour = Welke kleur?
table-signal-band = Hoe hoog is de kaart?
table-signal-command = Welke opdracht?
table-signal-answer = Wat is je antwoord?
table-said = { $name }: { $text }

## Na het spel


## Toetsen

table-key-end = Beurt beëindigen
table-key-undo = Terugnemen
table-key-concede = Opgeven
table-key-hint = Hint

## Toetsen en woorden die de browser ook heeft

table-offer-help = helpt met { $steps }
table-helped = { $name } legt de { $card } { $pile }: een helpende hand.
onto-pile-self = { $direction ->
    [up] op de eigen oplopende stapel
   *[down] op de eigen aflopende stapel
}
table-concedes = { $name } geeft op.
