## Was man am Tisch sagen könnte

learn-say-wish = Lass mir bitte den linken Stapel.
learn-say-step = Mir reicht hier ein Mini-Schritt.
learn-say-number = Ich habe die { $card }.
learn-say-distance = Mir fehlen nur vier.
learn-say-ask = Welche Zahl hast du?

## Die Seite mit den Regeln

learn-rules-of = Regeln: { $game }
learn-contents = Inhalt
learn-levels = Stufen dieses Spiels
learn-first-game = Das erste Spiel spielen
learn-first-game-hint = Drei Minuten an einem echten Tisch, mit Begleitung.
learn-print = Drucken
learn-top = { $pile }: oben liegt die { $card }
learn-theirs = { $direction ->
    [up] Aufsteigender Stapel des Gegners
   *[down] Absteigender Stapel des Gegners
}
learn-onto-theirs = auf einen Stapel des Gegners
learn-fits = passt: +{ $steps }
learn-goes-back = Trick: { $steps } zurück
learn-helps = hilft: { $steps } besser
learn-misfit = passt nicht
learn-one-turn = Ein Zug mit dieser Hand
learn-lay = Die { $card } { $pile }
learn-lay-more = { $missing ->
    [one] eine Karte fehlt noch
   *[other] { $missing } Karten fehlen noch
}
learn-lay-enough = genug: Der Zug darf enden
learn-drawn = { $count ->
    [one] Dann wird eine Karte gezogen.
   *[other] Dann werden { $count } Karten gezogen.
}
learn-talk = Am Tisch gesagt
learn-may-say = erlaubt
learn-may-not-say = nicht erlaubt
learn-signals = Als Signale
learn-house = Wähle aus, und diese Seite erklärt die Regeln eures Tisches.

## Adressen, an denen nichts ist

learn-lost = Hierher führt kein Weg
learn-lost-hint = Prüfe die Adresse oder such dir auf der Startseite ein Spiel aus.

## Die Begleitung im ersten Spiel

