"""One game under way: its log, undo, talk, and piles that may be looked at."""

import pytest
from hypothesis import given

from tenback.play.codec import read_record
from tenback.play.game import Game, Said, UndoRefused, begins_turn
from tenback.play.record import to_record
from tenback.rules import Begin, Card, End, IllegalAction, Lay, Reason, Ruleset, find_ruleset, with_house
from tenback.rules.notation import parse_action
from tenback.rules.talk import Block, Room, active, parse_signal
from tests.strategies import Refused, games
from tests.trying import tried

TG = find_ruleset("the-game")
EX = find_ruleset("extreme")
ALL = with_house(TG, {"undo": "all"})
OFF = with_house(TG, {"undo": "off"})


def _game(rules: Ruleset, seats: int, first: str, line: str = "") -> Game:
    """Deal so that these cards lie on top, let seat 0 begin, and play the line."""
    top = [Card(int(text)) for text in first.split()]
    deck = (*top, *(card for card in rules.cards if card not in top))
    game = Game(rules, [f"P{seat}" for seat in range(seats)], (deck,))
    for text in f"P0:BEGIN {line}".split():
        game.do(parse_action(rules, text))
    return game


HANDS = "5 8 9 20 21 22 23 50 51 52 53 54 55 56"  # of two seats


def test_what_is_done_is_written_down() -> None:
    assert _game(TG, 2, HANDS, "5>A").log == [Begin(0), Lay(Card(5), 0)]


def test_what_was_said_before_the_start_is_gone_with_it() -> None:
    game = Game.from_seed(TG, ["Ann", "Ben"], 1)
    game.say(1, parse_signal("START(0)"))
    game.do(Begin(0))
    assert game.voices.heard == ()


def test_a_turn_begins_with_the_choice_of_the_starter_and_with_the_end_of_the_turn_before() -> None:
    game = _game(TG, 2, HANDS, "5>A 8>A END 50>A")
    states = [*(state for state, _ in game.course()), game.state]
    begun = [begins_turn(step, after) for step, after in zip(game.log, states[1:], strict=True)]
    assert begun == [True, False, False, True, False]


def test_nothing_that_is_said_begins_a_turn() -> None:
    game = _game(TG, 2, HANDS)
    game.say(1, parse_signal("KEEP(A,2)"))
    assert not begins_turn(game.log[-1], game.state)


def test_lays_come_with_the_position_before_them() -> None:
    game = _game(TG, 2, HANDS, "5>A 8>A END 50>A")
    laid = [(before.playing.laid, before.tops[0].rank, lay.card.rank) for before, lay in game.lays()]
    assert laid == [(0, 1, 5), (1, 5, 8), (0, 8, 50)]


def test_what_is_refused_is_not_written_down() -> None:
    game = _game(TG, 2, HANDS, "5>A")
    with pytest.raises(IllegalAction, match=Reason.NEED_MORE):
        game.do(End())
    assert game.log == [Begin(0), Lay(Card(5), 0)]


def test_an_action_of_another_seat_is_refused() -> None:
    with pytest.raises(IllegalAction, match=Reason.NOT_ON_TURN):
        _game(TG, 2, HANDS).do(Lay(Card(5), 0), by=1)


@given(games())
@tried(50)
def test_the_log_is_the_truth(game: Game) -> None:
    again = Game(game.rules, game.players, game.deal, seed=game.seed, room=game.room)
    for step in game.log:
        again.take(step)
    assert (game.state, game.voices, game.log) == (again.state, again.voices, again.log)


# ---- undo


def test_co_12_a_solo_player_takes_every_lay_of_the_turn_back() -> None:
    game = _game(TG, 1, HANDS, "5>A 8>A 9>A")
    for _ in range(3):
        game.undo()
    fresh = _game(TG, 1, HANDS)
    assert (fresh.state, fresh.log) == (game.state, game.log)


def test_co_12_undo_ends_with_the_draw() -> None:
    game = _game(TG, 1, HANDS, "5>A 8>A END")
    assert not game.can_undo()
    with pytest.raises(UndoRefused):
        game.undo()


