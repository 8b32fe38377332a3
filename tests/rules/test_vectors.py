"""The rows of the rules specification, each one a position, some actions and a verdict."""

from tests.vectors import Row, run_row


def test_row(vector: Row) -> None:
    faults = run_row(vector)
    assert not faults, "\n".join([vector.line, *faults])
