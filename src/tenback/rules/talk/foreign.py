"""Number words of languages that we do not speak at the table: they are a disguise.

Words that mean something else in English, German or Dutch ("once", "onze", "seize", "sei") are left out, and so are the
units, which are too short to be told from other words.
"""

from typing import Final

_FRENCH: Final = (
    *("quatre", "cinq", "huit", "neuf", "douze", "treize", "quatorze", "quinze"),
    *("vingt", "trente", "quarante", "cinquante", "soixante", "septante", "huitante", "octante", "nonante"),
)
_SPANISH: Final = (
    *("cuatro", "cinco", "siete", "ocho", "nueve", "diez", "doce", "trece", "catorce"),
    *("veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"),
)
_ITALIAN: Final = (
    *("quattro", "cinque", "sette", "nove", "dieci", "undici", "dodici", "tredici", "quattordici", "quindici"),
    *("sedici", "diciassette", "diciotto", "diciannove"),
    *("venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"),
)
_ITALIAN_UNITS: Final = ("uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove")
_VEINTI: Final = ("uno", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve")


def _compounds() -> set[str]:
    """Return the Italian and Spanish numbers that are written in one word."""
    tens = _ITALIAN[-8:]
    italian = {(ten[:-1] if unit[0] in "uo" else ten) + unit for ten in tens for unit in _ITALIAN_UNITS}
    return italian | {f"veinti{unit}" for unit in _VEINTI} | {f"dieci{unit}" for unit in _VEINTI}


FOREIGN: Final[frozenset[str]] = frozenset((*_FRENCH, *_SPANISH, *_ITALIAN)) | _compounds()
