"""Phrases that ask for a number, a card or a hand (COM-1)."""

from typing import Final

from tenback.rules.talk.patterns import DISTANCE, GAP, LEVEL, NUMBER, any_of, compiled

_VALUE: Final = any_of("values?", "werte?", "waarden?")
_EXACTLY: Final = any_of("exactly", "precisely", "genau", "exakt", "precies", "exact")
_WHICH: Final = any_of("w?h?ich", "what", "welche[mnrs]?", "welke?", "wöcha")
_WHAT: Final = any_of("what", "wot", "was", "wos", "wat", "wa")
_WHAT_IS: Final = any_of("what'?s", "was (?:ist|sind|fuer)", "wie (?:ist|lautet)", "wat (?:is|zijn|voor)")
_SECOND: Final = any_of(  # you have, in one word or two
    *(
        "do (?:you|u|ya) (?:have|hold|need)",
        "have (?:you|u|ya)(?: got)?",
        "(?:you|u|ya)(?: (?:have|guys))?(?: got| hold| holding)?",
    ),
    *(
        "are (?:you|u) (?:holding|sitting on|waiting for)",
        "hast(?: du)?",
        "habt(?: ihr)?",
        "haeltst(?: du)?",
        "brauchst(?: du)?",
    ),
    *(
        "du(?: noch)? hast",
        "ihr habt",
        "h[ao]s[td]n?(?: du)?(?: no)?",
        "hesch(?: du)?",
        "heb (?:je|jij|ge)",
        "hebben jullie",
        "hebt ge",
    ),
    *(
        "(?:was|is) it (?:you|u) (?:had|have)",
        "(?:you|u) had",
        "had (?:you|je|jij|ge)",
        "hattest(?: du)?",
        "hattet(?: ihr)?",
        "hadden jullie",
    ),
    *("heb[dt]e(?: gij)?", "hedde(?: gij)?", "je hebt", "jij hebt"),
)
_DEAR: Final = any_of(
    *("love", "dear", "darling", "mate", "bro", "man", "buddy", "honey", "guys", "schatz", "liebes", "digga", "alter"),
    *("leute", "schat", "lieverd", "gast", "jongens", "man", "zeg", "sis", "ma"),
)
_YOUR: Final = any_of(
    *("is", "are", "was", "s", "the", "your", "of", "exact", "card"),
    *("ist", "sind", "eine", "die", "deine", "eure", "genaue"),
    *("zijn", "het", "je", "jouw", "jullie", "de", "een", "exacte"),
)
_ME: Final = any_of("me", "us", "mir", "uns", "mij", "me", "ons", "ma")
_YOU: Final = any_of(
    *("you", "u", "ya", "yours?", "ur", "yer", "y'?all", "du", "ihr", "dir", "euch", "deine[rnms]?", "dei", "dein"),
    *("eure[rnms]?", "je", "jij", "jullie", "jouwe?", "ge", "gij", "gullie", "uw"),
)
_HAVE: Final = any_of(
    *("have", "got", "hold", "holding", "need", "want", "hast", "habt", "haeltst", "brauchst", "braucht"),
    *("heb", "hebt", "hebben", "zoek", "zoekt", "wil", "host", "hosd", "hesch", "hebde", "hedde", "sitting on"),
)
_HAS: Final = any_of("has", "have", "got", "holds?", "holding", "hat", "heeft", "hebben", "hot")
_HAND: Final = any_of(
    *("cards?", "hand", "karten?", "blatt", "kaart(?:en)?", "kaartjes?", "handkarten", "handen", "koartn", "kartn"),
    *("kaartn",),
)
_SHOW: Final = any_of(
    *("name", "show", "reveal", "read(?: out)?", "list", "tell", "say", "give", "share"),
    *("nennt?e?", "zeigt?e?", "sagt", "verrate?", "verraetst(?: du)?", "sage?", "sog", "zoag", "gib", "lies", "les"),
    *("noem", "toon", "laat", "zeg", "geef", "lees", "verklap"),
)
_SHOWN: Final = any_of(
    *("verraten", "sagen", "nennen", "zeigen", "verklappen", "vorlesen", "verraden", "zeggen", "noemen", "tonen"),
    *("voorlezen", "laten zien"),
)
_EXTREME: Final = any_of(
    *("lowest", "highest", "smallest", "biggest", "largest", "closest", "nearest"),
    *("(?:niedrigste|hoechste|kleinste|groesste|tiefste)[mnrs]?",),
    *("laagste", "hoogste", "kleinste", "grootste", "dichtste"),
)
_HOW: Final = any_of("how (?:many|much|far|big|close)", "wie ?(?:viele?|vui|weit|gross|nah)", "hoe ?(?:veel|ver|groot)")
_HOW_HIGH: Final = any_of("how (?:high|low)", "wie (?:hoch|niedrig|tief)", "hoe (?:hoog|laag)")
_AWAY: Final = any_of(
    *("steps?", "away", "off", "apart", "between", "jump", "distance", "gap", "short", "missing", LEVEL),
    *("schritte?", "weg", "entfernt", "dazwischen", "drueber", "drunter", "abstand", "luecke", "springe?[nst]*"),
    *("fehlt", "fehlen", "daneben", "auseinander", "stappen", "stapjes", "ervan(?:af)?", "ertussen", "afstand", "gat"),
    *("omhoog", "omlaag", "spring(?:t|en)?", "eraf", "tekort", "te kort", "vandaan", "ernaast"),
)
_ASKING: Final = any_of("what", "what'?s", "which", "was", "wos", "welches?", "wat", "wa", "welke?", "wie")
_TENS: Final = any_of("decade", "tens", "range", "zehner", "zehnerbereich", "dekade", "bereich", "tiental", "bereik")
_ANYBODY: Final = any_of(
    "anyone", "anybody", "somebody", "someone", "who", "wer", "jemand", "iemand", "wie", "you", "du"
)
_NEXT_ONE: Final = rf"(?:the|die|de|den){GAP}(?:next|naechste|volgende){GAP}?(?:one|card|karte|kaart)?"
_DIGIT: Final = any_of("(?:which|what) digit", "mit welcher", "welche ziffer", "met welk", "welk cijfer")
_BEGINS: Final = any_of("starts?", "begins?", "ends?", "faengt", "beginnt", "endet", "begint", "eindigt")
_SAME_DIGIT: Final = any_of("same digit", "gleiche ziffer", "zelfde cijfer")
_PARITY: Final = any_of("even or odd", "odd or even", "gerade oder ungerade", "even of oneven", "oneven of even")
_REST: Final = r"[^.!?\n]*"
_ANYTHING: Final = r"[^\n]*"
_FILLER: Final = any_of(
    *("left", "over there", "there", "then", "now", "mate", "exactly", "for me", "guys", "again", "pls", "please"),
    *("drueben", "denn", "nun", "so", "noch", "da", "jetzt", "genau", "eigentlich", "alles", "auf", "grad", "bitte"),
    *("liggen", "nog", "nou", "dan", "nu", "daar", "allemaal", "precies", "eigenlijk", "zoal", "toch", "er", "over"),
)
_NEAR: Final = any_of("how (?:close|near|far)", "wie (?:nah|dicht|weit)", "hoe (?:dicht|ver|dichtbij)")
_THERE: Final = any_of(
    *("top", "pile", "card", "stack", "it", "stapel", "karte", "oberste[mnrs]?", "bovenste", "kaart", "dran", "daran"),
    *("eraan", "erbij", "bij", "hin", "off", "away"),
)
_NO_CARD: Final = any_of(
    *("pile", "stack", "row", "scores?", "chances?", "level", "price", "bid", "stapel", "reihe", "punktzahl", "preis"),
    *("rij", "score", "kans", "prijs", "bet", "place", "platz", "plek"),
)
_JUST: Final = any_of(
    *("eens", "mal", "doch", "maar", "a", "once", "just", "halt", "einfach", "gewoon", "bitte", "even", "ff", "schon"),
    *("please", "her", "an", "ne", "eine", "een", "n", "mir", "uns", "me", "us", "mij", "ons", "ma", "some"),
)
_NOT: Final = any_of(
    "not", "don'?t", "never", "no", "nicht", "keine?n?", "nie", "niet", "geen", "nooit", "net", "koane"
)
_UNFORBIDDEN: Final = r"(?<!\bnot )(?<!\bdont )(?<!\bdon't )(?<!\bnever )"
_NOR_LATER: Final = rf"(?!{_REST}\b{_NOT}\b)"  # behind a word: before every letter it would take long

