"""What may be said at a table just now."""

from tenback.protocol.messages import Phase
from tenback.protocol.options import Talk
from tenback.rules.engine import silenced
from tenback.rules.talk import Block, Free, Word, is_signals_only, judge_text
from tenback.server.tables.table import Table


def words_now(table: Table) -> tuple[Word, ...]:
    """Return the signals that seats may give."""
    game = table.game if table.phase is Phase.PLAYING and table.options.talk is not Talk.SILENT else None
    return game.words() if game else ()


def mute(table: Table, seat: int) -> Block | None:
    """Say why a seat can write nothing at all; while no hidden cards are at stake, only the room decides."""
    game = table.game
    if table.options.talk is not Talk.FREE or table.rules.talk.text is Free.OFF or len(table.chairs) == 1:
        return Block.MODE
    if game is None or table.phase is Phase.OVER:
        return None
    if is_signals_only(game.voices, seat):
        return Block.SIGNALS_ONLY
    return Block.SILENCE if silenced(table.rules, game.state) else None


def text_block(table: Table, seat: int, text: str) -> Block | None:
    """Say why a text is not told; None if it is."""
    block = mute(table, seat)
    if block or table.phase is not Phase.PLAYING:
        return block
    return judge_text(table.rules.talk, text, silenced=False)
