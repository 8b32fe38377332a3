"""Puzzles: the list of them, and one as far as somebody has got with it; nothing is kept of whoever solves them."""

from functools import cache
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from tenback.protocol.puzzle import PuzzleListing, PuzzleSight
from tenback.protocol.refusals import No
from tenback.rules import End, IllegalAction, Lay, View
from tenback.rules.notation import NotationError, parse_action
from tenback.server.http.openapi import refusing
from tenback.server.tables.refused import PuzzleRefused, Refused
from tenback.server.tables.sights import see, unlaid
from tenback.study.answer import answer
from tenback.study.puzzle import Puzzle
from tenback.study.puzzle_book import NoSuchPuzzle, families, find_puzzle, read_puzzles, view_of
from tenback.study.tried_turn import TriedTurn

Id = Annotated[str, Parameter(pattern="^[0-9a-f]{8}$", description="The id of a puzzle, as `/api/puzzles` tells it.")]
Done = Annotated[list[str] | None, Parameter(description="What was done so far, in notation, as `37>A`.", max_items=20)]


@get("/api/puzzles", summary="The puzzles there are", sync_to_thread=True, responses=refusing())
def list_puzzles() -> list[PuzzleListing]:
    """Return every puzzle, those of a game together, the easiest first."""
    return _listings()


@get(
    "/api/puzzles/{puzzle:str}",
    summary="A puzzle, as far as somebody has got with it; once the turn is at its end, with the answer",
    sync_to_thread=True,
    responses=refusing(400, 404, 409),
)
def show_puzzle(puzzle: Id, done: Done = None, *, show: bool = False) -> PuzzleSight:
    """Return what the seat sees after some cards; `show` asks for the answer."""
    try:
        found = find_puzzle(puzzle)
    except NoSuchPuzzle as error:
        raise Refused(No.NO_SUCH_PUZZLE) from error
    tried = _try(view_of(found), done or [])
    return _sight(found, tried, show=show)


def _try(seen: View, done: list[str]) -> TriedTurn:
    """Return the turn as far as it has got, or refuse."""
    tried = TriedTurn(seen)
    for text in done:
        action = _read(seen, text)
        try:
            tried = tried.go_on(action)
        except IllegalAction as error:
            raise PuzzleRefused(error.reason, action, tried.seen) from error
    return tried


def _read(seen: View, text: str) -> Lay | End:
    try:
        action = parse_action(seen.rules, text)
    except NotationError as error:
        raise Refused(No.UNREADABLE) from error
    if not isinstance(action, Lay | End):
        raise Refused(No.UNREADABLE)
    return action


def _sight(found: Puzzle, tried: TriedTurn, *, show: bool) -> PuzzleSight:
    told = None
    if show or tried.is_over:
        told = answer(found, None if show else tried.lays)
    return PuzzleSight(
        id=found.id,
        ruleset=found.game,
        version=found.version,
        difficulty=found.difficulty,
        name=found.name,
        seat=tried.seen.seat or 0,
        sight=see(tried.seen),
        unlaid=unlaid(tried.seen),
        over=tried.is_over,
        answer=told,
    )


@cache
def _listings() -> list[PuzzleListing]:
    return [
        PuzzleListing(id=puzzle.id, family=family, difficulty=puzzle.difficulty)
        for family in families()
        for puzzle in read_puzzles(family)
    ]


SHAPES = (PuzzleListing, PuzzleSight)
ROUTES = (list_puzzles, show_puzzle)
