"""What becomes of a request: one event, or a refusal with its reason."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tenback.bots import LEVELS, missing_extra
from tenback.play.sheet import is_name
from tenback.protocol import requests
from tenback.protocol.messages import Phase
from tenback.protocol.options import Options
from tenback.protocol.refusals import No
from tenback.rules import Begin, HouseError, Reason, SetupError, SetupFault, UnknownRuleset, refusal
from tenback.rules.notation import NotationError, format_action, parse_action
from tenback.server.tables import events, utterances
from tenback.server.tables.capacity import USUAL, Capacity
from tenback.server.tables.events import Event
from tenback.server.tables.refused import OptionsRefused, Refused
from tenback.server.tables.table import Chair, Table, bot_name
from tenback.server.tables.visible import hides_nothing, shows_something
from tenback.server.tables.visitor import Visitor, running_game

NAME_LENGTH = 24
SPARE_EVENTS = 1_000  # beyond a full log, for choices about a starter or somebody absent: no game must get stuck


def decide(table: Table, visitor: Visitor, request: requests.Request, capacity: Capacity = USUAL) -> Event:
    """Return the event that the request makes happen, or raise `Refused`."""
    _demand_room(table, request, capacity)
    if isinstance(request, requests.Bot):
        demand_bot(request.bot, capacity)
    if isinstance(request, requests.Start) and request.fill:
        demand_bot(request.fill, capacity)
    event = _DECIDES[type(request)](table, visitor, request)
    if isinstance(event, events.Proposed):
        _demand_events(table, capacity.events + SPARE_EVENTS)
    return replace(event, id=visitor.sign(request.id))


def _demand_room(table: Table, request: requests.Request, capacity: Capacity) -> None:
    """Refuse what would make a log grow for ever; a game can always be played to its end."""
    if isinstance(request, requests.Do | requests.Rematch):
        return
    _demand_events(table, capacity.events + (SPARE_EVENTS if isinstance(request, requests.Absence) else 0))
    if isinstance(request, requests.Write | requests.React) and table.texts >= capacity.texts:
        raise Refused(No.CHAT_FULL)
    if isinstance(request, requests.Say) and table.game and len(table.game.log) >= capacity.steps:
        raise Refused(No.CHAT_FULL)


def _demand_events(table: Table, most: int) -> None:
    if table.seq >= most:
        raise Refused(No.LOG_FULL)


def _sit(table: Table, visitor: Visitor, ask: requests.Sit) -> Event:
    _demand(table, Phase.GATHERING)
    if not visitor.person:
        raise Refused(No.ANONYMOUS)
    chair = _chair(table, ask.seat)
    if chair and chair.person != visitor.person:
        raise Refused(No.SEAT_TAKEN)
    name = good_name(ask.name)
    others = (other for at, other in enumerate(table.chairs) if other and at not in (ask.seat, visitor.seat))
    if name.casefold() in (other.name.casefold() for other in others):  # nobody hears the difference
        raise Refused(No.NAME_TAKEN)
    return events.Seated(seat=ask.seat, name=name, person=visitor.person, outside=visitor.outside)


def _stand(table: Table, visitor: Visitor, ask: requests.Stand) -> Event:
    if table.phase is Phase.PLAYING:
        return events.Absent(seat=visitor.seated)
    _demand(table, Phase.GATHERING)
    return events.Cleared(seat=visitor.seated)


def _bot(table: Table, visitor: Visitor, ask: requests.Bot) -> Event:
    _demand(table, Phase.GATHERING)
    _demand_voice(table, visitor)
    chair = _chair(table, ask.seat)
    if chair and not chair.bot:
        raise Refused(No.SEAT_TAKEN)
    return seat_bot(table, ask.seat, ask.bot)


def seat_bot(table: Table, seat: int, bot: str) -> events.Seated:
    """Return the event that gives a seat to a bot."""
    return events.Seated(seat=seat, name=bot_name(table.chairs, seat), bot=bot)


def rebind(table: Table, old: str, new: str) -> events.Rebound:
    """Return the event that gives the seat of a person to their new pass, or refuse where it would be a second seat."""
    seat = table.seat_of(old)
    if seat is None:
        raise Refused(No.NOT_SEATED)
    if table.seat_of(new) is not None:
        raise Refused(No.SEAT_TAKEN)
    return events.Rebound(seat=seat, person=new)


def _clear(table: Table, visitor: Visitor, ask: requests.Clear) -> Event:
    _demand(table, Phase.GATHERING)
    chair = _chair(table, ask.seat)
    if chair and chair.person and visitor.person not in (table.host, chair.person):
        raise Refused(No.NOT_HOST)
    _demand_voice(table, visitor)
    return events.Cleared(seat=ask.seat)


def _change(table: Table, visitor: Visitor, ask: requests.Change) -> Event:
    if table.phase is Phase.PLAYING and _differs_in_pace(table.options, ask.options):
        return _set_pace(table, visitor, ask.options)
    _demand(table, Phase.GATHERING)
    if visitor.person != table.host:
        raise Refused(No.NOT_HOST)
    if any(table.chairs[ask.options.seats :]):
        raise Refused(No.SEAT_TAKEN)
    demand_options(ask.options)
    return events.Changed(options=ask.options)


def _differs_in_pace(now: Options, wanted: Options) -> bool:
    return now != wanted and replace(now, pace=wanted.pace) == wanted


def _set_pace(table: Table, visitor: Visitor, options: Options) -> Event:
    """Let bots play faster or slower, for the host or for whoever is alone with them."""
    if visitor.person != table.host and not _is_alone(table, visitor):
        raise Refused(No.NOT_HOST)
    return events.Changed(options=options)


def _hurry(table: Table, visitor: Visitor, ask: requests.Hurry) -> Event:
    _, seat = running_game(table), visitor.seated
    if not _is_alone(table, visitor):
        raise Refused(No.NOT_ALONE)
    if table.hurried or not table.is_bot_on_turn():
        raise Refused(No.NO_BOT_DUE)
    return events.Hurried(seat=seat)


def _hint(table: Table, visitor: Visitor, ask: requests.Hint) -> Event:
    demand_hint(table, visitor, ask)
    return events.Hinted(seat=visitor.seated)


def demand_hint(table: Table, visitor: Visitor, ask: requests.Hint) -> None:
    """Refuse a hint that does not come now, or not at this table."""
    _, seat = running_game(table), visitor.seated
    if ask.at != table.moved:
        raise Refused(No.STALE)
    if table.on_turn() != seat:
        raise Refused(Reason.NOT_ON_TURN)
    if not _is_alone(table, visitor) and (ask.meter or not table.options.hints):
        raise Refused(No.NO_HINTS)


def _is_alone(table: Table, visitor: Visitor) -> bool:
    """Say whether no other person is here to decide."""
    return table.people() == {visitor.seat}


def demand_options(options: Options) -> None:
    """Refuse options that no game can be played with."""
    try:
        rules = options.rules
    except (UnknownRuleset, HouseError) as error:
        raise OptionsRefused(error) from error
    if options.seats not in rules.hand_size:
        raise OptionsRefused(SetupError(SetupFault.SEATS), rules)


def _start(table: Table, visitor: Visitor, ask: requests.Start) -> Event:
    _demand(table, Phase.GATHERING)
    _demand_voice(table, visitor)
    if not all(table.chairs) and not ask.fill:
        raise Refused(No.SEATS_FREE)
    demand_options(table.options)
    return events.Started(fill=ask.fill, version=table.rules.version)


def _do(table: Table, visitor: Visitor, ask: requests.Do) -> Event:
    game, seat = running_game(table), visitor.seated
    if ask.at != table.moved:
        raise Refused(No.STALE)
    try:
        action = parse_action(table.rules, ask.do)
    except NotationError as error:
        raise Refused(No.UNREADABLE) from error
    reason = refusal(table.rules, game.state, action, seat)
    if reason:
        raise Refused(reason, action)
    if isinstance(action, Begin) and not _is_agreed(table, seat, action.seat):
        return _propose(table, seat, action.seat)
    return events.Did(seat=seat, do=ask.do)


def _propose(table: Table, seat: int, starter: int) -> Event:
    if table.proposal and table.proposal.starter == starter and seat in table.proposal.agreed:
        raise Refused(No.AGREED)
    return events.Proposed(seat=seat, starter=starter)


def _is_agreed(table: Table, seat: int, starter: int) -> bool:
    """Say whether everybody wants a seat to begin, now that this one says so (TG-6)."""
    proposal = table.proposal
    agreed = proposal.agreed if proposal and proposal.starter == starter else []
    return table.people() <= {*agreed, seat}


def _undo(table: Table, visitor: Visitor, ask: requests.Undo) -> Event:
    game, seat = running_game(table), visitor.seated
    if ask.at != table.moved:
        raise Refused(No.STALE)
    last, whose = game.last_action(), table.on_turn()
    if last is None or whose is None or not game.can_undo() or (seat != whose and not table.recall):
        raise Refused(No.NO_UNDO)
    agreed = table.recall.agreed if table.recall else []
    if not table.people() <= {*agreed, seat}:
        return _recall(table, seat, agreed)
    return events.Undone(seat=whose, do=format_action(table.rules, last), consent=None if seat == whose else seat)


def _recall(table: Table, seat: int, agreed: list[int]) -> Event:
    """Ask the others whether a card may be taken back, or agree with whoever asks (CO-12)."""
    if seat in agreed:
        raise Refused(No.RECALLED)
    if table.kept == table.moved:
        raise Refused(No.KEPT)
    return events.Recalled(seat=seat)


def _keep(table: Table, visitor: Visitor, ask: requests.Keep) -> Event:
    _, seat = running_game(table), visitor.seated
    if ask.at != table.moved:
        raise Refused(No.STALE)
    if table.recall is None:
        raise Refused(No.NO_RECALL)
    return events.Kept(seat=seat)


def _share(table: Table, visitor: Visitor, ask: requests.Share) -> Event:
    if not table.options.watch:
        raise Refused(No.NO_WATCHING)
    return events.Shared(seat=visitor.seated, on=ask.on)


def _absence(table: Table, visitor: Visitor, ask: requests.Absence) -> Event:
    running_game(table)
    chair = _chair(table, ask.seat)
    if visitor.seated == ask.seat or not (chair and chair.absent and not chair.stand_in):
        raise Refused(No.NOT_ABSENT)
    return events.Chose(seat=visitor.seated, absent=ask.seat, choice=ask.choice)


def _rematch(table: Table, visitor: Visitor, ask: requests.Rematch) -> Event:
    _demand(table, Phase.OVER)
    if table.rematch:
        raise Refused(No.REMATCHED)
    return events.Rematched(seat=visitor.seated, same_deal=ask.same_deal)


def good_name(text: str) -> str:
    """Return a name without surrounding white space, or refuse it."""
    name = text.strip()
    if len(name) > NAME_LENGTH or not (is_name(name) and shows_something(name) and hides_nothing(name)):
        raise Refused(No.NAME)
    return name


def _chair(table: Table, seat: int) -> Chair | None:
    if seat >= len(table.chairs):
        raise Refused(No.NO_SUCH_PLACE)
    return table.chairs[seat]


def _demand(table: Table, phase: Phase) -> None:
    if table.phase is not phase:
        raise Refused(_OTHER_PHASE[phase, table.phase])


def demand_bot(bot: str, capacity: Capacity) -> None:
    """Refuse a bot that this server does not know, or that does not run here."""
    if bot not in LEVELS and bot not in capacity.added_bots:
        raise Refused(No.NO_SUCH_BOT)
    if missing_extra(bot):
        raise Refused(No.BOT_MISSING)


def _demand_voice(table: Table, visitor: Visitor) -> None:
    """Let only those who sit here, or the host, arrange the table."""
    if visitor.person != table.host:
        _ = visitor.seated


_OTHER_PHASE = {
    (Phase.GATHERING, Phase.PLAYING): No.STARTED,
    (Phase.GATHERING, Phase.OVER): No.OVER,
    (Phase.OVER, Phase.GATHERING): No.NOT_OVER,
    (Phase.OVER, Phase.PLAYING): No.NOT_OVER,
}
_DECIDES: dict[type[requests.Request], Callable[[Table, Visitor, Any], Event]] = {
    requests.Sit: _sit,
    requests.Stand: _stand,
    requests.Bot: _bot,
    requests.Clear: _clear,
    requests.Change: _change,
    requests.Start: _start,
    requests.Do: _do,
    requests.Undo: _undo,
    requests.Keep: _keep,
    requests.Hurry: _hurry,
    requests.Hint: _hint,
    requests.Say: utterances.say,
    requests.Write: utterances.write,
    requests.React: utterances.react,
    requests.Share: _share,
    requests.Absence: _absence,
    requests.Rematch: _rematch,
}
