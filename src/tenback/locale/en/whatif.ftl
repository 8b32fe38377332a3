## The chance to win, at the table

meter-chance = about { $chance }
meter-told = Your chance to win at the beginning of this turn: about { $chance }, give or take { $count ->
    [one] one point
   *[other] { $count } points
}.
meter-thinking = Your chance to win is being worked out.

## What if

whatif-meaning = You play on from this position at a table of your own, with bots on all other seats.
whatif-seat = Your seat
whatif-cards = Cards that you could not see
whatif-cards-same = the same as then
whatif-cards-anew = dealt anew
whatif-then = In the original game: { $result }.
whatif-now = Now: { $result }.
whatif-won = won
whatif-lost = lost
whatif-lost-left = { $count ->
    [one] lost with one card left
   *[other] lost with { $count } cards left
}
whatif-link = See the original game
whatif-gone = The original game is no longer kept on this server.
whatif-root = Branch of { $table }
whatif-root-file = Branch of a record file
whatif-file = The original game is in the file that you opened.
