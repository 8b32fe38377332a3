"""Bots think elsewhere: they see what their seat may see, and the death of a process does not end a game."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tenback.play.game import Game
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.notation import format_action
from tenback.server.live.figures import Figures
from tenback.server.live.thinkers import Ask, Seated, Thinkers, question, think
from tenback.server.tables.options import Options
from tests.server.playing import Client, give_pass, open_table
from tests.server.running import Running, running
from tests.waiting import outlives

TG = Options(ruleset="the-game", seats=3)


def _bot(code: str, seat: int) -> Seated:
    return Seated(code, seat, "solid", people=(), silent=False)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_bot_answers_in_notation_what_its_view_allows(rules: Ruleset) -> None:
    seats = max(rules.hand_size)
    game = Game.from_seed(rules, ["a"] * seats, 3)
    game.do(next(iter(game.view(0).legal)))
    seat = game.state.playing.seat
    asked = question(Ask.CHOOSE, _bot(rules.id, seat), Options(ruleset=rules.id, seats=seats), game.view(seat))
    assert think(asked)[0] in [format_action(rules, action) for action in game.view(seat).legal]


def test_a_bot_says_before_the_start_how_much_it_wants_to_begin() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b", "c"], 3)
    asked = question(Ask.STRENGTH, _bot("the-game", 0), TG, game.view(0))
    assert think(asked)[0] in ("0", "1", "2", "3")


async def test_a_thought_whose_process_dies_is_thought_again() -> None:
    figures = Figures()
    thinkers = Thinkers(1, figures)
    game = Game.from_seed(find_ruleset("the-game"), ["a", "b", "c"], 3)
    asked = question(Ask.STRENGTH, _bot("the-game", 0), TG, game.view(0))
    first = await thinkers.ask(asked)
    _kill_all(_children(os.getpid()))
    assert await thinkers.ask(asked) == first
    assert figures.deaths._value.get() >= 1
    thinkers.close()


def _kill_all(processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # it may have ended meanwhile
            os.kill(process, signal.SIGKILL)


def _children(process: int) -> list[int]:
    """Return the thinking processes below a process: the children of its fork server."""
    parents, forking = {}, set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it may have ended meanwhile
            stat = folder.joinpath("stat").read_text(encoding="utf-8")
            parents[int(folder.name)] = int(stat.rsplit(")", 1)[1].split()[1])
            if b"forkserver" in folder.joinpath("cmdline").read_bytes():
                forking.add(int(folder.name))
    servers = {child for child, parent in parents.items() if parent == process} & forking
    return [child for child, parent in parents.items() if parent in servers]


async def test_a_game_of_bots_goes_on_when_their_process_is_killed(server: Running) -> None:
    secret = await give_pass(server.base)
    bots = {str(seat): "solid" for seat in range(4)}
    options = {"ruleset": "the-game", "seats": 4, "pace": 0}
    code = await open_table(server.base, secret, options=options, bots=bots, start=True)
    assert server.process
    async with Client(server.base, code) as onlooker:
        await onlooker.next("did")
        _kill_all(_children(server.process.pid))
        while not onlooker.sight.get("result"):
            await onlooker.hear(patience=30)


async def test_thinking_processes_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    doomed = await running(tmp_path).start()
    assert doomed.process
    secret = await give_pass(doomed.base)
    options = {"ruleset": "the-game", "seats": 2, "pace": 0}
    code = await open_table(doomed.base, secret, options=options, bots={"0": "solid", "1": "solid"}, start=True)
    onlooker = Client(doomed.base, code)
    await onlooker.open()
    await onlooker.next("did")
    orphans = _children(doomed.process.pid)
    doomed.kill()
    await onlooker.close()
    assert orphans
    assert not any(outlives(orphan) for orphan in orphans)
