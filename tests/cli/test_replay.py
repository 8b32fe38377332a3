"""`tenback replay` tells a recorded game."""

import json
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import unverified_text
from tenback.play.codec import to_json, to_text
from tenback.play.game import Game
from tenback.play.record import RecordFault, replay, to_record
from tenback.rules import RULESETS, Begin, Card, Lay, Ruleset, find_ruleset
from tenback.rules.position import format_position
from tests.cli.running import SEED, across, error, played, tenback

RECORD = played("the-game")
TEXT = to_text(RECORD)


@pytest.mark.parametrize(("rules", "lang"), across(RULESETS, LANGUAGES))
def test_every_game_can_be_told(rules: Ruleset, lang: str) -> None:
    ran = tenback("replay", "-", lang=lang, stdin=to_json(played(rules.id)))
    assert (ran.code, ran.err) == (0, "")
    assert catalogue(lang)("cli-seed", seed=str(SEED)) in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_tells_who_laid_what_at_which_cost(lang: str) -> None:
    out = tenback("replay", "-", lang=lang, stdin=TEXT.encode()).out
    texts = catalogue(lang)
    lines = out[out.index(texts("cli-story-turn", number=4, name="Bob")) :].splitlines()[:4]
    onto = texts("onto-pile", name="C")
    assert lines[1] == texts("table-laid", name="Bob", card="76", pile=onto, step=4)
    assert lines[2] == texts("table-trick", name="Bob", card="86", pile=onto, step=10)
    assert lines[3] == texts("table-drawn", name="Bob", count=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signals_are_told_in_words(lang: str) -> None:
    out = tenback("replay", "-", lang=lang, stdin=TEXT.encode()).out
    assert catalogue(lang)("table-said", name="Bob", text=catalogue(lang)("signal-start", strength=0)) in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_has_score_and_rating(lang: str) -> None:
    texts = catalogue(lang)
    lines = tenback("replay", "-", lang=lang, stdin=TEXT.encode()).out.splitlines()
    assert lines[-3:] == [texts("ending-min"), texts("left", count=1), texts("rating-excellent")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_broken_off_is_told_so(lang: str, tmp_path: Path) -> None:
    game = Game.from_seed(find_ruleset("the-game"), ("Ann", "Bob"), SEED)
    for action in (Begin(0), Lay(Card(98), 2), Lay(Card(5), 0)):
        game.do(action)
    file = tmp_path / "record.json"
    file.write_bytes(to_json(to_record(game)))
    texts = catalogue(lang)
    assert tenback("replay", str(file), lang=lang).out.splitlines()[-2:] == [
        texts("cli-story-unfinished"),
        texts("left", count=96),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guessed_commands_are_admitted(lang: str) -> None:
    out = tenback("replay", "-", lang=lang, stdin=to_json(played("extreme"))).out
    assert unverified_text(catalogue(lang)) in out


def test_a_program_gets_the_record_with_its_positions() -> None:
    told = json.loads(tenback("replay", "-", "--json", stdin=TEXT.encode()).out)
    end = replay(RECORD)
    assert len(told["positions"]) == len(told["record"]["steps"])
    assert told["positions"][-1] == format_position(end.rules, end.state)
    assert {name: told[name] for name in told if name != "positions"} == json.loads(to_json(RECORD))


PLAY = "play 98>C 5>A END"
FAULTS: list[tuple[bytes, RecordFault, str, dict[str, str], str]] = [
    (b"", RecordFault.NOT_A_RECORD, "line", {"number": "1"}, ""),
    (b"\n", RecordFault.NOT_A_RECORD, "line", {"number": "1"}, ""),
    (b"\xff\xfe", RecordFault.NOT_A_RECORD, "byte", {"number": "1"}, ""),
    (b"{}", RecordFault.BAD_FIELD, "field", {"name": "format"}, ""),
    (to_json(RECORD)[:99], RecordFault.CUT, "end", {}, ""),
    (TEXT[: TEXT.index("check")].encode(), RecordFault.CUT, "line", {"number": str(TEXT.count("\n") - 1)}, ""),
    (TEXT.replace("tenback-record 1", "tenback-record 2").encode(), RecordFault.NEWER, "line", {"number": "1"}, ""),
    (
        TEXT.replace(PLAY, "play 98>A 5>A END").encode(),
        RecordFault.ILLEGAL_STEP,
        "step",
        {"number": "5"},
        "does-not-fit",
    ),
    (TEXT.replace(PLAY, "play 7>A END").encode(), RecordFault.ILLEGAL_STEP, "step", {"number": "4"}, "not-in-hand"),
    (
        TEXT.replace(PLAY, f"play P0!START(1) {PLAY[5:]}").encode(),
        RecordFault.ILLEGAL_STEP,
        "step",
        {"number": "4"},
        "talk",
    ),
    (TEXT.replace("result min", "result skull").encode(), RecordFault.WRONG_RESULT, "field", {"name": "result"}, ""),
    (TEXT.replace("Bob", "Rob").encode(), RecordFault.WRONG_CHECK, "field", {"name": "check"}, ""),
    (to_json(RECORD).replace(b'"98>C"', b'"100>C"'), RecordFault.BAD_FIELD, "step", {"number": "4"}, ""),
    (to_json(RECORD).replace(b'"98",', b'"98","98",', 1), RecordFault.BAD_DEAL, "field", {"name": "deal"}, ""),
    (to_json(RECORD).replace(b'"98",', b'"R1",', 1), RecordFault.BAD_DEAL, "card", {"number": "4"}, ""),
]


@pytest.mark.parametrize(("fault", "lang"), across(FAULTS, LANGUAGES))
def test_a_record_that_cannot_be_trusted_is_refused_with_place_and_reason(
    fault: tuple[bytes, RecordFault, str, dict[str, str], str], lang: str
) -> None:
    data, kind, place, arguments, why = fault
    where = catalogue(lang)(f"record-place-{place}", **arguments)
    ran = tenback("replay", "-", lang=lang, stdin=data)
    assert (ran.code, ran.out, ran.err) == (1, "", error(lang, f"record-{kind}", place=where, why=why or "talk") + "\n")