learn-coach = Begleitung
learn-next = Weiter
learn-leave = Lektion verlassen
learn-play-on = Weiterspielen
learn-real-game = Ein echtes Spiel beginnen
learn-dealing = Die Karten werden ausgeteilt …
learn-step-hand = { $count ->
    [one] Das ist deine Hand. Eine Karte muss insgesamt auf die Stapel.
   *[other] Das ist deine Hand. Alle { $count } Karten müssen auf die Stapel: Dann habt ihr das Spiel besiegt.
}
learn-step-hand-race = { $count ->
    [one] Das ist deine Hand. Wer alle eigenen Karten zuerst legt, gewinnt: eine.
   *[other] Das ist deine Hand. Wer zuerst alle { $count } eigenen Karten legt, gewinnt.
}
learn-step-piles = Auf Stapeln mit steigender Linie muss jede Karte höher sein als die oberste, auf Stapeln mit fallender Linie niedriger.
learn-step-own = Die Stapel vorn sind deine. Die hinten gehören { $name }.
learn-step-begin = Wer anfängt, entscheidet ihr gemeinsam. Mach selbst den ersten Zug.
learn-step-wait = { $name } ist dran. Schau, wohin die Karten kommen.
learn-step-cover = Das muss abgedeckt sein, bevor dein Zug endet: { $piles }. Jede Karte, die passt, genügt.
learn-step-mark = Die { $card } trägt ein Zeichen: { $mark }. { $hint } Leg sie { $pile }.
learn-step-mark-open = Jetzt liegt es offen: { $mark }. { $hint }
learn-step-help = Neu hier: Einmal pro Zug darfst du { $name } helfen. Die { $card } verbessert dort einen Stapel, und zum Lohn füllst du deine Hand ganz auf. Leg sie { $pile }.
learn-step-trick = Schau: Mit der { $card } geht es um { $steps } zurück. Leg sie { $pile }! Dieser Trick holt wieder, was der Stapel verloren hat.
learn-step-trick-colour = Neu hier: Die { $card } hat die Farbe der obersten Karte und darf deshalb zurück, egal mit welcher Zahl. Das ist der Rückwärts-Trick. Leg sie { $pile }!
learn-step-choose = Wähle die { $card } aus deiner Hand.
learn-step-choose-any = Wähle eine Karte aus deiner Hand.
learn-step-lay = Jeder Stapel zeigt, was die { $held } kostet: So viele Zahlen gehen dort verloren. Leg sie { $pile }.
learn-step-lay-any = Jeder Stapel zeigt, was die { $held } kostet: So viele Zahlen gehen dort verloren. Mit kleinen Schritten kommst du am weitesten.
learn-step-need = { $need ->
    [one] Ein Zug braucht mindestens eine Karte. Such dir einen kleinen Schritt.
   *[other] Ein Zug braucht mindestens { $need } Karten. Such dir einen kleinen Schritt.
}
learn-step-strip = Der Streifen unter einem Stapel zeigt jede Karte, die noch niemand gelegt hat. Blasse Karten passen dort nicht mehr. Die Punkte sind deine eigenen.
learn-step-end = Du hast genug gelegt. Mehr ist erlaubt, lohnt aber nur bei kleinen Schritten. Beende deinen Zug, dann ziehst du nach.
learn-step-heed = { $name } sagt: „{ $text }“ Signale sprechen von Stapeln, nie von Zahlen. Leg deine nächste Karte woanders hin, wenn es geht.
learn-step-signal = Sag den anderen, welche Stapel dir wichtig sind, aber nie eine Zahl: weder deine noch ihre. Probier ein Signal aus.
learn-step-lose = Ihr verliert, sobald jemand legen muss und zu wenige Karten passen. Haltet also die Sprünge klein und achtet auf Tricks.
learn-step-lose-race = Du verlierst, sobald in deinem Zug zu wenige Karten passen. Halte also deine Sprünge klein.
learn-step-done = Jetzt weißt du alles, was du brauchst. Spiel hier weiter oder beginn ein echtes Spiel.
learn-remark = Das hat { $steps } gekostet; { $pile } gelegt, wären es { $less } gewesen.
learn-remark-undo = Du darfst sie zurücknehmen.

## Über tenback

learn-about-lead = Ein Tisch für The Game und seine Familie: allein, mit Bots oder mit Freunden, im Browser, im Terminal und für Programme.
learn-about-fans = Von Fans für Fans
learn-about-fans-text = Die Spiele sind von Steffen Benndorf, Face to Face zusammen mit Reinhard Staupe, und erscheinen beim Nürnberger-Spielkarten-Verlag (NSV) und seinen Partnern. tenback ist von ihnen allen unabhängig: Niemand von ihnen hat es gemacht, geprüft oder gebilligt. Die Namen sagen nur, welches Spiel gemeint ist. Zeichnungen, Texte und Klänge sind unsere eigenen; aus den Schachteln und Anleitungen stammt nichts.
learn-about-buy = Kauf die echten Karten
learn-about-buy-text = Gefällt dir hier ein Spiel, dann kauf es. Es kostet wenig, passt in die Jackentasche und ist am schönsten mit Menschen um einen Tisch.
learn-about-kept = Was gespeichert wird
learn-about-kept-browser = Dein Browser behält einen Pass, an dem dich der Server wiedererkennt, deinen Namen und deine Einstellungen für diese Seite.
learn-about-kept-server = Der Server behält die Tische: Namen, Züge und was dort gesagt wurde. Wer den Code eines beendeten Tisches hat, kann das Spiel noch einmal ansehen.
learn-about-kept-none = Kein Konto, keine Cookies, keine Verfolgung, nichts von anderen Seiten.
learn-about-host = Dein eigener Server
learn-about-host-text = tenback ist freie Software unter der MIT-Lizenz. Ein Befehl startet einen Server, bei dem alle in deinem Netz mitspielen können; ohne --lan ist er nur für deinen Rechner da:
learn-about-made = Woraus es gemacht ist
learn-about-made-text = Mit Dank an alle, die ihre Arbeit teilen:
learn-about-licences = Die Texte der Lizenzen
learn-about-version = Version { $version }