def test_co_12_undo_reaches_back_to_the_draw_and_no_further() -> None:
    game = _game(TG, 1, HANDS, "5>A 8>A END 9>A")
    game.undo()
    assert not game.can_undo()
    assert game.state == _game(TG, 1, HANDS, "5>A 8>A END").state


def test_co_12_there_is_nothing_to_undo_before_the_first_lay() -> None:
    assert not _game(TG, 1, HANDS).can_undo()


def test_co_12_nobody_takes_back_in_company() -> None:
    game = _game(TG, 2, HANDS, "5>A")
    with pytest.raises(UndoRefused):
        game.undo()
    assert game.state.tops[0] == Card(5)


def test_co_12_the_switch_lets_everybody_take_back() -> None:
    game = _game(ALL, 2, HANDS, "5>A")
    game.undo()
    assert game.state == _game(ALL, 2, HANDS).state


def test_co_12_the_switch_takes_it_from_the_solo_player() -> None:
    with pytest.raises(UndoRefused):
        _game(OFF, 1, HANDS, "5>A").undo()


def test_co_12_a_lay_that_ended_the_turn_stays() -> None:
    extreme = with_house(EX, {"undo": "all"})
    game = _game(extreme, 2, "38 " + HANDS, "38>A")
    assert not game.can_undo()


def test_co_12_signals_survive_an_undo() -> None:
    game = _game(ALL, 2, HANDS, "5>A")
    game.say(1, parse_signal("SAFE"))
    game.undo()
    assert game.log == [Begin(0), Said(1, parse_signal("SAFE"))]


@pytest.mark.parametrize("signals", ["49>A 50>A P1!OK", "P0!KEEP(B,1) P0!KEEP(A,1) 50>A P0!KEEP(C,1)"])
def test_co_12_undo_drops_what_was_said_since_and_may_no_longer_be_said(signals: str) -> None:
    game = _game(with_house(EX, {"undo": "all"}), 2, "49 50 " + HANDS.replace("50 ", ""))
    for text in signals.split():
        if "!" in text:
            game.say(int(text[1]), parse_signal(text[3:]))
        else:
            game.do(parse_action(EX, text))
    said = game.log[-1]
    game.undo()
    assert said not in game.log


def test_co_12_an_undo_leaves_what_its_log_says() -> None:
    game = _game(ALL, 2, HANDS, "5>A")
    for text in ("P1!SAFE", "8>A", "P0!TROUBLE", "9>A", "P1!OK"):
        step = Said(int(text[1]), parse_signal(text[3:])) if "!" in text else parse_action(ALL, text)
        game.take(step)
    for _ in range(3):
        game.undo()
        again = game.as_dealt()
        for step in game.log:
            again.take(step)
        assert (game.state, game.voices, game.log) == (again.state, again.voices, again.log)


def test_co_12_an_undo_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = _game(ALL, 2, HANDS, "5>A 8>A END")
    before = game.state
    game.do(parse_action(ALL, "50>C"))
    monkeypatch.setattr("tenback.play.game.apply", None)
    game.undo()
    assert game.state == before


# ---- talk


def test_a_signal_is_written_down_and_in_force() -> None:
    game = _game(TG, 2, HANDS)
    game.say(1, parse_signal("KEEP(A,2)"))
    assert game.log[-1] == Said(1, parse_signal("KEEP(A,2)"))
    assert [one.signal for one in active(game.voices)] == [parse_signal("KEEP(A,2)")]


@pytest.mark.parametrize(
    ("signal", "block"),
    [
        ("KEEP(up,2)", Block.NO_SUCH_PILE),
        ("COLOUR(red)", Block.MODE),
        ("START(3)", Block.STARTED),
        ("HAVE(STOP)", Block.MODE),
    ],
)
def test_a_signal_that_says_nothing_at_this_table_is_refused(signal: str, block: Block) -> None:
    game = _game(TG, 2, HANDS)
    with pytest.raises(Refused) as refused:
        game.say(1, parse_signal(signal))
    assert (refused.value.block, game.log) == (block, [Begin(0)])


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_can_speak(seat: int) -> None:
    with pytest.raises(Refused):
        _game(TG, 2, HANDS).say(seat, parse_signal("OK"))


