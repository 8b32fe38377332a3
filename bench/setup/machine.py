"""A machine that has nothing yet: an empty home, a Python, and Node only if it is asked for."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

THIS_PYTHON = Path(sys.base_prefix) / "bin/python3"
NODE = {"node", "nodejs", "npm", "npx", "corepack"}


@dataclass
class Machine:
    """A folder that stands for a machine."""

    folder: Path
    python: Path
    node: bool = True

    @cached_property
    def home(self) -> Path:
        """The home of its user, where caches come to lie."""
        home = self.folder / "home"
        home.mkdir()
        return home

    @cached_property
    def environment(self) -> dict[str, str]:
        """What its programs are told; indexes of packages are those of the real machine."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("XDG_", "VIRTUAL_ENV", "NUMBA", "PYTHON"))
        }
        path = os.environ["PATH"] if self.node else str(self._path_without_node())
        return {**kept, "HOME": str(self.home), "PATH": path, "BROWSER": "true"}  # a browser that does nothing

    def run(self, *words: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program there, and return what it said."""
        place = cwd or self.folder
        return subprocess.run(words, cwd=place, env=self.environment, check=False, capture_output=True, text=True)

    def must(self, *words: str | Path, cwd: Path | None = None) -> str:
        """Run a program that has to succeed, and return what it printed."""
        ran = self.run(*words, cwd=cwd)
        if ran.returncode:
            raise SystemExit(f"{' '.join(map(str, words))}: {ran.returncode}\n{ran.stdout}{ran.stderr}")
        return ran.stdout

    def _path_without_node(self) -> Path:
        path = self.folder / "path"
        path.mkdir()
        for program in (each for place in reversed(os.get_exec_path()) for each in Path(place).glob("*")):
            if program.name not in NODE:
                (path / program.name).unlink(missing_ok=True)
                (path / program.name).symlink_to(program)
        if found := shutil.which("node", path=str(path)):
            raise SystemExit(f"Node is still found: {found}")
        return path


def megabytes(*places: Path) -> int:
    """Return the room that folders take on the disk; a file with several names counts once."""
    files = (
        file.lstat() for place in places for file in [place, *place.rglob("*")] if file.is_symlink() or file.exists()
    )
    return round(sum({each.st_ino: each.st_blocks * 512 for each in files}.values()) / 1_000_000)
