"""What a turn is called, by what it lost; the thresholds are published in docs/study.md."""

from collections.abc import Sequence

from tenback.study.review import Grade, TurnReview

NOISE = 2.0  # standard errors by which a loss must stand out to be held against anybody
LEAST = ((Grade.BLUNDER, 0.12), (Grade.MISTAKE, 0.06), (Grade.INACCURATE, 0.02), (Grade.GOOD, 0.005))
WORTH_KEEPING = 0.01  # with less than that, there was nothing to lose


def counted(loss: float, error: float) -> float:
    """Return what a loss counts for: nothing unless it stands out from the noise."""
    return loss if loss > 0 and loss >= NOISE * error else 0.0


def grade(loss: float, error: float) -> Grade:
    """Return the grade of a turn: one whose loss may be noise is good at worst."""
    found = next((grade for grade, least in LEAST if loss >= least), Grade.BEST)
    return found if counted(loss, error) or found is Grade.BEST else Grade.GOOD


def accuracy(turns: Sequence[TurnReview]) -> float | None:
    """Return the share of the chance that turns kept, on average; None if there was never anything to choose."""
    kept = [turn.after / turn.before for turn in turns if turn.choices > 1 and turn.before >= WORTH_KEEPING]
    return sum(kept) / len(kept) if kept else None
