"""The one table of message ids that code puts together: the f-string, and every id it can give."""

from collections.abc import Iterable, Mapping

from tenback.bots import LEVELS
from tenback.bots.guard import Misstep
from tenback.bots.own import OwnFault
from tenback.cli import app
from tenback.cli.output.review import COLUMNS
from tenback.locale.sayings import SENTENCES
from tenback.play.record import RecordFault
from tenback.protocol.options import Reaction, Talk
from tenback.protocol.refusals import No
from tenback.rules import RULESETS, Direction, Duty, Ending, HouseFault, Rating, Reason, SetupFault
from tenback.rules.commands import CommandFaultKind
from tenback.rules.effects import COMMANDS, FIRE
from tenback.rules.games.quick_and_easy import COLOURS
from tenback.rules.notation import NotationFault
from tenback.rules.ruleset import Starter, Undo
from tenback.rules.talk import STRENGTHS, Answer, Argument, Band, Block, Free, Word
from tenback.server.tables.refused import Sequel
from tenback.study.answer import Verdict
from tenback.study.merit import MeritKind
from tenback.study.puzzle import Difficulty
from tenback.study.review import Cause, Grade

NUMBER_BLOCKS = (Block.DIGIT, Block.WORD, Block.DECADE, Block.RELATIVE, Block.ASK, Block.RIDDLE)
GAMES = [rules.id.replace("/", "-") for rules in RULESETS]
EFFECTS = [*COMMANDS, FIRE.name]
SWITCHES = {switch.name: switch for rules in RULESETS for switch in rules.switches}
WORDS = [word.lower() for word in Word]
DIRECTIONS = [direction.name.lower() for direction in Direction]
CHAPTERS = ("goal", "cards", "start", "turn", "trick", "help", "draw", "marks", "end", "talk", "house")
FINAL_DUTIES = (Duty.SKULL, Duty.THREE, Duty.FIRE)
COMMAND_PAGES = ("tenback", *app.COMMANDS)
OPTIONS = (
    "json",
    "text",
    "no-pager",
    "seed",
    "players",
    "name",
    "bot",
    "commands",
    "house",
    "table",
    "save",
    "no-save",
    "saved",
)
SERVER_OPTIONS = (
    "lan",
    "browser",
    "host",
    "port",
    "public-url",
    "data-dir",
    "database",
    "redis",
    "workers",
    "thinkers",
    "grace",
    "proxies",
    "keep-gathering",
    "keep-playing",
    "keep-finished",
    "metrics",
)
GUEST_OPTIONS = ("url", "table", "bot", "seat", "name")
COPY_OPTIONS = ("to", "from")
TIDY_OPTIONS = ("finished", "unfinished")
LAB_OPTIONS = (
    "bot",
    "versus",
    "games",
    "pairs",
    "silent",
    "forfeit",
    "limit",
    "cores",
    "ray",
    "parquet",
    "plot",
    "keep",
)
STUDY_METAVARS = ("budget", "position")
SERVER_METAVARS = ("host", "url", "code", "limit")
MENU_KEYS = ("seats", "people", "bots", "names", "house", "deal", "language", "resume", "watch", "start", "quit")
TOLD_OF_ME = (
    *(f"table-{what}" for what in ("laid", "trick", "helped", "said", "starts", "concedes")),
    *(f"web-{what}" for what in ("ends-turn", "takes-back", "hinted")),
    "story-narrow",
    "story-lost-places",
    "story-found-places",
)
AFTERWARDS = ("new-game", "same-deal", "key-replay", "key-quit")


def _each(template: str, values: Iterable[object]) -> tuple[str, ...]:
    return tuple(template.format(value) for value in values)


