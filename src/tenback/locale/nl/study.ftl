## Wat de commando’s doen

cli-review-help = Uitzoeken wat elke beurt van een opgenomen spel waard was.
cli-review-more =
    Elke beurt wordt vergeleken met andere die mogelijk waren, op grond van wat die speler kon weten. De analyse blijft bewaard, dus nog eens vragen kost niets; Ctrl-C stopt de analyse en toont wat klaar is, en de volgende keer gaat het daar verder.

    Voorbeeld: tenback review spel.tenback --budget deep
cli-hint-help = Vragen naar de beste beurt in een stand.
cli-hint-more =
    De stand staat op één regel, zoals opnames en foutmeldingen hem schrijven; de hint is voor wie aan de beurt is, en de verborgen kaarten van de anderen doen er niet toe.

    Voorbeeld: tenback hint the-game "A=47; C=60; P0=[48,59,12]; P1=[5,6,7]; deck=#20"

## Wat de opties betekenen

study-opt-budget = Hoeveel er per beurt wordt geprobeerd: quick (snel), deep (grondig) of een aantal proefspellen; anders quick.
study-opt-plot = Bestand voor een plaatje van de winstkans, als SVG.
study-opt-forget = Opnieuw beginnen, ook als het spel al geanalyseerd is.
cli-arg-position = De stand, op één regel.
cli-metavar-budget = quick|deep|AANTAL
cli-metavar-position = STAND

## Wat er wordt getoond

study-bots = De kansen zeggen hoe vaak een tafel met sterke bots vanaf daar zou winnen; { $playouts } proefspellen per beurt.
study-uncalibrated = Bij dit spel heeft nog niemand deze kansen met echte spellen vergeleken: vertrouw meer op hun volgorde dan op hun hoogte.
study-nothing = In dit spel is geen enkele beurt afgemaakt, dus er valt niets te analyseren.
study-interrupted = Onderbroken: { $done } van { $asked } beurten zijn geanalyseerd. Hetzelfde commando gaat daar verder.
study-so-far = { $name } verloor { $lost }
study-column-turn = Beurt
study-column-player = Speler
study-column-played = Gespeeld
study-column-chance = Kans
study-column-lost = Verloren
study-column-grade = Oordeel
study-column-better = Beter
study-ends = einde
study-instead = Beurt { $turn }, { $name }: beter { $better }
study-accuracy = Nauwkeurigheid
study-luck = Geluk en vaardigheid
study-luck-of = Geluk en vaardigheid: { $name }
study-luck-start = Bij de eerste beurt
study-luck-cards = De kaarten
study-luck-signals = De signalen
study-luck-turns = Beurten van { $name }
study-luck-giving-up = Opgeven
study-luck-end = Aan het eind
study-decider-cards = De doorslag gaven de kaarten, voordat beurt { $turn } voorbij was: { $change }.
study-decider-signals = De doorslag gaven de signalen vóór beurt { $turn }: { $change }.
study-decider-turn = De doorslag gaf beurt { $turn } zelf: { $change }.
study-decider-giving-up = De doorslag gaf het opgeven na beurt { $turn }: { $change }.
study-chance = { $chance } ± { $error }
study-plot = Winstkans

grade-best = beste beurt
grade-good = goed
grade-inaccurate = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder

## Wat voor een beurt pleit

merit-wins = Zo ligt de laatste kaart.
merit-only = Er is geen andere beurt.
merit-trick = De { $card } { $pile } is een truc: { $count } terug.
merit-help = De { $card } { $pile } helpt, en de hand mag worden aangevuld.
merit-duty = Zo wordt afgedekt wat { $pile } afgedekt moet worden.
merit-lifts = De opdracht { $pile } is afgedekt en geldt niet meer.
merit-stops = De { $card } beëindigt de beurt voordat er genoeg kaarten liggen.
merit-no-fire = Wie daarna komt, hoeft geen vuur te doven.
merit-spares = { $pile }: blijft vrij, zoals gevraagd ({ $name }).
merit-keeps-trick = De { $card } blijft in de hand, voor een truc { $pile }.
merit-row = { $count } kaarten gaan vlak achter elkaar { $pile }.
merit-small = Geen andere beurt met evenveel kaarten kost minder.
merit-more = { $count ->
    [one] Zo wordt er één kaart meer gelegd dan nodig.
   *[other] Zo worden er { $count } kaarten meer gelegd dan nodig.
}
merit-ends = De beurt eindigt zodra dat mag, en er wordt getrokken.
merit-one-pile = Er wordt alleen { $pile } gelegd; verder blijft alles zoals het is.

## Stap voor stap, aan tafel

hint-pile = Kijk hier eens naar: { $pile }.
hint-card = Denk aan de { $card }.
hint-end = Beëindig je beurt.
hint-turn = De beste beurt: { $lays }
hint-none = Je bent niet aan de beurt.
hint-thinking = Er wordt een hint gezocht …
hint-failed = Er was dit keer geen hint te vinden. Probeer het nog eens.
hint-extra = Voor hints ontbreekt het deel dat nadenkt: pip install "tenback[{ $extra }]"

## Wat er niet klopt

study-no-position = Vanuit deze stand kan niemand verder: { $why ->
    [turn] niemand is aan de beurt. Schrijf erbij wie dat is, bijvoorbeeld turn=P0.
    [over] het spel is voorbij.
    [twice] de kaart { $card } ligt op twee plaatsen.
    [hand] een hand heeft meer kaarten dan het spel toestaat.
   *[stuck] wie aan de beurt is, kan niets doen.
}
study-no-budget = “{ $budget }” kan hier niet. Schrijf quick, deep of een aantal proefspellen, van { $least } tot en met { $most }.
study-no-svg = { $path } moet op .svg eindigen.
