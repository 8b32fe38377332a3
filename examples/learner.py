"""A first learner: it weighs ten facts about each card and pile, and finds the weights in minutes on one core.

`python examples/learner.py weights.json` trains it and compares it with `greedy`; then, in this folder,
`tenback sim the-game --bot learner:Learnt:weights=../weights.json --silent --games 1000` measures it as a bot.
"""

import json
import sys
from pathlib import Path

import gymnasium
import numpy as np
from numpy.typing import NDArray

import tenback.env
from tenback import Action, Signal, View, find_ruleset
from tenback.batch.codes import codes_of
from tenback.env.sight import see

RULES = find_ruleset("the-game")
CARDS, PILES = len(RULES.cards), len(RULES.piles)
UP = np.array([pile.direction for pile in RULES.piles])
FACTS = ("step", "passed", "own passed", "trick", "pair", "hope", "lost pair", "lost hope", "end", "end at the end")
CANDIDATES, ELITE = 48, 8

Floats = NDArray[np.float64]


def weigh(rows: NDArray[np.uint8], mask: NDArray[np.int8], weights: Floats) -> NDArray[np.int64]:
    """Return the best code of each game: the one whose facts weigh most."""
    game, code = np.nonzero(mask)
    worth = (facts(rows, game, code) * weights[game]).sum(axis=1)
    first = np.searchsorted(game, np.arange(len(rows)))
    best = np.flatnonzero(worth == np.maximum.reduceat(worth, first)[game])
    return code[best[np.searchsorted(game[best], np.arange(len(rows)))]]


def facts(rows: NDArray[np.uint8], game: NDArray[np.int64], code: NDArray[np.int64]) -> Floats:
    """Return the facts about each legal code, for a card that is laid or for the end of the turn."""
    held, unlaid = rows[:, :CARDS].astype(int), rows[:, CARDS : 2 * CARDS].astype(int)
    unseen, ends, card, pile = unlaid - held, code == CARDS * PILES, code // PILES, code % PILES
    pile = np.where(ends, 0, pile)
    up, top = UP[pile], rows[game, 2 * CARDS + pile].astype(int)
    top = np.where(top == CARDS, np.where(up > 0, -1, CARDS), top)
    step = (card - top) * up
    passed, own = (np.sign(step) * between(cards, game, top, card) for cards in (unseen, held))
    back, was_back = card - 10 * up, top - 10 * up  # the cards that trick on the new top, and on the old one
    pair, hope, lost, vain = (holds(cards, game, at) for at in (back, was_back) for cards in (held, unseen))
    empty = rows[game, 2 * CARDS + 3 * PILES + 2] == 0  # two players: behind their hands stands the draw pile
    lays = np.stack([step / 10, passed, own, step < 0, pair, hope, lost, vain], axis=1) * ~ends[:, None]
    return np.column_stack([lays, ends, ends & empty]).astype(float)


def between(cards: NDArray[np.int64], game: NDArray[np.int64], a: NDArray[np.int64], b: NDArray[np.int64]) -> Floats:
    """Return how many of these cards lie between two others."""
    below: NDArray[np.int64] = np.pad(cards.cumsum(axis=1), ((0, 0), (1, 0)))
    low, high = np.minimum(a, b) + 1, np.clip(np.maximum(a, b), 0, CARDS)
    count: Floats = (below[game, high] - below[game, np.minimum(low, high)]).astype(float)
    return count


def holds(cards: NDArray[np.int64], game: NDArray[np.int64], card: NDArray[np.int64]) -> NDArray[np.int64]:
    """Say whether a card is among these."""
    inside = (card >= 0) & (card < CARDS)
    return np.where(inside, cards[game, np.where(inside, card, 0)], 0)


def play(weights: Floats, seeds: NDArray[np.int64]) -> Floats:
    """Return the cards left at the end of each game, played at both seats with the weights of its row."""
    games = gymnasium.make_vec("tenback/TheGame-v0", num_envs=len(seeds), reward="cards", copy=False)
    rows, info = games.reset(seed=seeds.tolist())
    left, running = np.zeros(len(seeds)), np.ones(len(seeds), bool)
    while running.any():
        choosable = np.where(info["action_mask"].any(axis=1)[:, None], info["action_mask"], 1)  # a game that is over
        rows, reward, over, _, info = games.step(weigh(rows, choosable, weights))
        left += np.where(running & over, -reward * CARDS, 0.0)
        running &= ~over
    return left


def train(generations: int, deals: int, seed: int = 1) -> tuple[Floats, list[float]]:
    """Find weights by the cross-entropy method: try many, keep the best, look around these; also return its course."""
    chance = np.random.default_rng(seed)
    mean, spread, course = np.zeros(len(FACTS)), np.ones(len(FACTS)), list[float]()
    for generation in range(generations):
        tried = mean + spread * chance.standard_normal((CANDIDATES, len(FACTS)))
        seeds = np.tile(chance.integers(1 << 40, size=deals), CANDIDATES)  # the same for all
        left = play(tried.repeat(deals, axis=0), seeds).reshape(CANDIDATES, deals).mean(axis=1)
        best = tried[left.argsort()[:ELITE]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.3 * 0.9**generation
        course.append(float(np.median(left)))
        print(f"{generation:3}  {course[-1]:5.1f} cards left in the middle, {left.min():5.1f} at best", flush=True)
    return mean, course


class Learnt:
    """The trained policy at a seat of any table of two."""

    def __init__(self, weights: str) -> None:
        found = json.loads(Path(weights).read_text(encoding="utf-8"))
        self._weights = np.array([[found["weights"][fact] for fact in FACTS]])

    def choose(self, view: View) -> Action:
        """Return the action whose facts weigh most."""
        row, mask = see(view)
        return codes_of(RULES, 2).to_action(int(weigh(row[None], mask[None], self._weights)[0]))

    def strength(self, view: View) -> int:
        """Want to begin if a card that changes little is at hand."""
        return 3 if any(card.rank < 5 or card.rank > 96 for card in view.hand) else 0

    def speak(self, _view: View) -> tuple[Signal, ...]:
        """Say nothing."""
        return ()


if __name__ == "__main__":
    in_earnest = len(sys.argv) > 1  # without a file to write, a short look at how it begins
    weights, course = train(40, 48) if in_earnest else train(1, 6)
    told = {"weights": dict(zip(FACTS, weights.round(3).tolist(), strict=True)), "course": course}
    if in_earnest:
        Path(sys.argv[1]).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    fresh = np.arange(2000 if in_earnest else 100)
    left = play(np.tile(weights, (len(fresh), 1)), fresh)
    greedy = tenback.play_games(RULES, 2, "greedy", fresh)
    print(f"learnt: {(left == 0).mean():.1%} won, {left.mean():.1f} cards left")
    print(f"greedy: {greedy.won.mean():.1%} won, {greedy.left.mean():.1f} cards left")
