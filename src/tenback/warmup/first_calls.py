"""The first calls of all compiled functions that bots need: each call compiles one, or loads it from the cache."""

from collections.abc import Callable, Sequence

import numpy as np

from tenback.batch import layout
from tenback.batch.games import play_games
from tenback.batch.lower import lower
from tenback.batch.positions import load_view
from tenback.batch.talking_games import play_talking
from tenback.nets.colours.weights import COLOUR_NET
from tenback.nets.company.weights import COMPANY_NET
from tenback.nets.marked.weights import MARKED_NET
from tenback.nets.races.weights import RACE_NET
from tenback.nets.shape import SIZES
from tenback.nets.weights import untrained_net
from tenback.rules import Begin, Ruleset, View, apply, find_ruleset, start, view
from tenback.search.budget import Budget
from tenback.search.colours.thinker import ColourThinker
from tenback.search.company.thinker import CompanyThinker
from tenback.search.inference import Told
from tenback.search.kept_values import nothing_learnt
from tenback.search.marked.judge import MarkedJudge
from tenback.search.numbers.judge import NumberJudge
from tenback.search.numbers.thinker import JudgedThinker
from tenback.search.races.thinker import RaceThinker
from tenback.search.thinker import OF_EACH_LENGTH, Thinker, new_desk
from tenback.search.told_thinker import ToldThinker
from tenback.search.trials import weigh_told
from tenback.search.turns import propose_turns
from tenback.search.value import SAMPLE_WIDTH, sample_games
from tenback.search.worlds import told_sets
from tenback.solver.bound import Search
from tenback.warmup import Code

RULES, COLOURS, RACE, MARKED = map(find_ruleset, ("the-game", "quick-and-easy", "face-to-face", "extreme"))
SEATS = 2
UNTOLD = [Told()] * SEATS


def first_calls(code: Code) -> Sequence[Callable[[], object]]:
    """Return the calls that compile something."""
    small = {Code.GAMES: _play, Code.TALK: _talk}
    return (small[code],) if code in small else FirstCalls().all


def _play() -> None:
    play_games(RULES, SEATS, "greedy", range(1))


def _talk() -> None:
    book = np.zeros(layout.PHRASEBOOK_SIZE, np.int64)
    book.setflags(write=False)
    play_talking(RULES, SEATS, "score", book, ())


class FirstCalls:
    """One call of each entry point that bots need to think, with arguments of the same types as in real use."""

    def __init__(self) -> None:
        self._desk = new_desk(lower(RULES, SEATS), layout.SCORE, nothing_learnt())
        nets = {name: untrained_net(name) for name in SIZES}
        self._judged, self._told = JudgedThinker(RULES, SEATS, nets), ToldThinker(RULES, SEATS, NumberJudge(nets))
        self._raced = RaceThinker(RACE, SEATS, RACE_NET.untrained())
        self._company = CompanyThinker(RULES, SEATS, nets, COMPANY_NET.untrained(), people=range(1, SEATS))
        self._marked = ToldThinker(MARKED, SEATS, MarkedJudge(MARKED_NET.untrained()))

    @property
    def all(self) -> Sequence[Callable[[], object]]:
        """The calls in an order in which they may be made, the smallest first."""
        return (
            self._look,
            self._weigh,
            self._propose,
            self._learn,
            self._glance,
            self._think,
            self._think_judged,
            self._glance_told,
            self._glance_coloured,
            self._glance_raced,
            self._think_raced,
            self._glance_marked,
            self._think_marked,
            self._think_in_company,
            self._search,
        )

    def _look(self) -> None:
        load_view(self._desk.table, self._desk.games, _first_turn())

    def _weigh(self) -> None:
        weigh_told(self._desk, told_sets((), UNTOLD), np.uint64(0), 1)

    def _propose(self) -> None:
        propose_turns(self._desk.table, self._desk.scratch, self._desk.games, self._desk.turns, OF_EACH_LENGTH)

    def _learn(self) -> None:
        seeds, samples, games = np.arange(1, dtype=np.uint64), np.zeros((1, SAMPLE_WIDTH)), self._desk.games[:1]
        sample_games(self._desk.table, self._desk.scratch, games, self._desk.policies[0], seeds, samples)

    def _think(self) -> None:
        Thinker(RULES, SEATS, talks=False).think(_first_turn(), UNTOLD, Budget(playouts=1), seed=0)

    def _glance(self) -> None:
        self._judged.glance(_first_turn())

    def _think_judged(self) -> None:
        self._judged.think(_first_turn(), UNTOLD, Budget(playouts=2), seed=0)

    def _glance_told(self) -> None:
        self._told.glance(_first_turn(), UNTOLD, seed=0)

    def _glance_coloured(self) -> None:
        ColourThinker(COLOURS, SEATS, COLOUR_NET.untrained()).glance(_first_turn(COLOURS), UNTOLD, seed=0)

    def _glance_raced(self) -> None:
        self._raced.glance(_first_turn(RACE), UNTOLD)

    def _think_raced(self) -> None:
        self._raced.think(_first_turn(RACE), UNTOLD, Budget(playouts=2), seed=0)

    def _glance_marked(self) -> None:
        self._marked.glance(_first_turn(MARKED), UNTOLD, seed=0)

    def _think_marked(self) -> None:
        self._marked.think(_first_turn(MARKED), UNTOLD, Budget(playouts=2), seed=0)

    def _think_in_company(self) -> None:
        self._company.think(_first_turn(), UNTOLD, Budget(playouts=4), seed=0)

    def _search(self) -> None:
        Search(RULES, SEATS, width=1).judge(0)


def _first_turn(rules: Ruleset = RULES) -> View:
    begun = apply(rules, start(rules, SEATS, (tuple(rules.cards),) * (SEATS if rules.own_decks else 1)), Begin(0))
    return view(rules, begun, 0)
