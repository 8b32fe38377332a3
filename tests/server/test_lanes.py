"""The processes in which bots think: they are there when needed, replaced when they die, and gone when told to."""

import asyncio
import io
import os
import pickle
import signal
import sys
from collections.abc import Callable

import pytest

from tenback.server.live import mind
from tenback.server.live.lanes import LIMITS, Died, Failed, Mind
from tenback.server.live.metrics import Metrics
from tenback.server.live.mind import SIZE, Weight, pack
from tenback.server.live.questions import Ask, Question
from tests.server.minds import asking, lane, minds, send

LONG = "search:3600s"  # a budget that no test waits for


async def _until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


async def test_a_thought_whose_process_dies_is_thought_again() -> None:
    metrics, asked = Metrics(), asking("solid", ask=Ask.STRENGTH)
    async with lane(metrics=metrics) as light:
        first = await light.ask(asked)
        send(minds(), signal.SIGKILL)
        assert await light.ask(asked) == first
    assert metrics.deaths._value.get() == 1


async def test_a_process_that_was_lost_is_gone_when_its_lane_is_closed() -> None:
    async with lane(most=0) as light:
        light._ready.append(lost := await Mind.start(Weight.LIGHT))
        lost.kill()
        light.lose(lost)
    assert lost._process.returncode is not None  # which one depends on who saw it end: asyncio, or a second kill


async def test_a_bot_that_fails_says_why_and_its_process_goes_on() -> None:
    async with lane() as light:
        with pytest.raises(Failed, match="UnknownBot: no bot is called 'deep-thought'"):
            await light.ask(asking("deep-thought"))
        before = minds()
        assert await light.ask(asking("solid"))
        assert minds() == before


async def test_a_bot_that_kills_every_process_has_failed_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(_mind: Mind, _asked: Question, _address: str) -> list[str]:
        send(minds(), signal.SIGKILL)
        raise Died

    monkeypatch.setattr(Mind, "ask", die)
    async with lane() as light:
        with pytest.raises(Failed, match="no process survives"):
            await light.ask(asking("solid"))


async def test_a_lane_in_which_no_process_starts_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with lane() as light:
        with pytest.raises(Failed, match="no thinking process starts"):
            await light.ask(asking("solid"))
        assert light.is_broken


async def test_a_lane_grows_while_all_are_busy_and_no_further_than_it_may() -> None:
    thoughts = []
    async with lane(most=2) as light:
        await light.ask(asking("solid"))
        for _ in range(2):
            await _until(lambda: (one := light.mind()) and not one.waiting)
            thoughts.append(asyncio.create_task(light.ask(asking(LONG))))
            await asyncio.sleep(0)
        await _until(lambda: (one := light.mind()) and one.waiting)
        assert (light._coming, len(minds())) == (None, 2)
    assert {*map(type, await asyncio.gather(*thoughts, return_exceptions=True))} == {Failed}


async def test_a_process_ends_at_once_in_the_middle_of_a_thought() -> None:
    async with lane() as light:
        await light.ask(asking("solid"))
        thought = asyncio.create_task(light.ask(asking(LONG)))
        await _until(lambda: (busy := light.mind()) is None or busy.waiting)
        running = minds()
        thought.cancel()
        await light.close()
    assert running
    assert minds() == []


async def test_a_thought_that_never_ends_is_taken_for_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Weight.LIGHT, 0.2)
    async with lane(most=0) as light:
        light._ready.append(one := await Mind.start(Weight.LIGHT))
        send(minds(), signal.SIGSTOP)
        with pytest.raises(Died):
            await one.ask(asking("solid"))


async def test_a_thought_for_study_lives_on_while_others_have_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, Weight.LIGHT, 0.2)
    async with lane(most=0) as light:
        light._ready.append(quick := await Mind.start(Weight.LIGHT))
        one = Mind(quick._process, LIMITS[Weight.STUDY])
        send(minds(), signal.SIGSTOP)
        thought = asyncio.create_task(one.ask(asking("solid")))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await asyncio.shield(thought)
        send(minds(), signal.SIGCONT)
        assert await thought


async def test_an_answer_that_nobody_waits_for_any_more_is_not_taken_for_the_next_one() -> None:
    async with lane() as light:
        await light.ask(asking("solid"))
        send(minds(), signal.SIGSTOP)
        given_up = asyncio.create_task(light.ask(asking("solid")))
        await _until(lambda: (busy := light.mind()) and busy.waiting)
        given_up.cancel()
        assert await light.ask(asking("solid", ask=Ask.STRENGTH)) in (["0"], ["1"], ["2"], ["3"])


async def test_a_process_ends_with_whoever_started_it() -> None:
    words = [sys.executable, "-m", mind.__name__, Weight.LIGHT]
    pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
    process = await asyncio.create_subprocess_exec(*words, **pipes)  # type: ignore[arg-type]
    assert process.stdin
    assert process.stdout
    assert await process.stdout.readexactly(SIZE.size)
    process.stdin.close()
    async with asyncio.timeout(60):
        assert await process.wait() == 0


def test_a_process_settles_where_there_is_no_niceness(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.delattr(os, "nice")
    try:
        mind.settle(Weight.LIGHT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_message_says_how_long_it_is() -> None:
    stream = io.BytesIO(pack(["37>A"]) + b"more")
    assert pickle.loads(stream.read(*SIZE.unpack(stream.read(SIZE.size)))) == ["37>A"]  # noqa: S301 - our own
    assert stream.read() == b"more"
