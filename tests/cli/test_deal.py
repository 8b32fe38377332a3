"""`tenback deal` shows the cards that a seed gives."""

import json

import pytest

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.phrases import unverified_text
from tenback.play.deal import deal
from tenback.rules import RULESETS, Ruleset, find_ruleset
from tenback.rules.notation import format_card
from tests.cli.running import across, tenback


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_every_card_of_the_deal_is_shown_once(rules: Ruleset) -> None:
    shown = json.loads(tenback("deal", rules.id, "--json").out)
    cards = [card for part in (*shown["hands"], *shown["decks"]) for card in part]
    decks = shown["seats"] if rules.own_decks else 1
    assert sorted(cards) == sorted([format_card(card) for card in rules.cards] * decks)


def test_the_deal_is_the_one_of_the_seed() -> None:
    shown = json.loads(tenback("deal", "the-game", "--players", "2", "--seed", "42", "--json").out)
    (order,) = deal(find_ruleset("the-game"), 2, 42)
    assert shown["decks"] == [[format_card(card) for card in order[14:]]]
    assert shown["hands"][1] == [format_card(card) for card in sorted(order[7:14])]


def test_a_seed_is_a_word_for_programs() -> None:
    shown = json.loads(tenback("deal", "on-fire", "--seed", str(2**64 - 1), "--json").out)
    assert (shown["seed"], shown["game"], shown["version"]) == ("18446744073709551615", "on-fire", 2)


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_the_fewest_seats_are_enough(game: str) -> None:
    assert json.loads(tenback("deal", game, "--json").out)["seats"] == min(find_ruleset(game).hand_size)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_is_told_in_lines(lang: str) -> None:
    texts = catalogue(lang)
    lines = tenback("deal", "face-to-face", "--seed", "1", lang=lang).out.splitlines()
    assert lines[0] == texts("cli-seed", seed="1")
    assert lines[1] == f"{texts('player', number=1)}: 2 3 36 42 44 53"
    assert lines[4].startswith(f"{texts('cli-deck-of', number=2)}: 50 26 34 ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_draw_pile_belongs_to_nobody(lang: str) -> None:
    out = tenback("deal", "the-game", "--seed", "1", lang=lang).out
    assert out.splitlines()[-1].startswith(f"{catalogue(lang)('cli-deck')}: ")


def test_a_game_with_stacks_has_a_draw_stack() -> None:
    assert tenback("deal", "quick-and-easy", "--seed", "1").out.splitlines()[-1].startswith("Draw stack: ")


def test_without_a_seed_every_deal_is_another() -> None:
    assert tenback("deal", "the-game").out != tenback("deal", "the-game").out


@pytest.mark.parametrize(("game", "lang"), across(("extreme", "extreme/on-fire"), LANGUAGES))
def test_guessed_commands_are_admitted(game: str, lang: str) -> None:
    assert unverified_text(catalogue(lang)) in tenback("deal", game, lang=lang).out


def test_a_program_learns_that_commands_are_guessed() -> None:
    assert json.loads(tenback("deal", "extreme", "--json").out)["unverified"] is True
