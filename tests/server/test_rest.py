"""What is not live: every call, how it is answered, and how it is refused."""

import asyncio
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from tenback.locale.catalogue import LANGUAGES, catalogue
from tenback.locale.rulebook import rulebook
from tenback.protocol.messages import Phase
from tenback.rules import RULESETS, Ruleset
from tenback.server.tables.listing import list_mine, list_table
from tests.server.fetching import NO_TABLE, fetch, new_pass, refusal
from tests.server.playing import Client
from tests.server.running import ROOMY, Running, call, running
from tests.server.storming import tracebacks
from tests.server.tables import conceded

OPTIONS = {"ruleset": "the-game", "seats": 2}
REFUSALS = {
    ("GET", "/api/tables/short"): (400, "unreadable"),
    ("GET", f"{NO_TABLE}/record?form=xml"): (400, "unreadable"),
    ("GET", "/api/tables/mine"): (401, "anonymous"),
    ("GET", NO_TABLE): (404, "no-such-table"),
    ("GET", f"{NO_TABLE}/record"): (404, "no-such-table"),
    ("GET", "/api/rules/chess"): (404, "no-such-game"),
    ("GET", "/api/rules/the-game/chess"): (404, "no-such-game"),
    ("GET", "/api/tables/short/replay"): (400, "unreadable"),
    ("GET", f"{NO_TABLE}/replay"): (404, "no-such-table"),
    ("GET", f"{NO_TABLE}/review"): (404, "no-such-table"),
    ("GET", "/api/nothing"): (404, "no-such-page"),
    ("DELETE", "/api/tables"): (405, "no-such-page"),
}
LESSON = {"options": OPTIONS | {"seats": 1}, "name": "Ann", "start": True, "lesson": True}
ORDERS: dict[str, tuple[Any, int, str]] = {
    "no options": ({}, 400, "unreadable"),
    "an unknown field": ({"options": OPTIONS, "seed": 1}, 400, "unreadable"),
    "too many seats": ({"options": OPTIONS | {"seats": 11}}, 400, "unreadable"),
    "no such game": ({"options": OPTIONS | {"ruleset": "chess"}}, 409, "bad-options"),
    "no such house rule": ({"options": OPTIONS | {"house": {"undo": "?"}}}, 409, "bad-options"),
    "seats the game has not": ({"options": OPTIONS | {"seats": 9}}, 409, "bad-options"),
    "no such bot": ({"options": OPTIONS, "name": "Ann", "bots": {"1": "nobody"}}, 409, "no-such-bot"),
    "a seat that is taken": ({"options": OPTIONS, "name": "Ann", "bots": {"0": "solid"}}, 409, "seat-taken"),
    "no such seat": ({"options": OPTIONS, "name": "Ann", "seat": 5}, 409, "no-such-place"),
    "no name": ({"options": OPTIONS, "name": "\u200b"}, 409, "name"),
    "a lesson for two": (LESSON | {"options": OPTIONS | {"seats": 2}}, 409, "lesson"),
    "a lesson on another seat": (LESSON | {"seat": 1, "bots": {"0": "solid"}}, 409, "lesson"),
    "a lesson without a learner": (LESSON | {"name": ""}, 409, "lesson"),
    "a lesson that waits": (LESSON | {"start": False}, 409, "lesson"),
    "a lesson for everybody": (LESSON | {"options": OPTIONS | {"seats": 1, "open": True}}, 409, "lesson"),
    "a start too soon": ({"options": OPTIONS, "name": "Ann", "start": True}, 409, "seats-free"),
}
BODIES = {
    "nothing": b"",
    "half of it": b'{"options":',
    "no object": b"[]",
    "no UTF-8": b'{"options":{"ruleset":"\xff","seats":2}}',
    "half a letter": b'{"options":{"ruleset":"\\ud800","seats":2}}',
    "nested deep": b"[" * 15_000,
}
HEADERS = {"content-security-policy", "referrer-policy", "x-content-type-options"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    started = asyncio.run(running(tmp_path_factory.mktemp("rest")).start())
    yield started
    started.stop()
    assert tracebacks(started) == 0


def order(server: Running, secret: str, **fields: Any) -> str:
    status, answer = call(server.base, "POST", "/api/tables", {"options": OPTIONS, **fields}, secret=secret)
    assert status == 201
    return str(answer["code"])


# ---- what is asked for


def test_my_running_tables_say_for_whom_they_wait(server: Running) -> None:
    me = new_pass(server)
    solo = order(server, me, options={"ruleset": "the-game", "seats": 1}, name="Ann", start=True)
    waiting = order(server, me, name="Ann")
    _, listings = call(server.base, "GET", "/api/tables/mine", secret=me)
    told = {listing["code"]: (listing.get("you"), listing.get("turn")) for listing in listings}
    assert told == {solo: (0, 0), waiting: (0, None)}


def test_my_tables_say_how_many_cards_are_left_and_since_when(server: Running) -> None:
    me = new_pass(server)
    solo = {"options": {"ruleset": "the-game", "seats": 1}, "name": "Ann", "start": True}
    order(server, me, **solo)
    order(server, me, name="Ann")
    _, listings = call(server.base, "GET", "/api/tables/mine", secret=me)
    assert [listing.get("left") for listing in listings] == [None, 98]
    assert all(listing["at"] > 0 for listing in listings)


def test_a_finished_table_is_listed_with_its_score() -> None:
    table = conceded().table
    listing = list_table(table)
    assert (listing.phase, listing.left) == (Phase.OVER, 98)
    assert list_mine(listing, "Ben", None).you == 1


def test_every_pass_is_another_one(server: Running) -> None:
    assert new_pass(server) != new_pass(server)


def test_every_signal_says_what_it_asks_for(server: Running) -> None:
    _, games = call(server.base, "GET", "/api/games")
    asks = {
        (word["name"], ask["kind"]): len(ask["choices"])
        for game in games
        for word in game["words"]
        for ask in word["asks"]
    }
    told = [
        ("KEEP", "pile"),
        ("KEEP", "strength"),
        ("START", "strength"),
        ("COLOUR", "colour"),
        ("SIZE", "band"),
        ("HAVE", "command"),
        ("ANSWER", "answer"),
    ]
    assert [asks[ask] for ask in told] == [0, 3, 4, 5, 5, 7, 3]


def test_all_games_are_told(server: Running) -> None:
    status, games = call(server.base, "GET", "/api/games")
    assert (200, [rules.id for rules in RULESETS]) == (status, [game["id"] for game in games])


def test_games_are_told_in_the_words_of_their_rulebooks(server: Running) -> None:
    games = {game["id"]: game for game in call(server.base, "GET", "/api/games")[1]}
    quick = games["quick-and-easy"]
    assert (games["the-game"]["terms"], quick["terms"]) == ("piles", "stacks")
    assert [pile["title"] for pile in quick["piles"]] == ["Descending stack", "Ascending stack"]


def test_house_choices_that_cannot_differ_are_not_offered(server: Running) -> None:
    undo = {
        game["id"]: [
            choice["name"] for switch in game["switches"] if switch["name"] == "undo" for choice in switch["choices"]
        ]
        for game in call(server.base, "GET", "/api/games")[1]
    }
    assert (undo["the-game"], undo["face-to-face"]) == (["solo", "off", "all"], ["off", "all"])


def test_games_are_told_in_the_language_that_is_asked_for(server: Running) -> None:
    summaries = {lang: call(server.base, "GET", "/api/games", lang=lang)[1][0]["summary"] for lang in LANGUAGES}
    assert len({*summaries.values()}) == len(LANGUAGES)


def test_a_server_tells_its_version(server: Running) -> None:
    assert call(server.base, "GET", "/api/version") == (200, {"version": version("tenback")})


def test_a_server_tells_how_others_come(server: Running) -> None:
    told = {"range": "here", "command": server.settings.lan_command}
    assert call(server.base, "GET", "/api/reach") == (200, told)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_rules_of_every_game_are_told_in_chapters(server: Running, rules: Ruleset) -> None:
    status, told = call(server.base, "GET", f"/api/rules/{rules.id}", lang="de")
    book = rulebook(rules, catalogue("de"))
    assert (status, told["title"]) == (200, book.title)
    assert [chapter["heading"] for chapter in told["chapters"]] == [chapter.heading for chapter in book.chapters]


def test_rules_are_told_with_the_choices_of_the_house(server: Running) -> None:
    path = "/api/rules/the-game?house=undo%3Dall&house=pile-history%3Dhidden"
    told = call(server.base, "GET", path)[1]
    assert told["house"] == {"undo": "all"}  # a choice of the default is none
    assert catalogue("en")("rules-undo-all") in str(told["chapters"])


def test_rules_of_a_house_that_a_game_does_not_offer_are_refused(server: Running) -> None:
    status, answer = call(server.base, "GET", "/api/rules/the-game?house=castling%3Don")
    assert (status, answer["reason"]) == (409, "bad-options")


def test_a_new_table_has_a_link_to_share(server: Running) -> None:
    answer = call(server.base, "POST", "/api/tables", {"options": OPTIONS}, secret=new_pass(server))[1]
    assert answer["link"] == f"http://{server.base}/t/{answer['code']}"


async def test_a_lesson_is_dealt_as_its_plan_says(server: Running) -> None:
    secret = new_pass(server)
    answer = call(server.base, "POST", "/api/tables", LESSON, secret=secret)[1]
    async with Client(server.base, answer["code"], secret) as learner:
        for action in answer["plan"]:
            assert (await learner.act(action))["t"] == "did"


def test_a_table_that_is_no_lesson_has_no_plan(server: Running) -> None:
    answer = call(server.base, "POST", "/api/tables", LESSON | {"lesson": False}, secret=new_pass(server))[1]
    assert "plan" not in answer


def test_a_lesson_is_listed_nowhere_but_with_the_learner(server: Running) -> None:
    secret = new_pass(server)
    code = call(server.base, "POST", "/api/tables", LESSON, secret=secret)[1]["code"]
    lists = [call(server.base, "GET", path, secret=secret)[1] for path in ("/api/tables", "/api/tables/mine")]
    assert [code in [listing["code"] for listing in listings] for listings in lists] == [False, True]


def test_a_table_tells_who_sits_there(server: Running) -> None:
    code = order(server, new_pass(server), name="Ann", seat=1)
    _, listing = call(server.base, "GET", f"/api/tables/{code}")
    assert (listing["phase"], listing["names"]) == ("gathering", [None, "Ann"])


def test_open_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    secret = new_pass(server)
    shown, hidden = order(server, secret, options=OPTIONS | {"open": True}), order(server, secret)
    codes = [listing["code"] for listing in call(server.base, "GET", "/api/tables")[1]]
    assert shown in codes
    assert hidden not in codes


def test_my_tables_are_those_at_which_i_sit(server: Running) -> None:
    mine, other = new_pass(server), new_pass(server)
    code = order(server, mine, name="Ann")
    order(server, other, name="Ben")
    status, listings = call(server.base, "GET", "/api/tables/mine", secret=mine)
    assert (200, [code]) == (status, [listing["code"] for listing in listings])


def test_no_listing_tells_a_person_or_a_seed(server: Running) -> None:
    code = order(server, new_pass(server), name="Ann")
    assert {"code", "phase", "options", "names", "at"} == {*call(server.base, "GET", f"/api/tables/{code}")[1]}


# ---- refusals


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("method", "path"), REFUSALS)
def test_a_refusal_says_why_in_the_language_of_the_call(server: Running, method: str, path: str, lang: str) -> None:
    status, reason = REFUSALS[method, path]
    assert call(server.base, method, path, lang=lang) == (status, refusal(lang, reason))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/reach", "/api/tables"])
