"""`python -m tests.picture.library`: draw the position that the first example of docs/library.md reaches."""

from pathlib import Path

import tenback

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "library.svg"


def draw() -> str:
    """Return the picture."""
    game = tenback.Game.from_seed(tenback.find_ruleset("the-game"), ["Anna", "Ben"], seed=7)
    game.do(tenback.Begin(0))
    game.do(tenback.Lay(min(game.view(0).hand), 0))
    return tenback.draw(game.view(0), game.players)


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
