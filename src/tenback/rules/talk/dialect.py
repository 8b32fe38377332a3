"""Number words as dialects and slips of the ear spell them: a grammar of sounds, for readings without accents.

"Fümmunfuffzich", "achtndattig" and "zwoasiebzge" are a unit, a link and a ten, whose vowels differ by the region. Among
the commonest 150,000 words of each of our languages no other word is such a compound.
"""

import re
from functools import cache
from typing import Final

from tenback.rules.talk.patterns import any_of

_UNIT: Final = any_of(
    "(?:ei|oa|ee?|ie|ai|aa?)nn?[aes]?",
    "[tsz]?[tsz]w(?:oa?|ei|ai|ee?|ie|a|oi)",
    "[dt]r(?:ei|ai|ie?|ee?|ij|oi|ue?)",
    "(?:[vf](?:ie|ee?|i|oi)r|fjouwer)[ea]?",
    "[vf](?:uee?|uu?|ie?|ij|oi|ei|ee?|oe)(?:mm?|nn?)?p?[fv]{0,2}[ea]?",
    "[sz](?:ae?|ea|oe|ee?|ie?)(?:chs|ggs|gs|cks|ks|x|ss?)[ea]?",
    "[sz](?:ie?|ee?|eu|oe?|uo?|a)(?:bb?|vv?|mm?|w)(?:e|u|ae)?n?[ea]?",
    "[ao]{1,2}(?:cht?|kt|ggt)[ea]?",
    "nj?(?:eu|ue?|oi|aei|ei|ee?|oe|oo?|ai)(?:gg?[eu]|we)?n?[ea]?",
)
_LINK: Final = "(?:[jrw]?[aeou]?nn?[dt]?[ea]?|[ae])"
_TEN: Final = any_of(
    "t?[tsz]w(?:a|ae|ei|oa|o|e|i)nn?",
    "[dt]r(?:ei|ai|ie?|oi|ue?)s?",
    "[dt](?:ee?|aa?|oe?|uo?)r?",
    "[vf](?:ie?|ee?|oi|ue|jea|joe|jou|ji)r",
    "[vf](?:uee?|uu?|ie?|ij|oi|ei|ee?|oe?|y|iu)(?:m|nn?)?p?(?:ff?|ch|v)",
    "[sz](?:ae?|ea|oe|ee?|ie?)(?:chs?|ggs?|gs|ks|ss?|x|cks?)",
    "[sz](?:ie?|ee?|eu|oe?|uo?|a)(?:bb?|vv?|mm?|ww?)(?:e|u|ae)?n?",
    "t?[ao]{1,2}(?:cht?|kt?|gg?t?)(?:en)?",
    "nj?(?:eu|ue?|oi|aei|ei|ee?|oe|ai|ie?|ae|o)(?:gg?[eu]?)?n",
)
_TY: Final = (
    "(?:(?:z|tz|ss?|ts)(?:[ie]?gg?|ig[ei]|g[ei]|ich|isch|ik|ech)|(?:tt?|d)(?:[iue]gh?|ich|ik|ech))"
    "(?:e|er|ern|ers|erl|n|i|st|ste)?"
)
_TEEN: Final = (
    any_of(
        "dr(?:ei|ai|i|y|u)",
        "[dt](?:ee?|aa?|oe?)r",
        "[vf](?:ie?|ee?|jou)r",
        "[vf](?:ue|u|i|ij|ie|ei|oe|ee|uu)[mn]?(?:ff?|ch)",
        "[sz](?:e|ae|ea|oe)(?:chs?|ks?|s)",
        "[sz](?:ie|i|e|eu|oe)[bmv]+(?:e?n?)",
        "[ao]cht?",
        "n(?:eu|ue|u|oi|ei|i|e|eege|ege)n",
    )
    + "[tz](?:eh|ae|aeh|ah|oa|aa|iea|iee?|oe)h?n?e?"
)
_ENGLISH: Final = (
    any_of(
        *("t[vw][eiu]nn?t?", "th?[eiou]+rr?", "tree?", "f[aou]+(?:w|w?r)", "f[iu][dfv]{0,2}", "s[ei](?:x|gs|ks|cks)"),
        *("se[bfv]{1,2}[aeiu]?n?", "ei(?:gh|g|h)?t?", "n(?:ai|i|ie|y)ne?"),
    )
    + "(?:tt?|dd?)(?:y|ie|ee|i|eh|ey)"
    + "(?:one|won|wun|tw?o+|tu|th?ree|free|fo+[uw]?e?r|fi+[fv]e?|si[ksx]+|s[ei]v+[ei]?n|ate|ei(?:gh|g|h)?t|n[iy]+ne?)?"
)
_OTHERS: Final = any_of(  # words of our languages that sound like a ten, a teen or an English number
    *(r"fertig\w*", r"tae?tig\w*", r"desig\w*", r"taktik\w*", "versichern", r"sae?chsisch\w*", r"dortig\w*", "samtig"),
    *(r"[tv]ochtig\w*", r"achtige?\w*", "terdege", r"triestig\w*", r"trutti\w*", "tuttig", "datik", "dodig", "daartoe"),
    *("verziehe?", "fuddy", "farty", "tortie", "fitt?i"),
)
_SHORTEST: Final = 5
_LONGEST: Final = 30


def is_spoken(word: str) -> bool:
    """Tell whether a word sounds like a number from thirteen on."""
    return _SHORTEST <= len(word) <= _LONGEST and _spoken().fullmatch(word) is not None


@cache
def _spoken() -> re.Pattern[str]:
    return re.compile(rf"(?!{_OTHERS}$)(?:(?:{_UNIT}{_LINK})?{_TEN}{_TY}|{_TEEN}|{_ENGLISH})")
