"""The table: a game played at this terminal, by people and bots."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from tenback.bots import seat_bot
from tenback.locale.book import to_markdown
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import block_text, card_text, refusal_text
from tenback.locale.rulebook import rulebook
from tenback.play.game import Said, Step
from tenback.play.player import Player
from tenback.play.record import to_record
from tenback.rules import Action, Card, Concede, End, Lay, View, refusal
from tenback.rules.talk import TalkRefused
from tenback.terminal.board import PILE_KEYS, Shown
from tenback.terminal.choice import ChoiceScreen, NoticeScreen
from tenback.terminal.ending import EndScreen, Next
from tenback.terminal.felt import Felt
from tenback.terminal.hand import HandRow
from tenback.terminal.keys import Key
from tenback.terminal.opening import open_game
from tenback.terminal.piles import PilePanel
from tenback.terminal.reading import ReadingScreen
from tenback.terminal.replay import ReplayScreen
from tenback.terminal.saving import save_record
from tenback.terminal.setup import Setup
from tenback.terminal.signals import ask_signal
from tenback.terminal.status import status_line
from tenback.terminal.telling import tell_step


class TableScreen(Felt[Next]):
    """A game from the first look at the cards to the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        *(Binding(key, f"lay({at})", show=False) for at, key in enumerate(PILE_KEYS)),
        Binding("e", "end_turn", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "signal", show=False),
        Binding("g", "concede", show=False),
        Binding("r", "rules", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, setup: Setup, texts: Catalogue, pace: float) -> None:
        self.people = [seat for seat, seating in enumerate(setup.seating) if seating.bot is None]
        super().__init__(setup.rules, texts, near=self.people[0] if self.people else 0)
        self.setup, self._pace = setup, pace
        self.game = setup.deal()
        self.bots: Mapping[int, Player] = {
            seat: seat_bot(seating.bot, seed=setup.seed, seat=seat, people=self.people)
            for seat, seating in enumerate(setup.seating)
            if seating.bot
        }
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None  # whose cards lie open
        self.chosen = 0
        self._changed = asyncio.Event()

    def on_mount(self) -> None:
        """Start the game."""
        self.draw()
        self._run()

    # ---- the course of the game

    @work
    async def _run(self) -> None:
        self.tell(self.texts("table-seed", seed=str(self.setup.seed)))
        if self.game.rules.unverified:
            self.tell(self.texts("unverified-commands"))
        await open_game(self)
        while self.game.state.outcome is None:
            seat = self.game.state.playing.seat
            self._hear_bots(seat)
            await (self._bot_turn(seat) if seat in self.bots else self._person_turn(seat))
        await self._finish()

    def _hear_bots(self, listener: int) -> None:
        for seat, bot in self.bots.items():
            for signal in bot.speak(self.game.view(seat)) if seat != listener else ():
                with suppress(TalkRefused):
                    self.take(Said(seat, signal))

    async def _bot_turn(self, seat: int) -> None:
        self.draw()
        await asyncio.sleep(self._pace)
        action = await asyncio.to_thread(self.bots[seat].choose, self.game.view(seat))
        if not refusal(self.game.rules, self.game.state, action, seat):  # somebody may have given up meanwhile
            self.take(action)

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

    async def _finish(self) -> None:
        if len(self.people) > 1:
            self.seat = None
        self.draw()
        saved = self.save()
        what = Next.REPLAY
        while what is Next.REPLAY:
            what = await self.app.push_screen_wait(EndScreen(self.game, self.texts, saved, self.seat))
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
        self._changed.set()
        self.draw()

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
        self._status.update(status_line(self.texts, self.game, view))
        self._bar.show(self._keys(view))

    def _keys(self, view: View) -> tuple[Key, ...]:
        piles = f"{PILE_KEYS[0]}-{PILE_KEYS[len(view.rules.piles) - 1]}"
        keys = (
            Key("←→", self.texts("table-key-card"), "move(1)", live=view.on_turn),
            Key(piles, self.texts("table-key-lay"), live=view.on_turn),
            Key("e", self.texts("table-key-end"), "end_turn", live=End() in view.legal),
            Key("u", self.texts("table-key-undo"), "undo", live=self.game.can_undo()),
            Key("s", self.texts("table-key-signal"), "signal"),
            Key("g", self.texts("table-key-concede"), "concede"),
            Key("r", self.texts("table-key-rules"), "rules"),
            Key("q", self.texts("table-key-quit"), "leave"),
        )
        senseless = {"undo": not self.game.has_undo(), "signal": not self._has_talk(), "concede": not self.people}
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

    def action_rules(self) -> None:
        """Read the rules."""
        page = to_markdown(rulebook(self.game.rules, self.texts))
        self.app.push_screen(ReadingScreen(page, self.texts("table-key-back")))

    @work
    async def action_leave(self) -> None:
        """Leave the table; what was played is kept."""
        if await self._confirm("table-quit-question"):
            self.save()
            self.dismiss(Next.QUIT)

    def save(self) -> str:
        """Keep the record, and say where it is or why it is not."""
        return save_record(self.game, self.setup.folder, self.texts)

    async def _confirm(self, question: str) -> bool:
        answers = [self.texts("table-yes"), self.texts("table-no")]
        return await self.app.push_screen_wait(ChoiceScreen(self.texts(question), answers, first=1)) == 0
