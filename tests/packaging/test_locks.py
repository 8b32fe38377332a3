"""What is written down of the versions that we use."""

import re

import pytest

from tests.packaging.conftest import ROOT

PIN = re.compile(r"^([\w.-]+(?:\[[\w,]+\])?)==(\S+)", re.MULTILINE)


def pins(name: str) -> set[tuple[str, str]]:
    return {*PIN.findall((ROOT / f"requirements/{name}.lock").read_text())}


@pytest.mark.parametrize("name", ["run", "build", "boot"])
def test_playing_and_testing_use_the_same_versions_so_that_either_may_come_first(name: str) -> None:
    assert pins(name) - pins("dev") == set()


def test_building_the_site_changes_no_version_that_testing_uses() -> None:
    dev = dict(pins("dev"))
    assert {name: version for name, version in pins("docs") if dev.get(name, version) != version} == {}


@pytest.mark.parametrize("name", ["boot", "build", "dev", "docs", "run"])
def test_every_version_has_its_hashes_and_nothing_names_a_place(name: str) -> None:
    text = (ROOT / f"requirements/{name}.lock").read_text()
    blocks = re.split(r"^(?=\S)", text, flags=re.MULTILINE)[1:]
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []
    assert "://" not in text
