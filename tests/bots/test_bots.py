"""What every bot promises, and what the greedy one does better than chance."""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from statistics import fmean

import pytest
from hypothesis import given

from tenback.bots import (
    BOTS,
    LEVELS,
    THINKERS,
    BadBudget,
    Bot,
    Budget,
    MissingExtra,
    NeedlessBudget,
    UnknownBot,
    levels_here,
    missing_extra,
    read_bot,
    seat_bot,
    thinks,
)
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import RULESETS, Card, End, Lay, Ruleset, find_ruleset, view
from tenback.rules.talk import Heard, format_signal, parse_signal
from tests.rules.table import after, at
from tests.strategies import SMALL_RULESETS, Walk, rulesets, walks
from tests.trying import long_elsewhere, sample, tried

TG = find_ruleset("the-game")
FIRE = find_ruleset("on-fire")
EX = find_ruleset("extreme")
F2F = find_ruleset("face-to-face")
SEED = 2
QUICK = ("uniform", "greedy", "score", "beginner", "solid")  # those that think have a file of their own
BURNING = tuple(rules for rules in (*SMALL_RULESETS, *RULESETS) if rules.effects)


def _play(rules: Ruleset, seats: int, bot: str, seed: int) -> Game:
    game = Game.from_seed(rules, [bot] * seats, seed)
    play_out(game, [seat_bot(bot, seed=seed, seat=seat) for seat in range(seats)])
    return game


@cache
def _played(name: str, seats: int, bot: str) -> Game:
    """Return a game that several tests look at."""
    return _play(find_ruleset(name), seats, bot, SEED)


@long_elsewhere
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_plays_every_game_to_its_end(rules: Ruleset, bot: str) -> None:
    for seats in sample((2, min(rules.hand_size), max(rules.hand_size)), 2):
        assert _played(rules.id, seats, bot).state.outcome is not None


@pytest.mark.parametrize("bot", QUICK)
@given(walk=walks())
@tried(60)
def test_a_bot_chooses_only_what_is_legal(bot: str, walk: Walk) -> None:
    if walk.state.turn and not walk.state.outcome:
        seen = view(walk.rules, walk.state, walk.state.turn.seat)
        assert seat_bot(bot, seed=1, seat=0).choose(seen) in seen.legal


@pytest.mark.parametrize("bot", QUICK)
@given(walk=walks())
@tried(60)
def test_tg_6_a_bot_answers_with_a_strength(bot: str, walk: Walk) -> None:
    for seat in range(walk.seats):
        assert seat_bot(bot, seed=1, seat=0).strength(view(walk.rules, walk.state, seat)) in range(4)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_same_seed_makes_the_same_choices(rules: Ruleset, bot: str) -> None:
    assert _play(rules, 2, bot, SEED).log == _played(rules.id, 2, bot).log


def test_another_seed_makes_uniform_choose_otherwise() -> None:
    seen = view(TG, at(TG, 2, "P0=[5,8,50,70]; P1=[9]; deck=[90]"), 0)
    chosen = {seat_bot("uniform", seed=seed, seat=0).choose(seen) for seed in range(200)}
    assert chosen == {*seen.legal}


def test_greedy_is_far_better_than_chance() -> None:
    """On the same thirty deals; greedy leaves about 30 cards and uniform about 75, either give or take two."""
    left = {bot: [_play(TG, 2, bot, seed).state.left for seed in range(30)] for bot in ("greedy", "uniform")}
    assert fmean(left["greedy"]) + 20 < fmean(left["uniform"])


@given(walks(rulesets(BURNING)))
@tried(200)
def test_greedy_never_ends_a_turn_that_owes_a_cover_it_could_lay(walk: Walk) -> None:
    turn = walk.state.turn
    if turn is None or walk.state.outcome:
        return
    seen = view(walk.rules, walk.state, turn.seat)
    owed = turn.uncovered | turn.due
    if any(isinstance(action, Lay) and action.pile in owed for action in seen.legal):
        chosen = seat_bot("greedy", seed=1, seat=0).choose(seen)
        assert isinstance(chosen, Lay)
        assert chosen.pile in owed


def _greedy(rules: Ruleset, position: str, line: str = "") -> object:
    state = after(rules, 2, position, line)
    return seat_bot("greedy", seed=1, seat=0).choose(view(rules, state, state.playing.seat))


def test_greedy_takes_the_smallest_step() -> None:
    assert Lay(TG.cards[48 - 2], 0) == _greedy(TG, "A=47; P0=[48,60,70]; P1=[9]; deck=[90]")


def test_greedy_takes_a_trick_even_when_it_may_stop() -> None:
    assert Lay(TG.cards[37 - 2], 0) == _greedy(TG, "A=47; P0=[37,60]; P1=[9]; deck=[90]; laid=2")


def test_greedy_stops_as_soon_as_it_may() -> None:
    assert End() == _greedy(TG, "A=47; P0=[48,60]; P1=[9]; deck=[90]; laid=2")


def test_greedy_puts_the_fire_out_first() -> None:
    assert Lay(TG.cards[41 - 2], 0) == _greedy(FIRE, "A=33; B=40; P0=[41,60]; P1=[9]; deck=[90]; due=[A]")


def test_greedy_lays_on_when_the_fire_is_past_saving() -> None:
    chosen = _greedy(FIRE, "A=77; C=21; P0=[20,19]; P1=[9]; deck=[90]; laid=2; due=[A]")
    assert Lay(TG.cards[20 - 2], 2) == chosen


