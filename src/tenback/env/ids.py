"""The environments by name, and the versions of the rules that each name stands for."""

from collections.abc import Mapping

from tenback.rules import Ruleset, UnknownRuleset, find_ruleset

# An edition is never changed: what it means in a paper, it means for ever. Whoever changes the rules of a game, or what
# a row, a code or a reward is, adds an edition; `-v0` in a name is its number.
EDITIONS: tuple[Mapping[str, int], ...] = (
    {
        "the-game": 2,
        "the-game/expert": 2,
        "the-game/expert-plus": 2,
        "face-to-face": 1,
        "quick-and-easy": 1,
        "quick-and-easy/professional": 2,
        "on-fire": 2,
        "on-fire/expert": 2,
        "on-fire/expert-plus": 2,
        "extreme": 2,
        "extreme/on-fire": 2,
    },
)
NEWEST = len(EDITIONS) - 1


class UnknownEnvironment(LookupError):
    """A game, level or edition that no environment has."""


def names() -> dict[str, tuple[str, int]]:
    """Return, for the name of each environment, its ruleset and its edition."""
    return {
        f"{_title(ruleset)}-v{edition}": (ruleset, edition)
        for edition, versions in enumerate(EDITIONS)
        for ruleset in versions
    }


def find_rules(ruleset: str, edition: int = NEWEST, level: str | None = None) -> Ruleset:
    """Return the rules that a game and its level have in an edition, or raise `UnknownEnvironment`."""
    wanted = ruleset if level is None else f"{ruleset.partition('/')[0]}/{level}"
    versions = EDITIONS[edition] if 0 <= edition < len(EDITIONS) else {}
    if wanted not in versions:
        raise UnknownEnvironment(f"edition {edition} has no {wanted}; it has {', '.join(versions) or 'nothing'}")
    try:
        return find_ruleset(wanted, versions[wanted])
    except UnknownRuleset as error:
        raise UnknownEnvironment(f"{wanted} is not known in version {versions[wanted]}") from error


def _title(ruleset: str) -> str:
    """Return `QuickAndEasyProfessional` for `quick-and-easy/professional`."""
    return "".join(word.title() for part in ruleset.split("/") for word in part.split("-"))
