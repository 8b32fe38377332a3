"""A whole game as a text that a person can read; `python -m tests.rules.playthrough` writes all of them anew."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import choose_starter
from tenback.play.sheet import format_step
from tenback.rules import RULESETS, Action, End, Lay, Ruleset, View, rating
from tenback.rules.notation import format_action, format_card
from tenback.rules.position import format_position

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
SEED = 10
SEATS = {"the-game": 3, "quick-and-easy": 4}  # two seats elsewhere


def file_of(rules: Ruleset) -> Path:
    """Return where the playthrough of a ruleset is kept."""
    return FOLDER / f"{rules.id.replace('/', '-')}.txt"


def lines_of(rules: Ruleset) -> Iterator[str]:
    """Yield the lines of one game between greedy bots."""
    seats = SEATS.get(rules.id, 2)
    game = Game.from_seed(rules, [f"greedy {seat}" for seat in range(seats)], SEED)
    players = [seat_bot("greedy", seed=SEED, seat=seat) for seat in range(seats)]
    yield f"# {rules.id}, {seats} seats, seed {SEED}, greedy bots"
    yield f"# {format_position(rules, game.state)}"
    choose_starter(game, players)
    yield f"> {' '.join(format_step(rules, step) for step in game.log)}"
    while game.state.outcome is None:
        seat = game.state.playing.seat
        yield from _table(game)
        action = players[seat].choose(game.view(seat))
        game.do(action, by=seat)
        yield f"> {format_action(rules, action)}"
    yield from _table(game)
    yield f"# {rating(rules, game.state)}, {game.state.left} left"


def _table(game: Game) -> Iterator[str]:
    """Yield the position and every view where a turn begins or the game is over, else only what may be done."""
    seat = game.state.playing.seat
    if game.state.playing.laid == 0 or game.state.outcome:
        yield ""
        yield format_position(game.rules, game.state)
        yield from (_sight(game.view(other)) for other in range(game.seats))
    if game.state.outcome is None:
        yield f"P{seat} may {_menu(game.rules, game.view(seat).legal)}"


def _sight(view: View) -> str:
    hand = ",".join(format_card(card) for card in sorted(view.hand))
    sizes = " ".join(map(str, view.hand_sizes)), " ".join(map(str, view.deck_sizes))
    return f"P{view.seat} sees [{hand}]; hands {sizes[0]}; decks {sizes[1]}; need {view.need}"


def _menu(rules: Ruleset, legal: tuple[Action, ...]) -> str:
    lays = [action for action in legal if isinstance(action, Lay)]
    words = [
        f"{format_card(card)}>{'|'.join(rules.piles[lay.pile].name for lay in group)}"
        for card, group in groupby(lays, key=lambda lay: lay.card)
    ]
    return " ".join([*words, *(["END"] if End() in legal else [])])


def main() -> None:
    """Write every playthrough anew."""
    for rules in RULESETS:
        file_of(rules).write_text("\n".join(lines_of(rules)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
