## Signals, spoken in full; the pile is a name as in `pile`

signal-keep = { $strength ->
    [1] { $pile }: I would like to use this pile.
    [2] { $pile }: please keep off this pile.
   *[3] { $pile }: whatever happens, not this pile!
}
    .stacks = { $strength ->
        [1] { $pile }: I would like to use this stack.
        [2] { $pile }: please keep off this stack.
       *[3] { $pile }: whatever happens, not this stack!
    }
signal-small = { $pile }: tiny steps only here.
signal-free = { $pile }: do what you like here.
signal-dump = { $pile }: if you must jump, do it here.
signal-wreck = { $pile }: I will have to make a big jump here.
signal-safe = My next turn is safe.
signal-trouble = My next turn looks bad.
signal-less = Please lay only the minimum.
signal-more = Lay whatever fits.
signal-back = Go backwards if you can.
signal-askavoid = Which pile should I avoid?
    .stacks = Which stack should I avoid?
signal-askhere = { $pile }: may I go here?
signal-answer = { $answer ->
    [yes] Yes.
    [rather-not] Rather not.
   *[no] No.
}
signal-start = { $strength ->
    [0] Not me.
    [1] I could start.
    [2] I should start.
   *[3] I must start!
}
signal-ok = Got it, thanks.
signal-trick = { $pile }: I have a backwards trick here.
    .stacks = { $pile }: I have a reverse trick here.
signal-have = I hold this command: { $command }.
signal-hold = Do not play this command now: { $command }.
signal-cover = { $pile }: somebody please cover this command.
signal-fireok = { $pile }: I could put out a fire here.
signal-colour = I have { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}.
signal-want = { $direction ->
    [up] I want the ascending pile.
   *[down] I want the descending pile.
}
    .stacks = { $direction ->
        [up] I want the ascending stack.
       *[down] I want the descending stack.
    }
signal-qtrick = { $pile }: I want the backwards trick here.
    .stacks = { $pile }: I want the reverse trick here.
signal-size = My { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
} card is { $band }.
signal-two = I can lay both cards.
signal-cannot = I cannot lay anything right now.

## Signals on buttons

signal-keep-label = Keep off
signal-small-label = Tiny steps
signal-free-label = All yours
signal-dump-label = Jump here
signal-wreck-label = I must jump
signal-safe-label = I am safe
signal-trouble-label = Trouble
signal-less-label = Only the minimum
signal-more-label = Lay more
signal-back-label = Go backwards
signal-askavoid-label = Avoid which?
signal-askhere-label = May I?
signal-answer-label = Answer
signal-start-label = Start
signal-ok-label = Got it
signal-trick-label = Trick here
signal-have-label = I hold it
signal-hold-label = Not now
signal-cover-label = Please cover
signal-fireok-label = I can put it out
signal-colour-label = My colour
signal-want-label = I want this one
signal-qtrick-label = I want the trick
signal-size-label = How high
signal-two-label = Both cards
signal-cannot-label = Stuck

## Why something cannot be said, and what to say instead

block-silence = Silence is on the table. Once it is covered, you may talk again.
