## What one might say at a table

learn-say-wish = Please leave the pile on the left to me.
    .stacks = Please leave the stack on the left to me.
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
learn-top = { $pile }: the { $card } is on top
learn-theirs = { $direction ->
    [up] Your opponent’s ascending pile
   *[down] Your opponent’s descending pile
}
learn-onto-theirs = on one of your opponent’s piles
learn-fits = fits: +{ $steps }
learn-goes-back = trick: { $steps } back
learn-helps = helps: { $steps } better
learn-misfit = does not fit
learn-one-turn = One turn with this hand
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
learn-house = Choose, and this page explains the rules of your table.

## Addresses of nothing

learn-lost = No path leads here
learn-lost-hint = Check the address, or choose a game on the start page.

## The coach of a first game

learn-coach = Coach
learn-next = Go on
learn-leave = Leave the lesson
learn-play-on = Play on
learn-real-game = Start a real game
learn-dealing = The cards are being dealt …
learn-step-hand = { $count ->
    [one] This is your hand. One card in all has to go on the piles.
   *[other] This is your hand. All { $count } cards have to go on the piles: then you have beaten the game.
}
    .stacks = { $count ->
        [one] This is your hand. One card in all has to go on the stacks.
       *[other] This is your hand. All { $count } cards have to go on the stacks: then you have beaten the game.
    }
learn-step-hand-race = { $count ->
    [one] This is your hand. Whoever lays all of their own cards first wins: one.
   *[other] This is your hand. Whoever lays all { $count } of their own cards first wins.
}
learn-step-piles = On piles with a rising line, each card must be higher than the one on top; on piles with a falling line, lower.
    .stacks = On the stack with a rising line, each card must be higher than the one on top; on the stack with a falling line, lower.
learn-step-own = The piles near you are yours. The far ones belong to { $name }.
learn-step-begin = You decide together who starts. Take the first turn yourself.
learn-step-wait = { $name } is playing. Watch where the cards go.
learn-step-cover = This must be covered before your turn ends: { $piles }. Any card that fits will do.
learn-step-mark = The { $card } carries a mark: { $mark }. { $hint } Lay it { $pile }.
learn-step-mark-open = This is face up now: { $mark }. { $hint }
learn-step-help = New here: once a turn you may help { $name }. The { $card } improves a pile there, and as a reward you fill your hand up completely. Lay it { $pile }.
learn-step-trick = Look: the { $card } takes you { $steps } back. Lay it { $pile }! This trick wins back what the pile has lost.
learn-step-trick-colour = New here: the { $card } has the colour of the top card, so it may go back, whatever its number. That is the backwards trick. Lay it { $pile }!
    .stacks = New here: the { $card } has the colour of the top card, so it may go back, whatever its number. That is the reverse trick. Lay it { $pile }!
learn-step-choose = Choose the { $card } in your hand.
learn-step-choose-any = Choose a card in your hand.
learn-step-lay = Each pile shows what the { $held } costs: that many numbers are lost there. Lay it { $pile }.
    .stacks = Each stack shows what the { $held } costs: that many numbers are lost there. Lay it { $pile }.
learn-step-lay-any = Each pile shows what the { $held } costs: that many numbers are lost there. Small steps take you furthest.
    .stacks = Each stack shows what the { $held } costs: that many numbers are lost there. Small steps take you furthest.
learn-step-need = { $need ->
    [one] A turn needs at least one card. Look for a small step.
   *[other] A turn needs at least { $need } cards. Look for a small step.
}
learn-step-strip = The strip under a pile shows every card that nobody has laid yet. Faded cards no longer fit there. The dots are your own.
    .stacks = The strip under a stack shows every card that nobody has laid yet. Faded cards no longer fit there. The dots are your own.
learn-step-end = You have laid enough. You may lay more, but only small steps are worth it. End your turn, and you draw.
learn-step-heed = { $name } says: “{ $text }” Signals speak of piles, never of numbers. Lay your next card somewhere else, if you can.
    .stacks = { $name } says: “{ $text }” Signals speak of stacks, never of numbers. Lay your next card somewhere else, if you can.
learn-step-signal = Tell the others which piles matter to you, but never a number: neither yours nor theirs. Try a signal.
    .stacks = Tell the others which stacks matter to you, but never a number: neither yours nor theirs. Try a signal.
learn-step-lose = You lose as soon as somebody has to lay and too few cards fit. So keep the jumps small, and look out for tricks.
learn-step-lose-race = You lose as soon as too few of your cards fit on your turn. So keep your jumps small.
learn-step-done = Now you know all you need. Play on from here, or start a real game.
learn-remark = That cost { $steps }; { $pile } it would have cost { $less }.
learn-remark-undo = You may take it back.

## About tenback

learn-about-lead = A table for The Game and its family: alone, with bots or with friends, in the browser, in the terminal, and for programs.
learn-about-fans = By fans, for fans
learn-about-fans-text = The games are by Steffen Benndorf, Face to Face together with Reinhard Staupe, and are published by Nürnberger-Spielkarten-Verlag (NSV) and its partners. tenback is independent of them all: none of them made, checked or approved it. The names only say which game is meant. Drawings, texts and sounds are our own; nothing was taken from the boxes or their rulebooks.
learn-about-buy = Buy the real cards
learn-about-buy-text = If you like a game here, buy it. It costs little, fits into a pocket, and is best with people around one table.
learn-about-kept = What is kept
learn-about-kept-browser = Your browser keeps a pass by which the server recognises you, your name, and your settings for this page.
learn-about-kept-server = The server keeps the tables: names, moves and what was said there. Whoever has the code of a finished table can watch its game again.
learn-about-kept-none = No account, no cookies, no tracking, nothing from other sites.
learn-about-host = Your own server
learn-about-host-text = tenback is free software under the MIT licence. One command starts a server that everybody in your network can join; without --lan it is for your computer alone:
learn-about-made = What it is made of
learn-about-made-text = With thanks to everybody who shares their work:
learn-about-licences = The texts of the licences
learn-about-version = Version { $version }
