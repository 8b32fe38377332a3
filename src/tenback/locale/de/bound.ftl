## Was der Befehl tut

cli-bound-help = Herausfinden, wie viele Kartenfolgen überhaupt zu gewinnen sind.
cli-bound-more =
    Alle Handkarten und der Zugstapel liegen offen, und eine Suche probiert, wie sich jede Karte ablegen lässt. Ein gefundener Weg beweist, dass die Kartenfolge zu gewinnen ist; ohne Fund bleibt sie offen, außer es wurden alle Wege probiert. Kein Mensch und kein Bot kann öfter gewinnen, als die Karten es zulassen. Strg-C beendet die Suche; was fertig ist, bleibt erhalten.

    Beispiel: tenback bound the-game --players 2 --games 200

## Was die Optionen bedeuten

bound-opt-games = Wie viele Kartenfolgen durchsucht werden; sonst { $usual }.
bound-opt-width = Wie viele Stellungen die Suche nach jeder Karte behält; je mehr, desto mehr findet sie und desto länger dauert es. Sonst { $usual }.

## Was ausgegeben wird

bound-so-far = gewinnbar { $share }
bound-winnable = Gewinnbar, Weg gefunden: { $count }, also { $share }
bound-unwinnable = Nicht gewinnbar, alle Wege probiert: { $count }
bound-open = Offen: { $count }
bound-effort = Breite der Suche: { $width }; Zeit je Kartenfolge: { $time }

## Was nicht stimmt

bound-race = In diesem Spiel geht es gegeneinander, also gibt es keine Kartenfolge, bei der alle gewinnen. Wähle ein Spiel, das ihr gemeinsam gewinnt.
