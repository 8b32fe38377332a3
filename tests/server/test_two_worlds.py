"""Two games that differ only in cards a viewer may not know look alike to that viewer, frame by frame."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple, get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tenback.protocol import messages, requests
from tenback.protocol.numbers import PROTOCOL
from tenback.protocol.options import Reaction
from tenback.protocol.requests import Request
from tenback.rules import Action, Card, Deal, IllegalAction, Lay, with_house
from tenback.rules.notation import format_action, format_card
from tenback.rules.placement import gap
from tenback.rules.talk import TalkRefused
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.advisor import Advisor
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.passes import person_of
from tenback.server.tables import events
from tenback.server.tables.deciding import decide
from tenback.server.tables.draft import Draft
from tenback.server.tables.events import SIGNATURE, Event
from tenback.server.tables.folding import STAND_IN, take
from tenback.server.tables.listing import list_table, write_listing
from tenback.server.tables.refused import Refused
from tenback.server.tables.table import Table
from tenback.server.tables.visitor import Visitor
from tests.server.memory import Frames, Memory
from tests.server.minds import Oracle
from tests.server.tables import CODE, PASSES, PEOPLE, SEED, game_of, seated
from tests.strategies import SMALL_RULESETS
from tests.trying import tried

SMALL = {rules.id: rules for rules in SMALL_RULESETS}
LANGUAGES = ("en", "de", "nl")
GUEST = "guest_with_a_pass_of_22"[:22]
ROOMY = Limits(frames_at_once=100_000, unreadable=1_000)
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


@pytest.fixture(autouse=True, scope="module")
def small_games() -> Iterator[None]:
    """Play with few cards, and at a time that stands still."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "tenback.protocol.options._rules",
            lambda ruleset, _version, house: with_house(SMALL[ruleset], dict(house)),
        )
        for module in ("hall", "broadcast"):
            patch.setattr(f"tenback.server.live.{module}.now", lambda: 5_000)
        patch.setattr("tenback.server.live.hall.new_code", lambda: "TABLE3")
        yield


