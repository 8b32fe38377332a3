## Een spel nog eens bekijken

replay-title = Terugkijken
replay-open-title = Een spel nog eens bekijken
replay-open-hint = Kies een verslagbestand, of sleep het hierheen.
replay-open-kept = Bestanden van de tafel in de browser en uit de terminal werken allebei. Er wordt niets van bewaard.
replay-choose = Bestand kiezen
replay-drop = Laat los, dan gaat het open.
replay-too-big = Dit bestand is te groot voor een verslag. Kies er een dat tenback heeft geschreven.
replay-loading = De kaarten worden klaargelegd …
replay-other = Ander bestand
replay-view = Wiens kaarten
replay-view-open = Alle kaarten open
replay-view-of = Zoals { $name } het zag
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
replay-scrub = Plek in het spel
replay-dealt = De kaarten zijn gedeeld.
replay-turn = Beurt { $number }: { $name }
replay-at = Beurt { $turn }, { $step }/{ $steps }
replay-place = Beurt { $turn }, stap { $step } van { $steps }. { $text }
