"""What a package index and an installer are told."""

import re
import tomllib
from email.message import Message
from email.parser import BytesParser

import pytest

from tenback.server.http.pages import FOLDER
from tests.packaging.conftest import ROOT, Packed

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LICENCES = ROOT / "LICENSES"
FOR_FEW = {"all", "dev", "docs", "env", "jax", "ray", "train"}  # a set, our own tools, and what researchers alone need


@pytest.fixture
def metadata(wheel: Packed) -> Message:
    (name,) = (name for name in wheel if name.endswith("/METADATA"))
    return BytesParser().parsebytes(wheel[name])


def test_the_wheel_says_who_made_it_for_whom_and_how_far_it_is(metadata: Message) -> None:
    kinds = {kind.split(" :: ")[0] for kind in metadata.get_all("Classifier", [])}
    assert metadata["Author"] == "The tenback authors"
    assert {"Development Status", "Environment", "Intended Audience", "Natural Language", "Operating System"} <= kinds


def test_every_language_of_the_texts_is_told(metadata: Message) -> None:
    languages = {"de": "German", "en": "English", "nl": "Dutch"}
    told = {kind for kind in metadata.get_all("Classifier", []) if kind.startswith("Natural")}
    folders = {file.parent.name for file in (ROOT / "src/tenback/locale").glob("*/web.ftl")}
    assert told == {f"Natural Language :: {languages[folder]}" for folder in folders}


def test_the_licences_of_what_is_built_in_are_packed(metadata: Message, wheel: Packed) -> None:
    files = [f"/licenses/{name}" for name in metadata.get_all("License-File", [])]
    assert files == ["/licenses/LICENSE", "/licenses/LICENSES/Apache-2.0.txt", "/licenses/LICENSES/pages.txt"]
    assert all(any(name.endswith(file) for name in wheel) for file in files)


def test_the_list_of_licences_is_that_of_the_newest_pages() -> None:
    built = (FOLDER / "licences.txt").read_text(encoding="utf-8")
    assert (LICENCES / "pages.txt").read_text(encoding="utf-8") == built, f"copy it from {FOLDER}"


def test_a_package_without_a_text_of_its_licence_gets_one_from_us() -> None:
    parts = re.split(r"^## .* \((.*)\)\n", (LICENCES / "pages.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    texts = [*zip(parts[1::2], parts[2::2], strict=True)]
    assert {licence for licence, _ in texts} == {"OFL-1.1", "MIT", "Apache-2.0"}
    assert all(text.strip() or (LICENCES / f"{licence}.txt").exists() for licence, text in texts)


def test_all_is_everything_that_a_user_can_use() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras["all"]
    named = {*re.findall(r"\w+", everything.partition("[")[2])}
    assert named | FOR_FEW | {"sim"} == {*extras}  # sim comes with lab
    assert "tenback[sim]" in extras["lab"]
