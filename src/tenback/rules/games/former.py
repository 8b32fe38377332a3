"""Former versions of the games: a game is played and shown by the version it was dealt by."""

from dataclasses import replace

from tenback.rules.games.extreme import EXTREME, EXTREME_ON_FIRE
from tenback.rules.games.on_fire import ON_FIRE, ON_FIRE_EXPERT, ON_FIRE_EXPERT_PLUS
from tenback.rules.games.quick_and_easy import QUICK_AND_EASY_PROFESSIONAL
from tenback.rules.games.the_game import THE_GAME, THE_GAME_EXPERT, THE_GAME_EXPERT_PLUS
from tenback.rules.ruleset import Ruleset, Switch
from tenback.rules.switches import LOSS_TIMING, TRICK_TALK
from tenback.rules.talk import Word


def _lose_at_once(rules: Ruleset) -> Ruleset:
    return replace(rules, lookahead=True)


def _bar_trick_talk(rules: Ruleset) -> Ruleset:
    return replace(rules, talk=replace(rules.talk, trick_talk=False))


_FIRST_SWITCHES = {
    LOSS_TIMING.name: Switch(LOSS_TIMING.name, "stuck", {"lookahead": _lose_at_once}),
    TRICK_TALK.name: Switch(TRICK_TALK.name, "on", {"off": _bar_trick_talk}),
}


def _first_team_game(rules: Ruleset) -> Ruleset:
    """Return version 1: a turn went on until no card fitted (TG-22), and friends could name a trick (COM-9)."""
    return replace(
        rules,
        version=1,
        lookahead=False,
        talk=replace(rules.talk, trick_talk=True),
        switches=tuple(_FIRST_SWITCHES.get(switch.name, switch) for switch in rules.switches),
    )


def _first_professional(rules: Ruleset) -> Ruleset:
    """Return version 1: nobody could say how keen they were to start (QE-4)."""
    return replace(rules, version=1, talk=replace(rules.talk, words=rules.talk.words - {Word.START}))


FORMER: tuple[Ruleset, ...] = (
    *map(
        _first_team_game,
        (
            *(THE_GAME, THE_GAME_EXPERT, THE_GAME_EXPERT_PLUS),
            *(ON_FIRE, ON_FIRE_EXPERT, ON_FIRE_EXPERT_PLUS),
            *(EXTREME, EXTREME_ON_FIRE),
        ),
    ),
    _first_professional(QUICK_AND_EASY_PROFESSIONAL),
)
