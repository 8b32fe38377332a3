"""Extreme: 28 cards carry commands (EX). Which ones they are is data."""

from dataclasses import replace

from tenback.rules.commands import CommandTable, with_commands
from tenback.rules.games.on_fire import set_on_fire
from tenback.rules.games.the_game import THE_GAME
from tenback.rules.switches import FINAL_SKULL, ONE_PILE, SHORT_HAND, THREE_SHORTFALL
from tenback.rules.talk import COMMAND_TALK

PLACEHOLDER: CommandTable = {  # unverified: nobody has published the numbers of the real deck
    "stop": (4, 38, 63, 97),
    "skull": (7, 42, 59, 94),
    "three": (11, 45, 56, 90),
    "silence": (14, 49, 52, 87),
    "notrick": (18, 28, 73, 83),
    "onepile": (21, 31, 70, 80),
    "draw1": (25, 34, 67, 76),
}

_FRAME = replace(  # EX-1
    THE_GAME,
    id="extreme",
    talk=COMMAND_TALK,
    switches=(FINAL_SKULL, THREE_SHORTFALL, ONE_PILE, SHORT_HAND, *THE_GAME.switches),
)

EXTREME = with_commands(_FRAME, PLACEHOLDER, unverified=True)  # EX-2
EXTREME_ON_FIRE = set_on_fire(EXTREME, "extreme/on-fire", COMMAND_TALK)
