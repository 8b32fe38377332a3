## Signalen in hele zinnen; de stapel is een naam zoals in `pile`

signal-keep = { $strength ->
    [1] { $pile }: die wil ik graag gebruiken.
    [2] { $pile }: laat deze stapel alsjeblieft vrij.
   *[3] { $pile }: in geen geval deze stapel!
}
signal-small = { $pile }: hier alleen kleine stapjes.
signal-free = { $pile }: hier mag alles van mij.
signal-dump = { $pile }: moet je ver springen, doe het dan hier.
signal-wreck = { $pile }: hier moet ik straks ver springen.
signal-safe = Mijn volgende beurt lukt wel.
signal-trouble = Bij mij wordt het krap.
signal-less = Leg alsjeblieft alleen het minimum.
signal-more = Leg gerust alles wat past.
signal-back = Ga achteruit als je kunt.
signal-askavoid = Welke stapel kan ik beter mijden?
signal-askhere = { $pile }: mag ik hier?
signal-answer = { $answer ->
    [yes] Ja.
    [rather-not] Liever niet.
   *[no] Nee.
}
signal-start = { $strength ->
    [0] Ik niet.
    [1] Ik kan beginnen.
    [2] Ik zou moeten beginnen.
   *[3] Ik moet beginnen!
}
signal-ok = Begrepen, dank je.
signal-trick = { $pile }: hier heb ik een achteruit truc.
signal-have = Deze opdracht heb ik: { $command }.
signal-hold = Speel deze opdracht nu niet: { $command }.
signal-cover = { $pile }: dek deze opdracht alsjeblieft af.
signal-fireok = { $pile }: hier zou ik een vuur kunnen doven.
signal-colour = Ik heb { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[grey] grijs
}.
signal-want = { $direction ->
    [up] Ik wil op de oplopende stapel.
   *[down] Ik wil op de aflopende stapel.
}
signal-qtrick = { $pile }: hier wil ik de achteruit truc.
signal-size = Mijn { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[grey] grijze
} kaart is { $band }.
signal-two = Ik kan mijn kaarten allebei leggen.
signal-cannot = Ik kan nu niets leggen.

## Signalen op knoppen

signal-keep-label = Vrij laten
signal-small-label = Kleine stapjes
signal-free-label = Alles mag
signal-dump-label = Hier springen
signal-wreck-label = Ik moet springen
signal-safe-label = Lukt wel
signal-trouble-label = Wordt krap
signal-less-label = Alleen minimum
signal-more-label = Leg meer
signal-back-label = Achteruit
signal-askavoid-label = Welke mijden?
signal-askhere-label = Mag ik?
signal-answer-label = Antwoord
signal-start-label = Beginnen
signal-ok-label = Begrepen
signal-trick-label = Truc hier
signal-have-label = Heb ik
signal-hold-label = Nu niet
signal-cover-label = Graag afdekken
signal-fireok-label = Kan doven
signal-colour-label = Mijn kleur
signal-want-label = Hier wil ik heen
signal-qtrick-label = Wil de truc
signal-size-label = Hoe hoog
signal-two-label = Allebei
signal-cannot-label = Kan niet

## Waarom iets niet gezegd kan worden, en wat er wel kan

block-silence = Er ligt een Stilte op tafel. Zodra die is afgedekt, mogen jullie weer praten.
