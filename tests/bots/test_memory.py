"""What bots remember of others' hands is still true, and no more than was told."""

from dataclasses import replace

import pytest

from tenback import Game, find_ruleset, play_out, seat_bot
from tenback.bots.convention import Talker
from tenback.bots.memory import MOST, Memory
from tenback.play.chance import Chance, Purpose
from tenback.play.match import choose_starter, hear, listen
from tenback.rules import Action, Begin, Card, View
from tenback.search.inference import Told

TG = find_ruleset("the-game")
OTHER = 1  # the seat that tells something; seat 0 remembers


def _cards(*ranks: int) -> frozenset[Card]:
    return frozenset(map(Card, ranks))


@pytest.fixture
def view() -> View:
    """Two players, and it is the turn of the other one."""
    game = Game.from_seed(TG, ("Ann", "Ben"), seed=1)
    game.do(Begin(OTHER))
    return game.view(0)


def _look(
    memory: Memory, view: View, needs: tuple[frozenset[Card], ...] = (), bans: frozenset[Card] = _cards()
) -> Told:
    return memory.look(view, [Told(), Told(needs, bans)])[OTHER]


def _own_turn(view: View, *gone: int) -> View:
    """Return the own turn after these cards were laid."""
    assert view.turn is not None
    return replace(view, turn=replace(view.turn, seat=0, laid=0), unlaid=(view.unlaid[0] - _cards(*gone),))


def _hidden(view: View, count: int) -> list[int]:
    return sorted(card.rank for card in view.unlaid[0] - view.hand)[:count]


def test_a_promise_is_remembered_after_the_word_is_gone(view: View) -> None:
    memory, ranks = Memory(), _hidden(view, 3)
    own = _own_turn(view)
    _look(memory, own, (_cards(*ranks),))
    assert _look(memory, own).needs == (_cards(*ranks),)


def test_a_promise_ends_with_a_card_that_its_seat_may_have_kept_it_with(view: View) -> None:
    memory, (a, b, c, d, e, f) = Memory(), _hidden(view, 6)
    _look(memory, _own_turn(view), (_cards(a, b, c), _cards(d, e, f)))
    _look(memory, view)  # the other seat is on turn, and lays
    assert _look(memory, _own_turn(view, a)).needs == (_cards(d, e, f),)


def test_who_looks_only_in_own_turns_knows_that_all_others_have_played(view: View) -> None:
    memory, (a, b, c, d, e, f) = Memory(), _hidden(view, 6)
    _look(memory, _own_turn(view), (_cards(a, b, c), _cards(d, e, f)), _cards(*_hidden(view, 8)[6:]))
    assert _look(memory, _own_turn(view, a)) == Told((_cards(d, e, f),))


def test_what_people_say_is_not_remembered(view: View) -> None:
    memory, ranks = Memory(people=[OTHER]), _hidden(view, 3)
    own = _own_turn(view)
    assert _look(memory, own, (_cards(*ranks),)).needs
    assert _look(memory, own) == Told()


def test_a_card_that_somebody_else_laid_was_not_meant(view: View) -> None:
    memory, (a, b, c) = Memory(), _hidden(view, 3)
    own = _own_turn(view)
    _look(memory, own, (_cards(a, b, c),))
    assert own.turn is not None
    later = replace(own, turn=replace(own.turn, laid=1), unlaid=(own.unlaid[0] - _cards(a),))
    assert _look(memory, later).needs == (_cards(b, c),)


def test_what_a_seat_does_not_hold_it_may_draw(view: View) -> None:
    memory, ranks = Memory(), _hidden(view, 3)
    own = _own_turn(view)
    assert _look(memory, own, bans=_cards(*ranks)).bans == _cards(*ranks)
    assert _look(memory, own).bans == _cards(*ranks)
    _look(memory, view)
    assert _look(memory, _own_turn(view)).bans == _cards()


def test_a_promise_that_follows_from_another_is_left_out(view: View) -> None:
    memory, (a, b, c, d) = Memory(), _hidden(view, 4)
    own = _own_turn(view)
    _look(memory, own, (_cards(a, b, c, d),))
    assert _look(memory, own, (_cards(a, b, c),)).needs == (_cards(a, b, c),)


def test_only_so_many_promises_are_remembered(view: View) -> None:
    own, memory = _own_turn(view), Memory()
    ranks = _hidden(view, 40)
    _look(memory, own, tuple(_cards(*ranks[at : at + 2]) for at in range(0, 40, 2)))
    assert len(_look(memory, own).needs) == MOST


def test_cards_that_come_back_end_all_memories(view: View) -> None:
    memory, (a, b, c) = Memory(), _hidden(view, 3)
    later = replace(_own_turn(view), unlaid=(view.unlaid[0] - _cards(a),))
    _look(memory, later, (_cards(b, c),))
    assert _look(memory, _own_turn(view)) == Told()


@pytest.mark.parametrize(
    "game", ["the-game/expert", "on-fire", "extreme", "quick-and-easy", "quick-and-easy/professional"]
)
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("listens", [True, False])
def test_what_is_remembered_is_true_of_every_hand_in_whole_games(game: str, seats: int, *, listens: bool) -> None:
    rules = find_ruleset(game)
    table = Game.from_seed(rules, [f"P{seat}" for seat in range(seats)], seed=seats)
    players = [(_Watched if listens else _Absent)(seat, table) for seat in range(seats)]
    play_out(table, players)
    assert sum(player.remembered for player in players) > 0


class _Absent:
    """Plays as `score` does, and remembers what is told at the start of its turns; it is compared with the hands."""

    def __init__(self, seat: int, table: Game) -> None:
        self._bot, self._table, self._memory = seat_bot("score", seed=seat, seat=seat), table, Memory()
        self.strength, self.speak = self._bot.strength, self._bot.speak
        self._talker = Talker(Chance(seat, Purpose.BOT, seat), silent=False, people=())
        self.remembered = 0

    def choose(self, view: View) -> Action:
        if view.turn is None or view.turn.laid == 0:
            self._remember(view)
        return self._bot.choose(view)

    def _remember(self, view: View) -> None:
        known = self._memory.look(view, self._talker.hear(view))
        for seat, told in enumerate(known):
            if seat != view.seat and not (view.turn and view.turn.seat == seat):
                assert told.fits(self._table.state.hands[seat]), (seat, told)
                self.remembered += len(told.needs)


class _Watched(_Absent):
    """Listens while others play, too."""

    def listen(self, view: View) -> None:
        self._remember(view)


def test_those_who_remember_hear_what_is_said_while_others_play() -> None:
    heard = list[int]()

    class Ears(_Watched):
        def listen(self, view: View) -> None:
            heard.append(-1 if view.on_turn else len(view.heard))

    table = Game.from_seed(TG, ("Ann", "Ben"), seed=3)
    players = [Ears(seat, table) for seat in range(2)]
    choose_starter(table, players)
    hear(table, players, [1 - table.state.playing.seat])
    listen(table, players, [1 - table.state.playing.seat])
    assert heard == [len(table.voices.heard)]
    assert heard[0] > 0
