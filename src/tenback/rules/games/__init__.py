"""The games of the family, each one a value."""

from tenback.rules.games.extreme import EXTREME, EXTREME_ON_FIRE
from tenback.rules.games.face_to_face import FACE_TO_FACE
from tenback.rules.games.former import FORMER
from tenback.rules.games.on_fire import ON_FIRE, ON_FIRE_EXPERT, ON_FIRE_EXPERT_PLUS
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY, QUICK_AND_EASY_PROFESSIONAL
from tenback.rules.games.the_game import THE_GAME, THE_GAME_EXPERT, THE_GAME_EXPERT_PLUS
from tenback.rules.ruleset import Ruleset

__all__ = ["FORMER", "RULESETS", "UnknownRuleset", "UnknownVersion", "find_ruleset"]

RULESETS = (
    THE_GAME,
    THE_GAME_EXPERT,
    THE_GAME_EXPERT_PLUS,
    FACE_TO_FACE,
    QUICK_AND_EASY,
    QUICK_AND_EASY_PROFESSIONAL,
    ON_FIRE,
    ON_FIRE_EXPERT,
    ON_FIRE_EXPERT_PLUS,
    EXTREME,
    EXTREME_ON_FIRE,
)  # each in its newest version


class UnknownRuleset(LookupError):
    """A ruleset id that nobody has defined."""

    def __init__(self, ruleset_id: str) -> None:
        super().__init__(ruleset_id)
        self.ruleset_id = ruleset_id


class UnknownVersion(UnknownRuleset):
    """A version of a known ruleset that this program does not know."""

    def __init__(self, ruleset_id: str, version: int, newest: int) -> None:
        super().__init__(ruleset_id)
        self.is_newer = version > newest


def find_ruleset(ruleset_id: str, version: int | None = None) -> Ruleset:
    """Return the ruleset of that id, the newest unless a version is named, or raise `UnknownRuleset`."""
    newest = next((rules for rules in RULESETS if rules.id == ruleset_id), None)
    if newest is None:
        raise UnknownRuleset(ruleset_id)
    if version is None:
        return newest
    for rules in (newest, *FORMER):
        if (rules.id, rules.version) == (ruleset_id, version):
            return rules
    raise UnknownVersion(ruleset_id, version, newest.version)
