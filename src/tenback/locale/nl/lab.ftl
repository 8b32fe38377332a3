## Wat de commando’s doen

cli-sim-help = Meten hoe goed een bot speelt.
cli-sim-more =
    Speelt veel potjes en vertelt hoeveel er gewonnen zijn, hoeveel kaarten er overbleven en hoe snel het ging. Met --versus speelt een andere bot dezelfde kaarten. Ctrl-C breekt af en bewaart wat klaar is.

    Voorbeeld: tenback sim the-game --players 2 --bot greedy --games 10000
cli-match-help = Twee bots tegen elkaar laten spelen.
cli-match-more =
    Alle kaarten worden twee keer gespeeld, met verwisselde plaatsen, zodat beide bots dezelfde krijgen. Voor spellen tegen elkaar; bots die samen spelen vergelijk je met “tenback sim” en --versus.

    Voorbeeld: tenback match face-to-face greedy uniform --pairs 1000

## Wat de argumenten en opties betekenen

cli-arg-one = De bot die gemeten wordt.
cli-arg-other = De bot waar hij tegen speelt.
cli-metavar-bot = BOT
cli-metavar-address = COMPUTER:POORT
lab-opt-bot = De bot die op alle plaatsen speelt; of één per plaats, meer dan eens opgegeven. Een bot die nadenkt krijgt na een dubbelepunt zijn bedenktijd: 0.2s of 2000 proefspellen per beurt. Een eigen bot noem je als module:Klasse, met zijn instellingen na nog een dubbelepunt.
lab-bots = De bots: { $bots }.
lab-opt-versus = Een bot die ter vergelijking dezelfde kaarten speelt.
lab-opt-games = Hoeveel delingen er gespeeld worden; anders 1000.
lab-opt-pairs = Hoeveel delingen er gespeeld worden, elk twee keer; anders 500.
lab-opt-silent = De bots zeggen niets tegen elkaar.
lab-opt-forfeit = Een eigen bot die faalt verliest dat potje en de meting gaat door; anders stopt de meting.
lab-opt-limit = Hoeveel seconden een eigen bot over een antwoord mag doen; anders 30.
lab-opt-cores = Hoeveel kernen van deze computer werken; anders allemaal.
lab-opt-ray = Op het Ray-cluster op dit adres spelen in plaats van op deze computer.
lab-opt-parquet = Bestand voor elk afzonderlijk potje, als Parquet.
lab-opt-plot = Bestand voor een plaatje van de uitslag, PNG of SVG.
lab-opt-keep = Bestand dat bewaart wat al gespeeld is. Hetzelfde commando met hetzelfde bestand gaat verder waar de meting werd afgebroken.

## Wat er wordt getoond

lab-compiling = De bots worden klaargemaakt voor deze computer. Dat duurt even, maar alleen de eerste keer.
lab-compiled = De bots worden klaargemaakt: { $done } van { $steps }
lab-slow = { $bot } kiest kaart voor kaart: reken op hooguit een paar honderd potjes per seconde en kern, en op veel minder als hij nadenkt. Duizenden per seconde spelen { $fast }.
lab-head = { $game }, { $players ->
    [one] in je eentje
   *[other] met { $players } spelers
}, { $deals ->
    [one] één deling
   *[other] { $deals } delingen
}
lab-bots-version = Bots: versie { $version }
bot-falls-back = { $basis ->
    [score] Voor deze tafel is geen net getraind, dus { $bot } speelt zoals score.
   *[on-the-spot] Voor deze tafel is geen net getraind, dus { $bot } gaat af op waarden die deze computer zelf leert.
}
lab-interrupted = Afgebroken: { $done } van de { $asked } delingen zijn gespeeld, en dit zeggen ze.
lab-nothing-done = Afgebroken voor de eerste uitslag; er is niets te tonen.
lab-ended-at-once = Meteen gestopt; er wordt geen resultaat getoond.
lab-goes-on = Hetzelfde commando gaat hier verder.
lab-estimate = { $value } ({ $low } tot { $high })
lab-won = Gewonnen
lab-won-first = Speler 1 wint
lab-won-starter = Wie begint, wint
lab-left = Kaarten over
lab-tricks = Trucs per potje
lab-turns = Beurten per potje
lab-speed = Potjes per seconde en kern
lab-thinking = Tijd voor een beurt
lab-difference = { $one } vergeleken met { $other } bij dezelfde kaarten
lab-only = Alleen { $team } wint
lab-p-value = Kans daarop als beide even goed waren
lab-spread = Kaarten over: { $team }
lab-games-won = Gewonnen potjes
lab-share-won = Aandeel van de potjes
lab-elo = Elo-verschil
lab-pairs-whole = Paren twee keer gewonnen
lab-pairs-split = Paren gedeeld
lab-so-far = { $bot } wint { $won }

## Wat er wordt getekend

