"""What numbers count at a table (COM-7), in English, German and Dutch."""

from typing import Final

from tenback.rules.talk.patterns import any_of

CARDS: Final = any_of("cards", "karten", "kaarten", "kaartjes")
CARD: Final = any_of("card", "karte", "kaart", "kaartje")
TIMES: Final = any_of(
    *("se[ck]s?", "seconds", "mins?", "minutes?", "h", "hrs?", "hours?", "days?", "weeks?", "months?", "years?"),
    *("o'?clock", "am", "pm", "sek", "sekunden?", "minuten?", "std", "stunden?", "tagen?", "tage", "wochen?"),
    *("monaten?", "monate", "jahren?", "jahre", "uhr", "seconden?", "minuutjes?", "uur", "uurtjes?", "dagen?"),
    *("weken", "maanden", "jaar", "jaren", "week", "woche", "weekends?", "nights?", "naechten?", "nachten?", "moments?"),
    *("second(?= (?:lag|delay|break|pause|rule|timer))", "fortnights?", "am morgen", "morgens", "abends", "'?s avonds"),
    *("sekuendchen", "minuetchen", "minuetli", "stuendchen", "seconde", "secondjes?", "kwartier(?:tje)?", "ticks?"),
    *("minuti", "viertelstunden?", "yrs?"),
)
ROUNDS: Final = any_of(
    *("piles?", "stacks?", "rows?", "turns?", "rounds?", "moves?", "games?", "times?", "tries", "wins?", "losses"),
    *("stapeln?", "reihen?", "zuegen?", "zuege", "zug", "runden?", "spiele", "partien?", "mal", "versuche", "siege"),
    *("stapels?", "rijen", "beurten?", "beurt", "rondes?", "rondjes?", "zetten", "potjes?", "spelletjes?"),
    *("spellen", "keer", "pogingen", "partijen", "partijtjes"),
)
PEOPLE: Final = any_of(
    *("people", "persons", "players?", "kids", "of us", "of you", "of them", "seats", "bots?"),
    *("personen", "spielern?", "kindern?", "von uns", "von euch", "plaetze"),
    *("adults?", "teenagers?", "strangers", "siblings", "grandchildren"),
    *("children", "women", "men", "dogs?", "cats?", "erwachsenen?", "enkel[n]?", "gaesten?"),
    *("hunden?", "katzen?", "weiber", "maenner", "frauen", "vrouwen"),
    *("honden", "katten", "kleinkinderen", "gasten", "pers(?:onen)?", "vrouw", "koppels?", "couples?", "paare"),
    *("spelers?", "kinderen", "van ons", "van jullie", "plaatsen"),
)
ADDRESSED: Final = any_of(  # people as well, unless they are spoken to: "it's forty, guys"
    *("friends", "guys", "folks?", "blokes?", "lads?", "girls?", "boys?", "freunden?", "leuten?", "leut", "leitn?"),
    *("maedels?", "jungs?", "buben", "mann", "vrienden", "mensen", "mannen", "man", "jongens", "meisjes", "gasten"),
)
THINGS: Final = any_of(
    *("%", "per ?cent", "prozent", "procent", "degrees?", "grad", "graden", "euros?", "points?", "punkten?", "punten"),
    *("beers?", "coffees?", "pizza'?s", "pieces?", "bier(?:en?|tjes?)?", "kaffees?", "stuecken?", "stueck", "stuks?"),
    *("bucks", "quid", "pounds?", "dollars?", "pence", "cents?", "grand", "franken", "tacken", "euronen", "piek", "gulden"),
    *("k", "km", "kilo(?:s|meters?)?", "miles?", "meters?", "metres?", "cm", "kg", "litres?", "liter", "inch(?:es)?"),
    *("gb", "mb", "fps", "ms", "mbit", "kmh", "mph", "stars?", "sterne?n?", "sterren?", "lives", "levens", "leben"),
    *("slices?", "cups?", "glasses", "bottles?", "drinks?", "shots?", "pints?", "glaeser", "flaschen?", "tassen?"),
    *("pils(?:jes|ken)?", "frikandellen", "sachen", "dinge", "dingen", "things?", "words?", "worte?", "woorden", "zeilen"),
    *("mails?", "messages?", "nachrichten", "berichten", "berichtjes", "tabs?", "screens?", "jobs?", "letters?"),
    *("teams?", "groups?", "gruppen?", "groepen", "halves", "haelften", "helften", "thirds", "quarters", "laps"),
    *("fingers?", "finger[ns]?", "vingers", "thumbs?", "daumen", "duimen", "hands", "haenden?", "handen", "ears", "ohren"),
    *("eyes", "augen", "ogen", "oren", "legs", "beine?n?", "benen", "feet", "fuessen?", "voeten", "senses", "sinnen?"),
    *("koffies?", "options?", "chances?", "colou?rs?", "farben", "kleuren", "commands?", "befehle"),
)
NUMBERED: Final = any_of(  # what is called by its number: "pile two"
    *("pile", "stack", "row", "player", "round", "game", "turn"),
    *("stapel", "reihe", "spieler", "runde", "spiel", "zug"),
    *("rij", "speler", "ronde", "potje", "beurt"),
)
CHILD: Final = any_of(
    *("kid", "nephew", "niece", "grandson", "granddaughter", "grandchild", "baby", "toddler", "dog", "cat", "wife"),
    *("husband", "mum", "mom", "dad", "nan", "gran", "enkel", "enkelin", "nichte", "neffe", "kleine", "kleiner"),
    *("hund", "katze", "opa", "oma", "neefje", "nichtje", "kleinzoon", "kleindochter", "hond", "kat", "moeder", "vader"),
    *("mutter", "vater", "papa", "mama", "broer", "zus", "jongste", "oudste", "youngest", "oldest", "eldest", "juengste"),
    *("son", "daughter", "brother", "sister", "sohn", "tochter", "bruder", "schwester", "kind"),
    *("zoon(?:tje)?", "dochter(?:tje)?", "broertje", "zusje"),
)
DECK: Final = any_of("left", "draw", "deck", "stock", "uebrig", r"nachzieh\w*", r"trek\w*")
MONTHS: Final = any_of(
    *("jan(?:uary|uar|uari)?", "feb(?:ruary|ruar|ruari)?", "mar(?:ch)?", "maerz", "maart", "apr(?:il)?", "mei", "mai"),
    *("june?", "jun[ij]", "july?", "jul[ij]", "aug(?:ust|ustus)?", "sept?(?:ember)?", "o[ck]t(?:ober)?", "nov(?:ember)?"),
    *("de[cz](?:ember)?", "jaenner"),
)
OUTSIDE: Final = any_of(
    *("outside", "out there", "here today", "degrees?", "celsius", "draussen", "grad", "heute", "buiten", "graden"),
    *("vandaag", "vannacht", "tonight", "heute nacht", "today"),
)
REMAINING: Final = any_of("left", "remaining", "to go", "uebrig", "over", "uebrig geblieben", "ueber", "rest")
LOST: Final = any_of("lost", "ended", "finished", "had", "verloren", "hatten", "hadden", "hielden", "blieben", "bleven")
PERSON: Final = any_of(
    *("i", "you", "he", "she", "we", "they", "ich", "du", "er", "sie", "wir", "ihr"),
    *("ik", "jij", "je", "hij", "zij", "jullie"),
)
BESIDE: Final = any_of(  # after a number they tell a distance
    *("away", "off", "short", "up", "down", "back", "apart", "jump", "steps?"),
    *("daneben", "weg", "entfernt", "drauf", "zurueck", r"erhoeh\w*", r"spring\w*", "steigen", "fallen", "fehlen"),
    *("bij", "te", "tekort", "kort", "tussen", "naast", "vanaf", "af", "eraf", "ernaast", "erboven", "eronder", "erbij"),
    *("verhogen", "omhoog", "omlaag", "terug", "verschil", "schelen", "vandaan", "ervan(?:af)?", "missen"),
)
NO_PLURALS: Final = any_of(  # words that look like the plural of a noun but are not
    *("is", "was", "has", "this", "plus", "us", "yes", "his", "as", "does", "its", "steps", "always", "thus"),
    *("perhaps", "sometimes", "minus", "points", "fits", "works", "goes", "stays", "lies", "needs", "wants", "others"),
    *("sounds", "looks", "feels", "helps", "makes", "comes", "gets", "takes", "beats", "suits", "thanks", "seems"),
    *("starts", "ends", "sits", "hurts", "ruins", "counts", "please", "yours", "ours", "mines", "theirs", "lots"),
    *("saves", "matters", "kills", "sucks", "plays", "clears", "blocks", "remains", "belongs", "guys", "folks"),
    *("less", "under", "over", "after", "never", "together", "either", "closer", "further"),
    *("oder", "aber", "hier", "unter", "ueber", "wieder", "immer", "weiter", "lieber", "besser", "kleiner"),
    *("groesser", "hoher", "tiefer", "runter", "schritten?", "schritte", "passen", "gehen", "liegen", "haben"),
    *("zwischen", "dazwischen", "oben", "unten", "neben", "daneben", "gegen", "wegen", "das", "es", "alles", "als"),
    *("bis", "kommen", "koennen", "muessen", "brauchen", "halten", "sparen", "behalten", "werden", "einen"),
    *("seinen", "meinen", "deinen", "keinen", "den", "der", "er", "sein", "weg"),
    *("en", "een", "tussen", "verder", "liever", "beter", "stappen", "stapjes", "hebben", "kunnen", "moeten"),
    *(
        "niedriger",
        "legen",
        "leggen",
        "spelen",
        "spielen",
        "nehmen",
        "sparen",
        "wachten",
        "warten",
        "alsjeblieft",
        "sonder",
        "sondern",
        "immers",
        "anders",
        "bitten",
        "wegen",
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
