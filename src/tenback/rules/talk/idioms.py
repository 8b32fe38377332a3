"""Idioms and names with a number in them, in English, German and Dutch; they say nothing about a card."""

from typing import Final

from tenback.rules.talk.numbers import ACCENTED_ONE
from tenback.rules.talk.patterns import any_of, compiled

_ONE: Final = any_of("one", "1", "eins?", "een", ACCENTED_ONE)
_TWO: Final = any_of("two", "2", "zwei", "zwo", "twee")
_THREE: Final = any_of("three", "3", "drei", "drie")
_COUNTING: Final = (rf"{_ONE}\W+{_TWO}\W+{_THREE}(?!\W*\w*(?:four|4|vier)\b)", rf"{_THREE}\W+{_TWO}\W+{_ONE}")
_NAMES: Final = (
    *("ps[2-5]", "mp[34]", "r2d2", "c3po", "[45]g", "[234]d", "[48]k", "4x4", "covid ?-?19", "formula (?:1|one)", "f1"),
    *("formel (?:1|eins)", "formule (?:1|een)", "area 51", "007", "apollo (?:11|13)", "route 66", "windows (?:10|11)"),
    *(r"iphone \d+", "u2", "blink 182", "channel (?:4|five)", "bbc ?(?:one|two|[1-4])", "npo ?[123]", "rtl ?[4578z]?"),
    *("ocean'?s eleven", "fantastischen (?:vier|4)", "fanta ?4", "pro ?(?:7|sieben)"),
    *("ajax 1", "club 27", "maroon 5", "level 42", "beverly hills 90210"),
)
_SHORTHAND: Final = (
    *("gr8", "l8r?", "m8", "b4", "2day", "2moro", "2nite", "4ever", "4u", "w8", "n8", "h8", "str8", "sk8", "8ung"),
    *("any1", "some1", "every1", "no1", "2gether", "me2", "k3", "2 late", "n1", "1st", "x3", "o7"),
)
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
    *("five alarm", "seven (?:seas|sins|dwarfs|wonders)", "three wise men", "four corners", "deep six"),
    *("eight ball", "five o'?clock shadow", "nine to five", "9 ?to ?5", "zero to hero", "from zero", "ground zero"),
    *("zero (?:hour|sum|stress|point|luck|sense|effort|regrets?)", "hundred per ?cent", "100 ?(?:%|per ?cent)", "110 ?%"),
    *("(?:a|one) hundred times", "hundreds? of", "a million", "thousand times", "ten a penny", "two a penny", "dozens of"),
    *("it takes two", "two can play", "two sides", "two way street", "three ring circus", "four letter word", "5k run"),
    *("hang ten", "knock (?:\\w+ )?for six", "hit for six", "six feet (?:under|apart)", "six pack", "six degrees"),
    *("(?:one|a) of a kind", "two of a kind", "number one", "no\\.? ?1", "ten commandments", "eleven out of ten"),
    *("best of (?:three|five|seven|3|5|7)", "top (?:ten|five|three|10|5|3)", "plan nine", "ninety ?-? ?nine per ?cent"),
    *("fifth wheel", "third wheel", "second (?:thoughts?|guess|nature|wind|chance|look)", "two ?-? ?time[rd]?", "half a dozen"),
    *("two ?-? ?pronged", "one two punch", "two for one", "nineteen to the dozen", "baker'?s dozen", "a dozen eggs"),
    *("back in two", "two shakes", "be two ticks", "two by two", "in twos and threes", "four by four", "count to ten"),
    *("seven years'? bad luck", "lucky (?:number )?seven", "unlucky thirteen", "friday the (?:13th|thirteenth)"),
    *("behind the eight ball", "gang of four", "one too many", "at first", "ten points? to", "five finger discount"),
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
    *("(?:alles )?eins wie das andere", "(?:fuenf|fuenfe|5) gerade", "alle (?:zehn|10)(?: finger| daumen)?", "hundert pro"),
    *("hundert(?:prozentig|mal|e)\\w*", "100 ?pro(?:zent)?", "100 ?%", "null komma (?:nix|nichts|null)", "null uhr", "bei null"),
    *("null (?:lust|stress|interesse|nerven|glueck|toleranz|verstaendnis|gefuehl|kontrolle)", "in null", "auf null"),
    *("hundertachtzig", "auf 180", "eins drauf", "noch eins", "eins sein", "mit sich eins", "eins ist (?:klar|sicher)"),
    *("eins (?:muss|weiss|sag) (?:man|ich)", "nummer eins", "note eins", "eins mit stern(?:chen)?", "setzen,? sechs"),
    *("sechs,? setzen", "drei mal hoch", "dreimal hoch", "drei(?:mal)? schwarzer kater", "hol(?:t)? drei"),
    *("zu (?:zweit|dritt|viert|fuenft|sechst)", "zweierlei", "dreierlei", "zwei mal ueberlegen", "sieben schlaefer"),
    *("bloss nicht acht", "acht geben", "achtgeben", "hab(?:t)? acht", "macht nichts", "ausser acht", "in acht nehmen"),
    *("elf freunde", "elfmeter", "zwoelf uhr mittags", "die glorreichen sieben", "sieben zwerge\\w*"),
    *("zwei herzen", "zwei hochzeiten", "dutzend mal", "ein dutzend (?:mal|eier)", "im dutzend", "vom hundertsten\\w*"),
    *("ins tausendste", "tausend(?:mal| dank| mal)?", "eine million", "drei affen", "drei musketiere", "vier jahreszeiten"),
    *("zwei haelften", "zwei seiten", "zweimal", "dreimal", "viermal", "zehnmal", "hundertmal", "siebenmal", "fuenfmal"),
    *("ueber drei ecken", "um drei ecken", "auf drei", "von null auf hundert"),
    *("zwei zu null", "sechs richtige", "sechser im lotto", "dreizehn schlaegt", "alle jubeljahre"),
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
    *("twee linkerhanden", "zes min", "dingen bestaan uit drie", "dingen in drie(?:en)?", "driemaal is scheepsrecht"),
    *("(?:zit|sta|staan|zitten|begin\\w*|weer|terug) (?:op|bij|vanaf|naar) (?:nul|0)", "nul (?:zin|kans|idee|probleem)"),
    *("nul (?:komma|stress|geduld|comma|zin|op)", "van nul", "nul uur", "honderd(?: ?procent| ?%| keer| uit)", "100 ?%"),
    *("honderduit", "100 ?procent", "op zes en zeven", "zessen en zevens", "van zessen klaar", "twee weten meer(?: dan \\w+)?"),
    *(f"(?:in|uit|op|als|voor|achter|een en al) {ACCENTED_ONE}", f"{ACCENTED_ONE} (?:en|keer|ding|ander|woord|pot nat)"),
    *(f"{ACCENTED_ONE} (?:voor allen|maal|tegelijk|van (?:ons|jullie|de))", f"nummer {ACCENTED_ONE}", "nummer (?:een|1)"),
    *("(?:met )?(?:z'?n|ons|hun|zijn) (?:twee|drie|vier|vijf|zes)(?:en|je|tjes|tje|ën)?", "met twee maten", "alle vijf"),
    *("alle tien", "drie musketiers", "zeven (?:zeeen|dwergen|vette|magere|wonderen)", "vijfde colonne", "tweede natuur"),
    *("met zeven haasten", "negen maanden", "tien geboden", "elfstedentocht", "elfde gebod", "elf steden", "dozijnen"),
    *("geen twee", "acht slaan", "in acht nemen", "acht geven", "van tien naar", "een tien(?: voor\\b.*)", "top (?:tien|drie|10|3)"),
    *("twee kanten", "tweemaal", "driemaal", "twee kapiteins", "twee honden", "drie turven hoog", "vijf minuten voor tijd"),
    *("op (?:de )?twee benen", "zes plankjes", "tussen zes planken", "duizend(?:maal|en)?", "voor de honderdste keer"),
    *("honderdste keer", "tiende keer", "nul(?:tien)? punten", "met een acht", "een dikke (?:acht|tien|negen|voldoende)"),
    *("veertien dagen", "over een dag of (?:tien|acht|veertien)", "stuk of (?:twee|drie|vier|vijf|zes|tien|twintig)"),
)

IDIOMS: Final = compiled(rf"\b{any_of(*_COUNTING, *_NAMES, *_SHORTHAND, *_ENGLISH, *_GERMAN, *_DUTCH)}\b")
