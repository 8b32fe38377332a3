"""The table: a game played at this terminal, by people and bots."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from tenback.locale.book import to_markdown
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import block_text, card_text, refusal_text, unverified_text
from tenback.locale.rulebook import rulebook
from tenback.play.etiquette import speakers
from tenback.play.game import Said, Step
from tenback.play.record import to_record
from tenback.rules import Action, Card, Concede, End, Lay, View, refusal
from tenback.rules.talk import TalkRefused
from tenback.terminal.bots import Bots
from tenback.terminal.keeper import Keeper
from tenback.terminal.narration import status_line, tell_game, tell_marks, tell_step
from tenback.terminal.screens.dialogs import ChoiceScreen, NoticeScreen, PageScreen
from tenback.terminal.screens.ending import EndScreen, Next
from tenback.terminal.screens.game import GameScreen
from tenback.terminal.screens.hints import Hints
from tenback.terminal.screens.opening import open_game
from tenback.terminal.screens.replay import ReplayScreen
from tenback.terminal.screens.signals import ask_signal
from tenback.terminal.setup import Setup
from tenback.terminal.widgets.board import PILE_KEYS, Shown
from tenback.terminal.widgets.hand import HandRow
from tenback.terminal.widgets.keys import Key
from tenback.terminal.widgets.pile import PilePanel

SLOW = 0.4  # seconds after which a bot that has not chosen yet is said to be thinking


class Left(Exception):
    """Somebody left the table instead of answering."""


class TableScreen(GameScreen[Next]):
    """A game from the first look at the cards to the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "move(-1)"),
        ("right", "move(1)"),
        *((key, f"lay({at})") for at, key in enumerate(PILE_KEYS)),
        ("e", "end_turn"),
        ("u", "undo"),
        ("s", "signal"),
        ("g", "concede"),
        ("h", "hint"),
        ("r", "rules"),
        ("q", "leave"),
    ]

    def __init__(self, setup: Setup, texts: Catalogue, pace: float) -> None:
        self.people = setup.people
        super().__init__(setup.rules, texts, near=self.people[0] if self.people else 0)
        self.setup, self._pace = setup, pace
        self.game, self.keeper, self.bots = setup.open(), Keeper(setup), Bots(setup)
        self._thinks: int | None = None  # the seat of the bot that thinks for more than a moment
        self._stood_in: set[int] = set()  # the seats of bots that could not think yet, as the table was told
        self._failed: set[int] = set()  # the seats of bots that have failed, as the table was told
        self._fallen_back: set[int] = set()  # the seats of bots without nets, as the table was told
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None  # whose cards lie open
        self.chosen = 0
        self._hints = Hints()
        self._changed = asyncio.Event()

    def on_mount(self) -> None:
        """Start the game."""
        self._tell_so_far()
        self.draw()
        if self.bots.thinker:
            self.run_worker(self.bots.thinker.run())
        self._run()

    async def on_unmount(self) -> None:
        """Let the bots go."""
        if self.bots.thinker:
            await self.bots.thinker.close()

    # ---- the course of the game

    @work
    async def _run(self) -> None:
        with suppress(Left):
            await self._play()

    async def _play(self) -> None:
        if self.game.state.turn is None:
            await open_game(self)
        while self.game.state.outcome is None:
            self._hear_bots()
            seat = self.game.state.playing.seat
            await (self._bot_turn(seat) if seat in self.bots else self._person_turn(seat))
        await self._finish()

    def _tell_so_far(self) -> None:
        """Tell which deal it is and, in a resumed game, what has happened."""
        if self.game.seed is not None:
            self.tell(self.texts("table-seed", seed=str(self.game.seed)))
        if self.game.rules.unverified:
            self.tell(unverified_text(self.texts))
        for line in tell_game(self.texts, self.game):
            self.tell(line)

    def _hear_bots(self) -> None:
        asked = speakers(self.game.rules, self.game.seats, self.game.state.turn)
        for seat in [seat for seat in asked if seat in self.bots]:
            for signal in self.bots.players[seat].speak(self.game.view(seat)):
                with suppress(TalkRefused):
                    self.take(Said(seat, signal))

    async def _bot_turn(self, seat: int) -> None:
        self.draw()
        await asyncio.sleep(self._pace)
        with self._watching(seat):
            choice = await self.bots.choose(seat, self.game.view(seat))
        if not refusal(self.game.rules, self.game.state, choice.action, seat):  # somebody may have given up meanwhile
            self._tell_stand_in(seat, stood_in=choice.stood_in)
            self._tell_fallback(seat)
            self._tell_faults()
            self.take(choice.action)

    @contextmanager
    def _watching(self, seat: int) -> Iterator[None]:
        """Say that the bot thinks if it does so for more than a moment."""
        timer = self.set_timer(SLOW, lambda: self._show_thinking(seat))
        try:
            yield
        finally:
            timer.stop()
            self._thinks = None

    def _show_thinking(self, seat: int) -> None:
        self._thinks = seat
        self.draw()

    def _tell_stand_in(self, seat: int, *, stood_in: bool) -> None:
        """Tell once that a bot cannot think yet, or not at all here, and once that it can."""
        if stood_in == (seat in self._stood_in):
            return
        self._stood_in ^= {seat}
        failed = self.bots.thinker is not None and self.bots.thinker.has_failed
        message = ("table-bot-cannot-think" if failed else "table-bot-warming-up") if stood_in else "table-bot-warm"
        self.tell(self.texts(message, name=self.game.players[seat]))

    def _tell_fallback(self, seat: int) -> None:
        """Tell once that a bot has no nets for this table."""
        basis = self.bots.fallback(seat)
        if basis and seat not in self._fallen_back:
            self._fallen_back.add(seat)
            self.tell(self.texts("bot-falls-back", bot=self.game.players[seat], basis=basis))

    def _tell_faults(self) -> None:
        """Tell once of each bot of somebody's own that has failed."""
        for seat, fault in self.bots.faults().items():
            if seat not in self._failed:
                self._failed.add(seat)
                self.tell(self.texts("table-bot-failed", name=self.game.players[seat], bot=fault.bot))
                self.tell(self.texts(f"bot-fault-{fault.misstep}", bot=fault.bot, detail=fault.detail))
                self.tell(fault.position)

    async def _person_turn(self, seat: int) -> None:
        await self.hand_over(seat)
        self._changed.clear()
        await self._changed.wait()

    async def hand_over(self, seat: int) -> None:
        """Show a person's cards; with several people the others look away first."""
        if self.seat != seat and len(self.people) > 1:
            self.seat = None
            self.draw()
            name = self.game.players[seat]
            await self.app.push_screen_wait(
                NoticeScreen(self.texts("table-hand-over", name=name), self.texts("table-press-key"))
            )
        if self.seat != seat:
            self.seat, self.chosen = seat, 0
        self.draw()

    def show_to_all(self) -> None:
        """Show what everybody may see: with several people, nobody's cards."""
        if len(self.people) > 1:
            self.seat = None
        self.draw()

    async def _finish(self) -> None:
        self.show_to_all()
        self._keep()
        what = Next.REPLAY
        while what is Next.REPLAY:
            what = await self.app.push_screen_wait(
                EndScreen(self.game, self.texts, self.keeper.words(self.texts), self.seat)
            )
            if what is Next.REPLAY:
                await self.app.push_screen_wait(ReplayScreen(to_record(self.game), self.texts, self._pace))
        self.dismiss(what)

    # ---- what is done

    def take(self, step: Step) -> None:
        """Do or say something that is known to be allowed, and tell it."""
        before = self.game.state
        self.game.take(step)
        for line in tell_step(self.texts, self.game, before, step):
            self.tell(line)
        self.chosen = max(0, min(self.chosen, len(self.cards) - 1))
        self._keep()
        self._changed.set()
        self.draw()

    def _keep(self) -> None:
        if self.keeper.keep(self.game):
            self.tell(self.keeper.words(self.texts))

    def attempt(self, action: Action) -> None:
        """Do what a person asks for, or say why not."""
        reason = refusal(self.game.rules, self.game.state, action, self.seat)
        if reason:
            self.refuse(refusal_text(self.texts, self.view, reason, action, self.game.players))
        else:
            self.take(action)

    def refuse(self, words: str) -> None:
        """Say why something is not possible."""
        self._status.add_class("refused")
        self._status.update(words)

    @property
    def view(self) -> View:
        """What the seat whose cards lie open may know."""
        return self.game.view(self.seat)

    @property
    def cards(self) -> list[Card]:
        """The open hand, in order."""
        return sorted(self.view.hand)

    def draw(self) -> None:
        """Draw everything anew."""
        view = self.view
        self.board.show(self.game, Shown(self.seat, self.chosen if view.on_turn else None))
        self._status.remove_class("refused")
        self._status.update(self._status_words(view))
        self._bar.show(self._keys(view))

    def _status_words(self, view: View) -> str:
        if self._thinks is not None and view.outcome is None:
            return self.texts("table-bot-thinks", name=self.game.players[self._thinks])
        lines = [status_line(self.texts, self.game, view)]
        if view.on_turn and self.cards:
            lines += tell_marks(self.texts, self.game.rules, self.cards[self.chosen])
        return "\n".join(lines)

    def _keys(self, view: View) -> tuple[Key, ...]:
        piles = f"{PILE_KEYS[0]}-{PILE_KEYS[len(view.rules.piles) - 1]}"
        keys = (
            Key("←→", self.texts("table-key-card"), "move(1)", live=view.on_turn),
            Key(piles, self.texts("table-key-lay"), live=view.on_turn),
            Key("e", self.texts("table-key-end"), "end_turn", live=End() in view.legal),
            Key("u", self.texts("table-key-undo"), "undo", live=self.game.can_undo()),
            Key("s", self.texts("table-key-signal"), "signal"),
            Key("g", self.texts("table-key-concede"), "concede"),
            Key("h", self.texts("table-key-hint"), "hint", live=view.on_turn),
            Key("r", self.texts("table-key-rules"), "rules"),
            Key("q", self.texts("table-key-quit"), "leave"),
        )
        senseless = {
            "undo": not self.game.has_undo(),
            "signal": not self._has_talk(),
            "concede": not self.people,
            "hint": len(self.people) != 1,
        }
        return tuple(key for key in keys if not senseless.get(key.action, False))

    def _has_talk(self) -> bool:
        return bool(self.people) and self.game.seats > 1 and bool(self.game.rules.talk.words)

    # ---- keys and mouse

    def action_move(self, step: int) -> None:
        """Choose the next card to the left or right."""
        if self.cards:
            self.chosen = (self.chosen + step) % len(self.cards)
        self.draw()

    def action_lay(self, pile: int) -> None:
        """Lay the chosen card."""
        if self.cards and pile < len(self.game.rules.piles):
            self.attempt(Lay(self.cards[self.chosen], pile))

    def on_hand_row_chosen(self, event: HandRow.Chosen) -> None:
        """Choose the card that was clicked."""
        self.chosen = event.at
        self.draw()

    def on_pile_panel_chosen(self, event: PilePanel.Chosen) -> None:
        """Lay the chosen card on the pile that was clicked."""
        self.action_lay(event.at)

    @work
    async def action_end_turn(self) -> None:
        """End the turn; ask first if that loses the game."""
        turn = self.view.turn
        loses = turn is not None and bool(turn.uncovered | turn.due) and End() in self.view.legal
        if not loses or await self._confirm("table-end-loses"):
            self.attempt(End())

    def action_undo(self) -> None:
        """Take one's own last lay back."""
        if not (self.view.on_turn and self.game.can_undo()):
            self.refuse(self.texts("table-undo-nothing" if self.game.has_undo() else "table-undo-refused"))
            return
        undone = self.game.undo()
        self.tell(self.texts("table-undone", card=card_text(self.texts, undone.card)))
        self._keep()
        self.draw()

    @work
    async def action_signal(self) -> None:
        """Say something without numbers."""
        said = await ask_signal(self) if self._has_talk() else None
        if said is None:
            return
        try:
            self.take(said)
        except TalkRefused as refused:
            self.refuse(block_text(self.texts, refused.block))

    @work
    async def action_concede(self) -> None:
        """Give the game up; everybody at this terminal is asked at once, and bots agree."""
        if self.game.state.outcome or not self.people or not await self._confirm("table-concede-question"):
            return
        seats = [self.seat or 0] if self.game.rules.race else range(self.game.seats)
        for seat in seats:
            self.take(Concede(seat))

    @work
    async def action_hint(self) -> None:
        """Tell a little more of the best turn; where several people look at this screen, that would give cards away."""
        if len(self.people) == 1:
            await self._hints.ask(self)

    def action_rules(self) -> None:
        """Read the rules."""
        page = to_markdown(rulebook(self.game.rules, self.texts))
        self.app.push_screen(PageScreen(page, self.texts("table-key-back")))

    @work
    async def action_leave(self) -> None:
        """Leave the table; what was played is kept."""
        await self._leave_if_wanted()

    async def demand(self, question: str, answers: Sequence[str], first: int = 0) -> int:
        """Ask until there is an answer; escape is not an answer, but offers to leave (`Left`)."""
        while True:
            answer = await self.app.push_screen_wait(ChoiceScreen(question, answers, first))
            if answer is not None:
                return answer
            if await self._leave_if_wanted():
                raise Left

    async def _leave_if_wanted(self) -> bool:
        self.keeper.keep(self.game)
        wanted = await self._confirm("table-quit-unsaved" if self.keeper.lost else "table-quit-question")
        if wanted:
            self.dismiss(Next.QUIT)
        return wanted

    async def _confirm(self, question: str) -> bool:
        answers = [self.texts("table-yes"), self.texts("table-no")]
        return await self.app.push_screen_wait(ChoiceScreen(self.texts(question), answers, first=1)) == 0
