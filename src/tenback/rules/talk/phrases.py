"""Phrases around numbers, in English, German and Dutch: which are exempt, which tell one, which ask for one.

They are written for a reading: lower case, no accents, umlauts spread (ae).
"""

import re
from collections.abc import Iterable
from typing import Final

from tenback.rules.talk.numbers import ONES
from tenback.rules.talk.patterns import FAR, GAP, LEVEL, any_of, compiled

_ONE: Final = rf"\b{any_of(*ONES)}\b"
_ORDINAL: Final = any_of(
    *("first", "second", "third", "fourth", "last"),
    *("(?:erste|zweite|dritte|vierte|letzte)[mnrs]?",),
    *("eerste", "tweede", "derde", "vierde", "laatste"),
)
_DIRECTION: Final = any_of(
    *("up", "down", "upper", "lower", "ascending", "descending"),
    *("(?:aufsteigend|absteigend|ober|unter)e[mnrs]?",),
    *("oplopende?", "aflopende?", "bovenste", "onderste"),
)
_PILE: Final = any_of("piles?", "stacks?", "rows?", "stapel[ns]?", "reihen?", "rij", "rijen")
_AMOUNT: Final = any_of("more", "less", "mehr", "weniger", "meer", "minder")
_STEP: Final = any_of(
    *("step", "card", "point", "number"),
    *("schritt", "karte", "punkt", "zahl"),
    *("stap", "stapje", "kaart", "punt", "getal"),
)
_NUMBER: Final = any_of(
    *("numbers?", "digits?", "zahl(?:en)?", "ziffern?", "nummern?"),
    *("getal", "getallen", "nummers?", "cijfers?"),
)
_VALUE: Final = any_of("values?", "werte?", "waarden?")
_NEXT: Final = any_of("next", "following", "previous", "(?:nae?chste|folgende|vorige)[mnrs]?", "volgende")
_EXACTLY: Final = any_of("exactly", "precisely", "genau", "exakt", "precies", "exact")

_WHICH: Final = any_of("w?h?ich", "what", "welche[mnrs]?", "welke?")
_WHAT_IS: Final = any_of("whats", "was (?:ist|sind|fue?r)", "wie (?:ist|lautet)", "wat (?:is|zijn|voor)")
_YOUR: Final = any_of(
    *("is", "are", "was", "s", "the", "your", "of", "exact", "card"),
    *("ist", "sind", "eine", "die", "deine", "eure", "genaue"),
    *("zijn", "het", "je", "jouw", "jullie", "de", "een", "exacte"),
)
_TELL: Final = any_of("tell", "give", "sage?", "verraetst du", "verrate?", "nenne?", "gib", "zeg", "noem", "geef")
_ME: Final = any_of("me", "us", "mir", "uns", "mij", "ons")

_A_PILE: Final = rf"(?:{_ORDINAL}{GAP}(?:{_DIRECTION}{GAP})?|{_DIRECTION}{GAP}){_PILE}"
PILES: Final = compiled(rf"\b{_A_PILE}\b")  # COM-5

RELATIVE: Final = re.compile(
    rf"{_ONE}{GAP}(?:{_STEP}{GAP})?(?:{LEVEL}|{_AMOUNT})\b"
    rf"|\b{LEVEL}{GAP}{any_of('by', 'um', 'met')}{GAP}{_ONE}"
    rf"|\b{_NEXT}{GAP}(?:\w+{GAP})?{_NUMBER}\b"
    rf"|\b{_EXACTLY}\b[^.,;:!?\n]*\b(?:{LEVEL}|ue?ber|unter)\b"
    rf"|\b(?:plus|minus)\b\W*?[\w#]"
    rf"|\+\s*{_ONE}"
    rf"|\b{any_of('single', 'double', 'one', 'two')}{GAP}digits?\b|\b(?:ein|zwei)stellig|\b(?:een|twee)cijferig"
    rf"|\b{any_of('directly', 'immediately', 'right', 'direkt', 'unmittelbar', 'direct', 'pal', 'vlak')}{GAP}{LEVEL}\b"
    rf"|\b(?:one|ein[es]?|een){GAP}{any_of('off', 'away', 'daneben', 'weg', 'ernaast', 'ervan(?:af)?')}\b"
)

