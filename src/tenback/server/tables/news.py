"""What each audience hears of an event: the one place where the log becomes messages."""

from collections.abc import Collection
from typing import NamedTuple

from tenback.play.game import Game
from tenback.protocol import messages
from tenback.protocol.messages import News, Occupant, Phase, Setting
from tenback.protocol.sight import Sight
from tenback.server.tables import events
from tenback.server.tables.events import Entry, Event, unsign
from tenback.server.tables.sights import BLANK, Shown, change, see_hand, see_own, see_shared, unlaid
from tenback.server.tables.speech import has_reacted, mute, unfriendly, words_now
from tenback.server.tables.table import Chair, Table

NOTHING: Shown = {}


class Audience(NamedTuple):
    """Viewers who see the same: a seat, its watchers, or everybody else."""

    seat: int | None = None
    own: bool = False  # the seat itself, which may act


def audience_of(table: Table, person: str, watch: int | None) -> Audience:
    """Return as whom somebody sees the table; whoever plays here is never a watcher."""
    seat = table.seat_of(person)
    if seat is not None:
        return Audience(seat, own=True)
    chair = table.chairs[watch] if watch is not None and watch < len(table.chairs) else None
    return Audience(watch) if chair and chair.shared and table.options.watch else Audience()


def may_watch(table: Table, audience: Audience) -> bool:
    """Say whether the audience may be here: watchers only where they are welcome."""
    return audience.own or table.options.watch or table.phase is Phase.GATHERING


class Sights:
    """What audiences see of the game of a table, by field; what everybody sees stands once."""

    __slots__ = ("is_dealt", "own", "shared")

    def __init__(self, shared: Shown, own: dict[Audience, Shown], *, is_dealt: bool) -> None:
        self.shared, self.own, self.is_dealt = shared, own, is_dealt

    def of(self, audience: Audience) -> Sight | None:
        """Return what one of the audiences sees, once the cards are dealt."""
        return Sight(**self.shared, **self.own[audience]) if self.is_dealt else None

    def changes(self, before: "Sights") -> dict[Audience, Shown]:
        """Return, for each audience, the fields that changed, with their new values."""
        if not self.is_dealt:
            return dict.fromkeys(self.own, NOTHING)
        shared = change(before.shared, self.shared)
        return {
            audience: {**shared, **change(before.own[audience], own)}
            if audience in before.own
            else change(BLANK, {**self.shared, **own})
            for audience, own in self.own.items()
        }


UNSEEN = Sights(BLANK, {}, is_dealt=False)


def sights_of(table: Table, audiences: Collection[Audience]) -> Sights:
    """Return what the audiences see of the game."""
    game = table.game
    if game is None or not audiences:
        return Sights(BLANK, dict.fromkeys(audiences, BLANK), is_dealt=False)
    views = game.views({audience.seat for audience in audiences})
    shared = {**see_shared(next(iter(views.values()))), "proposal": table.proposal, "recall": table.recall}
    shared["hints"] = _hints(table)
    say, silent, block = [*words_now(table)], mute(table) or "", unfriendly(table)
    own = {
        audience: {
            **see_own(views[audience.seat]),
            "undo": _may_undo(table, game, audience),
            "say": say,
            "mute": silent,
            "react": not block and audience.seat is not None and not has_reacted(table, audience.seat),
        }
        if audience.own
        else {"hand": see_hand(views[audience.seat])}
        for audience in audiences
    }
    return Sights(shared, own, is_dealt=True)


def _hints(table: Table) -> list[int]:
    if not table.hints:
        return []
    seats = [seat for seat, _ in table.hints]
    return [*map(seats.count, range(len(table.chairs)))]


def _may_undo(table: Table, game: Game, audience: Audience) -> bool:
    is_free = not table.recall and table.kept != table.moved
    return is_free and game.can_undo() and table.on_turn() == audience.seat


