"""The closed vocabulary in which every game of the family is described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tenback.rules.actions import Lay
from tenback.rules.cards import Card, Pile
from tenback.rules.effects import Effect
from tenback.rules.endings import Duty
from tenback.rules.placement import Fits
from tenback.rules.talk import Talk


class Starter(StrEnum):
    """How the seat of the first turn is chosen."""

    AGREED = "agreed"  # TG-5, QE-4
    LOT = "lot"  # F2F-3


class Undo(StrEnum):
    """Who may take a laid card back before the draw (CO-12)."""

    SOLO = "solo"
    OFF = "off"
    ALL = "all"


class Terms(StrEnum):
    """What a game's own rulebook calls the places to lay cards, and with them row cards and tricks."""

    PILES = "piles"
    STACKS = "stacks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A game of the family as one value."""

    id: str
    version: int = 1  # grows when behaviour changes, never for speed
    cards: tuple[Card, ...]
    piles: tuple[Pile, ...]  # as they lie on the table, from the top
    hand_size: Mapping[int, int]  # by number of seats
    need: int  # cards per turn while the draw pile lasts
    need_empty: int  # cards per turn once it is empty
    trick: Fits  # what may go against the direction
    talk: Talk
    terms: Terms = Terms.PILES  # for texts; no rule depends on it
    at_most: int | None = None  # cards per turn
    helps: Fits | None = None  # what one card per turn on another's pile must do
    draw_unhelped: int | None = None  # cards drawn after a turn without help; None: fill the hand
    own_decks: bool = False  # each seat has its own set of the cards
    race: bool = False  # seats play against each other
    starter: Starter = Starter.AGREED
    effects: Mapping[Card, tuple[Effect, ...]] = field(default_factory=dict)
    unverified: bool = False  # we can only guess which cards carry the effects
    excellent_below: int = 0  # fewer cards left than this earn praise
    lookahead: bool = False  # lost as soon as the minimum is out of reach
    cap_need: bool = False  # a hand below the minimum need not reach it
    cap_need_empty: bool = False  # the same once the draw pile is empty
    lock_lasts: bool = False  # the one-pile lock outlives its card
    final_duties: frozenset[Duty] = frozenset({Duty.SKULL, Duty.THREE})  # what the very last card must not leave open
    undo: Undo = Undo.SOLO
    pile_history: bool = False  # covered cards may be browsed
    switches: tuple[Switch, ...] = ()  # house choices on offer
    house: Mapping[str, str] = field(default_factory=dict)  # house choices made
    is_plain: bool = field(init=False, repr=False, compare=False)  # nothing but its top decides what fits on a pile
    card_set: frozenset[Card] = field(init=False, repr=False, compare=False)
    fitting: dict[tuple[int, Card], dict[Card, Lay]] = field(  # by pile and top: the lays that fit, once asked for
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        """Find out once what is asked for at every lay."""
        is_plain = not self.effects and all(pile.owner is None for pile in self.piles)
        object.__setattr__(self, "is_plain", is_plain)
        object.__setattr__(self, "card_set", frozenset(self.cards))

    def deck_of(self, seat: int | None) -> int:
        """Return the deck that a seat draws from; None, for everybody, means the first."""
        return seat if self.own_decks and seat is not None else 0

    def deck_count(self, seats: int) -> int:
        """Return how many decks so many seats draw from."""
        return seats if self.own_decks else 1


@dataclass(frozen=True, slots=True)
class Switch:
    """A point of the rules that tables may settle differently."""

    name: str
    default: str
    others: Mapping[str, Callable[[Ruleset], Ruleset]]

    @property
    def choices(self) -> tuple[str, ...]:
        """Every value the switch can have, the default first."""
        return (self.default, *self.others)


class HouseFault(StrEnum):
    """What is wrong with a house choice."""

    UNKNOWN_SWITCH = "unknown-switch"
    UNKNOWN_CHOICE = "unknown-choice"


class HouseError(ValueError):
    """A house choice that the ruleset does not offer."""

    def __init__(self, fault: HouseFault, switch: str, choice: str, offered: tuple[str, ...]) -> None:
        super().__init__(f"{fault.value}: {switch}={choice}")
        self.fault, self.switch, self.choice, self.offered = fault, switch, choice, offered


def with_house(rules: Ruleset, house: Mapping[str, str]) -> Ruleset:
    """Return the ruleset with house choices made; choosing the default changes nothing."""
    for name, choice in house.items():
        rules = _flip(rules, name, choice)
    return rules


def _flip(rules: Ruleset, name: str, choice: str) -> Ruleset:
    switch = next((switch for switch in rules.switches if switch.name == name), None)
    if switch is None:
        offered = tuple(switch.name for switch in rules.switches)
        raise HouseError(HouseFault.UNKNOWN_SWITCH, name, choice, offered)
    if choice not in switch.choices:
        raise HouseError(HouseFault.UNKNOWN_CHOICE, name, choice, switch.choices)
    if choice == switch.default:
        return rules
    return replace(switch.others[choice](rules), house={**rules.house, name: choice})
