"""The types of the protocol as they are documented: names, fields, and the comments beside them in the code."""

import inspect
import json
import textwrap
import tokenize
from dataclasses import dataclass
from enum import StrEnum
from io import StringIO
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import fields

LARGEST = 2**31 - 1  # counts of events are bounded by this, but nobody needs to know
NAMES = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message."""

    name: str
    form: str  # as TypeScript writes types
    optional: bool
    text: str


@dataclass(frozen=True, slots=True)
class Form:
    """A message, or something that messages hold."""

    name: str
    tag: str  # what its field `t` says; empty for a part of a message
    text: str
    fields: tuple[Field, ...]


def read_form(struct: type[Struct], sharper: dict[str, str]) -> Form:
    """Return the form of a type; `sharper` has precise forms for fields that the code declares as plain strings."""
    noted = field_comments(struct)
    found = tuple(
        Field(
            name=field.encode_name,
            form=sharper.get(field.name) or form_of(field.type),
            optional=not field.required,
            text=_joined(noted.get(field.name, ""), bounds_of(field.type), _default(field.default)),
        )
        for field in fields(struct)
    )
    return Form(struct.__name__, str(struct.__struct_config__.tag or ""), _doc(struct), found)


def read_words(enum: type[StrEnum]) -> dict[str, str]:
    """Return the values of an enum, each with the comment beside it."""
    noted = comments(enum)
    return {member.value: noted.get(member.name, "") for member in enum}


def form_of(hint: Any) -> str:  # noqa: ANN401 - whatever a field may be annotated with
    """Return a type as TypeScript writes it."""
    if hint in NAMES:
        return NAMES[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return form_of(inner[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin is list:
        return f"({one})[]" if " | " in (one := form_of(inner[0])) else f"{one}[]"
    if origin is dict:
        return f"Record<{form_of(inner[0])}, {form_of(inner[1])}>"
    return " | ".join(map(form_of, inner)) if inner else str(hint.__name__)


def bounds_of(hint: Any) -> str:  # noqa: ANN401 - whatever a field may be annotated with
    """Return the bounds of a value."""
    parts = [part for part in (hint, *get_args(hint)) if hasattr(part, "__metadata__")]
    metas = [(meta, get_origin(part.__origin__) is list) for part in parts for meta in part.__metadata__]
    bounds = (_bound(meta, "entries" if is_list else "characters") for meta, is_list in metas if isinstance(meta, Meta))
    return ", ".join(dict.fromkeys(filter(None, bounds)))


def needed(structs: list[type[Struct]]) -> list[type]:
    """Return the structs and enums that messages use, each once, containers before their contents."""
    found: list[type] = []
    waiting: list[Any] = list(structs)
    while waiting:
        hint = waiting.pop(0)
        if get_args(hint):
            waiting = [*get_args(hint), *waiting]
        elif inspect.isclass(hint) and issubclass(hint, Struct | StrEnum) and hint not in found:
            found.append(hint)
            waiting += [field.type for field in fields(hint)] if issubclass(hint, Struct) else []
    return found


def comments(kind: type) -> dict[str, str]:
    """Return, by field, the comments at the ends of the lines of a class."""
    found: dict[str, str] = {}
    source = StringIO(textwrap.dedent(inspect.getsource(kind)))
    for token in tokenize.generate_tokens(source.readline):
        name = token.line.split(":")[0].split("=")[0].strip()
        if token.type == tokenize.COMMENT and name.isidentifier():
            found[name] = token.string.removeprefix("#").strip()
    return found


def field_comments(struct: type[Struct]) -> dict[str, str]:
    """Return, by field, the comments of a struct and of those that it extends."""
    own = [base for base in reversed(struct.__mro__) if issubclass(base, Struct) and base is not Struct]
    return {name: text for base in own for name, text in comments(base).items()}


def _doc(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def _bound(meta: Meta, what: str) -> str:
    if meta.pattern:
        return f"`{meta.pattern}`"
    if meta.max_length is not None:
        return f"{meta.min_length or 'at most'}{' to' if meta.min_length else ''} {meta.max_length} {what}"
    return f"{meta.ge} to {meta.le}" if meta.le is not None and meta.le < LARGEST else ""


def _default(value: object) -> str:
    """Return a default that is worth mentioning."""
    return f"default {json.dumps(value)}" if value and value is not NODEFAULT else ""


def _joined(text: str, *more: str) -> str:
    bounds = ", ".join(filter(None, more))
    return f"{text} ({bounds})" if text and bounds else text or bounds
