## Koppen

rules-heading-goal = Doel
rules-heading-cards = Kaarten en stapels
rules-heading-start = Voorbereiding
rules-heading-turn = Een beurt
rules-heading-trick = De achteruit truc
rules-heading-help = Je tegenstander helpen
rules-heading-draw = Trekken
rules-heading-marks = Kaarten met een teken
rules-heading-end = Einde en uitslag
rules-heading-talk = Praten aan tafel
rules-heading-house = Huisregels

## Doel

rules-goal-team = Jullie zijn één team en spelen tegen het spel. Jullie winnen samen zodra alle { $count } kaarten gelegd zijn.
rules-goal-race = Jullie spelen tegen elkaar. Je wint zodra je al je { $count } eigen kaarten hebt gelegd. Je verliest als je er in je beurt niet genoeg kunt leggen.
rules-players = Voor { $least } tot { $most } spelers.
rules-players-exactly = { $count ->
    [one] Voor één speler.
   *[other] Voor precies { $count } spelers.
}
rules-alone = In je eentje gelden dezelfde regels: elke beurt is van jou.

## Kaarten en stapels

rules-cards = Er zijn { $count } kaarten: { $low } tot en met { $high }, elk één keer.
rules-cards-own = Iedere speler heeft { $count } eigen kaarten: { $low } tot en met { $high }, elk één keer.
rules-cards-coloured = Er zijn { $count } kaarten: { $low } tot en met { $high }, één keer in elke kleur ({ $colours }).
rules-piles-shared = Op deze stapels legt iedereen:
rules-piles-own = Iedere speler heeft deze stapels:
rules-pile-up = { $count ->
    [one] Eén oplopende stapel: elke kaart moet hoger zijn dan de vorige.
   *[other] { $count } oplopende stapels ({ $names }): elke kaart moet hoger zijn dan de vorige.
}
rules-pile-down = { $count ->
    [one] Eén aflopende stapel: elke kaart moet lager zijn dan de vorige.
   *[other] { $count } aflopende stapels ({ $names }): elke kaart moet lager zijn dan de vorige.
}
rules-row-cards = Elke stapel begint met een startkaart die blijft liggen: { $up } voor oplopend, { $down } voor aflopend.
rules-row-cards-bare = Elke stapel begint met een startkaart zonder getal of kleur, dus elke kaart mag de eerste zijn.
rules-gap = De sprong mag zo groot zijn als je wilt. Hetzelfde getal past niet.
rules-tops-hidden = Alleen de bovenste kaart van een stapel telt. De kaarten eronder mag niemand bekijken.
rules-tops-visible = Alleen de bovenste kaart van een stapel telt. De kaarten eronder mag je bekijken.
rules-counter = Onze tafels kunnen laten zien welke kaarten nog niemand heeft gelegd. Dat is een hulpmiddel van ons: volgens de spelregels zie je alleen de bovenste kaarten en onthoud je de rest. Willen jullie zo spelen, zet dan aan een tafel in de browser “{ $option }” op “{ $choice }”.

## Voorbereiding

rules-deal = Schud de kaarten en deel uit:
rules-deal-own = Iedere speler schudt de eigen kaarten en trekt er een hand van:
rules-hand = { $seats ->
    [one] in je eentje: { $size } kaarten
   *[other] { $seats } spelers: ieder { $size } kaarten
}
rules-hand-range = { $least } tot { $most } spelers: ieder { $size } kaarten
rules-deck = De overige kaarten vormen de gedekte trekstapel.
rules-deck-own = De overige kaarten vormen de eigen gedekte trekstapel.
rules-secret = Iedereen ziet de bovenste kaarten en hoeveel kaarten er in elke hand en elke trekstapel zitten. Je eigen hand zie alleen jij.
rules-start-agreed = Bekijk eerst je eigen kaarten en beslis dan samen wie begint. De regels voor het praten gelden dan al.
rules-start-lot = Loot wie begint.
rules-order = Er wordt met de klok mee gespeeld.
rules-order-two = Jullie zijn om en om aan de beurt.

## Een beurt

