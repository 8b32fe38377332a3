"""Frames that no honest client would send, all of them from one written seed."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tenback.protocol.numbers import PROTOCOL

Fields = dict[str, Any]
Body = tuple[tuple[str, Any], ...]  # fields in order; a key may stand there twice


class Known(NamedTuple):
    """What an attacker has been told of the table."""

    at: int = 0  # the event that made the position
    lays: Sequence[str] = ()  # what may be laid


class Frame(NamedTuple):
    """What is sent: text that need not be UTF-8, or a binary frame."""

    body: bytes
    text: bool = True


SEATS = (0, 1, 2, 9, 0, 1)
NAMES = (
    "Ann",
    "Ben",
    "Ada",
    " ",
    "",
    "x" * 25,
    "x" * 64,
    "A\u202enn",
    "\u200b",
    "Å\u0301" * 8,
    "\U0001f469\u200d\U0001f4bb",
)
TEXTS = (
    "hello",
    "my 37 fits",
    "thirty-seven",
    "3\u200b7",
    "３７",
    "٣٧",
    "\ufdfa" * 400,
    "a\u0300" * 250,
    "\x00",
    "\ud800",
    "x" * 500,
)
BOTS = ("beginner", "solid", "nobody", "", "../..", "__class__")
RULESETS = (
    "the-game",
    "the-game/expert",
    "quick-and-easy",
    "face-to-face",
    "extreme",
    "on-fire",
    "chess",
    "",
    "the-game/",
)
HOUSES: Sequence[Fields] = (
    {},
    {"undo": "all"},
    {"undo": "?"},
    {"?": "all"},
    {"undo": "all", "loss-timing": "lookahead"},
)
CARDS = ("2", "37", "99", "100", "1", "0", "-5", "037", "R7", "Z9", "³", "３７", "9" * 40, "")
PILES = ("A", "B", "C", "D", "up0", "dn1", "up", "dn", "E", "a", "", "A>A")
STROKES: Sequence[Sequence[Fields]] = (
    [],
    [{"pile": "A"}],
    [{"seat": 0, "card": "37", "pile": "A"}],
    [{"seat": 0, "card": "37"}] * 13,
    [{"seat": 9, "card": "37"}],
    [{"card": "³", "pile": "A>A"}],
    [{}],
)
SAID = (
    "KEEP(A,2)",
    "KEEP(A",
    "KEEP(Z,9)",
    "BEGIN(1)",
    "GOOD",
    "()",
    "KEEP(A,99999999999)",
    "\u0000",
    "AVOID(B,1)",
    "X" * 64,
)
DONE = ("END", "P0:BEGIN", "P1:BEGIN", "P9:BEGIN", "P0:CONCEDE", "P1:CONCEDE", "P1:END", "end", ">", ">>>>", "P٠:BEGIN")
SECRETS = (
    "A" * 22,
    "_" * 22,
    "a" * 21,
    "a" * 22 + "\n",
    "é" * 22,
    "",
    "' or 1=1 --",
    "../../../etc/passwd",
    "a" * 10_000,
)
NASTY: Sequence[Any] = (
    None,
    True,
    -1,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**300,
    1.5,
    -1e308,
    "",
    "0",
    "\ud800",
    "x" * 4_000,
    [],
    {},
    [[[[]]]] * 9,
    {"": {"": {}}},
)


class Fuzzer:
    """One source of frames; the same seed gives the same frames."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - written down, so that a failure can be had again
        self._asked = 0

    def frame(self, known: Known) -> Frame:
        """Return a frame for a table of which this is known."""
        [make] = self._chance.choices(tuple(_KINDS), tuple(_KINDS.values()))
        return make(self, known)

    def hello(self, secret: str | None) -> Frame:
        """Return a first frame: mostly a good one, for else nothing comes after it."""
        good: Fields = {"t": "hello", "protocol": PROTOCOL} | ({"secret": secret} if secret else {})
        if self._chance.random() < 0.9:
            return self._write(good.items())
        return self._chance.choice((self.bad_hello, self.mutant, self.noise, self.broken_text))(Known())

    def kind_word(self) -> Frame:
        """Return a text that nobody minds, for a table may soon be over and then nothing is written there."""
        self._asked += 1
        return self._write({"t": "write", "id": f"f{self._asked}", "text": "hello"}.items())

    def bad_hello(self, _known: Known) -> Frame:
        """Return a hello with something wrong in it."""
        pick = self._chance.choice
        hello = {
            "t": "hello",
            "protocol": pick((PROTOCOL, PROTOCOL, 0, PROTOCOL + 1, -1, 2**70, "1")),
            "secret": pick((*SECRETS, None)),
            "have": pick((0, 7, -1, 2**31, 2**31 - 1, "0")),
            "watch": pick((None, 0, 9, 10, -1)),
            "lang": pick(("en", "de", "nl", "fr", "EN", 1)),
        }
        return self._write(hello.items())

    def request(self, known: Known) -> Frame:
        """Return a request of the right shape that asks for whatever comes to mind."""
        return self._write(self._fields(known).items())

    def mutant(self, known: Known) -> Frame:
        """Return a request with something missing, doubled, of another type, or unknown."""
        fields = self._fields(known)
        mutate = self._chance.choice((self._drop, self._distort, self._double, self._add))
        return self._write(mutate(fields))

    def deep(self, _known: Known) -> Frame:
        """Return a frame that is nested very deep."""
        opening, closing = self._chance.choice((("[", "]"), ('{"t":', "}"), ('{"t":"change","options":', "}")))
        depth = self._chance.choice((10, 100, 500))
        return Frame(f"{opening * depth}1{closing * depth}".encode())

    def cut_short(self, known: Known) -> Frame:
        """Return a frame that stops in the middle."""
        body = self.request(known).body
        return Frame(body[: self._chance.randrange(len(body))].decode(errors="ignore").encode())

    def noise(self, _known: Known) -> Frame:
        """Return random bytes."""
        return Frame(self._chance.randbytes(self._chance.randrange(200)), text=False)

    def broken_text(self, _known: Known) -> Frame:
        """Return text that is no UTF-8."""
        return Frame(b'{"t":"write","id":"1","text":"\xc3\x28\xff"}')

    def long_id(self, _known: Known) -> Frame:
        """Return a request with an id of any length."""
        return self._write({"t": "stand", "id": "i" * self._chance.choice((0, 40, 41, 9_000))}.items())

    def _fields(self, known: Known) -> Fields:
        kind, fields = self._chance.choice((*_REQUESTS.items(), *[("do", _REQUESTS["do"])] * 4))
        self._asked += 1
        return {"t": kind, "id": f"f{self._asked}"} | {name: make(self, known) for name, make in fields.items()}

    def _drop(self, fields: Fields) -> Body:
        gone = self._chance.choice(tuple(fields))
        return tuple((name, value) for name, value in fields.items() if name != gone)

    def _distort(self, fields: Fields) -> Body:
        changed = self._chance.choice(tuple(fields))
        return tuple((fields | {changed: self._chance.choice(NASTY)}).items())

    def _double(self, fields: Fields) -> Body:
        again = self._chance.choice(tuple(fields))
        return (*fields.items(), (again, self._chance.choice((fields[again], *NASTY))))

    def _add(self, fields: Fields) -> Body:
        name = self._chance.choice(("seed", "person", "__proto__", "seat", "", "é", "x" * 300))
        return (*fields.items(), (name, self._chance.choice(NASTY)))

    def _write(self, fields: Any) -> Frame:
        pairs = ",".join(f"{json.dumps(name)}:{self._value(value)}" for name, value in fields)
        return Frame(f"{{{pairs}}}".encode())

    def _value(self, value: Any) -> str:
        escaped = json.dumps(value)
        plain = json.dumps(value, ensure_ascii=False)
        return escaped if "\\ud8" in escaped or self._chance.random() < 0.5 else plain

    def action(self, known: Known) -> str:
        """Return something done, in notation or nearly so; now and then it may be done."""
        nonsense = f"{self._chance.choice(CARDS)}>{self._chance.choice(PILES)}"
        kind = self._chance.choice((known.lays, DONE, (nonsense,)))
        return self._chance.choice(kind or DONE)

    def options(self, _known: Known) -> Fields:
        """Return options of a table, good or bad."""
        pick = self._chance.choice
        known: Fields = {"ruleset": pick(RULESETS), "seats": pick((1, 2, 2, 5, 10, 11, 0)), "house": pick(HOUSES)}
        return known | pick(({}, {"talk": pick(("free", "silent", "loud"))}, {"clock": pick((0, -1, 10**9))}))


