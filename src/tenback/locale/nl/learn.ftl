## Wat je aan tafel zou kunnen zeggen

learn-say-wish = Laat de linkerstapel maar aan mij over.
learn-say-step = Ik heb hier aan een klein stapje genoeg.
learn-say-number = Ik heb de { $card }.
learn-say-distance = Ik zit er maar vier vanaf.
learn-say-ask = Welk getal heb je?

## De pagina met de regels

learn-rules-of = Regels: { $game }
learn-contents = Inhoud
learn-levels = Niveaus van dit spel
learn-first-game = Het eerste spel spelen
learn-first-game-hint = Drie minuten aan een echte tafel, met een coach ernaast.
learn-print = Afdrukken
learn-top = { $pile }: bovenop ligt de { $card }
learn-theirs = { $direction ->
    [up] Oplopende stapel van de tegenstander
   *[down] Aflopende stapel van de tegenstander
}
learn-onto-theirs = op een stapel van de tegenstander
learn-fits = past: +{ $steps }
learn-goes-back = truc: { $steps } terug
learn-helps = helpt: { $steps } beter
learn-misfit = past niet
learn-one-turn = Een beurt met deze hand
learn-lay = De { $card } { $pile }
learn-lay-more = { $missing ->
    [one] nog één kaart nodig
   *[other] nog { $missing } kaarten nodig
}
learn-lay-enough = genoeg: de beurt mag eindigen
learn-drawn = { $count ->
    [one] Daarna wordt één kaart getrokken.
   *[other] Daarna worden { $count } kaarten getrokken.
}
learn-talk = Aan tafel gezegd
learn-may-say = mag
learn-may-not-say = mag niet
learn-signals = Als signalen
learn-house = Kies, en deze pagina legt de regels van jullie tafel uit.

## Adressen zonder iets

learn-lost = Hierheen loopt geen pad
learn-lost-hint = Controleer het adres of kies een spel op de startpagina.

## De coach van een eerste spel

learn-coach = Coach
learn-next = Verder
learn-leave = De les verlaten
learn-play-on = Verder spelen
learn-real-game = Een echt spel beginnen
learn-dealing = De kaarten worden uitgedeeld …
learn-step-hand = { $count ->
    [one] Dit is je hand. In totaal moet één kaart op de stapels.
   *[other] Dit is je hand. Alle { $count } kaarten moeten op de stapels: dan hebben jullie het spel verslagen.
}
learn-step-hand-race = { $count ->
    [one] Dit is je hand. Wie als eerste al zijn eigen kaarten legt, wint: één.
   *[other] Dit is je hand. Wie als eerste al zijn { $count } eigen kaarten legt, wint.
}
learn-step-piles = Op stapels met een stijgende lijn moet elke kaart hoger zijn dan de bovenste, op stapels met een dalende lijn lager.
learn-step-own = De stapels vooraan zijn van jou. Die achteraan zijn van { $name }.
learn-step-begin = Jullie beslissen samen wie begint. Neem zelf de eerste beurt.
learn-step-wait = { $name } is aan de beurt. Kijk waar de kaarten komen.
learn-step-cover = Dit moet afgedekt zijn voordat je beurt eindigt: { $piles }. Elke kaart die past, is goed.
learn-step-mark = De { $card } draagt een teken: { $mark }. { $hint } Leg hem { $pile }.
learn-step-mark-open = Nu ligt het open: { $mark }. { $hint }
learn-step-help = Nieuw hier: één keer per beurt mag je { $name } helpen. De { $card } verbetert daar een stapel, en als beloning vul je je hand helemaal aan. Leg hem { $pile }.
learn-step-trick = Kijk: met de { $card } ga je { $steps } terug. Leg hem { $pile }! Deze truc wint terug wat de stapel verloren heeft.
learn-step-trick-colour = Nieuw hier: de { $card } heeft de kleur van de bovenste kaart en mag dus terug, welk getal het ook is. Dat is de achteruit truc. Leg hem { $pile }!
learn-step-choose = Kies de { $card } uit je hand.
learn-step-choose-any = Kies een kaart uit je hand.
learn-step-lay = Elke stapel toont wat de { $held } kost: zoveel getallen gaan daar verloren. Leg hem { $pile }.
learn-step-lay-any = Elke stapel toont wat de { $held } kost: zoveel getallen gaan daar verloren. Met kleine stapjes kom je het verst.
learn-step-need = { $need ->
    [one] Een beurt heeft minstens één kaart nodig. Zoek een kleine stap.
   *[other] Een beurt heeft minstens { $need } kaarten nodig. Zoek een kleine stap.
}
learn-step-strip = De strook onder een stapel toont elke kaart die nog niemand heeft gelegd. Vervaagde kaarten passen daar niet meer. De stippen zijn van jou.
learn-step-end = Je hebt genoeg gelegd. Meer mag, maar loont alleen bij kleine stappen. Beëindig je beurt, dan vul je je hand aan.
learn-step-heed = { $name } zegt: “{ $text }” Signalen gaan over stapels, nooit over getallen. Leg je volgende kaart ergens anders, als dat kan.
learn-step-signal = Vertel de anderen welke stapels voor jou belangrijk zijn, maar nooit een getal: niet het jouwe en niet het hunne. Probeer een signaal.
learn-step-lose = Jullie verliezen zodra iemand moet leggen en er te weinig kaarten passen. Houd de sprongen dus klein en let op trucs.
learn-step-lose-race = Je verliest zodra er in je beurt te weinig kaarten passen. Houd je sprongen dus klein.
learn-step-done = Nu weet je alles wat je nodig hebt. Speel hier verder of begin een echt spel.
learn-remark = Dat kostte { $steps }; { $pile } was het { $less } geweest.
learn-remark-undo = Je mag hem terugnemen.

## Over tenback

learn-about-lead = Een tafel voor The Game en zijn familie: in je eentje, met bots of met vrienden, in de browser, in de terminal en voor programma’s.
learn-about-fans = Van fans voor fans
learn-about-fans-text = De spellen zijn van Steffen Benndorf, Face to Face samen met Reinhard Staupe, en verschijnen bij Nürnberger-Spielkarten-Verlag (NSV) en partners. tenback staat los van hen allemaal: niemand van hen heeft het gemaakt, bekeken of goedgekeurd. De namen zeggen alleen welk spel bedoeld is. Tekeningen, teksten en geluiden zijn van onszelf; uit de dozen en spelregels komt niets.
learn-about-buy = Koop de echte kaarten
learn-about-buy-text = Vind je een spel hier leuk, koop het dan. Het kost weinig, past in je jaszak en is het mooist met mensen rond één tafel.
learn-about-kept = Wat wordt bewaard
learn-about-kept-browser = Je browser bewaart een pas waaraan de server je herkent, je naam en je instellingen voor deze pagina.
learn-about-kept-server = De server bewaart de tafels: namen, beurten en wat er gezegd is. Wie de code van een tafel heeft waar het spel is afgelopen, kan dat spel terugkijken.
learn-about-kept-none = Geen account, geen cookies, geen tracking, niets van andere sites.
learn-about-host = Je eigen server
learn-about-host-text = tenback is vrije software onder de MIT-licentie. Eén commando start een server waarop iedereen in je netwerk kan meespelen; zonder --lan is hij er alleen voor jouw computer:
learn-about-made = Waar het van gemaakt is
learn-about-made-text = Met dank aan iedereen die zijn werk deelt:
learn-about-licences = De teksten van de licenties
learn-about-version = Versie { $version }
