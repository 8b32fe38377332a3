"""Figures in words: a value with its bounds, as a language writes it."""

from tenback.lab.stats import Estimate
from tenback.locale.catalogue import Catalogue
from tenback.locale.numbers import number_text, share_text

UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))


def rate_text(texts: Catalogue, estimate: Estimate) -> str:
    """Return a share with its bounds: `3.4% (2.4% to 4.7%)`."""
    value, low, high = (share_text(texts, bound) for bound in (estimate.value, estimate.low, estimate.high))
    return texts("lab-estimate", value=value, low=low, high=high)


def mean_text(texts: Catalogue, estimate: Estimate, digits: int = 1) -> str:
    """Return a mean with its bounds: `16.8 (16.4 to 17.3)`."""
    value, low, high = (number_text(texts, bound, digits) for bound in (estimate.value, estimate.low, estimate.high))
    return texts("lab-estimate", value=value, low=low, high=high)


def duration_text(texts: Catalogue, seconds: float) -> str:
    """Return a time in the unit that suits it: `1.5 s`, `20.0 ms`, `0.9 µs`."""
    unit, size = next((each for each in UNITS if seconds >= each[1]), UNITS[-1])
    return f"{number_text(texts, seconds / size, 1)} {unit}"


def probability_text(texts: Catalogue, value: float) -> str:
    """Return a probability; a very small one only as an upper bound."""
    least = 0.0001
    return f"< {number_text(texts, least, 4)}" if value < least else number_text(texts, value, 4)
