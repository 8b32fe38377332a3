## Wat het commando doet

cli-bound-help = Uitzoeken hoeveel delingen er überhaupt te winnen zijn.
cli-bound-more =
    Alle handkaarten en de trekstapel liggen open, en er wordt gezocht naar een manier om elke kaart te leggen. Een gevonden manier bewijst dat de deling te winnen is; zonder vondst blijft dat open, tenzij alles is geprobeerd. Geen mens en geen bot kan vaker winnen dan de kaarten toelaten. Ctrl-C breekt af en bewaart wat klaar is.

    Voorbeeld: tenback bound the-game --players 2 --games 200

## Wat de opties betekenen

bound-opt-games = Hoeveel delingen er doorzocht worden; anders { $usual }.
bound-opt-width = Hoeveel standen er na elke kaart bewaard blijven; hoe meer, hoe meer er gevonden wordt en hoe langer het duurt. Anders { $usual }.

## Wat er wordt getoond

bound-so-far = te winnen { $share }
bound-winnable = Te winnen, manier gevonden: { $count }, dus { $share }
bound-unwinnable = Niet te winnen, alles geprobeerd: { $count }
bound-open = Open: { $count }
bound-effort = Breedte van het zoeken: { $width }; tijd per deling: { $time }

## Wat er niet klopt

bound-race = In dit spel zijn de spelers tegenstanders, dus er is geen deling waarbij iedereen wint. Kies een spel dat je samen wint.
