"""Phrases that ask for a number, a card or a hand (COM-1)."""

from typing import Final

from tenback.rules.talk.patterns import GAP, LEVEL, NUMBER, any_of, compiled

_VALUE: Final = any_of("values?", "werte?", "waarden?")
_EXACTLY: Final = any_of("exactly", "precisely", "genau", "exakt", "precies", "exact")
_WHICH: Final = any_of("w?h?ich", "what", "welche[mnrs]?", "welke?", "wöcha")
_WHAT: Final = any_of("what", "wot", "was", "wos", "wat", "wa")
_WHAT_IS: Final = any_of("what'?s", "was (?:ist|sind|fuer)", "wie (?:ist|lautet)", "wat (?:is|zijn|voor)")
_YOUR: Final = any_of(
    *("is", "are", "was", "s", "the", "your", "of", "exact", "card"),
    *("ist", "sind", "eine", "die", "deine", "eure", "genaue"),
    *("zijn", "het", "je", "jouw", "jullie", "de", "een", "exacte"),
)
_ME: Final = any_of("me", "us", "mir", "uns", "mij", "me", "ons", "ma")
_YOU: Final = any_of(
    *("you", "u", "ya", "yours?", "ur", "yer", "y'?all", "du", "ihr", "dir", "euch", "deine[rnms]?", "dei", "dein"),
    *("eure[rnms]?", "je", "jij", "jullie", "jouw", "ge", "gij", "gullie", "uw"),
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
    *("nenne?", "zeige?", "verrate?", "verraetst(?: du)?", "sage?", "sog", "zoag", "gib", "lies", "les"),
    *("noem", "toon", "laat", "zeg", "geef", "lees", "verklap"),
)
_SHOWN: Final = any_of(
    *("verraten", "sagen", "nennen", "zeigen", "verklappen", "vorlesen", "verraden", "zeggen", "noemen", "tonen"),
    *("voorlezen", "laten zien"),
)
_EXTREME: Final = any_of(
    *("lowest", "highest", "smallest", "biggest", "largest", "closest", "nearest", "best", "next one"),
    *("(?:niedrigste|hoechste|kleinste|groesste|naechste|beste|tiefste)[mnrs]?",),
    *("laagste", "hoogste", "kleinste", "grootste", "dichtste", "beste"),
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
_ANYBODY: Final = any_of("anyone", "anybody", "somebody", "someone", "who", "wer", "jemand", "iemand", "wie", "you", "du")
_NEXT_ONE: Final = rf"(?:the|die|de|den){GAP}(?:next|naechste|volgende){GAP}?(?:one|card|karte|kaart)?"
_DIGIT: Final = any_of("(?:which|what) digit", "mit welcher", "welche ziffer", "met welk", "welk cijfer")
_BEGINS: Final = any_of("starts?", "begins?", "ends?", "faengt", "beginnt", "endet", "begint", "eindigt")
_SAME_DIGIT: Final = any_of("same digit", "gleiche ziffer", "zelfde cijfer")
_PARITY: Final = any_of("even or odd", "odd or even", "gerade oder ungerade", "even of oneven", "oneven of even")
_REST: Final = r"[^.!?\n]*"
_FILLER: Final = any_of(
    *("left", "there", "then", "now", "mate", "exactly", "for me", "guys", "again", "pls", "please"),
    *("denn", "so", "noch", "da", "jetzt", "genau", "eigentlich", "alles", "auf", "grad", "bitte"),
    *("nog", "dan", "nu", "daar", "allemaal", "precies", "eigenlijk", "zoal", "toch", "er", "over"),
)
_NOT: Final = any_of("not", "don'?t", "never", "no", "nicht", "keine?n?", "nie", "niet", "geen", "nooit", "net", "koane")
_UNFORBIDDEN: Final = rf"(?<!\bnot )(?<!\bdont )(?<!\bdon't )(?<!\bnever )(?!{_REST}\b{_NOT}\b)"

ASK: Final = compiled(
    rf"\b(?:{_WHICH}|{_WHAT_IS})(?:\W+{_YOUR})*\W+{NUMBER}\b"
    rf"|\b{_WHICH}\W+{_VALUE}\b"
    rf"|{_UNFORBIDDEN}\b{_SHOW}\W+(?:(?:{_ME}|eens|mal|doch|maar|a|once|just)\W+)*"
    rf"(?:{_YOU}|the|die|de|het|den)\W+(?:\w+\W+)?(?:{_HAND}|{_EXTREME}|{NUMBER}|{_VALUE})\b"
    rf"|\b{_SHOW}\W+(?:{_ME}|eens|mal|doch)\W+(?:\w+\W+){{0,2}}(?:{NUMBER}|{_EXTREME})\b"
    rf"|\b{_YOU}\W+(?:\w+\W+)?(?:{_EXTREME}|{_HAND})\W+(?:\w+\W+)?{_SHOWN}\b"
    rf"|{_UNFORBIDDEN}\b{_YOU}\W+(?:\w+\W+){{0,2}}(?:{NUMBER}|{_VALUE})\W+(?:\w+\W+)?{_SHOWN}\b"
    rf"|\b{any_of('exact', 'exacte', 'genaue')}{GAP}(?:{_VALUE}|{NUMBER})\b"
    rf"|\b{_WHICH}\W+(?:\w+\W+)?{_HAND}\W+(?:\w+\W+){{0,2}}(?:{_YOU}|{_HAVE})\b"
    rf"|\b{_WHAT}\W+(?:do |are |'?s )?(?:(?:{_HAVE}|{_YOU})\W+(?:{_YOU}|{_HAVE})|hedde|hebde|hast)\b(?:\W+got\b)?"
    rf"(?:\W+{_FILLER})*(?=\W*$|\W+(?:\w+\W+){{0,4}}{_HAND}\b)"
    rf"|\b{_WHAT}(?:'?s)?\W+(?:\w+\W+){{0,2}}(?:in|on|auf|op)\W+{_YOU}\W+{_HAND}\b"
    rf"|\b{_ASKING}\b{_REST}\b{_YOU}\W+(?:\w+\W+)?{_EXTREME}\b"
    rf"|\b{_ASKING}\b{_REST}\b{_EXTREME}\b{_REST}\b{_YOU}\b"
    rf"|\b{_WHICH}\W+(?:\w+\W+)?{_TENS}\b"
    rf"|\b{_ANYBODY}\W+(?:\w+\W+)?{_HAS}\W+{_NEXT_ONE}(?=\W*$|\W+(?:up|down|higher|lower))"
    rf"|\b(?:{_HAS}|hast|heb)\W+{_ANYBODY}\W+{_NEXT_ONE}(?=\W*$|\W+(?:up|down|higher|lower))"
    rf"|\b{_HOW}\b{_REST}\b{_AWAY}\b"
    rf"|\b{_HOW_HIGH}\b{_REST}\b(?:{_EXTREME}|{_EXACTLY})\b"
    rf"|\b{any_of('was', 'wos', 'wat')}\b{_REST}\b{any_of('fuer', 'fia', 'voor')}\W+(?:\w+\W+)?(?:{NUMBER}|{_HAND})\b"
    rf"|\b{_PARITY}\b|\b{_SAME_DIGIT}\b|\b{_DIGIT}\b{_REST}\b{_BEGINS}\b"
)
