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

## What signals are made of

strength-1 = if possible
strength-2 = please
strength-3 = at all costs
answer-yes = yes
answer-rather-not = rather not
answer-no = no
band-very-low = very low
band-low = low
band-medium = medium
band-high = high
band-very-high = very high
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey

## Why something cannot be said, and what to say instead

block-digit = No numbers, please. Say which pile you mean, or how big a step.
    .stacks = No numbers, please. Say which stack you mean, or how big a step.
block-word = That word is a number. Say “low”, “high” or “a tiny step” instead.
block-decade = A range of numbers tells too much. Say which pile you mean instead.
    .stacks = A range of numbers tells too much. Say which stack you mean instead.
block-relative = A distance is a number too. Say “close” or “a big jump” instead.
block-ask = You may not ask for a number. Ask which pile to avoid instead.
    .stacks = You may not ask for a number. Ask which stack to avoid instead.
block-riddle = A riddle with a number as its answer tells the number too. Say which pile you mean instead.
    .stacks = A riddle with a number as its answer tells the number too. Say which stack you mean instead.
block-silence = Silence is on the table. Once it is covered, you may talk again.
block-mode = That cannot be said in this game or at this table. Use what is on offer here.
block-number-equivalent = Only one card would fit that, so it gives a number away. Ask the others to keep off the pile instead.
block-started = Who starts is settled. Say something about the piles instead.
    .stacks = Who starts is settled. Say something about the stacks instead.
block-no-such-pile = There is no such pile. Choose one on the table.
    .stacks = There is no such stack. Choose one on the table.
block-no-such-colour = This game has no such colour. Choose one of its own.
block-no-such-command = This game has no such command. Choose one of its own.
block-cooldown = You have only just spoken. Wait a moment, then try again.
block-too-many-keeps = { $most ->
    [one] You have reserved one pile already. Release it first.
   *[other] You have reserved { $most } piles already. Release one of them first.
}
    .stacks = { $most ->
        [one] You have reserved one stack already. Release it first.
       *[other] You have reserved { $most } stacks already. Release one of them first.
    }
block-signals-only = You only have signals for a few minutes. Then you can write again.
