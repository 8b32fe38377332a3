## De winstkans, aan tafel

meter-chance = ongeveer { $chance }
meter-told = Je winstkans aan het begin van deze beurt: ongeveer { $chance }, met een marge van { $count ->
    [one] één punt
   *[other] { $count } punten
}.
meter-thinking = Je winstkans wordt berekend.

## Wat als

whatif-meaning = Je speelt vanaf deze stand verder aan een eigen tafel, met bots op alle andere plaatsen.
whatif-seat = Jouw plaats
whatif-cards = Kaarten die je niet kon zien
whatif-cards-same = dezelfde als toen
whatif-cards-anew = opnieuw uitgedeeld
whatif-then = In het oorspronkelijke spel: { $result }.
whatif-now = Nu: { $result }.
whatif-won = gewonnen
whatif-lost = verloren
whatif-lost-left = { $count ->
    [one] verloren met één kaart over
   *[other] verloren met { $count } kaarten over
}
whatif-link = Bekijk het oorspronkelijke spel
whatif-gone = Het oorspronkelijke spel wordt niet meer bewaard op deze server.
whatif-root = Aftakking van { $table }
whatif-root-file = Aftakking uit een bestand
whatif-file = Het oorspronkelijke spel staat in het bestand dat je hebt geopend.
