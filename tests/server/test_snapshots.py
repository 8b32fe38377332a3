"""A long log is read from its newest snapshot on, and that makes no difference but for the time it takes."""

import asyncio
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import event, select, update

from tenback.protocol import requests
from tenback.protocol.options import Reaction
from tenback.server.archive.schema import SNAPSHOTS
from tenback.server.archive.store import Store, listed
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Entry, Wrote
from tenback.server.tables.folding import fold, take
from tenback.server.tables.refused import Refused
from tenback.server.tables.snapshots import FORM, SNAPSHOT_EVERY, read_snapshot, restored, snapshot, write_snapshot
from tests.server.tables import CODE, PEOPLE, begun, conceded, deserted, facts, game_of, lay, new_id, opened, voided
from tests.trying import tried

RULESETS = ("the-game", "face-to-face", "quick-and-easy", "extreme")
TALK = (
    requests.Write(id="", text="Well done"),
    requests.Write(id="", text="I have 37"),
    requests.Say(id="", say="KEEP(A,2)"),
    requests.Say(id="", say="SAFE"),
    requests.React(id="", reaction=Reaction.THANKS),
    requests.Share(id="", on=True),
    requests.Stand(id=""),
)
LONG = 3 * SNAPSHOT_EVERY


def _try(draft: Draft, seat: int, step: int) -> None:
    """Let a seat do something, if it may."""
    moved = draft.table.moved
    wishes = [*TALK, requests.Undo(id="", at=moved), requests.Do(id="", at=moved, do="END")]
    try:
        if step < len(wishes):
            draft.ask(PEOPLE[seat], replace(wishes[step], id=new_id()))
        elif game_of(draft.table).state.turn:
            lay(draft)
    except (Refused, IndexError):
        return


def _again(draft: Draft, at: int) -> dict[str, object]:
    """Return what a table holds that was read from a snapshot of an event, and from the log after it."""
    kept = write_snapshot(snapshot(fold(CODE, draft.log[: at + 1])))
    table = restored(CODE, read_snapshot(kept))
    for entry in draft.log[at + 1 :]:
        take(table, entry)
    return facts(table)


@settings(tried(40), derandomize=True)
@given(
    st.sampled_from(RULESETS),
    st.lists(st.tuples(st.integers(0, 1), st.integers(0, 14)), max_size=60),
    st.integers(0, 100),
)
def test_a_table_from_a_snapshot_is_the_table_of_its_log(
    ruleset: str, steps: list[tuple[int, int]], place: int
) -> None:
    draft = begun(ruleset=ruleset)
    for seat, step in steps:
        _try(draft, seat, step)
    assert _again(draft, place % len(draft.log)) == facts(draft.table)


@pytest.mark.parametrize("make", [opened, conceded, deserted, voided, lambda: begun(1)])
def test_a_table_of_any_phase_comes_from_each_of_its_snapshots(make: Callable[[], Draft]) -> None:
    draft = make()
    assert all(_again(draft, at) == facts(draft.table) for at in range(len(draft.log)))


def _long() -> Draft:
    """Return a table with more texts than are read at once."""
    draft = begun()
    for number in range(LONG):
        draft.add(Wrote(id=f"text-{number}", seat=0, text="Hello"))
    return draft


async def _kept_at(store: Store) -> int | None:
    row = next(iter(await store._ask(select(SNAPSHOTS.c.seq))), None)
    return row.seq if row else None


async def test_who_reads_a_long_log_spares_the_next_reader_of_it(store: Store) -> None:
    draft, asked = _long(), list[object]()
    await store.append(CODE, draft.log, listed(draft.table))
    first = await store.table(CODE)
    assert await _kept_at(store) == draft.table.seq

    def hear(_connection: object, _cursor: object, statement: str, parameters: object, *_rest: object) -> None:
        if "FROM events" in statement:
            asked.append(parameters)

    event.listen(store._engine, "before_cursor_execute", hear)
    second = await store.table(CODE)
    assert first is not None
    assert second is not None
    assert facts(first) == facts(second) == facts(draft.table)
    assert [tuple(one)[1] for one in asked if isinstance(one, tuple)] == [draft.table.seq]  # nothing older is read


async def test_a_log_is_read_once_for_all_who_ask_at_the_same_time(store: Store) -> None:
    draft = _long()
    await store.append(CODE, draft.log, listed(draft.table))
    first, *others = await asyncio.gather(*(store.glance(CODE) for _ in range(20)))
    assert first is not None
    assert all(other is first for other in others)
    assert await store.glance(CODE) is not first


async def test_a_short_log_needs_no_snapshot(store: Store) -> None:
    draft = begun()
    await store.append(CODE, draft.log, listed(draft.table))
    assert await store.table(CODE) is not None
    assert await _kept_at(store) is None


async def test_a_table_is_read_as_of_an_earlier_event_than_its_snapshot(store: Store) -> None:
    draft = _long()
    await store.append(CODE, draft.log, listed(draft.table), snapshot(draft.table))
    earlier = await store.table(CODE, upto=700)
    assert earlier is not None
    assert facts(earlier) == facts(fold(CODE, draft.log[:701]))


@pytest.mark.parametrize("body", [b"nonsense", write_snapshot(replace(snapshot(begun().table), form=FORM + 1))])
async def test_a_snapshot_that_cannot_be_read_is_made_anew_from_the_log(store: Store, body: bytes) -> None:
    draft = _long()
    await store.append(CODE, draft.log, listed(draft.table), snapshot(draft.table))
    with store._engine.begin() as connection:
        connection.execute(update(SNAPSHOTS).values(body=body))
    table = await store.table(CODE)
    assert table is not None
    assert facts(table) == facts(draft.table)


async def test_a_log_that_lacks_an_event_is_told_of_that_table_alone(store: Store) -> None:
    draft = conceded()
    await store.append(CODE, [*draft.log[:3], *draft.log[4:]], listed(draft.table))
    await store.append("OTHER2", draft.log, listed(draft.table))
    with pytest.raises(Refused, match="broken-log"):
        await store.table(CODE)
    assert await store.table("OTHER2") is not None


async def test_a_log_with_an_event_that_cannot_be_is_told(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    draft = begun()
    wrong = Entry(len(draft.log), 2_000, Wrote(seat=0, text=""))
    await store.append(CODE, [*draft.log, wrong], listed(draft.table))
    with store._engine.begin() as connection:
        connection.exec_driver_sql(f"update events set body = 'no event' where seq = {wrong.seq}")  # noqa: S608 - a number
    with pytest.raises(Refused, match="broken-log"):
        await store.table(CODE)
    (line,) = caplog.records
    assert (line.levelname, line.__dict__["table"], line.exc_info) == ("ERROR", CODE, None)
