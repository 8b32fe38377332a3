"""The kinds of values that measuring takes: bots, amounts, files to write, a cluster."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from tenback.bots import (
    BOTS,
    THINKERS,
    BadBudget,
    Bot,
    NeedlessBudget,
    OwnBotError,
    UnknownBot,
    offered,
    read_bot,
)
from tenback.cli.params.kind import Count, Kind, Location, as_number, brief
from tenback.cli.refusals import Misuse, Refusal, unwritable
from tenback.locale.catalogue import Catalogue


class BotName(Kind):
    """A bot, with its budget if it takes one."""

    name = "bot"

    def __init__(self, texts: Catalogue, *, listed: bool = True) -> None:
        super().__init__(texts)
        self.listed = listed

    def explained(self, text: str) -> str:
        """Return the text with all bots behind it, where the page is to list them."""
        return f"{text} {self.texts('lab-bots', bots=tuple(BOTS))}" if self.listed else text

    def read(self, text: str) -> Bot:
        """Read a bot; one of somebody's own is seated once, so that it is refused at once if it has to be."""
        bot = self._read(text)
        try:
            if bot.is_own:
                bot.sit(seed=0, seat=0)
        except OwnBotError as error:
            raise Misuse(error) from error
        return bot

    def read_ours(self, text: str) -> Bot:
        """Read a bot that a file names: a file must not choose which program runs here."""
        bot = self._read(text)
        if bot.is_own:
            raise Misuse(Refusal("bot-own-resumed", bot=brief(bot.name)))
        return bot

    def _read(self, text: str) -> Bot:
        try:
            return read_bot(text)
        except UnknownBot as error:
            raise Misuse(Refusal("lab-no-such-bot", bot=brief(error.name), known=(*BOTS, *offered()))) from error
        except NeedlessBudget as error:
            raise Misuse(Refusal("lab-needless-budget", bot=error.name, thinkers=(*THINKERS,))) from error
        except OwnBotError as error:
            raise Misuse(error) from error
        except BadBudget as error:
            raise Misuse(Refusal("lab-bad-budget", budget=brief(error.text))) from error

    def offers(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Yield the bots."""
        yield from ((bot, "") for bot in (*BOTS, *offered()))


class Amount(Count):
    """A whole number from one to the most that is possible."""

    def __init__(self, texts: Catalogue, option: str, most: int) -> None:
        super().__init__(texts)
        self.option, self.most = option, most

    def read(self, text: str) -> int:
        """Read a number within the bounds."""
        amount = as_number(text) or 0
        if not 1 <= amount <= self.most:
            raise Misuse(Refusal("lab-wrong-amount", option=f"--{self.option}", most=self.most))
        return amount


class Output(Location):
    """A file to be written; whether it can be is found out at once, for a run may take hours."""

    def __init__(self, texts: Catalogue, suffixes: Sequence[str]) -> None:
        super().__init__(texts, "file")
        self.suffixes = suffixes

    def read(self, text: str) -> Path:
        """Read the path of a file that can be written."""
        path = super().read(text)
        if path.suffix.lower() not in self.suffixes:
            raise Misuse(Refusal("lab-wrong-suffix", path=brief(text), suffixes=tuple(self.suffixes)))
        _demand_writable(path)
        return path


class Address(Kind):
    """Where a Ray cluster is."""

    name = "address"

    def read(self, text: str) -> str:
        """Read `HOST:PORT`."""
        port = re.fullmatch(r"[^\s:/]+:([0-9]{1,5})", text)
        if not port or not 0 < int(port[1]) < 1 << 16:
            raise Misuse(Refusal("lab-no-address", address=brief(text)))
        return text


def _demand_writable(path: Path) -> None:
    from tenback.lab.outfile import try_to_write  # noqa: PLC0415 - only where something is written

    try:
        try_to_write(path)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Misuse(unwritable(path, why)) from error
