"""What the numbers say: sentences that follow from the results, and from nothing else."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import hypot

from bench.odds.bounds import Bounds
from bench.odds.known import best_of_others
from bench.odds.store import Results
from bench.odds.teams import Team, main_teams
from bench.odds.wording import listed, percent, share_text, title
from tenback.lab.stats import Estimate
from tenback.rules import RULESETS, Ruleset

Shares = Mapping[int, Estimate]  # by players


def findings(results: Results, bounds: Bounds) -> list[str]:
    """Return a paragraph for every game that something is known about."""
    told = [(rules, " ".join(_sentences(results, bounds, rules))) for rules in RULESETS]
    return [f"**{title(rules)}**: {text}" for rules, text in told if text]


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Return how far the one share is above the other, with Newcombe's interval for separate samples."""
    value = one.value - other.value
    low = value - hypot(one.value - one.low, other.high - other.value)
    return Estimate(value, low, value + hypot(one.high - one.value, other.value - other.low))


def talk_worth(results: Results, rules: Ruleset, bot: str) -> Shares:
    """Return what talking adds to the games won by a bot, where both were measured."""
    silent, talking = (_shares(results, rules, Team(bot, said)) for said in (False, True))
    return {players: difference(talking[players], silent[players]) for players in talking if players in silent}


def _sentences(results: Results, bounds: Bounds, rules: Ruleset) -> Iterator[str]:
    if rules.race:
        yield from _duel_sentences(results, rules)
        return
    shares = {team: _shares(results, rules, team) for team in main_teams(results)}
    known = [team for team, row in shares.items() if [*row] == [*rules.hand_size]]
    if known:
        yield _hardest(known[-1], shares[known[-1]])
    yield from _best_sentences(bounds, rules, shares)


def _hardest(team: Team, shares: Shares) -> str:
    """Say with how many players the game is won least and most often, as far as the intervals can tell."""
    least, most = min(shares.values(), key=_value), max(shares.values(), key=_value)
    told = f"{percent(least.value)} to {percent(most.value)} for {team}"
    if least.high >= most.low:
        return f"{told}, too close to say with how many players it is hardest."
    hard = [players for players, share in shares.items() if share.low <= least.high and share.high < most.low]
    easy = [players for players, share in shares.items() if share.high >= most.low and share.low > least.high]
    return f"hardest with {_players(hard)}, easiest with {_players(easy)} ({told})."


def _best_sentences(bounds: Bounds, rules: Ruleset, shares: Mapping[Team, Shares]) -> Iterator[str]:
    best = {n: max((row[n] for row in shares.values() if n in row), key=_value, default=None) for n in rules.hand_size}
    known = {players: share for players, share in best.items() if share}
    beaten = [n for n, share in known.items() if share.low > (best_of_others(rules.id, n) or 1)]
    if beaten:
        yield f"The best bot here beats all programs of others with {_players(beaten, 'and')}."
    gaps = {n: bounds[rules.id, n].value - share.value for n, share in known.items() if (rules.id, n) in bounds}
    if gaps:
        least, most = (_extreme(gaps, choose) for choose in (min, max))
        yield f"The best bot stays {least} to {most} below the open-card bound."


def _duel_sentences(results: Results, rules: Ruleset) -> Iterator[str]:
    """Say how each bot does against the next weaker one."""
    duels = {(cell.bot, cell.versus): tally.won for cell, tally in results.items() if cell.game == rules.id}
    bots = [team.bot for team in main_teams(results) if not team.talking]
    for weaker, stronger in pairwise(bots):
        if (stronger, weaker) in duels:
            yield f"`{stronger}` wins {share_text(duels[stronger, weaker])} of the games against `{weaker}`."


def _extreme(gaps: Mapping[int, float], choose: Callable[..., int]) -> str:
    players = choose(gaps, key=gaps.__getitem__)
    return f"{100 * gaps[players]:.1f} points ({_players([players])})"


def _shares(results: Results, rules: Ruleset, team: Team) -> dict[int, Estimate]:
    tallies = {players: team.tally(results, rules, players) for players in rules.hand_size}
    return {players: tally.won for players, tally in tallies.items() if tally}


def _players(counts: list[int], joint: str = "or") -> str:
    return f"{listed(counts, joint)} player{'' if counts == [1] else 's'}"


def _value(estimate: Estimate) -> float:
    return estimate.value
