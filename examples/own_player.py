"""A bot of one's own: lay the card that moves a pile on the least.

`tenback sim the-game --players 3 --bot own_player:SmallSteps --games 1000` measures it, from this folder.
"""

from tenback import Action, Game, Lay, Signal, View, find_ruleset, play_out


class SmallSteps:
    """Anything with these three methods can sit down; it sees a view, never the deck."""

    def __init__(self, patience: int = 0) -> None:
        self.patience = patience  # the longest step that it takes without need

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`: the smallest step or, if that is too long, the end of the turn."""
        lays = [action for action in view.legal if isinstance(action, Lay)]
        others = [action for action in view.legal if not isinstance(action, Lay)]
        smallest = min(lays, key=lambda lay: self._step(view, lay), default=None)
        wants = smallest and (not others or self._step(view, smallest) <= self.patience)
        return smallest if smallest and wants else others[0]

    def strength(self, view: View) -> int:
        """Say how much this seat wants to begin, 0 to 3."""
        return 3 if any(card.rank < 5 for card in view.hand) else 0

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing; `KEEP(A,2)` would be `Signal(Word.KEEP, pile="A", strength=2)`."""
        return ()

    def _step(self, view: View, lay: Lay) -> int:
        return view.rules.piles[lay.pile].direction.steps(view.tops[lay.pile].rank, lay.card.rank)


if __name__ == "__main__":
    game = Game.from_seed(find_ruleset("the-game"), ["Anna", "Ben", "Cleo"], seed=1)
    play_out(game, [SmallSteps(patience=2) for _ in range(3)])
    print(f"{game.state.left} of {len(game.rules.cards)} cards left")
