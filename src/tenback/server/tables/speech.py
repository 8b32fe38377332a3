"""What may be said at a table just now."""

from functools import lru_cache

from tenback.protocol.messages import Phase
from tenback.protocol.options import Talk
from tenback.protocol.refusals import No
from tenback.rules.engine import silenced
from tenback.rules.talk import MINUTE, Block, Finding, Free, Word, find_number, muted_until
from tenback.server.tables.table import Table

_find_number = lru_cache(maxsize=256)(find_number)  # a text is judged before the table decides about it


def words_now(table: Table) -> tuple[Word, ...]:
    """Return the signals that seats may give."""
    game = table.game if table.phase is Phase.PLAYING and table.options.talk is not Talk.SILENT else None
    return game.words() if game else ()


def mute(table: Table) -> Block | None:
    """Say why nobody can write anything, whatever the time; once a game is over there is nothing to be silent about."""
    game = table.game
    if len(table.chairs) == 1:
        return Block.MODE
    if table.phase is Phase.OVER:
        return None
    if table.options.talk is not Talk.FREE or table.rules.talk.text is Free.OFF:
        return Block.MODE
    silent = game and silenced(game.rules, game.state) and table.phase is Phase.PLAYING
    return Block.SILENCE if silent else None


def reaction_block(table: Table, seat: int) -> Block | No | None:
    """Say why a seat may not react now."""
    return unfriendly(table) or (No.REACTED if has_reacted(table, seat) else None)


def has_reacted(table: Table, seat: int) -> bool:
    """Say whether a seat has to wait for the next turn with its next reaction."""
    return seat in table.reacted and table.phase is Phase.PLAYING


def unfriendly(table: Table) -> Block | None:
    """Say why nobody may react now; where only some words may be said, reactions wait for the end (COM-11)."""
    if len(table.chairs) == 1:
        return Block.MODE
    if table.phase is not Phase.PLAYING or table.game is None:
        return None
    if table.options.talk is Talk.SILENT or table.rules.talk.text is Free.OFF:
        return Block.MODE
    return Block.SILENCE if silenced(table.rules, table.game.state) else None  # COM-15


def minutes_left(table: Table, seat: int, at: int) -> int:
    """Return for how many minutes a seat has signals only; 0 if it may write (COM-14)."""
    left = muted_until(table.attempts_of(seat)) - at
    return -(-left // MINUTE) if left > 0 and table.phase is Phase.PLAYING else 0


def doubt(table: Table, text: str) -> Finding | None:
    """Return what in a text looks like a number; before the deal and after the end, numbers tell nothing."""
    return _find_number(table.rules.talk, text) if table.phase is Phase.PLAYING else None
