"""`tenback sim`: how well bots do, measured on many deals."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Unpack

from tenback.bots import Bot
from tenback.cli.command import Command
from tenback.cli.params.kind import Count
from tenback.cli.params.lab import BotName
from tenback.cli.params.lab_options import RunOptions, amount_option, lab_option, run_options
from tenback.cli.params.options import game_argument, option
from tenback.cli.refusals import misuse
from tenback.cli.runs.measurement import limited, measure, settle
from tenback.cli.setup import settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset

if TYPE_CHECKING:
    from tenback.lab.experiment import Experiment
    from tenback.lab.run import Run

GAMES = 1000  # unless the line says otherwise


class Choices(RunOptions):
    """What may be said about a simulation on the command line."""

    players: int | None
    bot: Sequence[Bot]
    versus: Bot | None
    games: int | None


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts),
        option(texts, "players", Count(texts)),
        lab_option(texts, "bot", BotName(texts), multiple=True),
        lab_option(texts, "versus", BotName(texts, listed=False)),
        amount_option(texts, "games"),
        *run_options(texts),
    ]
    return Command(texts, "sim", params, callback=partial(_sim, texts))


def _sim(texts: Catalogue, *, game: Ruleset, **choices: Unpack[Choices]) -> int:
    _check_bots(game, choices)
    return measure(
        texts, choices, partial(_experiment, game, choices), partial(_show, texts, as_json=choices["as_json"])
    )


def _show(texts: Catalogue, run: "Run", *, as_json: bool) -> None:
    from tenback.cli.output.results import SIM  # noqa: PLC0415 - slow to import

    SIM.show(texts, run, as_json=as_json)


def _check_bots(game: Ruleset, choices: Choices) -> None:
    if not choices["bot"]:
        raise misuse("lab-needs-bot")
    if choices["versus"] and game.race:
        raise misuse("lab-race-versus", line=f"tenback match {game.id} {choices['bot'][0]} {choices['versus']}")


def _experiment(game: Ruleset, choices: Choices) -> "Experiment":
    bots, players = limited(choices["bot"], choices), choices["players"]
    versus = limited([choices["versus"]] if choices["versus"] else [], choices)
    rules, seats = settle(game, choices, len(bots) if players is None and len(bots) > 1 else players)
    if len(bots) not in (1, seats):
        raise misuse("lab-bots-and-seats", bots=len(bots), seats=seats)
    from tenback.lab.experiment import Experiment  # noqa: PLC0415 - slow to import

    lineup = bots if len(bots) == seats else bots * seats
    return Experiment(
        rules=rules,
        lineups=(lineup, versus * seats) if versus else (lineup,),
        deals=choices["games"] or GAMES,
        seed=settle_seed(choices["seed"]),
        silent=choices["silent"],
        forfeit=choices["forfeit"],
    )
