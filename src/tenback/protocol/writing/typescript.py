"""The protocol as TypeScript types."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from tenback.protocol.terms import PROTOCOL
from tenback.protocol.writing.contents import CALLS, ENUMS, FRAMES, MESSAGES, REASON, REFUSALS, forms, parts, words
from tenback.protocol.writing.forms import Field, Form, read_words

HEAD = """\
// Written by `python -m tenback.protocol` from the types of the protocol: do not edit.
"""


def to_typescript() -> str:
    """Return the module."""
    told: list[type[Struct]] = [*FRAMES, *MESSAGES, *CALLS]
    blocks = [
        HEAD,
        f"export const PROTOCOL = {PROTOCOL};\n",
        *(_enum(name, enum) for name, enum in {**words(told), **ENUMS}.items()),
        _union(REASON, REFUSALS, "Why something is refused: nothing has changed."),
        *map(_interface, forms([*parts(told), *told])),
        _union("Frame", (one.__name__ for one in FRAMES), "What a client sends."),
        _union("Message", (one.__name__ for one in MESSAGES), "What the server sends."),
    ]
    return "\n".join(blocks)


def _interface(form: Form) -> str:
    tag = [f'  t: "{form.tag}";'] if form.tag else []
    lines = [f"/** {form.text} */", f"export interface {form.name} {{", *tag, *map(_field, form.fields), "}"]
    return "\n".join(lines) + "\n"


def _field(field: Field) -> str:
    said = f"  /** {field.text} */\n" if field.text else ""
    return f"{said}  {field.name}{'?' if field.optional else ''}: {field.form};"


def _enum(name: str, enum: type[StrEnum]) -> str:
    told = read_words(enum)
    ends = [*[""] * (len(told) - 1), ";"]
    lines = [
        f'  | "{word}"{end}{f" // {told[word]}" if told[word] else ""}' for word, end in zip(told, ends, strict=True)
    ]
    return "\n".join([f"/** {enum.__doc__} */", f"export type {name} =", *lines]) + "\n"


def _union(name: str, names: Iterable[str], text: str) -> str:
    lines = "\n".join(f"  | {one}" for one in names)
    return f"/** {text} */\nexport type {name} =\n{lines};\n"
