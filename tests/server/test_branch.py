"""A table that plays on from a position of a finished game: a table like any other, which knows where it came from."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from tenback.play.codec import check_of, read_record, to_json
from tenback.play.game import Said
from tenback.play.record import Parent, RecordFault
from tenback.protocol.calls import Branch
from tenback.protocol.messages import Phase, Root
from tenback.protocol.refusals import No
from tenback.rules import RULESETS, Concede, Ruleset
from tenback.server.tables.branch import grow, grow_record, lay_branch
from tenback.server.tables.draft import Bare, Draft, lay_again
from tenback.server.tables.folding import fold
from tenback.server.tables.news import setting_of
from tenback.server.tables.record import record_of
from tenback.server.tables.refused import Refused
from tenback.server.tables.snapshots import restored, snapshot
from tenback.server.tables.table import Table
from tests.server.playing import Client, agree, give_pass, seat_two
from tests.server.running import Running, call
from tests.server.tables import ANN, BEN, CODE, act, begun, facts, game_of, lay

SEED = 5
OTHER = "BRANCH"


def finished(rules: str = "the-game", seats: int = 2, lays: int = 3) -> Draft:
    """Return a table where a few cards were laid before everybody gave up."""
    draft = begun(seats, rules)
    for _ in range(lays):
        lay(draft)
    for seat in range(seats):
        if draft.table.phase is Phase.PLAYING:
            act(draft, seat, f"P{seat}:CONCEDE")
    return draft


def branched(before: Table, *, step: int, seat: int = 1, anew: bool = False, name: str = "Ben") -> Table:
    """Return the table that grows from a finished one."""
    wanted = Branch(step=step, seat=seat, name=name, anew=anew)
    table, log = lay_branch(Bare(OTHER, 2_000), grow(before, wanted, SEED), wanted, BEN)
    assert facts(fold(OTHER, log)) == facts(table)
    return table


@pytest.mark.parametrize("anew", [False, True])
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_every_game_goes_on_with_one_person_among_bots(rules: Ruleset, *, anew: bool) -> None:
    before = finished(rules.id, min(seats for seats in rules.hand_size if seats > 1), lays=2).table
    steps = [step for step in game_of(before).log if not isinstance(step, Concede)]
    table = branched(before, step=len(steps), anew=anew)
    kept = [step for step in steps if not (anew and isinstance(step, Said))]
    assert (table.phase, game_of(table).log) == (Phase.PLAYING, kept)
    assert game_of(table).view(1).hand == game_of(fold(CODE, finished(rules.id, len(table.chairs), 2).log)).view(1).hand
    assert [(chair.person, bool(chair.bot)) for chair in table.chairs if chair][:2] == [("", True), (BEN, False)]


def test_dealt_anew_the_others_hold_other_cards_and_keep_them_after_a_restart() -> None:
    before = finished().table
    table = branched(before, step=3, anew=True)
    hands = game_of(table).state.hands
    assert (hands[1], hands[0] != game_of(before).state.hands[0]) == (game_of(before).state.hands[1], True)
    assert facts(restored(OTHER, snapshot(table))) == facts(table)


def test_a_branch_knows_its_root_and_so_does_its_record() -> None:
    before = finished().table
    table = branched(before, step=2)
    check = check_of(record_of(before))
    root = setting_of(table).root
    assert root
    assert (root.table, root.step, root.check) == (CODE, 2, check)
    for seat in range(2):
        game_of(table).do(Concede(seat))
    record = record_of(table)
    assert (record.parent, record.bots) == (Parent(check, 2), ("solid", None))
    assert read_record(to_json(record)) == record


@pytest.mark.parametrize(
    ("step", "seat", "name", "reason"),
    [(99, 0, "Ann", "no-branch"), (2, 2, "Ann", "no-such-place"), (2, 0, "", "name")],
)
def test_what_cannot_be_is_refused(step: int, seat: int, name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        branched(finished().table, step=step, seat=seat, name=name)
    assert refused.value.reason == reason


def test_a_running_game_has_no_branches() -> None:
    with pytest.raises(Refused) as refused:
        branched(begun().table, step=1)
    assert refused.value.reason == "not-over"


async def test_whoever_asks_plays_on_at_a_new_table(server: Running) -> None:
    one, two = await seat_two(server.base)
    await agree(0, one, two)
    await one.act(min(one.sight["lays"]) + ">" + one.sight["lays"][min(one.sight["lays"])][0])
    await one.act("P0:CONCEDE")
    await two.until(one.seq)
    await two.act("P1:CONCEDE")
    secret = await give_pass(server.base)
    order = {"step": 2, "seat": 0, "name": "Zoe"}
    status, made = await asyncio.to_thread(
        call, server.base, "POST", f"/api/tables/{one.code}/branch", order, secret=secret
    )
    assert status == 201, made
    async with Client(server.base, made["code"], secret) as zoe:
        assert (zoe.sight["hand"], zoe.sight["laid"]) == (one.sight["hand"], 1)
    await asyncio.gather(one.close(), two.close())


def test_the_same_deal_again_has_the_cards_of_the_branch() -> None:
    table = branched(finished().table, step=3, anew=True)
    again, _ = lay_again(Bare("AGAIN2", 3_000), table, table.seed)
    assert game_of(again).deal == game_of(table).deal != game_of(finished().table).deal


def test_a_branch_belongs_to_whoever_asked_for_it() -> None:
    assert branched(finished().table, step=1).host == BEN != ANN


def test_a_record_file_goes_on_with_one_person_among_bots() -> None:
    record = record_of(finished().table)
    wanted = Branch(step=3, seat=1, name="Ben")
    table, log = lay_branch(Bare(OTHER, 2_000), grow_record(record, wanted, SEED), wanted, BEN)
    assert facts(fold(OTHER, log)) == facts(table)
    assert (table.phase, game_of(table).deal) == (Phase.PLAYING, record.deal)
    assert setting_of(table).root == Root(table="", step=3, check=check_of(record))


def test_a_record_with_a_deal_of_its_own_goes_on_with_just_these_cards() -> None:
    record = replace(record_of(finished().table), seed=None)
    wanted = Branch(step=2, seat=0, name="Ann")
    table, log = lay_branch(Bare(OTHER, 2_000), grow_record(record, wanted, SEED), wanted, ANN)
    assert game_of(fold(OTHER, log)).deal == game_of(table).deal == record.deal


def test_a_record_whose_cards_carry_other_marks_does_not_go_on() -> None:
    record = record_of(finished("extreme").table)
    one, two = [*record.commands][:2]
    swapped = {one: record.commands[two], two: record.commands[one]}
    forged = replace(record, commands={**record.commands, **swapped})
    with pytest.raises(Refused) as refused:
        grow_record(forged, Branch(step=1, seat=0, name="Ann"), SEED)
    assert refused.value.reason is No.OTHER_RULES


async def test_whoever_has_a_record_file_plays_on_from_it(server: Running) -> None:
    secret, file = await give_pass(server.base), json.loads(to_json(record_of(finished().table)))

    def ask(query: str, body: object = file, me: str = secret) -> tuple[int, Any]:
        return call(server.base, "POST", f"/api/replays/branch?{query}", body, secret=me)

    status, opened = await asyncio.to_thread(ask, "step=3&seat=1&name=Ben&anew=true")
    assert status == 201
    async with Client(server.base, opened["code"], secret) as ben:
        assert (ben.table["you"], ben.table["setting"]["root"]["table"]) == (1, "")
    refused = {
        "step=3&seat=5&name=Ben": "no-such-place",
        "step=999&seat=1&name=Ben": "no-branch",
        "step=9999&seat=1&name=Ben": "too-big",
        "step=3&seat=1&name=%20": "name",
        "step=3&seat=1&name=Ben&bot=god": "no-such-bot",
    }
    for query, reason in refused.items():
        assert ask(query)[1]["reason"] == reason
    assert ask("step=-1&seat=1&name=Ben")[0] == 400
    assert ask("step=1&seat=1&name=Ben", {"tenback": 1})[1]["reason"] in {*RecordFault}
    assert ask("step=1&seat=1&name=Ben", me="")[0] == 401
