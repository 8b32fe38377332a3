"""Games of seats that talk, compiled: everybody but the seat on turn speaks before each of its moves."""

from tenback.batch import layout
from tenback.batch.compiler import Bytes, Numbers, Row, Rows, Seeds, Table, compiled, entry_point, inlined, row_of
from tenback.batch.decks import deal
from tenback.batch.entry_points import note
from tenback.batch.kernel import begin, move
from tenback.batch.policies import choose, choose_starter, choose_weighed
from tenback.batch.score import weigh_unlaid
from tenback.batch.speech import hush_all, hush_pile, hush_seat, speak_all, weigh_told


@inlined
def choose_aloud(t: Table, b: Table, s: Row, g: Row, said: Row, policies: Row) -> int:
    """Choose as the policy of the seat on turn does; one that talks also listens."""
    if policies[g[layout.SEAT]] != layout.TALK:
        return choose(t, s, g, policies)
    weigh_unlaid(t, s, g, g[layout.SEAT])
    weigh_told(t, b, s, g, said)
    return choose_weighed(t, s, g)


@compiled
def open_game(t: Table, s: Row, g: Row, said: Row, policies: Row) -> None:
    """Let the keenest seat begin a game that was dealt; nothing has been said of piles yet."""
    hush_all(said)
    begin(t, s, g, choose_starter(t, g, policies))


@compiled
def move_on(t: Table, b: Table, s: Row, g: Row, said: Row, policies: Row) -> int:
    """Let the seat on turn make its move, and return it; what is said of its pile, or by it, does not outlast it."""
    chosen, seat, turns = choose_aloud(t, b, s, g, said, policies), g[layout.SEAT], g[layout.TURNS]
    move(t, s, g, chosen)
    if chosen != layout.END:
        hush_pile(t, said, chosen & 7)
    if g[layout.TURNS] != turns:
        hush_seat(said, seat)
    return chosen


@entry_point
def talk_seeds(
    table: Numbers,
    book: Numbers,
    scratch: Numbers,
    games: Rows,
    said: Numbers,
    policies: Bytes,
    seeds: Seeds,
    results: Rows,
    course: Rows,
) -> None:
    """Play one game for each seed; the course of the first moves is written down, as far as there is room for it."""
    t, b, s, g = row_of(table, 0), row_of(book, 0), row_of(scratch, 0), row_of(games, 0)
    v, p, at = row_of(said, 0), row_of(policies, 0), 0
    for k in range(len(seeds)):
        deal(t, g, seeds[k])
        open_game(t, s, g, v, p)
        while g[layout.ENDING] == layout.NONE:
            speak_all(t, b, g, v, p)
            for field in range(layout.WANTED if at < len(course) else 0):
                row_of(course, at)[field] = v[field]
            chosen = move_on(t, b, s, g, v, p)
            if at < len(course):
                row_of(course, at)[layout.WANTED] = chosen
                at += 1
        note(g, row_of(results, k))