def _of(values: Sequence[Any]) -> Callable[[Fuzzer, Known], Any]:
    return lambda fuzzer, _known: fuzzer._chance.choice(values)


def _at(fuzzer: Fuzzer, known: Known) -> int:
    at = known.at
    return fuzzer._chance.choice((at, at, at, at, at + 1, 0, 2**31 - 1))


_REQUESTS: dict[str, dict[str, Callable[[Fuzzer, Known], Any]]] = {
    "sit": {"seat": _of(SEATS), "name": _of(NAMES)},
    "stand": {},
    "bot": {"seat": _of(SEATS), "bot": _of(BOTS)},
    "clear": {"seat": _of(SEATS)},
    "change": {"options": Fuzzer.options},
    "start": {"fill": _of(BOTS)},
    "do": {"at": _at, "do": Fuzzer.action},
    "undo": {"at": _at},
    "keep": {"at": _at},
    "hurry": {},
    "say": {"say": _of(SAID)},
    "write": {"text": _of(TEXTS)},
    "share": {"on": _of((True, False))},
    "absence": {"seat": _of(SEATS), "choice": _of(("wait", "bot", "end", "now"))},
    "rematch": {"same_deal": _of((True, False))},
    "lead": {"seat": _of((*SEATS, None)), "step": _of((0, 1, 99, -1))},
    "point": {"step": _of((0, 1, 99, -1)), "view": _of((*SEATS, None)), "strokes": _of(STROKES)},
}
_KINDS: dict[Callable[[Fuzzer, Known], Frame], int] = {
    Fuzzer.request: 60,
    Fuzzer.mutant: 25,
    Fuzzer.deep: 3,
    Fuzzer.cut_short: 4,
    Fuzzer.noise: 3,
    Fuzzer.bad_hello: 2,
    Fuzzer.long_id: 2,
    Fuzzer.broken_text: 1,
}