_LOWEST: Final = rf"{_EXTREME}(?!\W+{_NO_CARD})"
_CARDS: Final = any_of(
    *("cards", "hand", "karten", "blatt", "handkarten", "kaarten", "kaartjes", "koartn", "kartn", "kaartn", "handen"),
)

# ---- what do you have, which number, which card
_WHAT_NUMBER: Final = (
    rf"\b(?:{_WHICH}|{_WHAT_IS})(?:\W+{_YOUR})*\W+{NUMBER}\b"
    rf"|\b{_WHICH}\W+{_VALUE}\b"
    rf"|\b{any_of('exact', 'exacte', 'genaue')}{GAP}(?:{_VALUE}|{NUMBER})\b"
    rf"|\b{_WHICH}\W+(?:\w+\W+)?{_TENS}\b"
    rf"|\b{_PARITY}\b|\b{_SAME_DIGIT}\b|\b{_DIGIT}\b{_REST}\b{_BEGINS}\b"
)
_WHAT_CARD: Final = (
    rf"\b{_WHICH}\W+(?:\w+\W+)?{_HAND}\W+(?:\w+\W+){{0,2}}(?:{_YOU}|{_HAVE})\b"
    rf"|\b{_WHAT}(?:'?s|'?ve)?\W+{_SECOND}\b(?:\W+(?:{_FILLER}|{_DEAR}))*(?=\W*$|\W+(?:\w+\W+){{0,4}}{_HAND}\b)"
    r"|^\W*(?:and |und |en |so )*(?:what'?s |was ist |wat is )?(?:yours|deine[rs]?|die van (?:jou|u))"
    r"(?: so| then| dan)?\W*\?"
    rf"|\b{_WHAT}\W+(?:would|wuerdest|zou)\W+{_YOU}\W+(?:play|lay|legen|spielen|leggen|spelen)\b"
    rf"|\b{_WHAT}\b{_REST}\b{_YOU}\b(?:\W+\w+)?\W+(?:draw|drawn|pick up|gezogen|nachgezogen|gepakt|getrokken)\b"
    rf"|\b(?:was fuer (?:eine|ane)|wat voor (?:een|eentje)|what kind of card)\W+(?:\w+\W+)?{_YOU}\b"
    rf"|\bwh?at ?cha\W+(?:got|holding|have)\b"
    rf"|\b{_WHAT}(?:'?s)?\W+(?:\w+\W+){{0,2}}(?:in|on|auf|op)\W+{_YOU}\W+{_HAND}\b"
    rf"|\b{any_of('was', 'wos', 'wat')}\b{_REST}\b{any_of('fuer', 'fia', 'voor')}\W+(?:\w+\W+)?(?:{NUMBER}|{_HAND})\b"
    rf"|\b(?:{_ASKING}|{_ANYBODY}|who'?s){_REST}\b(?:{_YOU}|{_HAS})\W+(?:\w+\W+)?{_LOWEST}\b"
    rf"|\b{_ASKING}\b{_REST}\b{_LOWEST}\b{_REST}\b{_YOU}\b"
)
_WHO_HAS: Final = (
    rf"\b{_ANYBODY}\W+(?:\w+\W+)?{_HAS}\W+{_NEXT_ONE}(?=\W*$|\W+(?:up|down|higher|lower))"
    rf"|\b(?:{_HAS}|hast|heb)\W+{_ANYBODY}\W+{_NEXT_ONE}(?=\W*$|\W+(?:up|down|higher|lower))"
)
# ---- tell me, show me
_TELL_ME: Final = (
    rf"{_UNFORBIDDEN}\b{_SHOW}{_NOR_LATER}\W+(?:{_JUST}\W+)*(?:{_YOU}|the|die|de|het|den)\W+(?:\w+\W+)?"
    rf"(?:{_CARDS}|{_LOWEST}|{NUMBER}|{_VALUE})\b"
    rf"|{_UNFORBIDDEN}\b(?:{_SHOW}|gimme){_NOR_LATER}\W+(?:{_JUST}\W+)+(?:{NUMBER}|{_VALUE})\b"
    rf"|\b{_SHOW}\W+(?:{_ME}|eens|mal|doch)\W+(?:\w+\W+){{0,2}}(?:{NUMBER}|{_LOWEST})\b"
    rf"|\b{_YOU}\W+(?:\w+\W+)?(?:{_LOWEST}|{_CARDS})\W+(?:\w+\W+)?{_SHOWN}\b"
    rf"|{_UNFORBIDDEN}\b{_YOU}{_NOR_LATER}\W+(?:\w+\W+){{0,2}}(?:{NUMBER}|{_VALUE})\W+(?:\w+\W+)?{_SHOWN}\b"
    rf"|\b(?:{_SHOW}|{_SHOWN})\W+(?:\w+\W+)?{_WHAT}\W+(?:{_YOU}\W+)(?:{_HAVE}|{_CARDS}|{NUMBER})\b"
)
# ---- how far
_HOW_FAR: Final = (
    rf"\b{_HOW}\b{_REST}\b{_AWAY}\b"
    rf"|\b{_HOW_HIGH}\b{_REST}\b(?:{_EXTREME}|{_EXACTLY})\b"
    rf"|\b{_HOW_HIGH}\W+(?:can|could|kannst|koenntest|kun|kan|koent|moogt)\W+{_YOU}\b"
    rf"|\b{_NEAR}\W+(?:\w+\W+){{0,2}}{_YOU}\b(?:\W*$|{_REST}\b{_THERE}\b)"
    rf"|\b{_NEAR}\b{_REST}\b{_THERE}\b{_REST}\b{_YOU}\b"
    rf"|\b{_SHOW}\W+{_ME}\W+(?:\w+\W+)?{DISTANCE}\b"
)

