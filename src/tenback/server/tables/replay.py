"""A record made into a replay, step by step."""

from typing import NamedTuple

from msgspec.structs import asdict

from tenback.play.game import Game, Said, Step, begins_turn
from tenback.play.record import Record, begin_replay
from tenback.play.story import tell_story
from tenback.protocol.replay import Hands, Replay, Replayed
from tenback.protocol.sight import Sight
from tenback.rules import Begin, Concede
from tenback.rules.notation import format_action, format_card
from tenback.rules.talk import format_signal
from tenback.server.tables.sights import change, marked, see, unlaid


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
        unverified=rules.unverified,
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
        now=change(asdict(before.sight), asdict(after.sight)),
        cards={str(at): after.hands[at] for at in moved},
    )
    return replayed, after


def _seat(game: Game, step: Step) -> int:
    return step.seat if isinstance(step, Said | Begin | Concede) else game.state.playing.seat


def _hands(game: Game) -> Hands:
    return [[*map(format_card, sorted(hand))] for hand in game.state.hands]
