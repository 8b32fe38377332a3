"""Finished games to be read and seen again: those of tables, and those in record files."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.locale.phrases import record_text
from tenback.play.codec import read_record, to_json, to_text
from tenback.play.record import replay
from tenback.server.tables.replay import to_replay
from tests.play.records import Writer, both_forms, fault_of, short
from tests.server.fetching import NO_TABLE, fetch, play_out, refusal
from tests.server.playing import seat_two
from tests.server.running import ROOMY, Running, call, running


async def test_the_record_of_a_running_game_is_refused(server: Running) -> None:
    one, two = await seat_two(server.base)
    status, answer = call(server.base, "GET", f"/api/tables/{one.code}/record")
    assert (status, answer["reason"]) == (409, "not-over")
    await asyncio.gather(one.close(), two.close())


@pytest.mark.parametrize(("form", "kind"), [("json", "application/json"), ("text", "text/plain; charset=utf-8")])
async def test_the_record_of_a_finished_game_can_be_read(server: Running, form: str, kind: str) -> None:
    code = await play_out(server)
    answer = await asyncio.to_thread(fetch, server, "GET", f"/api/tables/{code}/record?form={form}")
    game = replay(read_record(answer.body))
    assert game.players == ("Ann", "Ben")
    assert answer.headers["content-type"] == kind
    assert f'filename="tenback-{code}.' in answer.headers["content-disposition"]


async def test_nobody_sees_the_cards_of_a_running_game(server: Running) -> None:
    one, two = await seat_two(server.base)
    status, answer = await asyncio.to_thread(call, server.base, "GET", f"/api/tables/{one.code}/replay")
    assert (status, answer["reason"]) == (409, "not-over")
    await asyncio.gather(one.close(), two.close())


async def test_a_finished_game_can_be_seen_again(server: Running) -> None:
    code = await play_out(server)
    status, told = await asyncio.to_thread(call, server.base, "GET", f"/api/tables/{code}/replay")
    assert (status, told["names"]) == (200, ["Ann", "Ben"])
    assert [step["do"] for step in told["steps"]] == ["P0:CONCEDE", "P1:CONCEDE"]


@both_forms
def test_a_record_file_can_be_seen_again(server: Running, write: Writer) -> None:
    answer = fetch(server, "POST", "/api/replays", write(short()))
    assert (answer.status, answer.body) == (200, msgspec.json.encode(to_replay(short())))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"holiday pictures", "not-a-record"),
        (b"\xff\xd8", "not-a-record"),
        (to_json(short())[:-40], "cut"),
        (to_text(short()).replace("quick-and-easy 1", "quick-and-easy 2").encode(), "newer"),
        (to_text(short()).replace("play ", "play END ", 1).encode(), "illegal-step"),
    ],
)
def test_a_file_that_is_no_sound_record_is_refused(server: Running, lang: str, data: bytes, fault: str) -> None:
    error = fault_of(data)
    answer = fetch(server, "POST", "/api/replays", data, lang=lang)
    told = record_text(catalogue(lang), error.fault, error.place, error.told_why)
    assert (answer.status, fault) == (409, error.fault)
    assert json.loads(answer.body) == {"reason": fault, "text": told}


def test_a_record_may_be_bigger_than_other_calls(server: Running) -> None:
    assert fetch(server, "POST", "/api/replays", b" " * (ROOMY.frame_size + 1)).status == 409  # read, and no record


def test_a_record_beyond_the_limit_is_refused(server: Running) -> None:
    answer = fetch(server, "POST", "/api/replays", b" " * (ROOMY.record_size + 1), lang="de")
    assert (answer.status, json.loads(answer.body)) == (413, refusal("de", "too-big"))


async def test_too_many_replays_are_refused(tmp_path: Path) -> None:
    narrow = await running(tmp_path, replace(ROOMY, replays_per_minute=1)).start()
    calls = [*[("GET", f"{NO_TABLE}/replay")] * 3, *[("POST", "/api/replays")] * 3, ("GET", "/api/games")]
    statuses = [(await asyncio.to_thread(fetch, narrow, *call)).status for call in calls]
    narrow.stop()
    assert 429 in statuses[1:3]
    assert 429 in statuses[3:6]  # of three in a row one is too many, whenever a minute ends
    assert (statuses[0], statuses[-1]) == (404, 200)
