"""The menu: which game, how many people, how many bots."""

from dataclasses import dataclass, replace
from pathlib import Path
from secrets import randbelow
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import game_summary, game_title
from tenback.play.chance import SEEDS
from tenback.rules import RULESETS, Ruleset
from tenback.terminal.keys import Key, KeyBar
from tenback.terminal.setup import Seating, Setup

DEFAULT_BOT = "solid"  # it is there at once; the stronger ones must be compiled first


@dataclass(frozen=True, slots=True)
class Company:
    """How many sit at the table, and how many of them are people."""

    seats: int
    people: int

    def fit(self, rules: Ruleset) -> "Company":
        """Return the company that the ruleset allows, as near to this one as can be."""
        seats = min(rules.hand_size, key=lambda allowed: abs(allowed - self.seats))
        return Company(seats, max(1, min(self.people, seats)))


class MenuScreen(Screen[Setup | None]):
    """Choose a game and a company."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "seats(1)", show=False, priority=True),
        Binding("left,minus", "seats(-1)", show=False, priority=True),
        Binding("p", "people", show=False),
        Binding("enter", "start", show=False, priority=True),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    MenuScreen #title { height: 3; padding: 1 2; text-style: bold; }
    MenuScreen OptionList { height: 1fr; border: round $surface-lighten-2; margin: 0 1; }
    MenuScreen #company { height: 3; padding: 0 2; }
    MenuScreen #summary { height: 2; padding: 0 2; }
    """

    def __init__(self, texts: Catalogue, folder: Path | None) -> None:
        super().__init__()
        self._texts, self._folder = texts, folder
        self.company = Company(seats=2, people=1)

    def compose(self) -> ComposeResult:
        """Lay the menu out."""
        yield Static(self._texts("table-welcome"), id="title", markup=False)
        texts = self._texts
        yield OptionList(*(Option(game_title(texts, rules)) for rules in RULESETS))
        yield Static(id="summary", markup=False)
        yield Static(id="company", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Point at the first game."""
        self.query_one(OptionList).focus()
        self.query_one(OptionList).highlighted = 0
        self.query_one(KeyBar).show(
            (
                Key("↑↓", self._texts("table-key-game")),
                Key("←→", self._texts("table-key-seats"), "seats(1)"),
                Key("p", self._texts("table-key-people"), "people"),
                Key("enter", self._texts("table-key-start"), "start"),
                Key("q", self._texts("table-key-quit"), "leave"),
            )
        )

    @property
    def rules(self) -> Ruleset:
        """The game pointed at."""
        return RULESETS[self.query_one(OptionList).highlighted or 0]

    def on_option_list_option_highlighted(self) -> None:
        """Show the game pointed at."""
        self._draw()

    def on_option_list_option_selected(self) -> None:
        """A click on a game starts it."""
        self.action_start()

    def action_seats(self, step: int) -> None:
        """Have more seats, or fewer."""
        allowed = sorted(self.rules.hand_size)
        place = allowed.index(self.company.fit(self.rules).seats)
        self.company = replace(self.company, seats=allowed[max(0, min(place + step, len(allowed) - 1))])
        self._draw()

    def action_people(self) -> None:
        """Let one more of the seats be a person; after the last it is one again."""
        company = self.company.fit(self.rules)
        self.company = replace(self.company, people=company.people % company.seats + 1)
        self._draw()

    def action_start(self) -> None:
        """Deal."""
        company = self.company.fit(self.rules)
        people = [Seating(self._texts("player", number=number + 1)) for number in range(company.people)]
        bots = [Seating(f"Bot {number + 1}", DEFAULT_BOT) for number in range(company.seats - company.people)]
        seating = (*people, *bots)
        self.dismiss(Setup(rules=self.rules, seating=seating, seed=randbelow(SEEDS), folder=self._folder))

    def action_leave(self) -> None:
        """Play nothing."""
        self.dismiss(None)

    def _draw(self) -> None:
        company = self.company.fit(self.rules)
        words = self._texts("table-company", people=company.people, bots=company.seats - company.people)
        self.query_one("#company", Static).update(Text(words))
        self.query_one("#summary", Static).update(game_summary(self._texts, self.rules))
