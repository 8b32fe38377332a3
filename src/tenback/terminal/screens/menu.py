"""The menu: which game to play, with whom, and whatever else may be chosen before the deal."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tenback.bots import levels_here
from tenback.locale.catalogue import LANGUAGES, Catalogue, catalogue
from tenback.locale.phrases import choice_told, choices_told, game_summary, game_title, switch_text
from tenback.play.chance import SEEDS
from tenback.play.record import Record
from tenback.play.sheet import NAME_LENGTH, is_name
from tenback.rules import RULESETS
from tenback.terminal.keeper import own_folder
from tenback.terminal.order import Order
from tenback.terminal.screens.dialogs import ChoiceScreen, EntryScreen
from tenback.terminal.screens.game import PACE
from tenback.terminal.screens.replay import ReplayScreen
from tenback.terminal.screens.window import Window, small_notice
from tenback.terminal.setup import Setup, resume, same_name
from tenback.terminal.shelf import Saved, saved_games, saved_text
from tenback.terminal.widgets.keys import Key, KeyBar

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
LISTED = 20  # saved games to choose from


class MenuScreen(Window[Setup | Catalogue | None]):
    """Choose a game and who plays it; a catalogue as the answer asks for the menu in that language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus", "seats(1)", priority=True),
        Binding("left,minus", "seats(-1)", priority=True),
        ("p", "people"),
        ("b", "level"),
        ("n", "names"),
        ("h", "house"),
        ("d", "deal"),
        ("l", "language"),
        ("c", "resume"),
        ("w", "watch"),
        Binding("enter", "start", priority=True),
        ("q,escape", "leave"),
    ]
    DEFAULT_CSS = """
    MenuScreen #title { height: 2; padding: 0 2; text-style: bold; }
    MenuScreen OptionList { height: 1fr; border: round $surface-lighten-2; margin: 0 1; }
    MenuScreen #summary { height: 2; padding: 0 2; }
    MenuScreen #facts { height: 3; padding: 0 2; }
    MenuScreen #facts.refused { color: $text-error; }
    """

    def __init__(self, texts: Catalogue, folder: Path | None, order: Order) -> None:
        super().__init__()
        self._texts, self._folder, self.order = texts, folder, order

    def compose(self) -> ComposeResult:
        """Lay the menu out."""
        yield small_notice(self._texts)
        yield Static(self._texts("table-welcome"), id="title", markup=False)
        yield OptionList(*(Option(game_title(self._texts, rules)) for rules in RULESETS))
        yield Static(id="summary", markup=False)
        yield Static(id="facts", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Point at the game that was played last, or at the first."""
        games = self.query_one(OptionList)
        games.focus()
        games.highlighted = RULESETS.index(self.order.ruleset)
        text, offered = self._texts, (
            ("←→", "seats", "seats(1)"), ("enter", "start", "start"), ("p", "people", "people"), ("b", "bots", "level"),
            ("n", "names", "names"), ("h", "house", "house"), ("d", "deal", "deal"), ("l", "language", "language"),
            ("c", "resume", "resume"), ("w", "watch", "watch"), ("q", "quit", "leave"),
        )  # fmt: skip
        keys = (Key(key, text(f"table-key-{label}"), action) for key, label, action in offered)
        self.query_one(KeyBar).show((Key("↑↓", text("table-key-game")), *keys))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the game pointed at."""
        self._change(replace(self.order, ruleset=RULESETS[event.option_index]))

    def on_option_list_option_selected(self) -> None:
        """A click on a game starts it."""
        self.action_start()

    # ---- what is chosen

    def action_seats(self, step: int) -> None:
        """Have more seats, or fewer."""
        self._change(self.order.with_seats(step))

    def action_people(self) -> None:
        """Make one more of the seats a person."""
        self._change(self.order.with_people())

    @work
    async def action_level(self) -> None:
        """Choose how well the bots play; those that cannot think here are not offered."""
        levels = levels_here()
        labels = [self._level(level) for level in levels]
        at = await self._choose(self._texts("web-bot-level"), labels, levels.index(self.order.level))
        if at is not None:
            self._change(replace(self.order, level=levels[at]))

    @work
    async def action_names(self) -> None:
        """Ask everybody for a name; escape leaves all names as they were."""
        names: list[str] = []
        for number, given in enumerate(self.order.people(self._texts), start=1):
            question = self._texts("table-ask-name", number=number)
            fault = lambda name, before=tuple(names): self._name_fault(name, before)  # noqa: E731 - one line in a loop
            name = await self.app.push_screen_wait(EntryScreen(question, given, fault))
            if name is None:
                return
            names.append(name)
        self._change(replace(self.order, names={**self.order.names, **dict(enumerate(names))}))

    @work
    async def action_house(self) -> None:
        """Choose house rules, one after the other, until there is nothing more to change."""
        switches, at = self.order.ruleset.switches, 0
        while True:
            rules = self.order.rules
            now = {one.name: choice_told(rules, rules.house.get(one.name, one.default)) for one in switches}
            labels = [self._switch(name, choice) for name, choice in now.items()]
            chosen = await self._choose(self._texts("table-key-house"), labels, at)
            if chosen is None:
                return
            at, switch = chosen, switches[chosen]
            choices = choices_told(rules, switch)
            answers = [switch_text(self._texts, switch.name, choice) for choice in choices]
            choice = await self._choose(switch_text(self._texts, switch.name), answers, choices.index(now[switch.name]))
            if choice is not None:
                self._change(replace(self.order, house={**self.order.house, switch.name: choices[choice]}))

    @work
    async def action_deal(self) -> None:
        """Choose the deal by its number; nothing means any."""
        given = "" if self.order.seed is None else str(self.order.seed)
        question = self._texts("table-ask-deal")
        seed = await self.app.push_screen_wait(EntryScreen(question, given, self._seed_fault))
        if seed is not None:
            self._change(replace(self.order, seed=int(seed) if seed else None))

    @work
    async def action_language(self) -> None:
        """Choose the language."""
        labels = [LANGUAGE_NAMES[language] for language in LANGUAGES]
        at = await self._choose(self._texts("web-language"), labels, LANGUAGES.index(self._texts.language))
        if at is not None:
            self.dismiss(catalogue(LANGUAGES[at]))

    # ---- what is opened

    def action_start(self) -> None:
        """Deal."""
        twice = same_name(self.order.people(self._texts))
        if twice:
            self._refuse(self._texts("table-same-name", name=twice))
        else:
            self.dismiss(self.order.setup(self._texts, self._folder))

    @work
    async def action_resume(self) -> None:
        """Go on with a saved game."""
        saved = await self._choose_saved("resume", [one for one in self._shelf() if one.is_open])
        if saved and saved.record:
            self.dismiss(resume(saved.record, saved.path, self._folder))

    @work
    async def action_watch(self) -> None:
        """Watch a saved game."""
        saved = await self._choose_saved("watch", [one for one in self._shelf() if one.record])
        if saved and saved.record:
            await self.app.push_screen_wait(ReplayScreen(saved.record, self._texts, PACE))

    def action_leave(self) -> None:
        """Play nothing."""
        self.dismiss(None)

    # ---- how it is asked and shown

    def _shelf(self) -> list[Saved]:
        return list(islice(saved_games(self._folder or own_folder()), LISTED))

    async def _choose_saved(self, purpose: str, games: list[Saved]) -> Saved | None:
        if not games:
            self._refuse(self._texts(f"table-nothing-{purpose}"))
            return None
        at = await self._choose(
            self._texts(f"table-which-{purpose}"), [self._label(one, one.record) for one in games], 0
        )
        return None if at is None else games[at]

    def _label(self, saved: Saved, record: Record | None) -> str:
        return f"{saved.when:%Y-%m-%d %H:%M} · {saved_text(self._texts, record) if record else ''}"

    async def _choose(self, question: str, answers: list[str], first: int) -> int | None:
        return await self.app.push_screen_wait(ChoiceScreen(question, answers, first))

    def _name_fault(self, name: str, before: tuple[str, ...]) -> str:
        if not is_name(name):
            return self._texts("table-bad-name", most=NAME_LENGTH)
        return self._texts("table-same-name", name=name) if same_name([*before, name]) else ""

    def _seed_fault(self, text: str) -> str:
        fine = not text or (text.isascii() and text.isdigit() and int(text[:21]) < SEEDS)
        return "" if fine else self._texts("table-bad-deal", most=str(SEEDS - 1))

    def _change(self, order: Order) -> None:
        self.order = order
        self.query_one("#facts").remove_class("refused")
        self.query_one("#summary", Static).update(game_summary(self._texts, order.ruleset))
        self.query_one("#facts", Static).update("\n".join(self._facts(order)))

    def _refuse(self, words: str) -> None:
        facts = self.query_one("#facts", Static)
        facts.add_class("refused")
        facts.update(words)

    def _facts(self, order: Order) -> list[str]:
        headcount, seating = order.fitting, order.seating(self._texts)
        words = self._texts("table-company", people=headcount.people, bots=headcount.seats - headcount.people)
        level = f" ({self._level(order.level)})" if headcount.seats > headcount.people else ""
        deal = self._texts("table-any-deal" if order.seed is None else "table-seed", seed=str(order.seed))
        house = [self._switch(name, choice) for name, choice in order.rules.house.items()]
        return [f"{words}{level}", ", ".join(seat.name for seat in seating), " · ".join([deal, *house])]

    def _level(self, level: str) -> str:
        return self._texts(f"web-level-{level}")

    def _switch(self, name: str, choice: str) -> str:
        return f"{switch_text(self._texts, name)}: {switch_text(self._texts, name, choice)}"
