# Looking at a finished game together.

tour-talk = Chat
tour-coming = Joining the others …
tour-you-lead = You lead: everybody sees what you see.
tour-leads = { $name } leads.
tour-astray = You are looking around on your own.
tour-nobody = Nobody is leading just now.
tour-take = Take the lead
tour-hand = Hand over to …
tour-back = Back to { $name }
tour-draw = Draw
tour-wipe = Wipe
tour-how = Drag a card to a pile. Tap a card twice, or a pile, to circle it.
    .stacks = Drag a card to a stack. Tap a card twice, or a stack, to circle it.
tour-arrow = An arrow points from { $name }’s { $card } to { $pile }.
tour-ring-card = { $name }’s { $card } is circled.
tour-ring-pile = Circled: { $pile }.
tour-here = Here: { $names }.
tour-watchers = { $count ->
    [one] One more person is watching.
   *[other] { $count } more people are watching.
}
tour-silent = Nothing has been said yet. The game is over, so you may name any card.
tour-invite = Anyone with the address of this page can join in.
