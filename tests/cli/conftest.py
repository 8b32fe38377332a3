"""What several tests of the command begin with."""

import pytest

WITHOUT_COMPILER = 'import sys; sys.modules["numba"] = None\n'


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which the extra `sim` is not installed."""
    folder = tmp_path_factory.mktemp("bare")
    folder.joinpath("sitecustomize.py").write_text(WITHOUT_COMPILER, encoding="utf-8")
    return {"PYTHONPATH": str(folder)}
