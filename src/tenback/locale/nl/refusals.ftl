## Waarom iets niet kan, en wat er wel kan

refusal-game-over = Het spel is afgelopen. Begin een nieuw spel, of kijk het nog eens terug.
refusal-not-begun = Eerst moet duidelijk zijn wie begint.
refusal-already-begun = Wie begint, staat al vast. Ga verder met de beurt.
refusal-no-such-seat = Daar zit niemand. Kies iemand aan tafel.
refusal-no-such-pile = Die stapel is er niet. Kies er een op tafel.
refusal-not-on-turn = Je bent nog niet aan de beurt. Eerst komen de anderen.
refusal-not-your-voice = Je kunt alleen voor jezelf opgeven.
refusal-already-conceded = Je hebt al gezegd dat je wilt opgeven. Nu moeten de anderen het ermee eens zijn.
refusal-not-in-hand = De { $card } heb je niet. Kies een kaart uit je hand.
refusal-does-not-fit = De { $card } past niet { $pile }. Ga verder in de richting van de stapel, of gebruik de truc.
refusal-does-not-help = De { $card } helpt niet { $pile }. Bij je tegenstander moet een kaart de stapel terugzetten.
refusal-help-spent = Je hebt deze beurt al geholpen. Je andere kaarten gaan op je eigen stapels.
refusal-help-alone = Met helpen alleen ben je er niet. Leg deze kaart op een van je eigen stapels.
refusal-no-tricks = Geen truc zolang die opdracht open ligt. Dek die eerst af, of leg de { $card } in de richting van een stapel.
refusal-other-pile = Je mag nu maar op één stapel leggen: die waarop je het laatst legde.
refusal-stops-too-soon = De { $card } zou je beurt te vroeg beëindigen. Doe eerst wat nog moet, of doe het met deze kaart.
refusal-too-many = Een beurt met de { $card } heeft precies { $exactly } kaarten, en je hebt er al { $laid } gelegd. Bewaar hem voor een andere beurt.
refusal-need-more = { $missing ->
    [one] Je moet nog één kaart leggen.
   *[other] Je moet nog { $missing } kaarten leggen.
}
refusal-need-exactly = { $missing ->
    [one] Deze beurt moeten het precies { $exactly } kaarten zijn: nog één.
   *[other] Deze beurt moeten het precies { $exactly } kaarten zijn: nog { $missing }.
}
refusal-cover-first = Je kunt het doodshoofd nog afdekken. Doe dat voor je de beurt beëindigt.
refusal-fire-first = Je kunt het vuur nog doven. Doe dat voor je de beurt beëindigt.

## Waarom een spel zo niet kan beginnen

setup-seats = Dit spel is voor { $least } tot { $most } spelers.
setup-seats-exactly = { $least ->
    [one] Dit spel is voor één speler.
   *[other] Dit spel is voor precies { $least } spelers.
}
setup-deal = In deze deling zit niet elke kaart van het spel precies één keer. Schud opnieuw.
house-unknown-switch = Dit spel heeft geen huisregel “{ $switch }”. Je kunt kiezen uit: { $offered }.
house-unknown-choice = “{ $choice }” kan niet bij { $switch }. Je kunt kiezen uit: { $offered }.
command-fault-no-commands = Er staan geen opdrachten in het bestand. Noem bij elke opdracht de { $each } getallen: { $known }.
command-fault-unknown-command = “{ $command }” is geen opdracht. De opdrachten zijn: { $known }.
command-fault-missing-command = De opdracht { $command } ontbreekt. Voeg de { $each } getallen ervan toe.
command-fault-not-numbers = { $command } heeft een lijst van { $each } gehele getallen nodig.
command-fault-wrong-count = { $number ->
    [one] { $command } heeft één getal en heeft er { $each } nodig.
   *[other] { $command } heeft { $number } getallen en heeft er { $each } nodig.
}
command-fault-no-such-card = { $command }: een kaart { $number } is er niet in dit spel.
command-fault-twice = De { $number } staat er dubbel. Een kaart draagt hooguit één opdracht.
unknown-ruleset = Een spel “{ $name }” is er niet. Je kunt kiezen uit: { $known }.

## Wat niet te lezen is

notation-card = “{ $text }” is geen kaart in dit spel.
notation-pile = “{ $text }” is geen stapel in dit spel.
notation-action = “{ $text }” is geen actie. Schrijf KAART>STAPEL om een kaart te leggen, of END.
notation-position = “{ $text }” hoort niet in een stand.

## Waarom iets niet gezegd kan worden, en wat er wel kan

block-digit = Geen getallen, alsjeblieft. Zeg welke stapel je bedoelt, of hoe groot de stap is.
block-word = Dat woord is een getal. Zeg liever “laag”, “hoog” of “een klein stapje”.
block-decade = Een bereik van getallen verklapt te veel. Zeg liever welke stapel je bedoelt.
block-relative = Ook een afstand is een getal. Zeg liever “dichtbij” of “grote sprong”.
block-ask = Naar getallen mag je niet vragen. Vraag liever welke stapel je beter kunt mijden.
block-riddle = Een raadsel met een getal als antwoord verklapt dat getal ook. Zeg liever welke stapel je bedoelt.
block-mode = Dat kan in dit spel of aan deze tafel niet. Gebruik wat hier wel kan.
block-number-equivalent = Daar past maar één kaart bij, dus dat verklapt een getal. Vraag liever om de stapel vrij te laten.
block-started = Wie begint, staat al vast. Zeg liever iets over de stapels.
block-no-such-pile = Die stapel is er niet. Kies er een op tafel.
block-no-such-colour = Die kleur is er niet in dit spel. Kies een kleur die er wel is.
block-no-such-command = Die opdracht is er niet in dit spel. Kies een opdracht die er wel is.
block-cooldown = Je hebt net iets gezegd. Wacht even en probeer het dan nog eens.
block-too-many-keeps = { $most ->
    [one] Je hebt al één stapel gereserveerd. Geef die eerst weer vrij.
   *[other] Je hebt al { $most } stapels gereserveerd. Geef er eerst een weer vrij.
}
block-signals-only = Je hebt een paar minuten alleen signalen. Daarna kun je weer schrijven.
