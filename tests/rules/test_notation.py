"""One line for a card, an action, a position: what is read, and what is refused."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.bots import seat_bot
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import Begin, Card, Concede, End, Ending, Lay, Outcome, Ruleset, State, Turn, find_ruleset, view
from tenback.rules.notation import NotationError, NotationFault, format_card, parse_action, parse_card, parse_pile
from tenback.rules.position import format_position, format_seen, parse_position

TG = find_ruleset("the-game")
QE = find_ruleset("quick-and-easy")
F2F = find_ruleset("face-to-face")


@pytest.mark.parametrize(
    ("text", "card"),
    [("R7", Card(7, "red")), ("B1", Card(1, "blue")), ("G10", Card(10, "green")), ("Y2", Card(2, "yellow")),
     ("S9", Card(9, "grey"))],
)  # fmt: skip
def test_a_coloured_card_has_a_letter(text: str, card: Card) -> None:
    assert card == parse_card(QE, text)
    assert text == format_card(card)


@pytest.mark.parametrize("text", ["", "1", "100", "05", "5 ", "-5", "5.0", "R7", "٣٧", "+37", "1e1"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(TG, text)
    assert refused.value.fault is NotationFault.CARD


@pytest.mark.parametrize("text", ["7", "R11", "R0", "r7", "X7", "7R"])
def test_what_is_no_coloured_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_card(QE, text)


def test_actions_are_read() -> None:
    read = [parse_action(TG, text) for text in ("37>A", "END", "P1:BEGIN", "P0:CONCEDE")]
    assert read == [Lay(Card(37), 0), End(), Begin(1), Concede(0)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("37", NotationFault.ACTION),
        ("end", NotationFault.ACTION),
        ("CONCEDE", NotationFault.ACTION),
        ("P1:END", NotationFault.ACTION),
        ("37>E", NotationFault.PILE),
        ("37>", NotationFault.PILE),
        (">A", NotationFault.CARD),
        ("37>a", NotationFault.PILE),
    ],
)
def test_what_is_no_action_is_refused(text: str, fault: NotationFault) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(TG, text)
    assert refused.value.fault is fault


def test_an_unknown_pile_is_refused() -> None:
    with pytest.raises(NotationError, match="up2"):
        parse_pile(F2F, "up2")


def test_a_position_leaves_out_what_is_at_rest() -> None:
    assert format_position(TG, parse_position(TG, 2, "A=47; P0=[60,37]")) == "A=47; P0=[37,60]; turn=P0"


def test_every_flag_of_a_turn_has_a_word() -> None:
    text = "A=42; turn=P1; laid=2; exactly=3; helped=yes; stopped=yes; lock=B; cover=[A]; due=[C,D]"
    flags = Turn(seat=1, laid=2, exactly=3, helped=True, stopped=True, lock=1, uncovered=frozenset({0}),
                 due=frozenset({2, 3}))  # fmt: skip
    assert parse_position(TG, 2, text).turn == flags
    assert format_position(TG, parse_position(TG, 2, text)) == text


def test_the_end_and_the_wish_to_concede_have_words() -> None:
    text = "up0=9; turn=P0; conceding=[0]; over=concede[1]"
    state = parse_position(F2F, 2, text)
    assert (state.conceding, state.outcome) == (frozenset({0}), Outcome(Ending.CONCEDED, frozenset({1})))
    assert format_position(F2F, state) == text


def test_unknown_cards_are_those_that_are_nowhere_else() -> None:
    state = parse_position(TG, 1, "A=2; P0=[3,5]; deck=#3")
    assert state.decks == ((Card(4), Card(6), Card(7)),)


@pytest.mark.parametrize(
    "text",
    [
        "E=5", "P2=[5]", "deck0=[5]", "A", "A=", "A=5; A=6", "P0=5", "P0=[5", "turn=P2", "turn=0", "turn=P10",
        "laid=x", "laid=-1", "lock=E", "due=[E]", "deck=#x", "over=won[0]", "over=min", "over=min[x]", "conceding=[x]",
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(TG, 2, text)


@given(st.text("ABCDP01=[]#;,> -5xturnlaidover", max_size=30))
def test_any_other_text_is_refused_as_a_position_or_read(text: str) -> None:
    with suppress(NotationError):
        assert isinstance(parse_position(TG, 2, text), State)


@pytest.mark.parametrize(("rules", "seats"), [(TG, 3), (QE, 2), (F2F, 2)], ids=lambda one: getattr(one, "id", one))
def test_what_a_seat_sees_is_written_and_read_again(rules: Ruleset, seats: int) -> None:
    game = Game.from_seed(rules, [f"P{seat}" for seat in range(seats)], seed=7)
    play_out(game, [seat_bot("greedy", seed=7, seat=seat) for seat in range(seats)])
    for state, _ in [*game.course()][5::9]:
        seen = view(rules, state, state.playing.seat)
        read = parse_position(rules, seats, format_seen(seen))
        assert view(rules, read, state.playing.seat) == seen