lab-chart-sim = { $team } wint { $won }
lab-chart-deals = { $game }, { $players ->
    [one] in je eentje
   *[other] met { $players } spelers
}, { $deals ->
    [one] één deling
   *[other] { $deals } delingen
}, startgetal { $seed }
lab-chart-games = Aandeel van de potjes
lab-chart-pairs = Aandeel van de paren
lab-chart-match = { $one } haalt { $score } tegen { $other }
lab-chart-twice = { $bot } wint twee keer
lab-chart-split = Elk één keer

## Wat er niet klopt

lab-needs-bot = --bot ontbreekt. Noem de bot die moet spelen.
lab-no-such-bot = Geen bot heet “{ $bot }”. Er zijn: { $known }. Een eigen bot noem je als module:Klasse.
lab-bad-budget = “{ $budget }” is geen bedenktijd. Geef seconden op als 0.2s, of een aantal proefspellen als 2000.
lab-needless-budget = { $bot } speelt meteen en heeft geen bedenktijd nodig. Deze bots nemen die wel: { $thinkers }.
lab-forfeits = { $games ->
    [one] In één potje faalde een bot; het telt als verloren. Dit gebeurde er:
   *[other] In { $games } potjes faalde een bot; ze tellen als verloren. De eerste keer was het dit:
}
bot-own-no-module = De bot { $bot } is niet te vinden: { $detail }. Noem hem als module:Klasse, in de map waar de module staat.
bot-own-no-class = De bot { $bot } is niet te vinden: { $detail }.
bot-own-broken = De bot { $bot } kan niet worden geladen: { $detail }.
bot-own-no-player = { $bot } kan niet spelen. Dit ontbreekt: { $detail }.
bot-own-settings = { $bot } neemt deze instellingen niet aan: { $detail }. Schrijf ze als naam=waarde, met komma’s ertussen.
bot-own-late = De bot { $bot } was niet binnen { $detail } klaar om te spelen.
bot-own-resumed = Dit spel is opgeslagen met { $bot }, en dat is geen bot van ons. Een bestand mag niet bepalen welk programma hier draait, dus het spel kan niet verder; terugkijken kan wel.
bot-fault-raised = { $bot } faalde: { $detail }. Dit wist hij:
bot-fault-late = { $bot } gaf niet binnen { $detail } antwoord. Dit wist hij:
bot-fault-illegal = { $bot } koos iets wat niet mag: { $detail }. Dit wist hij:
bot-fault-malformed = { $bot } gaf een antwoord van het verkeerde soort: { $detail }. Dit wist hij:
bot-fault-untrue = { $bot } zei { $detail }, maar dat klopt niet met zijn kaarten. Dit wist hij:
bot-fault-barred = { $bot } zei { $detail }, en dat mag aan deze tafel niet. Dit wist hij:
bot-fault-fickle = { $bot } gaf op dezelfde vraag een ander antwoord, met hetzelfde startgetal: { $detail }. Dit wist hij:
bot-fault-gone = { $bot } heeft het proces beëindigd waarin hij speelde.
lab-bots-and-seats = Er zijn { $bots } bots genoemd voor { $seats } plaatsen. Noem er één voor alle, of één per plaats.
lab-wrong-amount = { $option } moet een geheel getal van 1 tot en met { $most } zijn.
lab-wrong-suffix = Het bestand { $path } is niet te schrijven. De naam moet op een van deze eindigen: { $suffixes }.
lab-unwritable = { $path } is niet te schrijven: { $why }.
lab-other-run = In { $path } staat een andere meting: { $differences }. Vraag nog eens hetzelfde of noem een ander bestand.
lab-differs = { $name ->
    [tenback] die is begonnen met tenback { $kept }, dit is { $asked }
    [game] het spel is daar { $kept }, niet { $asked }
    [rules] het spel heeft daar versie { $kept } van de regels, niet { $asked }
    [house] de huisregels zijn daar { $kept }, niet { $asked }
    [commands] de opdrachten zijn daar { $kept }, niet { $asked }
    [players] er zijn daar { $kept } spelers, niet { $asked }
    [bots] de bots zijn daar { $kept }, niet { $asked }
    [seed] het startgetal is daar { $kept }, niet { $asked }
    [silent] { $kept ->
        [True] de bots zwijgen daar
       *[other] de bots praten daar
    }
   *[deals] die gaat al tot deling { $kept }, en je vraagt er maar { $asked }
}
lab-ledger-taken = Een andere meting schrijft nu in { $path }. Wacht tot die klaar is of noem een ander bestand.
lab-no-ledger = { $path } is een ander soort bestand en blijft zoals het is. Noem voor --keep een nieuw bestand.
lab-no-address = “{ $address }” is geen adres. Geef computer en poort op, zoals 127.0.0.1:6379.
lab-no-cluster = Op { $address } antwoordt geen Ray-cluster. Controleer het adres, of laat --ray weg.
lab-extra = Daarvoor is niet alles geïnstalleerd. Dit helpt: pip install "tenback[{ $extra }]"
lab-race-versus = In dit spel zijn de spelers tegenstanders. Laat de twee bots tegen elkaar spelen: { $line }
lab-no-race = In dit spel speelt iedereen samen, dus bots kunnen niet tegen elkaar. Vergelijk ze bij dezelfde kaarten: { $line }
