"""Rulesets for the lockstep: every game with every switch, random commands, and mixtures that no box contains."""

from collections.abc import Iterator
from dataclasses import replace

from tenback.play.chance import Chance
from tenback.rules import RULESETS, Card, Duty, Ruleset, with_house
from tenback.rules.effects import COMMANDS, FIRE, Cover, Effect
from tenback.rules.placement import backward, ten_back
from tests.strategies import SMALL_RULESETS

TALK_AND_TABLE = {"undo", "pile-history", "trick-talk"}  # switches that no action depends on


def switched(rules: Ruleset) -> Iterator[Ruleset]:
    """Yield the ruleset as it is, and with each other value of each of its switches."""
    yield rules
    for switch in rules.switches:
        if switch.name not in TALK_AND_TABLE:
            for choice in switch.others:
                yield with_house(rules, {switch.name: choice})


SWITCHED = tuple(variant for rules in RULESETS for variant in switched(rules))
SMALL_SWITCHED = tuple(variant for rules in SMALL_RULESETS for variant in switched(rules))


def random_house(rules: Ruleset, chance: Chance) -> Ruleset:
    """Return the ruleset with any of its house choices made."""
    return with_house(rules, {switch.name: chance.pick(switch.choices) for switch in rules.switches})


MARKS = (
    *COMMANDS.values(),
    FIRE,
    Effect(name="two", exactly=2),
    Effect(name="draw2", draw_at_most=2),
    Effect(name="bomb", ends_turn=True, cover=Cover.SAME_TURN),
    Effect(name="both", one_pile=True, no_trick=True),
)


def random_marks(rules: Ruleset, chance: Chance) -> Ruleset:
    """Return the ruleset with effects on any of its cards, on some of them several."""
    share = chance.pick((1, 3, 7))
    marked = [card for card in rules.cards if chance.below(10) < share]
    effects = {card: chance.shuffled(MARKS)[: chance.pick((1, 1, 1, 2))] for card in marked}
    return replace(rules, effects=effects)


def mixture(chance: Chance) -> Ruleset:
    """Return a ruleset put together at random from the words of the vocabulary."""
    rules = random_house(chance.pick((*SMALL_RULESETS, *RULESETS)), chance)
    if chance.below(10) < 6:
        rules = random_marks(rules, chance)
    return replace(
        rules,
        hand_size={seats: max(1, size + chance.pick((-1, 0, 0, 1))) for seats, size in rules.hand_size.items()},
        need=chance.pick((1, 2, 2, 3)),
        need_empty=chance.pick((1, 1, 2)),
        at_most=chance.pick((None, None, 2, 4)),
        trick=chance.pick((rules.trick, ten_back)),
        helps=chance.pick((None, backward, ten_back)),
        draw_unhelped=chance.pick((None, 1, 2)),
        race=rules.race and chance.below(10) < 8,
        lookahead=chance.below(10) < 4,
        cap_need=chance.below(10) < 5,
        cap_need_empty=chance.below(10) < 5,
        lock_lasts=chance.below(10) < 5,
        final_duties=frozenset(duty for duty in Duty if chance.below(10) < 5),
    )


def marked_row_cards(rules: Ruleset) -> Ruleset:
    """Return a ruleset in which a row card itself carries a command."""
    return replace(rules, effects={**rules.effects, Card(1): (COMMANDS["notrick"],), Card(100): (COMMANDS["draw1"],)})
