"""Two games that differ only in cards a viewer may not know look alike to that viewer, frame by frame."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tenback.protocol import messages
from tenback.protocol.numbers import PROTOCOL
from tenback.rules import Card, Deal, IllegalAction, with_house
from tenback.rules.talk import TalkRefused
from tenback.server.http.sockets import Dialogue
from tenback.server.limits import Limits
from tenback.server.live.advisor import Advisor
from tenback.server.live.bus import NoBus
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.passes import person_of
from tenback.server.tables.events import SIGNATURE, Event
from tenback.server.tables.folding import take
from tenback.server.tables.listing import list_table, write_listing
from tenback.server.tables.table import Table
from tests.server.memory import Frames, Memory
from tests.server.minds import Oracle
from tests.server.stories import GUEST, SMALL, Story, Viewer, story_of, viewers
from tests.server.tables import CODE, PASSES, PEOPLE, SEED, game_of
from tests.trying import tried

LANGUAGES = ("en", "de", "nl")
ROOMY = Limits(frames_at_once=100_000, unreadable=1_000)


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
