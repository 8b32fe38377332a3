"""Who sits at the seats that a learner does not play."""

from collections.abc import Sequence

from tenback.batch.codes import Policy
from tenback.bots import read_bot
from tenback.env.setup import Setup, WrongSetup
from tenback.env.table import Table
from tenback.play.game import Said
from tenback.play.player import Player

Partners = str | Sequence[str] | None  # None: the learner plays every seat


def seat_partners(setup: Setup, partners: Partners, seat: int) -> tuple[str | None, ...]:
    """Return, by seat, the bot that plays there; None where the learner does.

    One name stands for all other seats; several go clockwise from the learner's.
    """
    if partners is None:
        return (None,) * setup.players
    if seat not in setup.seats:
        raise WrongSetup(f"there is no seat {seat}; seats run from 0 to {setup.players - 1}")
    others = setup.players - 1
    names = [partners] * others if isinstance(partners, str) else [*partners]
    if len(names) != others:
        raise WrongSetup(f"{len(names)} partners for {others} other seats")
    clockwise = [None, *names]
    return tuple(clockwise[(at - seat) % setup.players] for at in setup.seats)


def own_seats(seated: Sequence[str | None]) -> tuple[int, ...]:
    """Return the seats that the learner plays."""
    return tuple(seat for seat, name in enumerate(seated) if name is None)


def compiled_policies(seated: Sequence[str | None]) -> tuple[str, ...]:
    """Return a compiled policy for each seat, or raise `WrongSetup` for a bot that is none."""
    for name in seated:
        if name is not None and name not in [*Policy]:
            offered = ", ".join(Policy)
            raise WrongSetup(f"many games at once have these partners: {offered}; {name!r} plays in single games")
    return tuple(name or Policy.GREEDY for name in seated)


def seat_players(seated: Sequence[str | None], seed: int, *, silent: bool) -> dict[int, Player]:
    """Return the players of one game, by seat."""
    return {
        seat: read_bot(name).sit(seed=seed, seat=seat, silent=silent)
        for seat, name in enumerate(seated)
        if name is not None
    }


def let_partners_decide(table: Table, players: dict[int, Player]) -> None:
    """Let the players do and say what is theirs, until the learner has to decide or the game is over."""
    while not table.over and table.seat in players:
        table.do(_decide(table, players[table.seat]))


def _decide(table: Table, player: Player) -> int:
    seat, speech = table.seat, table.speech
    view = table.game.view(seat)
    if speech is None or seat == table.on_turn:
        return table.to_code(player.choose(view))
    for signal in player.speak(view):  # one thing before each turn: the first that may be said
        if signal in speech.signals and table.game.talk_block(seat, signal) is None:
            return table.to_code(Said(seat, signal))
    return speech.silence
