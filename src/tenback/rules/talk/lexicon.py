"""Words that mean the same at a card table, by what they mean, in English, German and Dutch.

They are written for a reading: lower case, no accents, umlauts spread (ae). A word that belongs to two kinds in two
languages stands once, with the commoner one.
"""

from collections.abc import Mapping
from typing import Final

_KINDS: Final = {
    "ARTICLE": """
        the a an this that these those der die das den dem des ein eine einen einem einer ne nen diese dieser diesen
        de het een deze dit dat n
    """,
    "MINE": """
        my mine mein meine meinen meinem meiner meins meines mijn mijne m'n mei ours our unsere unser onze ons
    """,
    "YOURS": """
        your yours ur dein deine deinen deinem deiner deins deines eure euer euren jouw jouwe uw uwe dei ihre seine
        zijn's his her hers
    """,
    "I": """
        i i'm im i'd id i'll ill i've ive ich ick ik k kheb i'ma we we're wir wij we've me mir mich mij us uns
    """,
    "YOU": """
        you u ya y'all you're youre you've du dir dich ihr euch jij je jullie gij ge jou jullie's d'you ye
    """,
    "SOMEBODY": """
        anyone anybody someone somebody who who's whos everyone everybody wer jemand irgendwer irgendjemand iemand
        eentje wen
    """,
    "HAVE": """
        have has had got gotta hold holds holding haves hab habe hast hat habt haben hatte hattest halte haeltst haelt
        hob hot host heb hebt heeft hebben hadden hou houd houdt hebde hedde own carry keep keeping hastn hesch
        besitze besitzt
    """,
    "BE": """
        is are am be was were s it's its ist sind bin bist seid war waren waere waeren waer ben zijn bent wezen
    """,
    "STAND": """
        sit sitting sits sitze sitz sitzt sitzen zit zitten stand stands stehe steh steht sta staat lie lies lying
        liege lieg liegt liegen lig ligt liggen bleibt blijft showing shows zeigt laying
    """,
    "WHAT": """
        what what's whats wat wos welche welcher welches welchen welchem welk welke which wich wa whatcha what've
    """,
    "WHERE": """
        where where's wo waar whereabouts woran worauf waarop
    """,
    "HOW": """
        how wie hoe hows how's hoeveel wieviel wieviele hoever
    """,
    "MANY": """
        many much viel viele veel
    """,
    "FAR": """
        far weit ver close near nah nahe dicht dichtbij closer naeher
    """,
    "TELL": """
        tell say name show give gimme reveal read list share mention sag sage sagt sagst nenn nenne nennt zeig zeige
        verrate verrat verraet verraetst gib gebt zeg noem toon geef verklap lees vertel sagen nennen zeigen verraten
        zeggen noemen tonen verklappen laten zien spill
    """,
    "ABOVE": """
        above over higher bigger greater larger beyond past exceed more hoeher groesser drueber darueber ueber
        oberhalb mehr hoger groter boven erboven meer daarboven overheen
    """,
    "BELOW": """
        below under beneath lower smaller less underneath niedriger kleiner tiefer drunter darunter unter unterhalb
        weniger lager onder eronder minder beneden daaronder
    """,
    "UP": """
        up upward upwards rauf hoch hinauf omhoog aufwaerts erhoehen erhoehe raise bump climb ophogen
    """,
    "DOWN": """
        down downward downwards runter hinunter herunter omlaag abwaerts drop sink zakken
    """,
    "AWAY": """
        away off short shy apart weg entfernt daneben auseinander ernaast ervan ervanaf vanaf eraf vandaan tekort
        missing fehlt fehlen fehlte removed verwijderd ab af behind ahead
    """,
    "JUMP": """
        jump jumps gap gaps leap leaps step steps difference distance hop hops skip skips sprung spruenge springe
        spring springen springt schritt schritte schritten abstand luecke unterschied differenz hopser huepfer sprong
        sprongen sprongetje stap stappen stapje stapjes gat verschil afstand scheelt schelen verschilt overslaan
        differ differs increment ueberspringen abstaende schrittchen overshoot
    """,
    "BACK": """
        back backward backwards zurueck rueckwaerts terug achteruit reverse reset trick truc
    """,
    "PLUS": """
        plus minus min + add added dazu erbij take subtract abzueglich
    """,
    "NEXT": """
        next following naechste naechsten naechster naechstes volgende eerstvolgende successor predecessor neighbour
        neighbor nachfolger vorgaenger nachbar nachbarkarte opvolger voorganger buur buurkaart consecutive adjacent
        naechsthoehere naechstkleinere danach davor daarna erna previous vorige subsequent adjoining angrenzend
    """,
    "EXACT": """
        exactly exact precisely precise genau exakt genaue precies directly direct direkt unmittelbar straight right
        immediately meteen vlak pal haarscharf dead bang
    """,
    "ONLY": """
        only just merely simply nur bloss lediglich maar alleen slechts gerade grad grade net enkel
    """,
    "ABOUT": """
        about around roughly approximately nearly almost like circa ca ungefaehr etwa rund um knapp fast beinahe
        ongeveer zo'n rond zowat bijna pakweg ergens somewhere irgendwo irgendwas something anything iets sowas ish
        gegen tegen richtung
    """,
    "BETWEEN": """
        between zwischen dazwischen tussen ertussen within innerhalb binnen
    """,
    "UNTIL": """
        until till to bis tot from von van since seit sinds
    """,
    "PILE": """
        pile piles stack stacks row rows stapel stapels stapeln reihe reihen rij rijen column pillar haufen hoop stoss
        discard
    """,
    "DECK": """
        deck draw drawpile talon nachziehstapel zugstapel ziehstapel trekstapel pot vorrat voorraad
    """,
    "SIDE": """
        left upper bottom middle links rechts oben unten mitte linke linken linker rechte rechten rechter bovenin
        onderin midden linksonder rechtsboven linksboven rechtsonder ascending descending aufsteigend absteigend
        aufsteigenden absteigenden oplopende aflopende
    """,
    "TOP": """
        top topmost oberste obersten oberster bovenste current currently aktuelle huidige there da dort daar er hier
        here
    """,
    "CARD": """
        card cards karte karten kaart kaarten kaartje kaartjes koartn kartn
    """,
    "HAND": """
        hand hands blatt handkarten handkaarten handen
    """,
    "NUMBER": """
        number numbers digit digits value values figure figures zahl zahlen ziffer ziffern nummer nummern wert werte
        getal getallen cijfer cijfers nummers waarde numeral range bereich bereik decade zehner tiental tens
        zehnerbereich numeric numerically
    """,
    "PARITY": """
        even odd ungerade oneven
    """,
    "EXTREME": """
        lowest highest smallest biggest largest closest nearest kleinste kleinsten kleinster kleinstes groesste
        groessten hoechste hoechsten hoechstes niedrigste niedrigsten tiefste laagste hoogste grootste
        dichtstbijzijnde tiniest naheste max minimum maximum
    """,
    "SIZE": """
        low high small big tiny huge little large klein kleine kleinen gross grosse grossen hohe hohen niedrig
        niedrige tief hoog hoge laag lage groot grote wenig weinig massive riesig riesen enorm enorme winzig
    """,
    "LAY": """
        lay play plays played put puts dump place throw laid lege leg legst legt legen gelegt spiel spiele spielst
        spielen spielt gespielt werfe schmeiss leggen speel speelt spelen gespeeld gelegd gooi gooien playing ablegen
        loswerden ausspielen kwijt rid use
    """,
    "NEED": """
        need needs want wants looking search brauch brauche brauchst braucht suche such suchst sucht will willst wil
        zoek zoekt nodig wait waiting warte wartest wachten wacht wish hope hoffe after
    """,
    "CAN": """
        can could may might would should must kann kannst koennte koenntest koennen darf mag muss musst soll wuerde
        wuerdest kan kun kunt zou zal moet can't cannot couldnt shall will'll muesste
    """,
    "GO": """
        go goes going gone gehe geh gehen geht ga gaan gaat reach get land komm komme kommt kom komt come comes bring
    """,
    "NOT": """
        not no don't dont never none nothing nicht kein keine keinen keiner nie nichts niet geen nooit niks niets isnt
        isn't cant won't wont nobody niemand koane nope nee nein without ohne zonder
    """,
    "FIT": """
        fits fit passt passe passen perfect perfekt works match matches slots slot ideal
    """,
    "DRAWN": """
        drew drawn pulled picked gezogen nachgezogen ziehen gepakt getrokken trek bekommen gekregen
    """,
    "TIME": """
        second seconds sec secs minute minutes mins hour hours hrs hr day days week weeks weekend weekends month
        months year years yrs night nights sekunde sekunden sek minuten minuetchen stunde stunden stuendchen std tag
        tage tagen woche wochen wochenende monat monate monaten jahr jahre jahren nacht naechte abende seconden
        seconde secondje minuut minuutje minuutjes uren uurtje uurtjes dag dagen weken maand maanden jaar jaren
        nachten avonden kwartier evenings mornings afternoons decades century moment momentje fortnight viertelstunde
        halfuur
    """,
    "CLOCK": """
        o'clock oclock uhr uur pm half halb halbe quarter viertel kwart tonight heute vandaag today tomorrow morgen
        gisteren gestern yesterday abends morgens avond abend evening morning nachmittag middag noon midnight
        mitternacht later spaeter straks vanavond heutabend dreiviertel lunch dinner breakfast bedtime
    """,
    "DATE": """
        monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag
        sonntag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag january february march april june july
        august september october november december januar februar maerz juni juli oktober dezember januari februari
        maart augustus christmas easter weihnachten ostern kerst pasen sinterklaas birthday geburtstag verjaardag
    """,
    "PEOPLE": """
        people person persons player players kid kids child children baby babies friend friends guys folks lads girls
        boys men women man woman leute personen spieler spielern spielerin kind kinder kindern freunde maenner frauen
        mann frau jungs maedels gaeste mensen persoon speler spelers kinderen vrienden mannen vrouwen jongens meisjes
        meiden gasten bots bot robots twins zwillinge tweeling family families familie adults teenagers guests
        neighbours colleagues kollegen collega's nachbarn buren teams team
    """,
    "KIN": """
        mum mom dad mother father wife husband gran grandma grandpa granny brother brothers sister sisters son sons
        daughter daughters uncle aunt nephew niece cousin cousins mama papa mutter vater oma opa bruder schwester
        schwestern sohn tochter toechter onkel tante neffe nichte enkelkinder moeder vader broer broers zus zussen
        zusje zoon zonen dochter dochters oom neef kleinkinderen grandson grandkids grandchildren nan
    """,
    "AGE": """
        old alt oud aged age alter leeftijd turned turns turning wird werd wordt geworden jaehrig jarige jarig
    """,
    "ROUNDS": """
        turn round rounds game games time times try tries win wins loss losses goal goals point points set sets runde
        runden partie partien zug zuege mal male sieg siege niederlage niederlagen versuch versuche punkt punkte tor
        tore beurt beurten ronde rondes rondje rondjes potje potjes keer spelletje spelletjes poging pogingen punten
        partij level levels streak attempt attempts twice once zweimal dreimal doelpunten score
    """,
    "WIN": """
        won lost lose beat beaten scored leading gewonnen verloren gewinnen verlieren fuehren fuehrt gewinnt verliert
        winnen verliezen verloor wint verliest unentschieden gelijk nil
    """,
    "ANIMAL": """
        cat cats dog dogs kitten kittens puppy puppies horse horses fish chicken chickens hamster rabbit rabbits birds
        bird katze katzen hund hunde huehner pferd pferde hase hasen vogel voegel kat katten hond honden poes poesjes
        paarden paard kip kippen konijn konijnen vogels goldfish goudvis guinea meerschweinchen cavia's ducks schafe
        schapen
    """,
    "FOOD": """
        pizza pizzas beer beers coffee coffees tea teas cup cups glass glasses bottle bottles cake cakes cookies
        biscuits wine wines pancakes sandwich sandwiches crisps chips sweets apples eggs bier biere kaffee tee tasse
        tassen glas glaeser flasche flaschen kuchen keks kekse wein brot broetchen pfannkuchen eier aepfel stueck
        stuecke biertje biertjes koffie kopjes kop koppen thee glazen fles flessen taart taarten koekjes koek wijn
        wijntjes boterhammen pannenkoeken eieren appels stuks schnitzel bratwuerste frietjes patat chocolates slices
        portions portionen porties burger burgers doughnuts muffins waffeln wafels snacks gummibaerchen dropjes
    """,
    "MONEY": """
        euro euros cent cents pound pounds quid dollar dollars bucks buck franken £ € $ % percent prozent procent
    """,
    "MEASURE": """
        degrees degree graden km kilometer kilometers kilometre metre metres meter meters miles mile kilo kilos kg
        gram gramm liter litre litres cm mb gb kmh mph stundenkilometer watt volt battery akku batterij floors stock
        etage verdieping pages seiten bladzijden stairs
    """,
    "THINGS": """
        things reasons ideas chances options tabs phones screens windows chairs seats tables books films movies songs
        episodes photos messages emails calls bags boxes cars trains buses keys shoes socks hats brains braincells
        dinge sachen gruende ideen optionen fenster stuehle plaetze tische buecher filme lieder folgen fotos
        nachrichten anrufe taschen kisten autos schluessel schuhe socken dingen redenen ideeen stoelen plekken tafels
        boeken liedjes afleveringen foto's berichten telefoontjes dozen auto's treinen sleutels schoenen sokken
        fingers finger vingers haende eyes augen ogen legs beine benen feet fuesse voeten ears ohren oren letters
        rooms zimmer kamers
    """,
    "LEFT": """
        remaining remain uebrig restliche rest verbleibend resterend still noch nog another
    """,
    "LUCK": """
        luck lucky chance odds risk glueck risiko wahrscheinlichkeit kans kansen geluk pech per out
    """,
    "RULE": """
        rule rules regel regeln regels allowed erlaubt verboten forbidden toegestaan verboden cheating schummeln
    """,
    "PLEASE": """
        please pls plz bitte bidde alsjeblieft aub graag thanks thx danke bedankt sorry oops ups cheers
    """,
    "GREET": """
        hello hi hey yo hallo servus moin gruezi hoi doei bye tschuess ciao welcome willkommen welkom gg wp lol haha
        hahaha hehe wow ouch autsch oef amai omg oh ah ugh yay juhu hoera hurra super toll geil leuk mooi nice great
        brilliant prima genial lovely
    """,
    "AND": """
        and und en or oder of then dann dan but aber
    """,
    "AT": """
        at in on auf bei beim op bij aan mit met with for fuer voor zu zum naar by om
    """,
    "IDIOM": """
        idiom cloud wolke wolk vliegen fliegen scheepsrecht heads winks thumbs heaven hemel himmel sinn sense zintuig
        wiel rad wheel minds million millionen miljoen thousand tausend duizend hundred hundert honderd dutzend dozijn
        lives leben levens zero null nul tango stone square
    """,
}

_ABOUT_CARDS: Final = """
    HAVE STAND MANY FAR TELL ABOVE BELOW UP DOWN AWAY JUMP BACK PLUS NEXT EXACT ABOUT BETWEEN PILE DECK SIDE CARD HAND
    NUMBER PARITY EXTREME SIZE LAY NEED FIT DRAWN
"""
ABOUT_CARDS: Final = frozenset(_ABOUT_CARDS.split())  # kinds without any of which a text is small talk
KIND_OF: Final[Mapping[str, str]] = {word: kind for kind, words in _KINDS.items() for word in words.split()}
