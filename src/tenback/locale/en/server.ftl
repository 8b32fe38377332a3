# What a table or the server refuses, and what to do instead.

no-unreadable = That could not be understood. There may be a newer page: reload it.
no-other-protocol = The server speaks a newer protocol. Reload the page.
no-other-rules = This game was dealt under newer rules than this server knows. Nothing is lost: once whoever runs the server has updated tenback, it goes on where it was.
no-no-such-table = There is no table with that code. Check the code, or open a new table.
no-no-such-page = There is nothing at this address.
server-not-built = The pages have not been built. Run “make pages” in the folder of tenback, then start the server again.
no-no-such-game = There is no such game. Choose one on the start page.
no-no-such-puzzle = There is no such puzzle. Take the next one.
no-not-seated = Take a seat first.
no-seat-taken = Somebody sits there already. Choose another seat.
no-no-such-place = The table has no such seat.
no-name = A name has 1 to 24 characters, all of them visible.
no-name-taken = Somebody here has that name already. Choose another one.
no-not-host = Only whoever opened the table can do that.
no-no-such-bot = There is no bot of that level. Choose beginner, solid, strong or master.
no-bot-missing = Bots of that level need more than this server has installed: pip install "tenback[sim]". Beginner and solid play without it.
no-seats-free = Some seats are still free. Wait for more players, or fill the seats with bots.
no-lesson = A lesson is for one player: sit on the first seat, give all others to bots, and deal at once.
no-bad-options = The game cannot be played like that. Choose other options.
no-table-started = The cards are dealt already.
no-not-started = The cards are not dealt yet.
no-table-over = This game is over.
no-not-over = That has to wait until the game is over.
no-stale = Somebody was quicker. Have a look, then decide again.
no-agreed = You have agreed already. The others are still deciding who starts.
no-no-branch = Nobody can play on from there. Choose another turn.
no-no-undo = There is no card that you may take back.
no-recalled = You have agreed already. The others are still deciding whether the card may be taken back.
no-kept = Somebody wants this card to stay where it is. Play on with the next one.
no-no-recall = Nobody wants to take a card back now.
no-not-alone = Other people play here too and want to follow the bots. You can still skip ahead on your own screen.
no-no-bot-due = No bot is on turn now.
no-no-hints = Other people play here too, and the table has agreed to do without hints.
no-signal = There is no such signal.
no-reacted = You have reacted in this turn already. Wait for the next one.
no-not-absent = Nobody is missing there.
no-no-watching = Nobody may watch at this table.
no-too-fast = That was too fast. Wait a moment, then go on.
no-too-slow = That took too long. Check your connection, then try again.
no-too-big = That is too big. Send less at once, or a smaller file.
no-full = There is no more room just now. Try again in a few minutes.
no-foreign = Another site’s page may not sit down here.
no-other-name = This server does not go by that name. Use an address that it printed when it started; whoever runs it can set its name with --public-url.
no-rematched = The next table is ready. Follow the others there.
no-led = Somebody else is leading just now. Follow along, or ask them to hand over the lead.
no-not-leading = Only whoever leads can do that. Take the lead first.
no-not-here = Nobody is there to take the lead. Choose somebody who is connected.
no-no-advisor = This server cannot judge games. Whoever runs it can install what that takes: pip install "tenback[sim]"
no-unavailable = The server cannot do that just now. Nothing is lost: try again in a moment.
no-disk-fails = The server cannot save anything: its disk is full or broken. Nothing is lost, but whoever runs the server has to make room.
no-damaged = The server cannot read its tables: its database is damaged. Whoever runs the server has to bring back a copy.
no-newer-shape = The server is older than its tables. Whoever runs it has to update it; then everything goes on.
no-broken-log = Part of this table’s history is missing, so it cannot be shown. Other tables are not affected: open a new one.
no-log-full = So much has happened at this table that it only takes cards now. Play the game to its end, or open a new table.
no-chat-full = Enough has been said at this table. Play on, or open a new table.
no-anonymous = Nobody knows you here yet: get a pass first.
no-not-for-all = These figures are for whoever runs the server. They can let your address read them with --metrics.
no-refused = The rules do not allow that.

## What the filter found in a text, and what follows

talk-found-digit = “{ $words }” tells a number. Say which pile you mean, or how big a step.
    .stacks = “{ $words }” tells a number. Say which stack you mean, or how big a step.
talk-found-word = “{ $words }” looks like the number of a card. Say “low”, “high” or “a tiny step” instead.
talk-found-decade = “{ $words }” is a range of numbers, and that tells too much. Say which pile you mean instead.
    .stacks = “{ $words }” is a range of numbers, and that tells too much. Say which stack you mean instead.
talk-found-relative = “{ $words }” is a distance, and a distance is a number too. Say “close” or “a big jump” instead.
talk-found-ask = “{ $words }” asks for a number. Ask which pile to avoid instead.
    .stacks = “{ $words }” asks for a number. Ask which stack to avoid instead.
talk-found-riddle = “{ $words }” is a riddle with a number as its answer. Say which pile you mean instead.
    .stacks = “{ $words }” is a riddle with a number as its answer. Say which stack you mean instead.
talk-then-anyway = If you meant something else, you can send it anyway; it will be marked.
talk-then-stopped = Nobody has seen it.
talk-then-warned = Nobody has seen it. One more text like this, and you will only have signals for { $minutes } minutes.
talk-then-muted = Nobody has seen it. For { $minutes } minutes you only have signals.
talk-muted = { $minutes ->
    [one] You only have signals for another minute. Then you can write again.
   *[other] You only have signals for another { $minutes } minutes. Then you can write again.
}
