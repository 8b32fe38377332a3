"""Snapshots of long logs: enough to go on from there as if every event had been read."""

import msgspec
from msgspec import Struct

from tenback.play.game import Game
from tenback.play.sheet import format_step, parse_step
from tenback.protocol.messages import Root
from tenback.protocol.options import Options
from tenback.protocol.sight import Proposal, Recall
from tenback.server.tables.folding import deal, settle_rules
from tenback.server.tables.table import Chair, Table

SNAPSHOT_EVERY = 500  # events
FORM = 5  # of a snapshot; if one has another form, the log is read instead


class OtherForm(ValueError):
    """A snapshot that another version of tenback has written."""


class Dealt(Struct, frozen=True, kw_only=True):
    """A game: with which rules, and what was done and said in it."""

    version: int  # of the ruleset
    steps: list[str]


class Snapshot(Struct, frozen=True, kw_only=True):
    """Everything that a table holds."""

    form: int
    seq: int
    at: int
    moved: int
    turned: int
    options: Options
    seed: str
    host: str
    rematch: str
    cards: list[list[str]]
    root: Root | None
    chairs: tuple[Chair | None, ...]
    voided: bool
    texts: int
    attempts: tuple[tuple[int, int], ...]
    reacted: tuple[int, ...]
    hints: tuple[tuple[int, int], ...]
    proposal: Proposal | None
    recall: Recall | None
    kept: int
    hurried: bool
    answered: dict[str, int]
    draws: dict[int, int]
    game: Dealt | None


PLAIN = (
    *("seq", "at", "moved", "turned", "options", "host", "rematch", "cards", "root", "chairs", "voided"),
    *("texts", "attempts", "reacted", "hints", "proposal", "recall", "kept", "hurried", "answered", "draws"),
)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def snapshot(table: Table) -> Snapshot:
    """Return what a table has come to."""
    plain = {name: getattr(table, name) for name in PLAIN} | {
        "answered": dict(table.answered),
        "draws": dict(table.draws),
    }
    return Snapshot(form=FORM, seed=str(table.seed), game=_dealt(table.game) if table.game else None, **plain)


def restored(code: str, kept: Snapshot) -> Table:
    """Return a table as it was; raise `LookupError` or `ValueError` for what cannot have been written by us."""
    table = Table(code)
    table.seed = int(kept.seed)
    for name in PLAIN:
        setattr(table, name, getattr(kept, name))
    if kept.game:
        table.game = _played(table, kept.game)
    return table


def write_snapshot(kept: Snapshot) -> bytes:
    """Return a snapshot as it is stored."""
    return _encoder.encode(kept)


def read_snapshot(body: bytes) -> Snapshot:
    """Return a stored snapshot, or raise `OtherForm` or `msgspec.MsgspecError`."""
    kept = _decoder.decode(body)
    if kept.form != FORM:
        raise OtherForm(kept.form)
    return kept


def _dealt(game: Game) -> Dealt:
    steps = [format_step(game.rules, step) for step in game.log]
    return Dealt(version=game.rules.version, steps=steps)


def _played(table: Table, dealt: Dealt) -> Game:
    settle_rules(table, dealt.version)
    game = deal(table)
    for place, step in enumerate(dealt.steps[len(game.log) :]):  # the first is taken where nobody chooses the starter
        game.take(parse_step(game.rules, step, f"steps[{place}]"))
    return game
