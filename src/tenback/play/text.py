"""A sheet as compact text: one line per field, then one line per turn."""

import json
import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from tenback.play.deal import deal
from tenback.play.record import RecordError, RecordFault, version_of
from tenback.play.sheet import Result, Sheet, parse_seed
from tenback.rules import Ruleset
from tenback.rules.notation import format_card

T = TypeVar("T")


def format_sheet(sheet: Sheet) -> Iterator[str]:
    """Yield the lines of a sheet; a deal that follows from its seed is not written."""
    yield f"ruleset {sheet.ruleset} {sheet.version}"
    yield " ".join(["house", *(f"{name}={choice}" for name, choice in sorted(sheet.house.items()))])
    marks = ["unverified"] if sheet.unverified else []
    numbers = (f"{name}={','.join(map(str, cards))}" for name, cards in sorted(sheet.commands.items()))
    yield " ".join(["commands", *marks, *numbers])
    yield f"players {json.dumps(sheet.players, ensure_ascii=False)}"
    if sheet.bots:
        yield " ".join(["bots", *(bot or "-" for bot in sheet.bots)])
    if sheet.parent:
        yield f"parent {sheet.parent}"
    yield f"room {sheet.room}"
    if sheet.seed is None:
        yield from (f"deal {','.join(deck)}" for deck in sheet.deal)
    else:
        yield f"seed {sheet.seed}"
    yield from _turns(sheet.steps)
    winners = ",".join(map(str, sheet.result.winners)) or "-"
    yield f"result {sheet.result.ending or '-'} {winners} {sheet.result.left}"


def _turns(steps: list[str]) -> Iterator[str]:
    line = ["play"]
    for step in steps:
        line.append(step)
        if step == "END" or step.endswith(":BEGIN"):
            yield " ".join(line)
            line = ["play"]
    if len(line) > 1:
        yield " ".join(line)


def parse_sheet(lines: list[str], first_line: int) -> Sheet:
    """Read the lines of a sheet, or raise `RecordError` with the line."""
    return _Reader(lines, first_line).sheet()


class _Reader:
    """Reads line by line and knows where it is."""

    def __init__(self, lines: list[str], first_line: int) -> None:
        self._lines, self._at, self._first = lines, 0, first_line

    def sheet(self) -> Sheet:
        ruleset, version = self._field("ruleset", r"(\S+) (\d{1,6})", lambda found: (found[0], int(found[1])))
        house = self._field("house", r"(.*)", lambda found: _pairs(found[0]))
        unverified, commands = self._field("commands", r"(unverified)? ?(.*)", _commands)
        players = self._field("players", r"(.+)", lambda found: _names(found[0]))
        bots = self._field("bots", r"(.+)", _bots) if self._next_is("bots") else []
        parent = self._field("parent", r"(\S+)", lambda found: str(found[0])) if self._next_is("parent") else ""
        room = self._field("room", r"(\S+)", lambda found: str(found[0]))
        seed, dealt = self._cards(ruleset, version, players)
        steps = [step for line in self._while("play") for step in line]
        result = self._field("result", r"(\S+) (\S+) (\d{1,4})", _result)
        if self._at != len(self._lines):
            raise self._fault()
        return Sheet(
            ruleset=ruleset, version=version, house=house, commands=commands, unverified=unverified,
            players=players, bots=bots, parent=parent, room=room, seed=seed, deal=dealt, steps=steps, result=result,
        )  # fmt: skip

    def _cards(self, ruleset: str, version: int, players: list[str]) -> tuple[str | None, list[list[str]]]:
        if self._next_is("seed"):
            seed = self._field("seed", r"(\d{1,20})", lambda found: str(found[0]))
            return seed, _dealt(version_of(ruleset, version), len(players), parse_seed(seed))
        return None, [card.split(",") for (card,) in self._while("deal", r"(\S+)")]

    def _while(self, word: str, pattern: str = r"(.*)") -> Iterator[list[str]]:
        while self._next_is(word):
            yield self._field(word, pattern, lambda found: found[0].split())

    def _next_is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].partition(" ")[0] == word

    def _field(self, word: str, pattern: str, read: Callable[[tuple[str, ...]], T]) -> T:
        if not self._next_is(word):
            raise self._fault()
        found = re.fullmatch(pattern, self._lines[self._at].removeprefix(word).strip())
        try:
            value = read(found.groups()) if found else None
        except (ValueError, RecursionError):  # names nested too deep to read
            value = None
        if value is None:
            raise self._fault()
        self._at += 1
        return value

    def _fault(self) -> RecordError:
        return RecordError(RecordFault.BAD_FIELD, f"line {self._first + self._at}")


def _pairs(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if not all(name and value for name, _, value in pairs) or len({name for name, *_ in pairs}) < len(pairs):
        raise ValueError(text)
    return {name: value for name, _, value in pairs}


def _commands(found: tuple[str, ...]) -> tuple[bool, dict[str, list[int]]]:
    unverified, numbers = found
    table = {name: [int(number) for number in cards.split(",")] for name, cards in _pairs(numbers).items()}
    return bool(unverified), table


def _names(text: str) -> list[str]:
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(text)
    return names


def _bots(found: tuple[str, ...]) -> list[str | None]:
    return [None if bot == "-" else bot for bot in found[0].split(" ")]


def _result(found: tuple[str, ...]) -> Result:
    ending, winners, left = found
    seats = [] if winners == "-" else [int(seat) for seat in winners.split(",")]
    return Result(ending=None if ending == "-" else ending, winners=seats, left=int(left))


def _dealt(rules: Ruleset, seats: int, seed: int) -> list[list[str]]:
    if seats not in rules.hand_size:
        raise RecordError(RecordFault.BAD_FIELD, "players")
    return [[format_card(card) for card in deck] for deck in deal(rules, seats, seed)]
