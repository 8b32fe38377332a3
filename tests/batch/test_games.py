"""Whole games: the deal of the seed, the choices of the bots, and results that depend on nothing else."""

from collections.abc import Sequence

import numpy as np
import pytest

from tenback.batch.batch import Batch
from tenback.batch.codes import ENDINGS, Policy, UnknownPolicy
from tenback.batch.games import play_games
from tenback.batch.results import Results, ThreadsError
from tenback.batch.seeds import SeedError
from tenback.bots import BOTS, seat_bot
from tenback.play.deal import deal
from tenback.play.game import Game, Said
from tenback.play.match import play_out
from tenback.rules import RULESETS, Action, Begin, Lay, Ruleset, SetupError, State, find_ruleset, start
from tenback.rules.placement import onward
from tests.strategies import SMALL_RULESETS

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
SEEDS = (0, 1, 2, 7, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
ALL_RULESETS = [*RULESETS, *SMALL_RULESETS]
NAMES = [f"{number} {rules.id}" for number, rules in enumerate(ALL_RULESETS)]


def _played(rules: Ruleset, bots: Sequence[str], seed: int) -> Game:
    game = Game.from_seed(rules, [f"P{seat}" for seat in range(len(bots))], seed)
    play_out(game, [seat_bot(bot, seed=seed, seat=seat, silent=True) for seat, bot in enumerate(bots)])
    return game


def _actions(game: Game) -> list[Action]:
    return [step for step in game.log if not isinstance(step, Said)]


def _told(game: Game) -> tuple[object, ...]:
    """What a row of results says of a game, found out from its log."""
    course = [(state, step) for state, step in game.course() if not isinstance(step, Said)]
    after = [*(state for state, _ in course[1:]), game.state]
    lays = [(state, step) for state, step in course if isinstance(step, Lay)]
    outcome, (_, begin) = game.state.outcome, course[0]
    assert outcome is not None
    assert isinstance(begin, Begin)
    turns = sum(state.playing.laid == 0 for state in after)
    return (
        game.state.left,
        outcome.ending,
        set(outcome.winners),
        turns,
        sum(_is_trick(game.rules, state, lay) for state, lay in lays),
        len(lays),
        begin.seat,
    )


def _is_trick(rules: Ruleset, state: State, lay: Lay) -> bool:
    pile = rules.piles[lay.pile]
    return pile.owner in (None, state.playing.seat) and not onward(pile, state.tops[lay.pile], lay.card)


def _row(results: Results, game: int) -> tuple[object, ...]:
    winners = {seat for seat in range(6) if results.won_by(seat)[game]}
    return (
        results.left[game],
        ENDINGS[results.ending[game]],
        winners,
        results.turns[game],
        results.tricks[game],
        results.lays[game],
        results.starter[game],
    )


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=NAMES)
def test_a_deal_is_that_of_its_seed(rules: Ruleset) -> None:
    for seats in rules.hand_size:
        batch = Batch(rules, seats, len(SEEDS))
        batch.reset(SEEDS, batch.new_buffers())
        assert [start(rules, seats, deal(rules, seats, seed)) for seed in SEEDS] == [
            *map(batch.state, range(len(SEEDS)))
        ]


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("rules", ALL_RULESETS, ids=NAMES)
def test_a_game_goes_as_the_bots_of_that_name_play_it(rules: Ruleset, policy: Policy) -> None:
    whole = rules in RULESETS
    for seats in {min(rules.hand_size), max(rules.hand_size)} if whole else rules.hand_size:
        seeds = SEEDS[seats : seats + 1] if whole else SEEDS[seats % 2 :: 2]
        results = play_games(rules, seats, policy, seeds)
        for number, seed in enumerate(seeds):
            assert _told(_played(rules, [policy] * seats, seed)) == _row(results, number)


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("rules", ALL_RULESETS, ids=NAMES)
def test_every_single_choice_is_that_of_the_bot(rules: Ruleset, policy: Policy) -> None:
    seats = max(rules.hand_size)
    batch = Batch(rules, seats, 1)
    buffers = batch.new_buffers()
    batch.reset([5], buffers)
    for action in _actions(_played(rules, [policy] * seats, 5)):
        codes = batch.suggest(policy)
        assert action == batch.codes.to_action(int(codes[0]))
        batch.step(codes, buffers)
    assert buffers.done[0]


def test_each_seat_may_have_its_own_policy() -> None:
    results = play_games(F2F, 2, ["greedy", "uniform"], SEEDS)
    assert [_told(_played(F2F, ["greedy", "uniform"], seed)) for seed in SEEDS] == [
        _row(results, number) for number in range(len(SEEDS))
    ]


@pytest.mark.parametrize("policy", Policy)
def test_the_number_of_threads_changes_nothing(policy: Policy) -> None:
    rules = find_ruleset("face-to-face")
    one, two, many = (play_games(rules, 2, policy, range(101), threads=threads) for threads in (1, 2, 7))
    for name in ("left", "winners", "ending", "turns", "tricks", "lays", "starter"):
        assert (getattr(one, name) == getattr(two, name)).all()
        assert (getattr(one, name) == getattr(many, name)).all()


def test_seeds_may_come_as_an_array_of_any_whole_type() -> None:
    told = [
        play_games(TG, 2, "greedy", np.arange(9, dtype=kind)).left.tolist() for kind in (np.int32, np.uint8, np.uint64)
    ]
    assert [play_games(TG, 2, "greedy", range(9)).left.tolist()] * 3 == told


def test_no_seeds_make_no_games() -> None:
    assert len(play_games(TG, 2, "greedy", [])) == 0


def test_more_threads_than_games_are_no_harm() -> None:
    assert len(play_games(TG, 2, "greedy", [1, 2], threads=5)) == 2


def test_every_bot_has_its_policy() -> None:
    assert {*BOTS} >= {*Policy}


@pytest.mark.parametrize("seeds", [[-1], [1 << 64], ["x"], [1.0], np.array([-3]), np.array([1.5]), np.array([[1]])])
def test_what_is_no_seed_is_refused(seeds: Sequence[int]) -> None:
    with pytest.raises(SeedError):
        play_games(TG, 2, "greedy", seeds)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(SetupError):
        play_games(F2F, 3, "greedy", [1])


@pytest.mark.parametrize("policy", ["clever", ["greedy"], ["greedy", "greedy", "greedy"], ["greedy", "Greedy"]])
def test_an_unknown_policy_is_refused(policy: str | list[str]) -> None:
    with pytest.raises(UnknownPolicy):
        play_games(TG, 2, policy, [1])


def test_no_threads_are_refused() -> None:
    with pytest.raises(ThreadsError):
        play_games(TG, 2, "greedy", [1], threads=0)


def test_uniform_takes_every_legal_action_equally_often() -> None:
    """The first choice of 6,000 games; where four actions are legal, each is taken by a quarter, five sigma wide."""
    batch = Batch(find_ruleset("quick-and-easy"), 3, 6000)
    buffers = batch.new_buffers()
    batch.reset(range(6000), buffers, starters=[0] * 6000)
    codes = batch.suggest("uniform")
    shares = [(buffers.mask[game].sum(), (buffers.mask[game][: codes[game]]).sum()) for game in range(6000)]
    places = np.array([place for open_codes, place in shares if open_codes == 4])
    counts = np.bincount(places, minlength=4)
    assert abs(counts - len(places) / 4).max() < 5 * (len(places) * 3 / 16) ** 0.5
