## What the commands do

cli-tenback-help = Play The Game and its relatives in your terminal: alone, with friends, with bots. tenback is an independent fan project, not affiliated with the publisher.
cli-tenback-more = “tenback play” opens a table. Each command explains itself with --help.
cli-play-help = Play a game here in the terminal.
cli-play-more =
    Without a game, a menu lets you choose. Seats that nobody is named for are taken by bots.

    Example: tenback play the-game --name Ann --name Bob --bot greedy
cli-games-help = List the games.
cli-games-more = The other commands take the ids in the first column.
cli-rules-help = Explain the rules of a game.
cli-rules-more =
    House rules that you choose are explained too.

    Example: tenback rules the-game --house undo=all
cli-deal-help = Show the cards that a seed gives.
cli-deal-more =
    First the hands, then the draw pile with its top card first.

    Example: tenback deal the-game --players 2 --seed 42
cli-replay-help = Watch a recorded game step by step.
cli-replay-more = In a terminal the table opens; elsewhere the game is told in lines.
cli-completion-help = Print the script that lets your shell complete tenback.
cli-completion-more =
    For bash, put this line into ~/.bashrc:

    source <(tenback completion bash)

    For zsh, put this line into ~/.zshrc:

    source <(tenback completion zsh)

    For fish, run this once:

    tenback completion fish > ~/.config/fish/completions/tenback.fish

## What the arguments and options mean

cli-arg-game = Id of a game, as “tenback games” lists them.
cli-arg-file = File with the recorded game; - reads what is piped in.
cli-arg-shell = The shell you use.
cli-opt-lang = Language of the texts.
cli-opt-help = Show this page.
cli-opt-version = Show the version.
cli-opt-json = Write JSON instead of text, for programs.
cli-opt-text = Tell the game in lines, even in a terminal.
cli-opt-no-pager = Print everything at once, even in a terminal.
cli-opt-seed = Number that decides the order of the cards; the same number gives the same deal.
cli-opt-players = How many players sit at the table, bots included; by default as few as possible.
cli-opt-play-players = How many players sit at the table, bots included. Without it: those you name, and at least as many as the game needs.
cli-opt-name = Name of a person at this terminal; may be given several times.
cli-opt-bot = A bot that takes one of the seats; may be given several times.
cli-opt-commands = File with the numbers of the commands in your own deck, as TOML or JSON: stop = [4, 38, 63, 97] and so on.
cli-opt-house = A house rule; may be given several times. “tenback rules” with the game lists what is on offer.
cli-opt-table = How freely you may talk: as among friends (friends, the default) or as at an open table (open).
cli-opt-resume = Continue a saved game: the one in this file, the newest unfinished one in this folder, or, if you name neither, the newest in the usual folder.
cli-opt-save = Folder for the record of the game, instead of the usual one.
cli-opt-no-save = Keep no record of the game.
cli-opt-saved = List the games that were saved instead, the newest first.

## Words on the help pages

cli-heading-usage = Usage:
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-count = NUMBER
cli-metavar-seed = NUMBER
cli-metavar-name = NAME
cli-metavar-house = RULE=CHOICE
cli-metavar-file = FILE
cli-metavar-folder = FOLDER

## What is printed

cli-games-id = Id
cli-games-players = Players
cli-games-game = Game
cli-saved-none = No game has been saved yet.
cli-saved-older = { $count ->
    [one] One older game is in { $folder }.
   *[other] { $count } older games are in { $folder }.
}
cli-seed = Seed: { $seed }
cli-deck = Draw pile
    .stacks = Draw stack
cli-deck-of = Draw pile of player { $number }
cli-story-players = At the table: { $names }
cli-story-house = House rule: { $switch }: { $choice }
cli-story-turn = Turn { $number }: { $name }
cli-story-unfinished = The game was not played to its end.

## What went wrong; “none” as $near means that nothing is near

