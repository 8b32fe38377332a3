"""The families of games that have slim nets: how each is recognised, and how it is learnt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.batch import layout
from tenback.batch.compiler import Numbers
from tenback.nets.colours import layout as colour_layout
from tenback.nets.colours.family import is_of_colours
from tenback.nets.colours.weights import COLOUR_NET
from tenback.nets.company.family import has_company
from tenback.nets.company.weights import COMPANY_NET
from tenback.nets.marked import layout as marked_layout
from tenback.nets.marked.family import is_marked
from tenback.nets.marked.weights import MARKED_NET
from tenback.nets.races import layout as race_layout
from tenback.nets.races.family import is_race
from tenback.nets.races.weights import RACE_NET
from tenback.nets.slim.weights import SlimNet
from tenback.search.colours.turns import new_colour_desk
from tenback.search.marked.turns import new_marked_desk
from tenback.search.races.turns import new_race_desk
from tenback.train.slim.colours import learn_colours
from tenback.train.slim.company import learn_company
from tenback.train.slim.marked import learn_marked
from tenback.train.slim.race import learn_races


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Games whose nets are learnt in one way."""

    net: SlimNet
    suits: Callable[[Numbers], bool]  # whether the nets can judge the game of a table
    like: str  # what such a game is like
    policy: int  # where a plan is upset
    seats: tuple[int, ...]  # how many play, game after game
    most_shown: int  # inputs of a position that are not 0
    spread: float  # of the first weights of an input
    trace: float
    hope_until: float = 0.0  # share of a run in which lost games count for something
    batch: int = 8  # games between two steps
    rate: float = 2e-3  # of learning, at first
    new_desk: Callable[[NDArray[np.float32]], Any]
    learn: Callable[..., None]


FAMILIES: Mapping[str, Family] = {
    "colours": Family(
        net=COLOUR_NET,
        suits=is_of_colours,
        like="one team with a pile up, a pile down, and ten cards of a colour",
        policy=layout.HEED,
        seats=(2, 3, 2, 4, 5),  # two have it hardest
        most_shown=colour_layout.MOST_SHOWN,
        spread=0.1,
        trace=0.15,
        new_desk=new_colour_desk,
        learn=learn_colours,
    ),
    "race": Family(
        net=RACE_NET,
        suits=is_race,
        like="two sides, each with its own cards, a pile up and a pile down, and tricks of ten",
        policy=layout.SCORE,
        seats=(2,),
        most_shown=race_layout.MOST_SHOWN,
        spread=0.05,
        trace=0.4,
        new_desk=new_race_desk,
        learn=learn_races,
    ),
    "marked": Family(
        net=MARKED_NET,
        suits=is_marked,
        like="one team with two piles up, two down, tricks of ten, and cards that burn or command",
        policy=layout.HEED,
        seats=(2, 3, 2, 4, 3, 5),
        most_shown=marked_layout.MOST_SHOWN,
        spread=0.05,
        trace=0.7,
        hope_until=0.25,
        batch=4,
        rate=1.5e-3,
        new_desk=new_marked_desk,
        learn=learn_marked,
    ),
    "company": Family(
        net=COMPANY_NET,
        suits=has_company,
        like="one team of two or more, with two piles up, two down, tricks of ten, and nothing that burns or commands",
        policy=layout.SCORE,
        seats=(2, 3, 2, 4, 3, 5),
        most_shown=marked_layout.MOST_SHOWN,
        spread=0.05,
        trace=0.7,
        hope_until=0.1,
        batch=4,
        rate=2e-3,
        new_desk=partial(new_marked_desk, knows=False),
        learn=learn_company,
    ),
}