@contextmanager
def dealing(dealt: Deal) -> Iterator[None]:
    """Let every seed deal these cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tenback.play.game.deal", lambda *_: dealt)
        yield


# ---- a story: what is asked at a table, and what comes of it

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


# ---- another world for the same story


class Known(NamedTuple):
    """What a viewer may know, taken from the position itself and not from what the server makes of it."""

    seat: int | None
    hand: frozenset[Card]
    unlaid: tuple[frozenset[Card], ...]  # of each deck, the cards nobody has laid yet
    public: tuple[object, ...]


def known(table: Table, viewer: Viewer) -> Known | None:
    """Return what the viewer may know: as a seat, over an open shoulder, or from beside the table."""
    if table.game is None:
        return None
    state, seat = table.game.state, table.seat_of(viewer.person)
    if seat is None and viewer.watch is not None:
        chair = table.chairs[viewer.watch]
        seat = viewer.watch if chair and chair.shared else None
    owners = zip(state.hands, state.decks, strict=True) if table.rules.own_decks else [(*state.hands, *state.decks)]
    sizes = ([*map(len, state.hands)], [*map(len, state.decks)])
    return Known(
        seat,
        state.hands[seat] if seat is not None else frozenset(),
        tuple(frozenset().union(*cards) for cards in owners),
        (state.tops, state.turn, state.conceding, state.outcome, table.game.voices, *sizes),
    )


def course(story: Story) -> Iterator[Known | None]:
    """Yield what the viewer may know after each event."""
    table = Table(CODE)
    for entry in story.draft.log:
        take(table, entry)
        yield known(table, story.viewer)


def seen_cards(story: Story) -> list[set[Card]]:
    """Return, of each deck, the cards that the viewer has seen at any time."""
    rules = story.draft.table.rules
    seen: list[set[Card]] = [set() for _ in game_of(story.draft.table).deal]
    for moment in filter(None, course(story)):
        seen[moment.seat if rules.own_decks and moment.seat is not None else 0] |= moment.hand
        for deck, unlaid in enumerate(moment.unlaid):
            seen[deck] |= {*rules.cards} - unlaid
    return seen


def other_deal(story: Story) -> Deal | None:
    """Return another deal with which all that the viewer may know stays the same, if one is found."""
    dealt, seen, told = game_of(story.draft.table).deal, seen_cards(story), [*course(story)]
    for swaps in (40, 20, 10, 5, 3, 2, 1, 1, 1, 1):
        other = tuple(_swap(deck, seen[at], swaps, story.random) for at, deck in enumerate(dealt))
        if other != dealt and _is_possible(story, other, told):
            return other
    return None


def _swap(deck: tuple[Card, ...], seen: set[Card], swaps: int, random: Random) -> tuple[Card, ...]:
    order, hidden = [*deck], [at for at, card in enumerate(deck) if card not in seen]
    for _ in range(swaps if len(hidden) > 1 else 0):
        one, two = random.sample(hidden, 2)
        order[one], order[two] = order[two], order[one]
    return tuple(order)


def _is_possible(story: Story, other: Deal, told: list[Known | None]) -> bool:
    with dealing(other):
        try:
            return [*course(story)] == told
        except (IllegalAction, TalkRefused):
            return False


# ---- what is sent


@dataclass
class Showing:
    """A story as it is sent to everybody at the table."""

    story: Story
    frames: dict[str | None, Frames] = field(default_factory=dict)  # by pass
    talks: dict[str | None, list[Dialogue]] = field(default_factory=dict)

    async def show(self) -> None:
        hall, table = Hall(Memory(self.story.before), NoBus(), Metrics()), self.story.draft.table
        hall.advise = Advisor(hall, Oracle()).advise
        for person in map(Viewer, PASSES[: len(table.chairs)]):
            await self.enter(hall, person, "en")
        for lang in LANGUAGES:
            await self.enter(hall, self.story.viewer, lang)
        for secret, request in self.story.steps:
            if isinstance(request, Event):
                await _happen(hall, request)
                continue
            for dialogue in [*self.talks[secret]]:
                await dialogue.hear(msgspec.json.encode(request) if request else b'{"t":"ping"}')
                if dialogue._thought:
                    await dialogue._thought
            if request is None:
                await self.enter(hall, self.story.viewer, "nl", have=self.story.random.randrange(30))
            self.frames[self.story.viewer.secret].append(_listing(hall))
        for frame in (b'{"t":"do"}', b"[", b'{"t":"hello","protocol":1}'):
            await self.talks[self.story.viewer.secret][0].hear(frame)

    async def enter(self, hall: Hall, viewer: Viewer, lang: str, have: int = 0) -> None:
        dialogue = Dialogue(hall, ROOMY, self.frames.setdefault(viewer.secret, Frames()))
        self.talks.setdefault(viewer.secret, []).append(dialogue)
        hello = {"t": "hello", "protocol": PROTOCOL, "lang": lang, "have": have, "watch": viewer.watch}
        await dialogue.open(CODE, msgspec.json.encode(hello | {"secret": viewer.secret}))


async def _happen(hall: Hall, event: Event) -> None:
    async with hall.held(CODE) as live:
        await hall.happen(live, lambda _table: event)


def _listing(hall: Hall) -> str:
    table = hall.tables[CODE].table
    return write_listing(list_table(table)).decode() if table else ""


def frames_of(story: Story, dealt: Deal) -> dict[str | None, Frames]:
    """Return everything that is sent while a story happens with these cards, by pass."""
    story.random.seed(1)
    showing = Showing(story)
    with dealing(dealt):
        asyncio.run(showing.show())
    return showing.frames


def story_of(ruleset: str, seats: int, viewer: Viewer, random: Random) -> Story:
    """Return a story of a game with few cards."""
    house = {"undo": random.choice(["all", "off"])}
    draft = seated(seats, ruleset, open=random.random() < 0.5, hints=True, house=house)
    return Story(draft, viewer, random).tell(random.randrange(5, 80))


def viewers(seat: int) -> list[Viewer]:
    """Return a seat, a guest, and who looks over its shoulder, with a pass and without."""
    return [Viewer(PASSES[seat]), Viewer(), Viewer(watch=seat), Viewer(GUEST, seat)]


@st.composite
def stories(draw: st.DrawFn) -> Story:
    """Return a story of any game, for any kind of viewer."""
    ruleset = draw(st.sampled_from(sorted(SMALL)))
    seats = draw(st.sampled_from([*SMALL[ruleset].hand_size]))
    viewer = draw(st.sampled_from(viewers(draw(st.integers(0, seats - 1)))))
    return story_of(ruleset, seats, viewer, Random(draw(st.integers(0, 2**32))))  # noqa: S311 - no secret


@tried(60)
@given(stories())
def test_a_viewer_cannot_tell_worlds_apart_that_differ_in_hidden_cards(story: Story) -> None:
    other = other_deal(story)
    assume(other)
    dealt, secret = game_of(story.draft.table).deal, story.viewer.secret
    assert frames_of(story, dealt)[secret] == frames_of(story, other or dealt)[secret]


Shown = list[tuple[Story, dict[str | None, Frames]]]


@pytest.fixture(scope="module")
def shown(small_games: None) -> Shown:
    """Return stories of every game, and what everybody was sent."""
    told = []
    for seed, ruleset in enumerate(sorted(SMALL) * 4):
        seats = max(SMALL[ruleset].hand_size)
        viewer = viewers(seed % seats)[seed // len(SMALL)]
        story = story_of(ruleset, seats, viewer, Random(seed))  # noqa: S311 - no secret
        told.append((story, frames_of(story, game_of(story.draft.table).deal)))
    return told


def test_the_stories_tell_of_everything(shown: Shown) -> None:
    sent = [frame for story, frames in shown for frame in frames[story.viewer.secret]]
    kinds = {json.loads(frame).get("t", "listing") for frame in sent}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(messages.MESSAGES)} | {"listing"}


def test_no_frame_holds_a_seed_a_pass_or_a_person(shown: Shown) -> None:
    sent = "".join(frame for _, frames in shown for each in frames.values() for frame in each)
    secrets = [str(SEED), f"{SEED:x}", *PASSES, GUEST, *(person[:SIGNATURE] for person in (*PEOPLE, person_of(GUEST)))]
    assert [secret for secret in secrets if secret in sent] == []


def test_no_frame_holds_the_request_of_somebody_else(shown: Shown) -> None:
    sent = "".join(frame for story, frames in shown for frame in frames[story.viewer.secret])
    assert set(re.findall(r"ask-([a-z0-9]+)", sent)) == {"viewer"}
