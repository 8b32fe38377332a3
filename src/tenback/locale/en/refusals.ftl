## Why an action is refused, and what is possible instead

refusal-game-over = The game is over. Start a new one, or watch it again.
refusal-not-begun = First it must be settled who starts.
refusal-already-begun = Who starts is settled already. Go on with the turn.
refusal-no-such-seat = Nobody sits there. Choose one of the players at the table.
refusal-no-such-pile = There is no such pile. Choose one on the table.
    .stacks = There is no such stack. Choose one on the table.
refusal-not-on-turn = It is not your turn yet. Wait for the others first.
refusal-not-your-voice = You can give up only for yourself.
refusal-already-conceded = You have already said that you want to give up. Now the others must agree.
refusal-not-in-hand = You do not hold the { $card }. Choose a card from your hand.
refusal-does-not-fit = The { $card } does not fit { $pile }. Go on in the pile’s direction, or use the trick.
    .stacks = The { $card } does not fit { $pile }. Go on in the stack’s direction, or use the trick.
refusal-does-not-help = The { $card } does not help { $pile }. A card on your opponent’s side must move the pile back.
refusal-help-spent = You have helped once this turn. Your other cards go on your own piles.
refusal-help-alone = The helping card cannot be your only one. Lay this card on one of your own piles.
refusal-no-tricks = No trick while that command shows. Cover it first, or lay the { $card } in a pile’s direction.
refusal-other-pile = Only one pile is open to you now: the one you laid on last.
refusal-stops-too-soon = The { $card } would end your turn too soon. Finish what is still open first, or let this card be what finishes it.
refusal-too-many = A turn with the { $card } has exactly { $exactly } cards, and you have laid { $laid }. Keep it for another turn.
refusal-need-more = { $missing ->
    [one] You must lay one more card.
   *[other] You must lay { $missing } more cards.
}
refusal-need-exactly = { $missing ->
    [one] This turn takes exactly { $exactly } cards: one more.
   *[other] This turn takes exactly { $exactly } cards: { $missing } more.
}
refusal-cover-first = You can still cover the skull. Do that before you end your turn.
refusal-fire-first = You can still put out the fire. Do that before you end your turn.

## Why a game cannot be set up

setup-seats = This game is for { $least } to { $most } players.
setup-seats-exactly = { $least ->
    [one] This game is for one player.
   *[other] This game is for exactly { $least } players.
}
setup-deal = This deal does not contain every card of the game exactly once. Deal again.
house-unknown-switch = This game has no house rule “{ $switch }”. On offer: { $offered }.
house-unknown-choice = “{ $choice }” is not a choice for { $switch }. Choose from: { $offered }.
command-fault-no-commands = There are no commands in the file. Name each command with its { $each } numbers: { $known }.
command-fault-unknown-command = “{ $command }” is not a command. The commands are: { $known }.
command-fault-missing-command = The command { $command } is missing. Add its { $each } numbers.
command-fault-not-numbers = { $command } needs a list of { $each } whole numbers.
command-fault-wrong-count = { $number ->
    [one] { $command } has one number and needs { $each }.
   *[other] { $command } has { $number } numbers and needs { $each }.
}
command-fault-no-such-card = { $command }: this game has no card { $number }.
command-fault-twice = The { $number } is there twice. A card carries one command at most.
unknown-ruleset = There is no game “{ $name }”. Choose from: { $known }.

## What cannot be read

notation-card = “{ $text }” is not a card in this game.
notation-pile = “{ $text }” is not a pile in this game.
notation-action = “{ $text }” is not an action. Write CARD>PILE to lay a card, or END.
notation-position = “{ $text }” is not part of a position.

## Why something cannot be said, and what to say instead

block-digit = No numbers, please. Say which pile you mean, or how big a step.
    .stacks = No numbers, please. Say which stack you mean, or how big a step.
block-word = That word is a number. Say “low”, “high” or “a tiny step” instead.
block-decade = A range of numbers tells too much. Say which pile you mean instead.
    .stacks = A range of numbers tells too much. Say which stack you mean instead.
block-relative = A distance is a number too. Say “close” or “a big jump” instead.
block-ask = You may not ask for a number. Ask which pile to avoid instead.
    .stacks = You may not ask for a number. Ask which stack to avoid instead.
block-riddle = A riddle with a number as its answer tells the number too. Say which pile you mean instead.
    .stacks = A riddle with a number as its answer tells the number too. Say which stack you mean instead.
block-mode = That cannot be said in this game or at this table. Use what is on offer here.
block-number-equivalent = Only one card would fit that, so it gives a number away. Ask the others to keep off the pile instead.
block-started = Who starts is settled. Say something about the piles instead.
    .stacks = Who starts is settled. Say something about the stacks instead.
block-no-such-pile = There is no such pile. Choose one on the table.
    .stacks = There is no such stack. Choose one on the table.
block-no-such-colour = This game has no such colour. Choose one of its own.
block-no-such-command = This game has no such command. Choose one of its own.
block-cooldown = You have only just spoken. Wait a moment, then try again.
block-too-many-keeps = { $most ->
    [one] You have reserved one pile already. Release it first.
   *[other] You have reserved { $most } piles already. Release one of them first.
}
    .stacks = { $most ->
        [one] You have reserved one stack already. Release it first.
       *[other] You have reserved { $most } stacks already. Release one of them first.
    }
block-signals-only = You only have signals for a few minutes. Then you can write again.
