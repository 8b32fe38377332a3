"""The report of a run for programs: its figures under plain names, ready for JSON."""

from collections import Counter
from importlib.metadata import version
from math import isfinite

from tenback.bots import VERSION
from tenback.lab.bases import bases_of
from tenback.lab.figures import Difference, Duel, Summary, compare, judge, summarise
from tenback.lab.run import Run, Sample
from tenback.lab.stats import Estimate

Report = dict[str, object]


def sim_report(run: Run) -> Report:
    """Return what a simulation found: the first line-up, and the second under `versus`."""
    first, *others = map(_sample_part, run.samples)
    report = {**plan_part(run), "bots": _bots(run, 0), **first}
    for other in others:
        difference = _difference_part(compare(*run.samples))
        report |= {"versus": {"bots": _bots(run, 1), **other}, "difference": difference}
    return report


def match_report(run: Run) -> Report:
    """Return what a match found, seen from the first bot."""
    one, other = (summarise(sample) for sample in run.samples)
    games, turns = one.games + other.games, one.games * one.turns.value + other.games * other.turns.value
    seconds = sum(sample.seconds for sample in run.samples)
    return {
        **plan_part(run),
        "bots": _bots(run, 0),
        "games": games,
        **_duel_part(judge(run)),
        "games_per_second": games / max(seconds, 1e-9),
        "seconds_per_turn": seconds / max(turns, 1),
    }


def plan_part(run: Run) -> Report:
    """Return what was asked for, by which versions, and how far the run got."""
    experiment = run.experiment
    return {
        "tenback": version("tenback"),
        "game": experiment.rules.id,
        "version": experiment.rules.version,
        "house": dict(experiment.rules.house),
        "unverified": experiment.rules.unverified,
        "players": len(experiment.lineups[0]),
        "seed": str(experiment.seed),  # as a word: browsers cannot hold 64 bits in a number
        "silent": experiment.silent,
        "bots_version": VERSION,
        "judged_by": dict(bases_of(experiment)),
        "asked": experiment.deals,
        "interrupted": not run.complete,
    }


def _sample_part(sample: Sample) -> Report:
    summary = summarise(sample)
    return {
        "games": summary.games,
        "wins": summary.wins,
        **_estimate_part("win", summary.won, "rate"),
        **_estimate_part("starter_win", summary.starter_won, "rate"),
        **_estimate_part("left", summary.left, "mean"),
        "left_distribution": _spread_part(summary),
        "tricks_mean": summary.tricks.value,
        "turns_mean": summary.turns.value,
        "endings": dict(Counter(sample.endings)),
        "games_per_second": summary.games_per_second,
        "seconds_per_turn": summary.seconds_per_turn,
    }


def _spread_part(summary: Summary) -> dict[str, int]:
    return {str(left): games for left, games in enumerate(summary.spread) if games}


def _difference_part(difference: Difference) -> Report:
    return {
        **_estimate_part("win", difference.won, "rate"),
        **_estimate_part("left", difference.left, "mean"),
        "only_first_won": difference.ahead,
        "only_second_won": difference.behind,
        "p_value": difference.p_value,
    }


def _duel_part(duel: Duel) -> Report:
    return {
        "pairs": duel.pairs,
        "wins": list(duel.wins),
        **_estimate_part("win", duel.score, "rate"),
        **_estimate_part("elo", duel.elo, "difference"),
        "pairs_won": duel.both,
        "pairs_split": duel.split,
        "pairs_lost": duel.neither,
        **_estimate_part("starter_win", duel.starter_won, "rate"),
    }


def _estimate_part(name: str, estimate: Estimate, kind: str) -> Report:
    """Return `win_rate`, `win_low`, `win_high`; an infinite value becomes null."""
    values = {f"{name}_{kind}": estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {key: value if isfinite(value) else None for key, value in values.items()}


def _bots(run: Run, lineup: int) -> list[str]:
    return [str(bot) for bot in run.experiment.lineups[lineup]]
