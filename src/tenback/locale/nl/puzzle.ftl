## Puzzels, in de browser en in de terminal

puzzle-ask = Vind de beste beurt.
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
puzzle-right = Goed!
puzzle-wrong = Dat is niet de beste beurt.
puzzle-other = Dat is niet de beste beurt; hij kan de andere niet bijhouden.
puzzle-shown = Dit is de beste beurt.
puzzle-others = { $count ->
    [one] Eén andere beurt is even goed.
   *[other] { $count } andere beurten zijn even goed.
}
puzzle-chance = { $chance } kans
puzzle-turn-best = Beste
puzzle-turn-yours = Jouw beurt
puzzle-turn-tempting = Voor de hand

## In de browser

puzzle-game = Puzzels uit
puzzle-streak-short = op rij
puzzle-streak = { $count ->
    [0] Nog geen puzzel op rij opgelost
    [one] Eén puzzel op rij opgelost
   *[other] { $count } puzzels op rij opgelost
}
puzzle-solved = { $count } opgelost
puzzle-show = Toon oplossing
puzzle-next = Volgende puzzel
puzzle-none = Op deze server zijn geen puzzels.

## In de terminal

cli-puzzle-help = De beste beurt vinden in een stelling uit een echt spel.
cli-puzzle-more =
    In elke stelling is er een beurt die duidelijk de beste is en die je makkelijk over het hoofd ziet. Antwoord in notatie: de kaarten op volgorde, elk met zijn stapel. Zonder nummer krijg je zomaar een puzzel.

    Voorbeeld: tenback puzzle the-game --difficulty easy
puzzle-opt-difficulty = Hoe moeilijk de puzzel moet zijn: easy (makkelijk), medium (gemiddeld) of hard (moeilijk).
puzzle-opt-number = Welke puzzel, geteld vanaf 1 onder die welke passen; de makkelijkste komen eerst.
puzzle-opt-json = De puzzel met zijn oplossing voor programma’s tonen en niets vragen.
puzzle-heading = { $game }, puzzel { $number } van { $count }: { $difficulty }
puzzle-said = { $name }: { $signal }
puzzle-hand = Jouw hand: { $cards }
puzzle-prompt = Jouw beurt, bijvoorbeeld { $example }:
puzzle-no-answer = Er kwam geen antwoord.
puzzle-no-puzzle = { $count ->
    [0] Zulke puzzels zijn er niet.
    [one] Er is maar één zo’n puzzel.
   *[other] Er zijn { $count } van zulke puzzels. Kies een nummer van 1 tot { $count }.
}
puzzle-refused = { $why }
puzzle-broken = De puzzels van deze installatie zijn beschadigd ({ $place }). Installeer tenback opnieuw.
