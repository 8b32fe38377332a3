## What the commands do

cli-sim-help = Measure how well a bot plays.
cli-sim-more =
    Plays many games and tells how many were won, how many cards were left and how fast it went. With --versus, another bot plays the same deals. Ctrl-C ends the run and keeps what is done.

    Example: tenback sim the-game --players 2 --bot greedy --games 10000
cli-match-help = Let two bots duel.
cli-match-more =
    Every deal is played twice with the seats swapped, so that both bots get the same cards. For games against each other; bots that play together are compared by “tenback sim” with --versus.

    Example: tenback match face-to-face greedy uniform --pairs 1000

## What the arguments and options mean

cli-arg-one = The bot that is measured.
cli-arg-other = The bot that it plays against.
cli-metavar-bot = BOT
cli-metavar-address = HOST:PORT
lab-opt-bot = The bot that plays on all seats; or one for each seat, given several times. A bot that thinks takes a budget: 0.2s or 2000 play-outs for a turn, after a colon. A bot of your own is named as module:Class, with its settings after another colon.
lab-bots = The bots: { $bots }.
lab-opt-versus = A bot that plays the same deals, for comparison.
lab-opt-games = How many deals are played; 1000 by default.
lab-opt-pairs = How many deals are played, each twice; 500 by default.
lab-opt-silent = Let the bots say nothing to each other.
lab-opt-forfeit = A bot of your own that fails loses that game, and the run goes on; otherwise the run stops.
lab-opt-limit = How many seconds a bot of your own may take for an answer; 30 by default.
lab-opt-cores = How many cores of this computer work; all by default.
lab-opt-ray = Play on the Ray cluster at this address instead of on this computer.
lab-opt-parquet = File for every single game, in Parquet.
lab-opt-plot = File for a picture of the result, PNG or SVG.
lab-opt-keep = File that keeps what is done. The same command with the same file goes on where the run was ended.

## What is printed

lab-compiling = Getting the bots ready for this computer. It takes a while, but only the first time.
lab-compiled = Getting the bots ready: { $done } of { $steps }
lab-slow = { $bot } chooses card by card: expect a few hundred games a second and core at most, and far fewer if it thinks. Thousands a second are played by { $fast }.
lab-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
lab-bots-version = Bots: version { $version }
bot-falls-back = { $basis ->
    [score] No net has been trained for this table, so { $bot } plays as score does.
   *[on-the-spot] No net has been trained for this table, so { $bot } goes by values that are learnt on this computer.
}
lab-interrupted = Interrupted: { $done } of { $asked } deals are done, and this is what they say.
lab-nothing-done = Ended before the first result; there is nothing to show.
lab-ended-at-once = Ended at once; no result is shown.
lab-goes-on = The same command goes on from here.
lab-estimate = { $value } ({ $low } to { $high })
lab-won = Games won
lab-won-first = Won by player 1
lab-won-starter = Won by the starter
lab-left = Cards left
lab-tricks = Tricks a game
lab-turns = Turns a game
lab-speed = Games a second and core
lab-thinking = Time for a turn
lab-difference = { $one } compared with { $other } on the same deals
lab-only = Won only by { $team }
lab-p-value = Chance of that if both were equal
lab-spread = Cards left: { $team }
lab-games-won = Games won
lab-share-won = Share of the games
lab-elo = Elo difference
lab-pairs-whole = Pairs won twice
lab-pairs-split = Pairs shared
lab-so-far = { $bot } wins { $won }

## What is drawn

lab-chart-sim = { $team } wins { $won }
lab-chart-deals = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
lab-chart-games = Share of the games
lab-chart-pairs = Share of the pairs
lab-chart-match = { $one } scores { $score } against { $other }
lab-chart-twice = { $bot } won twice
lab-chart-split = One win each

## What went wrong

lab-needs-bot = --bot is missing. Name the bot that is to play.
lab-no-such-bot = No bot is called “{ $bot }”. The bots are: { $known }. A bot of your own is named as module:Class.
lab-bad-budget = “{ $budget }” is not a budget. Give seconds as 0.2s, or a number of play-outs as 2000.
lab-needless-budget = { $bot } plays at once and takes no budget. These bots take one: { $thinkers }.
lab-forfeits = { $games ->
    [one] A bot failed in one game, which counts as lost. This is what happened:
   *[other] A bot failed in { $games } games, which count as lost. The first time it was this:
}
bot-own-no-module = The bot { $bot } cannot be found: { $detail }. Name it as module:Class, in the folder of the module.
bot-own-no-class = The bot { $bot } cannot be found: { $detail }.
bot-own-broken = The bot { $bot } cannot be loaded: { $detail }.
bot-own-no-player = { $bot } cannot play. It lacks: { $detail }.
bot-own-settings = { $bot } does not take these settings: { $detail }. Write them as name=value, with commas between them.
bot-own-late = The bot { $bot } was not ready to play within { $detail }.
bot-own-resumed = This game was saved with { $bot }, which is not one of our bots. A file cannot choose which program runs here, so the game cannot go on; it can be replayed.
bot-fault-raised = { $bot } failed: { $detail }. This is what it knew:
bot-fault-late = { $bot } did not answer within { $detail }. This is what it knew:
bot-fault-illegal = { $bot } chose something that it may not do: { $detail }. This is what it knew:
bot-fault-malformed = { $bot } gave an answer of the wrong kind: { $detail }. This is what it knew:
bot-fault-untrue = { $bot } said { $detail }, which its own hand denies. This is what it knew:
bot-fault-barred = { $bot } said { $detail }, which the table does not allow. This is what it knew:
bot-fault-fickle = { $bot } answered the same question differently, with the same seed: { $detail }. This is what it knew:
bot-fault-gone = { $bot } has ended the process in which it played.
lab-bots-and-seats = { $bots } bots are named for { $seats } seats. Name one for all, or one for each seat.
lab-wrong-amount = { $option } must be a whole number from 1 to { $most }.
lab-wrong-suffix = The file { $path } cannot be written. Its name must end in one of these: { $suffixes }.
lab-unwritable = { $path } cannot be written: { $why }.
lab-other-run = { $path } keeps another run: { $differences }. Ask for the same again, or name another file.
lab-differs = { $name ->
    [tenback] it was begun with tenback { $kept }, this is { $asked }
    [game] its game is { $kept }, not { $asked }
    [rules] its game has version { $kept } of the rules, not { $asked }
    [house] its house rules are { $kept }, not { $asked }
    [commands] its commands are { $kept }, not { $asked }
    [players] it has { $kept } players, not { $asked }
    [bots] its bots are { $kept }, not { $asked }
    [seed] its seed is { $kept }, not { $asked }
    [silent] { $kept ->
        [True] its bots are silent
       *[other] its bots talk
    }
   *[deals] it goes up to deal { $kept } already, and you ask for { $asked } only
}
lab-ledger-taken = Another run is writing into { $path }. Wait until it has ended, or name another file.
lab-no-ledger = { $path } is a different kind of file, and it stays as it is. Name a new file for --keep.
lab-no-address = “{ $address }” is not an address. Give host and port, such as 127.0.0.1:6379.
lab-no-cluster = No Ray cluster answers at { $address }. Check the address, or leave --ray out.
lab-extra = This needs more than is installed. Run: pip install "tenback[{ $extra }]"
lab-race-versus = In this game the players are opponents. Let the two bots duel: { $line }
lab-no-race = In this game all play together, so bots cannot duel. Compare them on the same deals: { $line }
