## Headings

rules-heading-goal = Goal
rules-heading-cards = Cards and piles
rules-heading-start = Getting started
rules-heading-turn = A turn
rules-heading-trick = The backwards trick
rules-heading-help = Helping the other side
rules-heading-draw = Drawing
rules-heading-marks = Marked cards
rules-heading-end = End and score
rules-heading-talk = Table talk
rules-heading-house = House rules

## Goal

rules-goal-team = You are one team and play against the game. You win together once all { $count } cards are laid.
rules-goal-race = You play against each other. You win once all { $count } of your own cards are laid. You lose if you cannot lay enough of them on your turn.
rules-players = For { $least } to { $most } players.
rules-players-exactly = { $count ->
    [one] For one player.
   *[other] For exactly { $count } players.
}
rules-alone = Alone, the same rules hold: every turn is yours.

## Cards and piles

rules-cards = There are { $count } number cards: { $low } to { $high }, each of them once.
rules-cards-own = Each player has { $count } number cards of their own: { $low } to { $high }, each of them once.
rules-cards-coloured = There are { $count } number cards: { $low } to { $high }, once in each colour ({ $colours }).
rules-piles-shared = These piles belong to everybody:
rules-piles-own = Each player has these piles:
rules-pile-up = { $count ->
    [one] One ascending pile: each card must be higher than the one before.
   *[other] { $count } ascending piles ({ $names }): each card must be higher than the one before.
}
rules-pile-down = { $count ->
    [one] One descending pile: each card must be lower than the one before.
   *[other] { $count } descending piles ({ $names }): each card must be lower than the one before.
}
rules-row-cards = A row card begins each pile and stays where it is: { $up } for ascending, { $down } for descending.
rules-row-cards-bare = A row card without number or colour begins each pile, so any card may come first.
rules-gap = The gap may be as big as you like. An equal number does not fit.
rules-tops-hidden = Only the top card of a pile counts. What is covered stays covered.
rules-tops-visible = Only the top card of a pile counts. You may look at the covered cards.

## Getting started

rules-deal = Shuffle the cards and deal the hands:
rules-deal-own = Each player shuffles their own cards and draws a hand from them:
rules-hand = { $seats ->
    [one] one player: { $size } cards
   *[other] { $seats } players: { $size } cards each
}
rules-hand-range = { $least } to { $most } players: { $size } cards each
rules-deck = The rest is the draw pile, face down.
rules-deck-own = The rest is that player’s draw pile, face down.
rules-secret = Everybody sees the tops and how many cards there are in each hand and draw pile. Your hand is yours alone.
rules-start-agreed = First look at your own cards, then decide together who starts. The rules for table talk hold already.
rules-start-lot = Draw lots for who starts.
rules-order = The turns go round clockwise.

## A turn

rules-turn = First you lay cards, then you draw, then the next player takes a turn. While you are laying, nothing is drawn.
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
rules-capped = If your hand is smaller than that, laying all of it is enough.
rules-capped-empty = If your hand is then smaller than that, laying all of it is enough.
rules-freely = Lay one card at a time. Card, pile and order are up to you; what counts is the top at that moment, so one card can prepare the next.
rules-freely-one = Card and pile are up to you. You must not pass. The turn then ends by itself.
rules-stop = You must not pass. Once you have laid enough, stop whenever you like. The turn ends by itself when your hand is empty or no more cards are allowed.
rules-skip = Whoever has no cards left is skipped.
rules-undo-solo = What is laid stays laid. Only if you play alone may you take cards back until you draw.
rules-undo-off = What is laid stays laid.
rules-undo-all = You may take your cards back until you draw.

## The backwards trick

rules-trick-ten-back = You may go back by exactly ten: on an ascending pile with a card exactly ten lower than the top, on a descending pile with one exactly ten higher. Not by twenty, not by nine.
rules-trick-ten-back-example = Example: an ascending pile shows 47, so the 37 fits too. A descending pile shows 35, so the 45 fits too.
rules-trick-same-colour = A card in the colour of the top always fits, up or down, whatever its number. Only the colour that shows counts.
rules-trick-same-colour-example = Example: the ascending pile shows the { $top }, so the { $card } fits too.
rules-trick-often = You may do this as often as you like, also several times in one turn.
rules-trick-own = It works on your own piles only, whoever laid the top card there.

## Helping the other side

rules-help-backward = Once a turn you may lay one card on a pile of the other side, if it makes that pile better for its owner: lower than the top if it ascends, higher if it descends. By how much does not matter.
rules-help-limits = An equal number does not help. The backwards trick does not exist there. A bare row card cannot be made better.
rules-help-counts = The helping card may come first, last or in between, and it counts as one of the cards you must lay. It cannot be the only one: at least one card of the turn goes on a pile of your own.

## Drawing

rules-draw-fill = After laying, draw until you hold as many cards as at the start.
rules-draw-unhelped = { $count ->
    [one] If you did not help, draw exactly one card, however many you have laid.
   *[other] If you did not help, draw exactly { $count } cards, however many you have laid.
}
rules-draw-helped = If you did help, draw until you hold { $size } cards.
rules-draw-short = If the draw pile holds too few cards, take those there are. If it is empty, the game goes on without drawing.
rules-hand-empty = If your hand runs out while the draw pile still has cards, your turn ends and you draw.

