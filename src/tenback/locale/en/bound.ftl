## What the command does

cli-bound-help = Find out how many deals can be won at all.
cli-bound-more =
    With all hands and the draw pile open, a search looks for a way to lay every card. A way it finds is proof that the deal can be won; where it finds none, the deal stays open unless every way was tried. No player, human or bot, can win more often than the deals allow. Ctrl-C ends the search and keeps what is done.

    Example: tenback bound the-game --players 2 --games 200

## What the options mean

bound-opt-games = How many deals are searched; { $usual } by default.
bound-opt-width = How many positions the search keeps after each card; the more, the more it finds and the longer it takes. { $usual } by default.

## What is printed

bound-so-far = winnable { $share }
bound-winnable = Winnable, with a line found: { $count }, that is { $share }
bound-unwinnable = Unwinnable, with every line tried: { $count }
bound-open = Open: { $count }
bound-effort = Width of the search: { $width }; time for a deal: { $time }

## What went wrong

bound-race = In this game the players are opponents, so there is no deal that all of them win. Choose a game that you win together.