rules-turn = Eerst leg je kaarten, dan trek je; daarmee eindigt je beurt. Zolang je legt, trek je niet.
rules-need-least = { $need ->
    [one] Leg minstens één kaart. Meer mag ook, tot je hele hand.
   *[other] Leg minstens { $need } kaarten. Meer mag ook, tot je hele hand.
}
rules-need-between = { $need ->
    [one] Leg minstens één en hooguit { $most } kaarten.
   *[other] Leg minstens { $need } en hooguit { $most } kaarten.
}
rules-need-exactly = { $need ->
    [one] Leg precies één kaart.
   *[other] Leg precies { $need } kaarten.
}
rules-need-empty = { $need ->
    [one] Is de trekstapel op, dan is één kaart genoeg.
   *[other] Is de trekstapel op, dan zijn { $need } kaarten genoeg.
}
rules-need-empty-same = Dat blijft zo als de trekstapel op is.
rules-capped = Heb je minder kaarten in je hand, dan is het genoeg om ze allemaal te leggen.
rules-capped-empty = Heb je dan minder kaarten in je hand, dan is het genoeg om ze allemaal te leggen.
rules-freely = Leg je kaarten één voor één. Kaart, stapel en volgorde kies je zelf. Het gaat om wat er op dat moment bovenop ligt: zo kan een kaart de volgende voorbereiden.
rules-freely-one = Kaart en stapel kies je zelf, maar overslaan mag niet. Ligt de kaart, dan eindigt je beurt vanzelf.
rules-stop = Overslaan mag niet. Heb je genoeg gelegd, dan stop je wanneer je wilt. Is je hand leeg, dan eindigt je beurt vanzelf.
rules-stop-most = Overslaan mag niet. Heb je genoeg gelegd, dan stop je wanneer je wilt. Heb je { $most } kaarten gelegd of is je hand leeg, dan eindigt je beurt vanzelf.
rules-skip = Wie geen kaarten meer heeft, wordt overgeslagen.
rules-undo-solo = Wat ligt, blijft liggen. Alleen als je in je eentje speelt, mag je kaarten terugnemen tot je trekt.
rules-undo-off = Wat ligt, blijft liggen.
rules-undo-all = Je mag je kaarten terugnemen tot je trekt, als iedereen aan tafel akkoord gaat.

## De achteruit truc

rules-trick-ten-back = Je mag precies tien terug: op een oplopende stapel met een kaart die precies tien lager is dan de bovenste, op een aflopende met een die precies tien hoger is. Geen negen, geen twintig.
rules-trick-ten-back-example = Voorbeeld: op een oplopende stapel ligt de 47, dus de 37 past ook. Op een aflopende stapel ligt de 35, dus de 45 past ook.
rules-trick-same-colour = Een kaart in de kleur van de bovenste past altijd, op elke stapel en met elk getal. Alleen de kleur die bovenop ligt telt.
rules-trick-same-colour-example = Voorbeeld: op de oplopende stapel ligt de { $top }, dus de { $card } past ook.
rules-trick-often = Dat mag zo vaak als je wilt, ook meer dan eens in een beurt.
rules-trick-own = De truc kan alleen op je eigen stapels, wie de bovenste kaart daar ook gelegd heeft.

## Je tegenstander helpen

rules-help-backward = Eén keer per beurt mag je één kaart bij je tegenstander leggen, als die zijn stapel verbetert: op een oplopende lager dan de bovenste, op een aflopende hoger. Hoeveel maakt niet uit.
rules-help-limits = Hetzelfde getal helpt niet. De achteruit truc bestaat daar niet. Een kale startkaart kun je niet verbeteren.
rules-help-counts = De helpende kaart mag als eerste, als laatste of tussendoor komen en telt mee voor het minimum. Hij mag niet de enige zijn: minstens één kaart van de beurt gaat op een van je eigen stapels.

## Trekken

rules-draw-fill = Na het leggen vul je je hand aan tot je evenveel kaarten hebt als aan het begin.
rules-draw-unhelped = { $count ->
    [one] Heb je niet geholpen, dan trek je precies één kaart, hoeveel je er ook gelegd hebt.
   *[other] Heb je niet geholpen, dan trek je precies { $count } kaarten, hoeveel je er ook gelegd hebt.
}
rules-draw-helped = Heb je wel geholpen, dan vul je je hand aan tot { $size } kaarten.
rules-draw-short = Zijn er te weinig kaarten in de trekstapel, dan neem je wat er is. Is hij op, dan speel je verder zonder te trekken.
rules-hand-empty = Is je hand leeg en de trekstapel nog niet op, dan eindigt je beurt en trek je.

