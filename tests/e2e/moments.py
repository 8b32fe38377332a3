"""Every page, and the moments of play that are worth a look: the same for axe, layouts, texts and the contact sheet."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from playwright.sync_api import Page

from tenback.play.game import Game
from tenback.rules import Lay
from tenback.rules.placement import Manner, manner
from tenback.server.tables.draft import Draft
from tests.e2e.laying import dealt, laid_down, opened, played, spoken
from tests.e2e.serving import put
from tests.e2e.table import MANNERS, Mouse, TableScreen
from tests.server.running import Running
from tests.server.tables import game_of

GAMES = ("the-game", "face-to-face", "quick-and-easy", "on-fire", "extreme")
SEEDS = 30  # deals that are tried
SEATS = {"face-to-face": 2}
ME = 0  # the seat at which one looks on
TALK = (  # by two signals of each seat; three meet at one pile
    *("1: KEEP(A,2)", "1: TROUBLE", "2: KEEP(A,1)", "2: LESS"),
    *("3: SMALL(A)", "3: SAFE", "4: DUMP(A)", "4: TROUBLE"),
)
COMPANIES = ((1, 8), (1, 2), (2, 7), (3, 5), (4, 4), (5, 6), (5, 3))  # seats, and cards in my hand


@dataclass(frozen=True)
class Moment:
    """A page as somebody comes to see it."""

    name: str
    path: str = "/t/{code}"
    lay: Callable[[], Draft] | None = None  # the table that is shown
    then: Callable[[TableScreen], None] = lambda _screen: None  # what one does there

    def show(self, server: Running, page: Page, language: str = "en") -> TableScreen:
        """Bring a page to this moment."""
        code = put(server, self.lay()) if self.lay else ""
        page.goto(self.path.format(code=code))
        page.locator("h1, h2, [data-pile]").first.wait_for()
        screen = TableScreen(page, Mouse(), ME, language)
        if self.lay:
            page.locator("[data-pile], [data-seat], ol").first.wait_for()
        self.then(screen)
        page.evaluate("document.fonts.ready")
        return screen


def pages() -> Iterator[Moment]:
    """Yield every page that is not a table in play."""
    yield Moment("home", "/")
    yield Moment("gathering", lay=lambda: opened(seats=3))
    yield Moment("about", "/about")
    yield Moment("rules", "/rules/the-game")
    yield Moment("lesson", "/learn/the-game")
    yield Moment("nothing", "/t/nothing")
    yield Moment("replay of a file", "/replay")


def plays(game: str) -> Iterator[Moment]:
    """Yield the moments of a game: before the first turn, a card in hand, a trick, nothing fits, the end."""
    yield Moment(f"{game}: start", lay=lambda: dealt(game, 2))
    yield Moment(f"{game}: my turn", lay=lambda: played(dealt(game, SEATS.get(game, 3)), in_the_middle), then=hold)
    yield Moment(f"{game}: trick", lay=partial(find, game, with_a_trick), then=partial(hold, wanted=("trick",)))
    yield Moment(f"{game}: stuck", lay=partial(find, game, *STUCK))
    yield Moment(f"{game}: end", lay=lambda: played(dealt(game, 2), never))


def others(game: str = "the-game") -> Iterator[Moment]:
    """Yield what else a table shows."""
    yield Moment("waiting for another", lay=lambda: played(dealt(game, 2, people=2), at_another))
    yield replay(game)
    yield Moment("menu", lay=lambda: played(dealt(game, 2), in_the_middle), then=open_menu)
    yield Moment("counter", lay=lambda: played(dealt(game, 2), in_the_middle), then=count_cards)


def replay(game: str) -> Moment:
    """Return a finished game that is seen again."""
    return Moment(f"{game}: replay", "/replay/{code}#9+1", lay=lambda: played(dealt(game, 2), never))


def studies() -> Iterator[Moment]:
    """Yield where one studies."""
    yield Moment("puzzle", "/puzzles")
    yield Moment("together", "/together/{code}#9+1", lay=lambda: played(dealt(seats=2), never))


def company(seats: int, cards: int) -> Moment:
    """Return my turn among so many seats, which have all spoken, with so many cards in my hand."""
    lay = lambda: spoken(laid_down(played(dealt(seats=seats), at_my_first_card), cards), *TALK[: 2 * (seats - 1)])  # noqa: E731
    return Moment(f"{seats} players, {cards} cards", lay=lay)


def open_menu(screen: TableScreen) -> None:
    screen.button("web-menu").click()


def count_cards(screen: TableScreen) -> None:
    screen.page.get_by_role("button", name=screen.texts("web-counter")).first.click()


def hold(screen: TableScreen, wanted: tuple[str, ...] = MANNERS) -> None:
    """Take the first card up that can be laid in such a manner."""
    screen.take_up(screen.until('now.moment === "mine"'), wanted)


def find(game: str, *wanted: Callable[[Game], bool]) -> Draft:
    """Return the first deal that comes to such a moment; where none does, to the next best one."""
    for wish, seed in product(wanted, range(1, SEEDS)):
        draft = played(dealt(game, 2, seed=seed), wish)
        if wish(game_of(draft.table)):
            return draft
    raise AssertionError(f"no deal of {game} comes to it")


def in_the_middle(game: Game) -> bool:
    return mine(game) and len(game.log) > 14


def at_my_first_card(game: Game) -> bool:
    return in_the_middle(game) and game.state.playing.laid == 0


def with_a_trick(game: Game) -> bool:
    state = game.state
    if not mine(game) or len(game.log) < 6:
        return False
    lays = [action for action in game.view(ME).legal if isinstance(action, Lay)]
    piles = game.rules.piles
    return any(manner(piles[lay.pile], state.tops[lay.pile], lay.card, ME) is Manner.TRICK for lay in lays)


def has_at_most(lays: int, game: Game) -> bool:
    """Nothing fits, or hardly anything does, in games that are lost before it comes to that."""
    if not mine(game) or game.state.playing.laid >= game.rules.need:
        return False
    return sum(isinstance(action, Lay) for action in game.view(ME).legal) <= lays


STUCK = tuple(partial(has_at_most, lays) for lays in range(5))


def at_another(game: Game) -> bool:
    return len(game.log) > 8 and not mine(game)


def mine(game: Game) -> bool:
    state = game.state
    return state.outcome is None and state.turn is not None and state.turn.seat == ME


def never(_game: Game) -> bool:
    return False


PAGES = [*pages(), *others()]
PLAYS = {game: list(plays(game)) for game in GAMES}
MOMENTS = [*PAGES, *(moment for game in GAMES for moment in PLAYS[game])]
