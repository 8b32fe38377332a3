"""Names of files that stay apart on disks that do not tell capitals from small letters."""

import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterable

from tests.packaging.conftest import ROOT


def mixed_up(files: Iterable[str]) -> list[list[str]]:
    """Return the files that one name means: a module is imported with its last ending and without."""
    meant = defaultdict(list)
    for file in files:
        for name in {file.casefold(), file.removesuffix(".ts").casefold()}:
            meant[name].append(file)
    return [found for found in meant.values() if len(found) > 1]


def test_no_two_files_are_one_on_a_disk_that_ignores_capitals() -> None:
    git = shutil.which("git") or "git"
    files = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert mixed_up(filter(None, files.split("\0"))) == []


def test_a_component_and_a_module_of_one_name_would_be_noticed() -> None:
    assert mixed_up(["a/Hand.svelte", "a/hand.svelte.ts", "b/hand.ts", "a/Hand.test.ts"]) == [
        ["a/Hand.svelte", "a/hand.svelte.ts"]
    ]
    assert mixed_up(["docs/Rules.md", "docs/rules.md", "rules.md"]) == [["docs/Rules.md", "docs/rules.md"]]
