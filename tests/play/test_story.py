"""What is told of a game, from games small enough to be counted by hand."""

import pytest

from tenback.play.game import Game
from tenback.play.record import replay
from tenback.play.story import Contribution, Moment, Pinch, Run, Story, count_tricks, places, tell_story
from tenback.rules import RULESETS, Card, Lay, Ruleset, find_ruleset
from tenback.rules.notation import parse_action
from tests.play.records import played
from tests.rules.table import at
from tests.strategies import small

TINY = small(find_ruleset("the-game"), range(2, 26), 8)  # row cards 1 and 26
TINIER = small(find_ruleset("the-game"), range(2, 14), 12)  # row cards 1 and 14
DUEL = small(find_ruleset("face-to-face"), range(2, 16), 6)  # row cards 1 and 16
HAND = [2, 3, 12, 13, 20, 22, 24, 25]


def told(rules: Ruleset, decks: list[list[int]], actions: str) -> Story:
    """Tell a game whose decks begin with these cards."""
    rest = [[card for card in rules.cards if card.rank not in deck] for deck in decks]
    deal = tuple((*map(Card, deck), *more) for deck, more in zip(decks, rest, strict=True))
    game = Game(rules, ["Ann", "Ben"][: len(decks)], deal)
    for action in ("P0:BEGIN", *actions.split()):
        game.do(parse_action(rules, action))
    return tell_story(game)


def test_a_share_counts_cards_tricks_and_the_steps_they_won_back() -> None:
    story = told(TINY, [HAND], "2>A 13>A 3>A 12>B")
    assert story.shares == [Contribution(laid=4, tricks=1, back=10, helps=0)]


def test_the_furthest_jumps_come_first_and_of_equals_the_earlier() -> None:
    jumps = told(TINY, [HAND], "2>A 24>C 13>A 12>B").jumps
    assert [(jump.step, jump.card, jump.count) for jump in jumps] == [(4, "13", 11), (5, "12", 11), (3, "24", 2)]


def test_a_trick_is_no_jump() -> None:
    story = told(TINY, [HAND], "13>A 3>A")
    assert [jump.card for jump in story.jumps] == ["13"]
    assert story.trick == Moment(step=3, seat=0, pile="A", card="3", count=10)


def test_a_help_is_told_with_how_far_it_moved_the_pile_back() -> None:
    story = told(DUEL, [[2, 10, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7]], "2>up0 10>up0 END 2>up1 3>up0")
    assert story.help == Moment(step=6, seat=1, pile="up0", card="3", count=7)
    assert [share.helps for share in story.shares] == [0, 1]


def test_a_run_is_broken_by_a_card_that_is_passed_over() -> None:
    assert told(TINY, [HAND], "13>A 2>B 3>B 25>C 24>C 20>A").run == Run(step=3, count=4)


def test_lays_that_pass_cards_over_are_no_run() -> None:
    assert told(TINY, [HAND], "13>A 20>A 24>A 2>B 3>B").run == Run(step=5, count=2)


def test_the_narrowest_moment_had_the_fewest_lays_while_something_was_owed() -> None:
    story = told(TINY, [[2, 3, 4, 5, 6, 7, 8, 25]], "25>A 8>B 7>C")
    assert story.narrowest == Pinch(step=3, seat=0, count=21)  # seven cards on B, C and D; then nothing is owed


@pytest.mark.parametrize(
    ("position", "count"),
    [
        ("A=20; B=25; C=2; D=3; P0=[21]", 1),  # goes on
        ("A=20; B=25; C=2; D=3; P0=[10]", 1),  # a trick
        ("A=20; B=25; C=2; D=3; P0=[11]", 0),
        ("A=20; B=25; C=2; D=9; P0=[8]; deck=[7,17]", 2),  # in hand or not
    ],
)
def test_a_card_has_a_place_where_it_goes_on_or_is_a_trick(position: str, count: int) -> None:
    assert places(TINY, at(TINY, 1, position)) == (count,)


def test_a_game_that_is_not_won_turned_where_the_most_cards_lost_their_places() -> None:
    story = told(TINY, [[2, 3, 24, 25, 5, 6, 7, 8]], "25>A 24>B 2>C 3>D")
    assert story.turning == Moment(step=5, seat=0, pile="D", card="3", count=-16)  # 12 to 15 are tricks


def test_a_game_that_is_won_turned_where_the_most_cards_found_places_again() -> None:
    story = told(TINIER, [[*range(2, 14)]], "2>C 3>D 12>A 11>B 13>D 10>D 9>D 8>D 7>D 6>D 5>D 4>D")
    assert story.turning == Moment(step=6, seat=0, pile="D", card="13", count=7)


def test_a_duel_turned_on_the_side_that_lost() -> None:
    decks = [[2, 15, 3, 4, 5, 6], [4, 15, 5, 6, 7, 8]]
    story = told(DUEL, decks, "15>up0 2>dn0 END 15>up1 4>dn1 P1:CONCEDE")
    assert story.turning == Moment(step=6, seat=1, pile="dn1", card="4", count=-8)  # and not Ann's ten


def test_a_game_without_a_card_has_no_moments() -> None:
    assert told(TINY, [HAND], "P0:CONCEDE") == Story(shares=[Contribution(laid=0, tricks=0, back=0, helps=0)], jumps=[])


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_shares_of_a_whole_game_add_up(rules: Ruleset) -> None:
    game = replay(played(rules.id, seats=2))
    story = tell_story(game)
    assert sum(share.laid for share in story.shares) == sum(isinstance(step, Lay) for step in game.log)
    assert sum(share.tricks for share in story.shares) == count_tricks(game.rules, game.lays())