_YOU: Final = any_of(
    "you", "u", "ya", "yours?", "du", "ihr", "dir", "euch", "deine[rnms]?", "je", "jij", "jullie", "jouw"
)
_HAVE: Final = any_of(
    *("have", "got", "hold", "holding", "need", "want", "hast", "habt", "haeltst", "brauchst", "braucht"),
    *("heb", "hebt", "hebben", "zoek", "zoekt", "wil"),
)
_HAND: Final = any_of("cards?", "hand", "karten?", "blatt", "kaart(?:en)?", "kaartjes?")
_SHOW: Final = any_of("name", "show", "reveal", "nenne?", "zeige?", "noem", "toon", "laat", "zeg", "sag", "tell")
_TOLD: Final = any_of("verraten", "sagen", "nennen", "zeigen", "verklappen", "verraden", "zeggen", "noemen", "tonen")
_EXTREME: Final = any_of(
    *("lowest", "highest", "smallest", "biggest", "largest", "closest", "nearest", "best"),
    *("(?:niedrigste|hoechste|kleinste|groesste|naechste|beste)[mnrs]?",),
    *("laagste", "hoogste", "kleinste", "grootste", "dichtste", "beste"),
)
_HOW: Final = any_of("how (?:many|much|far|big)", "wie ?(?:viele?|weit|gross)", "hoe ?(?:veel|ver|groot)")
_HOW_HIGH: Final = any_of("how (?:high|low)", "wie (?:hoch|niedrig|tief)", "hoe (?:hoog|laag)")
_AWAY: Final = any_of(
    *("steps?", "away", "off", "apart", "between", "jump", "distance", "gap", LEVEL),
    *("schritte?", "weg", "entfernt", "dazwischen", "drueber", "drunter", "abstand", "luecke", "springe?[nst]*"),
    *("stappen", "stapjes", "ervan(?:af)?", "ertussen", "afstand", "gat", "omhoog", "omlaag", "spring(?:t|en)?"),
)
_ASKING: Final = any_of("what", "whats", "which", "was", "welches?", "wat", "welke?", "wie")
_DIGIT: Final = any_of("(?:which|what) digit", "mit welcher", "welche ziffer", "met welk", "welk cijfer")
_BEGINS: Final = any_of("starts?", "begins?", "ends?", "faengt", "beginnt", "endet", "begint", "eindigt")
_SAME_DIGIT: Final = any_of("same digit", "gleiche ziffer", "zelfde cijfer")
_PARITY: Final = any_of("even or odd", "odd or even", "gerade oder ungerade", "even of oneven")
_REST: Final = r"[^.!?\n]*"

ONE_CARD: Final = re.compile(r"\b(?:an?|the|his|her) one(?=\W*$)|\b(?:is|have|hold|got) an? one\b")
ASK: Final = re.compile(
    rf"\b(?:{_WHICH}|{_WHAT_IS})(?:\W+{_YOUR})*\W+{_NUMBER}\b"
    rf"|\b{_WHICH}\W+{_VALUE}\b"
    rf"|\b{_TELL} (?:{_ME} |eens |mal |doch )+(?:\w+ ){{0,2}}(?:{_NUMBER}|{_HAND}|{_EXTREME})\b"
    rf"|\b{_SHOW}\W+{_YOU}\W+(?:\w+\W+)?(?:{_HAND}|{_EXTREME}|{_NUMBER})\b"
    rf"|\b{_YOU}\W+{_EXTREME}\W+(?:\w+\W+)?{_TOLD}\b"
    rf"|\b{any_of('exact', 'exacte', 'genaue')}{GAP}(?:{_VALUE}|{_NUMBER})\b"
    rf"|\b{_WHICH}\W+(?:\w+\W+)?{_HAND}\W+(?:\w+\W+){{0,2}}(?:{_YOU}|{_HAVE})\b"
    rf"|\b{any_of('what', 'was', 'wat')}\W+(?:do |are |'?s )?(?:{_HAVE}|{_YOU})\W+(?:{_YOU}|{_HAVE})\b"
    rf"(?=\W*$|\W+(?:\w+\W+){{0,4}}{_HAND}\b)"
    rf"|\b{_ASKING}\b{_REST}\b{_YOU}\W+(?:\w+\W+)?{_EXTREME}\b"
    rf"|\b{_ASKING}\b{_REST}\b{_EXTREME}\b{_REST}\b{_YOU}\b"
    rf"|\b{_HOW}\b{_REST}\b{_AWAY}\b"
    rf"|\b{_HOW_HIGH}\b{_REST}\b(?:{_EXTREME}|{_EXACTLY})\b"
    rf"|\b{any_of('was', 'wat')}\b{_REST}\b{any_of('fuer', 'voor')}\W+(?:\w+\W+)?(?:{_NUMBER}|{_HAND})\b"
    rf"|\b{_PARITY}\b|\b{_SAME_DIGIT}\b|\b{_DIGIT}\b{_REST}\b{_BEGINS}\b"
)


def naming(names: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of these names where they are not a distance: "three", but not "three above"."""
    tokens = any_of(*map(re.escape, sorted(names)))
    return re.compile(rf"(?<![\w+-])(?<!\bby ){tokens}(?!\w)(?!{FAR}|{GAP}{_AMOUNT}\b)")
