# Wat een tafel of de server weigert, en wat je dan kunt doen.

no-unreadable = Dat is niet te begrijpen. Laad de pagina opnieuw, misschien is er een nieuwere.
no-other-protocol = De server spreekt intussen een nieuwer protocol. Laad de pagina opnieuw.
no-other-rules = Dit spel is begonnen met nieuwere regels dan deze server kent. Er is niets verloren: zodra tenback op de server is bijgewerkt, gaat het verder waar het was.
no-no-such-table = Er is geen tafel met die code. Controleer de code of open een nieuwe tafel.
no-no-such-page = Op dit adres is niets te vinden.
server-not-built = De pagina’s zijn nog niet gebouwd. Voer “make pages” uit in de map van tenback en start de server opnieuw.
no-no-such-game = Dat spel is er niet. Kies er een op de startpagina.
no-no-such-puzzle = Deze puzzel bestaat niet. Neem de volgende.
no-not-seated = Ga eerst zitten.
no-seat-taken = Daar zit al iemand. Kies een andere plaats.
no-no-such-place = Die plaats heeft de tafel niet.
no-name = Een naam heeft 1 tot 24 tekens, die allemaal te zien zijn.
no-name-taken = Zo heet hier al iemand. Kies een andere naam.
no-not-host = Dat kan alleen wie de tafel heeft geopend.
no-no-such-bot = Die sterkte bestaat niet. Kies beginner, solid, strong of master.
no-bot-missing = Bots van die sterkte hebben meer nodig dan op deze server is geïnstalleerd: pip install "tenback[sim]". Beginner en Degelijk spelen ook zonder.
no-seats-free = Er zijn nog plaatsen vrij. Wacht op medespelers of zet er bots neer.
no-lesson = Een les is voor één speler: ga op de eerste plaats zitten, geef alle andere aan bots en deel meteen uit.
no-bad-options = Zo kan het spel niet gespeeld worden. Kies andere instellingen.
no-table-started = De kaarten zijn al uitgedeeld.
no-not-started = De kaarten zijn nog niet uitgedeeld.
no-table-over = Dit spel is afgelopen.
no-not-over = Dat kan pas als het spel is afgelopen.
no-stale = Iemand was je voor. Kijk nog eens en beslis opnieuw.
no-agreed = Je bent al akkoord gegaan. De anderen beslissen nog wie er begint.
no-no-branch = Vanaf daar kan niemand verder spelen. Kies een andere beurt.
no-no-undo = Er is geen kaart die je mag terugnemen.
no-recalled = Je bent al akkoord gegaan. De anderen beslissen nog of de kaart teruggenomen mag worden.
no-kept = Iemand wil dat deze kaart blijft liggen. Speel verder met de volgende.
no-no-recall = Niemand wil nu een kaart terugnemen.
no-not-alone = Hier spelen nog anderen mee die de bots willen volgen. Op je eigen scherm kun je wel vooruitspoelen.
no-no-bot-due = Er is nu geen bot aan de beurt.
no-no-hints = Er spelen hier nog anderen, en aan deze tafel is afgesproken zonder hints te spelen.
no-signal = Dat signaal bestaat niet.
no-reacted = Je hebt deze beurt al gereageerd. Wacht op de volgende.
no-not-absent = Daar ontbreekt niemand.
no-no-watching = Aan deze tafel wordt zonder toeschouwers gespeeld.
no-too-fast = Dat ging te snel. Wacht even en ga dan verder.
no-too-slow = Dat duurde te lang. Controleer je verbinding en probeer het opnieuw.
no-too-big = Dat is te groot. Stuur minder tegelijk, of een kleiner bestand.
no-full = Er is nu geen plaats meer. Probeer het over een paar minuten nog eens.
no-foreign = De pagina van een andere site mag hier niet aanschuiven.
no-other-name = Deze server heet niet zo. Neem een adres dat hij bij de start noemde; wie hem beheert, kan met --public-url zijn naam bepalen.
no-rematched = De volgende tafel staat al klaar. Volg de anderen daarheen.
no-led = Iemand anders leidt op dit moment. Kijk mee, of vraag of je het mag overnemen.
no-not-leading = Dat kan alleen wie nu leidt. Neem eerst de leiding.
no-not-here = Daar is niemand om de leiding te nemen. Kies iemand die verbonden is.
no-no-advisor = Deze server kan geen spellen beoordelen. Wie hem beheert, kan installeren wat daarvoor nodig is: pip install "tenback[sim]"
no-unavailable = Dat lukt nu even niet. Er is niets verloren: probeer het zo nog eens.
no-disk-fails = De server kan niets opslaan: zijn schijf is vol of kapot. Er is niets verloren, maar wie de server beheert moet ruimte maken.
no-damaged = De server kan zijn tafels niet lezen: zijn database is beschadigd. Wie de server beheert moet een kopie terugzetten.
no-newer-shape = De server is ouder dan zijn tafels. Wie hem beheert moet hem bijwerken; daarna gaat alles verder.
no-broken-log = Een deel van de geschiedenis van deze tafel ontbreekt, dus hij kan niet worden getoond. Andere tafels hebben er geen last van: open een nieuwe.
no-log-full = Aan deze tafel is zoveel gebeurd dat hij alleen nog kaarten aanneemt. Speel het spel uit, of open een nieuwe tafel.
no-chat-full = Aan deze tafel is genoeg gezegd. Speel verder, of open een nieuwe tafel.
no-anonymous = Niemand kent je hier nog: haal eerst een pas.
no-not-for-all = Deze cijfers zijn voor wie de server beheert. Die kan jouw adres toelaten met --metrics.
no-refused = Dat mag niet volgens de regels.

## What the filter found in a text, and what follows

talk-found-digit = “{ $words }” verklapt een getal. Zeg welke stapel je bedoelt, of hoe groot de stap is.
talk-found-word = “{ $words }” klinkt als het getal van een kaart. Zeg liever “laag”, “hoog” of “een klein stapje”.
talk-found-decade = “{ $words }” is een bereik van getallen, en dat verklapt te veel. Zeg liever welke stapel je bedoelt.
talk-found-relative = “{ $words }” is een afstand, en ook die is een getal. Zeg liever “dichtbij” of “grote sprong”.
talk-found-ask = “{ $words }” vraagt naar een getal. Vraag liever welke stapel je beter kunt mijden.
talk-found-riddle = “{ $words }” is een raadsel met een getal als antwoord. Zeg liever welke stapel je bedoelt.
talk-then-anyway = Bedoel je iets anders, dan kun je het toch versturen; het wordt dan gemarkeerd.
talk-then-stopped = Niemand heeft het gezien.
talk-then-warned = Niemand heeft het gezien. Nog zo’n tekst, en je hebt { $minutes } minuten alleen signalen.
talk-then-muted = Niemand heeft het gezien. Je hebt { $minutes } minuten alleen signalen.
talk-muted = { $minutes ->
    [one] Je hebt nog één minuut alleen signalen. Daarna kun je weer schrijven.
   *[other] Je hebt nog { $minutes } minuten alleen signalen. Daarna kun je weer schrijven.
}
