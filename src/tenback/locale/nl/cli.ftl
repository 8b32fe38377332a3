## Wat de commando’s doen

cli-tenback-help = Speel The Game en zijn familie in je terminal: in je eentje, met vrienden, met bots. tenback is een onafhankelijk fanproject, zonder band met de uitgever.
cli-tenback-more = “tenback play” opent een tafel. Elk commando legt zichzelf uit met --help.
cli-play-help = Een spel hier in de terminal spelen.
cli-play-more =
    Zonder spel opent er een menu. Plaatsen waarvoor niemand is genoemd, gaan naar bots.

    Voorbeeld: tenback play the-game --name Anna --name Bram --bot greedy
cli-games-help = De spellen tonen.
cli-games-more = De andere commando’s gebruiken de id’s uit de eerste kolom.
cli-rules-help = De regels van een spel uitleggen.
cli-rules-more =
    Gekozen huisregels worden ook uitgelegd.

    Voorbeeld: tenback rules the-game --house undo=all
cli-deal-help = De kaarten bij een startgetal tonen.
cli-deal-more =
    Eerst de handkaarten, dan de trekstapel met de bovenste kaart voorop.

    Voorbeeld: tenback deal the-game --players 2 --seed 42
cli-replay-help = Een opgenomen spel stap voor stap terugkijken.
cli-replay-more = In een terminal opent de tafel; elders wordt het spel in regels verteld.
cli-completion-help = Het script tonen waarmee je shell tenback aanvult.
cli-completion-more =
    Voor bash hoort deze regel in ~/.bashrc:

    source <(tenback completion bash)

    Voor zsh hoort deze regel in ~/.zshrc:

    source <(tenback completion zsh)

    Voor fish is één keer genoeg:

    tenback completion fish > ~/.config/fish/completions/tenback.fish

## Wat de argumenten en opties betekenen

cli-arg-game = Id van een spel; “tenback games” toont ze allemaal.
cli-arg-file = Bestand met het opgenomen spel; - leest de standaardinvoer.
cli-arg-shell = De shell die je gebruikt.
cli-opt-lang = Taal van de teksten.
cli-opt-help = Deze pagina tonen.
cli-opt-version = De versie tonen.
cli-opt-json = JSON schrijven in plaats van tekst, voor programma’s.
cli-opt-text = Het spel in regels vertellen, ook in een terminal.
cli-opt-no-pager = Alles in één keer tonen, ook in een terminal.
cli-opt-seed = Getal dat de volgorde van de kaarten bepaalt; hetzelfde getal geeft dezelfde kaarten.
cli-opt-players = Hoeveel spelers er aan tafel zitten, bots meegeteld; anders zo weinig mogelijk.
cli-opt-play-players = Hoeveel spelers er aan tafel zitten, bots meegeteld. Zonder opgave: wie je noemt, en minstens zoveel als het spel nodig heeft.
cli-opt-name = Naam van iemand aan deze terminal; mag meer dan eens.
cli-opt-bot = Een bot die een van de plaatsen inneemt; mag meer dan eens.
cli-opt-commands = Bestand met de getallen van de opdrachten in je eigen spel, als TOML of JSON: stop = [4, 38, 63, 97] enzovoort.
cli-opt-house = Een huisregel; mag meer dan eens. “tenback rules” met het spel toont wat er te kiezen valt.
cli-opt-table = Hoe vrij jullie mogen praten: als onder vrienden (friends, ook zonder opgave) of als aan een open tafel (open).
cli-opt-resume = Verdergaan met een opgeslagen spel: dat in dit bestand, het nieuwste niet uitgespeelde in deze map of, zonder opgave, het nieuwste in de gewone map.
cli-opt-save = Map voor de opname van het spel, in plaats van de gewone.
cli-opt-no-save = Geen opname van het spel bewaren.
cli-opt-saved = In plaats daarvan de opgeslagen spellen tonen, het nieuwste eerst.

## Woorden op de hulppagina’s

cli-heading-usage = Gebruik:
cli-heading-arguments = Argumenten
cli-heading-options = Opties
cli-heading-commands = Commando’s
cli-metavar-options = [OPTIES]
cli-metavar-command = COMMANDO
cli-metavar-game = SPEL
cli-metavar-count = GETAL
cli-metavar-seed = GETAL
cli-metavar-name = NAAM
cli-metavar-house = REGEL=KEUZE
cli-metavar-file = BESTAND
cli-metavar-folder = MAP

## Wat er wordt getoond

cli-games-id = Id
cli-games-players = Spelers
cli-games-game = Spel
cli-saved-none = Er is nog geen spel opgeslagen.
cli-saved-older = { $count ->
    [one] Eén ouder spel staat in { $folder }.
   *[other] { $count } oudere spellen staan in { $folder }.
}
cli-seed = Startgetal: { $seed }
cli-deck = Trekstapel
cli-deck-of = Trekstapel van speler { $number }
cli-story-players = Aan tafel: { $names }
cli-story-house = Huisregel: { $switch }: { $choice }
cli-story-turn = Beurt { $number }: { $name }
cli-story-unfinished = Het spel is niet uitgespeeld.

## Wat er niet klopt; “none” als $near betekent dat er niets in de buurt is

