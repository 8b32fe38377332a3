"""A second version of the team games, which only tests have released: it loses at once, as TG-22 reads now."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from tenback import rules as public
from tenback.protocol import options
from tenback.rules import RULESETS, Ruleset, games
from tenback.rules.ruleset import Switch
from tenback.rules.switches import LOSS_TIMING


def _wait_until_stuck(rules: Ruleset) -> Ruleset:
    return replace(rules, lookahead=False)


LOSE_AT_ONCE = Switch(LOSS_TIMING.name, "lookahead", {"stuck": _wait_until_stuck})


def lose_at_once(rules: Ruleset) -> Ruleset:
    """Return the next version of a team game; what has nothing to do with TG-22 stays as it is."""
    if LOSS_TIMING not in rules.switches:
        return rules
    switches = tuple(LOSE_AT_ONCE if switch is LOSS_TIMING else switch for switch in rules.switches)
    return replace(rules, version=2, lookahead=True, switches=switches)


def release() -> None:
    """Let this process know two versions of the team games."""
    newest = tuple(map(lose_at_once, RULESETS))
    former = tuple(rules for rules in RULESETS if rules not in newest)
    for module in (public, games):
        vars(module).update(RULESETS=newest, FORMER=former)


@contextmanager
def released() -> Iterator[None]:
    """Let this process know two versions of the team games for a while."""
    before = {"RULESETS": games.RULESETS, "FORMER": games.FORMER}
    release()
    options._rules.cache_clear()
    try:
        yield
    finally:
        for module in (public, games):
            vars(module).update(before)
        options._rules.cache_clear()