def sight_of(table: Table, audience: Audience) -> Sight | None:
    """Return what the audience sees of the game, once the cards are dealt."""
    return sights_of(table, (audience,)).of(audience)


def setting_of(table: Table) -> Setting:
    """Return everything about the table but its cards."""
    return Setting(
        options=table.options,
        phase=table.phase,
        version=table.version,
        seats=[_occupant(chair) if chair else None for chair in table.chairs],
        host=table.seat_of(table.host),
        root=table.root,
        rematch=table.rematch,
    )


def unlaid_of(table: Table) -> list[list[str]]:
    """Return the cards nobody has laid yet, where the table lets them be counted."""
    return unlaid(table.game.view(None)) if table.game and table.options.counter else []


def clock_left(table: Table, at: int) -> int:
    """Return the seconds that are left on the clock of this turn at a given time; 0 without a clock."""
    if not table.options.clock or table.phase is not Phase.PLAYING:
        return 0
    gone = max(0, at - table.turned)  # a clock that was set back does not make a turn longer
    return max(1, table.options.clock - gone // 1000)


def tell(table: Table, entry: Entry, audience: Audience, now: Shown) -> News:
    """Return the news of an event that has just happened, with what changed in the sight of the audience."""
    event, seq = entry.event, entry.seq
    told = retell(entry, audience, now, drawn=table.draws.get(seq, 0))
    if told:
        return told
    if isinstance(event, events.Stopped):
        return messages.Quiet(seq=seq, now=now)
    setting, cards = setting_of(table), unlaid_of(table) if isinstance(event, events.Started) else []
    return messages.Arranged(seq=seq, now=now, setting=setting, unlaid=cards, left=clock_left(table, entry.at))


def retell(entry: Entry, audience: Audience, now: Shown = NOTHING, *, drawn: int = 0) -> messages.Retold | None:
    """Return what an audience hears of an event, now or later; None if it only matters when it happens."""
    event, seq = entry.event, entry.seq
    match event:
        case events.Did():
            return messages.Did(
                seq=seq,
                now=now,
                id=_own(event, event.seat, audience),
                seat=event.seat,
                do=event.do,
                instant=event.instant,
                untrained=event.untrained,
                drawn=drawn,
            )
        case events.Said() | events.Wrote() | events.Reacted():
            return _retell_talk(event, seq, _own(event, event.seat, audience), now)
        case events.Undone():
            asker = event.seat if event.consent is None else event.consent
            return messages.Undone(seq=seq, now=now, id=_own(event, asker, audience), seat=event.seat, do=event.do)
        case events.Hinted():
            return messages.Hinted(seq=seq, now=now, id=_own(event, event.seat, audience), seat=event.seat)
        case events.Replaced():
            return messages.Replaced(seq=seq, now=now, seat=event.seat, bot=event.bot)
        case events.Stopped() if audience == Audience(event.seat, own=True):
            return messages.Stopped(seq=seq, now=now, reason=event.block)
    return None


def _retell_talk(
    event: events.Said | events.Wrote | events.Reacted, seq: int, own: str, now: Shown
) -> messages.Said | messages.Wrote | messages.Reacted:
    seat = event.seat
    if isinstance(event, events.Said):
        return messages.Said(seq=seq, now=now, id=own, seat=seat, say=event.say)
    if isinstance(event, events.Wrote):
        return messages.Wrote(seq=seq, now=now, id=own, seat=seat, text=event.text, doubt=event.doubt)
    return messages.Reacted(seq=seq, now=now, id=own, seat=seat, reaction=event.reaction)


def _own(event: Event, seat: int, audience: Audience) -> str:
    """Return the request that is answered, to the seat that asked."""
    return unsign(event.id) if audience == (seat, True) else ""


def _occupant(chair: Chair) -> Occupant:
    return Occupant(
        name=chair.name,
        bot=chair.bot,
        outside=chair.outside,
        shared=chair.shared,
        absent=chair.absent,
        stand_in=chair.stand_in,
        wants_end=chair.wants_end,
    )
