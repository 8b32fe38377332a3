"""Rows and masks: they are what the rules say, for every seat of every game, and they tell no secret."""

import re
from dataclasses import replace
from math import prod

import numpy as np
import pytest

from tenback.env.rows import OWN, acting_layout, bit_count, highest, pack, packed_width, row_layout, unpack
from tenback.env.setup import read_setup
from tenback.env.sight import see
from tenback.env.signal_codes import signal_codes
from tenback.env.table import Table
from tenback.play.chance import Chance, Purpose
from tenback.play.worlds import sample_world
from tenback.rules import State, legal, view
from tests.docs.pages import DOCS
from tests.env.lines import RULESETS, line, setups


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_row_is_what_its_seat_may_know_whoever_is_on_turn(ruleset: str) -> None:
    for setup in setups(ruleset):
        for table in line(Table(setup), seed=3):
            for seat in setup.seats:
                row, _ = see(table.game.view(seat))
                assert table.row(seat).tolist() == row.tolist()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_mask_has_exactly_what_the_rules_allow(ruleset: str) -> None:
    for setup in setups(ruleset):
        for table in line(Table(setup), seed=4):
            allowed = [table.to_code(action) for action in legal(setup.rules, table.game.state)]
            assert np.flatnonzero(table.mask()).tolist() == allowed
            assert np.flatnonzero(see(table.game.view(table.seat))[1]).tolist() == allowed


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_number_of_a_row_is_larger_than_its_space_allows(ruleset: str) -> None:
    for setup in setups(ruleset):
        table = Table(setup)
        most = highest(setup, table.layout)
        assert all((table.row(seat) <= most).all() for table in line(table, seed=5) for seat in setup.seats)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("signals", [False, True])
def test_hidden_cards_change_neither_a_row_nor_a_mask(ruleset: str, *, signals: bool) -> None:
    setup = setups(ruleset)[-1]
    table, other = Table(setup, signals=signals), Table(setup, signals=signals)
    for number, _ in enumerate(line(table, seed=6)):
        for seat in {table.seat, (table.seat + 1) % setup.players}:
            twisted = _twist(table.game.state, table, seat, number)
            other._batch.load(0, twisted, other._buffers)
            other._game, other._unseen, other._speakers = table.game, [], table._speakers
            assert other.row(seat).tolist() == table.row(seat).tolist()
            if seat == table.seat:
                assert other.mask().tolist() == table.mask().tolist()


def _twist(state: State, table: Table, seat: int, number: int) -> State:
    """Return a position that looks the same to a seat, with everything that it does not know dealt anew."""
    seen = view(table.setup.rules, state, seat)
    world = sample_world(seen, Chance(number, Purpose.WORLD))
    return replace(world, turn=state.turn, outcome=state.outcome)


def test_only_the_hand_is_private() -> None:
    setup = read_setup("the-game", players=3)
    table = Table(setup)
    table.deal(8)
    one, two = table.row(0), table.row(1)
    layout = table.layout
    assert one[layout[OWN]].tolist() != two[layout[OWN]].tolist()
    assert one[layout["unlaid"]].tolist() == two[layout["unlaid"]].tolist()


@pytest.mark.parametrize("ruleset", ["the-game", "face-to-face", "quick-and-easy"])
def test_packed_rows_are_small_and_lose_nothing(ruleset: str) -> None:
    setup = read_setup(ruleset)
    layout = acting_layout(setup)
    rows = np.array([table.row(table.seat) for table in line(Table(setup), seed=9)])
    bits = bit_count(layout)
    packed = pack(rows, bits)
    assert packed.shape[1] == packed_width(rows.shape[1], bits) < rows.shape[1] / 2
    assert unpack(packed, bits).tolist() == rows.tolist()
    assert pack(rows[0], bits).tolist() == packed[0].tolist()


def _page() -> list[tuple[str, str]]:
    """Return every slice that docs/env.md names, with what it says of its size."""
    text = (DOCS / "env.md").read_text(encoding="utf-8").partition("## Rows")[2].partition("## Rewards")[0]
    told = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| `")]
    return [(name, size.replace("each", "").strip()) for names, size in told for name in re.findall(r"\w+", names)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_page_has_every_slice_of_a_row_in_order_with_its_size(ruleset: str) -> None:
    for setup in setups(ruleset):
        speech, rules = signal_codes(setup.rules, 0), setup.rules
        sizes = {"cards": len(rules.cards), "decks": rules.deck_count(setup.players), "piles": len(rules.piles)}
        sizes |= {"seats": setup.players, "signals": len(speech.signals), "1": 1}
        told = [(name, prod(sizes[word] for word in size.split(" x "))) for name, size in _page()]
        assert [(name, place.stop - place.start) for name, place in row_layout(setup, speech).items()] == told


def test_the_page_knows_how_long_a_row_of_the_game_is() -> None:
    layout = acting_layout(read_setup("the-game", players=2))
    width = layout["lock"].stop
    told = f"A row of The Game with two players has {width} bytes, packed {packed_width(width, bit_count(layout))}."
    assert told in (DOCS / "env.md").read_text(encoding="utf-8")
