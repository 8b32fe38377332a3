"""Variants of the bots: every one of them still changes something."""

from pathlib import Path

import pytest

from bench.variants import ABLATION, PACKAGE, TUNING, Change, StaleVariant, make_copy


@pytest.mark.parametrize("changes", [*ABLATION.values(), *TUNING.values()], ids=[*ABLATION, *TUNING])
def test_a_variant_differs_in_what_it_changes_and_in_nothing_else(changes: tuple[Change, ...], tmp_path: Path) -> None:
    make_copy(tmp_path, changes)
    files = [file.relative_to(PACKAGE) for file in PACKAGE.rglob("*.py")]
    differ = {str(file) for file in files if (tmp_path / "tenback" / file).read_text() != (PACKAGE / file).read_text()}
    assert differ == {name for name, _, _ in changes}


def test_a_variant_whose_words_are_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StaleVariant):
        make_copy(tmp_path, (("bots/search.py", "words that nobody wrote", ""),))
