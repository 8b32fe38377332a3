"""Stories of a table: what people ask for there, sensible or not, and what comes of it."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from tenback.protocol import requests
from tenback.protocol.options import Reaction
from tenback.protocol.requests import Request
from tenback.rules import Action, Lay
from tenback.rules.notation import format_action, format_card
from tenback.rules.placement import gap
from tenback.server.passes import person_of
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import Event
from tenback.server.tables.folding import STAND_IN
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tests.server.tables import PASSES, game_of, seated
from tests.strategies import SMALL_RULESETS

SMALL = {rules.id: rules for rules in SMALL_RULESETS}
GUEST = "guest_with_a_pass_of_22"[:22]
SAYS = ("SAFE", "TROUBLE", "OK", "KEEP(A,2)", "KEEP(B,1)", "ASKHERE(A)", "START(1)", "COLOUR(red)", "SHOUT")
CHOICES: tuple[Literal["wait", "bot", "end"], ...] = ("wait", "bot", "bot", "end")
TEXTS = ("well done", "I have 37", "in the forties", "  ")


@dataclass(frozen=True)
class Viewer:
    """Somebody with or without a pass, who may look over a shoulder."""

    secret: str | None = None
    watch: int | None = None

    @property
    def person(self) -> str:
        return person_of(self.secret) if self.secret else ""


Step = tuple[str | None, Request | Event | None]  # whose pass, and what is asked; nothing: the viewer comes once more


@dataclass
class Story:
    """A table with people at it, what they ask for, and all that the viewer asks for, refused or not."""

    draft: Draft
    viewer: Viewer
    random: Random
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.before = [*self.draft.log]

    def tell(self, length: int) -> "Story":
        self.ask(PASSES[0], requests.Start(id=self.name(PASSES[0], -1)))
        if self.random.random() < 0.8:
            self.agree()
        for number in range(length):
            if self.draft.table.recall and self.random.random() < 0.8:
                self.give_back(number)
            elif self.random.random() < 0.5:
                self.play_on(number)
            elif self.random.random() < 0.05:
                self.come_back()
            else:
                others = PASSES[: len(self.draft.table.chairs)]
                secret = self.random.choice([self.viewer.secret, self.random.choice(others)])
                self.ask(secret, _anything(self.draft.table, self.name(secret, number), self.random))
        self.let_a_bot_fail()
        self.look_together()
        return self

    def agree(self) -> None:
        """Let everybody agree on who begins."""
        for secret in PASSES[: len(self.draft.table.chairs)]:
            do = requests.Do(id=self.name(secret, -4), at=self.draft.table.moved, do="P0:BEGIN")
            self.ask(secret, do)

    def name(self, secret: str | None, number: int) -> str:
        return f"ask-{'viewer' if secret == self.viewer.secret else PASSES.index(secret or '')}-{number}"

    def ask(self, secret: str | None, request: Request) -> None:
        person = person_of(secret) if secret else ""
        try:
            decide(self.draft.table, Visitor(self.draft.table, person), request)
        except Refused:
            if secret != self.viewer.secret:
                return
        if isinstance(request, requests.Do):
            self.welcome_back(person)
        with suppress(Refused):
            self.draft.ask(person, request)
        self.steps.append((secret, request))

    def welcome_back(self, person: str) -> None:
        """Whoever comes, or acts, is no longer absent."""
        seat = self.draft.table.seat_of(person)
        chair = self.draft.table.chairs[seat] if seat is not None else None
        if seat is not None and chair and (chair.absent or chair.stand_in):
            self.draft.add(events.Returned(seat=seat))

    def play_on(self, number: int) -> None:
        """Let the seat on turn do something sensible."""
        table, game = self.draft.table, game_of(self.draft.table)
        seat = _awaited(table)
        secret, legal = PASSES[seat], game.view(seat).legal
        if game.can_undo() and self.random.random() < 0.3:
            self.ask(secret, requests.Undo(id=self.name(secret, number), at=table.moved))
        elif legal:
            few = self.random.sample(legal, min(3, len(legal)))
            do = format_action(game.rules, min(few, key=lambda action: _cost(table, action)))
            self.ask(secret, requests.Do(id=self.name(secret, number), at=table.moved, do=do))
        elif not any(isinstance(request, requests.Rematch) for _, request in self.steps):
            self.ask(secret, requests.Rematch(id=self.name(secret, number)))

    def give_back(self, number: int) -> None:
        """Let somebody agree that a card is taken back."""
        table = self.draft.table
        agreed = table.recall.agreed if table.recall else []
        secret = PASSES[min(table.people() - {*agreed}, default=0)]
        self.ask(secret, requests.Undo(id=self.name(secret, number), at=table.moved))

    def let_a_bot_fail(self) -> None:
        """Let a bot stand in for somebody else, fail for good, and be replaced."""
        sitting = PASSES[: len(self.draft.table.chairs)]
        one = next((seat for seat, secret in enumerate(sitting) if secret != self.viewer.secret), 0)
        self.ask(sitting[one], requests.Stand(id=self.name(sitting[one], -2)))
        other = sitting[(one + 1) % len(sitting)]
        self.ask(other, requests.Absence(id=self.name(other, -3), seat=one, choice="bot"))
        for seat, chair in enumerate(self.draft.table.chairs):
            if chair and chair.stand_in == STAND_IN:
                event = events.Replaced(seat=seat, bot="beginner")
                self.draft.add(event)
                self.steps.append((PASSES[seat], event))

    def look_together(self) -> None:
        """Let two people lead through the game, over or not."""
        stroke = requests.Stroke(pile=self.draft.table.rules.piles[0].name)
        for secret in (PASSES[0], self.viewer.secret):
            name = self.name(secret, -5)
            seat = self.draft.table.seat_of(person_of(secret)) if secret else 0
            self.steps.append((secret, requests.Lead(id=f"{name}a", seat=seat)))
            self.steps.append((secret, requests.Point(id=f"{name}b", step=1, strokes=[stroke])))

    def come_back(self) -> None:
        self.welcome_back(self.viewer.person)
        self.steps.append((self.viewer.secret, None))


def _awaited(table: Table) -> int:
    """Return the seat on turn; before the first turn, one that has not said yet who shall begin."""
    agreed = table.proposal.agreed if table.proposal else []
    turn = table.on_turn()
    return min(table.people() - {*agreed}, default=0) if turn is None else turn


def _cost(table: Table, action: Action) -> int:
    tops, piles = game_of(table).state.tops, table.rules.piles
    return abs(gap(piles[action.pile], tops[action.pile], action.card)) if isinstance(action, Lay) else 3


def _anything(table: Table, name: str, random: Random) -> Request:
    """Return something that somebody may ask for, sensible or not."""
    card, pile = format_card(random.choice(table.rules.cards)), random.choice(table.rules.piles).name
    absent = [at for at, chair in enumerate(table.chairs) if chair and chair.absent]
    seat = random.choice(absent or range(len(table.chairs)))
    acts = [f"{card}>{pile}"] * 8 + ["END", f"P{seat}:BEGIN", f"P{seat}:CONCEDE", "nonsense"]
    kinds: Sequence[Request] = (
        *[requests.Do(id=name, at=table.moved, do=random.choice(acts))] * 10,
        requests.Do(id=name, at=0, do="END"),
        *[requests.Undo(id=name, at=table.moved)] * 4,
        requests.Keep(id=name, at=table.moved),
        requests.Hurry(id=name),
        *[requests.Hint(id=name, at=table.moved)] * (0 if table.hints[-1:] == ((table.on_turn(), table.moved),) else 8),
        *[requests.Say(id=name, say=random.choice(SAYS))] * 4,
        *[requests.Write(id=name, text=random.choice(TEXTS))] * 6,
        requests.React(id=name, reaction=random.choice(list(Reaction))),
        *[requests.Share(id=name, on=random.random() < 0.7)] * 3,
        requests.Stand(id=name),
        *[requests.Absence(id=name, seat=seat, choice=random.choice(CHOICES))] * 2,
        requests.Sit(id=name, seat=seat, name="Zoe"),
    )
    return random.choice(kinds)


def story_of(ruleset: str, seats: int, viewer: Viewer, random: Random) -> Story:
    """Return a story of a game with few cards."""
    house = {"undo": random.choice(["all", "off"])}
    draft = seated(seats, ruleset, open=random.random() < 0.5, hints=True, house=house)
    return Story(draft, viewer, random).tell(random.randrange(5, 80))


def viewers(seat: int) -> list[Viewer]:
    """Return a seat, a guest, and who looks over its shoulder, with a pass and without."""
    return [Viewer(PASSES[seat]), Viewer(), Viewer(watch=seat), Viewer(GUEST, seat)]
