## Headings

rules-heading-goal = Goal
rules-heading-cards = Cards and piles
    .stacks = Cards and stacks
rules-heading-start = Getting started
rules-heading-turn = A turn
rules-heading-trick = The backwards trick
    .stacks = The reverse trick
rules-heading-help = Helping your opponent
rules-heading-draw = Drawing
rules-heading-marks = Marked cards
rules-heading-end = End and score
rules-heading-talk = Table talk
rules-heading-house = House rules

## Goal

rules-goal-team = You are one team playing against the game. You win together once all { $count } cards are laid.
rules-goal-race = You play against each other. You win once all { $count } of your own cards are laid. You lose if you cannot lay enough of them on your turn.
rules-players = For { $least } to { $most } players.
rules-players-exactly = { $count ->
    [one] For one player.
   *[other] For exactly { $count } players.
}
rules-alone = On your own you play by the same rules: every turn is yours.

## Cards and piles

rules-cards = There are { $count } number cards: { $low } to { $high }, one of each.
rules-cards-own = Each player has { $count } number cards of their own: { $low } to { $high }, one of each.
rules-cards-coloured = There are { $count } number cards: { $low } to { $high }, one of each in every colour ({ $colours }).
rules-piles-shared = Everybody lays cards on these piles:
    .stacks = Everybody lays cards on these stacks:
rules-piles-own = Each player has these piles:
rules-pile-up = { $count ->
    [one] One ascending pile: each card must be higher than the one before.
   *[other] { $count } ascending piles ({ $names }): each card must be higher than the one before.
}
    .stacks = { $count ->
        [one] One ascending stack: each card must be higher than the one before.
       *[other] { $count } ascending stacks ({ $names }): each card must be higher than the one before.
    }
rules-pile-down = { $count ->
    [one] One descending pile: each card must be lower than the one before.
   *[other] { $count } descending piles ({ $names }): each card must be lower than the one before.
}
    .stacks = { $count ->
        [one] One descending stack: each card must be lower than the one before.
       *[other] { $count } descending stacks ({ $names }): each card must be lower than the one before.
    }
rules-row-cards = Each pile begins with a row card that stays where it is: { $up } for ascending, { $down } for descending.
rules-row-cards-bare = Each pile begins with a row card without number or colour, so any card may come first.
    .stacks = Each stack begins with a sequence card without number or colour, so any card may come first.
rules-gap = Jumps may be as big as you like. The same number does not fit.
rules-tops-hidden = Only the top card of a pile counts. Nobody may look at the cards beneath it.
    .stacks = Only the top card of a stack counts. Nobody may look at the cards beneath it.
rules-tops-visible = Only the top card of a pile counts. You may look at the cards beneath it.
    .stacks = Only the top card of a stack counts. You may look at the cards beneath it.
rules-counter = Our tables can show you which cards nobody has laid yet. That is an aid of ours: the rulebook lets you see only the top cards, and you remember the rest. For the original memory game, set “{ $option }” to “{ $choice }” at a table in the browser.

## Getting started

rules-deal = Shuffle the cards and deal the hands:
rules-deal-own = Each player shuffles their own cards and draws a hand from them:
rules-hand = { $seats ->
    [one] one player: { $size } cards
   *[other] { $seats } players: { $size } cards each
}
rules-hand-range = { $least } to { $most } players: { $size } cards each
rules-deck = The remaining cards form the face-down draw pile.
    .stacks = The remaining cards form the face-down stack to draw from, the draw stack.
rules-deck-own = The remaining cards form that player’s face-down draw pile.
rules-secret = Everybody sees the top cards and how many cards are in each hand and draw pile. Only you see your own hand.
    .stacks = Everybody sees the top cards and how many cards are in each hand and in the draw stack. Only you see your own hand.
rules-start-agreed = Look at your own cards first, then decide together who starts. The rules for table talk already apply.
rules-start-lot = Draw lots for who starts.
rules-order = Play goes clockwise.
rules-order-two = You take turns.

## A turn

rules-turn = First you lay cards, then you draw; that ends your turn. You draw nothing while you are still laying.
rules-need-least = { $need ->
    [one] Lay at least one card. You may lay more, up to your whole hand.
   *[other] Lay at least { $need } cards. You may lay more, up to your whole hand.
}
rules-need-between = { $need ->
    [one] Lay at least one card and at most { $most }.
   *[other] Lay at least { $need } cards and at most { $most }.
}
rules-need-exactly = { $need ->
    [one] Lay exactly one card.
   *[other] Lay exactly { $need } cards.
}
rules-need-empty = { $need ->
    [one] Once the draw pile is empty, one card is enough.
   *[other] Once the draw pile is empty, { $need } cards are enough.
}
rules-need-empty-same = This does not change once the draw pile is empty.
    .stacks = This does not change once the draw stack is empty.
