"""Idioms with a number in them, in English, German and Dutch; they say nothing about a card."""

from typing import Final

from tenback.rules.talk.numbers import ACCENTED_ONE
from tenback.rules.talk.patterns import any_of, compiled

_ENGLISH: Final = (
    *("fifty ?-? ?fifty", "50 ?[-/:] ?50", "high five", "(?:give|gimme) (?:me )?five", "take five", "five star"),
    *("square one", "sixth sense", "cloud nine", "catch ?-? ?22", "24/7", "10/10", "ten out of ten", "nine lives"),
    *("two birds(?: with one stone)?", "takes two", "one in a million", "six of one", "half a dozen of the other"),
    *("eleventh hour", "(?:at )?sixes and sevens", "two cents", "three cheers", "in two minds", "seventh heaven"),
    *(
        "two and two together",
        "whole nine yards",
        "(?:up )?to the nines",
        "zero (?:chance|idea|clue|problem|tolerance)",
    ),
    *("nine times out of ten", "ten to one", "two heads", "forty winks", "two thumbs", "two left feet", "two peas"),
    *("three'?s a crowd", "on all fours", "one two three", "three strikes", "saves nine", "two wrongs"),
    *("ten ?-? ?four", "twenty ?-? ?twenty", "seven ?-? ?year itch", "four ?-? ?leaf(?:ed)?", "two ?-? ?faced"),
)
_GERMAN: Final = (
    *("(?:gib|gebt|hab|habt|in|ausser) acht", "vier augen", "dinge sind drei", "wolke sieben", "fuenfe gerade"),
    *("null (?:bock|chance|ahnung|problem|problemo|plan)", "hundertpro(?:zent)?", "fuenf vor zwoelf", "drei kreuze"),
    *("zwei linke haende", "fuenfte rad", "sechster sinn", "08 ?/ ?15", "null acht fuenfzehn", "sieben sachen"),
    *("zwei fliegen", "eins nach dem ander[en]+", "eins a", "eins (?:weiter|gewonnen|verloren)", "eins plus"),
    *("auf allen vieren", "alle viere", "siebte[rnm]? himmel", "zehn zu eins", "eins zu null", "zu null"),
    *("alle neune", "sieben siegeln", "schlaegt'?s?(?: es)?(?: aber)? dreizehn", "zwei stuehlen", "zwei seelen"),
    *("sieben leben", "neun leben", "zwoelf apostel", "bis drei zaehlen", "drei tage regenwetter", "vier waenden?"),
    *("zwei paar schuhe", "drei fragezeichen", "zwei gesichter"),
)
_DUTCH: Final = (
    "ten (?:slotte|minste|eerste|tweede|derde|einde|onrechte|koste|gunste|dele|hoogste|laatste|zeerste|tijde)",
    *("in zeven haasten", "vier ogen", "drie keer is scheepsrecht", "geen acht", "in acht", "acht op"),
    *(f"twee vliegen(?: in {ACCENTED_ONE} klap)?", "vijf voor twaalf", "zevende hemel", "elf ?-?en ?-?dertigst"),
    *("zesde zintuig", "vijfde wiel", "tien met een griffel", "zeven kleuren", f"tien tegen (?:een|{ACCENTED_ONE})"),
    *("twee gedachten", "nul komma nul", f"{ACCENTED_ONE} voor {ACCENTED_ONE}", "zeven sloten"),
    *("twee handen op een buik", "vier muren", "op alle vieren", "twee vuren", "vijf poten", "twaalf ambachten"),
    *("dertien ongelukken", "twee maten", "negen van de tien", "nul op het rekest", "drie hoeraatjes", "negen levens"),
    *("twee linkerhanden", "zes min"),
)

IDIOMS: Final = compiled(rf"\b{any_of(*_ENGLISH, *_GERMAN, *_DUTCH)}\b")
