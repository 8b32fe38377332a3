"""How Sphinx builds the site from the pages and the docstrings: `make docs`."""

import re
from importlib import metadata

from sphinx.application import Sphinx

PAGE = re.compile(r"\]\(([^)#:]+)\.md\)")
TOCTREE = """

```{{toctree}}
:hidden:
:caption: {caption}
{pages}
```
"""

project, author, release = "tenback", "The tenback authors", metadata.version("tenback")
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.apidoc"]
include_patterns = ["README.md", "C*.md", "bench/results.md", "docs/**.md", "build/reference/**"]
root_doc = "docs/README"
myst_heading_anchors = 3
default_role = "code"  # docstrings are Markdown as far as they are marked up at all: `like this`
suppress_warnings = ["ref.python"]  # two classes of one name in two modules are no fault
apidoc_modules = [
    {
        "path": "../src/tenback",
        "destination": "build/reference",
        "exclude_patterns": ["**/migrations/**"],  # they run only inside Alembic
        "module_first": True,
    }
]
autodoc_default_options = {"ignore-module-all": True}  # each thing stands once, where it is defined
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
html_theme = "furo"
html_title = f"tenback {release}"
html_logo = html_favicon = "../web/src/ui/logo.svg"
html_copy_source = False


def setup(app: Sphinx) -> None:
    """Let the lists of pages be the navigation."""
    app.connect("source-read", add_navigation)


def add_navigation(_app: Sphinx, page: str, source: list[str]) -> None:
    """Add a table of contents for each section of a list, with the pages that the section names."""
    if page.startswith("docs/") and page.endswith("/README"):
        for section in source[0].split("\n## "):
            caption, pages = section.split("\n")[0].lstrip("# "), PAGE.findall(section)
            source[0] += TOCTREE.format(caption=caption, pages="\n".join(pages)) if pages else ""
    if page == "docs/reference":
        source[0] += TOCTREE.format(caption="Packages", pages="../build/reference/modules")
