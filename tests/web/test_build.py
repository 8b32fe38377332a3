"""When the build makes the pages anew, and when it has nothing to do."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hatch_build import NODE, SKIP, PagesHook, _environment, _fits

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PagesHook:
    """Return the hook in a copy of what the pages are made from, where nothing is built yet."""
    monkeypatch.delenv(SKIP, raising=False)
    shutil.copytree(
        ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "dist", ".svelte-check")
    )
    shutil.copytree(ROOT / "src/tenback/locale", tmp_path / "src/tenback/locale")
    unused: Any = None  # metadata of the project, and the settings of the build
    return PagesHook(str(tmp_path), {}, unused, unused, "", "wheel")


def stamp(hook: PagesHook) -> None:
    """Leave behind what a build leaves behind."""
    hook._static.mkdir(parents=True)
    hook._stamp.write_text(hook._digest(), encoding="ascii")


def test_pages_that_were_never_built_are_due(hook: PagesHook) -> None:
    assert hook._is_due()


def test_pages_are_built_once(hook: PagesHook) -> None:
    stamp(hook)
    assert not hook._is_due()


@pytest.mark.parametrize("file", ["web/src/App.svelte", "web/package-lock.json", "src/tenback/locale/de/web.ftl"])
def test_a_change_of_the_client_or_its_texts_makes_them_due(hook: PagesHook, file: str) -> None:
    stamp(hook)
    with (Path(hook.root) / file).open("a", encoding="utf-8") as changed:
        changed.write("\n")
    assert hook._is_due()


def test_what_npm_installs_changes_nothing(hook: PagesHook) -> None:
    stamp(hook)
    installed = Path(hook.root) / "web/node_modules/vite/index.js"
    installed.parent.mkdir(parents=True)
    installed.touch()
    assert not hook._is_due()


@pytest.mark.parametrize("tool", ["eslint", "prettier", "svelte-check", "vitest"])
def test_what_checks_the_client_is_not_installed_to_build_it(tool: str) -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"][f"node_modules/{tool}"].get("dev")


def test_node_is_not_asked_for_where_there_is_nothing_to_build(
    hook: PagesHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatch_build._has_node", lambda: False)
    before = hook.dependencies()
    stamp(hook)
    assert (before, hook.dependencies()) == ([NODE], [])


def test_a_build_without_pages_can_be_asked_for(hook: PagesHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SKIP, "1")
    assert not hook._is_due()


@pytest.mark.parametrize(
    ("version", "fits"), [((20, 18), False), ((20, 19), True), ((22, 11), False), ((22, 12), True)]
)
def test_a_node_is_used_from_the_oldest_minor_version_that_the_tools_take(
    version: tuple[int, int], *, fits: bool
) -> None:
    assert _fits(*version) == fits


@pytest.mark.parametrize(("major", "fits"), [(18, False), (21, False), (23, False), (24, True), (25, True)])
def test_a_node_of_an_odd_version_is_used_only_when_it_is_new(major: int, *, fits: bool) -> None:
    assert _fits(major, 99) == fits


def test_an_empty_home_is_not_passed_on_to_npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "")
    assert "HOME" not in _environment()