cli-error = Fout:
cli-no-such-option = { $near ->
    [none] De optie { $option } bestaat niet.
   *[other] De optie { $option } bestaat niet. Bedoel je { $near }?
}
cli-no-such-command = { $near ->
    [none] Het commando { $command } bestaat niet.
   *[other] Het commando { $command } bestaat niet. Bedoel je { $near }?
}
cli-near-game = Bedoel je { $near }?
cli-bad-value = { $option } kan niet “{ $value }” zijn. Mogelijk: { $expected }.
cli-expected-count = een geheel getal
cli-expected-seed = een geheel getal van 0 tot en met { $most }
cli-expected-name = ten hoogste { $most } letters, cijfers of andere zichtbare tekens
cli-missing = { $option } ontbreekt.
cli-needs-value = { $option } heeft een waarde nodig.
cli-takes-no-value = { $option } neemt geen waarde.
cli-too-many = Te veel woorden: { $words }.
cli-not-both = { $one } en { $other } gaan niet samen. Kies een van de twee.
cli-needs-game = { $option } heeft een spel nodig. Noem er een, of laat de optie weg en kies in het menu.
cli-try-help = { $command } --help laat zien wat er kan.
cli-too-many-players = Er zijn { $named } spelers genoemd, maar er zijn { $seats } plaatsen. Noem er minder, of verhoog --players.
cli-same-name = Twee mensen kunnen niet allebei { $name } heten: niemand zou ze uit elkaar kunnen houden. Geef een van hen een andere naam.
cli-nothing-to-resume = In { $folder } staat geen spel dat niet is uitgespeeld. “tenback play” begint een nieuw spel.
cli-game-is-over = Het spel in { $path } is afgelopen. Zo bekijk je het: tenback replay { $path }
cli-folder-unwritable = Het spel kan niet worden opgeslagen in { $path }: { $why }. Noem met --save een andere map, of speel met --no-save.
cli-no-commands-here = Dit spel heeft geen opdrachten. Laat --commands weg.
cli-broken-file = Het bestand { $path } is geen geldig { $form }. Verbeter het en probeer het opnieuw.
cli-file-not-found = Het bestand { $path } bestaat niet. Controleer de naam.
cli-file-denied = Je mag { $path } niet gebruiken. Controleer de rechten.
cli-file-is-folder = { $path } is een map. Noem een bestand.
cli-file-not-text = { $path } is geen tekst in UTF-8. Sla het bestand zo op, of noem een ander.
cli-file-fails = { $path } is niet te gebruiken: { $why }.
cli-output-fails = De uitvoer is niet te schrijven: { $why }.
cli-not-a-terminal = Hiervoor is een terminal met toetsenbord en scherm nodig. Voor programma’s hebben “tenback deal” en “tenback replay” --json.
cli-bug = Er ging iets mis in tenback ({ $error }). Meld alsjeblieft wat je deed.

## Wat er niet klopt aan een opname; $place zegt waar

record-not-a-record = { $place }: dit is geen opname van een tenback-spel.
record-cut = { $place }: hier breekt de opname af. Het einde ontbreekt.
record-newer = { $place }: deze opname komt van een nieuwere tenback. Werk tenback bij om hem te bekijken.
record-unknown-ruleset = { $place }: deze tenback kent het spel niet. Een nieuwere misschien wel.
record-bad-field = { $place }: hier is iets niet te lezen.
record-bad-deal = { $place }: in de deling zit niet elke kaart van het spel precies één keer.
record-seed-mismatch = { $place }: de deling hoort niet bij het startgetal.
record-illegal-step = { $place }: dat mag niet volgens de regels. { $why ->
    [game-over] Het spel was al voorbij.
    [not-begun] Er was nog niemand begonnen.
    [already-begun] Er was al iemand begonnen.
    [no-such-seat] Daar zit niemand.
    [no-such-pile] Die stapel bestaat niet.
    [not-on-turn] Iemand anders was aan de beurt.
    [not-your-voice] Opgeven doet iedereen alleen voor zichzelf.
    [already-conceded] Op die plaats was al opgegeven.
    [not-in-hand] De kaart zat niet in die hand.
    [does-not-fit] De kaart past daar niet.
    [does-not-help] De kaart helpt daar niet.
    [help-spent] In die beurt was al geholpen.
    [help-alone] De helpende kaart kan niet de enige zijn.
    [no-tricks] Een opdracht verbood de truc.
    [other-pile] Alleen een andere stapel was open.
    [stops-too-soon] De kaart had de beurt te vroeg beëindigd.
    [too-many] Dat was één kaart te veel voor die beurt.
    [need-more] De beurt had meer kaarten nodig.
    [need-exactly] Een opdracht vroeg om meer kaarten.
    [cover-first] Er was nog een doodshoofd af te dekken.
    [fire-first] Er was nog een vuur te doven.
   *[talk] Op dat moment mocht het niet gezegd worden.
}
record-wrong-result = { $place }: het spel liep niet zo af als hier staat.
record-wrong-check = { $place }: de opname is na het opslaan veranderd.
record-place-line = Regel { $number }
record-place-byte = Byte { $number }
record-place-step = Stap { $number }
record-place-card = Deling, kaart { $number }
record-place-field = Veld “{ $name }”
record-place-end = Einde van het bestand
