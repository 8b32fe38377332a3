## What the commands do

cli-review-help = Find out what every turn of a recorded game was worth.
cli-review-more =
    Each turn is compared with others that its player could have chosen, by what that player could know. What is said of a game is kept, so asking again costs nothing; Ctrl-C ends the review and shows what is done, and the next one goes on from there.

    Example: tenback review game.tenback --budget deep
cli-hint-help = Ask for the best turn in a position.
cli-hint-more =
    The position stands in one line, as replays and bug reports write it; the player on turn is advised, and the hidden cards of the others play no part.

    Example: tenback hint the-game "A=47; C=60; P0=[48,59,12]; P1=[5,6,7]; deck=#20"

## What the options mean

study-opt-budget = How much is tried for each turn: quick, deep, or a number of play-outs; quick by default.
study-opt-plot = File for a picture of the chance to win, as SVG.
study-opt-forget = Begin again, even if the game has been reviewed before.
cli-arg-position = The position, in one line.
cli-metavar-budget = quick|deep|NUMBER
cli-metavar-position = POSITION

## What is printed

study-bots = Chances are how often a table of strong bots would win from there; { $playouts } play-outs for each turn.
study-uncalibrated = For this game nobody has compared these chances with real games yet: trust their order more than their size.
study-nothing = No turn of this game was played to its end, so there is nothing to review.
study-interrupted = Interrupted: { $done } of { $asked } turns are reviewed. The same command goes on from there.
study-so-far = { $name } lost { $lost }
study-column-turn = Turn
study-column-player = Player
study-column-played = Played
study-column-chance = Chance
study-column-lost = Lost
study-column-grade = Grade
study-column-better = Better
study-ends = end
study-instead = Turn { $turn }, { $name }: better { $better }
study-accuracy = Accuracy
study-luck = Luck and skill
study-luck-of = Luck and skill: { $name }
study-luck-start = At the first turn
study-luck-cards = The cards
study-luck-signals = The signals
study-luck-turns = Turns of { $name }
study-luck-giving-up = Giving up
study-luck-end = At the end
study-decider-cards = The greatest change came with the cards, before turn { $turn } was over: { $change }.
study-decider-signals = The greatest change came with the signals before turn { $turn }: { $change }.
study-decider-turn = The greatest change was turn { $turn } itself: { $change }.
study-decider-giving-up = The greatest change was giving up after turn { $turn }: { $change }.
study-chance = { $chance } ± { $error }
study-plot = Chance to win

grade-best = best
grade-good = good
grade-inaccurate = inaccurate
grade-mistake = mistake
grade-blunder = blunder

## What speaks for a turn

merit-wins = It lays the last card.
merit-only = There is no other turn.
merit-trick = The { $card } { $pile } is a trick: { $count } back.
merit-help = The { $card } { $pile } helps, and the hand may be filled up.
merit-duty = It covers what has to be covered { $pile }.
merit-lifts = The command { $pile } is covered and no longer in force.
merit-stops = The { $card } ends the turn before the minimum is reached.
merit-no-fire = No fire is left to whoever comes next.
merit-spares = { $pile }: left as it is for { $name }, who asked for it.
merit-keeps-trick = The { $card } stays in hand, for a trick { $pile }.
merit-row = { $count } cards in a row { $pile }.
merit-small = No other turn with as many cards costs less.
merit-more = { $count ->
    [one] It lays one card more than it must.
   *[other] It lays { $count } cards more than it must.
}
merit-ends = It stops as soon as it may, and draws.
merit-one-pile = Cards are laid only { $pile }; nothing else moves.

## Step by step, at the table

hint-pile = Look at this: { $pile }.
hint-card = Think of the { $card }.
hint-end = End your turn.
hint-turn = The best turn: { $lays }
hint-none = It is not your turn.
hint-thinking = Thinking of a hint …
hint-failed = No hint was found this time. Try again.
hint-extra = Hints need the part that thinks: pip install "tenback[{ $extra }]"

## What went wrong

study-no-position = This position cannot be played on: { $why ->
    [turn] nobody is on turn. Say whose turn it is, as in turn=P0.
    [over] the game is over.
    [twice] the card { $card } is in two places.
    [hand] a hand has more cards than the game allows.
   *[stuck] the player on turn can do nothing.
}
study-no-budget = “{ $budget }” is no budget. Write quick, deep, or a number of play-outs from { $least } to { $most }.
study-no-svg = { $path } has to end in .svg.
