"""The words of a language for typed values of the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tenback.locale.catalogue import Catalogue
from tenback.rules.actions import Action, Lay, Reason
from tenback.rules.cards import Card, Direction
from tenback.rules.commands import CARDS_PER_COMMAND, CommandError
from tenback.rules.effects import COMMANDS, Effect
from tenback.rules.endings import Duty, Outcome, Rating
from tenback.rules.engine import SetupFault
from tenback.rules.games import RULESETS, UnknownRuleset
from tenback.rules.notation import NotationError, parse_pile
from tenback.rules.ruleset import HouseError, Ruleset, Switch, Undo
from tenback.rules.talk import MOST_KEEPS, Argument, Block, Signal, Word

if TYPE_CHECKING:
    from tenback.rules.view import View


RECORD_PLACES = {
    "line": r"line (\d+)",
    "byte": r"byte (\d+)",
    "step": r"steps\[(\d+)\]",
    "card": r"deal\[\d+\]\[(\d+)\]",
}


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads a text: the names at the table as the reader knows them, and the reader's own seat."""

    names: tuple[str, ...] = ()
    seat: int | None = None  # None: a watcher


NOBODY = Reader()


def game_title(texts: Catalogue, rules: Ruleset) -> str:
    """Return what the game is called."""
    return texts(f"game-{_dashed(rules.id)}")


def game_summary(texts: Catalogue, rules: Ruleset) -> str:
    """Return what is special about the game, in one sentence."""
    return texts(f"game-{_dashed(rules.id)}-summary", need=rules.need)


def card_text(texts: Catalogue, card: Card) -> str:
    """Return a card in words: `37`, `red 7`."""
    if card.colour:
        return texts("card-coloured", colour=card.colour, rank=card.rank)
    return texts("card", rank=card.rank)


def seat_text(texts: Catalogue, seat: int, reader: Reader = NOBODY) -> str:
    """Return the name of whoever sits there."""
    return reader.names[seat] if seat < len(reader.names) else texts("player", number=seat + 1)


def pile_text(texts: Catalogue, rules: Ruleset, pile: int, reader: Reader = NOBODY) -> str:
    """Return the name of a pile, to stand alone: `Pile A`, `Your ascending pile`."""
    return _pile(texts, rules, pile, reader, "pile")


def pile_title(texts: Catalogue, rules: Ruleset, pile: int, reader: Reader = NOBODY) -> str:
    """Return the name of a pile with its direction: `Pile A, ascending`, `Your ascending pile`."""
    if _has_letter(rules, pile):
        return texts(f"pile-{_direction(rules, pile)}", name=rules.piles[pile].name)
    return pile_text(texts, rules, pile, reader)


def onto_text(texts: Catalogue, rules: Ruleset, pile: int, reader: Reader = NOBODY) -> str:
    """Return where a card goes, to stand in a sentence: `on pile A`, `on your ascending pile`."""
    return _pile(texts, rules, pile, reader, "onto-pile")


def _pile(texts: Catalogue, rules: Ruleset, at: int, reader: Reader, prefix: str) -> str:
    if _has_letter(rules, at):
        return texts(prefix, name=rules.piles[at].name)
    owner, direction = rules.piles[at].owner, _direction(rules, at)
    if owner is None:
        return texts(f"{prefix}-only", direction=direction)
    if owner == reader.seat:
        return texts(f"{prefix}-own", direction=direction)
    return texts(f"{prefix}-other", direction=direction, name=seat_text(texts, owner, reader))


def _has_letter(rules: Ruleset, at: int) -> bool:
    """Say whether the pile needs its name because owner and direction do not distinguish it from others."""
    return sum((pile.owner, pile.direction) == _side(rules, at) for pile in rules.piles) > 1


def _side(rules: Ruleset, at: int) -> tuple[int | None, Direction]:
    return rules.piles[at].owner, rules.piles[at].direction


def _direction(rules: Ruleset, at: int) -> str:
    return rules.piles[at].direction.name.lower()


def effect_text(texts: Catalogue, effect: Effect) -> str:
    """Return what a mark is called."""
    return texts(f"effect-{effect.name}")


def effect_hint(texts: Catalogue, effect: Effect) -> str:
    """Return what a mark does, in one short sentence."""
    return texts(f"effect-{effect.name}-hint")


def unverified_text(texts: Catalogue) -> str:
    """Return the notice that the numbers of the commands are our placeholders, and how to load real ones."""
    return f"{texts('unverified-why')} {texts('unverified-load')}"


def switch_text(texts: Catalogue, name: str, choice: str = "") -> str:
    """Return what a house rule, or one of its choices, is called."""
    return texts(f"switch-{name}-{choice}" if choice else f"switch-{name}")


def choices_told(rules: Ruleset, switch: Switch) -> tuple[str, ...]:
    """Return the choices of a house rule that differ in this game, the default first."""
    return tuple(dict.fromkeys(choice_told(rules, choice) for choice in switch.choices))


def choice_told(rules: Ruleset, choice: str) -> str:
    """Return the choice to name: where nobody can play alone, undo for solo games only means no undo."""
    return Undo.OFF if choice == Undo.SOLO and 1 not in rules.hand_size else choice


def choice_text(texts: Catalogue, word: Word, argument: Argument, value: str | int) -> str:
    """Return what a value that a signal may carry is called."""
    if word is Word.START:
        return texts("signal-start", strength=value)
    return texts(f"effect-{value}" if argument is Argument.COMMAND else f"{argument.value}-{value}")


