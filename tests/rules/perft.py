"""Small games as text: who plays with which cards, and how many lines of play there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tenback.rules import Begin, Direction, Ruleset, State, apply, apply_unchecked, find_ruleset, legal, start
from tenback.rules.commands import with_commands
from tenback.rules.effects import COMMANDS, FIRE
from tenback.rules.notation import parse_card
from tests.rules.second_reading import Sheet

FOLDER = Path(__file__).parent.parent / "data" / "perft"
SIDES = {"face-to-face": "F2F", "quick-and-easy": "QE", "quick-and-easy/professional": "QE"}


@dataclass(frozen=True)
class Case:
    """One small game and its counts."""

    id: str
    words: Mapping[str, list[str]]
    deals: list[list[str]]
    sizes: list[int]
    ends: Mapping[str, int]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.words["seats"][0])

    @property
    def marks(self) -> dict[str, str]:
        """Which card carries what."""
        return {card: mark for pair in self.words.get("marks", []) for card, mark in [pair.split("=")]}


def read_cases() -> Iterator[Case]:
    """Yield every case of every file."""
    for file in sorted(FOLDER.glob("*.txt")):
        blocks = file.read_text(encoding="utf-8").split("\nid ")[1:]
        yield from (_case(f"{file.stem}/{block}") for block in blocks)


def _case(text: str) -> Case:
    name, *lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    pairs = [(line.split()[0], line.split()[1:]) for line in lines]
    return Case(
        id=name,
        words={word: rest for word, rest in pairs if word not in ("deal", "perft")},
        deals=[rest for word, rest in pairs if word == "deal"],
        sizes=[int(rest[1]) for word, rest in pairs if word == "perft"],
        ends={key: int(size) for word, rest in pairs if word == "ends" for key, size in [p.split("=") for p in rest]},
    )


def rules_of(case: Case) -> Ruleset:
    """Return the small ruleset, for the engine."""
    whole = find_ruleset(case.words["ruleset"][0])
    cards = tuple(parse_card(whole, text) for text in sorted(case.deals[0]))
    low, high = map(int, case.words["row"])
    ends = {Direction.UP: low, Direction.DOWN: high}
    piles = tuple(replace(pile, row_card=pile.row_card._replace(rank=ends[pile.direction])) for pile in whole.piles)
    size, need = (int(case.words[word][0]) for word in ("hand", "need"))
    small = replace(with_commands(whole, {}), cards=cards, piles=piles, hand_size={case.seats: size}, need=need)
    marks = {"fire": FIRE, **COMMANDS}
    return replace(small, effects={parse_card(small, card): (marks[mark],) for card, mark in case.marks.items()})


def count_lines(case: Case) -> tuple[list[int], Counter[str]]:
    """Return what the engine counts."""
    rules = rules_of(case)
    deal = tuple(tuple(parse_card(rules, text) for text in deck) for deck in case.deals)
    level, sizes = Counter([apply(rules, start(rules, case.seats, deal), Begin(0))]), list[int]()
    ends = _endings(level)
    for _ in case.sizes:
        level = _after(rules, level)
        sizes.append(level.total())
        ends += _endings(level)
    return sizes, ends


def _after(rules: Ruleset, level: Counter[State]) -> Counter[State]:
    """Return the positions one action later, each with the number of lines that lead to it."""
    after = Counter[State]()
    for state, lines in level.items():
        for action in legal(rules, state):
            after[apply_unchecked(rules, state, action)] += lines
    return after


def _endings(level: Counter[State]) -> Counter[str]:
    ends = Counter[str]()
    for state, lines in level.items():
        if state.outcome:
            ends[state.outcome.ending.value] += lines
    return ends


def sheet_of(case: Case) -> Sheet:
    """Return the same small game on plain lists."""
    size, side = int(case.words["hand"][0]), SIDES.get(case.words["ruleset"][0], "TG")
    decks = [list(deck) for deck in case.deals]
    hands = [[decks[seat if side == "F2F" else 0].pop(0) for _ in range(size)] for seat in range(case.seats)]
    names = {"TG": "A B C D", "F2F": "up0 dn0 up1 dn1", "QE": "up dn"}[side].split()
    low, high = case.words["row"]
    return Sheet(
        game=side,
        tops={pile: low if pile in ("A", "B") or pile.startswith("up") else high for pile in names},
        hands=hands,
        decks=decks,
        full=size,
        need=int(case.words["need"][0]),
        most={"quick-and-easy": 2, "quick-and-easy/professional": 1}.get(case.words["ruleset"][0], 99),
        marks=case.marks,
    )
