"""Every game is told in the words of its own rulebook: piles and backwards tricks, or stacks and reverse tricks."""

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from tenback.locale import LANGUAGES, catalogue
from tenback.locale.book import to_markdown
from tenback.locale.phrases import block_text, onto_text, pile_title, signal_text
from tenback.locale.rulebook import rulebook
from tenback.locale.sayings import sayings
from tenback.rules import RULESETS, Ruleset
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY
from tenback.rules.games.the_game import THE_GAME
from tenback.rules.ruleset import Terms
from tenback.rules.talk import Block, parse_signal
from tests.locale.ftl import catalogue_messages

ENGLISH = catalogue_messages("en")
PILES = re.compile(r"\bpiles?\b|\bbackwards trick|\brow cards?\b", re.IGNORECASE)
STACKS = re.compile(r"\bstacks?\b|\breverse trick|\bsequence cards?\b", re.IGNORECASE)
FOREIGN = {Terms.PILES: STACKS, Terms.STACKS: PILES}  # words of the others
ELSEWHERE = {  # what no game with stacks tells, and why
    "a duel": r"cli-deck-of|learn-(onto-)?theirs|learn-step-(own|help)|refusal-(does-not-help|help-.*)|story-helps"
    r"|rules-(piles-own|deck-own|trick-own|help-.*|win-race|last-card)|(onto-)?pile-(own|other|self)|switch-last-card-.*",
    "marks": r"effect-.*|refusal-(no-tricks|other-pile)|rules-(marks-lasting|effect-.*|one-pile-.*)|switch-one-pile"
    r"|web-lock",
    "piles with letters": r"pile|pile-up|pile-down|onto-pile",
    "numbers on row cards": r"rules-row-cards",
    "a trick by ten": r"learn-step-trick|rules-trick-ten-back.*|block-number-equivalent",
    "less to lay in the end": r"rules-need-empty|switch-expert-endgame-min",
    "another game": r"game-(?!quick).*-summary",
    "no game is known yet": r"cli-(bound|deal|puzzle)-more|record-illegal-step|notation-.*",
}


def words(pattern: ast.Pattern | None) -> str:
    """Return what a pattern says, without the names of its arguments."""
    assert pattern
    source = FluentSerializer().serialize_entry(ast.Message(id=ast.Identifier("it"), value=pattern))
    return re.sub(r"\{ \$\w+|\[[\w-]+\]", "", source)


def variants(message: ast.Message) -> dict[str, ast.Pattern]:
    """Return the message in the words of other rulebooks."""
    return {attribute.id.name: attribute.value for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_of_a_message_is_named_after_terms(language: str) -> None:
    named = {name for message in catalogue_messages(language).values() for name in variants(message)}
    assert named <= {Terms.STACKS}


def test_no_message_speaks_of_stacks_to_games_with_piles() -> None:
    assert [name for name, message in ENGLISH.items() if STACKS.search(words(message.value))] == []


def test_no_variant_for_stacks_speaks_of_piles() -> None:
    told = {name: variants(message).get(Terms.STACKS) for name, message in ENGLISH.items()}
    assert [name for name, pattern in told.items() if pattern and PILES.search(words(pattern))] == []


def test_whatever_a_game_with_stacks_may_tell_has_its_words() -> None:
    elsewhere = re.compile("|".join(ELSEWHERE.values()))
    wanting = [
        name for name, message in ENGLISH.items() if PILES.search(words(message.value)) and not variants(message)
    ]
    assert [name for name in wanting if not elsewhere.fullmatch(name)] == []


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_book_has_no_word_of_another_rulebook(rules: Ruleset) -> None:
    told = re.sub("`.*?`", "", to_markdown(rulebook(rules, catalogue("en"))))  # what is typed is not a word
    assert FOREIGN[rules.terms].findall(told) == []


@pytest.mark.parametrize(
    ("expected", "signal"),
    [
        ("Ascending stack: please keep off this stack.", "KEEP(up,2)"),
        ("I want the descending stack.", "WANT(dn)"),
        ("Ascending stack: I want the reverse trick here.", "QTRICK(up)"),
        ("Which stack should I avoid?", "ASKAVOID"),
    ],
)
def test_a_signal_speaks_of_stacks_where_there_are_stacks(expected: str, signal: str) -> None:
    assert expected == signal_text(catalogue("en").about(QUICK_AND_EASY), QUICK_AND_EASY, parse_signal(signal))


def test_piles_blocks_and_examples_speak_of_stacks_where_there_are_stacks() -> None:
    texts = catalogue("en").about(QUICK_AND_EASY)
    told = [
        pile_title(texts, QUICK_AND_EASY, 0),
        onto_text(texts, QUICK_AND_EASY, 1),
        block_text(texts, Block.TOO_MANY_KEEPS),
        *(saying.text + saying.why for saying in sayings(QUICK_AND_EASY, texts)),
    ]
    assert [text for text in told if PILES.search(text)] == []
    assert told[:2] == ["Descending stack", "on the ascending stack"]


def test_one_catalogue_speaks_of_both() -> None:
    texts = catalogue("en")
    assert texts.about(QUICK_AND_EASY)("rules-heading-trick") == "The reverse trick"
    assert texts.about(THE_GAME)("rules-heading-trick") == texts("rules-heading-trick") == "The backwards trick"
