"""A finished game with all cards open: the deal, then every step with what it changed."""

from typing import Any

from msgspec import Struct

from tenback.play.game import Game, Said, Step
from tenback.play.record import Record, begin_replay
from tenback.play.story import Story, tell_story
from tenback.rules import Begin, Concede, End, Lay, State
from tenback.rules.notation import format_action, format_card
from tenback.rules.talk import format_signal
from tenback.server.tables.showing import Sight, change, marked, see, unlaid

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


def to_replay(record: Record) -> Replay:
    """Return a record, which has been checked, to be seen again."""
    game = begin_replay(record)
    rules, sight, cards, waiting = game.rules, see(game.view(None)), _hands(game), unlaid(game.view(None))
    steps, turns = [], []
    for number, step in enumerate(record.steps, start=1):
        steps.append(_take(game, step))
        if _begins_turn(game.state, step):
            turns.append(number)
    return Replay(
        ruleset=rules.id,
        house=dict(rules.house),
        marks={effect.name: cards for effect, cards in marked(rules).items()},
        names=list(game.players),
        sight=sight,
        cards=cards,
        unlaid=waiting,
        steps=steps,
        turns=turns,
        story=tell_story(game),
    )


def _take(game: Game, step: Step) -> Replayed:
    sight, hands, seat = see(game.view(None)), _hands(game), _seat(game, step)
    game.take(step)
    now = _hands(game)
    return Replayed(
        seat=seat,
        do="" if isinstance(step, Said) else format_action(game.rules, step),
        say=format_signal(step.signal) if isinstance(step, Said) else "",
        now=change(sight, see(game.view(None))),
        cards={str(at): now[at] for at in range(game.seats) if now[at] != hands[at]},
    )


def _seat(game: Game, step: Step) -> int:
    return step.seat if isinstance(step, Said | Begin | Concede) else game.state.playing.seat


def _hands(game: Game) -> Hands:
    return [[*map(format_card, sorted(hand))] for hand in game.state.hands]


def _begins_turn(state: State, step: Step) -> bool:
    return isinstance(step, Begin | Lay | End) and not state.outcome and state.playing.laid == 0