def test_greedy_counts_help_as_a_cost_not_a_gain() -> None:
    assert Lay(F2F.cards[12 - 2], 0) == _greedy(F2F, "up0=11; up1=29; P0=[12,28]; P1=[5]; deck0=[7]")


def test_greedy_covers_its_skull() -> None:
    assert Lay(TG.cards[60 - 2], 0) == _greedy(EX, "P0=[42,60,2]; P1=[9]; deck=[90]", "42>A")


@pytest.mark.parametrize(
    ("text", "bot"),
    [
        ("score", Bot("score")),
        ("search:0.2s", Bot("search", Budget(seconds=0.2))),
        ("search:2000", Bot("search", Budget(playouts=2000))),
    ],
)
def test_a_bot_is_read_from_its_name_and_budget(text: str, bot: Bot) -> None:
    assert read_bot(text) == bot
    assert str(bot) == text


@pytest.mark.parametrize("text", ["search:", "search:0", "search:0s", "search:-1", "search:1e9s", "search:²"])
def test_a_budget_that_nobody_can_keep_is_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        read_bot(text)


@pytest.mark.parametrize("name", BOTS)
def test_only_a_bot_that_thinks_takes_a_budget(name: str) -> None:
    if name in THINKERS:
        assert read_bot(f"{name}:5") == Bot(name, Budget(playouts=5))
    else:
        with pytest.raises(NeedlessBudget, match=name):
            read_bot(f"{name}:5")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        read_bot("deep-thought")


def _fail(error: Exception) -> None:
    raise error


ERRORS = [UnknownBot("deep"), BadBudget("5x"), NeedlessBudget("greedy"), MissingExtra("sim")]


def test_an_error_about_bots_is_the_same_in_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        raised = [pool.submit(_fail, error).exception() for error in ERRORS]
    assert [(type(error), str(error), vars(error)) for error in raised] == [
        (type(error), str(error), vars(error)) for error in ERRORS
    ]


def test_a_bot_that_thinks_is_known_by_its_name() -> None:
    assert {bot for bot in BOTS if thinks(bot)} == {"instinct", "search", "strong", "master"}
    assert thinks("search:0.2s")


def test_only_levels_whose_extra_is_installed_run_here(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels_here() == tuple(LEVELS)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert (levels_here(), missing_extra("master")) == (("beginner", "solid"), "sim")


def test_every_level_is_a_bot() -> None:
    assert {*LEVELS} <= {*BOTS}
    assert tuple(LEVELS) == ("beginner", "solid", "strong", "master")


def test_each_level_that_needs_no_compiler_beats_the_one_below() -> None:
    """On the same four deals of three; a beginner leaves about 25 cards and a solid player hardly any."""
    left = {bot: fmean(_play(TG, 3, bot, seed).state.left for seed in range(4)) for bot in ("beginner", "solid")}
    assert left["solid"] + 8 < left["beginner"]


def _beginner(position: str, *heard: str, seed: int = 1) -> object:
    seen = view(TG, at(TG, 2, position), 0, tuple(Heard(1, parse_signal(signal)) for signal in heard))
    return seat_bot("beginner", seed=seed, seat=0).choose(seen)


def test_a_beginner_overlooks_a_trick_now_and_then() -> None:
    position = "turn=P0; A=47; P0=[37,49,60,70]; P1=[9]; deck=[90]"
    chosen = [_beginner(position, seed=seed) for seed in range(60)]
    assert {*chosen} == {Lay(Card(37), 0), Lay(Card(49), 0)}
    assert 8 <= chosen.count(Lay(Card(49), 0)) <= 32


def test_a_beginner_keeps_off_a_pile_that_is_asked_for() -> None:
    position = "turn=P0; A=47; B=40; P0=[48,44]; P1=[9]; deck=[90]"
    assert _beginner(position) == Lay(Card(48), 0)
    assert _beginner(position, "KEEP(A,2)") == Lay(Card(44), 1)


def test_a_beginner_cannot_resist_a_tiny_step() -> None:
    position = "turn=P0; A=47; P0=[48,60,70]; P1=[9]; deck=[90]; laid=2"
    assert _beginner(position) == Lay(Card(48), 0)
    assert _beginner(position.replace("48", "51")) == End()


def _beginner_says(position: str, *, silent: bool = False) -> list[str]:
    seen = view(TG, at(TG, 2, position), 0)
    return [*map(format_signal, seat_bot("beginner", seed=1, seat=0, silent=silent).speak(seen))]


def test_a_beginner_asks_for_one_pile_where_it_is_close() -> None:
    assert _beginner_says("turn=P1; A=47; B=30; P0=[48,31]; P1=[9]; deck=[90]") == ["KEEP(A,2)"]


def test_com_10_a_beginner_says_nothing_where_its_word_would_tell_the_card() -> None:
    """On 97 the word means 98, 99 or the trick 87; on 98 only 99 or the trick 88, which is too close."""
    assert _beginner_says("turn=P1; A=97; P0=[98]; P1=[9]; deck=[90]") == ["KEEP(A,2)"]
    assert _beginner_says("turn=P1; A=98; P0=[99,55]; P1=[9]; deck=[90]; C=20; D=20") == []


def test_a_silent_beginner_neither_speaks_nor_listens() -> None:
    assert _beginner_says("turn=P1; A=47; P0=[48]; P1=[9]; deck=[90]", silent=True) == []
    position = "turn=P0; A=47; B=40; P0=[48,44]; P1=[9]; deck=[90]"
    seen = view(TG, at(TG, 2, position), 0, (Heard(1, parse_signal("KEEP(A,2)")),))
    assert seat_bot("beginner", seed=1, seat=0, silent=True).choose(seen) == Lay(Card(48), 0)
