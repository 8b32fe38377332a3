"""The questions that lead to a signal: a word, then each of its arguments."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tenback.locale.phrases import choice_text, pile_text, signal_label
from tenback.play.game import Game, Said
from tenback.rules.talk import ARGUMENTS, EVERYDAY, Argument, Signal, Word, choices, words_offered
from tenback.terminal.screens.dialogs import ChoiceScreen

if TYPE_CHECKING:
    from tenback.terminal.screens.table import TableScreen

T = TypeVar("T")


async def ask_signal(table: "TableScreen") -> Said | None:
    """Ask who says what; None if it comes to nothing."""
    speaker = await _ask(table, "table-who-speaks", table.people, [table.game.players[seat] for seat in table.people])
    if speaker is None:
        return None
    words = offered(table.game)
    labels = [signal_label(table.texts, word) for word in words]
    word = await _ask(table, "table-signal-menu", words, labels)
    return None if word is None else await _ask_arguments(table, speaker, word)


def offered(game: Game) -> list[Word]:
    """Return the words that may be said now, the everyday ones first."""
    words = words_offered(game.rules.talk, game.room, opening=False)
    return [*(word for word in EVERYDAY if word in words), *(word for word in words if word not in EVERYDAY)]


async def _ask_arguments(table: "TableScreen", speaker: int, word: Word) -> Said | None:
    given: dict[str, Any] = {}
    for argument in ARGUMENTS[word]:
        values, labels = _choices(table, word, argument)
        given[argument.value] = await _ask(table, f"table-signal-{argument.value}", values, labels)
        if given[argument.value] is None:
            return None
    return Said(speaker, Signal(word, **given))


def _choices(table: "TableScreen", word: Word, argument: Argument) -> tuple[Sequence[Any], list[str]]:
    rules, texts = table.game.rules, table.texts
    if argument is Argument.PILE:
        return [pile.name for pile in rules.piles], [pile_text(texts, rules, at) for at in range(len(rules.piles))]
    values = choices(rules.talk, word, argument)
    return values, [choice_text(texts, word, argument, value) for value in values]


async def _ask(table: "TableScreen", question: str, values: Sequence[T], labels: Sequence[str]) -> T | None:
    """Ask for one of the values; a question with a single answer is not asked."""
    if len(values) == 1:
        return values[0]
    at = await table.app.push_screen_wait(ChoiceScreen(table.texts(question), labels))
    return None if at is None else values[at]
