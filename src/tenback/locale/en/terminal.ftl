## The table in the terminal

table-welcome = tenback — which game shall it be?
table-company = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}
table-any-deal = Any deal
table-ask-name = What is player { $number } called?
table-bad-name = A name has up to { $most } letters, digits or other visible characters.
table-same-name = Somebody is called { $name } already. Choose another name.
table-ask-deal = Which deal? The same number gives the same cards; leave it empty for any deal.
table-bad-deal = A deal is a whole number from 0 to { $most }.
table-which-resume = Which game would you like to continue?
table-which-watch = Which game would you like to watch?
table-nothing-resume = There is no unfinished game.
table-nothing-watch = No game has been saved yet.
table-hand-and-deck = { $name }: { $count } in hand, { $deck } to draw
table-may-end = You may end your turn, or lay more.
table-bot-thinks = { $name } is thinking …
table-bot-warming-up = { $name } is still warming up and plays by feel until then.
table-bot-warm = { $name } has warmed up and thinks ahead from now on.
table-bot-cannot-think = { $name } cannot think ahead on this computer and plays on by feel.
table-bot-failed = { $bot } has failed; from now on a bot of ours plays for { $name }.
table-end-loses = A card still has to be covered, and you cannot cover it. Ending your turn loses the game. End it?
table-cover-me = Cover me!
table-want-start = { $name }, how keen are you to start?
table-who-speaks = Who is speaking?
table-saved-elsewhere = The record could not be saved where you wanted it ({ $why }). It is in { $path }
table-saved-open = not finished
table-saved-over = finished
table-quit-unsaved = The game could not be saved anywhere. Leave all the same? Then it is gone.
table-go-on-with = To continue it: tenback play --resume { $file }
table-tricks = { $count ->
    [0] No trick was laid.
    [one] One trick was laid.
   *[other] { $count } tricks were laid.
}
table-key-card = Card
table-key-back = Back to the table
table-key-replay = Replay
table-key-seat = Whose cards
table-key-game = Game
table-key-seats = Seats
table-key-people = People
table-key-bots = Bots
table-key-names = Names
table-key-house = House rules
table-key-deal = Deal
table-key-language = Language
table-key-resume = Continue
table-key-watch = Watch
table-key-start = Play

## Marks on cards, in at most seven letters

effect-fire-tag = fire
effect-stop-tag = stop
effect-skull-tag = skull
effect-three-tag = 3!
effect-silence-tag = silence
effect-onepile-tag = 1 pile
effect-notrick-tag = no ↺
effect-draw1-tag = draw 1

## The rest of the table in the terminal

table-seed = Deal { $seed }
table-undone = The { $card } is back in your hand.
table-undo-nothing = There is nothing to take back this turn.
table-undo-refused = A laid card stays where it is at this table.
table-quit-question = Leave? The game is not over yet.
table-yes = Yes
table-no = No
table-agree-starter = Does everybody agree that { $name } starts?
table-choose-again = Choose again
table-hand-over = Hand the screen to { $name }.
table-press-key = Press any key when you are ready.
table-saved = Record saved to { $path }
table-not-saved = The record could not be saved: { $why }
table-new-game = New game
table-same-deal = Same deal again
table-step = Step { $step } of { $steps }
table-too-small = The window is too small. Please make it at least { $width } × { $height }.
table-key-lay = Lay
table-key-signal = Signal
table-key-rules = Rules
table-key-quit = Quit
table-key-next = Next
table-key-previous = Back
table-key-play = Play
table-key-pause = Pause
table-key-first = First
table-key-last = Last
