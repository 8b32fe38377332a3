"""Numbers as a language writes them."""

from math import inf, isinf

from tenback.locale.catalogue import Catalogue


def number_text(texts: Catalogue, value: float, digits: int = 0) -> str:
    """Return a number with so many digits behind the point: `1,234.5`, `1.234,5`."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - slow to import

    if isinf(value):
        return "∞" if value == inf else "-∞"
    return format_decimal(round(value, digits) or 0, format=_pattern(digits), locale=texts.language)


def share_text(texts: Catalogue, value: float, digits: int = 1) -> str:
    """Return a share in percent: `3.4%`, `3,4 %`."""
    from babel.numbers import format_percent  # noqa: PLC0415 - slow to import

    space = "\u00a0" if texts.language == "de" else ""
    return format_percent(value, format=f"{_pattern(digits)}{space}%", locale=texts.language)


def _pattern(digits: int) -> str:
    return f"#,##0.{'0' * digits}" if digits else "#,##0"
