"""The talk of many games at once: what is in force, who is asked to speak, and what may be said, as arrays.

`rules.talk` says what holds for one table; a test compares the two, game by game.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.batch.lower import tops_of
from tenback.env.rows import STALE
from tenback.env.setup import Setup
from tenback.env.signal_codes import SignalCodes, is_fair
from tenback.rules import Ruleset
from tenback.rules.engine import hushes
from tenback.rules.talk import MOST_KEEPS, Signal, Voices, Word, speak

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
NO_PILE = -1
LOWEST = np.array([(seats & -seats).bit_length() - 1 for seats in range(1 << 6)])  # the first of some seats, a bit each


class ManyVoices:
    """Every seat but the one on turn is asked before each turn, in the order of the seats."""

    def __init__(self, setup: Setup, codes: SignalCodes, count: int) -> None:
        names = [pile.name for pile in setup.rules.piles]
        piles = [NO_PILE if signal.pile is None else names.index(signal.pile) for signal in codes.signals]
        self._piles, self._players = np.array(piles, np.int64), setup.players
        self._keeps = np.array([signal.word is Word.KEEP for signal in codes.signals], bool)
        self._fair = np.array([is_fair(setup.rules, signal) for signal in codes.signals], bool)
        self._replaces = np.array([[_replaces(new, old) for old in codes.signals] for new in codes.signals], bool)
        self._hushes = _hushing_tops(setup.rules)
        self._heard = np.zeros((count, setup.players, len(codes.signals)), np.uint8)
        self._waiting = np.zeros(count, np.int64)  # by game: the seats that are still to be asked, a bit each

    @property
    def speaking(self) -> Flags:
        """In which games somebody is asked to speak."""
        return np.not_equal(self._waiting, 0)

    def seats(self, on_turn: Numbers) -> Numbers:
        """Return who decides in each game: whoever is asked to speak, or else the seat on turn."""
        return np.where(self.speaking, LOWEST[self._waiting], on_turn)

    def mask(self) -> NDArray[np.uint8]:
        """Return [game, code]: what whoever is asked may choose, silence first; nothing where nobody is."""
        games = np.flatnonzero(self._waiting)
        mask = np.zeros((len(self._waiting), 1 + len(self._fair)), np.uint8)
        mask[games, 0], mask[games, 1:] = 1, self._sayable(games)
        return mask

    def _sayable(self, games: Numbers) -> Flags:
        """Return [game, signal]: what whoever is asked in these games may say."""
        asking = self._keeps & (self._heard[games, LOWEST[self._waiting[games]]] == 1)
        kept = np.stack([asking[:, self._piles == pile].any(axis=1) for pile in range(len(self._hushes))], axis=1)
        others = kept.sum(axis=1)[:, None] - kept[:, self._piles] * (self._piles != NO_PILE)
        sayable: Flags = self._fair & ~(self._keeps & (others >= MOST_KEEPS))
        return sayable

    def say(self, games: Numbers, said: Numbers) -> None:
        """Say, in some games, 0 for nothing or the number of a signal, counted from 1 on."""
        aloud, signals = games[said > 0], said[said > 0] - 1
        seats = LOWEST[self._waiting[aloud]]
        self._heard[aloud, seats] *= ~self._replaces[signals]
        self._heard[aloud, seats, signals] = 1
        self._waiting[games] &= self._waiting[games] - 1

    def lay(self, games: Numbers, seats: Numbers, piles: Numbers) -> None:
        """Let what is said of a pile go stale, and what its seat said of it vanish (COM-12)."""
        of_pile, heard, each = self._piles == piles[:, None], self._heard[games], np.arange(len(games))
        heard[(heard == 1) & of_pile[:, None, :]] = STALE
        heard[each, seats] *= ~of_pile
        self._heard[games] = heard

    def end_turn(self, games: Numbers, seats: Numbers) -> None:
        """Let everything vanish that these seats have said (COM-12)."""
        self._heard[games, seats] = 0

    def begin(self, games: Numbers) -> None:
        """Begin these games without a word."""
        self._heard[games], self._waiting[games] = 0, 0

    def ask(self, games: Numbers, on_turn: Numbers, tops: NDArray[np.uint8]) -> None:
        """Ask everybody but the seat on turn in some games, unless a silence lies on the table (COM-15)."""
        hushed = self._hushes[np.arange(len(self._hushes)), tops].any(axis=1)
        others = ((1 << self._players) - 1) & ~(1 << on_turn)
        self._waiting[games] = np.where(hushed | (len(self._fair) == 0), 0, others)

    def rows(self, seats: Numbers) -> NDArray[np.uint8]:
        """Return what is in force in each game, by seat clockwise from the one that looks, and by signal."""
        clockwise = (seats[:, None] + np.arange(self._players)) % self._players
        heard: NDArray[np.uint8] = self._heard[np.arange(len(seats))[:, None], clockwise]
        return heard.reshape(len(seats), -1)


def _replaces(new: Signal, old: Signal) -> bool:
    """Say whether one signal of a seat takes the place of another (COM-11)."""
    both = speak(speak(Voices(), 0, old, now=0), 0, new, now=1)
    return all(one.signal != old for one in both.heard)


def _hushing_tops(rules: Ruleset) -> Flags:
    """Return [pile, top]: whether a top lets nobody speak."""
    cards = sorted(rules.cards)
    return np.array([[hushes(rules, top) for top in tops_of(pile, cards)] for pile in rules.piles])
