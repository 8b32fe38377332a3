"""How much is tried: less in `make test` than a test asks for, far more in `make soak`."""

from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

SHORT, LONG = "short", "long"
OUT_OF_A_HUNDRED = {SHORT: 20, LONG: 1_000}  # examples, for a property that asks for a hundred or says nothing
T = TypeVar("T")
long_elsewhere = pytest.mark.long_elsewhere  # `make test` has a sample of it, `make soak` the whole
# An example may take as long as the machine lets it: what hangs is ended by the limit of the whole test.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def know_lengths() -> None:
    """Let `--hypothesis-profile` know both lengths, and take the short one."""
    for name, times in OUT_OF_A_HUNDRED.items():
        settings.register_profile(name, PATIENT, max_examples=times)
    settings.load_profile(SHORT)


def tried(times: int) -> settings:
    """Ask for so many examples: the chosen length decides how many there are."""
    return settings(max_examples=-(-times * settings().max_examples // 100))


def is_long() -> bool:
    """Say whether `make soak` asks."""
    return settings.get_current_profile_name() == LONG


def sample(everything: Sequence[T], every: int) -> Sequence[T]:
    """Return one in so many, beginning with the first; all of them where `make soak` asks."""
    return everything if is_long() else everything[::every]
