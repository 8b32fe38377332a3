"""Things that everybody knows for their number, as riddles of a card: bingo calls, a golden wedding, the US states."""

from typing import Final

from tenback.rules.talk.patterns import any_of, compiled

# ---- known for nothing but their number
_CALLS: Final = any_of(
    *("legs eleven", "two fat ladies", "clickety ?click", "kelly'?s eye", "heinz'? variet(?:y|ies)", "baker'?s dozen"),
    *("half a (?:century|ton)", "halbes? (?:hundert|jahrhundert|schock)", "halve eeuw", "half honderd"),
    *("number of the beast", "bingo (?:call|number|lingo)", "schnapszahl(?:en)?", "luftballons? von nena"),
)
_KIND_OF_NUMBER: Final = any_of(
    *("prime number", "is prime", "square number", "perfect square", "palindrome", "digit sum", "divisible by"),
    *("primzahl", "quadratzahl", "quersumme", "teilbar durch", "vielfaches von", "spiegelzahl"),
    *("priemgetal", "kwadraatgetal", "cijfersom", "deelbaar door", "veelvoud van", "spiegelgetal"),
    "(?:both|same|first|last|second|two) (?:two )?digits?",
    "(?:beiden?|gleichen?|ersten?|letzten?|zweiten?|vorderen?|hinteren?) (?:zwei )?ziffern?",
    "(?:beide|zelfde|eerste|laatste|tweede) (?:twee )?cijfers?",
)
_LETTERS: Final = any_of("(?:in|of) the alphabet", "(?:im|des) alphabets?", "(?:in|van) het alfabet")
_UNIT: Final = any_of(
    *("zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun"),
    *("twee", "drie", "vijf", "zes", "zeven", "negen"),
)
_TWINS: Final = (
    rf"(?:doppel|doppelte|dubbele?)[ -]?{_UNIT}"
    "|(?:lauter|nur) (?:zweien|dreien|vieren|fuenfen|sechsen|siebenen|neunen)"
    "|alleen maar (?:tweeen|drieen|vijven|zessen|zevens|negens)"
)
_READ: Final = any_of("read", "lies", "lees", "gelesen", "gelezen")
_BACKWARDS: Final = rf"{_READ}\W+(?:\w+\W+){{0,2}}(?:backwards|rueckwaerts|achterstevoren)"

# ---- known for more: a riddle only of a card
_MINE: Final = any_of("card", "mine", "meiner?", "karte", "kaart", "van mij", "mijne")
_IS: Final = any_of("is", "as", "like", "same", "ist", "waere?", "wie", "hat", "heisst", "heeft", "als", "has")
_HAVE: Final = any_of("i have", "i hold", "i'?ve got", "ich habe?", "habe? die", "ik heb", "heb (?:de|het)")
_KNOWN: Final = any_of(
    *("(?:silver|golden|diamond) (?:wedding|anniversary|jubilee)", "(?:silberne|goldene|diamantene) hochzeit"),
    *("(?:zilveren|gouden|diamanten) (?:bruiloft|huwelijk|jubileum)", "abraham", "sarah?", "black ?jack", "james bond"),
    *("(?:drinking|legal|retirement|pension) age", "volljaehrig", "rentenalter", "pensioenleeftijd", "meerderjarig"),
    *("chess ?board", "schachbrett", "schaakbord", "bundeslaender", "us states", "us staaten", "staten van amerika"),
    *("unlucky number", "unglueckszahl", "ongeluksgetal", "beatles", "luftballons", "udo juergens", "heinz"),
)
_NUMBER_OF: Final = any_of(
    *(r"number of \w+ (?:in|on|of|a)", r"as many \w+ as", r"anzahl (?:der|von|an) \w+", r"so ?viele \w+ wie"),
    *("wie(?: das| ein)? jahr wochen", r"aantal \w+ (?:in|op|van|per)", r"(?:evenveel|zoveel) \w+ als"),
    *(r"weeks in (?:a|the) year", "wochen im jahr", "weken in een jaar"),
)
_YEAR: Final = any_of(
    *("the year (?:of|that|when|the)", "das jahr (?:vom|von|als|der|des|in dem)", "het jaar (?:van|dat|waarin)"),
)
_END: Final = any_of("digits?", "ziffern?", "cijfers?", "hinten", "achteraan", "achterkant", "last two")

FAMOUS: Final = compiled(
    rf"\b(?:{_CALLS}|{_KIND_OF_NUMBER}|{_LETTERS}|{_TWINS}|{_BACKWARDS})\b"
    rf"|\b{_MINE}\W+(?:\w+\W+)?{_IS}\b[^.!?\n]*\b(?:{_KNOWN}|{_NUMBER_OF}|{_YEAR})\b"
    rf"|\b{_HAVE}\b[^.!?\n]*\b(?:{_NUMBER_OF}|{_YEAR})\b"
    rf"|^\W*(?:the )?(?:{_NUMBER_OF}|{_YEAR})\b[^.!?\n]*\b{_END}\b"
    rf"|^\W*(?:the |die |het )?{_NUMBER_OF}(?:\W+\w+){{0,2}}\W*$"
)