# ---- numbers, please
_WANTED: Final = any_of(
    *(r"\?", "please", "pls", "plz", "bitte", "bidde", "graag", "aub", "alsjeblieft", _SHOW, "can you", "could you"),
    *("kannst du", "koenntest du", "kun je", "kan je", "gimme"),
)
_RULE: Final = any_of(
    *(
        _NOT,
        "without",
        "ohne",
        "zonder",
        "allowed",
        "may",
        "forbidden",
        "erlaubt",
        "verboten",
        "darf",
        "duerfen",
        "mag",
    ),
    *("mogen", "toegestaan", "against", "rules?", "regeln?", "regels?", "talk", "of the", "of turns", "of players"),
)
_NUMBERS_PLEASE: Final = (
    rf"^(?!{_ANYTHING}\b{_RULE}\b)(?:{_ANYTHING}\b{_WANTED}\b{_ANYTHING}\b{NUMBER}\b|{_ANYTHING}\b{NUMBER}\b{_ANYTHING}(?:\?|\b{_WANTED}\b))"
    rf"|\b{_YOU}\W+(?:range|bereich|bereik)\b"
)

ASK: Final = compiled(rf"{_NUMBERS_PLEASE}|{_WHAT_NUMBER}|{_WHAT_CARD}|{_WHO_HAS}|{_TELL_ME}|{_HOW_FAR}")
