## Wat je aan tafel zou kunnen zeggen

learn-say-wish = Laat de linkerstapel maar aan mij.
learn-say-step = Ik heb hier aan een klein stapje genoeg.
learn-say-number = Ik heb de { $card }.
learn-say-distance = Ik zit er maar vier vanaf.
learn-say-ask = Welk getal heb je?

## De pagina met de regels

learn-rules-of = Regels: { $game }
learn-contents = Inhoud
learn-levels = Niveaus van dit spel
learn-first-game = Het eerste spel spelen
learn-first-game-hint = Drie minuten aan een echte tafel, met een coach ernaast.
learn-print = Afdrukken
learn-top = { $pile }: bovenop ligt de { $card }
learn-theirs = { $direction ->
    [up] Oplopende stapel van de tegenstander
   *[down] Aflopende stapel van de tegenstander
}
learn-onto-theirs = op een stapel van de tegenstander
learn-fits = past: +{ $steps }
learn-goes-back = truc: { $steps } terug
learn-helps = helpt: { $steps } beter
learn-misfit = past niet
learn-one-turn = Een beurt, uit deze hand
learn-lay = De { $card } { $pile }
learn-lay-more = { $missing ->
    [one] nog één kaart nodig
   *[other] nog { $missing } kaarten nodig
}
learn-lay-enough = genoeg: de beurt mag eindigen
learn-drawn = { $count ->
    [one] Daarna wordt één kaart getrokken.
   *[other] Daarna worden { $count } kaarten getrokken.
}
learn-talk = Aan tafel gezegd
learn-may-say = mag
learn-may-not-say = mag niet
learn-signals = Als seinen
learn-house = Kies, en deze pagina vertelt de regels van jullie tafel.

## Adressen zonder iets

learn-lost = Hier loopt geen pad heen
learn-lost-hint = Controleer het adres of kies een spel op de startpagina.
