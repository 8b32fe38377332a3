## Saying and writing

web-cancel = Cancel
web-write = Write to the others
web-send = Send
web-no-chat = At this table you talk by signals alone.
web-silent = This table plays in silence: no signals, no texts.
web-unread = There is something new to read

## My seat

web-my-seat = Your seat
web-share = Show my cards to onlookers
web-conceding = Want to give up: { $names }
web-concede-team = The game is given up once everybody agrees. Your voice counts until the turn passes.
web-concede-alone = The game ends now, and counts as lost.
web-concede-race = The game ends now, and the others win.
web-leave = Leave
web-leave-question = Leave the table?
web-leave-team = The others then choose whether to wait, to let a bot play on, or to end the game. When you come back, your seat is yours again.
web-leave-alone = The game waits for you on the start page.

## Somebody is away

web-absent = { $name } is away.
web-absent-you = You took too long: the others may go on without you. Lay a card, and you are back.
web-absent-wait = Wait on
web-absent-bot = Let a bot play on
web-absent-end = End the game
web-wants-end = Want to end: { $names }

## Time and onlookers

web-time-left = Time left for this turn
web-soon = { $count } seconds left for this turn
web-hours = { $count } h
web-days = { $count } d
web-watchers = { $count ->
    [one] One person is looking on
   *[other] { $count } people are looking on
}
web-view = You see
web-view-public = what everybody sees
web-view-of = the cards of { $name }
web-none-shared = Nobody shows their cards to onlookers.
