## Cards, piles, people

card = { $rank }
card-coloured = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
} { $rank }
pile = Pile { $name }
pile-up = Pile { $name }, ascending
pile-down = Pile { $name }, descending
pile-only = { $direction ->
    [up] Ascending pile
   *[down] Descending pile
}
    .stacks = { $direction ->
        [up] Ascending stack
       *[down] Descending stack
    }
pile-own = { $direction ->
    [up] Your ascending pile
   *[down] Your descending pile
}
pile-other = { $direction ->
    [up] { $name }’s ascending pile
   *[down] { $name }’s descending pile
}
onto-pile = on pile { $name }
onto-pile-only = { $direction ->
    [up] on the ascending pile
   *[down] on the descending pile
}
    .stacks = { $direction ->
        [up] on the ascending stack
       *[down] on the descending stack
    }
onto-pile-own = { $direction ->
    [up] on your ascending pile
   *[down] on your descending pile
}
onto-pile-other = { $direction ->
    [up] on { $name }’s ascending pile
   *[down] on { $name }’s descending pile
}
player = Player { $number }

## Numbers that we do not know

unverified-badge = Numbers unverified
unverified-why = We have found no list of the numbers that carry commands, so these are our placeholders; the real deck has others.
unverified-load = If you own the deck, load its numbers in the terminal with --commands FILE.
unverified-command = tenback play { $game } --commands FILE

## How a game ends

ending-all-laid = The last card is laid: the game is beaten!
ending-skull = The game is lost: a skull was left uncovered.
ending-three = The game is lost: a 3! was not obeyed.
ending-min = The game is lost: not enough cards fit any more.
ending-fire = The game is lost: a fire was not put out in time.
ending-concede = The game is given up.
duel-won = { $ending ->
    [all-laid] You have laid your last card: you win!
    [min] { $name } cannot lay enough cards: you win!
    [concede] { $name } gives up: you win!
   *[other] You win against { $name }!
}
duel-lost = { $ending ->
    [all-laid] { $name } has laid the last card and wins.
    [min] You cannot lay enough cards: { $name } wins.
    [concede] You have given up: { $name } wins.
   *[other] { $name } wins.
}
duel-over = { $ending ->
    [all-laid] { $winner } has laid the last card and wins against { $loser }.
    [min] { $loser } cannot lay enough cards: { $winner } wins.
    [concede] { $loser } gives up: { $winner } wins.
   *[other] { $winner } wins against { $loser }.
}
rating-beaten = Beaten!
rating-excellent = Excellent!
rating-none = Next time!
left = { $count ->
    [0] No cards left
    [one] One card left
   *[other] { $count } cards left
}

## What a turn still owes

duty-min = { $missing ->
    [one] Lay one more card
   *[other] Lay { $missing } more cards
}
duty-three = { $missing ->
    [one] Lay exactly one more card
   *[other] Lay exactly { $missing } more cards
}
duty-skull = Cover the skull: { $piles }
duty-fire = Put out the fire: { $piles }

## The table

table-your-turn = Your turn
table-turn-of = { $name } to play
table-need = { $laid } laid, { $need } needed
table-need-exactly = { $laid } laid, exactly { $exactly } needed
table-deck = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
    .stacks = { $count ->
        [0] Draw stack: empty
        [one] Draw stack: one card
       *[other] Draw stack: { $count } cards
    }
table-hand-of = { $count ->
    [0] { $name }: no cards
    [one] { $name }: one card
   *[other] { $name }: { $count } cards
}
table-back = back { $steps }
table-laid = { $name } lays the { $card } { $pile } (+{ $step }).
table-trick = { $name } lays the { $card } { $pile }: a trick, { $step } back!
table-drawn = { $count ->
    [0] { $name } draws nothing.
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards.
}
table-concede-question = Give up this game?
table-who-starts = Who starts?
table-starts = { $name } starts.

## Talk at the table

table-signal-menu = What would you like to say?
table-signal-pile = About which pile?
    .stacks = About which stack?
table-signal-strength = How important is it?
table-signal-colour = Which colour?
table-signal-band = How high is the card?
table-signal-command = Which command?
table-signal-answer = What is your answer?
table-said = { $name }: { $text }

## After the game


## Keys

table-key-end = End turn
table-key-undo = Take back
table-key-concede = Give up
table-key-hint = Hint

## Keys and words that the browser has, too

table-offer-help = helps by { $steps }
table-helped = { $name } lays the { $card } { $pile }: a helping hand.
onto-pile-self = { $direction ->
    [up] on their own ascending pile
   *[down] on their own descending pile
}
table-concedes = { $name } gives up.
