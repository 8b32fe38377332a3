"""A view made again from the protocol is the view itself."""

from collections.abc import Iterator

import msgspec
import pytest

from tenback.bots import seat_bot
from tenback.client.view import SightReader
from tenback.play.game import Game
from tenback.play.match import choose_starter, hear_others
from tenback.protocol.sight import Sight
from tenback.rules import RULESETS, Ruleset
from tenback.server.tables.sights import see, unlaid
from tests.cli.running import across


def positions(rules: Ruleset, seed: int) -> Iterator[Game]:
    """Yield a game at every position, between players by chance and bots who talk even in their own turn."""
    seats = max(rules.hand_size)
    game = Game.from_seed(rules, [f"P{seat}" for seat in range(seats)], seed)
    players = [seat_bot("score" if seat % 2 else "uniform", seed=seed, seat=seat) for seat in range(seats)]
    yield game
    choose_starter(game, players)
    while not game.state.outcome:
        hear_others(game, players, listener=-1)
        yield game
        game.do(players[game.state.playing.seat].choose(game.view(game.state.playing.seat)))


def told(sight: Sight) -> Sight:
    """Return a sight as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(sight), type=Sight)


@pytest.mark.parametrize(("rules", "seed"), across(RULESETS, range(1, 6)))
def test_every_seat_sees_what_it_may_know(rules: Ruleset, seed: int) -> None:
    reader = SightReader(rules)
    for game in positions(rules, seed):
        for seat in range(game.seats):
            view = game.view(seat)
            assert reader.view(seat, told(see(view)), unlaid(view)) == view


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_the_outcome_is_seen(rules: Ruleset) -> None:
    *_, game = positions(rules, seed=7)
    view = game.view(0)
    assert view.outcome is not None
    assert SightReader(rules).view(0, told(see(view)), unlaid(view)).outcome == view.outcome
