"""What becomes of a wish to say something: a signal, a text, a reaction."""

from tenback.protocol import requests
from tenback.protocol.options import Talk
from tenback.protocol.refusals import No
from tenback.rules.talk import (
    ATTEMPTS,
    Block,
    Finding,
    Room,
    SignalError,
    format_signal,
    is_last_warning,
    muted_until,
    parse_signal,
)
from tenback.server.tables import events
from tenback.server.tables.events import Event
from tenback.server.tables.refused import Muted, Refused, Sequel, TextRefused
from tenback.server.tables.speech import doubt, minutes_left, mute, reaction_block
from tenback.server.tables.table import Table
from tenback.server.tables.visible import shows_something
from tenback.server.tables.visitor import Visitor, running_game


def say(table: Table, visitor: Visitor, ask: requests.Say) -> Event:
    """Return a signal, or refuse it."""
    game, seat = running_game(table), visitor.seated
    try:
        signal = parse_signal(ask.say)
    except SignalError as error:
        raise Refused(No.SIGNAL) from error
    block = Block.MODE if table.options.talk is Talk.SILENT else game.talk_block(seat, signal)
    if block:
        raise Refused(block)
    return events.Said(seat=seat, say=format_signal(signal))  # in its one notation: spaces could convey a number


def write(table: Table, visitor: Visitor, ask: requests.Write) -> Event:
    """Return a text, or one that is held back because it seems to tell a number, or refuse it."""
    seat, text = visitor.seated, ask.text.strip()
    if not text.isprintable() or not shows_something(text):
        raise Refused(No.UNREADABLE)
    _demand_free_text(table, visitor)
    found = doubt(table, text)
    if found is None:
        return events.Wrote(seat=seat, text=text)
    if table.options.room is Room.RANKED:
        return events.Stopped(seat=seat, block=found.block, words=found.words)
    if not ask.anyway:
        raise TextRefused(found, Sequel.ANYWAY)
    return events.Wrote(seat=seat, text=text, doubt=found.block)


def react(table: Table, visitor: Visitor, ask: requests.React) -> Event:
    """Return a reaction, or refuse it."""
    seat = visitor.seated
    if table.game is None:
        raise Refused(No.NOT_STARTED)
    block = reaction_block(table, seat)
    if block:
        raise Refused(block)
    return events.Reacted(seat=seat, reaction=ask.reaction)


def _demand_free_text(table: Table, visitor: Visitor) -> None:
    seat, block = visitor.seated, mute(table)
    if block:
        raise Refused(block)
    minutes = minutes_left(table, seat, visitor.at)
    if minutes:
        raise Muted(minutes)


def stopped(table: Table, event: events.Stopped) -> TextRefused:
    """Return the refusal for the author of a text that was just held back."""
    finding, attempts = Finding(Block(event.block), event.words), table.attempts_of(event.seat)
    if finding.block not in ATTEMPTS:
        return TextRefused(finding, Sequel.STOPPED)
    if muted_until(attempts) > table.at:
        return TextRefused(finding, Sequel.MUTED)
    return TextRefused(finding, Sequel.WARNED if is_last_warning(attempts) else Sequel.STOPPED)
