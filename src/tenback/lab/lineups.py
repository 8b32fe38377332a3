"""How a line-up plays its games: compiled where the kernel knows every bot, else choice by choice."""

from collections.abc import Mapping, Sequence
from functools import cache
from time import process_time, thread_time
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.batch.codes import Policy
from tenback.bots import Bot, BotFault, OwnBotError
from tenback.bots.convention import has_phrasebook
from tenback.bots.guard import Misstep, fault_of
from tenback.bots.own import OwnFault
from tenback.lab.facts import FACTS, Rows, row_of, to_rows
from tenback.play.game import Game
from tenback.play.match import choose_starter, play_out
from tenback.play.player import Player
from tenback.rules import RULESETS, Begin, Concede, Ruleset
from tenback.rules.ruleset import Starter

if TYPE_CHECKING:
    from tenback.batch.results import Results

POLICIES: Mapping[str, Policy] = {**{policy.value: policy for policy in Policy}, "solid": Policy.SCORE}  # by bot
SPEECHLESS = {Policy.UNIFORM, Policy.GREEDY}  # bots that never speak, so that silence changes nothing

Seeds = NDArray[np.uint64]
Lineup = tuple[Bot, ...]  # one for each seat


class Played(NamedTuple):
    """The results of some games, the seconds that a core worked for them, and the faults of bots in them."""

    rows: Rows
    seconds: float
    faults: tuple[BotFault, ...] = ()


def compiled_policies(rules: Ruleset, lineup: Lineup, *, silent: bool) -> list[Policy]:
    """Return the kernel's policy for each seat; nothing if it cannot play for every bot."""
    policies = [POLICIES[bot.name] for bot in lineup if bot.name in POLICIES]
    can_talk = has_phrasebook(rules) or not speaks(rules, policies, silent=silent)
    return policies if len(policies) == len(lineup) and can_talk else []


def play_deals(rules: Ruleset, lineup: Lineup, seeds: Seeds, *, silent: bool, forfeit: bool = False) -> Played:
    """Play a game for each seed, compiled if possible."""
    policies = compiled_policies(rules, lineup, silent=silent)
    if policies:
        return play_compiled(rules, policies, seeds, silent=silent)
    return play_slowly(rules, lineup, seeds, silent=silent, forfeit=forfeit)


def play_compiled(rules: Ruleset, policies: Sequence[Policy], seeds: Seeds, *, silent: bool) -> Played:
    """Play the games in the kernel."""
    play = _play_talking if speaks(rules, policies, silent=silent) else _play_silent
    play(rules, policies, seeds[:0])  # loads the code and the tables before the clock runs
    begun = thread_time()
    results = play(rules, policies, seeds)
    seconds = thread_time() - begun
    return Played(np.column_stack([getattr(results, fact) for fact in FACTS]), seconds)


def speaks(rules: Ruleset, policies: Sequence[Policy], *, silent: bool) -> bool:
    """Say whether anybody may have something to say: a word of the game, or who should begin."""
    if silent or SPEECHLESS.issuperset(policies) or len(policies) == 1:
        return False
    return bool(rules.talk.words) or rules.starter is not Starter.LOT


def _play_silent(rules: Ruleset, policies: Sequence[Policy], seeds: Seeds) -> "Results":
    from tenback.batch.games import play_games  # noqa: PLC0415 - it loads the compiler

    return play_games(rules, len(policies), policies, seeds)


def _play_talking(rules: Ruleset, policies: Sequence[Policy], seeds: Seeds) -> "Results":
    from tenback.batch.talking_games import play_talking  # noqa: PLC0415 - it loads the compiler
    from tenback.bots.phrasebook import phrasebook_of  # noqa: PLC0415 - it loads the compiler

    return play_talking(rules, len(policies), policies, phrasebook_of(rules, len(policies)), seeds)


def play_slowly(rules: Ruleset, lineup: Lineup, seeds: Seeds, *, silent: bool, forfeit: bool = False) -> Played:
    """Play the games with players that choose from views; a process does this for one line-up at a time.

    A bot of one's own that fails forfeits the game, or raises `BotFault`.
    """
    for bot in lineup:
        _warm_up(bot)
    played = [_play(rules, lineup, seed, silent=silent, forfeit=forfeit) for seed in seeds.tolist()]
    rows = to_rows([row_of(each.game) for each in played])
    return Played(rows, sum(each.seconds for each in played), tuple(each.fault for each in played if each.fault))


class _Playthrough(NamedTuple):
    game: Game
    seconds: float
    fault: BotFault | None


def _play(rules: Ruleset, lineup: Lineup, seed: int, *, silent: bool, forfeit: bool) -> _Playthrough:
    game, fault, begun = _new_game(rules, len(lineup), seed), None, process_time()
    try:
        players = [_sit(bot, game, seat, silent=silent) for seat, bot in enumerate(lineup)]
        begun = process_time()  # nobody is timed for sitting down
        play_out(game, players)
    except BotFault as error:
        if not forfeit:
            raise
        fault = error
        _give_up(game, fault.seat)
    return _Playthrough(game, process_time() - begun, fault)


def _sit(bot: Bot, game: Game, seat: int, *, silent: bool) -> Player:
    """Seat a bot; one of somebody's own that has sat down before may still fail to do so in this game."""
    try:
        return bot.sit(seed=game.seed or 0, seat=seat, silent=silent)
    except OwnBotError as error:
        misstep = Misstep.LATE if error.fault is OwnFault.LATE else Misstep.RAISED
        raise fault_of(f"{bot}", game.view(seat), misstep, error.detail) from error


def _give_up(game: Game, seat: int) -> None:
    """Let the seat lose, and with it its team."""
    if game.state.turn is None:
        game.do(Begin(seat))
    for loser in [seat] if game.rules.race else range(game.seats):
        game.do(Concede(loser))


def _new_game(rules: Ruleset, seats: int, seed: int) -> Game:
    return Game.from_seed(rules, [f"{seat}" for seat in range(seats)], seed)


@cache
def _warm_up(bot: Bot) -> None:
    """Let a bot choose once before the clock runs; it may load compiled code for that."""
    if bot.is_own:
        return
    game, players = _new_game(RULESETS[0], 2, 0), [bot.sit(seed=0, seat=seat) for seat in range(2)]
    choose_starter(game, players)
    seat = game.state.playing.seat
    players[seat].choose(game.view(seat))
