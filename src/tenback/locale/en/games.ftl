## The games: title, and what is special in one sentence

game-the-game = The Game
game-the-game-summary = One team against the deck: two piles climb, two dive, and every card must go.
game-the-game-expert = The Game · Expert
game-the-game-expert-summary = The Game with at least { $need } cards a turn while the draw pile lasts.
game-the-game-expert-plus = The Game · Expert Plus
game-the-game-expert-plus-summary = At least { $need } cards a turn, and one card fewer in hand.
game-face-to-face = Face to Face
game-face-to-face-summary = A duel with your own cards and piles, where helping your opponent fills your hand.
game-quick-and-easy = Quick & Easy
game-quick-and-easy-summary = A short team game in five colours: a card of the same colour may always go back.
game-quick-and-easy-professional = Quick & Easy · Professional
game-quick-and-easy-professional-summary = Quick & Easy, one card at a time and hardly a word.
game-on-fire = On Fire
game-on-fire-summary = The Game with burning cards that must be covered by the next turn.
game-on-fire-expert = On Fire · Expert
game-on-fire-expert-summary = On Fire with at least { $need } cards a turn while the draw pile lasts.
game-on-fire-expert-plus = On Fire · Expert Plus
game-on-fire-expert-plus-summary = On Fire, at least { $need } cards a turn, and one card fewer in hand.
game-extreme = Extreme
game-extreme-summary = The Game with commands on some cards, and every command must be obeyed.
game-extreme-on-fire = Extreme · On Fire
game-extreme-on-fire-summary = Extreme, and some cards burn as well.

## The marks on cards

effect-fire = Fire
effect-fire-hint = Cover it by the end of the next turn.
effect-stop = Stop
effect-stop-hint = Your turn ends at once, even below the minimum.
effect-skull = Skull
effect-skull-hint = Cover it yourself, in this very turn.
effect-three = 3!
effect-three-hint = Exactly three cards this turn, this one included.
effect-silence = Silence
effect-silence-hint = Nobody may say or signal anything while it shows.
effect-onepile = One pile
effect-onepile-hint = While it shows, all cards of a turn go on one pile.
effect-notrick = No trick
effect-notrick-hint = While it shows, the backwards trick is off on every pile.
effect-draw1 = Draw one
effect-draw1-hint = While it shows, only one card is drawn after a turn.

## House rules

switch-expert-endgame-min = Minimum once the draw pile is empty
switch-expert-endgame-min-1 = one card
switch-expert-endgame-min-3 = three cards, or the whole hand if it is smaller
switch-loss-timing = When a game is lost
switch-loss-timing-stuck = when no card fits any more
switch-loss-timing-lookahead = once the minimum is out of reach
switch-last-card = One single card left
switch-last-card-strict = loses, for the minimum always holds
switch-last-card-lenient = may be laid on one of your own piles and wins
switch-final-skull = A skull on top after the very last card
switch-final-skull-loss = loses the game
switch-final-skull-win = does no harm
switch-three-shortfall = A 3! with too few cards left
switch-three-shortfall-strict = loses the game, even if all cards are laid
switch-three-shortfall-lenient = does no harm if all cards are laid
switch-fire-at-win = A fire burning after the very last card
switch-fire-at-win-win = does no harm
switch-fire-at-win-loss = loses the game
switch-one-pile = “One pile” once it is covered
switch-one-pile-lapses = sets you free at once
switch-one-pile-lasts = binds you until the turn ends
switch-short-hand = A hand smaller than the minimum
switch-short-hand-loss = still has to reach the minimum
switch-short-hand-capped = only has to be laid completely
switch-undo = Taking cards back
switch-undo-solo = only when you play alone
switch-undo-off = never
switch-undo-all = if everybody agrees
switch-pile-history = Covered cards
switch-pile-history-hidden = stay hidden
switch-pile-history-visible = may be looked at
switch-trick-talk = Saying that you hold a trick
switch-trick-talk-on = allowed among friends
switch-trick-talk-off = not allowed
