## A game seen again

replay-title = Replay
replay-open-title = Watch a game again
replay-open-hint = Choose a record file, or drop it here.
replay-open-kept = Files from the table in the browser and from the terminal both work. Nothing of them is kept.
replay-choose = Choose a file
replay-drop = Let go, and it opens.
replay-too-big = This file is too big for a record. Choose one that tenback has written.
replay-loading = Laying out the cards …
replay-other = Another file
replay-view = Whose cards
replay-view-open = All cards
replay-view-of = As { $name } saw it
replay-hands = Open hands
replay-cards-of = { $count ->
    [0] { $name } has no cards
   *[other] Cards of { $name }
}
replay-first = To the deal
replay-back = A step back
replay-play = Play
replay-pause = Pause
replay-on = A step on
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $times }×
replay-review = Review
replay-branch = Play on from here
replay-together = Look at it together
replay-scrub = Place in the game
replay-dealt = The cards are dealt.
replay-turn = Turn { $number }: { $name }
replay-at = Turn { $turn }, { $step }/{ $steps }
replay-place = Turn { $turn }, step { $step } of { $steps }. { $text }

## The end of a game

end-over = The game is over
end-wins = { $name } wins!
end-replay = Watch it again
end-review = Review this game
end-join = Look along with { $name }
end-hints = { $count ->
    [one] with one hint
   *[other] with { $count } hints
}
end-hints-of = { $count ->
    [one] { $name }: one hint
   *[other] { $name }: { $count } hints
}

## The story of a game

story-title = How it went
story-climb = The piles over the course of the game. At the end: { $piles }.
    .stacks = The stacks over the course of the game. At the end: { $piles }.
story-tricks = { $count ->
    [0] No trick was laid.
    [one] One trick won { $steps ->
        [one] one step
       *[other] { $steps } steps
    } back.
   *[other] { $count } tricks won { $steps } steps back.
}
story-helps = { $count ->
    [one] One helping hand moved a pile back by { $steps }.
   *[other] { $count } helping hands, the biggest { $steps } steps back.
}
story-jump = { $count ->
    [one] The biggest jump was just one step: { $name } with the { $card } { $pile }.
   *[other] The biggest jump, { $count } steps: { $name } with the { $card } { $pile }.
}
story-run = { $count ->
    [one] One card was laid without skipping another.
   *[other] The longest run: { $count } cards in a row, and none was skipped.
}
story-narrow = { $count ->
    [one] The narrowest moment: { $name } had only one way to lay a card.
   *[other] The narrowest moment: { $name } had only { $count } ways to lay a card.
}
story-narrow-you = { $count ->
    [one] The narrowest moment: you had only one way to lay a card.
   *[other] The narrowest moment: you had only { $count } ways to lay a card.
}
story-lost-places = { $count ->
    [one] The turning point: { $name } laid the { $card } { $pile }, and one card fitted nowhere any more.
   *[other] The turning point: { $name } laid the { $card } { $pile }, and { $count } cards fitted nowhere any more.
}
story-lost-places-you = { $count ->
    [one] The turning point: you laid the { $card } { $pile }, and one card fitted nowhere any more.
   *[other] The turning point: you laid the { $card } { $pile }, and { $count } cards fitted nowhere any more.
}
story-found-places = { $count ->
    [one] The turning point: { $name } laid the { $card } { $pile }, and one card had a place again.
   *[other] The turning point: { $name } laid the { $card } { $pile }, and { $count } cards had a place again.
}
story-found-places-you = { $count ->
    [one] The turning point: you laid the { $card } { $pile }, and one card had a place again.
   *[other] The turning point: you laid the { $card } { $pile }, and { $count } cards had a place again.
}
story-share = { $name }: { $laid ->
    [one] one card
   *[other] { $laid } cards
}, { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.

## Sharing

share-title = Tell others
share-players = { $count ->
    [one] Alone
   *[other] { $count } players
}
share-beaten = beaten!
share-ended = ended together
share-duel = a duel
share-duel-won = a duel won
share-duel-lost = a duel lost
share-link = With a link to the replay, which shows every card
share-text = Share the text
share-picture = Share the picture
share-saved = Saved as a picture
share-failed = That did not work here. You can select the text and copy it.
