## Saying and writing

web-cancel = Cancel
web-write = Write something
web-send = Send
web-send-anyway = Send anyway
web-doubt = may tell a number
web-no-chat = At this table you talk by signals only.
web-silent = This table plays in silence: no signals, no texts.
web-unread = There is something new to read

## My seat

web-share = Show my cards to whoever is watching
web-conceding = Want to give up: { $names }
web-concede-team = The game is given up once everybody agrees. Your vote counts until the turn passes.
web-concede-alone = The game ends now, and counts as lost.
web-concede-race = The game ends now, and your opponent wins.
web-leave = Leave
web-leave-question = Leave the table?
web-leave-team = The others then choose whether to wait, to let a bot play on, or to end the game. When you come back, your seat is yours again.
web-leave-alone = The game waits for you on the start page.

## Somebody is away

web-absent = { $name } is away.
web-absent-you = You took too long: the others may go on without you. Lay a card, and you are back.
web-absent-wait = Keep waiting
web-absent-bot = Let a bot play on
web-absent-end = End the game
web-wants-end = Want to end: { $names }

## Time and watchers

web-time-left = Time left for this turn
web-soon = { $count } seconds left for this turn
web-hours = { $count } h
web-days = { $count } d
web-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-view = You see
web-view-public = what everybody sees
web-view-of = the cards of { $name }
web-none-shared = Nobody shows their cards to whoever is watching.

## Before the start

web-host = opened the table
web-outside = a program
web-bot-of = Bot · { $level }
web-take-seat = Take a free seat to play along.
web-agreement = What we play
web-host-decides = Whoever opened the table decides; you see every change at once.
web-game = Game
web-option-open = Who may join
web-option-open-yes = anyone via the start page
web-option-open-no = whoever has the link
web-open-hint = At an open table, texts that look like a number are stopped.
web-option-talk = Talk
web-talk-free = signals and texts
web-talk-signals = signals only
web-talk-silent = silence
web-option-clock = Time for a turn
web-clock-none = as long as it takes
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
web-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-option-watch = Watching
web-option-watch-yes = is welcome
web-option-watch-no = is not allowed
web-option-counter = Cards still to come
web-option-counter-yes = can be looked up
web-option-counter-no = have to be remembered
web-option-hints = Hints
web-option-hints-yes = may be asked for
web-option-hints-no = are not given
web-option-pace = Bots play
web-pace-calm = calmly
web-pace-brisk = briskly
web-pace-instant = at once
web-starter-agreed = After the deal everybody looks at their cards; then you agree on who starts.
web-starter-lot = Who starts is drawn by lot.
web-house = House rules
web-house-changed = House rules ({ $count } changed)

## Inviting

web-invite-title = Invite friends
web-share-link = Share
web-share-text = Come and play { $game } with me!
web-qr = QR code
web-qr-title = The link to this table as a QR code
web-only-here = This table is only on this computer: nobody else can open it yet.
web-open-network = To let friends in your network join, press Ctrl-C in the window where tenback runs, and start it again with this command. Your table will still be here.
web-no-network = This computer is not in a network at the moment. As soon as it is, the way to this table will appear here.
web-copy-command = Copy the command
web-same-network = They have to be in the same network as this server, for instance in your Wi-Fi.
web-address = Address in the network
web-address-hint = If your friends cannot open one, try another.

## The start page

web-welcome = Lay all the cards together without telling each other your numbers. No account, no waiting: bots are always ready.
web-first-game = Learn it in three minutes
web-play-first = Play { $game } now
web-games = Games
web-minutes = about { $count } minutes
web-learn = Learn to play
web-rules = Rules
web-replay = watch again
web-open-tables = Open tables
web-open-tables-hint = Sit down, everybody is welcome.
web-no-open-tables = Nobody is waiting just now. Choose “Play with friends” at a game and let anybody join: your table will then appear here.
web-open-record = Open a record
web-loading = Just a moment …
web-with = with { $names }
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-remove-table = Remove { $table } from this list
web-removed = { $count ->
    [one] One table is removed from this list.
   *[other] { $count } tables are removed from this list.
}
web-restore = Bring back
