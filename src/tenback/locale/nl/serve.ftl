## Wat de commando’s over servers doen

cli-serve-help = Tafels voor browsers en bots aanbieden.
cli-serve-more =
    Eén proces en één bestand zijn genoeg. Elke optie kan ook in de omgeving staan: TENBACK_PORT staat voor --port. Ctrl-C stopt de server; geen spel gaat verloren.

    Voorbeeld: tenback serve --lan --browser
cli-bot-help = Een bot aan een tafel op een server laten spelen.
cli-bot-more =
    De bot neemt een plaats, speelt en geeft signalen tot het spel voorbij is. Met Ctrl-C verlaat hij de tafel.

    Voorbeeld: tenback bot --url http://127.0.0.1:8010 --table K7M2QX --bot search
cli-backup-help = Alle tafels van een server naar een bestand kopiëren.
cli-backup-more =
    De server mag intussen doorlopen. De kopie legt één moment vast: geen spel wordt doormidden gesneden.

    Voorbeeld: tenback backup --to tables.db
cli-restore-help = De tafels van een kopie in een lege database zetten.
cli-restore-more =
    Voorbeeld: tenback restore --from tables.db --database postgresql://tenback@localhost/tenback
cli-tidy-help = Spellen en tafels verwijderen waar lang niemand meer is geweest.
cli-tidy-more =
    Eerst staat er wat er weg zou gaan, dan komt de vraag. De server mag intussen blijven draaien. Maak vooraf een kopie met “tenback backup” als je er misschien nog iets van nodig hebt.

    Voorbeeld: tenback tidy --finished 180

## Wat hun opties betekenen

serve-opt-lan = Laat anderen in je netwerk meespelen: de server is op alle adressen van deze computer bereikbaar en noemt de adressen die zij kunnen openen.
serve-opt-host = Adres van deze computer waarop de server bereikbaar is; anders 127.0.0.1, alleen voor deze computer.
serve-opt-port = Poort waarop de server bereikbaar is; anders 8010.
serve-opt-public-url = Adres waarop men de server bereikt, als er een proxy voor staat.
serve-opt-data-dir = Map voor de tafels, in plaats van de gewone.
serve-opt-database = Database voor de tafels: een SQLite-bestand of postgresql://…; anders een bestand in de map.
serve-opt-redis = Redis waarmee meerdere serverprocessen van elkaar horen: redis://…
serve-opt-workers = Hoeveel serverprocessen de poort delen; anders één. Meer dan één heeft PostgreSQL en Redis nodig.
serve-opt-thinkers = Hoeveel processen voor de bots denken; anders één.
serve-opt-added-bot = Laat mensen ook deze bot kiezen: een van tenback, of een van jezelf, zoals mine:Bot. Mag meer dan eens; in de omgeving gescheiden door spaties.
serve-opt-grace = Na hoeveel seconden zonder verbinding iemand als afwezig geldt; anders na 30.
serve-opt-proxies = Adressen van proxy’s die vertrouwd worden over de adressen van bezoekers, gescheiden door komma’s; anders 127.0.0.1.
serve-opt-metrics = Adressen die de cijfers op /metrics mogen lezen, gescheiden door komma’s; anders alleen deze computer.
serve-opt-limit = Stelt een van de grenzen in: sockets-per-address=300. Mag meer dan eens; ze staan allemaal in docs/limits.md. In de omgeving: TENBACK_LIMIT_SOCKETS_PER_ADDRESS.
serve-opt-browser = De pagina in de browser openen, of niet.
serve-opt-to = Bestand waarin de kopie komt. Het mag nog niet bestaan.
serve-opt-from = Bestand met de kopie.
serve-opt-url = Adres van de server.
serve-opt-table = Code van de tafel.
serve-opt-bot = De bot die speelt. Een bot die nadenkt, krijgt na een dubbelepunt zijn bedenktijd: 0.2s, of 2000 proefspellen per beurt.
serve-opt-seat = Plaats voor de bot, geteld vanaf 0; anders de eerste die vrij is.
serve-opt-name = Naam van de bot aan tafel; anders die van zijn soort.
serve-opt-keep-gathering = Dagen waarna een tafel waaraan nooit een spel begon wordt verwijderd; anders 2.
serve-opt-keep-playing = Dagen waarna een spel dat niemand verder speelt wordt verwijderd; anders 60.
serve-opt-keep-finished = Dagen waarna een uitgespeeld spel wordt verwijderd; anders blijft het voorgoed.
serve-opt-finished = Uitgespeelde spellen verwijderen waar zoveel dagen niets is gebeurd; anders 365.
serve-opt-unfinished = Niet uitgespeelde spellen en tafels verwijderen waar zoveel dagen niets is gebeurd; anders 60.
serve-opt-yes = Verwijderen zonder te vragen.
cli-metavar-host = COMPUTER
cli-metavar-url = ADRES
cli-metavar-code = CODE
cli-metavar-limit = NAAM=GETAL