rules-capped = If you hold fewer cards than that, laying them all is enough.
rules-capped-empty = If you then hold fewer cards than that, laying them all is enough.
rules-freely = Lay your cards one at a time. Card, pile and order are up to you. What counts is the top card at that moment, so one card can pave the way for the next.
    .stacks = Lay your cards one at a time. Card, stack and order are up to you. What counts is the top card at that moment, so one card can pave the way for the next.
rules-freely-one = Card and pile are up to you, but passing is not allowed. Once the card is laid, your turn ends by itself.
    .stacks = Card and stack are up to you, but passing is not allowed. Once the card is laid, your turn ends by itself.
rules-stop = Passing is not allowed. Once you have laid enough, you may stop whenever you like. Your turn ends by itself when your hand is empty.
rules-stop-most = Passing is not allowed. Once you have laid enough, you may stop whenever you like. Your turn ends by itself when you have laid { $most } cards or your hand is empty.
rules-skip = Whoever has no cards left is skipped.
rules-undo-solo = A laid card stays laid. Only when you play alone may you take cards back, until you draw.
rules-undo-off = A laid card stays laid.
rules-undo-all = You may take your cards back until you draw, if everybody at the table agrees.

## The backwards trick

rules-trick-ten-back = You may go back by exactly ten: on an ascending pile with a card exactly ten lower than the top card, on a descending pile with one exactly ten higher. Not by nine, not by twenty.
rules-trick-ten-back-example = Example: an ascending pile shows 47, so the 37 fits too. A descending pile shows 35, so the 45 fits too.
rules-trick-same-colour = A card in the colour of the top card always fits, on any pile and with any number. Only the colour that shows counts.
    .stacks = A card in the colour of the top card always fits, on either stack and with any number. Only the colour that shows counts.
rules-trick-same-colour-example = Example: the ascending pile shows the { $top }, so the { $card } fits too.
    .stacks = Example: the ascending stack shows the { $top }, so the { $card } fits too.
rules-trick-often = You may do this as often as you like, even several times in one turn.
rules-trick-own = The trick works only on your own piles, no matter who laid the top card there.

## Helping the other side

rules-help-backward = Once a turn you may lay one card on one of your opponent’s piles if it improves that pile for them: lower than the top card of an ascending pile, higher than that of a descending one. By how much does not matter.
rules-help-limits = The same number does not help, and the backwards trick does not work there. A bare row card cannot be improved.
rules-help-counts = The helping card may come first, last or in between, and it counts as one of the cards you must lay. It cannot be the only one: at least one card of the turn goes on one of your own piles.

## Drawing

rules-draw-fill = After laying, fill your hand up again to as many cards as you had at the start.
rules-draw-unhelped = { $count ->
    [one] If you did not help, draw exactly one card, however many you have laid.
   *[other] If you did not help, draw exactly { $count } cards, however many you have laid.
}
rules-draw-helped = If you did help, draw until you hold { $size } cards.
rules-draw-short = If the draw pile holds too few cards, take what there is. Once it is empty, the game goes on without drawing.
    .stacks = If the draw stack holds too few cards, take what there is. Once it is empty, the game goes on without drawing.
rules-hand-empty = If your hand runs out while the draw pile still has cards, your turn ends and you draw.
    .stacks = If your hand runs out while the draw stack still has cards, your turn ends and you draw.

## Marked cards

rules-marks = Some cards carry a mark. You lay them like any other number; from then on the mark applies.
rules-mark-line = **{ $name }** ({ $cards }): { $hint }
rules-marks-once = Immediate: { $marks }. These bind only whoever lays them, and only in that turn. Later they mean nothing, even if they still show.
rules-marks-lasting = Lasting: { $marks }. These bind everybody as long as the card is on top of a pile. Once it is covered they are over, even in the middle of a turn.
rules-marks-all = A mark never stands in the way of its own card. If several marks apply, obey all of them.
rules-marks-breach = A card that would break a command on the spot cannot be laid. If something is still owed and nothing can be laid, the game is lost.
rules-source-fire = Where the rules for fires come from: we had no rule sheet of On Fire. They follow published reviews and descriptions, and what those leave open is our own ruling.
rules-source-commands = Where the commands come from: their outline follows transcripts of the publisher’s rule sheet of Extreme, and what each of them does follows published reviews. What those leave open is our own ruling.
rules-effect-fire = Any card that fits puts a fire out, even by the trick. Another burning card does so too, and then has a deadline of its own. You may put a fire out in the turn in which it was laid. All fires that burn when your turn begins must be out when it ends. Players who are skipped do not count.
rules-effect-stop = A stop may be your first and only card; you draw as usual. You cannot lay it while something still has to be covered or a 3! is unfinished, unless this very card settles it.
rules-effect-skull = No skull may be on top at the end of the turn in which it was laid. As the last card that the turn allows, it can no longer be covered, and the game is lost.
rules-effect-three = The 3! may be the first, second or third card, even when the draw pile is empty. A second 3! is satisfied by the same cards. As a fourth card it cannot be laid.
rules-effect-silence = If you play alone, it has no effect.
rules-effect-onepile = The first card of the turn chooses the pile. If you lay the command yourself, your next card goes on the same pile; what you laid before does not matter.
rules-one-pile-lapses = Once no such command shows, all piles are open again, even in the same turn.
rules-one-pile-lasts = The chosen pile stays the only one until the turn ends, even if the command is covered.
rules-effect-notrick = The command itself may be laid by a trick, but no trick may cover it.
rules-effect-draw1 = What counts is the moment of drawing: if you lay it last, you draw only one card yourself. Two of them make no difference. Once it is covered, hands are filled up completely again.
rules-short-hand = The minimum stays the same even if a hand has become too small for it.

