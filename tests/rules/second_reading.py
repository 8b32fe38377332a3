"""The rules once more, on plain lists: slow, naive, and without a line of the engine.

It is written from the specification's tables and its turn pseudocode (1.5), so that an error of the engine is not
repeated here. A card is its number, or its number and a letter for the colour.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

Move = tuple[str, str] | None  # card and pile; None ends the turn


@cache
def number(card: str) -> int:
    """Return the number on a card."""
    return int(re.sub("[A-Z]", "", card))


@cache
def colour(card: str) -> str:
    """Return the letter of its colour."""
    return re.sub("[0-9]", "", card)


@dataclass
class Sheet:
    """Everything on the table, to be changed in place."""

    game: str  # TG, F2F or QE: how cards fit, and who wins
    tops: dict[str, str]  # by pile
    hands: list[list[str]]
    decks: list[list[str]]
    full: int
    need: int
    most: int = 99
    marks: dict[str, str] = field(default_factory=dict)  # command or fire, by card
    seat: int = 0
    laid: int = 0
    helped: bool = False
    three: bool = False
    stopped: bool = False
    lock: str = ""
    skulls: set[str] = field(default_factory=set)
    due: set[str] = field(default_factory=set)
    over: str = ""

    @property
    def hand(self) -> list[str]:
        """The hand on turn."""
        return self.hands[self.seat]

    @property
    def deck(self) -> list[str]:
        """The draw pile of the seat on turn."""
        return self.decks[self.seat if self.game == "F2F" else 0]

    def shows(self, mark: str) -> bool:
        """Say whether a card with that mark is a top."""
        return any(self.marks.get(top) == mark for top in self.tops.values())

    def copy(self) -> Sheet:
        """Return a sheet on which another line can be played."""
        hands, decks = [[*hand] for hand in self.hands], [[*deck] for deck in self.decks]
        return replace(self, tops={**self.tops}, hands=hands, decks=decks, skulls={*self.skulls}, due={*self.due})


def _rises(pile: str) -> bool:
    return pile in ("A", "B") or pile.startswith("up")


def _is_others(sheet: Sheet, pile: str) -> bool:
    return sheet.game == "F2F" and pile[-1] != str(sheet.seat)


def _fits(sheet: Sheet, card: str, pile: str) -> bool:
    top = sheet.tops[pile]
    step = number(card) - number(top) if _rises(pile) else number(top) - number(card)
    if _is_others(sheet, pile):
        return step < 0 and not sheet.helped  # F2F-5, F2F-9
    if step > 0:
        return True  # TG-7, TG-8, F2F-4, QE-6
    if sheet.game == "QE":
        return colour(card) == colour(top)  # QE-7
    return step == -10 and not sheet.shows("notrick")  # TG-9, EX-13


def _obeys(sheet: Sheet, card: str, pile: str) -> bool:
    mark = sheet.marks.get(card, "")
    if sheet.lock and sheet.shows("onepile") and sheet.lock != pile:
        return False  # EX-20
    if mark == "three" and sheet.laid >= 3:
        return False  # EX-17
    if mark != "stop":
        return True
    three = sheet.three and sheet.laid != 2  # EX-16
    return not three and sheet.skulls <= {pile} and sheet.due <= {pile}  # EX-15, EX-27


def lays(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Yield every lay that is open."""
    for card in sheet.hand:
        for pile in sheet.tops:
            if _fits(sheet, card, pile) and _obeys(sheet, card, pile):
                yield card, pile


def unmet(sheet: Sheet) -> str:
    """Return the first duty that is open, or nothing."""
    if sheet.skulls:
        return "skull"
    return short(sheet) or ("fire" if sheet.due else "")


def short(sheet: Sheet) -> str:
    """Return the duty to lay more cards, or nothing."""
    needed = sheet.need if sheet.deck or sheet.game == "F2F" else 1  # TG-11, F2F-12
    if sheet.three and sheet.laid != 3:
        return "three"
    return "min" if sheet.laid < needed and not sheet.stopped else ""


