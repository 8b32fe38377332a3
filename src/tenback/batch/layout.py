"""Where every fact stands in the two rows of the kernel: `t`, a lowered ruleset, and `g`, a game."""

MOST_CARDS, MOST_PILES, MOST_SEATS = 127, 4, 6
TOP_COUNT = MOST_CARDS + 1  # a top is a card, by its place among the sorted cards, or the number of cards: the row card

# ---- the table of a ruleset: settings, then lists, each with room for the largest game so that its place is known

# at_most 0: any number of cards; draw_unhelped -1: fill the hand; sided -1: yes, as a mask
(CARDS, PILES, SEATS, DECKS, HAND_SIZE, NEED, NEED_EMPTY, AT_MOST, DRAW_UNHELPED) = range(9)
(CAP_NEED, CAP_NEED_EMPTY, RACE, BY_LOT, LOOKAHEAD, LOCK_LASTS, FINAL_SKULL, FINAL_THREE, FINAL_FIRE) = range(9, 18)
(MARKED, SIDED, TWINS) = range(18, 21)  # cards with effects; piles of one seat; numbers on two cards
SIGNS = 21  # [seat, pile]: which way a step costs the seat
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
ROOM = FITS + 2 * BARRED  # [depth, field]: for looking ahead, so a table belongs to one thread
UNLIMITED = 1 << 15

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

NOBODY = NOWHERE = -1
NONE, ALL_LAID, SKULL, THREE, MINIMUM, FIRE, CONCEDED = range(7)  # endings; duties have the numbers they lead to
KEY, STREAM, PURPOSE, BLOCK, USED, WORD, STREAM_WIDTH = 0, 2, 3, 4, 5, 6, 10  # of a stream of chance
DEAL, LOT, WORLD, BOT = range(4)  # what a stream is for

UNIFORM, GREEDY = range(2)
CALM, FAIR, EAGER = 4, 8, 14  # cost of the opening up to which a greedy seat is keen to begin
END = -1  # a move is card * 8 + pile, or this
FAR = 1 << 40  # costs more than any lay
WAIT = -1  # the code that leaves a game as it is
