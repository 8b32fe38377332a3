"""What the words of a seat let others infer about its hand."""

from dataclasses import dataclass

from tenback.rules import Card


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a hand if its seat spoke by the convention."""

    needs: tuple[frozenset[Card], ...] = ()  # it holds at least one card of each
    bans: frozenset[Card] = frozenset()  # it holds none of these

    def fits(self, hand: frozenset[Card]) -> bool:
        """Say whether a hand agrees."""
        return self.bans.isdisjoint(hand) and not any(need.isdisjoint(hand) for need in self.needs)

    def __add__(self, other: "Told") -> "Told":
        return Told(self.needs + other.needs, self.bans | other.bans)
