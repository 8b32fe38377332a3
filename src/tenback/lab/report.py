"""A run and its figures as plain words and numbers, for programs."""

from collections import Counter
from math import isfinite

from tenback.lab.figures import Difference, Duel, Summary, compare, judge, summarise
from tenback.lab.run import Run, Sample
from tenback.lab.stats import Estimate

Entry = dict[str, object]


def sim_entry(run: Run) -> Entry:
    """Return what a simulation found: the first line-up, and the second under `versus`."""
    first, *others = map(_sample_entry, run.samples)
    entry = {**_plan_entry(run), "bots": _bots(run, 0), **first}
    for other in others:
        difference = _difference_entry(compare(*run.samples))
        entry |= {"versus": {"bots": _bots(run, 1), **other}, "difference": difference}
    return entry


def match_entry(run: Run) -> Entry:
    """Return what a match found, seen from the first bot."""
    one, other = (summarise(sample) for sample in run.samples)
    games, turns = one.games + other.games, one.games * one.turns.value + other.games * other.turns.value
    seconds = sum(sample.seconds for sample in run.samples)
    return {
        **_plan_entry(run),
        "bots": _bots(run, 0),
        "games": games,
        **_duel_entry(judge(run)),
        "games_per_second": games / max(seconds, 1e-9),
        "seconds_per_turn": seconds / max(turns, 1),
    }


def _plan_entry(run: Run) -> Entry:
    plan = run.plan
    return {
        "game": plan.rules.id,
        "version": plan.rules.version,
        "house": dict(plan.rules.house),
        "unverified": plan.rules.unverified,
        "players": len(plan.lineups[0]),
        "seed": str(plan.seed),  # as a word: browsers cannot hold 64 bits in a number
        "silent": plan.silent,
        "asked": plan.deals,
        "interrupted": not run.complete,
    }


def _sample_entry(sample: Sample) -> Entry:
    summary = summarise(sample)
    return {
        "games": summary.games,
        "wins": summary.wins,
        **_estimate_entry("win", summary.won, "rate"),
        **_estimate_entry("starter_win", summary.starter_won, "rate"),
        **_estimate_entry("left", summary.left, "mean"),
        "left_distribution": _spread_entry(summary),
        "tricks_mean": summary.tricks.value,
        "turns_mean": summary.turns.value,
        "endings": dict(Counter(sample.endings)),
        "games_per_second": summary.games_per_second,
        "seconds_per_turn": summary.seconds_per_turn,
    }


def _spread_entry(summary: Summary) -> dict[str, int]:
    return {str(left): games for left, games in enumerate(summary.spread) if games}


def _difference_entry(difference: Difference) -> Entry:
    return {
        **_estimate_entry("win", difference.won, "rate"),
        **_estimate_entry("left", difference.left, "mean"),
        "only_first_won": difference.ahead,
        "only_second_won": difference.behind,
        "p_value": difference.p_value,
    }


def _duel_entry(duel: Duel) -> Entry:
    return {
        "pairs": duel.pairs,
        "wins": list(duel.wins),
        **_estimate_entry("win", duel.score, "rate"),
        **_estimate_entry("elo", duel.elo, "difference"),
        "pairs_won": duel.both,
        "pairs_split": duel.split,
        "pairs_lost": duel.neither,
        **_estimate_entry("starter_win", duel.starter_won, "rate"),
    }


def _estimate_entry(name: str, estimate: Estimate, kind: str) -> Entry:
    """Return `win_rate`, `win_low`, `win_high`; what is infinite has no number."""
    values = {f"{name}_{kind}": estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {key: value if isfinite(value) else None for key, value in values.items()}


def _bots(run: Run, lineup: int) -> list[str]:
    return [str(bot) for bot in run.plan.lineups[lineup]]
