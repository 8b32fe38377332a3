"""Which language a text is written in, as far as its small words tell."""

import re
from typing import Final

_SMALL_WORDS: Final = {
    "en": """
        the is are am was you i im we my your to of and it its this that on for have has can not dont please me us they
        an in with like who what would could will be do did just so but
    """,
    "de": """
        der die das dem den des ist sind bin war ich du wir ihr mein meine dein nicht ein eine einen und auf zu zum mir
        dir mit noch nur bitte hab habe hast haben kann ja nein aber wenn dann was wer im am es fuer doch mal
    """,
    "nl": """
        de het een is zijn ben was ik jij je we wij jullie mijn niet en op van aan mij met nog maar heb hebt hebben kan
        ja nee voor als dan dat die te wat wie er ze hij toch even gewoon rustig iemand
    """,
}
_OF_LANGUAGE: Final = {language: frozenset(words.split()) for language, words in _SMALL_WORDS.items()}


def languages(text: str) -> set[str]:
    """Return the languages that most of the small words belong to; all of them if there are none."""
    words = re.findall(r"\w+", text.casefold())
    known = {language: sum(word in small for word in words) for language, small in _OF_LANGUAGE.items()}
    return {language for language, number in known.items() if number == max(known.values())}