## Marked cards

rules-marks = Some cards carry a mark. They are laid like any other number; what the mark says holds from then on.
rules-mark-line = **{ $name }** ({ $cards }): { $hint }
rules-marks-once = At once: { $marks }. These bind only the player who lays them, and only in that turn. Later they mean nothing, even if they still show.
rules-marks-lasting = Lasting: { $marks }. These bind everybody as long as the card is on top of a pile. Once covered they are over, also in the middle of a turn.
rules-marks-all = A mark never stands in the way of its own card. If several marks hold, all of them must be obeyed.
rules-marks-breach = A card that would break a command on the spot cannot be laid. If there is nothing left to lay and something is still owed, the game is lost.
rules-effect-fire = Any card that fits puts a fire out: by the trick too, and another burning card as well, which then has its own time. You may put it out at once in the same turn. All fires that burn when your turn begins must be out when it ends. Players who are skipped do not count.
rules-effect-stop = A stop may be your first and only card; you draw as usual. You cannot lay it while something is still to be covered or a 3! is unfinished, unless this very card settles it.
rules-effect-skull = No skull may be on top when its turn ends. A skull as the last card that a turn allows can no longer be covered, so it loses.
rules-effect-three = The 3! may be the first, second or third card, also once the draw pile is empty. A second 3! is met by the same cards. As a fourth card it cannot be laid.
rules-effect-silence = If you play alone, it has no effect.
rules-effect-onepile = The first card of the turn chooses the pile. If you lay the command yourself, your next card goes on the same pile; what you laid before does not matter.
rules-one-pile-lapses = Once no such command shows, all piles are open again, in the same turn too.
rules-one-pile-lasts = The chosen pile stays the only one until the turn ends, even if the command is covered.
rules-effect-notrick = The command may come to the table by a trick, but no trick covers it.
rules-effect-draw1 = What counts is the moment of drawing: if you lay it last, you draw one card yourself. Two of them make no difference. Once it is covered, hands are filled up completely again.
rules-short-hand = The minimum stays the same if a hand has become too small for it.

## End and score

rules-win-team = You win the moment the last card is laid, even if the turn would have needed more.
rules-win-race = You win the moment your hand and your draw pile are empty, also in the middle of a turn, wherever your cards lie.
rules-loss-team = You lose when the player on turn has laid too few cards and none fits any more. It does not help that others could still lay.
rules-loss-race = You lose when you cannot lay enough cards on your turn, and the other player wins.
rules-loss-lookahead = The game is over as soon as it is certain that the minimum is out of reach.
rules-loss-stuck = Cards that still fit may be laid until then, and they count for the score.
rules-own-order = Your own order can be your downfall: nobody stops you from laying a card after which nothing fits.
rules-no-loss = If you have laid enough and nothing fits any more, nothing is lost: you end your turn.
rules-last-card = If your draw pile is empty and you begin your turn with a single card, you cannot reach the minimum and lose. So do not leave a single card over.
rules-final-skull-loss = If a skull of the same turn is on top after the very last card, the game is lost all the same.
rules-final-skull-win = After the very last card a skull on top does no harm.
rules-final-three-loss = If the cards run out before a 3! is met, the game is lost, even if all are laid.
rules-final-three-win = If all cards are laid, an unfinished 3! does no harm.
rules-final-fire-loss = If a fire burns after the very last card, the game is lost all the same.
rules-final-fire-win = After the very last card a fire does no harm.
rules-score = Your score is the number of cards left in all hands and in the draw pile: the fewer the better, and none is a win.
rules-excellent = Fewer than { $count } is an excellent result.
rules-concede-team = You may give up if everybody agrees.
rules-concede-race = You may give up at any time; then the other player wins.

## Table talk

rules-talk-open = Say what you like. Bluffing is part of it.
rules-talk-filtered = Talk as much as you like, but never tell the number of a card and never ask for one: not in digits, not in words, not as a range, not as a distance, not even if it shows on a pile.
rules-talk-vague = Fine are the names of piles, low and high, tiny steps and big jumps.
rules-talk-ranked = In ranked rooms there are signals only.
rules-talk-off = There is no free talk, and numbers or sizes are never told. All you may say is: { $signals }.
rules-talk-signals = The signals: { $signals }.
rules-talk-keeps = { $most ->
    [one] Nobody may keep more than one pile free at a time.
   *[other] Nobody may keep more than { $most } piles free at a time.
}
rules-talk-commands = You may say which commands you hold and which should wait.
rules-talk-trick-on = You may say in a private room that you hold a trick, not in a ranked one: it gives one single number away.
rules-talk-trick-off = You may not say that you hold a trick: it gives one single number away.
rules-talk-alone = Alone, you may talk as you please.

## House rules

rules-house = A table may settle these points in its own way:
rules-house-line = **{ $switch }**: { $chosen }. Or else: { $others }.
rules-house-other = { $choice } (`{ $code }`)
