"""A game told in the reader's language: every step, and what to do next."""

from collections.abc import Iterator

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import (
    Reader,
    card_text,
    duty_text,
    effect_hint,
    effect_text,
    onto_text,
    outcome_text,
    signal_text,
)
from tenback.play.game import Game, Said, Step
from tenback.rules import Begin, Card, Concede, Lay, Ruleset, State, View
from tenback.rules.duties import unmet
from tenback.rules.laying import manner_of
from tenback.rules.placement import Manner, gap

KINDS = {Manner.ONWARD: "table-laid", Manner.TRICK: "table-trick", Manner.HELP: "table-helped"}


def tell_step(texts: Catalogue, game: Game, before: State, step: Step) -> Iterator[str]:
    """Tell a step that the game has just taken; nobody is addressed as *you*."""
    if isinstance(step, Said):
        text = signal_text(texts, game.rules, step.signal, Reader(game.players))
        yield texts("table-said", name=game.players[step.seat], text=text)
    elif isinstance(step, Begin):
        yield texts("table-starts", name=game.players[step.seat])
    elif isinstance(step, Concede):
        yield texts("table-concedes", name=game.players[step.seat])
    else:
        if isinstance(step, Lay):
            yield _tell_lay(texts, game, before, step)
        yield from _tell_draw(texts, game, before)


def tell_game(texts: Catalogue, game: Game) -> Iterator[str]:
    """Tell everything that has happened in a game."""
    told = game.as_dealt()
    for step in game.log:
        before = told.state
        told.take(step)
        yield from tell_step(texts, told, before, step)


def status_line(texts: Catalogue, game: Game, view: View) -> str:
    """Say what to do next."""
    if view.outcome:
        return outcome_text(texts, game.rules, view.outcome, Reader(game.players, view.seat))
    if view.turn is None:
        return texts("table-who-starts")
    name = game.players[view.turn.seat]
    if not view.on_turn:
        return texts("table-turn-of", name=name)
    duty = unmet(game.rules, game.state)
    to_do = duty_text(texts, view, duty, game.players) if duty else texts("table-may-end")
    return f"{name} · {texts('table-your-turn')}: {to_do}"


def tell_marks(texts: Catalogue, rules: Ruleset, card: Card) -> Iterator[str]:
    """Tell what each mark on a card will do, before the card is laid."""
    for effect in rules.effects.get(card, ()):
        yield f"{effect_text(texts, effect)}: {effect_hint(texts, effect)}"


def _tell_lay(texts: Catalogue, game: Game, before: State, lay: Lay) -> str:
    seat = before.playing.seat
    pile, top = game.rules.piles[lay.pile], before.tops[lay.pile]
    return texts(
        KINDS[manner_of(game.rules, before, lay)],
        name=game.players[seat],
        card=card_text(texts, lay.card),
        pile=_onto(texts, game, lay.pile, seat),
        step=abs(gap(pile, top, lay.card)),
    )


def _onto(texts: Catalogue, game: Game, at: int, seat: int) -> str:
    pile = game.rules.piles[at]
    if pile.owner == seat:
        return texts("onto-pile-self", direction=pile.direction.name.lower())
    return onto_text(texts, game.rules, at, Reader(game.players))


def _tell_draw(texts: Catalogue, game: Game, before: State) -> Iterator[str]:
    after = game.state
    drawn = sum(map(len, before.decks)) - sum(map(len, after.decks))
    if drawn or after.playing.laid == 0:
        yield texts("table-drawn", name=game.players[before.playing.seat], count=drawn)
