"""What numbers count at a table (COM-7), in English, German and Dutch."""

from typing import Final

from tenback.rules.talk.patterns import any_of

CARDS: Final = any_of("cards", "karten", "kaarten", "kaartjes")
CARD: Final = any_of("card", "karte", "kaart", "kaartje")
TIMES: Final = any_of(
    *("se[ck]s?", "seconds", "mins?", "minutes?", "h", "hrs?", "hours?", "days?", "weeks?", "months?", "years?"),
    *("o'?clock", "am", "pm", "sek", "sekunden?", "minuten?", "std", "stunden?", "tagen?", "tage", "wochen?"),
    *("monaten?", "monate", "jahren?", "jahre", "uhr", "seconden?", "minuutjes?", "uur", "uurtjes?", "dagen?"),
    *("weken", "maanden", "jaar", "jaren"),
)
ROUNDS: Final = any_of(
    *("piles?", "stacks?", "rows?", "turns?", "rounds?", "moves?", "games?", "times?", "tries", "wins?", "losses"),
    *("stapeln?", "reihen?", "zuegen?", "zuege", "zug", "runden?", "spiele", "partien?", "mal", "versuche", "siege"),
    *("stapels?", "rijen", "beurten?", "beurt", "rondes?", "rondjes?", "zetten", "potjes?", "spelletjes?"),
    *("spellen", "keer", "pogingen", "partijen", "partijtjes"),
)
PEOPLE: Final = any_of(
    *("people", "persons", "players?", "friends", "kids", "of us", "of you", "of them", "seats", "bots?", "guys"),
    *("leuten?", "personen", "spielern?", "freunden?", "kindern?", "mann", "von uns", "von euch", "plaetze"),
    *("mensen", "spelers?", "vrienden", "kinderen", "man", "van ons", "van jullie", "plaatsen"),
)
THINGS: Final = any_of(
    *("%", "per ?cent", "prozent", "procent", "degrees?", "grad", "graden", "euros?", "points?", "punkten?", "punten"),
    *("beers?", "coffees?", "pizza'?s", "pieces?", "bier(?:en?|tjes?)?", "kaffees?", "stuecken?", "stueck", "stuks?"),
    *("koffies?", "options?", "chances?", "colou?rs?", "farben", "kleuren", "commands?", "befehle"),
)
NUMBERED: Final = any_of(  # what is called by its number: "pile two"
    *("pile", "stack", "row", "player", "round", "game", "turn"),
    *("stapel", "reihe", "spieler", "runde", "spiel", "zug"),
    *("rij", "speler", "ronde", "potje", "beurt"),
)
CHILD: Final = any_of(
    *("son", "daughter", "brother", "sister", "sohn", "tochter", "bruder", "schwester", "kind"),
    *("zoon(?:tje)?", "dochter(?:tje)?", "broertje", "zusje"),
)
DECK: Final = any_of("left", "draw", "deck", "stock", "uebrig", r"nachzieh\w*", r"trek\w*")
NO_PLURALS: Final = any_of(  # words that look like the plural of a noun but are not
    *("is", "was", "has", "this", "plus", "us", "yes", "his", "as", "does", "its", "steps", "always", "thus"),
    *("perhaps", "sometimes", "minus", "points", "fits", "works", "goes", "stays", "lies", "needs", "wants", "others"),
    *("less", "under", "over", "after", "never", "together", "either", "closer", "further"),
    *("oder", "aber", "hier", "unter", "ueber", "wieder", "immer", "weiter", "lieber", "besser", "kleiner"),
    *("groesser", "hoher", "tiefer", "runter", "schritten?", "schritte", "passen", "gehen", "liegen", "haben"),
    *("zwischen", "dazwischen", "oben", "unten", "neben", "daneben", "gegen", "wegen", "das", "es", "alles", "als"),
    *("bis", "kommen", "koennen", "muessen", "brauchen", "halten", "sparen", "behalten", "werden", "einen"),
    *("seinen", "meinen", "deinen", "keinen", "den", "der", "er", "sein", "weg"),
    *("en", "een", "tussen", "verder", "liever", "beter", "stappen", "stapjes", "hebben", "kunnen", "moeten"),
    *(
        "weniger",
        "minder",
        "groter",
        "nemen",
        "houden",
        "bewaren",
        "zitten",
        "komen",
        "dus",
        "eens",
        "iets",
        "niets",
        "buiten",
        "binnen",
    ),
)
