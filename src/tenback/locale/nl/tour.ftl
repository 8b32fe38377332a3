# Een afgelopen spel samen bekijken.

tour-talk = Chat
tour-coming = Je komt zo bij de anderen …
tour-you-lead = Jij leidt: iedereen ziet wat jij ziet.
tour-leads = { $name } leidt.
tour-astray = Je kijkt nu zelf rond.
tour-nobody = Op dit moment leidt niemand.
tour-take = De leiding nemen
tour-hand = Overdragen aan …
tour-back = Terug naar { $name }
tour-draw = Tekenen
tour-wipe = Wissen
tour-how = Sleep een kaart naar een stapel. Tik voor een kring twee keer op een kaart, of op een stapel.
tour-arrow = Een pijl wijst van de { $card } van { $name } naar { $pile }.
tour-ring-card = Omcirkeld: de { $card } van { $name }.
tour-ring-pile = Omcirkeld: { $pile }.
tour-here = Erbij: { $names }.
tour-watchers = { $count ->
    [one] Nog één iemand kijkt mee.
   *[other] Nog { $count } mensen kijken mee.
}
tour-silent = Er is nog niets gezegd. Het spel is voorbij, dus je mag elke kaart noemen.
tour-invite = Wie het adres van deze pagina opent, kijkt mee.
