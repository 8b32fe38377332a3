"""The opening: everybody looks at their cards, then one seat begins."""

from typing import TYPE_CHECKING

from tenback.play.etiquette import keenest, settled_starter, speakers, undecided, wish, wishes
from tenback.play.game import Said
from tenback.rules import Begin

if TYPE_CHECKING:
    from tenback.terminal.screens.table import TableScreen

STRENGTHS = range(4)


async def open_game(table: "TableScreen") -> None:
    """Let one seat begin: the one that the etiquette settles, or else the one that the table agrees on (TG-5)."""
    starter = settled_starter(table.game.rules, table.game.seats, table.setup.seed)
    if starter is None:
        await _hear_wishes(table)
        starter = await _agree(table)
    table.take(Begin(starter))


async def _hear_wishes(table: "TableScreen") -> None:
    """Ask every seat how keen it is to begin; in a resumed game, some may have said so already."""
    game = table.game
    missing = undecided(game.seats, game.voices.heard)
    for seat in [seat for seat in speakers(game.rules, game.seats, game.state.turn) if seat in missing]:
        bot = table.bots.players.get(seat)
        strength = bot.strength(game.view(seat)) if bot else await _ask_wish(table, seat)
        table.take(Said(seat, wish(strength)))


async def _ask_wish(table: "TableScreen", seat: int) -> int:
    await table.hand_over(seat)
    answers = [table.texts("signal-start", strength=strength) for strength in STRENGTHS]
    question = table.texts("table-want-start", name=table.game.players[seat])
    return await table.demand(question, answers, first=1)


async def _agree(table: "TableScreen") -> int:
    """Return the seat that the people have chosen; one person's choice is a proposal to the others."""
    keen = keenest(wishes(table.game.voices.heard))
    if not table.people:
        return keen
    table.show_to_all()
    while True:
        starter = await table.demand(table.texts("table-who-starts"), table.game.players, first=keen)
        if len(table.people) == 1 or await _is_accepted(table, starter):
            return starter


async def _is_accepted(table: "TableScreen", starter: int) -> bool:
    question = table.texts("table-agree-starter", name=table.game.players[starter])
    answers = [table.texts("table-yes"), table.texts("table-choose-again")]
    return await table.demand(question, answers) == 0
