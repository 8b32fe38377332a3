"""The games for OpenSpiel: importing this module registers one for each ruleset, `tenback_the_game_v0` and so on."""

from collections.abc import Mapping
from itertools import repeat
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tenback.env.ids import names
from tenback.env.rows import OWN
from tenback.env.setup import USUAL_PLAYERS, Setup, read_setup
from tenback.env.signal_codes import SignalCodes
from tenback.env.spiel_position import Position
from tenback.rules.notation import format_action, format_card
from tenback.rules.printout import format_view
from tenback.rules.talk import format_signal

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PARAMETERS: Mapping[str, Any] = {"players": USUAL_PLAYERS, "signals": False}


def game_type(name: str, setup: Setup) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    race = setup.rules.race
    return pyspiel.GameType(
        short_name=name,
        long_name=f"tenback: {setup.rules.id}, version {setup.rules.version} of its rules",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if race else pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(setup.rules.hand_size),
        min_num_players=min(setup.rules.hand_size),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(PARAMETERS),
    )


def _game_info(setup: Setup, speech: SignalCodes | None) -> pyspiel.GameInfo:
    cards = setup.cards * setup.rules.deck_count(setup.players)
    spoken = (setup.players - 1) * (cards + 1) if speech else 0  # by all others, before every turn
    return pyspiel.GameInfo(
        num_distinct_actions=speech.count if speech else len(setup.rules.cards) * len(setup.rules.piles) + 1,
        max_chance_outcomes=max(len(setup.rules.cards), setup.players),
        num_players=setup.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if setup.rules.race else None,
        max_game_length=2 * cards + 1 + spoken,  # every card, an end after each, and the end that loses
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of the family; chance deals the cards one by one, and draws them when they are drawn."""

    kind: ClassVar[pyspiel.GameType]
    ruleset: ClassVar[str]
    edition: ClassVar[int]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        self.setup = read_setup(self.ruleset, self.edition, players=given["players"])
        self.signals = bool(given["signals"])
        super().__init__(self.kind, _game_info(self.setup, self.new_position().speech), given)

    def new_position(self) -> Position:
        """Return the position before the deal."""
        return Position(self.setup, signals=self.signals)

    def new_initial_state(self) -> "SpielState":
        """Return a game before the deal."""
        return SpielState(self)

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "SpielObserver | None":
        """Return an observer; of what was seen before the position, there is none."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return None if kind.perfect_recall else SpielObserver(self, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.new_position()

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        position = self.position
        if position.by_chance:
            return CHANCE
        return TERMINAL if position.over else position.seat

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may come next, or the seats that the lot may name, each as likely as any other."""
        outcomes = self.position.outcomes
        return [*zip(outcomes, repeat(1.0 / len(outcomes)))]

    def returns(self) -> list[float]:
        """Return 1 for each seat that has won and -1 for each that has lost, 0 before."""
        position = self.position
        if not position.over:
            return [0.0] * position.setup.players
        return [1.0 if seat in position.winners else -1.0 for seat in position.setup.seats]

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.legal

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player != CHANCE and action > position.codes.end and position.speech:
            signal = position.speech.to_signal(action)
            return format_signal(signal) if signal else "SILENCE"
        if player != CHANCE:
            return format_action(position.setup.rules, position.codes.to_action(action))
        return f"P{action} begins" if position.by_lot else format_card(position.codes.cards[action])

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What a seat sees, or only the public or the private part of it; docs/env.md has the places of a row."""

    def __init__(self, game: SpielGame, kind: pyspiel.IIGObservationType) -> None:
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        layout = game.new_position().layout
        self._pieces = {
            name: place for name, place in layout.items() if (self._private if name == OWN else self._public)
        }
        self.tensor: NDArray[np.float32] = np.zeros(sum(_size(place) for place in self._pieces.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for name, place in self._pieces.items():
            self.dict[name] = self.tensor[first : first + _size(place)]
            first += _size(place)

    def set_from(self, state: SpielState, player: int) -> None:
        """Set the tensor to what a seat sees in a position."""
        row = state.position.row(player)
        for name, place in self._pieces.items():
            self.dict[name][:] = row[place]

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat sees in a position as text."""
        view = state.position.view(player if self._private else None)
        if view is None:
            return "before the first turn" if self._public else ""
        return format_view(view) if self._public else " ".join(map(format_card, sorted(view.hand)))


def _size(place: slice) -> int:
    return int(place.stop - place.start)


def spiel_name(ruleset: str, edition: int) -> str:
    """Return the name that a ruleset has in OpenSpiel."""
    return f"tenback_{ruleset.replace('/', '_').replace('-', '_')}_v{edition}"


def _register() -> None:
    """Register a class for each game: OpenSpiel keeps it until Python has ended, and a function would then fail."""
    for ruleset, edition in names().values():
        kind = game_type(spiel_name(ruleset, edition), read_setup(ruleset, edition))
        given = {"kind": kind, "ruleset": ruleset, "edition": edition}
        pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), given))


_register()
