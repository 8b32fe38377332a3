"""The package knows which version it is."""

import subprocess
import sys
from importlib.metadata import version

import pytest

import tenback


def test_the_package_has_the_version_of_its_installation() -> None:
    assert tenback.__version__ == version("tenback")


def test_other_names_are_not_invented() -> None:
    with pytest.raises(AttributeError, match="no attribute 'author'"):
        _ = tenback.author  # type: ignore[attr-defined]  # a type checker notices too


def test_importing_the_package_brings_nothing_heavy() -> None:
    code = "import sys; before = {*sys.modules}; import tenback; print(sorted({*sys.modules} - before))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert ran.stdout.decode().strip() == "['tenback']"
