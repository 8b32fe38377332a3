"""Rows of the rules specification: read from a table, run on the engine, compared."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tenback.rules import (
    Action,
    Begin,
    Concede,
    IllegalAction,
    Reason,
    Ruleset,
    SetupError,
    State,
    apply,
    rating,
    start,
)
from tenback.rules.cards import Card
from tenback.rules.commands import with_commands
from tenback.rules.duties import need
from tenback.rules.effects import COMMANDS
from tenback.rules.engine import evaluate
from tenback.rules.games import find_ruleset
from tenback.rules.notation import NotationError, format_card, parse_action
from tenback.rules.position import parse_position
from tenback.rules.ruleset import with_house
from tenback.rules.talk import Room, judge_signal, judge_text, parse_signal

FOLDER = Path(__file__).parent / "data" / "vectors"
GAMES = {"TG": "the-game", "EX": "extreme", "F2F": "face-to-face", "QE": "quick-and-easy"}
LEVELS = {"std": "", "exp": "/expert", "expplus": "/expert-plus"}
SHORT_NAMES = {"loss": "loss-timing", "endmin": "expert-endgame-min", "three": "three-shortfall", "last": "last-card"}
OWN_WORDS = {"n", "lvl", "commands"}
GAME_CELLS, TALK_CELLS = 6, 4  # the last of a game names the rules, and may be missing
WIDTHS = {"Configuration": GAME_CELLS, "Context": TALK_CELLS}  # by the head of the second column


@dataclass(frozen=True)
class Row:
    """One line of a table: an id, and the cells behind it."""

    id: str
    cells: tuple[str, ...]
    line: str


class UnreadRow(ValueError):
    """A line of a table of rows that is none."""

    def __init__(self, line: str) -> None:
        super().__init__(f"not a row: {line}")


def read_rows(text: str) -> Iterator[Row]:
    """Yield the rows of a text, or raise `UnreadRow`: a table of rows holds nothing else, save remarks behind them."""
    width = 0  # cells of a row in the table that is being read; none in any other
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            width = 0
        elif cells[0] == "Id":
            width = WIDTHS.get(cells[1], 0)
        elif width and set(line) - set("|-: "):
            yield _read_row(cells, width, line)


def _read_row(cells: list[str], width: int, line: str) -> Row:
    if not (_is_game_row(cells) if width == GAME_CELLS else _is_talk_row(cells)):
        raise UnreadRow(line)
    return Row(cells[0], tuple(cell.strip("`") for cell in cells[1:width]), line)


def _is_game_row(cells: list[str]) -> bool:
    return len(cells) >= GAME_CELLS - 1 and bool(re.fullmatch(rf"`?(?:{'|'.join(GAMES)})(?: [^`]*)?`?", cells[1]))


def _is_talk_row(cells: list[str]) -> bool:
    return len(cells) >= TALK_CELLS and bool(re.fullmatch(r"ALLOW|BLOCK [a-z-]+", cells[TALK_CELLS - 1]))


def run_row(row: Row) -> list[str]:
    """Return what is wrong with the row; nothing if it holds."""
    return _run_talk(*row.cells) if len(row.cells) == TALK_CELLS - 1 else _run_game(*row.cells[:4])


# ---- games


@dataclass
class Played:
    """A position, and how it came about."""

    rules: Ruleset
    seats: int
    state: State
    refused_at: int | None = None
    refused_for: Reason | None = None
    drew: int = 0


def _run_game(configuration: str, state: str, actions: str, expected: str) -> list[str]:
    try:
        played = _set_up(configuration, state)
    except SetupError:
        return [] if expected == "reject" else [f"expected {expected}, found reject"]
    for number, text in enumerate([] if actions == "-" else actions.split(), start=1):
        _act(played, number, text)
        if played.refused_at:
            break
    facts = [fact.strip() for fact in expected.split(";")]
    return [f"expected {fact}, found {_found(played, fact)}" for fact in facts if not _holds(played, fact)]


def _set_up(configuration: str, text: str) -> Played:
    game, *words = configuration.split()
    options = dict(word.partition("=")[::2] for word in words)
    marks = dict(re.findall(r"(\w+)/([A-Z0-9]+)", text))
    rules = _rules(game, options, {} if options.get("commands") == "none" else marks)
    seats = int(options.get("n", "2"))
    begun = apply(rules, start(rules, seats, (rules.cards,) * (seats if rules.own_decks else 1)), Begin(0))
    plain = re.sub(r"/[A-Z0-9]+", "", text)
    return Played(rules, seats, begun if text == "new" else evaluate(rules, parse_position(rules, seats, plain)))


def _rules(game: str, options: Mapping[str, str], marks: Mapping[str, str]) -> Ruleset:
    ending = "/professional" if "pro" in options else LEVELS[options.get("lvl", "std")]
    name = GAMES[game] + ending
    if "fire" in options:
        name = name.replace("the-game", "on-fire").replace("extreme", "extreme/on-fire")
    rules = find_ruleset(name)
    house = {SHORT_NAMES.get(key, key.replace("_", "-")): value for key, value in options.items() if value}
    rules = with_house(rules, {key: value for key, value in house.items() if key not in OWN_WORDS})
    return _marked(with_commands(rules, {}), marks)


def _marked(rules: Ruleset, marks: Mapping[str, str]) -> Ruleset:
    """Give the marked cards their commands, whatever table is in use."""
    effects = dict(rules.effects)
    for number, command in marks.items():
        card = Card(int(number))
        effects[card] = (COMMANDS[command.lower()], *effects.get(card, ()))
    return replace(rules, effects=effects)


def _act(played: Played, number: int, text: str) -> None:
    before = played.state
    try:
        for action, by in _meant(played, text):
            played.state = apply(played.rules, played.state, action, by)
    except (IllegalAction, NotationError) as refused:
        played.refused_at = number
        played.refused_for = refused.reason if isinstance(refused, IllegalAction) else None
        return
    if played.state.playing.laid == 0:
        played.drew = sum(map(len, before.decks)) - sum(map(len, played.state.decks))


def _meant(played: Played, text: str) -> list[tuple[Action, int | None]]:
    """Read an action; `CONCEDE` without a seat is the word of the whole team, in a duel of the seat on turn."""
    if text == "CONCEDE":
        seats = [played.state.playing.seat] if played.rules.race else range(played.seats)
        return [(Concede(seat), None) for seat in seats]
    sender = re.fullmatch(r"P(\d):(.+)", text)
    if sender and sender[2] != "CONCEDE":
        return [(parse_action(played.rules, sender[2]), int(sender[1]))]
    return [(parse_action(played.rules, text), None)]


def _holds(played: Played, fact: str) -> bool:
    found = _found(played, fact)
    value = fact.partition("=")[2]
    if value.startswith("["):
        return found == sorted(item.strip() for item in value.strip("[]").split(",") if item.strip())
    return str(found) == (re.sub(r"/[A-Z0-9]+", "", value) if value else fact)


def _found(played: Played, fact: str) -> object:
    """Look up what the row claims, in the words of the row."""
    key = fact.partition("=")[0]
    name, digits = re.fullmatch(r"([A-Za-z_]+?)(\d*)(?:@\d+)?", key).groups()  # type: ignore[union-attr]
    piles = {pile.name: top for pile, top in zip(played.rules.piles, played.state.tops, strict=True)}
    if key in piles:
        return format_card(piles[key])
    if name in ("ok", "illegal", "win", "loss", "reject"):
        return _verdict(
            played, wants_seat=bool(digits) and "@" not in fact, wants_refusal=name == "illegal", seat=digits
        )
    return FACTS[name](played, int(digits or 0))


def _verdict(played: Played, *, wants_seat: bool, wants_refusal: bool, seat: str) -> str:
    outcome = played.state.outcome
    late = played.refused_for is Reason.GAME_OVER  # the row's verdict is then the end of the game
    if played.refused_at and (wants_refusal or not late):
        return f"illegal@{played.refused_at}"
    if outcome is None:
        return "ok"
    if wants_seat:
        return f"{'win' if int(seat) in outcome.winners else 'loss'}{seat}"
    return "win" if outcome.winners else "loss"


def _names(played: Played, piles: frozenset[int]) -> list[str]:
    return sorted(played.rules.piles[pile].name for pile in piles)


FACTS: Mapping[str, Callable[[Played, int], object]] = {
    "H": lambda played, _: played.rules.hand_size[played.seats],
    "need": lambda played, _: need(played.rules, played.state),
    "laid": lambda played, _: played.state.playing.laid,
    "left": lambda played, _: played.state.left,
    "turn": lambda played, _: f"P{played.state.playing.seat}",
    "drew": lambda played, _: played.drew,
    "due": lambda played, _: _names(played, played.state.playing.due),
    "reason": lambda played, _: played.state.outcome and played.state.outcome.ending.value,
    "rating": lambda played, _: rating(played.rules, played.state).value,
    "hand": lambda played, seat: sorted(map(format_card, played.state.hands[seat])),
    "handsize": lambda played, seat: len(played.state.hands[seat]),
    "decksize": lambda played, deck: len(played.state.decks[deck]),
}


# ---- talk


def _run_talk(context: str, said: str, verdict: str) -> list[str]:
    words = set(re.findall(r"[\w&]+", context))
    game = next(game for code, game in GAMES.items() if code in words)
    rules = find_ruleset(f"{game}/professional" if "professional" in words else game)
    room = Room.RANKED if words & {"ranked", "public"} else Room.PRIVATE
    silenced = {"SILENCE", "visible"} <= words and "solo" not in words
    if re.fullmatch(r"[A-Z]+(\(.*\))?", said):
        opening = "before" in words
        block = judge_signal(rules.talk, room, parse_signal(said), silenced=silenced, opening=opening)
    else:
        block = judge_text(rules.talk, said, silenced=silenced)
    found = f"BLOCK {block.value}" if block else "ALLOW"
    return [] if found == verdict else [f"expected {verdict}, found {found}"]
