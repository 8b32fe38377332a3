"""Who sits where: people first, bots on the seats that are left."""

from collections.abc import Sequence

from tenback.bots import Bot, missing_extra
from tenback.cli.output.refusal_text import Misuse, Refusal
from tenback.cli.setup import settle_seats
from tenback.locale.catalogue import Catalogue
from tenback.rules import Ruleset
from tenback.terminal.setup import Seating, bot_names, same_name

FILLER = "solid"  # the bot for a seat that nobody asked for


def seat_all(
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
    """Let bots that need more than is installed say so before they sit down; nothing is loaded for that."""
    for extra in filter(None, (missing_extra(bot.name) for bot in bots)):
        raise Misuse(Refusal("lab-extra", extra=extra))