## Kaarten met een teken

rules-marks = Sommige kaarten dragen een teken. Je legt ze zoals elk ander getal; vanaf dat moment geldt wat het teken zegt.
rules-mark-line = **{ $name }** ({ $cards }): { $hint }
rules-marks-once = Meteen: { $marks }. Dit bindt alleen de speler die de kaart legt, en alleen in die beurt. Later betekent het teken niets meer, ook al ligt de kaart nog open.
rules-marks-lasting = Blijvend: { $marks }. Dit bindt iedereen zolang de kaart bovenop een stapel ligt. Is hij afgedekt, dan is het voorbij, ook midden in een beurt.
rules-marks-all = Een teken staat zijn eigen kaart nooit in de weg. Gelden er meer tekens, dan volg je ze allemaal op.
rules-marks-breach = Een kaart die meteen een opdracht overtreedt, kun je niet leggen. Moet er nog iets en valt er niets meer te leggen, dan is het spel verloren.
rules-source-fire = Waar de regels voor vuur vandaan komen: we hadden geen spelregels van On Fire. Ze volgen gepubliceerde besprekingen en beschrijvingen; wat die openlaten, hebben we zelf beslist.
rules-source-commands = Waar de opdrachten vandaan komen: de opzet volgt afschriften van de spelregels van Extreme, wat elke opdracht doet volgt gepubliceerde besprekingen. Wat die openlaten, hebben we zelf beslist.
rules-effect-fire = Elke kaart die past, dooft een vuur, ook met de truc. Dat kan ook een andere brandende kaart zijn, die dan een eigen termijn krijgt. Je mag een vuur al doven in de beurt waarin het is gelegd. Alle vuren die aan het begin van je beurt branden, moeten aan het eind gedoofd zijn. Wie overgeslagen wordt, telt niet mee.
rules-effect-stop = Een stop mag je eerste en enige kaart zijn; je trekt zoals altijd. Zolang er nog iets af te dekken is of een 3! open staat, mag je hem niet leggen, tenzij juist deze kaart dat oplost.
rules-effect-skull = Aan het eind van de beurt waarin het is gelegd, mag er geen doodshoofd bovenop liggen. Als laatste kaart die de beurt toelaat, is het niet meer af te dekken en is het spel verloren.
rules-effect-three = De 3! mag de eerste, tweede of derde kaart zijn, ook als de trekstapel op is. Een tweede 3! is met dezelfde kaarten vervuld. Als vierde kaart mag hij niet gelegd worden.
rules-effect-silence = Speel je in je eentje, dan doet hij niets.
rules-effect-onepile = De eerste kaart van de beurt bepaalt de stapel. Leg je de opdracht zelf, dan gaat je volgende kaart op dezelfde stapel; wat je eerder legde, maakt niet uit.
rules-one-pile-lapses = Ligt zo’n opdracht niet meer open, dan zijn alle stapels weer vrij, ook in dezelfde beurt.
rules-one-pile-lasts = De gekozen stapel blijft de enige tot het eind van de beurt, ook als de opdracht afgedekt is.
rules-effect-notrick = De opdracht zelf mag je met een truc leggen, maar geen truc mag hem afdekken.
rules-effect-draw1 = Het gaat om het moment van trekken: leg je hem als laatste, dan trek je zelf maar één kaart. Twee ervan maken geen verschil. Is hij afgedekt, dan worden handen weer helemaal aangevuld.
rules-short-hand = Het minimum blijft gelijk, ook als een hand er te klein voor is geworden.

## Einde en uitslag

