"""The catalogues as Fluent's own parser reads them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tenback.locale
from tenback.locale import LANGUAGES

FOLDER = Path(tenback.locale.__file__).parent
FILES = {language: sorted((FOLDER / language).glob("*.ftl")) for language in LANGUAGES}


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    """Return everything in the file that is not a comment."""
    body = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return tuple(entry for entry in body if not isinstance(entry, ast.BaseComment))


def messages(file: Path) -> Iterator[ast.Message]:
    """Yield the messages of the file."""
    yield from (entry for entry in entries(file) if isinstance(entry, ast.Message))


@cache
def catalogue_messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by id."""
    return {message.id.name: message for file in FILES[language] for message in messages(file)}


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's own naming
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's own naming
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.plurals.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's own naming
        self.references.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's own naming
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's own naming
        self.references.add(node.id.name)


def _found(message: ast.Message) -> _Finder:
    finder = _Finder()
    finder.visit(message)
    return finder


def variables(message: ast.Message) -> set[str]:
    """Return the names of the message's arguments."""
    return _found(message).variables


def plurals(message: ast.Message) -> set[str]:
    """Return the arguments that the message counts by."""
    return _found(message).plurals


def references(message: ast.Message) -> set[str]:
    """Return the functions, terms and other messages that the message leans on."""
    return _found(message).references
