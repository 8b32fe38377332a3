"""What a bot remembers of others' cards: never more than is true, and nothing that it may have missed."""

from collections.abc import Sequence

import pytest

from tenback.bots import seat_bot
from tenback.bots.colours import Colours
from tenback.bots.convention import Talker
from tenback.bots.memory import Memory
from tenback.play.chance import Chance, Purpose
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import Action, Card, Lay, Ruleset, State, Turn, View, apply, find_ruleset, view
from tenback.rules.talk import Signal
from tenback.search.inference import Told

QE, PRO = find_ruleset("quick-and-easy"), find_ruleset("quick-and-easy/professional")
RED, BLUE, GREY = Card(6, "red"), Card(4, "blue"), Card(9, "grey")


class Rememberer:
    """A player that plays by the score and remembers; what it recalls is checked against all hands."""

    def __init__(self, game: Game, seat: int) -> None:
        self._player, self._game = seat_bot("score", seed=2, seat=seat), game
        self._talker, self._memory = Talker(Chance(2, Purpose.BOT), silent=False, people=()), Memory()
        self.sharper = 0

    def choose(self, view: View) -> Action:
        """Compare what is recalled with the truth."""
        told = self._talker.hear(view)
        self._memory.watch(view)
        for seat, (heard, each) in enumerate(zip(told, self._memory.recall(view, told), strict=True)):
            assert seat == view.seat or each.fits(self._game.state.hands[seat])
            self.sharper += len(each.bans) > len(heard.bans)
        return self._player.choose(view)

    def strength(self, view: View) -> int:
        """Be as keen as the player is."""
        return self._player.strength(view)

    def speak(self, view: View) -> tuple[Signal, ...]:
        """Watch, and say what the player says."""
        self._memory.watch(view)
        return self._player.speak(view)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rules", [QE, PRO], ids=lambda rules: rules.id)
def test_nothing_is_recalled_that_rules_a_real_hand_out(rules: Ruleset, seats: int) -> None:
    sharper = 0
    for seed in range(4):
        game = Game.from_seed(rules, [str(seat) for seat in range(seats)], seed)
        players = [Rememberer(game, seat) for seat in range(seats)]
        play_out(game, players)
        sharper += sum(player.sharper for player in players)
    assert sharper > 0


def _begun(seats: int = 2) -> State:
    hands = (frozenset({Card(8, "yellow"), Card(2, "red")}), frozenset({RED, BLUE}), frozenset({Card(3, "green")}))[
        :seats
    ]
    drawn = (Card(10, "yellow"), GREY)
    gone = frozenset({*drawn, Card(5, "grey")}).union(*hands)
    decks = ((*drawn, *(card for card in PRO.cards if card not in gone)),)
    tops = (PRO.piles[0].row_card, Card(5, "grey"))
    return State(tops=tops, hands=hands, decks=decks, turn=Turn(seat=0), conceding=frozenset(), outcome=None)


def _told(state: State) -> Sequence[Told]:
    talk = Colours(PRO, Chance(1, Purpose.BOT))
    said = [talk.describe(state.tops, hand, ()) for hand in state.hands[1:]]
    return [Told(), *(talk.understand(state.tops, words) for words in said)]


def _played(seats: int = 2) -> list[State]:
    states = [_begun(seats)]
    for lay in (Lay(Card(8, "yellow"), 0), Lay(BLUE, 0)):
        states.append(apply(PRO, states[-1], lay))
    return states


def _recalled(memory: Memory, seen: Sequence[State]) -> list[Told]:
    """Return what is recalled in the last of some positions by a seat that heard the others in the first."""
    first, last = (view(PRO, state, 0) for state in (seen[0], seen[-1]))
    memory.watch(first)
    memory.recall(first, _told(seen[0]))
    for state in seen[1:]:
        memory.watch(view(PRO, state, 0))
    return memory.recall(last, _told(seen[-1]))


def test_a_kept_card_was_meant_by_earlier_words_too() -> None:
    """The other wanted the pile up, laid another card, and drew: so the card that it wanted it for is still there."""
    states = _played()
    assert states[-1].hands[1] == {RED, GREY}
    near = {card for card in PRO.cards if card.colour == "red" and card.rank in range(6, 9)}
    assert any(need <= near for need in _recalled(Memory(), states)[1].needs)
    assert not any(need <= near for need in _told(states[-1])[1].needs)


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_missed_a_turn_remembers_nothing(seats: int) -> None:
    first, _, last = _played(seats)
    seen = view(PRO, last, 0)
    assert _recalled(Memory(), [first, last]) == Memory().recall(seen, _told(last))
    assert _recalled(Memory(), _played(seats)) != Memory().recall(seen, _told(last))


def test_what_people_said_is_not_remembered() -> None:
    states = _played()
    assert _recalled(Memory(people=(1,)), states) == [*_told(states[-1])]