def moves(sheet: Sheet) -> list[Move]:
    """Return everything that may be done."""
    if sheet.over:
        return []
    found: list[Move] = [*lays(sheet)]
    duty = unmet(sheet)
    open_piles = {"skull": sheet.skulls, "fire": sheet.due}.get(duty, set())
    held_up = duty in ("min", "three") or any(pile in open_piles for _, pile in lays(sheet))  # CO-4
    return found if held_up else [*found, None]


def play(sheet: Sheet, move: Move) -> Sheet:
    """Return the table after a move."""
    sheet = sheet.copy()
    if move is None:
        _finish(sheet)
        return sheet
    _put(sheet, *move)
    if not any([sheet.hand, sheet.deck] if sheet.game == "F2F" else [*sheet.hands, *sheet.decks]):  # TG-19, F2F-17
        sheet.over = "skull" if sheet.skulls else "three" if sheet.three and sheet.laid != 3 else "all-laid"
    elif sheet.stopped or not sheet.hand or sheet.laid == sheet.most or (sheet.three and sheet.laid == 3):
        _finish(sheet)  # CO-5
    else:
        _judge(sheet)
    return sheet


def _put(sheet: Sheet, card: str, pile: str) -> None:
    mark, was_locked = sheet.marks.get(card, ""), sheet.shows("onepile")
    sheet.helped = sheet.helped or _is_others(sheet, pile)
    sheet.hand.remove(card)
    sheet.tops[pile] = card
    sheet.laid += 1
    sheet.skulls -= {pile}
    sheet.due -= {pile}
    sheet.skulls |= {pile} if mark == "skull" else set()
    sheet.three = sheet.three or mark == "three"
    sheet.stopped = mark == "stop"
    sheet.lock = pile if was_locked or mark == "onepile" else sheet.lock
    sheet.lock = sheet.lock if sheet.shows("onepile") else ""


def _finish(sheet: Sheet) -> None:
    sheet.over = unmet(sheet)
    if sheet.over:
        return
    due = 2 if sheet.game == "F2F" and not sheet.helped else sheet.full - len(sheet.hand)  # F2F-13
    due = min(due, 1) if sheet.shows("draw1") else due  # EX-14
    sheet.hand.extend(sheet.deck[:due])
    del sheet.deck[:due]
    sheet.seat = (sheet.seat + 1) % len(sheet.hands)
    while not sheet.hand:
        sheet.seat = (sheet.seat + 1) % len(sheet.hands)  # TG-17
    sheet.laid, sheet.helped, sheet.three, sheet.stopped, sheet.lock = 0, False, False, False, ""
    sheet.due = {pile for pile, top in sheet.tops.items() if sheet.marks.get(top) == "fire"}  # OF-2
    _judge(sheet)


def _judge(sheet: Sheet) -> None:
    if unmet(sheet) and not any(lays(sheet)):
        sheet.over = unmet(sheet)
    elif not _can_lay_enough(sheet):
        sheet.over = short(sheet)  # TG-22, F2F-18


def _can_lay_enough(sheet: Sheet) -> bool:
    """Say whether some order of cards meets the duty to lay more."""
    return not short(sheet) or any(_can_lay_enough(_with(sheet, *lay)) for lay in lays(sheet))


def _with(sheet: Sheet, card: str, pile: str) -> Sheet:
    then = sheet.copy()
    _put(then, card, pile)
    return then


def count(sheet: Sheet, depth: int) -> tuple[list[int], Counter[str]]:
    """Return the lines of play of each length up to the depth, and how those that ended did."""
    level, sizes, ends = [sheet], list[int](), Counter({sheet.over: 1} if sheet.over else {})
    for _ in range(depth):
        level = [play(one, move) for one in level for move in moves(one)]
        sizes.append(len(level))
        ends.update(one.over for one in level if one.over)
    return sizes, ends
