## A game seen again

replay-title = Replay
replay-open-title = Watch a game again
replay-open-hint = Choose a record file, or drop it here.
replay-open-kept = Files of the browser table and of the terminal both work. Nothing of them is kept.
replay-choose = Choose a file
replay-drop = Let go, and it opens.
replay-too-big = This file is too big for a record. Choose one that tenback has written.
replay-loading = Laying out the cards …
replay-other = Another file
replay-view = Whose cards
replay-view-open = All cards open
replay-view-of = As { $name } saw it
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
replay-scrub = Place in the game
replay-dealt = The cards are dealt.
replay-turn = Turn { $number }: { $name }
replay-at = Turn { $turn }, { $step }/{ $steps }
replay-place = Turn { $turn }, step { $step } of { $steps }. { $text }
