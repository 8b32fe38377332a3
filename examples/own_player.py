"""A player of one's own: lay the highest card that fits, and see how far that goes."""

from tenback import Action, Game, Lay, Signal, View, find_ruleset, play_out


class HighCards:
    """Anything with these three methods can sit down; it sees a view, never the deck."""

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""
        return max(view.legal, key=lambda action: action.card.rank if isinstance(action, Lay) else 0)

    def strength(self, view: View) -> int:
        """Say how much this seat wants to begin, 0 to 3."""
        return 3 if max(view.hand).rank > 8 else 0

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing; `KEEP(up,2)` would be `Signal(Word.KEEP, pile="up", strength=2)`."""
        return ()


game = Game.from_seed(find_ruleset("quick-and-easy"), ["Anna", "Ben", "Cleo"], seed=1)
play_out(game, [HighCards(), HighCards(), HighCards()])
print(f"{game.state.left} of {len(game.rules.cards)} cards left")
