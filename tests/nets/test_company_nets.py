"""Nets of bots among people: made for plain games of four piles, and shown nothing of what others hold."""

import numpy as np
import pytest

from tenback.batch import layout
from tenback.batch.lower import lower
from tenback.batch.seeds import read_seeds
from tenback.nets.company.family import has_company
from tenback.nets.company.weights import COMPANY_NET
from tenback.rules import RULESETS, Card, Lay, Ruleset, find_ruleset, view
from tenback.search.inference import Told
from tenback.search.kept_values import Values, nothing_learnt
from tenback.search.marked.trials import judge_marked
from tenback.search.marked.turns import new_marked_desk
from tenback.search.thinker import lay_out, new_desk
from tenback.search.worlds import told_sets
from tests.rules.table import at

TG = find_ruleset("the-game")
PLAIN = ("the-game", "the-game/expert", "the-game/expert-plus")
TURNS = [(Lay(Card(43), 0), Lay(Card(44), 0)), (Lay(Card(45), 0), Lay(Card(35), 1))]
BEFORE = "turn=P0; A=40; B=30; C=62; D=54; P0=[35,43,44,45,15,97]; P1=#6; deck=#40"
THREE_LEFT = "turn=P0; A=40; B=30; C=62; D=54; P0=[35,43,44,45,15,97]; P1=[50,60]; P2=[70,80]; deck=#0"
TWO_LEFT = "turn=P0; A=40; B=30; C=62; D=54; P0=[35,43,44,45,15,97]; P1=[50,60,70,80]; deck=#0"


def _worths(position: str, seats: int, seed: int, *, knows: bool) -> Values:
    """Return what turns are worth by a net of random weights, in one world that a seed chooses."""
    weights = np.random.default_rng(1).normal(scale=0.1, size=COMPANY_NET.size).astype(np.float32)
    desk, cards, sums = new_desk(lower(TG, seats), layout.SCORE, nothing_learnt()), sorted(TG.cards), np.zeros(2)
    lay_out(desk, view(TG, at(TG, seats, position), 0), TURNS, cards)
    heard, (word,) = told_sets(cards, [Told()] * seats), read_seeds([seed])
    judge_marked(desk, new_marked_desk(weights, knows=knows), heard, word, 1, sums)
    return sums


@pytest.mark.parametrize(("position", "seats"), [(BEFORE, 2), (THREE_LEFT, 3)])
def test_what_others_hold_makes_no_difference_to_an_end(position: str, seats: int) -> None:
    first, other = (_worths(position, seats, seed, knows=False) for seed in (1, 2))
    assert (first == other).all()
    assert first[0] != first[1]
    assert (_worths(position, seats, 1, knows=True) != _worths(position, seats, 2, knows=True)).all()


def test_once_the_draw_pile_is_empty_a_single_partner_has_the_rest() -> None:
    assert (_worths(TWO_LEFT, 2, 1, knows=False) == _worths(TWO_LEFT, 2, 1, knows=True)).all()


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_plain_games_on_four_piles_can_be_learnt_in_company(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        assert has_company(lower(rules, seats)) == (rules.id in PLAIN and seats > 1)


def test_the_game_has_a_net_for_every_table_with_people() -> None:
    found = {
        (rules.id, seats)
        for rules in RULESETS
        for seats in rules.hand_size
        if COMPANY_NET.find(lower(rules, seats)) is not None
    }
    assert found == {("the-game", seats) for seats in range(2, 6)}
