"""Number words of languages that we do not speak at the table: they are a disguise.

Words that mean something else in English, German or Dutch ("once", "onze", "seize", "sei", "kirk") are left out, and so
are most units, which are too short to be told from other words.
"""

from typing import Final

from tenback.rules.talk.disguise import latin

_ROMANCE: Final = """
    quatre cinq huit neuf douze treize quatorze quinze
    vingt trente quarante cinquante soixante septante huitante octante nonante
    cuatro cinco siete ocho nueve diez doce trece catorce dieciseis
    veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa
    quattro cinque sette nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
    venti trenta quaranta cinquanta sessanta settanta ottanta novanta
    dezesseis dezessete dezoito dezenove dezasseis dezassete dezanove
    vinte trinta quarenta cinquenta sessenta oitenta
    douazeci treizeci patruzeci cincizeci saizeci saptezeci optzeci nouazeci
    quattuor quinque septem octo novem decem undecim duodecim
    viginti triginta quadraginta quinquaginta sexaginta septuaginta octoginta nonaginta
"""
_SLAVIC: Final = """
    cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie
    siedemnascie osiemnascie dziewietnascie dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat
    siedemdziesiat osiemdziesiat dziewiecdziesiat
    dvacet tricet ctyricet padesat sedesat sedmdesat osmdesat devadesat
    dvadeset trideset cetrdeset pedeset sezdeset sedamdeset osamdeset devedeset
    dvadtsat tridtsat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto
    двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто четыре пять шесть семь восемь девять
    десять двенадцать пятнадцать
"""
_OTHERS: Final = """
    yirmi otuz altmis yetmis doksan yedi sekiz dokuz
    tjugo trettio fyrtio femtio sextio sjuttio attio nittio tredive fyrre halvtreds halvfjerds halvfems
    femti seksti sytti nitti
    husz harminc negyven otven hatvan hetven nyolcvan kilencven
    nijuu sanjuu yonjuu gojuu rokujuu nanajuu hachijuu kyuujuu
"""
_TURKISH_TENS: Final = ("on", "yirmi", "otuz", "kirk", "elli", "altmis", "yetmis", "seksen", "doksan")
_TURKISH_UNITS: Final = ("bir", "iki", "uc", "dort", "bes", "alti", "yedi", "sekiz", "dokuz")
_ITALIAN_TENS: Final = ("venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta")
_ITALIAN_UNITS: Final = ("uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove")
_SPANISH_UNITS: Final = ("uno", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve")


def _compounds() -> set[str]:
    """Return the numbers that are written in one word, or in two of which each may be ours."""
    italian = {(ten[:-1] if unit[0] in "uo" else ten) + unit for ten in _ITALIAN_TENS for unit in _ITALIAN_UNITS}
    turkish = {ten + unit for ten in _TURKISH_TENS for unit in _TURKISH_UNITS}
    return italian | turkish | {start + unit for start in ("veinti", "dieci") for unit in _SPANISH_UNITS}


FOREIGN: Final[frozenset[str]] = frozenset(latin(_ROMANCE + _SLAVIC + _OTHERS).split()) | _compounds()
