"""What the bots of an experiment judge positions by."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tenback.bots import thinks
from tenback.lab.experiment import Experiment

if TYPE_CHECKING:
    from tenback.bots.basis import Basis


def bases_of(experiment: Experiment) -> "Mapping[str, Basis]":
    """Return, by bot, what it judges positions by; only of bots for which that depends on the table."""
    bots = {bot for lineup in experiment.lineups for bot in lineup if thinks(bot.name)}
    if not bots:
        return {}
    from tenback.bots.basis import basis_of  # noqa: PLC0415 - it brings the compiler, which takes seconds

    rules, seats, silent = experiment.rules, len(experiment.lineups[0]), experiment.silent
    found = {str(bot): basis_of(bot, rules, seats, silent=silent) for bot in bots}
    return {bot: basis for bot, basis in sorted(found.items()) if basis}


def fallbacks_of(experiment: Experiment) -> Mapping[str, str]:
    """Return, by bot, what it falls back to where nobody has trained nets for the table."""
    return {bot: str(basis) for bot, basis in bases_of(experiment).items() if basis.is_fallback}
