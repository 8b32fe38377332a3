"""Why a table does not do what it was asked for."""

from enum import StrEnum

from msgspec import Struct


class No(StrEnum):
    """Why a table refuses something; the rules and the talk have reasons of their own."""

    UNREADABLE = "unreadable"  # what was sent is not a frame of this protocol, or not in notation
    OTHER_PROTOCOL = "other-protocol"
    OTHER_RULES = "other-rules"  # the game was dealt by a newer server, with rules that this one does not know
    NO_SUCH_TABLE = "no-such-table"
    NOT_SEATED = "not-seated"
    SEAT_TAKEN = "seat-taken"
    NO_SUCH_PLACE = "no-such-place"
    NAME = "name"
    NAME_TAKEN = "name-taken"
    NOT_HOST = "not-host"
    NO_SUCH_BOT = "no-such-bot"
    BOT_MISSING = "bot-missing"  # what a bot of this level needs is not installed on this server
    SEATS_FREE = "seats-free"
    LESSON = "lesson"
    BAD_OPTIONS = "bad-options"
    STARTED = "table-started"
    NOT_STARTED = "not-started"
    OVER = "table-over"
    NOT_OVER = "not-over"
    STALE = "stale"
    AGREED = "agreed"  # you have agreed already; the others still have to
    NO_BRANCH = "no-branch"  # nobody can play on from that position
    NO_UNDO = "no-undo"
    RECALLED = "recalled"  # the others still have to agree that a card is taken back
    KEPT = "kept"  # somebody did not agree that it is
    NO_RECALL = "no-recall"  # nobody wants a card back
    NOT_ALONE = "not-alone"  # other people need time to follow the bots
    NO_BOT_DUE = "no-bot-due"  # there is none to hurry
    NO_HINTS = "no-hints"  # this table is played without hints
    SIGNAL = "signal"
    REACTED = "reacted"  # once in a turn is enough
    NOT_ABSENT = "not-absent"
    NO_WATCHING = "no-watching"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    TOO_BIG = "too-big"
    FULL = "full"
    FOREIGN = "foreign"  # the connection comes from a page of another site
    OTHER_NAME = "other-name"  # the call names a host that is not this server
    REMATCHED = "rematched"
    LED = "led"  # somebody else leads through this game
    NOT_LEADING = "not-leading"
    NOT_HERE = "not-here"  # nobody is connected at that seat
    NO_SUCH_PAGE = "no-such-page"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_PUZZLE = "no-such-puzzle"
    NO_ADVISOR = "no-advisor"  # nobody on this server can judge a game
    UNAVAILABLE = "unavailable"
    DISK_FAILS = "disk-fails"
    DAMAGED = "damaged"
    NEWER_SHAPE = "newer-shape"
    BROKEN_LOG = "broken-log"
    LOG_FULL = "log-full"
    CHAT_FULL = "chat-full"
    ANONYMOUS = "anonymous"
    NOT_FOR_ALL = "not-for-all"  # only the operator of the server may read this


class Refusal(Struct, frozen=True):
    """Why a call is refused: nothing has changed."""

    reason: str  # why, as a word for programs
    text: str  # why, as a sentence for people, in the language that the call asked for
