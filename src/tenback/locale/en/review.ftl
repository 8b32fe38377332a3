## The review of a game, in the browser

review-asking = The review begins …
review-progress = { $done } of { $turns } turns
review-progress-deep = Looking deeper: { $done } of { $turns } turns
review-complete = The review is complete.
review-again = Try again
review-tab-turn = This turn
review-tab-game = Whole game
review-points = { $sign }{ $count ->
    [one] 1 point
   *[other] { $count } points
}
review-error = ± { $count }
review-verdict = { $grade }. Chance to win: { $chance }.
review-verdict-loss = { $grade }, { $count ->
    [one] one point lost
   *[other] { $count } points lost
}. Chance to win: { $chance }, then { $after }.
review-chance-of = Chance: { $name }
review-no-turn = Before the first turn there is nothing to judge. Choose a place in the graph.
review-not-yet = This turn has not been judged yet.
review-as-good = No other turn was clearly better.
review-hidden = The better turn is shown with all cards open, or from the seat of { $name }.
review-since-cards = The cards since the turn before: { $points }
review-since-signals = Thanks to what had been said: { $points }
review-mistake-back = Previous mistake
review-mistake-on = Next mistake
review-mistakes = { $count ->
    [0] no mistakes
    [one] one mistake
   *[other] { $count } mistakes
}
review-mistakes-mine = { $count ->
    [0] You made no mistakes
    [one] My mistake
   *[other] My { $count } mistakes
}
review-mistakes-all = { $count ->
    [0] Nobody made a mistake
    [one] The one mistake
   *[other] All { $count } mistakes
}
review-practise = Find the better turn

## A mistake to be mended

review-find = Turn { $turn }: here { $name } lost { $count ->
    [one] one point
   *[other] { $count } points
}. Which turn is better? Choose a card, then a pile.
    .stacks = Turn { $turn }: here { $name } lost { $count ->
    [one] one point
   *[other] { $count } points
}. Which turn is better? Choose a card, then a stack.
review-find-you = Turn { $turn }: here you lost { $count ->
    [one] one point
   *[other] { $count } points
}. Which turn is better? Choose a card, then a pile.
    .stacks = Turn { $turn }: here you lost { $count ->
    [one] one point
   *[other] { $count } points
}. Which turn is better? Choose a card, then a stack.
review-find-result-found = That is the better turn, well found!
review-find-result-played = That is the turn that was played.
review-find-result-close = Close: { $count } of { $cards } cards lie as in the better turn.
review-find-result-other = That is another idea. The best turn that was found is drawn here.
review-find-result-shown = This is the better turn.
review-take-back = Take back
review-retry = Once more
review-compare = Compare
review-show = Show it
review-leave = Back to the review

## The whole game

review-accuracy-hint = How much of the chance to win each player’s turns kept.
review-luck-hint = From the first turn to the end, in points of the chance to win. All parts add up.
review-luck-mine = Your turns
review-deep = Look deeper
review-deep-hint = Tries ten times as much for every turn, which takes a while.
review-deep-done = This review has looked deeper.
review-share = Share the review
review-share-chance = Chance to win: { $curve }
review-share-accuracy = Accuracy: { $shares }
review-share-luck = Luck { $luck }, skill { $skill }
