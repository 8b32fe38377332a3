"""`tenback completion`: the script that teaches a shell to complete our commands."""

import click
from click.shell_completion import ShellComplete, get_completion_class

from tenback.cli.command import Command
from tenback.cli.params.kind import Word
from tenback.cli.params.options import argument
from tenback.locale.catalogue import Catalogue

SHELLS = ("bash", "zsh", "fish")


def command(texts: Catalogue) -> Command:
    """Return the command in the language of the catalogue."""
    return Command(texts, "completion", [argument(texts, "shell", Word(texts, SHELLS))], callback=_completion)


@click.pass_context
def _completion(ctx: click.Context, *, shell: str) -> None:
    root = ctx.find_root()
    kind = get_completion_class(shell) or ShellComplete
    script = kind(root.command, {}, str(root.info_name), f"_{root.info_name}_COMPLETE".upper())
    click.echo(ShellComplete.source(script))  # the plain template: bash's own method would start a shell to look at it