rules-win-team = Jullie winnen op het moment dat de laatste kaart ligt.
rules-win-race = Je wint op het moment dat je hand en je trekstapel leeg zijn, ook midden in een beurt en waar je kaarten ook liggen.
rules-loss-team = Jullie verliezen zodra de speler aan de beurt te weinig kaarten heeft gelegd en er niets meer past. Dat anderen nog zouden kunnen leggen, helpt niet.
rules-loss-race = Je verliest als je in je beurt niet genoeg kaarten kunt leggen; dan wint je tegenstander.
rules-loss-lookahead = Het spel is afgelopen zodra vaststaat dat het minimum niet meer te halen is.
rules-loss-stuck = Kaarten die nog passen, mag je tot dan leggen; ze tellen dan niet meer als over.
rules-own-order = Ook je eigen volgorde kan je de das omdoen: niemand houdt je tegen als je een kaart legt waarna niets meer past.
rules-no-loss = Heb je genoeg gelegd en past er niets meer, dan is er niets verloren: je beëindigt je beurt.
rules-last-card = Is je trekstapel op en begin je je beurt met één enkele kaart, dan haal je het minimum niet en verlies je. Laat dus geen losse kaart over.
rules-final-skull-loss = Ligt er na de allerlaatste kaart een doodshoofd uit dezelfde beurt bovenop, dan is het spel toch verloren.
rules-final-skull-win = Na de allerlaatste kaart kan een open doodshoofd geen kwaad.
rules-final-three-loss = Zijn de kaarten op voordat een 3! vervuld is, dan is het spel verloren, ook als ze allemaal liggen.
rules-final-three-win = Liggen alle kaarten, dan kan een onvervulde 3! geen kwaad.
rules-final-fire-loss = Brandt er na de allerlaatste kaart een vuur, dan is het spel toch verloren.
rules-final-fire-win = Na de allerlaatste kaart kan een vuur geen kwaad.
rules-score = Jullie uitslag is het aantal kaarten dat in alle handen en in de trekstapel over is: hoe minder, hoe beter; bij nul hebben jullie gewonnen.
rules-excellent = Minder dan { $count } is een uitstekende uitslag.
rules-concede-team = Jullie mogen opgeven als iedereen het ermee eens is.
rules-concede-race = Je mag altijd opgeven; dan wint je tegenstander.

## Praten aan tafel

rules-talk-open = Zeg wat je wilt. Bluffen hoort erbij.
rules-talk-filtered = Praat zoveel je wilt, maar noem nooit het getal van een kaart en vraag er nooit naar: niet in cijfers, niet in woorden, niet als bereik, niet als afstand, ook niet als het open ligt.
rules-talk-vague = Je mag wel stapels noemen, “laag” of “hoog” zeggen, om kleine stapjes vragen en voor grote sprongen waarschuwen.
rules-talk-colours = Het draait om de kleuren: zeg welke je hebt.
rules-talk-sizes = Het draait om de kleuren: zeg welke je hebt, en hoe hoog of laag elke kaart ongeveer is.
rules-talk-referee = Klinkt een tekst als een getal, dan word je daar onder vrienden alleen op gewezen; aan open tafels wordt hij tegengehouden.
rules-talk-off = Er wordt niet vrij gepraat, en getallen of groottes noem je nooit. Je mag alleen zeggen: { $signals }.
rules-talk-signals = De signalen: { $signals }.
rules-talk-keeps = { $most ->
    [one] Je mag hoogstens één stapel tegelijk voor jezelf reserveren.
   *[other] Je mag hoogstens { $most } stapels tegelijk voor jezelf reserveren.
}
rules-talk-commands = Welke opdrachten je hebt en welke moeten wachten, mag je zeggen.
rules-talk-trick-on = Onder vrienden mag je zeggen dat je een truc hebt. Aan open tafels niet, want daarmee is het getal verklapt.
rules-talk-trick-off = Dat je een truc hebt, mag je niet zeggen, want daarmee is het getal verklapt.
rules-talk-alone = Speel je in je eentje, dan mag je praten zoals je wilt.

## Huisregels

rules-house = Deze punten kan een tafel anders regelen:
rules-house-line = **{ $switch }**: { $chosen }. Ook mogelijk: { $others }.
rules-house-other = { $choice } (`{ $code }`)

## Waaruit signalen bestaan

strength-1 = als het kan
strength-2 = alsjeblieft
strength-3 = beslist
answer-yes = ja
answer-rather-not = liever niet
answer-no = nee
band-very-low = heel laag
band-low = laag
band-medium = gemiddeld
band-high = hoog
band-very-high = heel hoog
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-grey = grijs
