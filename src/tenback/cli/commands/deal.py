"""`tenback deal`: the cards that a seed gives."""

from functools import partial

import click

from tenback.cli.command import Command
from tenback.cli.output.console import print_json, print_notice
from tenback.cli.params.options import deal_options, flag, game_argument
from tenback.cli.setup import settle_seats, settle_seed
from tenback.locale.catalogue import Catalogue
from tenback.play.deal import deal
from tenback.rules import Ruleset, State, start
from tenback.rules.notation import format_card


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    params = [game_argument(texts), *deal_options(texts), flag(texts, "json")]
    return Command(texts, "deal", params, callback=partial(_deal, texts))


def _deal(texts: Catalogue, *, game: Ruleset, players: int | None, seed: int | None, as_json: bool) -> None:
    seats, number = settle_seats(game, players), settle_seed(seed)
    state = start(game, seats, deal(game, seats, number))
    if as_json:
        print_json(_entry(game, number, state))
    else:
        _print(texts.about(game), game, number, state)


def _entry(rules: Ruleset, seed: int, state: State) -> dict[str, object]:
    return {
        "game": rules.id,
        "version": rules.version,
        "unverified": rules.unverified,
        "seats": len(state.hands),
        "seed": str(seed),  # as a word: browsers cannot hold 64 bits in a number
        "hands": [list(map(format_card, sorted(hand))) for hand in state.hands],
        "decks": [list(map(format_card, deck)) for deck in state.decks],
    }


def _print(texts: Catalogue, rules: Ruleset, seed: int, state: State) -> None:
    click.echo(texts("cli-seed", seed=str(seed)))
    for seat, hand in enumerate(state.hands, start=1):
        click.echo(f"{texts('player', number=seat)}: {' '.join(map(format_card, sorted(hand)))}")
    for at, deck in enumerate(state.decks, start=1):
        owner = texts("cli-deck-of", number=at) if rules.own_decks else texts("cli-deck")
        click.echo(f"{owner}: {' '.join(map(format_card, deck))}")
    print_notice(texts, rules)