## End and score

rules-win-team = You win the moment the last card is laid.
rules-win-race = You win the moment your hand and your draw pile are empty, even in the middle of a turn, wherever your cards lie.
rules-loss-team = You lose as soon as the player on turn has not laid enough cards and nothing fits any more. It does not help that others could still lay.
rules-loss-race = You lose if you cannot lay enough cards on your turn; then your opponent wins.
rules-loss-lookahead = The game is over as soon as it is certain that the minimum is out of reach.
rules-loss-stuck = Until then you may lay cards that still fit, and they no longer count as left.
rules-own-order = You can also trap yourself: nobody stops you from laying a card after which nothing fits.
rules-no-loss = If you have laid enough and nothing fits any more, nothing is lost: you end your turn.
rules-last-card = If your draw pile is empty and you begin your turn with a single card, you cannot reach the minimum, and you lose. So do not keep a single card back.
rules-final-skull-loss = If a skull of the same turn is on top after the very last card, the game is lost all the same.
rules-final-skull-win = After the very last card a skull on top does no harm.
rules-final-three-loss = If the cards run out before a 3! is satisfied, the game is lost, even if all of them are laid.
rules-final-three-win = If all cards are laid, an unfinished 3! does no harm.
rules-final-fire-loss = If a fire burns after the very last card, the game is lost all the same.
rules-final-fire-win = After the very last card a fire does no harm.
rules-score = Your score is the number of cards left in all hands and in the draw pile: the fewer the better, and at zero you have won.
    .stacks = Your score is the number of cards left in all hands and in the draw stack: the fewer the better, and at zero you have won.
rules-excellent = Fewer than { $count } is an excellent result.
rules-concede-team = You may give up if everybody agrees.
rules-concede-race = You may give up at any time; then your opponent wins.

## Table talk

rules-talk-open = Say what you like. Bluffing is part of it.
rules-talk-filtered = Talk as much as you like, but never tell the number of a card and never ask for one: not in digits, not in words, not as a range, not as a distance, not even if it shows on a pile.
    .stacks = Talk as much as you like, but never tell the number of a card and never ask for one: not in digits, not in words, not as a range, not as a distance, not even if it shows on a stack.
rules-talk-vague = You may name piles, say “low” or “high”, ask for tiny steps and warn of big jumps.
    .stacks = You may name stacks, say “low” or “high”, ask for tiny steps and warn of big jumps.
rules-talk-colours = Colours are the heart of it: say which ones you hold.
rules-talk-sizes = Colours are the heart of it: say which ones you hold, and roughly how high or low each card is.
rules-talk-referee = Among friends, a text that looks like a number is only pointed out to you; at open tables it is stopped.
rules-talk-off = There is no free talk, and numbers and sizes are never told. All you may say is: { $signals }.
rules-talk-signals = The signals: { $signals }.
rules-talk-keeps = { $most ->
    [one] You may reserve at most one pile at a time.
   *[other] You may reserve at most { $most } piles at a time.
}
    .stacks = { $most ->
        [one] You may reserve at most one stack at a time.
       *[other] You may reserve at most { $most } stacks at a time.
    }
rules-talk-commands = You may say which commands you hold and which should wait.
rules-talk-trick-on = Among friends you may say that you hold a trick. At open tables you may not, for it gives the number away.
rules-talk-trick-off = You may not say that you hold a trick, for it gives the number away.
rules-talk-alone = When you play alone, you may talk as you please.

## House rules

rules-house = A table may settle these points differently:
rules-house-line = **{ $switch }**: { $chosen }. Alternatively: { $others }.
rules-house-other = { $choice } (`{ $code }`)

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
