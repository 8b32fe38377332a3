"""All lines of play of small games, counted three times: on file, by the engine, by a second reading of the rules."""

import pytest

from tests.rules.perft import Case, count_lines, read_cases, sheet_of
from tests.rules.second_reading import count

CASES = list(read_cases())
every_case = pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])


@every_case
def test_the_engine_finds_as_many_lines_as_are_on_file(case: Case) -> None:
    assert (case.sizes, case.ends) == count_lines(case)


@every_case
def test_a_second_reading_of_the_rules_finds_as_many(case: Case) -> None:
    assert (case.sizes, case.ends) == count(sheet_of(case), len(case.sizes))


def test_every_way_to_end_is_counted() -> None:
    assert {ending for case in CASES for ending in case.ends} == {"all-laid", "min", "skull", "three", "fire"}
