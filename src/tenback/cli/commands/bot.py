"""`tenback bot`: one of our bots at a table on a server."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from tenback.bots import Bot
from tenback.cli.command import Command
from tenback.cli.params.game import Name
from tenback.cli.params.kind import BadValue, Count
from tenback.cli.params.lab import BotName
from tenback.cli.params.serve_options import Text, WebAddress, required_option
from tenback.cli.refusals import Refusal
from tenback.cli.requirements import demand_server
from tenback.cli.setup import demand_extras
from tenback.locale.catalogue import Catalogue
from tenback.locale.phrases import Reader, outcome_text
from tenback.rules import HouseError, UnknownRuleset

if TYPE_CHECKING:
    from tenback.client.known_table import KnownTable


class Choices(TypedDict):
    """What may be said about a guest on the command line."""

    url: str
    table: str
    bot: Bot
    seat: int | None
    name: str | None


class Code(Text):
    """The code of a table."""

    def __init__(self, texts: Catalogue) -> None:
        super().__init__(texts, "code")

    def read(self, text: str) -> str:
        """Read a code, in whatever letters."""
        if not re.fullmatch(r"[A-Z2-9]{6}", text.upper()):
            raise BadValue(text, self.texts("serve-expected-code"))
        return text.upper()


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    needed = {"url": WebAddress(texts), "table": Code(texts), "bot": BotName(texts)}
    left_open = {"seat": Count(texts), "name": Name(texts)}
    params = [
        *(required_option(texts, name, kind) for name, kind in needed.items()),
        *(click.Option([f"--{name}"], type=kind, help=texts(f"serve-opt-{name}")) for name, kind in left_open.items()),
    ]
    return Command(texts, "bot", params, callback=partial(_play, texts))


def _play(texts: Catalogue, **choices: Unpack[Choices]) -> None:
    demand_server()
    demand_extras([choices["bot"]])
    from tenback.client.connection import TurnedAway, Unreachable  # noqa: PLC0415 - slow to import
    from tenback.client.guest import NoSeat  # noqa: PLC0415 - slow to import

    try:
        table = asyncio.run(_visit(texts, choices))
    except Unreachable as error:
        raise Refusal("serve-unreachable", url=choices["url"]) from error
    except NoSeat as error:
        raise Refusal("serve-no-seat") from error
    except (UnknownRuleset, HouseError) as error:
        raise Refusal("serve-other-rules") from error
    except TurnedAway as error:
        raise Refusal("serve-table-refused", text=error.text or texts(f"no-{error.reason}")) from error
    click.echo(_ending(texts, table))


class Unawaited(ThreadPoolExecutor):
    """Threads that nobody waits for at the end: a thought may last an hour and cannot be interrupted."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002
        """Let them be."""
        super().shutdown(wait=False, cancel_futures=True)


async def _visit(texts: Catalogue, choices: Choices) -> "KnownTable":
    """Let the bot play, and return what it knew in the end."""
    from tenback.client.connection import Connection, get_pass  # noqa: PLC0415 - slow to import
    from tenback.client.guest import Guest  # noqa: PLC0415 - slow to import

    asyncio.get_running_loop().set_default_executor(Unawaited())
    url, code, bot = choices["url"], choices["table"], choices["bot"]
    connection = Connection(url, code, await get_pass(url), texts.language)
    guest = Guest(connection, bot, choices["name"] or bot.name.rpartition(":")[2].capitalize(), choices["seat"])

    def seated(seat: int) -> None:
        click.echo(texts("serve-bot-seated", name=guest.name, table=code, seat=str(seat)))

    await guest.play(seated)
    return connection.table


def _ending(texts: Catalogue, table: "KnownTable") -> str:
    outcome = table.view.outcome
    names = tuple(place.name if place else "" for place in table.setting.seats)
    return outcome_text(texts, table.view.rules, outcome, Reader(names)) if outcome else texts("serve-void")
