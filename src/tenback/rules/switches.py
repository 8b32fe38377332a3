"""The house choices: points where tables may read the rules differently."""

from dataclasses import replace

from tenback.rules.endings import Duty
from tenback.rules.ruleset import Ruleset, Switch, Undo


def _reach_for_three(rules: Ruleset) -> Ruleset:
    return replace(rules, need_empty=3, cap_need_empty=True)


def _go_on_until_stuck(rules: Ruleset) -> Ruleset:
    return replace(rules, lookahead=False)


def _spare_the_last_card(rules: Ruleset) -> Ruleset:
    return replace(rules, cap_need_empty=True)


def _pardon_skull(rules: Ruleset) -> Ruleset:
    return replace(rules, final_duties=rules.final_duties - {Duty.SKULL})


def _pardon_three(rules: Ruleset) -> Ruleset:
    return replace(rules, final_duties=rules.final_duties - {Duty.THREE})


def _fear_fire(rules: Ruleset) -> Ruleset:
    return replace(rules, final_duties=rules.final_duties | {Duty.FIRE})


def _keep_lock(rules: Ruleset) -> Ruleset:
    return replace(rules, lock_lasts=True)


def _relieve_short_hands(rules: Ruleset) -> Ruleset:
    return replace(rules, cap_need=True)


def _never_undo(rules: Ruleset) -> Ruleset:
    return replace(rules, undo=Undo.OFF)


def _always_undo(rules: Ruleset) -> Ruleset:
    return replace(rules, undo=Undo.ALL)


def _show_piles(rules: Ruleset) -> Ruleset:
    return replace(rules, pile_history=True)


def _allow_trick_talk(rules: Ruleset) -> Ruleset:
    return replace(rules, talk=replace(rules.talk, trick_talk=True))


EXPERT_ENDGAME_MIN = Switch("expert-endgame-min", "1", {"3": _reach_for_three})  # TG-13
LOSS_TIMING = Switch("loss-timing", "lookahead", {"stuck": _go_on_until_stuck})  # TG-22
LAST_CARD = Switch("last-card", "strict", {"lenient": _spare_the_last_card})  # F2F-20
FINAL_SKULL = Switch("final-skull", "loss", {"win": _pardon_skull})  # EX-9
THREE_SHORTFALL = Switch("three-shortfall", "strict", {"lenient": _pardon_three})  # EX-19
FIRE_AT_WIN = Switch("fire-at-win", "win", {"loss": _fear_fire})  # OF-8
ONE_PILE = Switch("one-pile", "lapses", {"lasts": _keep_lock})  # EX-21
SHORT_HAND = Switch("short-hand", "loss", {"capped": _relieve_short_hands})  # EX-26
UNDO = Switch("undo", "solo", {"off": _never_undo, "all": _always_undo})  # CO-12
PILE_HISTORY = Switch("pile-history", "hidden", {"visible": _show_piles})  # CO-8
TRICK_TALK = Switch("trick-talk", "off", {"on": _allow_trick_talk})  # COM-9

TABLE_SWITCHES = (UNDO, PILE_HISTORY)
TEAM_SWITCHES = (LOSS_TIMING, TRICK_TALK, *TABLE_SWITCHES)
