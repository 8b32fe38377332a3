"""Riddles whose answer is a number: somebody's age, a house number, a shoe size."""

from typing import Final

from tenback.rules.talk.patterns import GAP, any_of, compiled

_WHOSE: Final = any_of(
    *("my", "your", "his", "her", "our", "the", r"\w+'?s"),
    *("(?:mein|dein|sein|ihr|unser)e?[mnrs]?", "die", "der", "das"),
    *("mijn", "m'n", "jouw", "je", "zijn", "haar", "onze?", "de", "het", "mien", "men", "uw"),
)
_RIDDLE: Final = any_of(
    *("age", "(?:house|street|door|bus|phone|jersey|shirt|lucky|room|flat) ?numbers?", "shoe ?size", "year of birth"),
    *("alter", "(?:haus|zimmer|telefon|trikot|ruecken|glueck)s?(?:nummer|zahl)", "schuhgroesse"),
    *("geburtsjahr", "jahrgang", "leeftijd", "(?:huis|bus|kamer|rug|telefoon|geluks)(?:nummer|getal)", "schoenmaat"),
    *("geboortejaar", "bouwjaar", "baujahr"),
)
_NOT_THERE: Final = (
    r"(?<!\bat )(?<!\bin )(?<!\bop )(?<!\bbij )(?<!\bbei )(?<!\bfor )(?<!\bvoor )(?<!\bmit )(?<!\bwith )"
)
_OLD: Final = any_of("as old as", "so alt wie", "gleich alt wie", "(?:zo|even) oud als")
_PEOPLE: Final = any_of(
    *("mum", "mom", "dad", "mother", "father", "wife", "husband", "gran\\w*", "brother", "sister", "son", "daughter"),
    *("mama", "papa", "mutter", "vater", "frau", "mann", "oma", "opa", "bruder", "schwester", "sohn", "tochter"),
    *("moeder", "vader", "vrouw", "man", "broer", "zus", "zoon", "dochter", "me", "i", "you", "ich", "du", "ik", "jij"),
    *("dog", "cat", "hund", "katze", "hond", "kat"),
)
_PARTS: Final = any_of(
    *("a (?:quarter|third|fifth|tenth) of a", "half (?:of )?a", "ein (?:viertel|drittel|fuenftel) von"),
    *("ein halbes", "een (?:kwart|derde|vijfde) van", "een half"),
)

RIDDLE: Final = compiled(
    rf"{_NOT_THERE}\b{_WHOSE}{GAP}(?:\w+{GAP})?{_RIDDLE}\b"
    rf"|(?<!\w ){_OLD}{GAP}(?:\w+{GAP}){{0,2}}{_PEOPLE}\b"
    rf"|\b(?:is|ist|mine|meiner?|card|karte|kaart){GAP}(?:\w+{GAP})?{_OLD}\b"
    rf"|\b{_PARTS}{GAP}(?:hundred|score|dozen|hundert|dutzend|honderd|dozijn)\b"
    r"|\brhymes? (?:with|on)\b|\breimt sich (?:auf|mit)\b|\brijmt op\b"
    r"|\banswer to (?:life|everything)|\bantwort auf (?:alles|die frage)|\bantwoord op (?:alles|het leven)"
)
