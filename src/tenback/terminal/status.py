"""The status line: what is to be done now, and by whom."""

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, duty_text, outcome_text
from tenback.play.game import Game
from tenback.rules import View
from tenback.rules.duties import unmet


def status_line(texts: Catalogue, game: Game, view: View) -> str:
    """Say what is to be done now."""
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