def test_a_page_that_lends_its_name_to_our_address_reads_nothing(server: Running, path: str, lang: str) -> None:
    answer = fetch(server, "GET", path, lang=lang, host="evil.example")
    assert (answer.status, json.loads(answer.body)) == (421, refusal(lang, "other-name"))


@pytest.mark.parametrize("path", ["/health/live", "/health/ready"])
def test_whoever_watches_over_a_server_calls_it_as_they_like(server: Running, path: str) -> None:
    assert fetch(server, "GET", path, host="table-one.cluster.example").status == 200


def test_the_figures_are_for_this_computer(server: Running) -> None:
    answer = fetch(server, "GET", "/metrics")
    assert answer.status == 200
    assert b"process_open_fds" in answer.body


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_else_reads_the_figures_whoever_passes_the_call_on(server: Running, lang: str) -> None:
    headers = {"x-forwarded-for": "203.0.113.9", "accept-language": lang}
    asked = urllib.request.Request(f"http://{server.base}/metrics", headers=headers)
    with pytest.raises(urllib.error.HTTPError) as refused, urllib.request.urlopen(asked):
        pass
    with refused.value as answer:
        assert (answer.code, json.loads(answer.read())) == (403, refusal(lang, "not-for-all"))


def test_no_page_reads_the_figures_by_a_name_of_its_own(server: Running) -> None:
    assert fetch(server, "GET", "/metrics", host="evil.example").status == 421


