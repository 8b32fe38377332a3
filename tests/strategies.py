"""Hypothesis strategies: rulesets with house choices, positions reached by play, and whole games with talk."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from random import Random

from hypothesis import strategies as st

from tenback.play.chance import SEEDS
from tenback.play.deal import deal
from tenback.play.game import Game, Said, Step
from tenback.rules import (
    RULESETS,
    Action,
    Card,
    Concede,
    Direction,
    Lay,
    Ruleset,
    State,
    apply_unchecked,
    find_ruleset,
    legal,
    start,
    with_house,
)
from tenback.rules.commands import with_commands
from tenback.rules.effects import FIRE
from tenback.rules.notation import format_action
from tenback.rules.placement import gap
from tenback.rules.position import format_position
from tenback.rules.talk import ARGUMENTS, STRENGTHS, Answer, Argument, Band, Room, Signal, TalkRefused, Word

Refused = TalkRefused  # what a table answers to a signal it does not want

TINY_COMMANDS = {"stop": (4,), "skull": (7,), "three": (11,), "onepile": (12,), "notrick": (14,), "draw1": (16,)}


def small(rules: Ruleset, ranks: range, hand: int) -> Ruleset:
    """Return a variant with fewer cards and smaller hands; the row cards stand just outside its numbers."""
    ends = {Direction.UP: Card(ranks.start - 1), Direction.DOWN: Card(ranks.stop)}
    return replace(
        rules,
        cards=tuple(card for card in rules.cards if card.rank in ranks),
        piles=tuple(replace(pile, row_card=ends[pile.direction]) for pile in rules.piles),
        hand_size=dict.fromkeys(rules.hand_size, hand),
    )


def _small_fire(rules: Ruleset) -> Ruleset:
    fires = {Card(rank): (*rules.effects.get(Card(rank), ()), FIRE) for rank in (5, 13, 17)}
    return replace(rules, effects={**rules.effects, **fires})


SMALL_RULESETS = (
    small(find_ruleset("the-game"), range(2, 20), 3),
    small(find_ruleset("the-game/expert"), range(2, 24), 3),
    small(find_ruleset("face-to-face"), range(2, 16), 3),
    small(find_ruleset("quick-and-easy"), range(1, 5), 2),
    small(find_ruleset("quick-and-easy/professional"), range(1, 4), 2),
    _small_fire(small(find_ruleset("on-fire"), range(2, 20), 3)),
    with_commands(small(find_ruleset("extreme"), range(2, 20), 4), TINY_COMMANDS),
    _small_fire(with_commands(small(find_ruleset("extreme/on-fire"), range(2, 20), 4), TINY_COMMANDS)),
)

seeds = st.integers(0, SEEDS - 1)


@st.composite
def house(draw: st.DrawFn, rules: Ruleset) -> Ruleset:
    """Return the ruleset with any of its house choices made."""
    return with_house(rules, {switch.name: draw(st.sampled_from(switch.choices)) for switch in rules.switches})


@st.composite
def rulesets(draw: st.DrawFn, among: Sequence[Ruleset] = (*SMALL_RULESETS, *RULESETS)) -> Ruleset:
    """Return a ruleset, small or whole, with house choices."""
    return draw(house(draw(st.sampled_from(among))))


@st.composite
def seats_of(draw: st.DrawFn, rules: Ruleset) -> int:
    """Return a number of seats that the ruleset knows."""
    return draw(st.sampled_from(sorted(rules.hand_size)))


@dataclass(frozen=True, repr=False)
class Walk:
    """A way through a game: every position on it, and what led from one to the next."""

    rules: Ruleset
    seats: int
    states: tuple[State, ...]
    actions: tuple[Action, ...]

    @property
    def state(self) -> State:
        """Where the walk ends."""
        return self.states[-1]

    def __repr__(self) -> str:
        line = " ".join(format_action(self.rules, action) for action in self.actions)
        first, last = (format_position(self.rules, state) for state in (self.states[0], self.state))
        return f"{self.rules.id} {dict(self.rules.house)}, {self.seats} seats, {first} | {line} | {last}"


def _tame(rules: Ruleset, state: State) -> Callable[[Action], int]:
    """Order what may be done so that small numbers make long games."""

    def cost(action: Action) -> int:
        if not isinstance(action, Lay):
            return 4
        pile = rules.piles[action.pile]
        step = gap(pile, state.tops[action.pile], action.card)
        return step if pile.owner in (None, state.playing.seat) else -step

    return cost


def _options(rules: Ruleset, state: State) -> list[Action]:
    return sorted(legal(rules, state), key=_tame(rules, state))


GIVE_UP = 60  # one choice in so many is a concession


def _next(rules: Ruleset, state: State, choice: int) -> Action:
    options = _options(rules, state)
    ready = [seat for seat in range(len(state.hands)) if seat not in state.conceding]
    return Concede(ready[0]) if choice == GIVE_UP else options[choice % len(options)]


choices = st.lists(st.integers(0, 5) | st.integers(0, GIVE_UP), min_size=1, max_size=30)


@st.composite
def walks(draw: st.DrawFn, among: st.SearchStrategy[Ruleset] | None = None, *, whole: bool = False) -> Walk:
    """Return a game of legal actions, to its end or to any point before it."""
    rules = draw(rulesets() if among is None else among)
    seats = draw(seats_of(rules))
    states, actions = [start(rules, seats, deal(rules, seats, draw(seeds)))], list[Action]()
    length = 10_000 if whole else draw(st.integers(0, 160))
    for choice in islice(cycle(draw(choices)), length):
        if states[-1].outcome:
            break
        actions.append(_next(rules, states[-1], choice))
        states.append(apply_unchecked(rules, states[-1], actions[-1]))
    return Walk(rules, seats, tuple(states), tuple(actions))


def shuffled_unseen(walk: Walk, seat: int | None, random: Random) -> State:
    """Return the position with all cards exchanged that the seat may not know."""
    state = walk.state
    hands, decks = list(state.hands), list(state.decks)
    for deck in range(len(decks)):
        holders = [s for s in range(walk.seats) if s != seat and (deck == s or not walk.rules.own_decks)]
        unseen = sorted([*decks[deck], *(card for holder in holders for card in hands[holder])])
        random.shuffle(unseen)
        for holder in holders:
            size = len(hands[holder])
            hands[holder], unseen = frozenset(unseen[:size]), unseen[size:]
        decks[deck] = tuple(unseen)
    return replace(state, hands=tuple(hands), decks=tuple(decks))


# ---- talk, and games as they are recorded


@st.composite
def signals(draw: st.DrawFn, rules: Ruleset) -> Signal:
    """Return a signal of any word, mostly one that the table knows."""
    word = draw(st.sampled_from(sorted(rules.talk.words) or [*Word]))
    values: dict[str, st.SearchStrategy[object]] = {
        Argument.PILE: st.sampled_from([pile.name for pile in rules.piles if pile.name.isalpha()] or ["A"]),
        Argument.STRENGTH: st.sampled_from(STRENGTHS.get(word, range(4))),
        Argument.COLOUR: st.sampled_from(["red", "yellow", "grey"]),
        Argument.BAND: st.sampled_from(Band),
        Argument.ANSWER: st.sampled_from(Answer),
        Argument.COMMAND: st.sampled_from(["stop", "draw1"]),
    }
    return Signal(word, **{argument: draw(values[argument]) for argument in ARGUMENTS[word]})  # type: ignore[arg-type]


names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=12)


def take_if_allowed(game: Game, step: Step) -> None:
    """Do or say it, unless the table refuses the signal."""
    try:
        game.take(step)
    except Refused:
        assert isinstance(step, Said)


@st.composite
def games(draw: st.DrawFn, among: Sequence[Ruleset] = RULESETS) -> Game:
    """Return a game with names, talk and house choices, over or not, dealt from a seed or not."""
    rules = draw(rulesets(among))
    players = [draw(names) for _ in range(draw(seats_of(rules)))]
    game = Game.from_seed(rules, players, draw(seeds), room=draw(st.sampled_from(Room)))
    if draw(st.booleans()):
        game = Game(rules, players, game.deal, room=game.room)
    for choice in islice(cycle(draw(choices)), draw(st.integers(0, 60))):
        if game.state.outcome:
            break
        if choice % 7 == 0:
            take_if_allowed(game, Said(choice % len(players), draw(signals(rules))))
        game.take(_next(rules, game.state, choice))
    return game
