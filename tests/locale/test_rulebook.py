"""The rules told from the ruleset."""

import re
from dataclasses import replace
from itertools import product

import pytest

from tenback.locale import LANGUAGES, Catalogue, catalogue
from tenback.locale.book import Bullets, to_markdown
from tenback.locale.phrases import choices_told, effect_text, game_title, switch_text, unverified_text
from tenback.locale.rulebook import rulebook
from tenback.rules import RULESETS, Ruleset, with_house
from tenback.rules.commands import with_commands
from tenback.rules.games.extreme import EXTREME, EXTREME_ON_FIRE
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.on_fire import ON_FIRE
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY, QUICK_AND_EASY_PROFESSIONAL
from tenback.rules.games.the_game import THE_GAME, THE_GAME_EXPERT
from tests.locale.ftl import catalogue_messages

EN = catalogue("en")
BOOKS = [*product(RULESETS, LANGUAGES)]
IDS = [f"{rules.id}-{language}" for rules, language in BOOKS]
every_book = pytest.mark.parametrize(("rules", "language"), BOOKS, ids=IDS)


def book(rules: Ruleset, texts: Catalogue) -> str:
    """Return the whole book as Markdown."""
    return to_markdown(rulebook(rules, texts))


def chapter(rules: Ruleset, heading: str, language: str = "en") -> str:
    """Return what the book says under the heading; nothing if it has no such heading."""
    texts = catalogue(language).about(rules)
    parts = re.split(r"^## (.*)\n\n", book(rules, texts), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True)).get(texts(f"rules-heading-{heading}"), "")


@every_book
def test_a_rulebook_is_markdown_under_the_title(rules: Ruleset, language: str) -> None:
    told = book(rules, catalogue(language))
    assert told.startswith(f"# {game_title(catalogue(language), rules)}\n\n")
    assert told.endswith("\n")
    assert not re.search(r"\n{3}| \n|\{|\}", told)


