"""One of our bots as a guest: it sits down, talks and plays like anybody else."""

import asyncio
import secrets
from collections.abc import Callable

from tenback.bots import Bot
from tenback.client.connection import Connection, TurnedAway
from tenback.play.etiquette import breath, is_time_to_speak, keenest, speakers, spokesperson, undecided, wish, wishes
from tenback.play.player import Player
from tenback.protocol import messages, requests
from tenback.protocol.messages import Message, Occupant, Phase
from tenback.protocol.options import Talk
from tenback.protocol.refusals import No
from tenback.rules import View
from tenback.rules.notation import format_action
from tenback.rules.talk import Signal, format_signal

PATIENCE = 2.0  # seconds that others have to say how keen they are to begin
AGAIN = (No.TOO_FAST, No.UNAVAILABLE)


class NoSeat(Exception):
    """No seat is free, or ours was given to somebody else."""


class Guest:
    """A bot and the connection by which it plays."""

    def __init__(self, connection: Connection, bot: Bot, name: str, seat: int | None = None) -> None:
        self._connection, self._table, self._bot = connection, connection.table, bot
        self.name, self._seat = name, seat
        self._asked: dict[str, requests.Request] = {}
        self._player: Player | None = None
        self._acted = self._spoken = -1  # at which position
        self._beginning: asyncio.Task[None] | None = None

    async def play(self, seated: Callable[[int], None]) -> None:
        """Play until the game is over; raise `NoSeat`, `TurnedAway` or `Unreachable`. To end it early, cancel it."""
        was_seated = False
        try:
            async for message in self._connection.messages():
                await self._hear(message)
                if self._table.you is not None and not was_seated:
                    was_seated = True
                    seated(self._table.you)
                elif self._table.you is None and was_seated:
                    raise NoSeat
                if self._table.is_over:
                    break
                await self._go_on()
        except asyncio.CancelledError:
            await self._connection.leave()
            raise
        finally:
            if self._beginning:
                self._beginning.cancel()
            await self._connection.close()

    async def _hear(self, message: Message) -> None:
        request = self._asked.pop(getattr(message, "id", ""), None)
        if not isinstance(message, messages.No) or request is None:
            return
        if message.reason in AGAIN:
            await asyncio.sleep(1)
            self._acted = -1
        elif isinstance(request, requests.Sit):
            self._choose_again(message)
        elif isinstance(request, requests.Do) and message.reason != No.STALE and "BEGIN" not in request.do:
            raise TurnedAway(message.reason, message.text)

    def _choose_again(self, refusal: messages.No) -> None:
        """Choose another name, or another seat if any will do."""
        if refusal.reason == No.NAME_TAKEN:
            self.name = f"{self.name[:20]} {secrets.randbelow(90) + 10}"
        elif refusal.reason != No.SEAT_TAKEN or self._seat is not None:
            raise TurnedAway(refusal.reason, refusal.text)

    async def _go_on(self) -> None:
        """Do what is due now."""
        table = self._table
        if table.you is None:
            if not any(isinstance(request, requests.Sit) for request in self._asked.values()):
                await self._ask(requests.Sit(id=self._connection.new_id(), seat=self._free_seat(), name=self.name))
        elif table.setting.phase is Phase.PLAYING:
            await self._speak(table.you)
            if table.sight.begin:
                await self._agree(table.you)
            elif table.sight.turn == table.you and self._acted != table.at:
                await self._act()

    def _free_seat(self) -> int:
        free = [seat for seat, occupant in enumerate(self._table.setting.seats) if occupant is None]
        if self._seat is None and not free:
            raise NoSeat
        return free[0] if self._seat is None else self._seat

    async def _act(self) -> None:
        self._acted = at = self._table.at
        view = self._table.view
        await asyncio.sleep(breath(self._table.options.pace, view.turn))
        action = await asyncio.to_thread(self._seated().choose, view)
        await self._ask(requests.Do(id=self._connection.new_id(), at=at, do=format_action(view.rules, action)))

    async def _speak(self, you: int) -> None:
        """Say what there is to say at the start of another seat's turn, or how keen we are to begin."""
        if self._spoken == self._table.at or self._table.options.talk is Talk.SILENT:
            return
        self._spoken, view = self._table.at, self._table.view
        is_asked = you in speakers(view.rules, len(view.hand_sizes), view.turn) and is_time_to_speak(view.turn)
        for signal in self._signals(view) if is_asked else ():
            await self._ask(requests.Say(id=self._connection.new_id(), say=format_signal(signal)))

    def _signals(self, view: View) -> tuple[Signal, ...]:
        player = self._seated()
        return player.speak(view) if view.turn else (wish(player.strength(view)),)

    async def _agree(self, you: int) -> None:
        """Agree on the starter, as the first of the programs; where people sit, they decide."""
        seats = self._table.setting.seats
        people = [seat for seat, occupant in enumerate(seats) if _is_person(occupant)]
        guests = [seat for seat, occupant in enumerate(seats) if occupant and occupant.outside]
        if you != spokesperson(people, guests):
            return
        if {*undecided(len(seats), self._table.view.heard)} <= {you}:
            await self._begin()
        elif self._beginning is None:
            self._beginning = asyncio.create_task(self._begin_later())

    async def _begin_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        if self._table.sight.begin:
            await self._begin()

    async def _begin(self) -> None:
        """Let the keenest seat begin."""
        if self._acted == self._table.at or self._table.you is None:
            return
        self._acted = at = self._table.at
        view = self._table.view
        starter = keenest({self._table.you: self._seated().strength(view), **wishes(view.heard)})
        await self._ask(requests.Do(id=self._connection.new_id(), at=at, do=f"P{starter}:BEGIN"))

    def _seated(self) -> Player:
        """Return the bot, which is seated once everybody's seat is settled."""
        if self._player is None:
            people = [seat for seat, occupant in enumerate(self._table.setting.seats) if _is_person(occupant)]
            silent = self._table.options.talk is Talk.SILENT
            seat = self._table.you or 0
            self._player = self._bot.sit(seed=secrets.randbits(64), seat=seat, silent=silent, people=people)
        return self._player

    async def _ask(self, request: requests.Request) -> None:
        self._asked[request.id] = request
        await self._connection.ask(request)


def _is_person(occupant: Occupant | None) -> bool:
    return occupant is not None and not occupant.bot and not occupant.outside
