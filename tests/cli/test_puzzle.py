"""`tenback puzzle`: a position to read, a turn to write, and an answer with its reasons."""

import json
import re

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.study.puzzle_book import read_puzzles, view_of
from tests.cli.running import tenback

FIRST = ("puzzle", "the-game", "--number", "1")
PUZZLE = read_puzzles("the-game")[0]
RIGHT, WRONG = (" ".join(PUZZLE.turns[at].lays).encode() + b"\n" for at in (0, PUZZLE.tempting))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_right_turn_is_praised_in_every_language(lang: str) -> None:
    ran, texts = tenback(*FIRST, lang=lang, stdin=RIGHT), catalogue(lang)
    assert ran.code == 0
    assert texts("puzzle-ask") in ran.out
    assert texts("puzzle-right") in ran.out
    assert texts(f"puzzle-{PUZZLE.name}") in ran.out


def test_a_wrong_turn_is_answered_with_the_best_one_and_its_chance() -> None:
    ran, texts = tenback(*FIRST, stdin=WRONG), catalogue("en")
    assert ran.code == 0
    assert texts("puzzle-wrong") in ran.out
    best = PUZZLE.turns[0]
    assert f"{texts('puzzle-turn-best')}: {' '.join(best.lays)}, {best.chance:.1%} to win" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_tells_what_is_in_force_and_what_the_cards_in_hand_do(lang: str) -> None:
    fires, commands = read_puzzles("on-fire"), read_puzzles("extreme")
    burning = next(at for at, one in enumerate(fires, start=1) if "due=[A]" in one.position)
    stopping = next(at for at, one in enumerate(commands, start=1) if 97 in {card.rank for card in view_of(one).hand})
    texts = catalogue(lang)
    told = tenback("puzzle", "on-fire", "--number", str(burning), lang=lang).out
    assert texts("duty-fire", piles=[texts("pile", name="A")]) in told
    assert f"{texts('pile', name='A')} · {texts('effect-fire')}: {texts('effect-fire-hint')}" in told
    told = tenback("puzzle", "extreme", "--number", str(stopping), lang=lang).out
    assert f"97 · {texts('effect-stop')}: {texts('effect-stop-hint')}" in told


def test_a_position_speaks_the_language_of_its_reader() -> None:
    told = tenback("puzzle", "face-to-face", "--number", "1", lang="de").out
    assert "Deine Hand: " in told
    assert not {"hand", "left", "cards"} & {*told.split()}


def test_the_example_can_be_played() -> None:
    for number in ("1", "2", "3"):
        asked = tenback("puzzle", "extreme", "--number", number).out
        example = asked.rpartition("as in ")[2].rstrip(": \n")
        ran = tenback("puzzle", "extreme", "--number", number, stdin=f"{example}\n".encode())
        assert not re.search("does not fit|do not hold", ran.err)


def test_a_program_gets_the_puzzle_with_its_answer() -> None:
    found = json.loads(tenback(*FIRST, "--json").out)
    assert (found["id"], found["position"], found["right"]) == (PUZZLE.id, PUZZLE.position, PUZZLE.right)


def test_puzzles_can_be_chosen_by_difficulty_and_level() -> None:
    found = json.loads(tenback("puzzle", "--difficulty", "hard", "--number", "1", "--json").out)
    assert found["difficulty"] >= 50
    expert = json.loads(tenback("puzzle", "the-game/expert", "--number", "1", "--json").out)
    assert expert["game"] == "the-game/expert"


@pytest.mark.parametrize(
    ("stdin", "why"),
    [
        (b"", catalogue("en")("puzzle-no-answer")),
        (b"hello\n", "hello"),
        (b"P0:CONCEDE\n", "P0:CONCEDE"),
        (b"END\n", "card"),
        (b"\xff\xfe\n", ""),
    ],
)
def test_an_answer_that_cannot_be_played_is_refused(stdin: bytes, why: str) -> None:
    ran = tenback(*FIRST, stdin=stdin)
    assert ran.code == 1
    assert why in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "words", [("the-game", "--number", "0"), ("on-fire/expert-plus",), ("the-game", "--number", "99999")]
)
def test_a_puzzle_that_does_not_exist_is_refused(words: tuple[str, ...]) -> None:
    assert tenback("puzzle", *words).code == 2
