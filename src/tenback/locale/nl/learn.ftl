## Wat je aan tafel zou kunnen zeggen

learn-say-wish = Laat de linkerstapel maar aan mij.
learn-say-step = Ik heb hier aan een klein stapje genoeg.
learn-say-number = Ik heb de { $card }.
learn-say-distance = Ik zit er maar vier vanaf.
learn-say-ask = Welk getal heb je?
