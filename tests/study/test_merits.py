"""What speaks for a turn is found in what its seat sees and hears, and can be said in every language."""

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.rules import Lay, Ruleset, View, find_ruleset, view
from tenback.rules.notation import parse_action
from tenback.rules.talk import Heard, Signal, Word
from tenback.study.merit import Merit, MeritKind
from tenback.study.merits import find_merits
from tenback.study.words import merit_text
from tests.rules.table import at

TG, F2F = find_ruleset("the-game"), find_ruleset("face-to-face")
TABLE = "turn=P0; A=30; B=20; C=70; D=80; P0=[20,31,32,62,90]; P1=[25,50]; deck=#20"


def _turn(rules: Ruleset, text: str) -> tuple[Lay, ...]:
    actions = [parse_action(rules, lay) for lay in text.split()]
    return tuple(action for action in actions if isinstance(action, Lay))


def _merits(seen: View, text: str, *others: str) -> dict[MeritKind, Merit]:
    turns = [_turn(seen.rules, each) for each in (text, *others)]
    return {merit.kind: merit for merit in find_merits(seen, turns[0], turns, choices=len(turns))}


def _seen(heard: tuple[Heard, ...] = ()) -> View:
    return view(TG, at(TG, 2, TABLE), 0, heard)


@pytest.mark.parametrize(
    ("turn", "others", "merit"),
    [
        ("20>A 62>C", [], Merit(kind=MeritKind.TRICK, pile="A", card="20", count=10)),
        ("31>A 32>A", ["62>C 31>A"], Merit(kind=MeritKind.ROW, pile="A", count=2)),
        ("31>A 32>A", ["62>C 31>A"], Merit(kind=MeritKind.SMALL, count=2)),
        ("31>A 32>A", ["31>A 32>A 62>C"], Merit(kind=MeritKind.ENDS)),
        ("31>B 32>A 62>C", ["31>A 32>A"], Merit(kind=MeritKind.MORE, count=1)),
        ("31>B 32>A", ["31>A 20>A"], Merit(kind=MeritKind.KEEPS_TRICK, pile="D", card="90")),
        ("62>C 31>A", [], Merit(kind=MeritKind.ONLY)),
    ],
)
def test_what_speaks_for_a_turn(turn: str, others: list[str], merit: Merit) -> None:
    assert _merits(_seen(), turn, *others)[merit.kind] == merit


def test_a_pile_is_left_to_whoever_asked_for_it_unless_the_signal_is_stale() -> None:
    asked = Heard(1, Signal(Word.KEEP, pile="C", strength=2))
    spared = Merit(kind=MeritKind.SPARES, pile="C", seat=1)
    assert _merits(_seen((asked,)), "31>A 32>A", "62>C 31>A")[MeritKind.SPARES] == spared
    stale = Heard(1, Signal(Word.KEEP, pile="C", strength=2), stale=True)
    assert MeritKind.SPARES not in _merits(_seen((stale,)), "31>A 32>A", "62>C 31>A")


def test_the_last_card_needs_no_other_reason() -> None:
    seen = view(TG, at(TG, 1, "turn=P0; A=90; B=95; C=10; D=5; P0=[91]; deck=[]"), 0)
    assert [*_merits(seen, "91>A")] == [MeritKind.WINS]


def test_help_is_named_in_a_race() -> None:
    seen = view(F2F, at(F2F, 2, "turn=P0; up1=30; P0=[5,6,20]; P1=[40]; deck0=[7,8]; deck1=[9]"), 0)
    assert _merits(seen, "20>up1 5>up0")[MeritKind.HELP] == Merit(kind=MeritKind.HELP, pile="up1", card="20", count=10)


def test_a_turn_that_helps_and_lays_at_home_is_not_all_on_one_pile() -> None:
    seen = view(F2F, at(F2F, 2, "turn=P0; up1=30; P0=[5,6,20]; P1=[40]; deck0=[7,8]; deck1=[9]"), 0)
    assert MeritKind.ONE_PILE not in _merits(seen, "20>up1 5>up0")


EXTREME_FIRE = find_ruleset("extreme/on-fire")
MARKED = "turn=P0; A=18; B=20; C=60; D=81; P0=[19,22,23,38,55,56,57,58]; P1=[25,50]; deck=#20"


@pytest.mark.parametrize(
    ("turn", "others", "merit"),
    [
        ("19>A 23>B", [], Merit(kind=MeritKind.LIFTS, pile="A")),  # 18 allows no tricks
        ("38>B", ["19>A 23>B"], Merit(kind=MeritKind.STOPS, card="38")),
        ("23>B 58>C", ["22>B 58>C"], Merit(kind=MeritKind.NO_FIRE)),
        ("22>B 58>C", ["23>B 58>C"], None),
        ("58>C 57>C", ["58>C 56>C 55>C"], Merit(kind=MeritKind.ENDS)),
        ("58>C 57>C 23>B", [], Merit(kind=MeritKind.MORE, count=1)),
        ("58>C 38>C", [], Merit(kind=MeritKind.MORE, count=1)),  # 38 stops the turn, and would do alone
    ],
)
def test_what_a_turn_does_about_fires_and_commands(turn: str, others: list[str], merit: Merit | None) -> None:
    seen = view(EXTREME_FIRE, at(EXTREME_FIRE, 2, MARKED), 0)
    told = (MeritKind.LIFTS, MeritKind.STOPS, MeritKind.NO_FIRE, MeritKind.MORE, MeritKind.ENDS)
    found = [one for kind, one in _merits(seen, turn, *others).items() if kind in told]
    assert (merit in found) if merit else not found


def test_a_card_before_the_one_that_is_owed_can_be_one_too_many() -> None:
    fire = find_ruleset("on-fire")
    seen = view(fire, at(fire, 2, "turn=P0; A=22; due=[A]; B=30; P0=[24,31,45,90]; P1=[25,50]; deck=#20"), 0)
    assert _merits(seen, "31>B 45>C 24>A")[MeritKind.MORE] == Merit(kind=MeritKind.MORE, count=1)
    assert MeritKind.MORE not in _merits(seen, "31>B 24>A")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MeritKind)
def test_every_merit_can_be_said(language: str, kind: MeritKind) -> None:
    merit = Merit(kind=kind, pile="A", card="37", seat=1, count=2)
    assert merit_text(catalogue(language), TG, merit).endswith(".")
