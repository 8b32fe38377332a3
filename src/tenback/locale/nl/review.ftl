## De analyse van een spel, in de browser

review-asking = De analyse begint …
review-progress = { $done } van { $turns } beurten
review-progress-deep = Grondiger: { $done } van { $turns } beurten
review-complete = De analyse is klaar.
review-again = Nog eens proberen
review-tab-turn = Deze beurt
review-tab-game = Hele spel
review-points = { $sign }{ $count ->
    [one] 1 punt
   *[other] { $count } punten
}
review-error = ± { $count }
review-verdict = { $grade }. Winstkans: { $chance }.
review-verdict-loss = { $grade }, { $count ->
    [one] één punt
   *[other] { $count } punten
} verloren. Winstkans: { $chance }, daarna { $after }.
review-chance-of = Kans: { $name }
review-no-turn = Vóór de eerste beurt valt er niets te beoordelen. Kies een plek in het verloop.
review-not-yet = Deze beurt is nog niet beoordeeld.
review-as-good = Geen andere beurt was duidelijk beter.
review-hidden = De betere beurt zie je met open kaarten, of vanaf de plaats van { $name }.
review-since-cards = De kaarten sinds de vorige beurt: { $points }
review-since-signals = Dankzij wat er gezegd was: { $points }
review-mistake-back = Vorige fout
review-mistake-on = Volgende fout
review-mistakes = { $count ->
    [0] geen fouten
    [one] één fout
   *[other] { $count } fouten
}
review-mistakes-mine = { $count ->
    [0] Je maakte geen fouten
    [one] Mijn fout
   *[other] Mijn { $count } fouten
}
review-mistakes-all = { $count ->
    [0] Niemand maakte een fout
    [one] De ene fout
   *[other] Alle { $count } fouten
}
review-practise = Vind de betere beurt

## Een fout om goed te maken

review-find = Beurt { $turn }: hier verloor { $name } { $count ->
    [one] één punt
   *[other] { $count } punten
}. Welke beurt is beter? Kies een kaart en dan een stapel.
review-find-you = Beurt { $turn }: hier verloor je { $count ->
    [one] één punt
   *[other] { $count } punten
}. Welke beurt is beter? Kies een kaart en dan een stapel.
review-find-result-found = Dat is de betere beurt, mooi gevonden!
review-find-result-played = Dat is de beurt die gespeeld werd.
review-find-result-close = Dichtbij: { $count } van { $cards } kaarten liggen zoals in de betere beurt.
review-find-result-other = Dat is een ander idee. De beste beurt die gevonden is, staat hier getekend.
review-find-result-shown = Dit is de betere beurt.
review-take-back = Terugnemen
review-retry = Nog een keer
review-compare = Vergelijken
review-show = Laat zien
review-leave = Terug naar de analyse

## Het hele spel

review-accuracy-hint = Hoeveel van de winstkans iemand met de eigen beurten behield.
review-luck-hint = Van de eerste beurt tot het einde, in punten van de winstkans. Alle delen samen geven de eindstand.
review-luck-mine = Jouw beurten
review-deep = Grondiger kijken
review-deep-hint = Probeert voor elke beurt tien keer zoveel; dat duurt even.
review-deep-done = Deze analyse is grondig.
review-share = Analyse delen
review-share-chance = Winstkans: { $curve }
review-share-accuracy = Nauwkeurigheid: { $shares }
review-share-luck = Geluk { $luck }, vaardigheid { $skill }
