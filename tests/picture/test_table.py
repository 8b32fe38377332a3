"""A drawn table shows what its view knows, and nothing else."""

from xml.etree import ElementTree

import pytest

from tenback.picture import Picture, draw
from tenback.play.game import Game
from tenback.play.record import to_record
from tenback.rules import RULESETS, Begin, Card, Ruleset, State, find_ruleset, view
from tenback.rules.position import parse_position
from tests.picture import library

TG = find_ruleset("the-game")
SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)


def drawing(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)  # noqa: S314 - we drew it


def words(picture: str) -> list[str]:
    return ["".join(found.itertext()) for found in drawing(picture).iter(f"{SVG}text")]


def opacities(picture: str) -> list[float]:
    groups = [found for found in drawing(picture).iter(f"{SVG}g") if "scale" in found.get("transform", "")]
    return [float(found.get("opacity", "1")) for found in groups]


def dealt(rules: Ruleset, seed: int = 7) -> Game:
    return Game.from_seed(rules, ["Ann", "Bob"], seed)


@every_game
def test_every_pile_and_every_card_of_the_hand_is_in_the_picture(rules: Ruleset) -> None:
    game = dealt(rules)
    told = words(draw(game.view(0), game.players))
    assert {pile.name for pile in rules.piles} <= {word.split()[0] for word in told if word}
    assert {str(card.rank) for card in game.state.hands[0]} <= {*told}


@every_game
def test_a_watcher_sees_the_same_whatever_was_dealt(rules: Ruleset) -> None:
    assert len({draw(dealt(rules, seed).view(None)) for seed in range(3)}) == 1


def test_a_notebook_shows_a_game_as_everybody_sees_it_and_a_record_as_it_ended() -> None:
    game = dealt(TG)
    assert game._repr_svg_() == to_record(game)._repr_svg_() == draw(game.view(None), ["Ann", "Bob"])


def test_a_notebook_shows_the_picture_of_a_view() -> None:
    picture = draw(dealt(TG).view(0))
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == picture


def test_a_name_cannot_become_markup() -> None:
    game = Game.from_seed(TG, ["<g>&", "Bob"], 7)
    assert any(word.startswith("<g>&") for word in words(draw(game.view(None), game.players)))


def test_on_their_turn_cards_that_fit_nowhere_are_dim() -> None:
    state = parse_position(TG, 2, "A=50; B=60; C=40; D=30; P0=[45,70]; P1=[8]; deck=[9]")
    assert opacities(draw(view(TG, state, 0))) == [0.42, 1]


def test_the_turn_shows_what_is_laid_and_what_is_owed() -> None:
    state = parse_position(TG, 2, "P0=[45,70]; P1=[8]; deck=[9]; laid=1")
    pips = [found.get("fill") for found in drawing(draw(view(TG, state, None))).iter(f"{SVG}circle")]
    assert pips == ["#10262c", "none"]


def test_a_burning_card_has_an_ember_edge() -> None:
    fire = find_ruleset("on-fire")
    burning = next(card for card in fire.cards if fire.effects.get(card))
    plain = Card(burning.rank)
    pictures = [draw(view(rules, _showing(rules, plain), None)) for rules in (fire, TG)]
    assert ["stroke-dasharray" in picture for picture in pictures] == [True, False]


def test_a_drawn_end_has_a_star_for_whoever_won() -> None:
    duel = find_ruleset("face-to-face")
    state = parse_position(duel, 2, "P0=[5]; deck1=[7]; over=min[1]")
    assert [word[-1] for word in words(draw(view(duel, state, None), ["Ann", "Bob"]))[:2]] == ["1", "★"]


def test_an_opened_game_marks_nobody_before_the_first_turn() -> None:
    game = dealt(TG)
    before = "on-turn" in game._repr_svg_().split("</style>")[1]
    game.do(Begin(1))
    assert (before, "on-turn" in game._repr_svg_().split("</style>")[1]) == (False, True)


def _showing(rules: Ruleset, top: Card) -> State:
    return parse_position(rules, 2, f"A={top.rank}; P0=[8]; P1=[9]; deck=#9")


def test_the_picture_of_the_page_is_what_is_drawn_today() -> None:
    assert library.PICTURE.read_text(encoding="utf-8") == library.draw(), "draw it: python -m tests.picture.library"
