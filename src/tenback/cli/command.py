"""Commands whose help page and refusals speak the language of the catalogue."""

from collections.abc import Callable, Sequence
from importlib import import_module

import click

from tenback.cli.params.plain import Word
from tenback.locale.catalogue import LANGUAGES, Catalogue


class ExtraArguments(click.UsageError):
    """More arguments than the command takes."""

    def __init__(self, extra: Sequence[str], ctx: click.Context) -> None:
        super().__init__(" ".join(extra), ctx)


class Page(click.Command):
    """A command with a translated help page."""

    def __init__(
        self, texts: Catalogue, name: str, params: Sequence[click.Parameter], callback: Callable[..., object]
    ) -> None:
        super().__init__(
            name,
            params=[*params, lang_option(texts), help_option(texts)],
            help=f"{texts(f'cli-{name}-help')}\n\n{texts(f'cli-{name}-more')}",
            short_help=texts(f"cli-{name}-help"),
            options_metavar=texts("cli-metavar-options"),
            context_settings={"allow_extra_args": True, "help_option_names": []},
            callback=callback,
        )
        self.texts = texts

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as click does, but refuse what is too much with a typed error."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # some faults forget where they happened
            raise
        if rest and not ctx.resilient_parsing and not isinstance(self, click.Group):
            raise ExtraArguments(rest, ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.texts('cli-heading-usage')} ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the section of the arguments."""
        self._section(ctx, formatter, "cli-heading-arguments", click.Argument)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the section of the options."""
        self._section(ctx, formatter, "cli-heading-options", click.Option)

    def _section(
        self, ctx: click.Context, formatter: click.HelpFormatter, heading: str, kind: type[click.Parameter]
    ) -> None:
        rows = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, kind)]
        if rows:
            with formatter.section(self.texts(heading)):
                formatter.write_dl([row for row in rows if row])


class Contents(Page, click.Group):
    """The command above all others; it loads each of them only when it is called for."""

    def __init__(self, texts: Catalogue, name: str, params: Sequence[click.Parameter], names: Sequence[str]) -> None:
        super().__init__(texts, name, params, callback=_demand_command)
        self.subcommand_metavar, self.invoke_without_command = texts("cli-metavar-command"), True
        self._names = tuple(names)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of their use."""
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the module of a command, or return None if there is no such command."""
        if cmd_name not in self._names:
            return None
        build: Callable[[Catalogue], click.Command] = import_module(f"tenback.cli.commands.{cmd_name}").command
        return build(self.texts)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the sections of the options and of the commands, without loading any of them."""
        Page.format_options(self, ctx, formatter)
        with formatter.section(self.texts("cli-heading-commands")):
            formatter.write_dl([(name, self.texts(f"cli-{name}-help")) for name in self._names])


@click.pass_context
def _demand_command(ctx: click.Context) -> None:
    """Show the help page where no command was named."""
    if ctx.invoked_subcommand is None:
        raise click.exceptions.NoArgsIsHelpError(ctx)


def lang_option(texts: Catalogue) -> click.Option:
    """Return the option that chooses the language; it is obeyed before the line is parsed, and only checked here."""
    kind = Word(texts, LANGUAGES)
    return click.Option(["--lang"], type=kind, expose_value=False, help=texts("cli-opt-lang"))


def version_option(texts: Catalogue) -> click.Option:
    """Return the option that shows the version."""
    return _eager_flag(["--version"], _show_version, texts("cli-opt-version"))


def help_option(texts: Catalogue) -> click.Option:
    """Return the option that shows the help page."""
    return _eager_flag(["--help", "-h"], _show_help, texts("cli-opt-help"))


def _eager_flag(names: list[str], show: Callable[[click.Context], str], text: str) -> click.Option:
    """Return an option that shows something and does nothing else."""

    def callback(ctx: click.Context, _param: click.Parameter, value: object) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(show(ctx))
            ctx.exit()

    return click.Option(names, is_flag=True, is_eager=True, expose_value=False, callback=callback, help=text)


def _show_help(ctx: click.Context) -> str:
    return ctx.get_help()


def _show_version(_ctx: click.Context) -> str:
    from importlib.metadata import version  # noqa: PLC0415 - slow to import

    return f"tenback {version('tenback')}"
