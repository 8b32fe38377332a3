"""The options of the commands about servers."""

import os
import shlex
import sys
from pathlib import Path
from shutil import which
from urllib.parse import urlsplit

import click
from click.types import OptionHelpExtra

from tenback.bots import Bot
from tenback.cli.params.kind import Kind, Location, brief
from tenback.cli.params.lab import BotName
from tenback.cli.refusals import misuse
from tenback.locale.catalogue import Catalogue
from tenback.protocol.options import LONGEST_SHORT
from tenback.server.addresses import Addresses


class Text(Kind):
    """A text as it is; what it means is found out when it is used."""

    def __init__(self, texts: Catalogue, name: str) -> None:
        super().__init__(texts)
        self.name = name

    def read(self, text: str) -> str:
        """Read the text."""
        return text


class WebAddress(Text):
    """The address of a page."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(texts, "url")

    def read(self, text: str) -> str:
        """Read an address that a browser could open."""
        if not _is_web(text):
            raise misuse("serve-no-url", url=brief(text))
        return text.rstrip("/")


class Networks(Text):
    """Addresses and networks, with commas."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(texts, "host")

    def read(self, text: str) -> str:
        """Read what can be compared with the address of a call."""
        try:
            Addresses(text)
        except ValueError as error:
            raise misuse("serve-no-addresses", text=brief(text)) from error
        return text


class RequiredOption(click.Option):
    """An option that must be given; click would say so in English."""

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        """Return what stands behind the help text."""
        extra = super().get_help_extra(ctx)
        extra.pop("required", None)
        return extra


def required_option(texts: Catalogue, name: str, kind: Kind, argument: str = "") -> click.Option:
    """Return an option that must be given; it arrives under its own name, or as another argument."""
    names = [f"--{name}", argument or name]
    return RequiredOption(names, type=kind, help=kind.explained(texts(f"serve-opt-{name}")), required=True)


def plain_option(texts: Catalogue, name: str, kind: Kind) -> click.Option:
    """Return an option that only the command line settles."""
    return click.Option([f"--{name}"], type=kind, help=texts(f"serve-opt-{name}"))


def serve_option(texts: Catalogue, name: str, kind: Kind) -> click.Option:
    """Return an option that the environment may settle as well."""
    return click.Option([f"--{name}"], type=kind, help=texts(f"serve-opt-{name}"), envvar=variable(name))


class AddedBot(BotName):
    """A bot that people may choose at the tables of a server."""

    def read(self, text: str) -> Bot:
        """Read a bot whose name a request can hold."""
        bot = super().read(text)
        if len(str(bot)) > LONGEST_SHORT:
            raise misuse("serve-long-bot", bot=brief(str(bot)), most=LONGEST_SHORT)
        return bot


def bots_option(texts: Catalogue) -> click.Option:
    """Return the option, which may be repeated; the environment separates the bots by spaces."""
    kind = AddedBot(texts, listed=False)
    return click.Option(["--bot"], type=kind, help=texts("serve-opt-added-bot"), envvar=variable("bot"), multiple=True)


def serve_flag(texts: Catalogue, name: str) -> click.Option:
    """Return a switch that the environment may settle as well."""
    names = [f"--{name}/--no-{name}", name]
    return click.Option(names, help=texts(f"serve-opt-{name}"), envvar=variable(name), default=False)


def database_options(texts: Catalogue) -> list[click.Parameter]:
    """Return the options that say where the tables are kept."""
    folder = serve_option(texts, "data-dir", Location(texts, "folder"))
    return [serve_option(texts, "database", Text(texts, "url")), folder]


def variable(name: str) -> str:
    """Return the name that an option has in the environment."""
    return f"TENBACK_{name.upper().replace('-', '_')}"


def lan_command(port: int | None, data_dir: Path | None) -> str:
    """Return what starts the same server for the network: by `make`, if that started this one."""
    given = {"port": port, "data-dir": data_dir}
    said = [(name, str(value)) for name, value in given.items() if value is not None]
    if os.environ.get("MAKELEVEL"):
        words = ["make", "play", *(f"{variable(name)}={value}" for name, value in [*said, ("lan", "1")])]
    else:
        program = ["tenback"] if which("tenback") else [sys.executable, "-m", "tenback"]
        words = [*program, "serve", *(f"--{name}={value}" for name, value in said), "--lan"]
    return shlex.join(words)


def _is_web(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
