## What one might say at a table

learn-say-wish = Please leave the pile on the left to me.
learn-say-step = A tiny step is all I need here.
learn-say-number = I have the { $card }.
learn-say-distance = I am only four away.
learn-say-ask = Which number do you have?

## The rules page

learn-rules-of = Rules: { $game }
learn-contents = Contents
learn-levels = Levels of this game
learn-first-game = Play the first game
learn-first-game-hint = Three minutes at a real table, with a coach beside it.
learn-print = Print
learn-top = { $pile }: the { $card } lies on top
learn-theirs = { $direction ->
    [up] The other side’s ascending pile
   *[down] The other side’s descending pile
}
learn-onto-theirs = on a pile of the other side
learn-fits = fits: +{ $steps }
learn-goes-back = trick: { $steps } back
learn-helps = helps: { $steps } better
learn-misfit = does not fit
learn-one-turn = One turn, from this hand
learn-lay = The { $card } { $pile }
learn-lay-more = { $missing ->
    [one] one more card is needed
   *[other] { $missing } more cards are needed
}
learn-lay-enough = enough: the turn may end
learn-drawn = { $count ->
    [one] Then one card is drawn.
   *[other] Then { $count } cards are drawn.
}
learn-talk = Said at the table
learn-may-say = allowed
learn-may-not-say = not allowed
learn-signals = As signals
learn-house = Choose, and this page tells the rules of your table.

## Addresses of nothing

learn-lost = No path leads here
learn-lost-hint = Check the address, or choose a game on the start page.
