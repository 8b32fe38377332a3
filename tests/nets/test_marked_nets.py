"""Nets of marked games: compiled as the reference has them, blind to up and down, made for their rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tenback.batch.compiler import Rows
from tenback.batch.lower import lower, words
from tenback.nets.family import CARDS
from tenback.nets.marked import layout, reference
from tenback.nets.marked.evaluation import ask
from tenback.nets.marked.family import is_marked
from tenback.nets.marked.weights import MARKED_NET
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.placement import same_colour

EXTREME = find_ruleset("extreme")
SIZES = (6, 6, 12)  # of the hands of the seat, of the next one, of all others


def _write_set(row: NDArray[np.int64], at: int, cards: list[int]) -> None:
    row[at : at + 2], row[at + 2 : at + 4] = words(cards), words(CARDS - 1 - card for card in cards)


def _positions(count: int) -> Rows:
    rows = np.zeros((count, layout.POSITION_WIDTH), np.int64)
    for seed, row in enumerate(rows):
        random = Random(seed)  # noqa: S311 - cards of a test
        cards = random.sample(range(CARDS), random.randint(5, CARDS))
        tops, cards = cards[:4], cards[4:]
        row[layout.DEPTHS : layout.DEPTHS + 4] = (*tops[:2], *(CARDS - 1 - top for top in tops[2:]))
        for holder, most in enumerate(SIZES):
            size = random.randint(0, min(most, len(cards)))
            _write_set(row, layout.HELD + 4 * holder, cards[:size])
            cards = cards[size:]
        _write_set(row, layout.HELD + 4 * layout.DRAW_PILE, cards)
        for mark in range(layout.MARKS):
            _write_set(row, layout.MARKED + 4 * mark, random.sample(range(CARDS), 4))
        row[layout.TOP_MARKS : layout.TOP_MARKS + 4] = [random.randrange(1 << layout.MARKS) for _ in range(4)]
        row[layout.DRAWN] = random.randint(0, min(2, len(cards)))
        row[layout.SEATS], row[layout.ASKED] = random.randint(1, 5), random.randint(1, 3)
        row.view(np.float64)[layout.COSTS :] = [random.uniform(0, 900) for _ in range(layout.HOLDERS)]
    return rows


def _weights() -> NDArray[np.float32]:
    return np.random.default_rng(1).normal(scale=0.1, size=MARKED_NET.size).astype(np.float32)


def test_a_compiled_net_is_shown_and_answers_what_the_reference_says() -> None:
    positions, weights = _positions(200), _weights()
    shown, answers = ask(weights, positions)
    wanted = reference.inputs_of(positions)
    assert np.allclose(shown, wanted, atol=1e-5)
    assert np.allclose(answers, MARKED_NET.answers(weights, wanted), atol=1e-3)


def test_up_and_down_make_no_difference() -> None:
    positions = _positions(50)
    mirrored = positions.copy()
    for at in (layout.DEPTHS, *range(layout.HELD, layout.TOP_MARKS, 4), layout.TOP_MARKS):
        mirrored[:, at : at + 4] = positions[:, [at + 2, at + 3, at, at + 1]]
    depths = positions[:, layout.DEPTHS : layout.DEPTHS + 4]
    uneven = depths[:, :2].max(axis=1) != depths[:, 2:].max(axis=1)
    assert uneven.sum() > 40
    assert (ask(_weights(), positions)[0] == ask(_weights(), mirrored)[0])[uneven].all()


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_games_with_marks_on_four_piles_can_be_judged(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        assert is_marked(lower(rules, seats)) == bool(rules.effects)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("extreme", {1, 2, 3, 4, 5}),
        ("extreme/on-fire", {2, 3, 4, 5}),
        ("on-fire/expert", {2, 3, 4}),
        ("on-fire", set()),
    ],
)
def test_tables_where_nets_win_more_have_one(game: str, players: set[int]) -> None:
    rules = find_ruleset(game)
    assert {seats for seats in rules.hand_size if MARKED_NET.find(lower(rules, seats)) is not None} == players


@pytest.mark.parametrize("changed", [{"trick": same_colour}, {"effects": {}}, {"at_most": 4}])
def test_another_rule_makes_it_another_game(changed: dict[str, object]) -> None:
    table = lower(replace(EXTREME, **changed), 2)  # type: ignore[arg-type]
    assert not is_marked(table)
    assert MARKED_NET.find(table) is None


def test_commands_on_other_cards_have_no_net() -> None:
    """Weights know which numbers carry which command."""
    effects = dict(zip((card for card in EXTREME.cards if card.rank % 3 == 0), EXTREME.effects.values(), strict=False))
    table = lower(replace(EXTREME, effects=effects), 2)
    assert is_marked(table)
    assert MARKED_NET.find(table) is None


def test_weights_survive_their_file() -> None:
    weights = _weights()
    found = MARKED_NET.read(MARKED_NET.pack(weights))
    assert found.shape == weights.shape
    assert np.abs(found - weights).max() < 0.01
    assert not found.flags.writeable
