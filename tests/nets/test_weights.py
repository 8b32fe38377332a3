"""Weights: whole, small, made for the rules they are used with, and refused when they are damaged."""

from dataclasses import replace
from pathlib import Path

import pytest

from tenback.batch import layout
from tenback.batch.lower import lower
from tenback.nets import weights
from tenback.nets.family import fingerprint, read_family
from tenback.nets.shape import SIZES
from tenback.nets.weights import FORMAT, DamagedWeights, Entry, entries, find_nets, folder
from tenback.rules import RULESETS, find_ruleset, with_house

TG = find_ruleset("the-game")
MOST_BYTES, MOST_OF_ALL = 2_000_000, 12_000_000


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.file)
def test_weights_are_those_of_the_rules_they_are_named_for(entry: Entry) -> None:
    assert {*entry.fingerprints} == {str(seats) for seats in (*entry.silent, *entry.open)}
    for open_hands, numbers in ((False, entry.silent), (True, entry.open)):
        for seats in numbers:
            table = lower(find_ruleset(entry.game), seats)
            assert entry.fingerprints[str(seats)] == fingerprint(table)
            if entry.format == FORMAT:
                assert {*(find_nets(table, open_hands=open_hands) or ())} == {*SIZES}
    assert entry.command
    assert entry.learnt


def test_every_team_game_of_numbers_has_weights_for_every_number_of_players() -> None:
    for rules in RULESETS:
        for seats in rules.hand_size:
            table = lower(rules, seats)
            assert (find_nets(table) is not None) == (read_family(table) is not None), (rules.id, seats)


def test_the_expert_rules_have_weights_for_teams_that_talk() -> None:
    talking = {
        rules.id
        for rules in RULESETS
        for seats in (2, 5)
        if seats in rules.hand_size and find_nets(lower(rules, seats), open_hands=True)
    }
    assert talking == {"the-game/expert", "the-game/expert-plus"}


def test_weights_are_small() -> None:
    sizes = [len((folder() / entry.file).read_bytes()) for entry in entries()]
    assert max(sizes) <= MOST_BYTES
    assert sum(sizes) <= MOST_OF_ALL


def test_every_file_is_in_the_index() -> None:
    kept = {file.name for file in folder().iterdir()}
    assert kept == {weights.INDEX, *(entry.file for entry in entries())}


def test_damaged_weights_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = entries()[0]
    (tmp_path / entry.file).write_bytes((folder() / entry.file).read_bytes()[:-1] + b"?")
    monkeypatch.setattr(weights, "folder", lambda: tmp_path)
    with pytest.raises(DamagedWeights, match=entry.file):
        weights._read.__wrapped__(entry.file, entry.sha256)


def test_house_rules_have_no_weights() -> None:
    assert find_nets(lower(replace(TG, need=3, need_empty=2), 1)) is None
    assert find_nets(lower(TG, 1)) is not None


def test_how_a_turn_is_planned_is_no_rule() -> None:
    table = lower(TG, 1).copy()
    mark = fingerprint(table)
    table[layout.PLAN_COUNT] += 1
    table[layout.PRICES + 5] += 1
    assert fingerprint(table) == mark
    table[layout.NEED] += 1
    assert fingerprint(table) != mark


def test_nets_judge_four_piles_of_one_team_without_commands() -> None:
    judged = {rules.id for rules in RULESETS if read_family(lower(rules, 2))}
    assert judged == {"the-game", "the-game/expert", "the-game/expert-plus"}


def test_a_family_is_what_the_rules_say() -> None:
    plus = find_ruleset("the-game/expert-plus")
    family = read_family(lower(plus, 3))
    assert family is not None
    assert (family.seats, family.hand_size, family.need, family.need_empty) == (3, 5, 3, 1)


@pytest.mark.parametrize("switch", TG.switches, ids=lambda switch: switch.name)
def test_a_house_switch_either_keeps_the_table_or_changes_its_mark(switch: object) -> None:
    for choice in switch.choices:  # type: ignore[attr-defined]
        changed = with_house(TG, {switch.name: choice})  # type: ignore[attr-defined]
        same_rules = (lower(changed, 2)[: layout.PRICES] == lower(TG, 2)[: layout.PRICES]).all()
        assert (fingerprint(lower(changed, 2)) == fingerprint(lower(TG, 2))) == same_rules
