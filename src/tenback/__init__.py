"""tenback: play, study and beat the games of The Game family.

The names that most programs need stand here, each loaded when it is first used; docs/library.md shows them at work.
"""

TYPE_CHECKING = False  # the one in `typing` costs more than this module
if TYPE_CHECKING:
    from tenback.batch.games import play_games
    from tenback.bots import BOTS, BotFault, seat_bot
    from tenback.bots.check import check_bot
    from tenback.picture import draw
    from tenback.play.codec import read_record, to_text
    from tenback.play.game import Game
    from tenback.play.match import play_out
    from tenback.play.player import Player
    from tenback.play.record import Record, replay, to_record
    from tenback.rules import RULESETS, Action, Begin, End, Lay, Ruleset, View, find_ruleset
    from tenback.rules.talk import Signal

__version__: str

__all__ = [
    "BOTS",
    "RULESETS",
    "Action",
    "Begin",
    "BotFault",
    "End",
    "Game",
    "Lay",
    "Player",
    "Record",
    "Ruleset",
    "Signal",
    "View",
    "__version__",
    "check_bot",
    "draw",
    "find_ruleset",
    "play_games",
    "play_out",
    "read_record",
    "replay",
    "seat_bot",
    "to_record",
    "to_text",
]

_HOMES = {
    "tenback.rules": ("RULESETS", "Action", "Begin", "End", "Lay", "Ruleset", "View", "find_ruleset"),
    "tenback.rules.talk": ("Signal",),
    "tenback.picture": ("draw",),
    "tenback.play.game": ("Game",),
    "tenback.play.player": ("Player",),
    "tenback.play.match": ("play_out",),
    "tenback.play.record": ("Record", "replay", "to_record"),
    "tenback.play.codec": ("read_record", "to_text"),
    "tenback.bots": ("BOTS", "BotFault", "seat_bot"),
    "tenback.bots.check": ("check_bot",),
    "tenback.batch.games": ("play_games",),
}


if not TYPE_CHECKING:  # otherwise type checkers would accept any name

    def __getattr__(name: str) -> object:
        """Load a public name from its home; the version is what the installation has written down."""
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415 - slow to import

            return version("tenback")
        for home, names in _HOMES.items():
            if name in names:
                from importlib import import_module  # noqa: PLC0415 - only whoever asks for a name pays for it

                return getattr(import_module(home), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
