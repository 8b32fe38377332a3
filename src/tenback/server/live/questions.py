"""What a process is asked to think about, and how it answers."""

import secrets
from dataclasses import fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from tenback.bots import INSTANT, read_bot, thinks
from tenback.play.player import Player
from tenback.protocol.options import Options
from tenback.rules import Ruleset, View
from tenback.rules.notation import format_action
from tenback.rules.talk import format_signal

SECRET = secrets.randbits(64)  # of this process, so that nobody can foresee what a bot will choose
LIMIT = 5.0  # seconds after which a bot that others have written has failed
PARTS = tuple(field.name for field in fields(View) if field.name != "rules")
TURN = PARTS.index("turn")


class Asked(Protocol):
    """Something that a process is asked to think about."""

    @property
    def code(self) -> str:
        """The table, or the game, that it is about; they take turns."""

    def think(self) -> list[str]:
        """Return the answer; this is called in the process that thinks."""


class Ask(StrEnum):
    """What a bot is asked."""

    CHOOSE = "choose"
    SPEAK = "speak"
    STRENGTH = "strength"


class Seated(NamedTuple):
    """A bot at its seat."""

    code: str
    seat: int
    bot: str
    people: tuple[int, ...]
    silent: bool


class Question(NamedTuple):
    """What a bot is asked, and everything that it may know."""

    ask: Ask
    seated: Seated
    options: Options
    version: int  # of the rules
    view: tuple[Any, ...]  # the parts of a view

    @property
    def code(self) -> str:
        """The table of the bot."""
        return self.seated.code

    @property
    def begins_turn(self) -> bool:
        """Whether no card has been laid in this turn."""
        turn = self.view[TURN]
        return turn is None or turn.laid == 0

    def by_feel(self) -> "Question":
        """Return the same question for the bot that answers it at once."""
        return self._replace(seated=self.seated._replace(bot=INSTANT))

    def think(self) -> list[str]:
        """Answer in notation: one action and what it falls back to, some signals, or a strength."""
        rules = self.options.rules_of(self.version)
        view = View(rules=rules, **dict(zip(PARTS, self.view, strict=True)))
        player = _player(self.seated)
        if self.ask is Ask.CHOOSE:
            return [format_action(rules, player.choose(view)), *self._fallback(rules)]
        if self.ask is Ask.STRENGTH:
            return [str(player.strength(view))]
        return [format_signal(signal) for signal in player.speak(view)]

    def _fallback(self, rules: Ruleset) -> list[str]:
        """Name what a bot that thinks goes by where nobody has trained nets, once a turn."""
        if not (self.begins_turn and thinks(self.seated.bot)):
            return []
        from tenback.bots.basis import basis_of  # noqa: PLC0415 - it brings the compiler, which takes seconds

        bot, silent, people = read_bot(self.seated.bot), self.seated.silent, self.seated.people
        basis = basis_of(bot, rules, self.options.seats, silent=silent, people=people)
        return [basis] if basis and basis.is_fallback else []


class Answer(NamedTuple):
    """What a process answers, or why it does not."""

    words: list[str]
    failure: str = ""


def parts_of(view: View) -> tuple[Any, ...]:
    """Return a view without its ruleset, which is known where it is thought, and too large to be sent."""
    return tuple(getattr(view, part) for part in PARTS)


def question(ask: Ask, seated: Seated, options: Options, view: View) -> Question:
    """Return what is to be asked."""
    return Question(ask, seated, options, view.rules.version, parts_of(view))


@lru_cache(maxsize=1024)
def _player(seated: Seated) -> Player:
    seed = SECRET ^ int.from_bytes(seated.code.encode()[:8])
    bot = replace(read_bot(seated.bot), limit=LIMIT)
    return bot.sit(seed=seed, seat=seated.seat, silent=seated.silent, people=seated.people)
