"""What is wrong with a command line, in the user's language."""

from collections.abc import Sequence
from difflib import get_close_matches

import click
from click.exceptions import NoArgsIsHelpError

from tenback.cli.command import ExtraArguments
from tenback.cli.params.kind import BadValue, brief
from tenback.locale.catalogue import Catalogue


def usage_lines(texts: Catalogue, error: click.UsageError) -> list[str]:
    """Return the lines that explain a usage error, and where to find help."""
    if isinstance(error, NoArgsIsHelpError):
        return [error.message]
    path = error.ctx.command_path if error.ctx else "tenback"
    return [f"{texts('cli-error')} {_fault(texts, error)}", texts("cli-try-help", command=path)]


def _fault(texts: Catalogue, error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            return texts("cli-no-such-option", option=brief(error.option_name), near=_near(error.possibilities))
        case click.exceptions.NoSuchCommand():
            near = get_close_matches(error.command_name, _commands(error.ctx))
            return texts("cli-no-such-command", command=brief(error.command_name), near=_near(near))
        case click.MissingParameter():
            return texts("cli-missing", option=_label(error))
        case BadValue():
            return texts("cli-bad-value", option=_label(error), value=error.value, expected=error.expected)
        case click.BadOptionUsage():
            kind = "cli-takes-no-value" if _is_flag(error) else "cli-needs-value"
            return texts(kind, option=brief(error.option_name))
        case ExtraArguments():
            return texts("cli-too-many", words=brief(error.message))
    return error.message


def _near(words: Sequence[str] | None) -> str:
    return ", ".join(words) if words else "none"


def _commands(ctx: click.Context | None) -> list[str]:
    return ctx.command.list_commands(ctx) if ctx and isinstance(ctx.command, click.Group) else []


def _label(error: click.BadParameter) -> str:
    """Return the option as it is written, or what stands for the argument."""
    if isinstance(error.param, click.Argument) and error.ctx:
        return error.param.make_metavar(error.ctx).strip("[]")
    return max(error.param.opts, key=len) if error.param else ""


def _is_flag(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else []
    return any(isinstance(param, click.Option) and param.is_flag for param in params if error.option_name in param.opts)
