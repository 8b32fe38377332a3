"""A finished game with all cards open: the deal, then every step with what it changed."""

from typing import Any, NamedTuple

from msgspec import Struct

from tenback.play.game import Game, Said, Step, begins_turn
from tenback.play.record import Record, begin_replay
from tenback.play.story import Story, tell_story
from tenback.protocol.sight import Sight, change, marked, see, unlaid
from tenback.rules import Begin, Concede
from tenback.rules.notation import format_action, format_card
from tenback.rules.talk import format_signal

Hands = list[list[str]]


class Replayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step: an action, or a signal; a card that is laid is no longer unlaid."""

    seat: int
    do: str = ""
    say: str = ""
    now: dict[str, Any] = {}  # fields of the sight that changed
    cards: dict[str, list[str]] = {}  # hands that changed, by seat


class Replay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game to be seen again, with all cards open."""

    ruleset: str
    house: dict[str, str] = {}
    marks: dict[str, list[str]] = {}  # the cards that carried each mark
    names: list[str]
    sight: Sight  # of an onlooker, before the first step
    cards: Hands  # of each seat, before the first step
    unlaid: Hands  # of each deck, before the first step
    steps: list[Replayed]
    turns: list[int]  # how many steps had been taken when each turn began
    story: Story


class Open(NamedTuple):
    """A position with all cards open."""

    sight: Sight
    hands: Hands


def to_replay(record: Record) -> Replay:
    """Return a record, which has been checked, to be seen again."""
    game = begin_replay(record)
    rules, waiting = game.rules, unlaid(game.view(None))
    dealt = before = Open(see(game.view(None)), _hands(game))
    steps, turns = [], []
    for number, step in enumerate(record.steps, start=1):
        taken, before = _take(game, step, before)
        steps.append(taken)
        if begins_turn(step, game.state):
            turns.append(number)
    return Replay(
        ruleset=rules.id,
        house=dict(rules.house),
        marks={effect.name: cards for effect, cards in marked(rules).items()},
        names=list(game.players),
        sight=dealt.sight,
        cards=dealt.hands,
        unlaid=waiting,
        steps=steps,
        turns=turns,
        story=tell_story(game),
    )


def _take(game: Game, step: Step, before: Open) -> tuple[Replayed, Open]:
    """Take a step, and return it with the position after it; what is only said moves no card."""
    said, seat = isinstance(step, Said), _seat(game, step)
    game.take(step)
    after = Open(see(game.view(None)), before.hands if said else _hands(game))
    moved = [at for at in range(game.seats) if after.hands[at] != before.hands[at]]
    replayed = Replayed(
        seat=seat,
        do="" if isinstance(step, Said) else format_action(game.rules, step),
        say=format_signal(step.signal) if isinstance(step, Said) else "",
        now=change(before.sight, after.sight),
        cards={str(at): after.hands[at] for at in moved},
    )
    return replayed, after


def _seat(game: Game, step: Step) -> int:
    return step.seat if isinstance(step, Said | Begin | Concede) else game.state.playing.seat


def _hands(game: Game) -> Hands:
    return [[*map(format_card, sorted(hand))] for hand in game.state.hands]
