"""Talk, compiled: what seats say by a convention, what is in force, and how much cards count that others told of.

A convention is a row of whole numbers, its phrasebook `b`. A phrase that somebody else's card made stale is as good as
unsaid, since nobody reads anything into it; so `said` holds what is fresh.
"""

from tenback.batch import layout
from tenback.batch.bits import highest, lowest, without
from tenback.batch.chance import below
from tenback.batch.compiler import Row, Table, as_floats, behind, compiled, count_bits, inlined, trailing_zeros
from tenback.batch.score import weigh, worth_of


@inlined
def said_by(said: Row, seat: int) -> Row:
    """Return what a seat has said, by topic."""
    return behind(said, seat * layout.TOPICS)


@inlined
def is_keep(phrase: int) -> bool:
    """Say whether a phrase of a pile asks the others to keep off."""
    return layout.KEEP_3 <= phrase <= layout.KEEP_1


@inlined
def holds(g: Row, seat: int, cards: Table) -> bool:
    """Say whether a seat holds one of some cards."""
    return g[layout.HANDS + 2 * seat] & cards[0] | g[layout.HANDS + 2 * seat + 1] & cards[1] != 0


@inlined
def about(b: Table, place: int, g: Row, pile: int, width: int) -> Table:
    """Return what a list of the phrasebook has for a pile and its top."""
    return behind(b, place + (pile * layout.TOP_COUNT + g[layout.TOPS + pile]) * width)


# ---- what is in force


@compiled
def hush_all(said: Row) -> None:
    """Begin without a word."""
    for at in range(layout.SAID_SIZE):
        said[at] = layout.UNSAID


@inlined
def hush_pile(t: Table, said: Row, pile: int) -> None:
    """Take back what was said of a pile: another card lies on it (COM-12)."""
    for seat in range(t[layout.SEATS]):
        said_by(said, seat)[pile] = layout.UNSAID


@inlined
def hush_seat(said: Row, seat: int) -> None:
    """Take back what a seat said: its turn is over (COM-12)."""
    for topic in range(layout.TOPICS):
        said_by(said, seat)[topic] = layout.UNSAID


@inlined
def is_hushed(t: Table, b: Table, g: Row) -> bool:
    """Say whether a card on the table forbids to speak (COM-15)."""
    found = 0
    for pile in range(t[layout.PILES]):
        found |= b[layout.HUSHED + pile * layout.TOP_COUNT + g[layout.TOPS + pile]]
    return found != 0


@inlined
def count_keeps(t: Table, mine: Row) -> int:
    """Return how many piles a seat asks the others to keep off."""
    keeps = 0
    for pile in range(t[layout.PILES]):
        keeps += is_keep(mine[pile])
    return keeps


# ---- what a seat says


@compiled
def phrase_for(b: Table, g: Row, seat: int, pile: int) -> int:
    """Return the most urgent phrase that a hand has for a pile: phrases stand in that order."""
    calls = about(b, layout.CALLS, g, pile, 2 * layout.PHRASES)
    for phrase in range(1, layout.PHRASES):
        if holds(g, seat, behind(calls, 2 * phrase)):
            return phrase
    if b[layout.CONVENTION] != layout.LADDER or holds(g, seat, about(b, layout.REACH, g, pile, 2)):
        return layout.UNSAID
    return layout.DUMP


@inlined
def rank_of_keep(wanted: Table, mine: Table, pile: int) -> int:
    """Return how far down a KEEP stands in the list: KEEP 3 last, which another word can say; if possible unmoved."""
    scarce = (wanted[pile] + 1) % 3  # KEEP 2, KEEP 1, KEEP 3
    return (2 * scarce + (wanted[pile] != mine[pile])) * layout.MOST_PILES + pile


@compiled
def is_one_too_many(t: Table, b: Table, wanted: Table, mine: Table, pile: int) -> bool:
    """Say whether other KEEPs come before this one, as many as a seat may use."""
    ahead = 0
    for other in range(t[layout.PILES]):
        if is_keep(wanted[other]) and rank_of_keep(wanted, mine, other) < rank_of_keep(wanted, mine, pile):
            ahead += 1
    return ahead >= b[layout.KEEPS]


@compiled
def spare_keeps(t: Table, b: Table, g: Row, seat: int, wanted: Row, mine: Table) -> None:
    """Say something else where a KEEP is one too many."""
    many = 0
    for pile in range(t[layout.PILES]):
        if is_keep(wanted[pile]) and is_one_too_many(t, b, wanted, mine, pile):
            many |= 1 << pile
    for pile in range(t[layout.PILES]):
        if many >> pile & 1 and wanted[pile] == layout.KEEP_3:
            wanted[pile] = layout.ASKHERE
        elif many >> pile & 1:
            close = holds(g, seat, about(b, layout.CLOSE, g, pile, 2))
            small = not close and holds(g, seat, about(b, layout.MIDDLE, g, pile, 2))
            wanted[pile] = layout.SMALL if small else layout.UNSAID


