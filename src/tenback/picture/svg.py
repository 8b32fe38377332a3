"""The few elements of SVG that a table is drawn with."""

from html import escape

from tenback.picture.palette import Colour

Attribute = str | int | float


class Picture(str):
    """An SVG document; a notebook shows it as a drawing."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """Return an element; `stroke_width` becomes `stroke-width`, and `class_` becomes `class`."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def text(words: str, x: float, y: float, **attributes: Attribute) -> str:
    """Return words at a position, escaped so that no name can be markup."""
    return tag("text", escape(words), x=x, y=y, **attributes)


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Attribute) -> str:
    """Return elements moved to a position, and scaled there."""
    size = f" scale({_value(scale)})" if scale != 1 else ""
    return tag("g", *inside, transform=f"translate({_value(x)} {_value(y)}){size}", **attributes)


def rgb(colour: Colour) -> str:
    """Write a colour."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _value(value: Attribute) -> str:
    return f"{round(value, 2):g}" if isinstance(value, float) else escape(str(value))
