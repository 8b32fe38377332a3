"""A finished game as it is told to be seen again."""

import gzip
from itertools import accumulate

import msgspec
import pytest

from tenback.play.game import Game
from tenback.play.record import Record, begin_replay, replay, to_record
from tenback.play.story import tell_story
from tenback.protocol.replay import Replay, Replayed
from tenback.protocol.sight import Result, Standing
from tenback.rules import RULESETS, Begin, Rating, Ruleset, find_ruleset
from tenback.rules.notation import format_card
from tenback.rules.talk import parse_signal
from tenback.server.tables.replay import to_replay
from tenback.server.tables.sights import Shown, see, unlaid
from tests.play.records import played
from tests.server.tables import act, begun, game_of

MOST = 20_000  # bytes of a whole game, compressed: far below what a page may weigh
every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)


def record_of(rules: Ruleset) -> Record:
    return played(rules.id, seats=max(rules.hand_size))


def sights(told: Replay) -> list[Shown]:
    """Return every position as a client folds it."""
    first: Shown = msgspec.structs.asdict(told.sight)
    return [*accumulate((step.now for step in told.steps), lambda sight, now: sight | now, initial=first)]


def hands(told: Replay) -> list[list[list[str]]]:
    def deal(cards: list[list[str]], step: Replayed) -> list[list[str]]:
        return [step.cards.get(str(seat), hand) for seat, hand in enumerate(cards)]

    return [*accumulate(told.steps, deal, initial=told.cards)]


@every_ruleset
def test_every_position_is_the_one_of_the_engine(rules: Ruleset) -> None:
    record = record_of(rules)
    game, told = begin_replay(record), to_replay(record)
    seen = [msgspec.structs.asdict(see(game.view(None)))]
    for step in record.steps:
        game.take(step)
        seen.append(msgspec.structs.asdict(see(game.view(None))))
    assert sights(told) == seen


@every_ruleset
def test_every_hand_is_the_one_of_the_engine(rules: Ruleset) -> None:
    record = record_of(rules)
    game, told = begin_replay(record), to_replay(record)
    for step, cards in zip((None, *record.steps), hands(told), strict=True):
        if step:
            game.take(step)
        assert cards == [[format_card(card) for card in sorted(hand)] for hand in game.state.hands]


@every_ruleset
def test_the_last_position_is_the_end_of_the_game(rules: Ruleset) -> None:
    record = record_of(rules)
    game, last = replay(record), sights(to_replay(record))[-1]
    assert last["result"] == see(game.view(None)).result is not None
    assert last["tops"] == [format_card(card) for card in game.state.tops]


@every_ruleset
def test_what_was_laid_is_what_is_no_longer_unlaid(rules: Ruleset) -> None:
    record = record_of(rules)
    told, end = to_replay(record), unlaid(replay(record).view(None))
    decks = [{*deck} for deck in told.unlaid]
    for step in told.steps:
        decks[step.seat if len(decks) > 1 else 0] -= {step.do.partition(">")[0]}
    assert decks == [{*deck} for deck in end]


@every_ruleset
def test_a_turn_begins_where_nothing_is_laid_yet(rules: Ruleset) -> None:
    told = to_replay(record_of(rules))
    ends = [number for number, step in enumerate(told.steps, start=1) if step.do == "END" or step.do.endswith("BEGIN")]
    seen = sights(told)
    assert {*told.turns} >= {number for number in ends if seen[number]["result"] is None}
    assert all(seen[number]["laid"] == 0 for number in told.turns)


@every_ruleset
def test_a_whole_game_is_small(rules: Ruleset) -> None:
    assert len(gzip.compress(msgspec.json.encode(to_replay(record_of(rules))))) < MOST


def test_a_signal_stands_from_the_step_on_at_which_it_was_given() -> None:
    game = Game.from_seed(find_ruleset("the-game"), ["Ann", "Ben"], 4)
    game.do(Begin(0))
    game.say(1, parse_signal("KEEP(A,2)"))
    told = to_replay(to_record(game))
    assert (told.steps[1].seat, told.steps[1].say) == (1, "KEEP(A,2)")
    assert [sight["standing"] for sight in sights(told)] == [[], [], [Standing(1, "KEEP(A,2)")]]


@pytest.mark.parametrize(
    ("name", "praise"), [("the-game", Rating.NONE), ("quick-and-easy", None), ("face-to-face", None)]
)
def test_a_result_is_rated_where_the_game_has_a_scale(name: str, praise: Rating | None) -> None:
    result = sights(to_replay(played(name)))[-1]["result"]
    assert isinstance(result, Result)
    assert result.rating is praise


def test_a_replay_knows_whose_cards_carry_which_mark() -> None:
    assert to_replay(played("on-fire")).marks == {"fire": ["22", "33", "44", "55", "66", "77"]}


def test_the_story_comes_with_it() -> None:
    record = played()
    assert to_replay(record).story == tell_story(replay(record))


def test_a_card_that_was_taken_back_was_never_laid() -> None:
    draft = begun(1, house={"undo": "all"})
    game = game_of(draft.table)
    card = format_card(min(game.state.hands[0]))
    act(draft, 0, f"{card}>A")
    game.undo()
    act(draft, 0, "P0:CONCEDE")
    assert [step.do for step in to_replay(to_record(game)).steps] == ["P0:BEGIN", "P0:CONCEDE"]