cli-error = Error:
cli-no-such-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }. Did you mean { $near }?
}
cli-no-such-command = { $near ->
    [none] There is no command { $command }.
   *[other] There is no command { $command }. Did you mean { $near }?
}
cli-near-game = Did you mean { $near }?
cli-bad-value = { $option } cannot be “{ $value }”. Possible values: { $expected }.
cli-expected-count = a whole number
cli-expected-seed = a whole number from 0 to { $most }
cli-expected-name = up to { $most } letters, digits or other visible characters
cli-missing = { $option } is missing.
cli-needs-value = { $option } needs a value.
cli-takes-no-value = { $option } takes no value.
cli-too-many = Too many words: { $words }.
cli-not-both = { $one } and { $other } do not go together. Choose one of them.
cli-needs-game = { $option } needs a game. Name one, or leave the option out and choose in the menu.
cli-try-help = { $command } --help tells you what is possible.
cli-too-many-players = { $named } players are named, but there are { $seats } seats. Name fewer, or raise --players.
cli-same-name = Two people cannot both be called { $name }: nobody could tell them apart. Give one of them another name.
cli-nothing-to-resume = There is no unfinished game in { $folder }. “tenback play” starts a new one.
cli-game-is-over = The game in { $path } is over. To watch it: tenback replay { $path }
cli-folder-unwritable = The game cannot be saved in { $path }: { $why }. Name another folder with --save, or play with --no-save.
cli-no-commands-here = This game has no commands. Leave --commands out.
cli-broken-file = The file { $path } is not valid { $form }. Correct it and try again.
cli-file-not-found = There is no file { $path }. Check the name.
cli-file-denied = You may not use { $path }. Check its permissions.
cli-file-is-folder = { $path } is a folder. Name a file.
cli-file-not-text = { $path } is not UTF-8 text. Save it as such, or name another file.
cli-file-fails = { $path } cannot be used: { $why }.
cli-output-fails = The output cannot be written: { $why }.
cli-not-a-terminal = This needs a terminal with keyboard and screen. For programs, “tenback deal” and “tenback replay” have --json.
cli-bug = Something went wrong inside tenback ({ $error }). Please report what you did.

## What is wrong with a record; $place says where

record-not-a-record = { $place }: this is not a record of a tenback game.
record-cut = { $place }: the record breaks off here. Its end is missing.
record-newer = { $place }: this record was made by a newer tenback. Update tenback to watch it.
record-unknown-ruleset = { $place }: this tenback does not know the game. Perhaps a newer one does.
record-bad-field = { $place }: something here cannot be read.
record-bad-deal = { $place }: the deal does not contain every card of the game exactly once.
record-seed-mismatch = { $place }: the deal is not the one that the seed gives.
record-illegal-step = { $place }: the rules do not allow this. { $why ->
    [game-over] The game was over already.
    [not-begun] Nobody had begun yet.
    [already-begun] Somebody had begun already.
    [no-such-seat] Nobody sits there.
    [no-such-pile] There is no such pile.
    [not-on-turn] It was somebody else’s turn.
    [not-your-voice] Everybody gives up only for themselves.
    [already-conceded] This player had given up already.
    [not-in-hand] The card was not in that hand.
    [does-not-fit] The card does not fit there.
    [does-not-help] The card is no help there.
    [help-spent] The turn had its helping card already.
    [help-alone] A helping card cannot be the only card.
    [no-tricks] A command forbade the trick.
    [other-pile] Only another pile was open.
    [stops-too-soon] The card would have ended the turn too soon.
    [too-many] That was one card too many for the turn.
    [need-more] The turn needed more cards.
    [need-exactly] A command demanded more cards.
    [cover-first] A skull could still be covered.
    [fire-first] A fire could still be put out.
   *[talk] It could not be said at that moment.
}
record-wrong-result = { $place }: the game did not end the way the record says.
record-wrong-check = { $place }: the record was changed after it was saved.
record-place-line = Line { $number }
record-place-byte = Byte { $number }
record-place-step = Step { $number }
record-place-card = Deal, card { $number }
record-place-field = Field “{ $name }”
record-place-end = End of the file
