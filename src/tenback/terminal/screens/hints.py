"""Hints at the table of the terminal: each press of the key tells a little more of the same turn."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from tenback.bots import COMPILER, THINKING_EXTRA
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, card_text, pile_text
from tenback.rules import Ruleset, View
from tenback.rules.notation import parse_card, parse_pile
from tenback.study.advice import Advice
from tenback.study.hint import Detail, Hint, give_hint, next_detail
from tenback.study.words import merit_text
from tenback.terminal.adviser import ask_advice

if TYPE_CHECKING:
    from tenback.terminal.screens.table import TableScreen


class Hints:
    """The hints for one position after another."""

    def __init__(self) -> None:
        self._view: View | None = None  # that the advice is for
        self._advice: Advice | None = None
        self._detail: Detail | None = None
        self._is_asking = False

    async def ask(self, table: "TableScreen") -> None:
        """Tell a little more than before, or why there is nothing to tell; a question under way is enough."""
        view, texts = table.view, table.texts
        if not view.on_turn:
            table.refuse(texts("hint-none"))
        elif not find_spec(COMPILER):
            table.refuse(texts("hint-extra", extra=THINKING_EXTRA))
        elif not self._is_asking:
            await self._find_advice(table, view)
            if view == table.view:
                self._tell(table, view)

    async def _find_advice(self, table: "TableScreen", view: View) -> None:
        if view == self._view and self._advice:
            return
        table.tell(table.texts("hint-thinking"))
        self._view, self._detail, self._is_asking = view, None, True
        try:
            self._advice = await ask_advice(view, tuple(table.people))
        finally:
            self._is_asking = False

    def _tell(self, table: "TableScreen", view: View) -> None:
        if self._advice is None:
            table.refuse(table.texts("hint-failed"))
            return
        self._detail = next_detail(self._detail)
        reader = Reader(table.game.players, view.seat)
        for line in hint_lines(table.texts, view.rules, give_hint(self._advice, self._detail), reader):
            table.tell(line)


def hint_lines(texts: Catalogue, rules: Ruleset, hint: Hint, reader: Reader) -> list[str]:
    """Return a hint in words."""
    if not hint.pile:
        return [texts("hint-end")]
    if hint.detail is Detail.PILE:
        return [texts("hint-pile", pile=pile_text(texts, rules, parse_pile(rules, hint.pile), reader))]
    if hint.best is None:
        return [texts("hint-card", card=card_text(texts, parse_card(rules, hint.card)))]
    told = texts("hint-turn", lays=" ".join(hint.best.lays))
    return [told, *(merit_text(texts, rules, merit, reader) for merit in hint.best.merits)]