def signal_text(texts: Catalogue, rules: Ruleset, signal: Signal, reader: Reader = NOBODY) -> str:
    """Return a signal as it is spoken."""
    at = None if signal.pile is None else parse_pile(rules, signal.pile)
    return texts(
        f"signal-{signal.word.lower()}",
        pile="" if at is None else pile_text(texts, rules, at, reader),
        direction="" if at is None else _direction(rules, at),
        strength=signal.strength or 0,
        answer=signal.answer or "",
        colour=signal.colour or "",
        band=texts(f"band-{signal.band}") if signal.band else "",
        command=texts(f"effect-{signal.command}") if signal.command else "",
    )


def signal_label(texts: Catalogue, word: Word) -> str:
    """Return what the button of a signal says."""
    return texts(f"signal-{word.lower()}-label")


def block_text(texts: Catalogue, block: Block) -> str:
    """Return why something cannot be said, and what can."""
    return texts(f"block-{block}", most=MOST_KEEPS)


def refusal_text(
    texts: Catalogue, view: View, reason: Reason, action: Action | None = None, names: tuple[str, ...] = ()
) -> str:
    """Return why the action is refused at this moment, and what is possible instead."""
    laid = view.turn.laid if view.turn else 0
    exactly = _exactly(view, action)
    owed = exactly if reason is Reason.NEED_EXACTLY else view.need
    lay = action if isinstance(action, Lay) and 0 <= action.pile < len(view.rules.piles) else None
    return texts(
        f"refusal-{reason}",
        card=card_text(texts, action.card) if isinstance(action, Lay) else "",
        pile=onto_text(texts, view.rules, lay.pile, Reader(names, view.seat)) if lay else "",
        need=view.need,
        laid=laid,
        exactly=exactly,
        missing=owed - laid,
    )


def _exactly(view: View, action: Action | None) -> int:
    """Return how many cards a command demands, be it laid already or on the card in question."""
    marks = view.rules.effects.get(action.card, ()) if isinstance(action, Lay) else ()
    return max(view.turn.exactly if view.turn else 0, *(mark.exactly for mark in marks), 0)


def duty_text(texts: Catalogue, view: View, duty: Duty, names: tuple[str, ...] = ()) -> str:
    """Return what the seat on turn still has to do."""
    turn = view.turn
    if turn is None:
        raise LookupError("no turn is under way")
    piles = turn.uncovered if duty is Duty.SKULL else turn.due
    owed = turn.exactly if duty is Duty.THREE else view.need
    reader = Reader(names, view.seat)
    told = [pile_text(texts, view.rules, pile, reader) for pile in sorted(piles)]
    return texts(f"duty-{duty}", missing=owed - turn.laid, piles=told)


def outcome_text(texts: Catalogue, rules: Ruleset, outcome: Outcome, reader: Reader = NOBODY) -> str:
    """Return how the game ended, from the reader's point of view."""
    if not rules.race:
        return texts(f"ending-{outcome.ending}")
    seats = {pile.owner for pile in rules.piles if pile.owner is not None}
    winner, loser = min(outcome.winners), min(seats - outcome.winners)
    names = {seat: seat_text(texts, seat, reader) for seat in (winner, loser)}
    if reader.seat == winner:
        return texts("duel-won", ending=outcome.ending, name=names[loser])
    if reader.seat == loser:
        return texts("duel-lost", ending=outcome.ending, name=names[winner])
    return texts("duel-over", ending=outcome.ending, winner=names[winner], loser=names[loser])


def rating_text(texts: Catalogue, rating: Rating) -> str:
    """Return the praise that a result earns."""
    return texts(f"rating-{rating}")


def left_text(texts: Catalogue, count: int) -> str:
    """Return how many cards are left."""
    return texts("left", count=count)


def setup_text(texts: Catalogue, rules: Ruleset, fault: SetupFault) -> str:
    """Return why the game cannot be set up like that."""
    least, most = min(rules.hand_size), max(rules.hand_size)
    exactly = "-exactly" if fault is SetupFault.SEATS and least == most else ""
    return texts(f"setup-{fault}{exactly}", least=least, most=most)


def house_text(texts: Catalogue, error: HouseError) -> str:
    """Return what is wrong with a house choice."""
    return texts(f"house-{error.fault}", switch=error.switch, choice=error.choice, offered=error.offered)


def command_texts(texts: Catalogue, error: CommandError) -> tuple[str, ...]:
    """Return what is wrong with a command table, fault by fault."""
    known = tuple(COMMANDS)
    return tuple(
        texts(
            f"command-fault-{fault.kind}",
            command=fault.command,
            number=fault.number,
            each=CARDS_PER_COMMAND,
            known=known,
        )
        for fault in error.faults
    )


def notation_text(texts: Catalogue, error: NotationError) -> str:
    """Return what cannot be read."""
    return texts(f"notation-{error.fault}", text=error.text)


def unknown_ruleset_text(texts: Catalogue, error: UnknownRuleset) -> str:
    """Return the message that there is no such game, with a list of those there are."""
    return texts("unknown-ruleset", name=error.ruleset_id, known=[rules.id for rules in RULESETS])


def record_text(texts: Catalogue, fault: str, place: str, why: str) -> str:
    """Return what is wrong with a record, and where; `why` is a reason of the rules, or `talk`."""
    return texts(f"record-{fault}", place=_record_place(texts, place), why=why)


def _record_place(texts: Catalogue, place: str) -> str:
    for name, pattern in RECORD_PLACES.items():
        found = re.fullmatch(pattern, place)
        if found:
            return texts(f"record-place-{name}", number=found[1])
    return texts("record-place-end") if place in ("end", "$") else texts("record-place-field", name=place)


def _dashed(ruleset_id: str) -> str:
    return ruleset_id.replace("/", "-")
