"""Where everything stands in the rows of the kernel: `t`, a lowered ruleset; `s`, scratch memory; `g`, a game.

Games with talk have two rows more: `b`, the phrasebook of a convention; `said`, what is in force.
"""

from tenback.heuristics.planning import MOST_DEPTH, MOST_PLANS

MOST_CARDS, MOST_PILES, MOST_SEATS = 127, 4, 6
TOP_COUNT = MOST_CARDS + 1  # a top is a card, by its place among the sorted cards, or the number of cards: the row card

# ---- the table of a ruleset: settings, then lists, each with room for the largest game so that its place is known

# at_most 0: any number of cards; draw_unhelped -1: fill the hand; sided -1: yes, as a mask
(CARDS, PILES, SEATS, DECKS, HAND_SIZE, NEED, NEED_EMPTY, AT_MOST, DRAW_UNHELPED) = range(9)
(CAP_NEED, CAP_NEED_EMPTY, RACE, BY_LOT, LOOKAHEAD, LOCK_LASTS, FINAL_SKULL, FINAL_THREE, FINAL_FIRE) = range(9, 18)
(MARKED, SIDED, TWINS) = range(18, 21)  # cards with effects; piles of one seat; numbers on two cards
UNBOUND = 21  # all cards that fit now can be laid in one turn: none of the above bars one after another
NEAR, PLAN_COUNT, EXTRA = range(22, 25)  # how carefully turns are planned
OWNERS = 25  # [pile]: the deck whose cards it is for
SIGNS = OWNERS + MOST_PILES  # [seat, pile]: which way a step costs the seat
THEIRS = SIGNS + MOST_SEATS * MOST_PILES  # [seat]: the piles of others, a bit each
ORDER = THEIRS + MOST_SEATS  # [place]: the unshuffled deck
ALL = ORDER + MOST_CARDS  # [word]: every card
SPECIAL = ALL + 2  # [word]: whose lay may break a command
PEERS = SPECIAL + 2  # [card, word]: those of the same number
HEIGHTS = PEERS + 2 * MOST_CARDS  # [seat, pile, top]: its number, so that a step costs the seat the difference
FACTS = HEIGHTS + MOST_SEATS * MOST_PILES * TOP_COUNT  # [pile, top, fact]: what is known of a top
STOPS, COVERS, EXACT, BURNS, BINDS, BARS, DRAW, OPENING, FACT_COUNT = range(9)
FITS = FACTS + MOST_PILES * TOP_COUNT * FACT_COUNT  # [seat, pile, top, word]: what may go there
FIT_WIDTH = 4  # two words for what may go there, two for what is better than free there: a step back
BARRED = FIT_WIDTH * MOST_SEATS * MOST_PILES * TOP_COUNT  # so much further on: the same without tricks
PRICES = FITS + 2 * BARRED  # [pile, top, card], floats: what a card that waits costs while this top lies there
UNLIMITED = 1 << 15  # as a limit to drawing: there is none
TABLE_SIZE = PRICES + MOST_PILES * TOP_COUNT * TOP_COUNT

# ---- the scratch memory of one thread: sums and lines that are begun anew for every choice

WORTH = 0  # [deck, card], floats: how much an unlaid card counts
REST = WORTH + MOST_SEATS * TOP_COUNT  # [pile, card], floats: its price on all piles but this one
HIDDEN = REST + MOST_PILES * TOP_COUNT  # [card], floats: what those counted that a turn has laid
FEATURES = HIDDEN + TOP_COUNT  # [feature], floats: a position in the few numbers that its value is read off
ONE, SCORE_OWN, SCORE_THEIRS, LEAD, HAND_LEAD, ON_TURN, FEATURE_COUNT = range(7)
SPARE_TURN = FEATURES + FEATURE_COUNT  # [field]: a turn before it is entered among others
TURN_HAND, TURN_SCORE, TURN_TOPS, TURN_LAYS = 0, 2, 3, 3 + MOST_PILES  # what is left, its score, where it leads
TURN_MOVES, MOST_LAYS = TURN_LAYS + 1, 8  # what is laid, in order
TURN_WIDTH = TURN_MOVES + MOST_LAYS
PLANS = SPARE_TURN + TURN_WIDTH  # [cards, place, field]: turns that the score thinks of, by how many cards they lay
LINE = PLANS + (MOST_DEPTH + 1) * MOST_PLANS * TURN_WIDTH  # [depth, field]: positions of a line to the end of a game
MOST_TO_FINISH, MOST_ENDING = 20, 10  # cards left, and moves of a position
END_WIDTH = 128
LOOKAHEAD_LINE = LINE + (2 * MOST_TO_FINISH + 2) * END_WIDTH  # [depth, field]: the same for the rest of a turn