@every_book
def test_a_rulebook_shows_no_message_id(rules: Ruleset, language: str) -> None:
    words = {*re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", book(rules, catalogue(language)))}
    assert words.isdisjoint(catalogue_messages(language))


@every_book
def test_a_rulebook_has_the_numbers_of_the_deck(rules: Ruleset, language: str) -> None:
    told = chapter(rules, "cards", language)
    ranks = [card.rank for card in rules.cards]
    assert {len(ranks), min(ranks), max(ranks)} <= {*map(int, re.findall(r"\d+", told))}


@every_book
def test_a_rulebook_has_every_hand_size(rules: Ruleset, language: str) -> None:
    told = chapter(rules, "start", language)
    assert {*rules.hand_size.values()} <= {*map(int, re.findall(r"\d+", told))}


@every_book
def test_a_rulebook_has_the_minimum(rules: Ruleset, language: str) -> None:
    one = {"en": "one card", "de": "eine", "nl": "één"}[language]
    assert (str(rules.need) if rules.need > 1 else one) in chapter(rules, "turn", language)


@every_book
def test_a_rulebook_lists_every_mark_with_its_cards(rules: Ruleset, language: str) -> None:
    told = chapter(rules, "marks", language)
    for card, effects in rules.effects.items():
        for effect in effects:
            name = re.escape(effect_text(catalogue(language), effect))
            assert re.search(rf"\*\*{name}\*\* \([^)]*\b{card.rank}\b", told)


@every_book
def test_every_mark_has_the_picture_of_a_card_that_carries_it(rules: Ruleset, language: str) -> None:
    texts = catalogue(language)
    chapters = {one.name: one for one in rulebook(rules, texts).chapters}
    lists = [block for block in chapters["marks"].blocks if isinstance(block, Bullets)] if rules.effects else []
    pairs = [pair for one in lists for pair in zip(one.lines, one.cards, strict=True)]
    names = [{f"**{effect_text(texts, effect)}**" for effect in rules.effects[card]} for _, card in pairs]
    assert len(pairs) == len({effect for effects in rules.effects.values() for effect in effects})
    assert all(line.startswith(tuple(name)) for (line, _), name in zip(pairs, names, strict=True))


@every_book
def test_a_rulebook_lists_every_house_choice(rules: Ruleset, language: str) -> None:
    told = chapter(rules, "house", language)
    for switch in rules.switches:
        assert all(f"{switch.name}={choice}" in told for choice in choices_told(rules, switch)[1:])


@pytest.mark.parametrize(
    ("rules", "heading", "sentence"),
    [
        (THE_GAME, "turn", "Once the draw pile is empty, one card is enough."),
        (THE_GAME, "end", "Fewer than 10 is an excellent result."),
        (THE_GAME, "trick", "exactly ten"),
        (THE_GAME_EXPERT, "turn", "Lay at least 3 cards."),
        (FACE_TO_FACE, "turn", "This does not change once the draw pile is empty."),
        (FACE_TO_FACE, "draw", "draw exactly 2 cards"),
        (FACE_TO_FACE, "draw", "until you hold 6 cards"),
        (FACE_TO_FACE, "end", "single card"),
        (FACE_TO_FACE, "talk", "Bluffing"),
        (FACE_TO_FACE, "start", "Draw lots for who starts. You take turns."),
        (QUICK_AND_EASY, "turn", "Lay at least one card and at most 2."),
        (QUICK_AND_EASY, "trick", "the red 9, so the red 2 fits too"),
        (QUICK_AND_EASY, "cards", "without number or colour"),
        (QUICK_AND_EASY, "talk", "say which ones you hold, and roughly how high or low each card is."),
        (QUICK_AND_EASY_PROFESSIONAL, "talk", "Colours are the heart of it: say which ones you hold."),
        (QUICK_AND_EASY_PROFESSIONAL, "turn", "Lay exactly one card."),
        (QUICK_AND_EASY_PROFESSIONAL, "talk", "no free talk"),
        (EXTREME, "marks", "**Numbers unverified.** "),
        (EXTREME, "marks", "--commands FILE"),
        (EXTREME, "marks", EN("rules-source-commands")),
        (ON_FIRE, "marks", EN("rules-source-fire")),
        (EXTREME, "end", "If a skull of the same turn is on top"),
        (EXTREME_ON_FIRE, "end", "After the very last card a fire does no harm."),
    ],
)
def test_a_rule_is_told(rules: Ruleset, heading: str, sentence: str) -> None:
    assert sentence in chapter(rules, heading)


@pytest.mark.parametrize(
    ("rules", "heading"),
    [(THE_GAME, "help"), (THE_GAME, "marks"), (QUICK_AND_EASY, "help"), (FACE_TO_FACE, "marks")],
)
def test_what_a_game_does_not_have_is_not_told(rules: Ruleset, heading: str) -> None:
    assert chapter(rules, heading) == ""


@pytest.mark.parametrize("message", ["freely", "own-order", "trick-often", "hand-empty"])
def test_a_single_card_a_turn_is_told_without_any_order(message: str) -> None:
    texts = EN.about(QUICK_AND_EASY)
    assert texts(f"rules-{message}") not in book(QUICK_AND_EASY_PROFESSIONAL, EN)


@every_book
def test_only_who_may_be_alone_hears_of_taking_cards_back_alone(rules: Ruleset, language: str) -> None:
    texts = catalogue(language)
    told = [texts("rules-undo-solo"), switch_text(texts, "undo", "solo")]
    assert [text in book(rules, texts) for text in told] == [1 in rules.hand_size] * len(told)


@every_book
def test_two_take_turns_and_more_go_clockwise(rules: Ruleset, language: str) -> None:
    told, texts = chapter(rules, "start", language), catalogue(language)
    assert (texts("rules-order") in told) == (max(rules.hand_size) > 2)
    assert (texts("rules-order-two") in told) == (texts("rules-order") not in told)


@every_book
def test_a_team_wins_with_the_last_card_and_no_condition_is_told(rules: Ruleset, language: str) -> None:
    first = chapter(rules, "end", language).splitlines()[0]
    assert rules.race or not re.search(r"\b(even|auch|ook)\b", first)


@every_book
def test_the_counter_is_told_to_be_ours_with_its_switch(rules: Ruleset, language: str) -> None:
    texts, told = catalogue(language), chapter(rules, "cards", language)
    assert texts("web-option-counter") in told
    assert texts("web-option-counter-no") in told
    assert texts("web-option-counter-no") not in chapter(
        with_house(rules, {"pile-history": "visible"}), "cards", language
    )


@pytest.mark.parametrize(
    ("rules", "choice", "sentence"),
    [
        (THE_GAME_EXPERT, ("expert-endgame-min", "3"), "This does not change once the draw pile is empty."),
        (THE_GAME, ("loss-timing", "stuck"), EN("rules-loss-stuck")),
        (FACE_TO_FACE, ("last-card", "lenient"), EN("rules-capped-empty")),
        (EXTREME, ("final-skull", "win"), EN("rules-final-skull-win")),
        (EXTREME, ("three-shortfall", "lenient"), EN("rules-final-three-win")),
        (EXTREME_ON_FIRE, ("fire-at-win", "loss"), EN("rules-final-fire-loss")),
        (EXTREME, ("one-pile", "lasts"), EN("rules-one-pile-lasts")),
        (EXTREME, ("short-hand", "capped"), EN("rules-capped")),
        (THE_GAME, ("undo", "all"), EN("rules-undo-all")),
        (THE_GAME, ("pile-history", "visible"), EN("rules-tops-visible")),
        (THE_GAME, ("trick-talk", "on"), EN("rules-talk-trick-on")),
    ],
)
def test_a_house_choice_changes_the_rules_that_are_told(rules: Ruleset, choice: tuple[str, str], sentence: str) -> None:
    changed = with_house(rules, dict([choice]))
    assert sentence not in book(rules, EN)
    assert sentence in book(changed, EN)


def test_a_choice_that_was_made_comes_first() -> None:
    told = chapter(with_house(THE_GAME, {"undo": "off"}), "house")
    assert "**Taking cards back**: never. Alternatively: only when you play alone (`undo=solo`);" in told


def test_the_numbers_of_a_real_deck_need_no_notice() -> None:
    real = with_commands(EXTREME, {"stop": (3, 5, 8, 9)})
    assert unverified_text(EN) not in book(real, EN)
    assert "**Stop** (3, 5, 8, 9)" in book(real, EN)


def test_a_table_that_settles_nothing_has_no_house_rules() -> None:
    assert chapter(replace(THE_GAME, switches=()), "house") == ""


def test_the_name_of_a_game_decides_nothing_but_its_title() -> None:
    renamed = replace(FACE_TO_FACE, id="the-game")
    assert book(FACE_TO_FACE, EN).split("##", 1)[1] == book(renamed, EN).split("##", 1)[1]
