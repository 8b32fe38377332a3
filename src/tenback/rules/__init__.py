"""The rules of the family: pure functions over values, and nothing else."""

from tenback.rules.actions import Action, Begin, Concede, End, IllegalAction, Lay, Reason
from tenback.rules.cards import Card, Direction, Pile
from tenback.rules.endings import Duty, Ending, Outcome, Rating
from tenback.rules.engine import SetupError, SetupFault, apply, apply_unchecked, legal, rating, refusal, start
from tenback.rules.games import FORMER, RULESETS, UnknownRuleset, UnknownVersion, find_ruleset
from tenback.rules.ruleset import HouseError, HouseFault, Ruleset, with_house
from tenback.rules.state import Deal, State, Turn
from tenback.rules.view import View, view

__all__ = [
    "FORMER",
    "RULESETS",
    "Action",
    "Begin",
    "Card",
    "Concede",
    "Deal",
    "Direction",
    "Duty",
    "End",
    "Ending",
    "HouseError",
    "HouseFault",
    "IllegalAction",
    "Lay",
    "Outcome",
    "Pile",
    "Rating",
    "Reason",
    "Ruleset",
    "SetupError",
    "SetupFault",
    "State",
    "Turn",
    "UnknownRuleset",
    "UnknownVersion",
    "View",
    "apply",
    "apply_unchecked",
    "find_ruleset",
    "legal",
    "rating",
    "refusal",
    "start",
    "view",
    "with_house",
]