def test_tg_25_a_solo_player_has_nobody_to_talk_to() -> None:
    with pytest.raises(Refused, match=Block.MODE):
        _game(TG, 1, HANDS).say(0, parse_signal("OK"))


def test_nobody_speaks_after_the_end() -> None:
    game = _game(TG, 2, HANDS, "P0:CONCEDE P1:CONCEDE")
    with pytest.raises(Refused, match=Block.MODE):
        game.say(0, parse_signal("OK"))


def test_a_ranked_room_bars_the_trick() -> None:
    game = Game.from_seed(TG, ["a", "b"], 1, room=Room.RANKED)
    with pytest.raises(Refused, match=Block.NUMBER_EQUIVALENT):
        game.say(0, parse_signal("TRICK(A)"))


def test_ex_11_nobody_speaks_while_silence_is_visible() -> None:
    game = _game(EX, 2, "49 50 " + HANDS.replace("50 ", ""), "49>A")
    with pytest.raises(Refused, match=Block.SILENCE):
        game.say(1, parse_signal("OK"))


def test_ex_11_speech_returns_when_silence_is_covered() -> None:
    game = _game(EX, 2, "49 50 " + HANDS.replace("50 ", ""), "49>A 50>A")
    game.say(1, parse_signal("OK"))
    assert isinstance(game.log[-1], Said)


def test_a_signal_goes_when_its_seat_lays_there() -> None:
    game = _game(TG, 2, HANDS)
    game.say(0, parse_signal("KEEP(A,2)"))
    game.do(Lay(Card(5), 0))
    assert active(game.voices) == ()


def test_a_signal_goes_at_the_end_of_its_seats_turn() -> None:
    game = _game(TG, 2, HANDS)
    game.say(1, parse_signal("SAFE"))
    for text in ("5>A", "8>A", "END", "50>A", "51>A"):
        game.do(parse_action(TG, text))
    assert len(active(game.voices)) == 1
    game.do(End())
    assert active(game.voices) == ()


# ---- piles that may be looked at


def test_co_8_piles_lie_as_they_were_laid() -> None:
    game = _game(TG, 1, HANDS, "5>A 8>A 23>C")
    piles = [[card.rank for card in pile] for pile in game.piles()]
    assert piles == [[1, 5, 8], [1], [100, 23], [100]]


def test_co_8_a_lay_taken_back_leaves_its_pile() -> None:
    game = _game(TG, 1, HANDS, "5>A 8>A")
    game.undo()
    assert [card.rank for card in game.piles()[0]] == [1, 5]


@given(games())
@tried(30)
def test_co_8_the_last_card_of_a_pile_is_its_top(game: Game) -> None:
    assert game.state.tops == tuple(pile[-1] for pile in game.piles())


def test_a_printed_game_shows_the_position_and_gives_no_card_away() -> None:
    game, other = (Game.from_seed(find_ruleset("the-game"), ["Ann", "Bob"], seed) for seed in (7, 8))
    assert str(game) == str(other)
    game.do(Begin(0))
    game.do(Lay(min(game.state.hands[0]), 0))
    assert str(game).splitlines() == [
        "the-game, 97 cards left",
        "A ↑ 13   B ↑ 1   C ↓ 100   D ↓ 100   deck 84",
        "> Ann  6 cards, 1 laid of 2",
        "  Bob  7 cards",
    ]


def test_a_game_is_named_by_what_it_is_and_how_far_it_is() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Bob"], 7)
    game.do(Begin(0))
    assert repr(game) == "<Game the-game: Ann, Bob; seed=7 steps=1 left=98>"
    assert repr(to_record(game)) == "<Record the-game: Ann, Bob; seed=7 steps=1 left=98>"


def test_a_printed_record_reads_back() -> None:
    record = to_record(Game.from_seed(find_ruleset("the-game"), ["Ann", "Bob"], 7))
    assert read_record(str(record).encode()) == record
