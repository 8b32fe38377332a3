"""Hours, dates, ages, prices and scores: numbers that have their own grammar. For marked readings (see `marks`)."""

from typing import Final

from tenback.rules.talk.marks import ANY, FEW, OR
from tenback.rules.talk.nouns import CHILD, MONTHS, OUTSIDE
from tenback.rules.talk.numbers import LATE
from tenback.rules.talk.patterns import GAP, LEVEL, any_of

_HALF: Final = any_of(
    "half(?: past)?", "halb", "quarter (?:to|past)", "(?:drei)?viertel(?: vor| nach)?", "kwart (?:voor|over)"
)
_AT: Final = any_of(
    *("at", "till", "until", "around", "before", "after"),
    *("um", "gegen", "ab", "om", "rond", "tot", "it'?s (?:only|already|nearly|almost)", "schon", "al"),
)
_MOVED: Final = any_of(
    *("zurueck", "back", "terug", "tiefer", "weiter", "rauf", "runter", "hoch", "omhoog", "omlaag"),
    *(
        r"erhoeh\w*",
        r"spring\w*",
        r"steig\w*",
        r"an(?:heben|ziehen)",
        "ophogen",
        r"(?:rauf|runter|hoch|zurueck)\w+",
        "verder",
        "more",
        "less",
        "mehr",
        "meer",
        "minder",
        "weniger",
        "away",
        "off",
    ),
    LEVEL,
)
_AND: Final = any_of("and", "und", "en", "or")
_HOUR: Final = rf"(?:{FEW}|\^{any_of(*LATE, '9', '1[0-9]', '2[0-4]')})"
_MINUTES: Final = rf"(?:{GAP}\^{{1,2}}(?:thirty|fifteen|ten|twenty|forty ?-?\^*five|fifty))?"
_OCLOCK: Final = rf"{_HOUR}{_MINUTES}(?![:.]\^)(?!\w)(?!{GAP}(?:{_MOVED}|{_AND})\b)"
_DONE: Final = any_of(
    *(
        "be",
        "home",
        "back",
        "done",
        "finished",
        "ready",
        "leave",
        "over",
        "out",
        "asleep",
        "bed",
        "dinner",
        "there",
        "here",
    ),
    "gone",
)
_CLOCKS: Final = (
    rf"\b{_DONE}{GAP}by{GAP}{_OCLOCK}"
    rf"|\b(?:{_HALF}|{_AT}){GAP}(?:{_HALF}{GAP})?{_OCLOCK}"
    r"|\^\^?\d{1,2}(?:[:.]|h)\^\^?\d{2}\b(?:[:.]\^\^?\d{2}\b)?"
    rf"|{_HOUR}{GAP}?ish\b"
)
_DATES: Final = (
    rf"\^{{1,2}}\d{{1,2}}(?:st|nd|rd|th|\.|e|ste)?{GAP}?(?:of |de )?{MONTHS}\b"
    rf"|\b{MONTHS}{GAP}(?:the )?{ANY}(?:st|nd|rd|th)?"
    r"|\^{1,2}(?:[12]?\d|3[01])[./]\^{1,2}(?:0?\d|1[0-2])(?:[./](?:\^+\d{2,4})?)(?!\w)"
    r"|\b(?:am|on the|op de|de|vom|zum|bis zum|den)\s+\^\^?(?:[12]?\d|3[01])(?:\.|st|nd|rd|th|e|ste)(?![\w.^])"
    r"|\b(?:in|since|from|seit|sinds|uit|von|van|aus|anno|im jahr|jaar|year|summer|sommer|zomer)\s+\^(?:1[89]|20)\d\d\b"
    r"|\b(?:born|geboren)\s+(?:in\s+)?\^\d{4}\b"
)
_TURNS: Final = any_of(
    *(
        "turns",
        "turned",
        "turning",
        "(?:i|he|she|it)(?:'?ll| will) be",
        "wird",
        "werde",
        "wurde",
        "wordt",
        "word",
        "werd",
    ),
)
_AGES: Final = (
    rf"\b{_TURNS}{GAP}(?:(?!(?:an?|eine?|een|the|die|de)\b)\w+{GAP}){{0,3}}{ANY}"
    rf"|{ANY}{GAP}(?:geworden|wird|wurde|wordt|werd)\b"
    rf"|\b{CHILD}(?:'s)?{GAP}(?:(?:is|of|ist|von|van|age|aged|schon|al|nur|just){GAP})*{ANY}"
)
PRICES: Final = r"\^+\d+[,.]\^+\d{2}(?!\d)|[£$€]\s?\^+\d+(?:[.,]\^+\d+)?k?\b|\^+\d+(?:[.,]\^+\d+)?\s?[£$€%]"
_WEATHER: Final = rf"\b(?:minus|plus){GAP}{ANY}(?={GAP}(?:\w+{GAP})?{OUTSIDE}\b)"
_SCORES: Final = (
    rf"\b(?:scale|skala|schaal){GAP}(?:\w+{GAP})?(?:{ANY}|one){GAP}?(?:-|{OR}){GAP}?{ANY}"
    r"|\^+\d{1,3}/\^+(?:5|10|20|100)\b"
    rf"|\b(?:score\w*|won|win|lost|lose|beat\w*|leading|gewonnen|verloren|steht|staat|stand|fuehr\w*|gewinnen){GAP}"
    rf"(?:(?:it|us|you|them|is|es|het|me|with|mit|met){GAP}){{0,2}}{ANY}\s?(?:[-:]|to|zu|nil|tegen)\s?(?:{ANY}|nil|love)"
)

DATED: Final = rf"{_CLOCKS}|{_DATES}|{_AGES}|{PRICES}|{_WEATHER}|{_SCORES}"
