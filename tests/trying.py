"""How often a property is tried: less often in `make test` than it asks for, far more often in `make soak`."""

from hypothesis import HealthCheck, settings

SHORT, LONG = "short", "long"
OUT_OF_A_HUNDRED = {SHORT: 30, LONG: 1_000}  # examples, for a property that asks for a hundred or says nothing
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