def test_a_reader_who_calls_a_strange_name_is_told_in_words(server: Running) -> None:
    answer = fetch(server, "GET", "/t/AAAAAA", host="cards.example", accept="text/html")
    assert (answer.status, answer.body.decode()) == (421, catalogue("en")("no-other-name"))


def test_nobody_opens_a_table_without_a_pass(server: Running) -> None:
    order = {"options": OPTIONS}
    assert call(server.base, "POST", "/api/tables", order) == (401, refusal("en", "anonymous"))


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_that_cannot_be_met_is_refused(server: Running, name: str) -> None:
    order, status, reason = ORDERS[name]
    answer = call(server.base, "POST", "/api/tables", order, secret=new_pass(server))
    assert (status, reason) == (answer[0], answer[1]["reason"])


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_cannot_be_read_is_refused(server: Running, name: str) -> None:
    assert fetch(server, "POST", "/api/tables", BODIES[name], new_pass(server)).status == 400


def test_a_body_beyond_the_limit_is_refused(server: Running) -> None:
    assert fetch(server, "POST", "/api/tables", b" " * (ROOMY.frame_size + 1), new_pass(server)).status == 413


def test_a_damaged_database_is_no_failure_of_the_caller(server: Running) -> None:
    with closing(sqlite3.connect(server.settings.database_address)) as database:
        database.execute("alter table listings rename to gone")
        answer = call(server.base, "GET", NO_TABLE)
        database.execute("alter table gone rename to listings")
    assert answer == (503, refusal("en", "damaged"))


async def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    narrow = await running(tmp_path, replace(ROOMY, requests_per_minute=2)).start()
    answers = [await asyncio.to_thread(fetch, narrow, "GET", "/api/tables") for _ in range(3)]
    narrow.stop()
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert int(answers[-1].headers["ratelimit-reset"]) <= 60


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/schema/openapi.json", "/api/nothing", "/api/tables/mine", NO_TABLE]
)
def test_every_answer_has_the_headers_that_keep_pages_apart(server: Running, path: str) -> None:
    assert {*fetch(server, "GET", path).headers} >= HEADERS
