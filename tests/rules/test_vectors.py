"""The rows of the rules specification, each one a position, some actions and a verdict."""

import pytest

from tests.vectors import Row, UnreadRow, read_rows, run_row

TALK_TABLE = "| Id | Context | Signal | Verdict |\n| --- | --- | --- | --- |\n"


def test_row(vector: Row) -> None:
    faults = run_row(vector)
    assert not faults, "\n".join([vector.line, *faults])


def test_a_remark_behind_a_row_does_not_hide_it() -> None:
    (row,) = read_rows(f"{TALK_TABLE}| SIG-13 | TG private | `OK` | ALLOW | a remark |\n")
    assert (row.id, row.cells) == ("SIG-13", ("TG private", "OK", "ALLOW"))


@pytest.mark.parametrize("line", ["| SIG-13 | TG private | `OK` | ALLOWED |", "| SIG-13 | TG private | ALLOW |"])
def test_a_line_that_is_no_row_is_reported(line: str) -> None:
    with pytest.raises(UnreadRow, match="SIG-13"):
        [*read_rows(TALK_TABLE + line)]


def test_other_tables_are_passed_over() -> None:
    assert not [*read_rows("| Id | Rule | Trace |\n| --- | --- | --- |\n| TG-1 | 98 cards | S1 |\n")]
