## Was man am Tisch sagen könnte

learn-say-wish = Lass mir bitte den linken Stapel.
learn-say-step = Mir reicht hier ein Mini-Schritt.
learn-say-number = Ich habe die { $card }.
learn-say-distance = Mir fehlen nur vier.
learn-say-ask = Welche Zahl hast du?