## Wat er wordt getoond

serve-listening = De tafels zijn open: { $address }
serve-listening-also = Ook hier: { $address }
serve-only-here = Alleen deze computer kan dit adres openen. Om vrienden in je netwerk mee te laten spelen, stop je de server en start je hem zo: { $command }
serve-no-network = Deze computer zit nu in geen enkel netwerk. Zodra dat wel zo is, staat het adres bij “Vrienden uitnodigen”.
serve-few-bots = Bots spelen hier als Beginner of Degelijk. Voor de sterkere: pip install "tenback[{ $extra }]"
serve-copied = { $tables ->
    [one] Eén tafel naar { $path } gekopieerd.
   *[other] { $tables } tafels naar { $path } gekopieerd.
}
serve-restored = { $tables ->
    [one] Eén tafel teruggezet.
   *[other] { $tables } tafels teruggezet.
}
serve-old-finished = { $days ->
    [one] Uitgespeelde spellen waar een dag niets is gebeurd: { $tables }
   *[other] Uitgespeelde spellen waar { $days } dagen niets is gebeurd: { $tables }
}
serve-old-unfinished = { $days ->
    [one] Niet uitgespeelde spellen en tafels waar een dag niets is gebeurd: { $tables }
   *[other] Niet uitgespeelde spellen en tafels waar { $days } dagen niets is gebeurd: { $tables }
}
serve-nothing-old = Er is niets te verwijderen.
serve-ask-delete = Voorgoed verwijderen? Typ dan “ja”:
serve-word-yes = ja
serve-deleted = { $tables ->
    [one] Eén tafel verwijderd.
   *[other] { $tables } tafels verwijderd.
}
serve-not-deleted = Er is niets verwijderd. Met --yes wordt er zonder te vragen verwijderd.
serve-bot-seated = { $name } zit aan tafel { $table }, plaats { $seat }.

## Wat er niet klopt

serve-no-url = “{ $url }” is geen adres van een server. Het begint met http:// of https://.
serve-long-bot = De naam van de bot “{ $bot }” is te lang om aan een tafel gekozen te worden; { $most } tekens kunnen. Geef zijn instellingen standaardwaarden, of kortere namen.
serve-no-such-database = “{ $address }” is geen database die tenback kent. Noem een bestand, of een adres dat met sqlite:// of postgresql:// begint.
serve-no-database = De database { $address } antwoordt niet. Controleer het adres, en of hij draait.
serve-in-use = Een andere server gebruikt { $path }. Stop die eerst, of kies voor deze een andere --data-dir.
serve-disk-fails = In de database { $address } kan niets worden geschreven: { $why }. Maak ruimte op de schijf, of controleer of die werkt en beschreven mag worden; start daarna opnieuw.
serve-damaged = De database { $address } is beschadigd, of niet van tenback: { $why }. Zet hem opzij en haal met “tenback restore” een kopie terug, of noem een andere database.
serve-newer-shape = Een nieuwere tenback heeft de database { $address } veranderd. Werk tenback bij, of zet met “tenback restore” een eerdere kopie in een andere database.
serve-newer-copy = { $path } is door een nieuwere tenback gemaakt. Werk tenback bij en probeer het dan nog eens.
serve-no-redis = “{ $address }” is geen adres van een Redis. Het begint met redis:// of rediss://.
serve-no-such-limit = Er is geen grens “{ $name }”. Instellen kun je: { $known }.
serve-no-addresses = “{ $text }” zijn geen adressen. Scheid ze met komma’s: 10.0.0.7, 10.1.0.0/16; of * voor alle.
serve-workers-alone = Meerdere serverprocessen hebben een database en een Redis nodig die ze allemaal bereiken: --database postgresql://… en --redis redis://…
serve-no-address = De server kan niet starten op { $host }, poort { $port }: { $why }. Kies met --port of --host iets anders.
serve-lan-or-host = Met --lan is de server op alle adressen van deze computer bereikbaar. Laat --host of --lan weg.
serve-not-started = Een serverproces is gestopt voordat het iemand kon bedienen. Zijn laatste regels hierboven zeggen waarom.
serve-file-there = { $path } bestaat al. Noem een bestand dat er nog niet is.
serve-no-copy = { $path } is geen kopie van “tenback backup”.
serve-not-empty = In deze database zijn al tafels. Neem een lege.
serve-expected-code = de zes letters en cijfers van de code van een tafel
serve-unreachable = Op { $url } antwoordt geen tenback-server. Controleer het adres.
serve-table-refused = De tafel laat de bot niet toe: { $text }
serve-other-rules = De tafel speelt met regels die deze tenback niet kent. Werk tenback hier bij en laat de bot dan terugkomen.
serve-no-seat = Aan deze tafel is geen plaats voor de bot.
serve-void = Het spel is in overleg beëindigd.
