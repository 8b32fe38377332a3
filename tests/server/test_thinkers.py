"""Bots think elsewhere: they see what their seat may see, and nobody waits for them."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tenback.play.game import Game
from tenback.protocol.options import Options
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.notation import format_action, parse_action
from tenback.server.live.lanes import TRIES, Failed, Lane
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import Weight
from tenback.server.live.questions import Ask, Seated, question
from tenback.server.live.thinkers import Choice, Thinkers
from tests.server.minds import asking, game_of_three, minds, send, thinkers
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running, running
from tests.waiting import outlives


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_bot_answers_in_notation_what_its_view_allows(rules: Ruleset) -> None:
    seats = max(rules.hand_size)
    game = Game.from_seed(rules, ["a"] * seats, 3)
    game.do(next(iter(game.view(0).legal)))
    assert asking("solid", game).think()[0] in _legal(game)


def test_a_bot_says_before_the_start_how_much_it_wants_to_begin() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b", "c"], 3)
    assert asking("solid", game, Ask.STRENGTH).think()[0] in ("0", "1", "2", "3")


def _legal(game: Game) -> list[str]:
    return [format_action(game.rules, action) for action in game.view(game.state.playing.seat).legal]


async def test_a_bot_whose_process_is_not_ready_plays_by_feel() -> None:
    game = game_of_three()
    async with thinkers(heavy=0) as all_thinkers:
        assert await all_thinkers.choose(asking("strong", game)) == Choice(
            asking("solid", game).think()[0], instant=True
        )
        assert await all_thinkers.choose(asking("solid", game)) == Choice(
            asking("solid", game).think()[0], instant=False
        )


async def test_a_bot_that_thinks_speaks_at_once() -> None:
    game = game_of_three()
    seated = Seated("TABLE2", (game.state.playing.seat + 1) % 3, "strong", people=(), silent=False)
    asked = question(Ask.SPEAK, seated, Options(ruleset="the-game", seats=3), game.view(seated.seat))
    async with thinkers(heavy=0) as all_thinkers:
        assert await all_thinkers.ask(asked) == asked.by_feel().think() != []
        assert not any("llvmlite" in Path(f"/proc/{one}/maps").read_text(encoding="utf-8") for one in minds())


async def test_a_turn_begun_by_feel_is_ended_by_feel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 60)
    game = game_of_three()
    async with thinkers() as all_thinkers:
        first = await all_thinkers.choose(asking("strong", game))  # no process is ready, and one is on its way
        game.do(parse_action(game.rules, first.do))
        await all_thinkers._heavy._first()
        assert [first.instant, (await all_thinkers.choose(asking("strong", game))).instant] == [True, True]


async def test_a_turn_goes_on_by_feel_where_its_plan_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 60)
    game = game_of_three()
    async with thinkers() as all_thinkers:
        await _ready(all_thinkers)
        game.do(game.view(game.state.playing.seat).legal[0])
        assert (await all_thinkers.choose(asking("strong", game))).instant


async def _ready(all_thinkers: Thinkers) -> None:
    """Wait until a process for bots that think is ready."""
    all_thinkers.start()
    await all_thinkers._heavy._first()
    await all_thinkers.choose(asking("solid"))


async def test_a_table_does_not_wait_for_a_thought_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 0.05)
    async with thinkers() as all_thinkers:
        await _ready(all_thinkers)
        choice = await all_thinkers.choose(asking("search:3600s"))
        assert choice == Choice(asking("solid").think()[0], instant=True)


async def test_a_bot_whose_process_dies_again_and_again_has_failed_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 60)
    async with thinkers() as all_thinkers:
        await _ready(all_thinkers)
        for _ in range(TRIES - 1):
            assert (await _choose_and_die(all_thinkers)).instant
        with pytest.raises(Failed, match="no process survives"):
            await _choose_and_die(all_thinkers)


async def _choose_and_die(all_thinkers: Thinkers) -> Choice:
    """Let the process die over a thought, and return what is chosen all the same."""
    if not all_thinkers._heavy._ready:
        await all_thinkers._heavy._first()
    choosing = asyncio.create_task(all_thinkers.choose(asking("search:3600s")))
    await asyncio.sleep(0)
    all_thinkers._heavy._ready[0].kill()
    return await choosing


async def test_a_bot_that_cannot_think_here_has_failed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    async with thinkers() as all_thinkers:
        with pytest.raises(Failed, match=r'pip install "tenback\[sim\]"'):
            await all_thinkers.choose(asking("strong"))


async def test_a_bot_thinks_once_its_process_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenback.server.live.thinkers.PATIENCE", 120)
    metrics, game = Metrics(), game_of_three()
    all_thinkers = Thinkers(Lane(Weight.LIGHT, 1, metrics), Lane(Weight.HEAVY, 1, metrics), metrics)
    try:
        await _ready(all_thinkers)
        choice = await all_thinkers.choose(asking("search:24", game))
        assert (choice.do in _legal(game), choice.instant) == (True, False)
    finally:
        await all_thinkers.close()


async def test_a_game_of_bots_goes_on_when_their_process_is_killed(server: Running) -> None:
    secret = await give_pass(server.base)
    bots = {str(seat): "solid" for seat in range(4)}
    options = {"ruleset": "the-game", "seats": 4, "pace": 0}
    code = await open_table(server.base, secret, options=options, bots=bots, start=True)
    assert server.process
    async with Client(server.base, code) as watcher:
        await watcher.next("did")
        send(minds(server.process.pid), signal.SIGKILL)
        while not watcher.sight.get("result"):
            await watcher.hear(patience=30)


async def test_thinking_processes_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    doomed = await running(tmp_path).start()
    assert doomed.process
    orphans = minds(doomed.process.pid)
    doomed.kill()
    assert orphans
    assert not any(outlives(orphan) for orphan in orphans)
