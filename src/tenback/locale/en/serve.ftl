## What the commands about servers do

cli-serve-help = Serve tables for browsers and bots.
cli-serve-more =
    One process and one file are enough. Every option can also be set in the environment: TENBACK_PORT stands for --port. Ctrl-C stops the server; no game is lost.

    Example: tenback serve --lan --browser
cli-bot-help = Let a bot play at a table on a server.
cli-bot-more =
    The bot takes a seat, plays and gives signals until the game is over. Ctrl-C lets it leave.

    Example: tenback bot --url http://127.0.0.1:8010 --table K7M2QX --bot search
cli-backup-help = Copy all tables of a server into a file.
cli-backup-more =
    The server may keep running meanwhile. The copy is of a single moment: no game is cut in half.

    Example: tenback backup --to tables.db
cli-restore-help = Load the tables of a copy into an empty database.
cli-restore-more =
    Example: tenback restore --from tables.db --database postgresql://tenback@localhost/tenback
cli-tidy-help = Delete games and tables that nobody has come back to for a long time.
cli-tidy-more =
    It says what it would delete, and asks first. The server may keep running meanwhile. Make a copy with “tenback backup” beforehand if you may want something back.

    Example: tenback tidy --finished 180

## What their options mean

serve-opt-lan = Let others in your network join: the server listens at all addresses of this computer, and prints those that they can open.
serve-opt-host = Address of this computer at which the server listens; by default 127.0.0.1, for this computer alone.
serve-opt-port = Port at which the server listens; 8010 by default.
serve-opt-public-url = Address under which people reach the server, if a proxy stands in front of it.
serve-opt-data-dir = Folder for the tables, instead of the usual one.
serve-opt-database = Database for the tables: a SQLite file, or postgresql://…; by default a file in the folder.
serve-opt-redis = Redis through which several server processes hear of each other: redis://…
serve-opt-workers = How many server processes share the port; one by default. More than one needs PostgreSQL and Redis.
serve-opt-thinkers = How many processes think for the bots; one by default.
serve-opt-added-bot = Let people choose this bot too: one of tenback’s, or one of your own, such as mine:Bot. May be repeated; in the environment, separated by spaces.
serve-opt-grace = Seconds until somebody who has lost the connection counts as absent; 30 by default.
serve-opt-proxies = Addresses of proxies that are trusted about the addresses of clients, separated by commas; 127.0.0.1 by default.
serve-opt-metrics = Addresses that may read the figures at /metrics, separated by commas; by default this computer alone.
serve-opt-limit = Set one of the limits: sockets-per-address=300. May be repeated; docs/limits.md has them all. In the environment: TENBACK_LIMIT_SOCKETS_PER_ADDRESS.
serve-opt-browser = Open the page in the browser, or do not.
serve-opt-to = File to copy into. It must not exist yet.
serve-opt-from = File with the copy.
serve-opt-url = Address of the server.
serve-opt-table = Code of the table.
serve-opt-bot = The bot that plays. One that thinks takes its budget after a colon: 0.2s, or 2000 play-outs a turn.
serve-opt-seat = Seat for the bot, counted from 0; by default the first free one.
serve-opt-name = Name of the bot at the table; by default that of its kind.
serve-opt-keep-gathering = Days after which a table that never started is deleted; 2 by default.
serve-opt-keep-playing = Days after which a game that nobody plays on is deleted; 60 by default.
serve-opt-keep-finished = Days after which a finished game is deleted; by default it is kept for good.
serve-opt-finished = Delete finished games untouched for this many days; 365 by default.
serve-opt-unfinished = Delete unfinished games and tables untouched for this many days; 60 by default.
serve-opt-yes = Delete without asking.
cli-metavar-host = HOST
cli-metavar-url = ADDRESS
cli-metavar-code = CODE
cli-metavar-limit = NAME=NUMBER

## What is printed

serve-listening = The tables are open: { $address }
serve-listening-also = Also: { $address }
serve-only-here = Only this computer can open this address. To let friends in your network join, stop the server and start it with: { $command }
serve-no-network = This computer is not in a network at the moment. As soon as it is, “Invite friends” shows the address.
serve-few-bots = Bots play as beginner or solid here. For the stronger ones: pip install "tenback[{ $extra }]"
serve-copied = { $tables ->
    [one] One table copied to { $path }.
   *[other] { $tables } tables copied to { $path }.
}
serve-restored = { $tables ->
    [one] One table restored.
   *[other] { $tables } tables restored.
}
serve-old-finished = { $days ->
    [one] Finished games untouched for a day: { $tables }
   *[other] Finished games untouched for { $days } days: { $tables }
}
serve-old-unfinished = { $days ->
    [one] Unfinished games and tables untouched for a day: { $tables }
   *[other] Unfinished games and tables untouched for { $days } days: { $tables }
}
serve-nothing-old = There is nothing to delete.
serve-ask-delete = Delete them for good? Type “yes” to do so:
serve-word-yes = yes
serve-deleted = { $tables ->
    [one] One table deleted.
   *[other] { $tables } tables deleted.
}
serve-not-deleted = Nothing was deleted. With --yes they are deleted without asking.
serve-bot-seated = { $name } sits at table { $table }, seat { $seat }.

## What went wrong

serve-no-url = “{ $url }” is not the address of a server. It begins with http:// or https://.
serve-long-bot = The bot “{ $bot }” has too long a name to be chosen at a table; { $most } characters are possible. Give its settings defaults, or shorter names.
serve-no-such-database = “{ $address }” is not a database that tenback knows. Name a file, or an address that begins with sqlite:// or postgresql://.
serve-no-database = The database { $address } does not answer. Check the address, and whether it runs.
serve-in-use = Another server is using { $path }. Stop it first, or choose another --data-dir for this one.
serve-disk-fails = Nothing can be written to the database { $address }: { $why }. Make room on the disk, or check that it works and may be written to, then start again.
serve-damaged = The database { $address } is damaged, or it is not one of tenback’s: { $why }. Move it away and bring back a copy with “tenback restore”, or name another database.
serve-newer-shape = A newer tenback has changed the database { $address }. Update tenback, or bring a copy from before into another database with “tenback restore”.
serve-newer-copy = { $path } was made by a newer tenback. Update tenback, then restore it.
serve-no-redis = “{ $address }” is not the address of a Redis. It begins with redis:// or rediss://.
serve-no-such-limit = There is no limit “{ $name }”. These can be set: { $known }.
serve-no-addresses = “{ $text }” names no addresses. Separate them by commas: 10.0.0.7, 10.1.0.0/16; or * for all.
serve-workers-alone = More than one server process needs a database and a Redis that all of them can reach: --database postgresql://… and --redis redis://…
serve-no-address = The server cannot listen at { $host }, port { $port }: { $why }. Choose another --port or --host.
serve-lan-or-host = --lan listens at all addresses of this computer. Leave out either --host or --lan.
serve-not-started = A server process ended before it could serve anybody. Its last lines above say why.
serve-file-there = { $path } exists already. Name a file that does not.
serve-no-copy = { $path } is not a copy made by “tenback backup”.
serve-not-empty = There are tables in this database already. Restore into an empty one.
serve-expected-code = the six letters and digits of a table’s code
serve-unreachable = No tenback server answers at { $url }. Check the address.
serve-table-refused = The table does not take the bot: { $text }
serve-other-rules = The table is played by rules that this tenback does not know. Update tenback here, then let the bot come again.
serve-no-seat = There is no seat for the bot at this table.
serve-void = The game was ended by agreement.
