## Ein Spiel noch einmal sehen

replay-title = Wiederholung
replay-open-title = Ein Spiel noch einmal ansehen
replay-open-hint = Wähle die Datei einer Aufzeichnung oder zieh sie hierher.
replay-open-kept = Es gehen Dateien vom Tisch im Browser und aus dem Terminal. Nichts davon wird gespeichert.
replay-choose = Datei auswählen
replay-drop = Lass los, dann öffnet sie sich.
replay-too-big = Diese Datei ist zu groß für eine Aufzeichnung. Wähle eine, die tenback geschrieben hat.
replay-loading = Die Karten werden ausgelegt …
replay-other = Andere Datei
replay-view = Wessen Karten
replay-view-open = Alle Karten
replay-view-of = Wie { $name } es sah
replay-hands = Offene Karten
replay-cards-of = { $count ->
    [0] { $name } hat keine Karten
   *[other] Karten von { $name }
}
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-times = { $times }×
replay-review = Analyse
replay-branch = Von hier weiterspielen
replay-together = Gemeinsam anschauen
replay-scrub = Stelle im Spiel
replay-dealt = Die Karten sind ausgeteilt.
replay-turn = Zug { $number }: { $name }
replay-at = Zug { $turn }, { $step }/{ $steps }
replay-place = Zug { $turn }, Schritt { $step } von { $steps }. { $text }

## Das Ende eines Spiels

end-over = Das Spiel ist vorbei
end-wins = { $name } gewinnt!
end-replay = Noch einmal ansehen
end-review = Dieses Spiel analysieren
end-join = Mit { $name } anschauen
end-hints = { $count ->
    [one] mit einem Tipp
   *[other] mit { $count } Tipps
}
end-hints-of = { $count ->
    [one] { $name }: ein Tipp
   *[other] { $name }: { $count } Tipps
}

## Die Geschichte eines Spiels

story-title = So lief es
story-climb = Die Stapel im Lauf des Spiels. Am Ende: { $piles }.
story-tricks = { $count ->
    [0] Kein Rückwärts-Trick.
    [one] Ein Rückwärts-Trick holte { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } zurück.
   *[other] { $count } Rückwärts-Tricks holten { $steps } Schritte zurück.
}
story-helps = { $count ->
    [one] Eine Hilfe schob einen Stapel um { $steps } zurück.
   *[other] { $count } Hilfen, die größte um { $steps } zurück.
}
story-jump = { $count ->
    [one] Der größte Sprung war nur ein Schritt: die { $card } { $pile } ({ $name }).
   *[other] Der größte Sprung, { $count } Schritte: die { $card } { $pile } ({ $name }).
}
story-run = { $count ->
    [one] Eine Karte wurde gelegt, ohne eine andere zu überspringen.
   *[other] Die längste Reihe: { $count } Karten nacheinander, und keine wurde übersprungen.
}
story-narrow = { $count ->
    [one] Der engste Moment: { $name } konnte nur noch auf eine Art legen.
   *[other] Der engste Moment: { $name } konnte nur noch auf { $count } Arten legen.
}
story-narrow-you = { $count ->
    [one] Der engste Moment: Du konntest nur noch auf eine Art legen.
   *[other] Der engste Moment: Du konntest nur noch auf { $count } Arten legen.
}
story-lost-places = { $count ->
    [one] Der Wendepunkt: { $name } legte die { $card } { $pile }, und eine Karte passte nirgends mehr.
   *[other] Der Wendepunkt: { $name } legte die { $card } { $pile }, und { $count } Karten passten nirgends mehr.
}
story-lost-places-you = { $count ->
    [one] Der Wendepunkt: Du legtest die { $card } { $pile }, und eine Karte passte nirgends mehr.
   *[other] Der Wendepunkt: Du legtest die { $card } { $pile }, und { $count } Karten passten nirgends mehr.
}
story-found-places = { $count ->
    [one] Der Wendepunkt: { $name } legte die { $card } { $pile }, und eine Karte passte wieder.
   *[other] Der Wendepunkt: { $name } legte die { $card } { $pile }, und { $count } Karten passten wieder.
}
story-found-places-you = { $count ->
    [one] Der Wendepunkt: Du legtest die { $card } { $pile }, und eine Karte passte wieder.
   *[other] Der Wendepunkt: Du legtest die { $card } { $pile }, und { $count } Karten passten wieder.
}
story-share = { $name }: { $laid ->
    [one] eine Karte
   *[other] { $laid } Karten
}, { $tricks ->
    [0] kein Trick
    [one] ein Trick
   *[other] { $tricks } Tricks
}.

## Teilen

share-title = Weitersagen
share-players = { $count ->
    [one] Allein
   *[other] { $count } Personen
}
share-beaten = besiegt!
share-ended = gemeinsam beendet
share-duel = ein Duell
share-duel-won = ein gewonnenes Duell
share-duel-lost = ein verlorenes Duell
share-link = Mit Link zur Wiederholung, die alle Karten zeigt
share-text = Text teilen
share-picture = Bild teilen
share-saved = Als Bild gespeichert
share-failed = Das ging hier nicht. Du kannst den Text markieren und kopieren.
