"""Puzzles by plain calls: listed, tried card by card, answered, and refused in words."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.study.puzzle_book import families, read_puzzles, view_of
from tests.server.fetching import fetch, refusal
from tests.server.running import Running

PUZZLE = next(one for one in read_puzzles("the-game") if one.players > 1 and len(one.turns[0].lays) > 1)


def ask(server: Running, done: list[str], *, lang: str = "en", **more: str) -> Any:
    """Return what the server says after some actions."""
    query = urlencode([*(("done", one) for one in done), *more.items()])
    return json.loads(fetch(server, "GET", f"/api/puzzles/{PUZZLE.id}?{query}", lang=lang).body)


def test_every_puzzle_is_listed_with_its_game_and_difficulty(server: Running) -> None:
    listed = json.loads(fetch(server, "GET", "/api/puzzles").body)
    assert [one["id"] for one in listed] == [puzzle.id for family in families() for puzzle in read_puzzles(family)]
    assert {one["family"] for one in listed} == {*families()}


def test_a_puzzle_tells_what_its_seat_sees_and_no_answer(server: Running) -> None:
    shown, seen = ask(server, []), view_of(PUZZLE)
    assert shown["seat"] == seen.seat
    assert "answer" not in shown
    assert shown["sight"]["hands"] == [*seen.hand_sizes]
    assert len(shown["sight"]["hand"]) == len(seen.hand)


def test_a_whole_turn_is_answered(server: Running) -> None:
    lays = PUZZLE.turns[0].lays
    assert "answer" not in ask(server, lays[:1])
    told = ask(server, [*lays, "END"])
    assert (told["over"], told["answer"]["verdict"]) == (True, "right")
    wrong = ask(server, [*PUZZLE.turns[PUZZLE.tempting].lays, "END"])["answer"]
    assert (wrong["verdict"], wrong["best"]["lays"]) == ("wrong", lays)
    assert ask(server, [], show="true")["answer"]["verdict"] == "shown"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_rules_forbid_is_refused_with_its_reason(server: Running, lang: str) -> None:
    told = ask(server, ["END"], lang=lang)
    assert told["reason"] == "need-more"
    assert told["text"] not in {catalogue(lang)("no-refused"), ""}


@pytest.mark.parametrize("done", ["hello", "P0:CONCEDE", "P0:BEGIN", "999>A", "37>Z", ""])
def test_what_is_no_move_is_unreadable(server: Running, done: str) -> None:
    assert ask(server, [done]) == refusal("en", "unreadable")


def test_an_unknown_puzzle_is_refused(server: Running) -> None:
    answer = fetch(server, "GET", "/api/puzzles/00000000")
    assert (answer.status, json.loads(answer.body)) == (404, refusal("en", "no-such-puzzle"))
    assert fetch(server, "GET", "/api/puzzles/hello").status == 400
