"""A game goes on by the rules it was dealt by; where nobody knows them, that table alone is refused."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tenback.bots import seat_bot
from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.play.codec import read_record
from tenback.play.game import Game
from tenback.protocol.numbers import Close
from tenback.rules import find_ruleset
from tenback.rules.notation import format_action
from tenback.server.archive.database import connect
from tenback.server.archive.migrations import migrate
from tenback.server.archive.store import Store, listed
from tenback.server.live.bus import NoBus
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.tables import events
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Entry
from tests.server.memory import Frames, Memory
from tests.server.playing import Client, best, give_pass, open_table
from tests.server.running import Running, call, running
from tests.server.storming import tracebacks
from tests.server.tables import ANN, CODE, PASSES, game_of, opened, seated

LATER, FORMER = "LATER2", "FQRMER"
SEED = 4  # of a game that only the newest rules end early, with the bot on turn


async def write(folder: Path, code: str, draft: Draft, *more: events.Event) -> None:
    """Write a table into the file of a server."""
    engine = connect(str(folder / "tables.db"))
    await migrate(engine)
    store, table = Store(engine), draft.table
    table.code = code
    rows = [Entry(table.seq + 1 + place, table.at, event) for place, event in enumerate(more)]
    assert await store.append(code, [*draft.log, *rows], listed(table))
    await store.close()


def words(lang: str) -> str:
    return catalogue(lang)("no-other-rules")


# ---- a version that this server does not know


@pytest.fixture(scope="module")
def base(server: Running) -> str:
    """Return a server whose file has a table that a newer one has dealt."""
    asyncio.run(write(server.settings.data_dir, LATER, seated(), events.Started(version=7)))
    return server.base


def test_a_table_by_rules_of_tomorrow_is_listed_all_the_same(base: str) -> None:
    status, listing = call(base, "GET", f"/api/tables/{LATER}")
    assert (status, listing["code"]) == (200, LATER)


@pytest.mark.parametrize("path", ["/record", "/replay"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_by_rules_of_tomorrow_is_neither_recorded_nor_shown(base: str, path: str, lang: str) -> None:
    told = call(base, "GET", f"/api/tables/{LATER}{path}", lang=lang)
    assert told == (409, {"reason": "other-rules", "text": words(lang)})


async def test_a_socket_is_told_why_before_it_is_closed(base: str) -> None:
    client = Client(base, LATER, PASSES[0], lang="de")
    assert await client.open() == {"t": "no", "reason": "other-rules", "text": words("de")}
    with pytest.raises(ConnectionClosed) as closed:
        await client.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4003, "other-rules")


async def test_my_other_tables_are_listed_and_go_on_beside_it(server: Running, base: str) -> None:
    code = await open_table(base, PASSES[0], options={"ruleset": "the-game", "seats": 1}, name="Ann", start=True)
    status, mine = await asyncio.to_thread(call, base, "GET", "/api/tables/mine", secret=PASSES[0])
    assert status == 200
    assert {one["code"]: one.get("turn") for one in mine} == {code: 0, LATER: None}
    async with Client(base, code, PASSES[0]) as client:
        assert (await client.act(best(client.sight)))["t"] == "did"
    assert not tracebacks(server)


async def test_whoever_listens_is_told_when_a_newer_process_deals() -> None:
    draft, frames = seated(), Frames()
    store = Memory(draft.log)
    hall = Hall(store, NoBus(), Metrics())
    await hall.enter(CODE, Connection(frames, person=ANN, lang="nl"), have=0)
    store.logs[CODE].append(Entry(draft.table.seq + 1, 2_000, events.Started(version=7)))
    await hall.catch_up(CODE)
    assert words("nl") in frames[-2]
    assert frames[-1] == f"{Close.GOING} other-rules"


def test_a_rulebook_of_rules_of_tomorrow_is_refused(base: str) -> None:
    assert call(base, "GET", "/api/rules/the-game?version=7") == (409, {"reason": "other-rules", "text": words("en")})


# ---- a version that is no longer the newest


def lost_by_the_newest() -> Draft:
    """Return a game of Ann and a bot by the first version, where the bot may lay on though it can only lose."""
    table = opened(2, seed=SEED, pace=0)
    table.add(events.Seated(seat=0, name="Ann", person=ANN))
    table.add(events.Seated(seat=1, name="Bo", bot="solid"))
    table.add(events.Started(version=1))
    former = game_of(table.table)
    newest = Game(find_ruleset(former.rules.id), former.players, former.deal)
    players = [seat_bot("greedy", seed=SEED, seat=seat) for seat in range(2)]
    while newest.state.outcome is None:
        seat = former.state.turn.seat if former.state.turn else 0
        action = players[seat].choose(former.view(seat))
        newest.do(action)
        table.add(events.Did(seat=seat, do=format_action(former.rules, action)))
    assert former.state.playing.seat == 1
    return table


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return a server with a game by the first version in its file."""
    folder = tmp_path_factory.mktemp("updated")
    asyncio.run(write(folder, FORMER, lost_by_the_newest()))
    server = running(folder)
    server.launch()
    server.ready()
    yield server.base
    server.stop()
    assert not tracebacks(server)


async def test_a_game_by_former_rules_is_played_on_by_them(updated: str) -> None:
    left = game_of(lost_by_the_newest().table).state.left
    async with Client(updated, FORMER, PASSES[0]) as ann:
        assert ann.table["setting"]["version"] == 1
        while not ann.sight.get("result"):
            await ann.hear()
        assert ann.sight["result"]["left"] < left  # the bot has laid what the newest rules would not let it lay
        assert (await ann.ask("rematch"))["t"] in ("ok", "arranged")
        again = ann.table["setting"]["rematch"]
    async with Client(updated, again, PASSES[0]) as ann:
        assert ann.table["setting"]["version"] == 1


async def test_a_game_by_former_rules_can_be_listed_recorded_and_seen_again(updated: str) -> None:
    async with Client(updated, FORMER, PASSES[0]) as ann:
        while not ann.sight.get("result"):
            await ann.hear()
    listed, record, replay = [
        await asyncio.to_thread(call, updated, "GET", f"/api/tables/{FORMER}{path}")
        for path in ("", "/record", "/replay")
    ]
    assert (listed[1]["phase"], replay[1]["steps"][-1]["now"]["result"]) == ("over", ann.sight["result"])
    assert read_record(json.dumps(record[1]).encode()).version == 1
    mine = await asyncio.to_thread(call, updated, "GET", "/api/tables/mine", secret=PASSES[0])
    assert FORMER in {table["code"] for table in mine[1]}


async def test_a_new_table_gets_the_newest_rules(updated: str) -> None:
    secret = await give_pass(updated)
    code = await open_table(updated, secret, options={"ruleset": "the-game", "seats": 1}, name="Ann", start=True)
    async with Client(updated, code, secret) as ann:
        assert ann.table["setting"]["version"] == 2


@pytest.mark.parametrize(("query", "key"), [("?version=1", "rules-loss-stuck"), ("", "rules-loss-lookahead")])
def test_the_rulebook_of_each_version_can_be_read(updated: str, query: str, key: str) -> None:
    _, told = call(updated, "GET", f"/api/rules/the-game{query}")
    lines = [line for chapter in told["chapters"] for block in chapter["blocks"] for line in block["lines"]]
    assert catalogue("en")(key) in " ".join(lines)
