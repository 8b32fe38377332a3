"""Figures in words, as they stand in the page."""

from collections.abc import Sequence

from tenback.lab.stats import Estimate
from tenback.locale.catalogue import catalogue
from tenback.locale.phrases import game_title
from tenback.rules import Ruleset


def title(rules: Ruleset) -> str:
    """Return what a game is called."""
    return game_title(catalogue("en"), rules)


def percent(share: float) -> str:
    """Return a share: `57.0 %`."""
    return f"{100 * share:.1f} %"


def share_text(estimate: Estimate) -> str:
    """Return a share with its interval behind it."""
    return f"{percent(estimate.value)} ({_bounds(estimate)})"


def share_cell(estimate: Estimate) -> str:
    """Return the same for a table, the interval in small print."""
    return f"{percent(estimate.value).replace(' ', '&nbsp;')} <sub>{_bounds(estimate)}</sub>"


def points_cell(estimate: Estimate) -> str:
    """Return a difference of shares in points, for a table."""
    value, low, high = (f"{100 * bound:+.1f}" for bound in (estimate.value, estimate.low, estimate.high))
    return f"{value} <sub>{low} to {high}</sub>"


def listed(words: Sequence[object], joint: str) -> str:
    """Return words as a list: `1, 2 and 3`."""
    *first, last = map(str, words)
    return f"{', '.join(first)} {joint} {last}" if first else last


def _bounds(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"