_SIMPLE: Mapping[str, Iterable[object]] = {
    "bot-fault-{}": Misstep,
    "bot-own-{}": OwnFault,
    "game-{}": GAMES,
    "game-{}-summary": GAMES,
    "refusal-{}": Reason,
    "no-{}": No,
    "house-{}": HouseFault,
    "command-fault-{}": CommandFaultKind,
    "notation-{}": NotationFault,
    "ending-{}": Ending,
    "rating-{}": Rating,
    "duty-{}": Duty,
    "effect-{}": EFFECTS,
    "effect-{}-hint": EFFECTS,
    "switch-{}": SWITCHES,
    "signal-{}": WORDS,
    "signal-{}-label": WORDS,
    "signal-{}-brief": WORDS,
    "reaction-{}": Reaction,
    "block-{}": Block,
    "review-tab-{}": ("turn", "game"),
    "talk-found-{}": NUMBER_BLOCKS,
    "talk-then-{}": Sequel,
    "band-{}": Band,
    "colour-{}": COLOURS,
    "record-{}": RecordFault,
    "pile-{}": DIRECTIONS,
    "cli-{}-help": COMMAND_PAGES,
    "cli-{}-more": COMMAND_PAGES,
    "cli-opt-{}": OPTIONS,
    "bound-opt-{}": ("games", "width"),
    "merit-{}": MeritKind,
    "grade-{}": Grade,
    "puzzle-{}": (*Verdict, *Difficulty),
    "puzzle-turn-{}": ("best", "yours", "tempting"),
    "study-column-{}": COLUMNS,
    "study-decider-{}": Cause,
    "study-luck-{}": ("start", "cards", "signals", "turns", "giving-up", "end"),
    "review-find-result-{}": ("found", "played", "close", "other", "shown"),
    "lab-opt-{}": LAB_OPTIONS,
    "serve-opt-{}": (*SERVER_OPTIONS, *GUEST_OPTIONS, *COPY_OPTIONS, *TIDY_OPTIONS),
    "cli-arg-{}": ("game", "file", "shell", "one", "other", "position"),
    "cli-metavar-{}": (
        "game",
        "count",
        "seed",
        "name",
        "house",
        "file",
        "folder",
        "bot",
        "address",
        *STUDY_METAVARS,
        *SERVER_METAVARS,
    ),
    "record-place-{}": ("line", "byte", "step", "card"),
    "effect-{}-tag": EFFECTS,
    "table-{}": AFTERWARDS,
    "table-key-{}": MENU_KEYS,
    "table-nothing-{}": ("resume", "watch"),
    "table-which-{}": ("resume", "watch"),
    "table-signal-{}": Argument,
    "rules-heading-{}": CHAPTERS,
    "rules-pile-{}": DIRECTIONS,
    "rules-start-{}": Starter,
    "rules-undo-{}": Undo,
    "rules-need-{}": ("least", "between", "exactly"),
    "rules-trick-{}": ("ten-back", "same-colour"),
    "rules-trick-{}-example": ("ten-back", "same-colour"),
    "rules-help-{}": ("backward",),
    "rules-effect-{}": EFFECTS,
    "rules-win-{}": ("team", "race"),
    "rules-loss-{}": ("team", "race"),
    "rules-concede-{}": ("team", "race"),
    "rules-talk-{}": Free,
    "web-level-{}": LEVELS,
    "web-talk-{}": Talk,
    "web-pace-{}": ("calm", "brisk", "instant"),
    "web-starter-{}": Starter,
    "web-absent-{}": ("wait", "bot", "end"),
    "learn-say-{}": SENTENCES,
}

FAMILIES: Mapping[str, tuple[str, ...]] = {
    **{template: _each(template, values) for template, values in _SIMPLE.items()},
    "setup-{}{}": (*_each("setup-{}", SetupFault), "setup-seats-exactly"),
    "switch-{}-{}": tuple(f"switch-{name}-{choice}" for name in SWITCHES for choice in SWITCHES[name].choices),
    "web-option-{}-{}": tuple(
        f"web-option-{key}-{choice}" for key in ("open", "watch", "counter", "hints") for choice in ("yes", "no")
    ),
    "{}-you": tuple(f"{told}-you" for told in TOLD_OF_ME),
    "{}-only": ("pile-only", "onto-pile-only"),
    "{}-own": ("pile-own", "onto-pile-own"),
    "{}-other": ("pile-other", "onto-pile-other"),
    "{}-{}": (
        *_each("answer-{}", Answer),
        *_each("band-{}", Band),
        *_each("colour-{}", COLOURS),
        *_each("strength-{}", STRENGTHS[Word.KEEP]),
    ),
    "rules-cards{}": ("rules-cards", "rules-cards-own", "rules-cards-coloured"),
    "rules-deal{}": ("rules-deal", "rules-deal-own"),
    "rules-deck{}": ("rules-deck", "rules-deck-own"),
    "rules-final-{}-{}": tuple(f"rules-final-{duty}-{end}" for duty in FINAL_DUTIES for end in ("loss", "win")),
}
