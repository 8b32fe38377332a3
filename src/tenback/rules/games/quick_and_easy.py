"""Quick & Easy: 50 cards in five colours, one stack up, one stack down (QE)."""

from dataclasses import replace

from tenback.rules.cards import Card, Direction, Pile
from tenback.rules.placement import same_colour
from tenback.rules.ruleset import Ruleset, Terms
from tenback.rules.switches import TABLE_SWITCHES
from tenback.rules.talk import COLOUR_TALK, COLOUR_TALK_PROFESSIONAL

COLOURS = ("red", "blue", "green", "yellow", "grey")  # QE-1

QUICK_AND_EASY = Ruleset(
    id="quick-and-easy",
    cards=tuple(Card(rank, colour) for colour in COLOURS for rank in range(1, 11)),
    piles=(
        Pile("dn", Direction.DOWN, Card(11)),  # QE-2: any card may begin
        Pile("up", Direction.UP, Card(0)),
    ),
    hand_size={2: 2, 3: 2, 4: 2, 5: 2},  # QE-3
    need=1,
    need_empty=1,  # QE-10
    at_most=2,  # QE-5
    trick=same_colour,  # QE-7
    talk=COLOUR_TALK,
    terms=Terms.STACKS,
    switches=TABLE_SWITCHES,
)

QUICK_AND_EASY_PROFESSIONAL = replace(  # QE-15
    QUICK_AND_EASY,
    id="quick-and-easy/professional",
    version=2,
    at_most=1,
    talk=COLOUR_TALK_PROFESSIONAL,
)
