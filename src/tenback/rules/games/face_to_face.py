"""Face to Face: a duel, each side with its own cards and piles (F2F)."""

from tenback.rules.cards import Card, Direction, Pile
from tenback.rules.placement import backward, ten_back
from tenback.rules.ruleset import Ruleset, Starter
from tenback.rules.switches import LAST_CARD, TABLE_SWITCHES
from tenback.rules.talk import OPEN_TALK

FACE_TO_FACE = Ruleset(
    id="face-to-face",
    cards=tuple(Card(rank) for rank in range(2, 60)),  # F2F-1
    piles=(
        Pile("up0", Direction.UP, Card(1), owner=0),
        Pile("dn0", Direction.DOWN, Card(60), owner=0),
        Pile("up1", Direction.UP, Card(1), owner=1),
        Pile("dn1", Direction.DOWN, Card(60), owner=1),
    ),
    hand_size={2: 6},  # F2F-2
    need=2,
    need_empty=2,  # F2F-12
    trick=ten_back,  # F2F-4
    helps=backward,  # F2F-5
    draw_unhelped=2,  # F2F-13
    own_decks=True,
    race=True,
    starter=Starter.LOT,  # F2F-3
    lookahead=True,  # F2F-18
    talk=OPEN_TALK,
    switches=(LAST_CARD, *TABLE_SWITCHES),
)
