"""Whole games between players: who begins, and that everybody sees a view and nothing else."""

from collections.abc import Sequence

import pytest

from tenback.bots import seat_bot
from tenback.play.deal import lot
from tenback.play.game import Game, Said
from tenback.play.match import choose_starter, play_out
from tenback.rules import RULESETS, Action, Begin, Ruleset, View, find_ruleset
from tenback.rules.talk import Signal, Word

TG = find_ruleset("the-game")
F2F = find_ruleset("face-to-face")
PRO = find_ruleset("quick-and-easy/professional")


class Keen:
    """A player who wants to begin so much, then takes the first legal action."""

    def __init__(self, strength: int) -> None:
        self._strength, self.views = strength, list[View]()

    def choose(self, view: View) -> Action:
        """Take the first."""
        self.views.append(view)
        return view.legal[0]

    def strength(self, view: View) -> int:
        """Want it as told."""
        self.views.append(view)
        return self._strength

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Say nothing."""
        self.views.append(view)
        return ()


def _keen(*strengths: int) -> list[Keen]:
    return [Keen(strength) for strength in strengths]


def _game(rules: Ruleset, players: Sequence[object], seed: int = 1) -> Game:
    return Game.from_seed(rules, [f"P{seat}" for seat in range(len(players))], seed)


@pytest.mark.parametrize(
    ("strengths", "seat"), [((0, 0, 0), 0), ((0, 1, 3), 2), ((2, 3, 3), 1), ((3, 0, 3), 0), ((1, 2, 0), 1)]
)
def test_tg_6_the_highest_strength_begins_and_ties_go_to_the_lowest_seat(strengths: tuple[int, ...], seat: int) -> None:
    players = _keen(*strengths)
    game = _game(TG, players)
    choose_starter(game, players)
    assert game.state.playing.seat == seat


def test_tg_6_the_wishes_are_said_before_the_first_turn() -> None:
    players = _keen(1, 3)
    game = _game(TG, players)
    choose_starter(game, players)
    said = [(step.seat, step.signal.word, step.signal.strength) for step in game.log if isinstance(step, Said)]
    assert said == [(0, Word.START, 1), (1, Word.START, 3)]


def test_tg_6_a_solo_player_begins_without_a_word() -> None:
    players = _keen(3)
    game = _game(TG, players)
    choose_starter(game, players)
    assert game.log == [Begin(0)]


def test_qe_4_professionals_say_how_keen_they_are_too() -> None:
    players = _keen(1, 3)
    game = _game(PRO, players)
    choose_starter(game, players)
    assert [step.signal.strength for step in game.log if isinstance(step, Said)] == [1, 3]
    assert game.log[-1] == Begin(1)


@pytest.mark.parametrize("seed", range(8))
def test_f2f_3_the_lot_of_the_seed_decides_whatever_players_want(seed: int) -> None:
    players = _keen(3, 0)
    game = _game(F2F, players, seed)
    choose_starter(game, players)
    assert game.log == [Begin(lot(2, seed))]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_game_is_played_to_its_end(rules: Ruleset) -> None:
    players = _keen(*([0] * max(rules.hand_size)))
    game = _game(rules, players)
    play_out(game, players)
    assert game.state.outcome is not None


def test_every_player_sees_the_view_of_its_own_seat() -> None:
    players = _keen(0, 0, 0)
    play_out(_game(TG, players), players)
    assert [{view.seat for view in player.views} for player in players] == [{0}, {1}, {2}]


def test_a_game_that_has_begun_goes_on() -> None:
    players = _keen(3, 0)
    game = _game(TG, players)
    game.do(Begin(1))
    play_out(game, players)
    assert game.log[0] == Begin(1)


@pytest.mark.parametrize("bot", ["uniform", "greedy", "score", "beginner"])
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    logs = []
    for _ in range(2):
        players = [seat_bot(bot, seed=6, seat=seat) for seat in range(3)]
        game = _game(TG, players, 6)
        play_out(game, players)
        logs.append(game.log)
    assert logs[0] == logs[1]


def test_f2f_3_without_a_seed_there_is_no_lot_to_draw() -> None:
    duel = find_ruleset("face-to-face")
    game = Game(duel, ["a", "b"], (duel.cards, duel.cards))
    with pytest.raises(ValueError, match="begun by hand"):
        choose_starter(game, _keen(0, 0))