@compiled
def say_of_piles(t: Table, b: Table, wanted: Table, mine: Row) -> None:
    """Say what is wanted of the piles; what makes room for a KEEP goes first, and one too many is refused (COM-11)."""
    ladder = b[layout.CONVENTION] == layout.LADDER
    for pile in range(t[layout.PILES]):
        if wanted[pile] != layout.UNSAID and not (ladder and is_keep(wanted[pile])):
            mine[pile] = wanted[pile]
    for pile in range(t[layout.PILES]):
        if ladder and is_keep(wanted[pile]) and count_keeps(t, mine) - is_keep(mine[pile]) < b[layout.KEEPS]:
            mine[pile] = wanted[pile]


@inlined
def pick_size(t: Table, b: Table, g: Row, seat: int, card: int, before: int) -> int:
    """Return what is said of the size of a card: as before if that is true, else any phrase that is."""
    sizes = b[layout.SIZES_OF + card]
    if b[layout.SIZED] == 0 or sizes >> before & 1:
        return before if sizes >> before & 1 else trailing_zeros(sizes)
    for _ in range(below(g, t[layout.DECKS] + seat, count_bits(sizes))):
        sizes &= sizes - 1
    return trailing_zeros(sizes)


@compiled
def name_colours(t: Table, b: Table, g: Row, seat: int, mine: Row, hushed: int) -> None:
    """Name every colour of a hand, by its highest card; chance is asked even if nobody may speak."""
    a, d, named = g[layout.HANDS + 2 * seat], g[layout.HANDS + 2 * seat + 1], 0
    low, high = a, d
    while low | high != 0:
        card = lowest(low, high)
        low, high = without(low, high, card)
        colour = b[layout.COLOUR_OF + card]
        if named >> colour & 1 == 0:
            named |= 1 << colour
            peers = layout.OF_COLOUR + 2 * colour
            best = highest(a & b[peers], d & b[peers + 1])
            phrase = pick_size(t, b, g, seat, best, mine[layout.MOST_PILES + colour])
            if hushed == 0:
                mine[layout.MOST_PILES + colour] = phrase


@compiled
def speak(t: Table, b: Table, g: Row, said: Row, seat: int, hushed: int) -> None:
    """Let a seat say what is not in force yet."""
    mine, wanted = said_by(said, seat), behind(said, layout.WANTED)
    if b[layout.CONVENTION] == layout.COLOURS:
        name_colours(t, b, g, seat, mine, hushed)
    if hushed != 0:
        return
    for pile in range(t[layout.PILES]):
        wanted[pile] = phrase_for(b, g, seat, pile)
    if b[layout.CONVENTION] == layout.LADDER:
        spare_keeps(t, b, g, seat, wanted, mine)
    say_of_piles(t, b, wanted, mine)


@compiled
def speak_all(t: Table, b: Table, g: Row, said: Row, policies: Row) -> None:
    """Let everybody speak but the seat on turn."""
    if b[layout.CONVENTION] == layout.SILENCE or t[layout.SEATS] == 1:
        return
    hushed = int(is_hushed(t, b, g))
    for seat in range(t[layout.SEATS]):
        if seat != g[layout.SEAT] and policies[seat] == layout.TALK:
            speak(t, b, g, said, seat, hushed)


# ---- what others make of it


@inlined
def weigh_need(t: Table, b: Table, s: Row, g: Row, turns: int, cards: Table) -> None:
    """Make cards count more of which a seat holds one; those on the table or in the own hand it does not hold."""
    own = layout.HANDS + 2 * g[layout.SEAT]
    low = cards[0] & g[layout.UNLAID] & ~g[own]
    high = cards[1] & g[layout.UNLAID + 1] & ~g[own + 1]
    if low | high != 0:
        shares = as_floats(behind(b, layout.SHARES + turns * layout.TOP_COUNT))
        weigh(worth_of(s, 0), t[layout.CARDS], low, high, shares[count_bits(low) + count_bits(high)])


@inlined
def names_colour(said: Table) -> bool:
    """Say whether a seat has named a colour."""
    found = 0
    for colour in range(layout.MOST_COLOURS):
        found |= said[layout.MOST_PILES + colour]
    return found != 0


@compiled
def weigh_said(t: Table, b: Table, s: Row, g: Row, theirs: Row, turns: int) -> None:
    """Make the cards count more that a seat told of."""
    coloured = b[layout.CONVENTION] == layout.COLOURS
    if coloured and not names_colour(theirs):
        return
    place = layout.TOLD
    if not coloured and count_keeps(t, theirs) >= b[layout.KEEPS]:
        place += layout.BOTH_KEPT
    for pile in range(t[layout.PILES]):
        told = about(b, place, g, pile, 2 * layout.PHRASES)
        weigh_need(t, b, s, g, turns, behind(told, 2 * theirs[pile]))
    for colour in range(layout.MOST_COLOURS if coloured else 0):
        phrase = theirs[layout.MOST_PILES + colour]
        weigh_need(t, b, s, g, turns, behind(b, layout.COLOUR_TOLD + 2 * (colour * layout.PHRASES + phrase)))


@compiled
def weigh_told(t: Table, b: Table, s: Row, g: Row, said: Row) -> None:
    """Make the cards count more that others told of: spread over possible cards, more if due sooner."""
    own, seats = g[layout.SEAT], t[layout.SEATS]
    for turns in range(1, seats if b[layout.CONVENTION] != layout.SILENCE else 0):
        seat = own + turns if own + turns < seats else own + turns - seats
        if g[layout.SIZES + seat] != 0:
            weigh_said(t, b, s, g, said_by(said, seat), turns)
