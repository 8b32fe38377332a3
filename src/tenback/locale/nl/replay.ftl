## Een spel nog eens bekijken

replay-title = Terugkijken
replay-open-title = Een spel nog eens bekijken
replay-open-hint = Kies het bestand van een opname of sleep het hierheen.
replay-open-kept = Bestanden van de tafel in de browser en uit de terminal werken allebei. Er wordt niets van bewaard.
replay-choose = Bestand kiezen
replay-drop = Laat los, dan gaat het open.
replay-too-big = Dit bestand is te groot voor een opname. Kies er een dat tenback heeft geschreven.
replay-loading = De kaarten worden klaargelegd …
replay-other = Ander bestand
replay-view = Wiens kaarten
replay-view-open = Alle kaarten
replay-view-of = Zoals { $name } het zag
replay-hands = Open kaarten
replay-cards-of = { $count ->
    [0] { $name } heeft geen kaarten
   *[other] Kaarten van { $name }
}
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Een stap verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-speed-times = { $times }×
replay-review = Analyse
replay-branch = Vanaf hier verder spelen
replay-together = Samen bekijken
replay-scrub = Plek in het spel
replay-dealt = De kaarten zijn uitgedeeld.
replay-turn = Beurt { $number }: { $name }
replay-at = Beurt { $turn }, { $step }/{ $steps }
replay-place = Beurt { $turn }, stap { $step } van { $steps }. { $text }

## Het einde van een spel

end-over = Het spel is afgelopen
end-wins = { $name } wint!
end-replay = Nog eens bekijken
end-review = Dit spel analyseren
end-join = Meekijken met { $name }
end-hints = { $count ->
    [one] met één hint
   *[other] met { $count } hints
}
end-hints-of = { $count ->
    [one] { $name }: één hint
   *[other] { $name }: { $count } hints
}

## Het verhaal van een spel

story-title = Zo ging het
story-climb = De stapels tijdens het spel. Aan het eind: { $piles }.
story-tricks = { $count ->
    [0] Geen achteruit truc.
    [one] Eén achteruit truc won { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } terug.
   *[other] { $count } achteruit trucs wonnen { $steps } stappen terug.
}
story-helps = { $count ->
    [one] Eén helpende hand schoof een stapel { $steps } terug.
   *[other] { $count } helpende handen, de grootste { $steps } terug.
}
story-jump = { $count ->
    [one] De grootste sprong was maar één stap: { $name } met de { $card } { $pile }.
   *[other] De grootste sprong, { $count } stappen: { $name } met de { $card } { $pile }.
}
story-run = { $count ->
    [one] Eén kaart werd gelegd zonder een andere over te slaan.
   *[other] De langste reeks: { $count } kaarten achter elkaar, en er werd niets overgeslagen.
}
story-narrow = { $count ->
    [one] Het krapste moment: { $name } kon nog maar op één manier leggen.
   *[other] Het krapste moment: { $name } kon nog maar op { $count } manieren leggen.
}
story-narrow-you = { $count ->
    [one] Het krapste moment: je kon nog maar op één manier leggen.
   *[other] Het krapste moment: je kon nog maar op { $count } manieren leggen.
}
story-lost-places = { $count ->
    [one] Het keerpunt: { $name } legde de { $card } { $pile }, en één kaart paste nergens meer.
   *[other] Het keerpunt: { $name } legde de { $card } { $pile }, en { $count } kaarten pasten nergens meer.
}
story-lost-places-you = { $count ->
    [one] Het keerpunt: je legde de { $card } { $pile }, en één kaart paste nergens meer.
   *[other] Het keerpunt: je legde de { $card } { $pile }, en { $count } kaarten pasten nergens meer.
}
story-found-places = { $count ->
    [one] Het keerpunt: { $name } legde de { $card } { $pile }, en één kaart paste weer.
   *[other] Het keerpunt: { $name } legde de { $card } { $pile }, en { $count } kaarten pasten weer.
}
story-found-places-you = { $count ->
    [one] Het keerpunt: je legde de { $card } { $pile }, en één kaart paste weer.
   *[other] Het keerpunt: je legde de { $card } { $pile }, en { $count } kaarten pasten weer.
}
story-share = { $name }: { $laid ->
    [one] één kaart
   *[other] { $laid } kaarten
}, { $tricks ->
    [0] geen truc
    [one] één truc
   *[other] { $tricks } trucs
}.

## Delen

share-title = Vertel het verder
share-players = { $count ->
    [one] In je eentje
   *[other] { $count } spelers
}
share-beaten = verslagen!
share-ended = samen beëindigd
share-duel = een duel
share-duel-won = een gewonnen duel
share-duel-lost = een verloren duel
share-link = Met een link om het terug te kijken, met alle kaarten open
share-text = Tekst delen
share-picture = Plaatje delen
share-saved = Als plaatje bewaard
share-failed = Dat lukte hier niet. Je kunt de tekst selecteren en kopiëren.
