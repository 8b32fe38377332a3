"""Plans and samples for the tests of the laboratory."""

from collections.abc import Sequence

from tenback.bots import read_bot
from tenback.lab.crews import threads
from tenback.lab.experiment import Experiment
from tenback.lab.facts import FACTS, to_rows
from tenback.lab.run import Crew, Run, Sample, carry_out
from tenback.rules import find_ruleset


def experiment(*teams: str, game: str = "the-game", deals: int = 30, seed: int = 7) -> Experiment:
    """Return an experiment; a team is its bots with commas between them."""
    lineups = tuple(tuple(map(read_bot, team.split(","))) for team in teams)
    return Experiment(rules=find_ruleset(game), lineups=lineups, deals=deals, seed=seed)


def run(what: Experiment) -> Run:
    """Carry an experiment out, with two threads."""
    with threads(2) as crew:
        return carried_out(what, crew)


def carried_out(what: Experiment, crew: Crew) -> Run:
    """Carry an experiment out and tell nobody how far it is."""
    return carry_out(what, crew, lambda part: None)


def sample(games: Sequence[dict[str, int]], seconds: float = 1.0) -> Sample:
    """Return a sample of made-up games; what is not said is 0."""
    return Sample(to_rows([[game.get(fact, 0) for fact in FACTS] for game in games]), seconds)
