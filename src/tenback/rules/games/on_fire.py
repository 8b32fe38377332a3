"""On Fire: six cards that must be covered by the next turn (OF)."""

from dataclasses import replace

from tenback.rules.cards import Card
from tenback.rules.effects import FIRE
from tenback.rules.games.the_game import THE_GAME, THE_GAME_EXPERT, THE_GAME_EXPERT_PLUS
from tenback.rules.ruleset import Ruleset
from tenback.rules.switches import FIRE_AT_WIN
from tenback.rules.talk import FIRE_TALK, Talk

FIRE_NUMBERS = (22, 33, 44, 55, 66, 77)


def set_on_fire(rules: Ruleset, new_id: str, talk: Talk) -> Ruleset:
    """Return the ruleset with the fire cards in place of their plain twins (OF-1)."""
    fires = {Card(rank): (*rules.effects.get(Card(rank), ()), FIRE) for rank in FIRE_NUMBERS}
    switches = (FIRE_AT_WIN, *rules.switches)
    return replace(rules, id=new_id, effects={**rules.effects, **fires}, talk=talk, switches=switches)


ON_FIRE = set_on_fire(THE_GAME, "on-fire", FIRE_TALK)
ON_FIRE_EXPERT = set_on_fire(THE_GAME_EXPERT, "on-fire/expert", FIRE_TALK)
ON_FIRE_EXPERT_PLUS = set_on_fire(THE_GAME_EXPERT_PLUS, "on-fire/expert-plus", FIRE_TALK)
