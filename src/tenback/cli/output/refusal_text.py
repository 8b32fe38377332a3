"""Refusals in the user's language: what is refused, and what to do instead."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

from tenback.bots.guard import BotFault
from tenback.bots.own import OwnBotError
from tenback.cli.params.kind import LARGEST, brief
from tenback.cli.refusals import Misuse, Refusal, WrongSeats
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import (
    command_texts,
    house_text,
    notation_text,
    record_text,
    setup_text,
    unknown_ruleset_text,
)
from tenback.play.record import RecordError
from tenback.rules import RULESETS, HouseError, UnknownRuleset
from tenback.rules.commands import CommandError, CommandFault
from tenback.rules.notation import NotationError
from tenback.study.puzzle_book import BrokenPuzzles
from tenback.study.seen import UnplayablePosition

FILE_FAULTS = {
    FileNotFoundError: "cli-file-not-found",
    PermissionError: "cli-file-denied",
    IsADirectoryError: "cli-file-is-folder",
}


def refusal_lines(texts: Catalogue, error: Exception) -> list[str]:
    """Return the lines that explain a refusal; an unforeseen error counts as our own mistake."""
    return [f"{texts('cli-error')} {reason}" for reason in _reasons(texts, _meant(error))]


def _meant(error: Exception) -> Exception:
    return error.why if isinstance(error, Misuse) else error


def _reasons(texts: Catalogue, error: Exception) -> Sequence[str]:
    match error:
        case Refusal():
            return [texts(error.message_id, **error.arguments)]
        case WrongSeats() | UnknownRuleset() | HouseError():
            return [_setup(texts, error)]
        case CommandError():
            return command_texts(texts, _brief_commands(error))
        case RecordError():
            return [_record(texts, error)]
        case BotFault() | OwnBotError():
            return [_bot(texts, error)]
        case UnplayablePosition() | BrokenPuzzles():
            return [_study(texts, error)]
        case NotationError():
            return [notation_text(texts, NotationError(error.fault, brief(error.text)))]
    return [_mishap(texts, error)]


def _mishap(texts: Catalogue, error: Exception) -> str:
    """Explain what the system refuses, or that we made a mistake; Python's development mode shows that in full."""
    if isinstance(error, OSError):
        return _system(texts, error)
    if sys.flags.dev_mode:
        raise error
    return texts("cli-bug", error=brief(f"{type(error).__name__}: {error}"))


def _setup(texts: Catalogue, error: WrongSeats | UnknownRuleset | HouseError) -> str:
    if isinstance(error, WrongSeats):
        return setup_text(texts, error.rules, error.fault)
    return _unknown_game(texts, error) if isinstance(error, UnknownRuleset) else house_text(texts, error)


def _bot(texts: Catalogue, error: BotFault | OwnBotError) -> str:
    """Say what is wrong with a bot of one's own and, if it has played, in which position."""
    bot, detail = brief(error.bot), brief(error.detail)
    if isinstance(error, OwnBotError):
        return texts(f"bot-own-{error.fault}", bot=bot, detail=detail)
    told = texts(f"bot-fault-{error.misstep}", bot=bot, detail=detail)
    return f"{told}\n{error.position}" if error.position else told


def _unknown_game(texts: Catalogue, error: UnknownRuleset) -> str:
    near = get_close_matches(error.ruleset_id, [rules.id for rules in RULESETS])
    told = unknown_ruleset_text(texts, error)
    return f"{told} {texts('cli-near-game', near=near)}" if near else told


def _study(texts: Catalogue, error: UnplayablePosition | BrokenPuzzles) -> str:
    if isinstance(error, BrokenPuzzles):
        return texts("puzzle-broken", place=error.place)
    return texts("study-no-position", why=error.fault, card=error.card)


def _brief_commands(error: CommandError) -> CommandError:
    """Return the faults, with texts that are too long cut short."""
    return CommandError(tuple(map(_brief_fault, error.faults)))


def _brief_fault(fault: CommandFault) -> CommandFault:
    return replace(fault, command=brief(fault.command), number=max(-LARGEST, min(fault.number, LARGEST)))


def _record(texts: Catalogue, error: RecordError) -> str:
    return record_text(texts, error.fault, brief(error.place), error.told_why)


def _system(texts: Catalogue, error: OSError) -> str:
    """Say what the system refuses."""
    why = error.strerror or str(error)
    if error.filename is None:
        return texts("cli-output-fails", why=why)
    path = brief(str(error.filename))
    kind = next((text for fault, text in FILE_FAULTS.items() if isinstance(error, fault)), "cli-file-fails")
    return texts(kind, path=path, why=why)
