"""`tenback rules` tells the rules of a game."""

import json
from pathlib import Path

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.book import to_markdown
from tenback.locale.phrases import unverified_text
from tenback.locale.rulebook import rulebook
from tenback.rules import RULESETS, Ruleset, find_ruleset, with_house
from tests.cli.running import across, tenback
from tests.cli.test_refusals import NUMBERS


@pytest.mark.parametrize(("rules", "lang"), across(RULESETS, LANGUAGES))
def test_every_game_has_its_page(rules: Ruleset, lang: str) -> None:
    assert tenback("rules", rules.id, lang=lang).out == to_markdown(rulebook(rules, catalogue(lang)))


def test_house_rules_are_told_along() -> None:
    house = with_house(find_ruleset("the-game"), {"undo": "off", "pile-history": "visible"})
    ran = tenback("rules", "the-game", "--house", "undo=off", "--house", "pile-history=visible")
    assert ran.out == to_markdown(rulebook(house, catalogue("en")))


def test_a_house_rule_chosen_twice_is_chosen_last() -> None:
    twice = tenback("rules", "the-game", "--house", "undo=off", "--house", "undo=all")
    assert twice.out == tenback("rules", "the-game", "--house", "undo=all").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guessed_commands_are_admitted(lang: str) -> None:
    assert unverified_text(catalogue(lang)) in tenback("rules", "extreme", lang=lang).out


@pytest.mark.parametrize(("lang", "form"), across(LANGUAGES, ("deck.toml", "deck.json", "deck")))
def test_the_numbers_of_a_real_deck_are_told(lang: str, form: str, tmp_path: Path) -> None:
    file = tmp_path / form
    lines = [f"{name} = {numbers}" for name, numbers in NUMBERS.items()]
    file.write_text(json.dumps(NUMBERS) if form.endswith("json") else "\n".join(lines), encoding="utf-8")
    ran = tenback("rules", "extreme", "--commands", str(file), lang=lang)
    assert ran.code == 0
    assert unverified_text(catalogue(lang)) not in ran.out
    assert "62, 63, 64, 65" in ran.out


def test_a_program_gets_the_page_in_a_field() -> None:
    told = json.loads(tenback("rules", "extreme", "--house", "undo=off", "--json").out)
    assert (told["id"], told["version"], told["house"], told["unverified"]) == ("extreme", 2, {"undo": "off"}, True)
    assert told["markdown"].startswith("# Extreme\n")
