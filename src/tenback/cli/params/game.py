"""The kinds of values that are about games: their ids, their players, their house rules."""

from collections.abc import Iterator

import click

from tenback.cli.params.kind import BadValue, Kind, brief
from tenback.cli.refusals import Misuse
from tenback.locale.phrases import game_title, switch_text
from tenback.play.sheet import NAME_LENGTH, is_name
from tenback.rules import RULESETS, Ruleset, UnknownRuleset, find_ruleset


class Game(Kind):
    """The id of a ruleset."""

    name = "game"

    def read(self, text: str) -> Ruleset:
        """Find the ruleset; another word is a usage error."""
        try:
            return find_ruleset(brief(text))
        except UnknownRuleset as error:
            raise Misuse(error) from error

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the ids with their titles."""
        yield from ((rules.id, game_title(self.texts, rules)) for rules in RULESETS)


class Name(Kind):
    """What a player is called."""

    name = "name"

    def read(self, text: str) -> str:
        """Read a name that a record can hold."""
        if not is_name(text):
            raise BadValue(text, self.texts("cli-expected-name", most=NAME_LENGTH))
        return text


class House(Kind):
    """A house rule and the choice made."""

    name = "house"

    def read(self, text: str) -> tuple[str, str]:
        """Read `SWITCH=CHOICE`; whether the game offers it is for the game to say."""
        switch, equals, choice = text.partition("=")
        if not (switch and equals and choice):
            raise BadValue(text, self.texts("cli-metavar-house"))
        return brief(switch), brief(choice)

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the choices of the game before it on the line, or of all games if none is there yet."""
        named = [rules for rules in RULESETS if rules.id in ctx.args]
        switches = {switch.name: switch for rules in named or RULESETS for switch in rules.switches}
        for name, switch in switches.items():
            for choice in switch.choices:
                yield f"{name}={choice}", switch_text(self.texts, name, choice)
