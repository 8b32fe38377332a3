"""The turns of a recorded game, each with what its seat saw and heard when it began to play."""

from collections.abc import Iterator
from dataclasses import dataclass

from tenback.play.game import Game, Said
from tenback.play.record import Record, begin_replay
from tenback.rules import Begin, Concede, Lay, View
from tenback.search.thinker import PlannedTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """A turn that was played."""

    number: int  # from 1
    step: int  # steps taken when it began, the signals before its first card included
    view: View
    lays: PlannedTurn

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.view.turn.seat if self.view.turn else 0


def played_turns(record: Record) -> Iterator[PlayedTurn]:
    """Yield every turn that was played to its end; one that a concession cut short is none."""
    game, number, begun, lays = begin_replay(record), 0, None, list[Lay]()
    for step, taken in enumerate(record.steps):
        if not isinstance(taken, Said | Begin | Concede):
            begun = begun or (step, _view_on_turn(game))
            lays += [taken] if isinstance(taken, Lay) else []
        game.take(taken)
        if begun and _is_turn_over(game, taken):
            number += 1
            yield PlayedTurn(number=number, step=begun[0], view=begun[1], lays=tuple(lays))
            begun, lays = None, []


def _view_on_turn(game: Game) -> View:
    return game.view(game.state.playing.seat)


def _is_turn_over(game: Game, taken: object) -> bool:
    if isinstance(taken, Said | Concede):
        return False
    return bool(game.state.outcome) or game.state.playing.laid == 0
