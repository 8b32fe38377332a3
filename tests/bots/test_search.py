"""The bot that thinks: legal, repeatable, quick enough, a team mate that listens, and stronger than the others."""

from typing import Any

import pytest

from tenback.bots import seat_bot
from tenback.play.game import Game, Said
from tenback.play.match import play_out
from tenback.rules import RULESETS, Begin, Card, Lay, Ruleset, find_ruleset, view
from tenback.rules.talk import Heard, parse_signal
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.savings import MOST_EXTRA
from tenback.search.thinker import Thought
from tests.rules.table import at
from tests.trying import is_long, long_elsewhere

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")


def _play(rules: Ruleset, seats: int, bot: str, seed: int, *, silent: bool = False) -> Game:
    game = Game.from_seed(rules, [bot] * seats, seed)
    play_out(game, [seat_bot(bot, seed=seed, seat=seat, silent=silent) for seat in range(seats)])
    return game


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_it_plays_every_game_to_its_end(rules: Ruleset) -> None:
    assert _play(rules, max(rules.hand_size), "search:24", 2).state.outcome is not None


def test_the_same_seed_and_play_outs_give_the_same_game() -> None:
    assert _play(TG, 3, "search:24", 5).log == _play(TG, 3, "search:24", 5).log


def test_a_budget_in_seconds_ends() -> None:
    game = Game.from_seed(TG, ["a", "b"], 1)
    game.do(Begin(0))
    assert seat_bot("search:0.05s", seed=1, seat=0).choose(game.view(0)) in game.view(0).legal


def test_hard_turns_take_what_easy_ones_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game costs no more than all its budgets."""
    spent, think = list[int](), JudgedThinker.think

    def note(*asked: Any) -> Thought:
        thought = think(*asked)
        spent.append(thought.playouts)
        return thought

    monkeypatch.setattr(JudgedThinker, "think", note)
    _play(TG, 1, "search:300", 5)
    assert min(spent) < 250
    assert 350 < max(spent) <= 300 * (1 + MOST_EXTRA) + 1  # a world is tried to its end
    assert sum(spent) <= 300 * len(spent) + 2  # whoever overdraws by a world has no debts


def test_a_silent_bot_says_nothing() -> None:
    said = [step for step in _play(TG, 2, "search:24", 3, silent=True).log if isinstance(step, Said)]
    assert {step.signal.word for step in said} <= {"START"}
    assert {step.signal.strength for step in said} == {0}


def test_bots_speak_at_every_table_that_has_words() -> None:
    for rules in RULESETS:
        said = [step for step in _play(rules, 2, "search:24", 3).log if isinstance(step, Said)]
        assert bool(said) == bool(rules.talk.words)


def test_it_keeps_off_a_pile_that_a_partner_asked_for() -> None:
    """Two piles would take the card equally well; the partner holds something close on one of them."""
    state = at(
        TG, 2, "turn=P0; A=40; B=40; C=60; D=60; P0=[44,56,90,91,92]; P1=[41,42,43,45,46]; deck=[10,11,12,80,81,82]"
    )
    for asked, free in (("A", 1), ("B", 0)):
        heard = (Heard(1, parse_signal(f"KEEP({asked},3)")),)
        chosen = seat_bot("search:400", seed=1, seat=0).choose(view(TG, state, 0, heard))
        lays = [chosen] if isinstance(chosen, Lay) else []
        assert Lay(Card(44), free) in lays or all(lay.card != Card(44) for lay in lays)


def test_it_finds_the_only_line_that_lays_every_card() -> None:
    state = at(TG, 3, "turn=P1; A=95; B=61; C=12; D=34; P0=[]; P1=[33,80,83]; P2=[25,29,78]; deck=[]")
    player = seat_bot("search:100", seed=1, seat=1)
    assert player.choose(view(TG, state, 1)) == Lay(Card(33), 3)
    after = at(TG, 3, "turn=P1; A=95; B=61; C=12; D=33; P0=[]; P1=[80,83]; P2=[25,29,78]; deck=[]; laid=1")
    assert not isinstance(player.choose(view(TG, after, 1)), Lay)


def test_asking_twice_in_the_middle_of_a_turn_gives_the_same_card() -> None:
    game = Game.from_seed(TG, ["a", "b"], 4)
    game.do(game.view(0).legal[0])
    seat, player = game.state.playing.seat, seat_bot("search:24", seed=1, seat=0)
    game.do(player.choose(game.view(seat)))
    assert player.choose(game.view(seat)) == player.choose(game.view(seat))


@long_elsewhere
def test_talking_wins_where_silence_does_not() -> None:
    """On the same deals of three; with time to think, talking wins 97 games in a hundred and silence about 80."""
    deals = range(10) if is_long() else [9]  # a hard one
    won = {
        silent: sum(_play(TG, 3, "search:60", seed, silent=silent).state.left == 0 for seed in deals)
        for silent in (True, False)
    }
    assert won[True] < won[False]


def test_it_beats_the_greedy_bot_in_a_duel() -> None:
    """Ten mirrored pairs: a coin would win sixteen of twenty once in 170 tries."""
    won = 0
    for seed in range(10):
        for seat in range(2):
            game = Game.from_seed(F2F, ["a", "b"], seed)
            bots = ["greedy", "greedy"]
            bots[seat] = "search:100"
            play_out(game, [seat_bot(bot, seed=seed, seat=at) for at, bot in enumerate(bots)])
            won += game.state.outcome is not None and seat in game.state.outcome.winners
    assert won >= 13
