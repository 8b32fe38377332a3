"""What is settled before the deal: the ruleset with its choices, who sits where, and the seed."""

import json
import secrets
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from tenback.bots import Bot, missing_extra
from tenback.cli.params.kind import brief
from tenback.cli.refusals import Refusal, WrongSeats, misuse
from tenback.locale.catalogue import Catalogue
from tenback.play.chance import SEEDS
from tenback.play.codec import read_record
from tenback.play.record import Record
from tenback.rules import Ruleset, with_house
from tenback.rules.commands import read_commands, takes_commands, with_commands
from tenback.terminal.keeper import own_folder, try_folder
from tenback.terminal.setup import Seating, bot_names, same_name
from tenback.terminal.shelf import saved_games

FILLER = "solid"  # the bot for seats that the line says nothing about


def settle_rules(rules: Ruleset, house: Iterable[tuple[str, str]], commands: Path | None) -> Ruleset:
    """Return the ruleset with the house choices made, and with the numbers of a real deck."""
    settled = with_house(rules, dict(house))
    if commands is None:
        return settled
    if not takes_commands(settled):
        raise Refusal("cli-no-commands-here")
    return with_commands(settled, read_commands(settled, read_table(commands)))


def read_table(path: Path) -> object:
    """Return what a file of command numbers says: TOML, or JSON if it is called so."""
    form, read = ("JSON", json.loads) if path.suffix.lower() == ".json" else ("TOML", tomllib.loads)
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Refusal("cli-file-not-text", path=brief(str(path))) from error
    except (ValueError, RecursionError) as error:
        raise Refusal("cli-broken-file", path=brief(str(path)), form=form) from error


def settle_saved(place: Path) -> tuple[Path, Record]:
    """Return the unfinished game in a file, or the newest one in a folder."""
    if place.is_dir() or place == own_folder():
        found = ((saved.path, saved.record) for saved in saved_games(place) if saved.is_open and saved.record)
        newest = next(found, None)
        if newest is None:
            raise Refusal("cli-nothing-to-resume", folder=brief(str(place)))
        return newest
    record = read_record(place.read_bytes())
    if record.outcome:
        raise Refusal("cli-game-is-over", path=brief(str(place)))
    return place, record


def settle_folder(folder: Path) -> Path:
    """Return the folder if records can be written there."""
    try:
        try_folder(folder)
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refusal("cli-folder-unwritable", path=brief(str(folder)), why=why) from error
    return folder


def settle_seats(rules: Ruleset, players: int | None) -> int:
    """Return how many seats the table has: as many as asked for, or the fewest that the game knows."""
    seats = min(rules.hand_size) if players is None else players
    if seats not in rules.hand_size:
        raise WrongSeats(rules)
    return seats


def settle_seating(
    texts: Catalogue, rules: Ruleset, players: int | None, *, names: Sequence[str], bots: Sequence[Bot]
) -> tuple[Seating, ...]:
    """Return who sits where; seats that nobody was named for go to bots."""
    people = list(names) or [texts("player", number=1)]
    twice = same_name(people)
    if twice:
        raise Refusal("cli-same-name", name=twice)
    named = len(people) + len(bots)
    seats = settle_seats(rules, max(named, min(rules.hand_size)) if players is None else players)
    if named > seats:
        raise Refusal("cli-too-many-players", seats=seats, named=named)
    every_bot = [*map(str, bots), *[FILLER] * (seats - named)]
    return (*map(Seating, people), *map(Seating, bot_names(people, len(every_bot)), every_bot))


def demand_extras(bots: Sequence[Bot]) -> None:
    """Refuse bots that need more than is installed, before they sit down; nothing is loaded for that."""
    for extra in filter(None, (missing_extra(bot.name) for bot in bots)):
        raise misuse("lab-extra", extra=extra)


def settle_seed(seed: int | None) -> int:
    """Return the seed asked for, or a random one."""
    return secrets.randbelow(SEEDS) if seed is None else seed
