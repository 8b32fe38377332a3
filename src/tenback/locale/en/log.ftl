## What I do myself

table-laid-you = You lay the { $card } { $pile } (+{ $step }).
table-trick-you = You lay the { $card } { $pile }: a trick, { $step } back!
table-helped-you = You lay the { $card } { $pile }: a helping hand.
table-said-you = You: { $text }
table-starts-you = You start.
table-concedes-you = You give up.
web-ends-turn-you = You end the turn.
web-takes-back-you = You take the { $card } back.
web-hinted-you = You ask for a hint.

## The log

log-you = You
log-drawn = { $count ->
    [one] One card drawn
   *[other] { $count } cards drawn
}
log-taken-back = taken back

## A whole turn in one breath

told-turn = { $name }: { $lays }.
told-lay = { $manner ->
    [trick] { $card } { $pile }, a trick, { $step } back
    [help] { $card } { $pile }, a helping hand
   *[onward] { $card } { $pile } (+{ $step })
}

## In as few words as possible, for a screen reader

web-terse = Short announcements for screen readers
terse-onto = on { $pile }
terse-lay = { $manner ->
    [onward] { $card } { $pile }, plus { $step }
   *[other] { $card } { $pile }, minus { $step }
}
terse-end = End of turn.
terse-drawn = { $name }: { $count } drawn.
terse-drawn-you = Drawn: { $cards }.
terse-pile = { $direction ->
    [up] { $pile } up { $card }
   *[down] { $pile } down { $card }
}
terse-deck = { $count } to draw
terse-hand = Hand: { $cards }.
terse-turn = Your turn: { $missing } more.
terse-turn-free = Your turn.
terse-turn-of = Turn: { $name }.

## Signals in a few words; the pile is the object of a sentence

pile-brief-only = { $direction ->
    [up] the ascending pile
   *[down] the descending pile
}
    .stacks = { $direction ->
        [up] the ascending stack
       *[down] the descending stack
    }
signal-keep-brief = { $strength ->
    [1] would like { $pile }
    [2] keep off { $pile }
   *[3] never { $pile }!
}
signal-small-brief = tiny steps on { $pile }
signal-free-brief = anything goes on { $pile }
signal-dump-brief = jumps on { $pile }
signal-wreck-brief = must jump on { $pile }
signal-safe-brief = safe
signal-trouble-brief = in trouble
signal-less-brief = only the minimum
signal-more-brief = lay more
signal-back-brief = go backwards
signal-askavoid-brief = avoid which?
signal-askhere-brief = may I use { $pile }?
signal-answer-brief = { $answer ->
    [yes] yes
    [rather-not] rather not
   *[no] no
}
signal-start-brief = { $strength ->
    [0] not me
    [1] could start
    [2] should start
   *[3] must start!
}
signal-ok-brief = got it
signal-trick-brief = a trick on { $pile }
signal-have-brief = holds { $command }
signal-hold-brief = not now: { $command }
signal-cover-brief = cover { $pile }
signal-fireok-brief = can put out a fire on { $pile }
signal-colour-brief = has { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}
signal-want-brief = wants { $pile }
signal-qtrick-brief = wants the trick on { $pile }
signal-size-brief = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
} is { $band }
signal-two-brief = can lay both
signal-cannot-brief = stuck

## Reactions, which tell nothing of any card

web-react = React
reaction-well-done = Well done!
reaction-thanks = Thanks!
reaction-oops = Oops!
reaction-thinking = Let me think …
reaction-hurry = Your turn!
reaction-again = One more game?
