"""`tenback match`: two bots against each other, on mirrored deals."""

from functools import partial
from typing import TYPE_CHECKING, Unpack

from tenback.bots import Bot
from tenback.cli.command import Command
from tenback.cli.params.lab import BotName
from tenback.cli.params.lab_options import RunOptions, amount_option, run_options
from tenback.cli.params.options import argument, game_argument
from tenback.cli.refusals import misuse
from tenback.cli.runs.measurement import limited, measure, settle
from tenback.cli.setup import settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset

if TYPE_CHECKING:
    from tenback.lab.experiment import Experiment
    from tenback.lab.run import Run

PAIRS = 500  # unless the line says otherwise


class Choices(RunOptions):
    """What may be said about a match on the command line."""

    one: Bot
    other: Bot
    pairs: int | None


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [
        game_argument(texts),
        argument(texts, "one", BotName(texts)),
        argument(texts, "other", BotName(texts, listed=False)),
        amount_option(texts, "pairs"),
        *run_options(texts),
    ]
    return Command(texts, "match", params, callback=partial(_match, texts))


def _match(texts: Catalogue, *, game: Ruleset, **choices: Unpack[Choices]) -> int:
    if not game.race:
        line = f"tenback sim {game.id} --bot {choices['one']} --versus {choices['other']}"
        raise misuse("lab-no-race", line=line)
    return measure(
        texts, choices, partial(_experiment, game, choices), partial(_show, texts, as_json=choices["as_json"])
    )


def _show(texts: Catalogue, run: "Run", *, as_json: bool) -> None:
    from tenback.cli.output.results import MATCH  # noqa: PLC0415 - slow to import

    MATCH.show(texts, run, as_json=as_json)


def _experiment(game: Ruleset, choices: Choices) -> "Experiment":
    rules, _ = settle(game, choices, 2)
    from tenback.lab.experiment import Experiment  # noqa: PLC0415 - slow to import

    one, other = limited([choices["one"], choices["other"]], choices)
    return Experiment(
        rules=rules,
        lineups=((one, other), (other, one)),
        deals=choices["pairs"] or PAIRS,
        seed=settle_seed(choices["seed"]),
        silent=choices["silent"],
        forfeit=choices["forfeit"],
    )