# ---- the row of a game

LEFT, WINNERS, ENDING, TURNS, TRICKS, STARTER, LAYS, RESULTS = range(8)  # how it went; so many results
SEAT, LAID, HELPED, EXACTLY, STOPPED, LOCK, UNCOVERED, DUE, CONCEDING, MAY_END = range(7, 17)
ASKED, GAIN = 17, 18  # the need of the turn; the cards that may be laid to one's advantage
TOPS = 19  # by pile
SIZES = TOPS + MOST_PILES  # of the hands, by seat
PLACES = SIZES + MOST_SEATS  # by deck: where its top is
SETTLED = PLACES + MOST_SEATS  # by deck: how far it is shuffled
HANDS = SETTLED + MOST_SEATS  # by seat, two words
UNLAID = HANDS + 2 * MOST_SEATS  # by deck, two words: what nobody has laid
OPEN = UNLAID + 2 * MOST_SEATS  # by pile, two words: what the seat on turn may lay there
STREAMS = OPEN + 2 * MOST_PILES  # of each deck, of each seat, of the lot; behind them the decks
END_COUNT, END_MOVES, END_COSTS = STREAMS, STREAMS + 1, STREAMS + 1 + MOST_ENDING  # behind the position of a line

NOBODY = NOWHERE = -1
NONE, ALL_LAID, SKULL, THREE, MINIMUM, FIRE, CONCEDED = range(7)  # endings; duties have the numbers they lead to
KEY, STREAM, PURPOSE, BLOCK, USED, WORD, STREAM_WIDTH = 0, 2, 3, 4, 5, 6, 10  # of a stream of chance
DEAL, LOT, WORLD, BOT = range(4)  # what a stream is for

UNIFORM, GREEDY, SCORE, HEED, TALK = range(5)  # policies: a SCORE that knows the hands, and one that is told of them
END = -1  # a move is card * 8 + pile, or this
FAR = 1 << 40  # costs more than any lay

# ---- the phrasebook of a convention; a set of cards is two words, and no cards mean that nothing is told

MOST_COLOURS, PHRASES = 5, 8
TOPICS = MOST_PILES + MOST_COLOURS  # what a seat speaks of: each pile, each colour
UNSAID, KEEP_3, KEEP_2, KEEP_1, SMALL, FREE, DUMP, ASKHERE = range(PHRASES)  # of a pile
QTRICK, WANT = range(1, 3)  # of a pile in games of colours; of a colour, the phrase is a size from 1 on
CONVENTION = 0
SILENCE, LADDER, COLOURS = range(3)
SIZED = 1  # whether colours are named with a size
KEEPS = 2  # how many KEEPs a seat may use
HUSHED = 3  # [pile, top]: whether nobody may speak
CALLS = HUSHED + MOST_PILES * TOP_COUNT  # [pile, top, phrase, word]: a hand with one of these cards says it
REACH = CALLS + MOST_PILES * TOP_COUNT * PHRASES * 2  # [pile, top, word]: a hand without these says DUMP
CLOSE = REACH + MOST_PILES * TOP_COUNT * 2  # [pile, top, word]: too near for SMALL instead of KEEP
MIDDLE = CLOSE + MOST_PILES * TOP_COUNT * 2  # [pile, top, word]: near enough for it
TOLD = MIDDLE + MOST_PILES * TOP_COUNT * 2  # [both KEEPs in use, pile, top, phrase, word]: it holds one of these
BOTH_KEPT = MOST_PILES * TOP_COUNT * PHRASES * 2  # so much further on: what is told beside two KEEPs
COLOUR_OF = TOLD + 2 * BOTH_KEPT  # [card]
SIZES_OF = COLOUR_OF + MOST_CARDS  # [card]: the phrases that its size allows, a bit each
OF_COLOUR = SIZES_OF + MOST_CARDS  # [colour, word]
COLOUR_TOLD = OF_COLOUR + MOST_COLOURS * 2  # [colour, phrase, word]: it holds one of these
SHARES = COLOUR_TOLD + MOST_COLOURS * PHRASES * 2  # [turns until it plays, cards], floats: how much more each counts
PHRASEBOOK_SIZE = SHARES + MOST_SEATS * TOP_COUNT

# ---- what is in force: [seat, topic], the phrase; behind it what a seat wants to say of each pile

WANTED = MOST_SEATS * TOPICS
SAID_SIZE = WANTED + MOST_PILES
COURSE_WIDTH = WANTED + 1  # of a line about a move: what was in force, and the move
