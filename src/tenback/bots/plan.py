"""A turn that a bot has planned, and follows card by card."""

from collections.abc import Callable, Iterable

from tenback.rules import Action, End, Lay, View


class TurnPlan:
    """The cards still to be laid."""

    def __init__(self, think: Callable[[View], Iterable[Lay]]) -> None:
        self._think, self._lays = think, list[Lay]()

    def next(self, view: View) -> Action:
        """Return the next card; at the start of a turn, or where a command upset the plan, think first."""
        self._lays = [lay for lay in self._lays if lay.card in view.hand]
        if view.turn and (view.turn.laid == 0 or self._first not in view.legal):
            self._lays = list(self._think(view))
        return self._first

    @property
    def _first(self) -> Action:
        return self._lays[0] if self._lays else End()
