"""The Game: 98 cards, two piles up, two piles down, one team (TG)."""

from dataclasses import replace

from tenback.rules.cards import Card, Direction, Pile
from tenback.rules.placement import ten_back
from tenback.rules.ruleset import Ruleset
from tenback.rules.switches import EXPERT_ENDGAME_MIN, TEAM_SWITCHES
from tenback.rules.talk import TEAM_TALK

THE_GAME = Ruleset(
    id="the-game",
    version=2,
    cards=tuple(Card(rank) for rank in range(2, 100)),  # TG-1
    piles=(
        Pile("A", Direction.UP, Card(1)),
        Pile("B", Direction.UP, Card(1)),
        Pile("C", Direction.DOWN, Card(100)),
        Pile("D", Direction.DOWN, Card(100)),
    ),
    hand_size={1: 8, 2: 7, 3: 6, 4: 6, 5: 6},  # TG-2, TG-3
    need=2,
    need_empty=1,  # TG-11
    trick=ten_back,  # TG-9
    lookahead=True,  # TG-22
    excellent_below=10,  # TG-24
    talk=TEAM_TALK,
    switches=TEAM_SWITCHES,
)

THE_GAME_EXPERT = replace(  # TG-4
    THE_GAME,
    id="the-game/expert",
    need=3,
    switches=(EXPERT_ENDGAME_MIN, *THE_GAME.switches),
)

THE_GAME_EXPERT_PLUS = replace(  # TG-4
    THE_GAME_EXPERT,
    id="the-game/expert-plus",
    hand_size={seats: size - 1 for seats, size in THE_GAME.hand_size.items()},
)
