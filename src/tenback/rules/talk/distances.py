"""Phrases that tell a distance without a number word, since *one* is an article: "one higher", "the next one up"."""

import re
from typing import Final

from tenback.rules.talk.numbers import ONES
from tenback.rules.talk.patterns import AMOUNT, DISTANCE, GAP, LEVEL, NUMBER, any_of

_ONE: Final = rf"\b{any_of(*ONES)}\b"
ONE: Final = re.compile(_ONE)
_STEP: Final = any_of(
    *("step", "card", "point", "number"),
    *("schritt", "karte", "punkt", "zahl"),
    *("stap", "stapje", "kaart", "punt", "getal"),
)
_NEXT: Final = any_of("next", "following", "previous", "(?:nae?chste|folgende|vorige)[mnrs]?", "(?:eerst)?volgende")
_EXACTLY: Final = any_of("exactly", "precisely", "genau", "exakt", "precies", "exact")
_DIRECTLY: Final = any_of(
    *("directly", "immediately", "direct", "immediate", "right", "very next", "straight"),
    *(
        "direkte?[mnrs]?",
        "unmittelbare?[mnrs]?",
        "direct(?:e)?",
        "gleich",
        "sofort",
        "meteen",
        "pal",
        "vlak",
        "onmiddellijk",
    ),
)
_NEIGHBOUR: Final = any_of(
    *("neighbou?rs?", "successor", "predecessor", "nachfolger(?:in)?", "vorgae?nger(?:in)?", "nachbar(?:in|karte)?"),
    *(
        "opvolger",
        "voorganger",
        "buur(?:kaart)?",
        "danach",
        "davor",
        "drauf ?folgende?",
        "erna",
        "ervoor",
        "achteraan",
        "erachter(?:aan)?",
        "hinterher",
    ),
    *(
        "after (?:it|that|the top|yours)",
        "before (?:it|that|the top|yours)",
        "daarna",
        "daarvoor",
        "ernaast",
        "dahinter",
    ),
)
_OFF: Final = any_of(
    *(
        "off",
        "away",
        "short",
        "out",
        "daneben",
        "weg",
        "entfernt",
        "ernaast",
        "ervan(?:af)?",
        "eraf",
        "vandaan",
        "shy",
        "tekort",
    ),
)
_DIFFERS: Final = any_of("differs?", "scheelt", "schelen", "fehlt", DISTANCE)
_UP: Final = any_of("up", "down", "higher", "lower", "above", "below", "hoch", "rauf", "runter", "omhoog", "omlaag")

_BETWEEN: Final = any_of("between", "dazwischen", "zwischen", "ertussen", "tussen")
_SIZED: Final = any_of("zweier", "dreier", "vierer", "fue?nfer", "sechser", "siebener", "achter", "neuner", "zehner")

RELATIVE: Final = re.compile(
    rf"\b{_SIZED}[- ]?(?:schritt|sprung|hue?pfer|abstand)|"
    rf"{_ONE}{GAP}(?:{_STEP}{GAP})?(?:{LEVEL}|{AMOUNT})\b(?!{GAP}(?:and )?(?:then|round|game|turn|go|try|time)\b)"
    rf"|\b(?:{LEVEL}|{_UP}|{_OFF}){GAP}{any_of('by', 'um', 'met')}{GAP}(?:just{GAP}|only{GAP})?{_ONE}"
    rf"|{_ONE}{GAP}(?:up|down|hoch|rauf|runter|omhoog|omlaag)\b"
    rf"|\b{_NEXT}{GAP}(?:\w+{GAP})?{NUMBER}\b"
    rf"|\b(?:{_EXACTLY}|very){GAP}(?:(?:the|die|de){GAP})?{_NEXT}(?:{GAP}(?:one|card|karte|kaart))?(?=\W*$)"
    rf"|\b{_NEXT}{GAP}(?:one|card|karte|kaart){GAP}{_UP}\b"
    r"|\b(?:nae?chst|eerstvolgend)e?(?:hoe?her|niedriger|groesser|kleiner|hoger|lager)\w*"
    r"|\b(?:die|de|the)(?: direkt| direct| very)? (?:eerstvolgende|nae?chsthoe?here|nae?chste direkt)(?=\W*$)"
    rf"|\b{_EXACTLY}\b[^.;:!?\n]*\b(?:comes next|(?:jetzt|gleich|nun) kommt|(?:nu|straks) komt)\b"
    rf"|\b{_EXACTLY}\b[^.,;:!?\n]*\b(?:{LEVEL}|ue?ber|unter)\b"
    rf"|\b(?:plus|minus)\b\W*?[\w#]"
    rf"|\+\s*{_ONE}"
    rf"|\b{any_of('single', 'double', 'one', 'two')}{GAP}digits?\b|\b(?:ein|zwei)stellig|\b(?:een|twee)cijferig"
    rf"|\b{_DIRECTLY}{GAP}(?:{LEVEL}|{_NEIGHBOUR})\b"
    rf"|\b(?:one|ein[es]?|een(?:tje)?){GAP}{_OFF}\b"
    rf"|\b(?:one|single|eine?|een|één){GAP}(?:einzige{GAP})?(?:{NUMBER}|{_STEP}){GAP}(?:in{GAP})?{_BETWEEN}\b"
    rf"|\b{_DIRECTLY}{GAP}(?:na|nach|after|before) (?:komt|kommt|it|that|this|yours|mine)\b"
    rf"|\b{_DIFFERS}\b{GAP}(?:\w+{GAP}){{0,3}}(?:one|eins|eentje)\b"
)
