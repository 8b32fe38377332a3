## Puzzles, in the browser and in the terminal

puzzle-ask = Find the best turn.
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-right = Right!
puzzle-wrong = Not the best turn.
puzzle-other = Not the best turn; it could not keep up with the others.
puzzle-shown = This is the best turn.
puzzle-others = { $count ->
    [one] One other turn is just as good.
   *[other] { $count } other turns are just as good.
}
puzzle-chance = { $chance } to win
puzzle-turn-best = Best
puzzle-turn-yours = Yours
puzzle-turn-tempting = Obvious

## In the browser

puzzle-game = Puzzles from
puzzle-streak-short = in a row
puzzle-streak = { $count ->
    [0] No puzzle solved in a row yet
    [one] One puzzle solved in a row
   *[other] { $count } puzzles solved in a row
}
puzzle-solved = { $count } solved
puzzle-show = Show answer
puzzle-next = Next puzzle
puzzle-none = There are no puzzles on this server.

## In the terminal

cli-puzzle-help = Find the best turn in a position from a real game.
cli-puzzle-more =
    Each position has a turn that is clearly the best and that is easy to miss. Answer in notation: the cards in order, each with its pile. Without a number, you get any puzzle.

    Example: tenback puzzle the-game --difficulty easy
puzzle-opt-difficulty = How hard the puzzle should be.
puzzle-opt-number = Which puzzle, counted from 1 among those that fit; the easiest come first.
puzzle-opt-json = Print the puzzle for programs, with its answer, and ask nothing.
puzzle-heading = { $game }, puzzle { $number } of { $count }: { $difficulty }
puzzle-said = { $name }: { $signal }
puzzle-hand = Your hand: { $cards }
puzzle-prompt = Your turn, as in { $example }:
puzzle-no-answer = No answer was given.
puzzle-no-puzzle = { $count ->
    [0] There are no such puzzles.
    [one] There is only one such puzzle.
   *[other] There are { $count } such puzzles. Choose a number from 1 to { $count }.
}
puzzle-refused = { $why }
puzzle-broken = The puzzles of this installation are damaged ({ $place }). Install tenback again.
