"""What has to be true once a game is over."""

from playwright.sync_api import expect

from tenback.play.game import Game
from tests.e2e.serving import deeds_of, game_of
from tests.e2e.table import TableScreen
from tests.server.running import Running


def check_end(server: Running, *screens: TableScreen) -> Game:
    """Check that the end is told, and that every window did what the server has written down for its seat."""
    game = game_of(server, screens[0].code)
    for screen in screens:
        assert screen.done == deeds_of(game, screen.seat)
        expect(screen.page.get_by_role("dialog")).to_contain_text(ending(screen, game))
    return game


def ending(screen: TableScreen, game: Game) -> str:
    """Return how the end is told to a seat."""
    outcome = game.state.outcome
    assert outcome
    if not game.rules.race:
        return screen.texts(f"ending-{outcome.ending}")
    message = "duel-won" if screen.seat in outcome.winners else "duel-lost"
    return screen.texts(message, ending=outcome.ending, name=game.players[1 - screen.seat])
