## Every page

web-tagline = Climb, dive, step ten back: The Game and its family, at one table.
web-language = Language
web-theme = Light or dark
web-home = To the start page
web-offline = The server does not answer. Trying again …
web-gone = There is nothing to see here. Check the code, or open a new table.
web-refused = That did not work. Try again in a moment.
web-not-affiliated = tenback is an independent project for people who love these games. It is not affiliated with their publisher.
web-about = About tenback
web-puzzles = Puzzles

## The start page

web-play-now = Play now
web-invite = Play with friends
web-players = { $least } to { $most } players
web-players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
}
web-level = Level
web-basic = Basic game
web-company = Together with
web-alone = Alone
web-with-bots = { $count ->
    [one] One bot
   *[other] { $count } bots
}
web-join = Join a table
web-code = Code
web-join-go = Join
web-code-form = A code has six letters or digits.
web-my-tables = Your tables
web-gathering = waiting for players
web-playing = in play

## Before the start

web-your-name = Your name
web-guest = Guest
web-sit = Sit here
web-stand = Stand up
web-free-seat = Free seat
web-you = you
web-add-bot = Add a bot
web-remove = Remove
web-bot-level = Level of the bots
web-level-beginner = Beginner
web-level-solid = Solid
web-level-strong = Strong
web-level-master = Master
web-seats = Seats
web-start = Deal the cards
web-start-filled = { $count ->
    [one] Deal, with a bot on the free seat
   *[other] Deal, with bots on { $count } free seats
}
web-copy-link = Copy the link
web-link-copied = Copied
web-invite-hint = Send the link to your friends, or tell them the code.
web-looking-on = You are watching.

## The table

web-hand = Your cards
web-piles = Piles
    .stacks = Stacks
web-people = People at the table
web-voices = What players say about themselves
web-choose-card = Choose a card, then a pile.
    .stacks = Choose a card, then a stack.
web-choose-pile = Now choose a pile for the { $card }.
    .stacks = Now choose a stack for the { $card }.
web-pile-top = { $pile }, top { $card }
web-pile-row = { $pile }, still empty
web-pile-costs = { $pile }, top { $card }: costs { $steps } here
web-pile-trick = { $pile }, top { $card }: a trick, { $steps } back
web-cost = +{ $steps }
web-end-loses = Nothing fits: end the game
web-i-begin = I start
web-begins = { $name } starts
web-agree = Agree
web-proposed = { $name } to start? In favour so far: { $agreed }.
web-proposed-you = You to start? In favour so far: { $agreed }.
web-waiting = It is { $name }’s turn.
web-thinking = { $name } is thinking …
web-away = away
web-by-feel = by feel
web-plays-by-feel = { $name } cannot think ahead yet and plays by feel for now.
web-untrained = The bots have not been trained for this table and go by what they learn on the server.
web-deck-short = { $count ->
    [0] empty
   *[other] { $count } to draw
}
web-log = Game log
web-panel = Log and signals
web-close = Close
web-signals = Signals
web-more-signals = More signals
web-signal-pile = Now choose the pile that you mean.
    .stacks = Now choose the stack that you mean.
web-connection-lost = The connection is lost. It will come back by itself.
web-lay-waiting = waiting
web-ends-turn = { $name } ends the turn.
web-replaced = { $name } could not go on like that. New level: { $level }.
web-hinted = { $name } asks for a hint.
web-takes-back = { $name } takes the { $card } back.

## Around the table

web-menu = Menu
web-sounds = Sounds and vibration
web-notices = Tell me when it is my turn
web-letters = Play with single letter keys
web-meter = Show my chance to win
web-meter-off = Your chance to win is not shown. When you play alone with bots, the menu can switch it on.
web-pass = Change my pass
web-pass-question = Change your pass?
web-pass-meaning = The server recognises you by a pass in this browser. If somebody else may have it, change it: the old one then counts for nothing, and your seats stay yours here. Other browsers with the old pass lose them.
web-keys = Keys
web-key-lay = Lay the chosen card: { $pile }
web-key-choose = Choose a card
web-key-ends = First or last card
web-key-talk = To the signals
web-key-hand = Read out my cards
web-key-piles = Read out the piles
    .stacks = Read out the stacks
web-key-turn = Read out whose turn it is
web-key-chance = Read out my chance to win
web-key-leave = Cancel the choice
web-sort = Sort my cards
web-in-force = In force now
web-lock = Only one pile this turn: { $pile }
web-counter = Cards nobody has laid yet
web-counter-left = { $count ->
    [0] All cards are laid.
    [one] One card is still in a hand or in the draw pile.
   *[other] { $count } cards are still in hands or in the draw pile.
}
    .stacks = { $count ->
        [0] All cards are laid.
        [one] One card is still in a hand or in the draw stack.
       *[other] { $count } cards are still in hands or in the draw stack.
    }
web-counter-laid = { $card }, laid
web-counter-mine = { $card }, yours
web-counter-yours = in your hand
web-progress = { $laid } of { $all } cards are laid
web-title-turn = ● Your turn · { $game }
web-told-hand = { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }.
}
web-told-drawn = You draw: { $cards }.
web-told-nowhere = The { $card } fits nowhere now.
web-told-waiting = The { $card } is waiting. It will be laid as soon as the connection is back.
web-told-cost = { $manner ->
    [trick] { $pile }: a trick, { $steps } back
    [help] { $pile }: helps, { $steps } back
   *[onward] { $pile }: { $steps }
}

## The end

web-duel-won = You win!
web-duel-lost = Lost this time
web-same-deal = Same cards again
web-rematch = Play again
web-follow = To the next game
web-record = Download the record
web-look-back = Look at the table
web-result = Show the result
web-mountain = { $laid } of { $count } cards are laid.

## Pace, intentions, and cards that are taken back

web-pace = Pace
web-pace-own = This is how quickly you are shown what happens. How quickly the bots play is up to whoever opened the table.
web-forward = Skip ahead
web-volume = Volume
web-intended = planned
web-intention-pile = Plan the { $card }: where to?
web-intention-made = Planned: the { $card } { $pile }. You lay it when it is your turn.
web-intention-lay = Lay the { $card } { $pile }
web-intention-lost = The { $card } no longer fits { $pile }.
web-key-intention = Lay the planned card
web-recall-ask = Ask to take back
web-recall = { $name } would like to take the { $card } back. Do you agree?
web-recall-mine = You have asked for the { $card } back. The others decide.
web-recall-agreed = In favour so far: { $names }.
web-recall-decline = Leave it there
web-recall-stop = Never mind
web-recall-kept = Somebody would rather leave the card there.

## How I have been doing

web-streak = { $count } wins in a row
web-streak-longest = { $count } wins in a row: your longest run yet
web-closest = { $count ->
    [one] Your closest yet: only one card left
   *[other] Your closest yet: only { $count } cards left
}
