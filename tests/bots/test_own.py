"""Bots of one's own: found by their path or by their package's name, guarded, and checked."""

import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from tenback import check_bot
from tenback.bots import Bot, BotFault, OwnBotError, UnknownBot, read_bot
from tenback.bots.guard import Guarded, Misstep
from tenback.bots.own import OwnFault, build
from tenback.play.game import Game
from tenback.play.match import play_out
from tenback.rules import Begin, find_ruleset
from tests.bots.strangers import First, Hears
from tests.waiting import PATIENCE

STRANGERS = "tests.bots.strangers"
GAME = find_ruleset("the-game")
CONDITIONS = {"seed": 1, "seat": 2, "silent": False, "people": ()}


def test_a_bot_is_named_by_its_path_with_its_settings() -> None:
    bot = read_bot(f"{STRANGERS}:First:depth=3,bold=true")
    assert bot == Bot(f"{STRANGERS}:First", settings=(("depth", 3), ("bold", True)))
    assert read_bot(str(bot)).name == bot.name


def test_a_bot_is_given_its_settings_and_the_conditions_that_it_names() -> None:
    player = build(f"{STRANGERS}:First", (("depth", 3),), CONDITIONS)
    assert isinstance(player, First)
    assert (player.seat, player.depth, player.bold) == (2, 3, False)


def test_a_package_offers_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("marvin", f"{STRANGERS}:First", "tenback.bots")])
    monkeypatch.setattr("tenback.bots.own.entry_points", lambda group: offered.select(group=group))
    game = Game.from_seed(GAME, ["Ann", "Ben"], 1)
    play_out(game, [read_bot("marvin:depth=2").sit(seed=1, seat=seat) for seat in range(2)])
    assert game.state.outcome


def test_a_package_offers_a_class_within_a_class(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("marvin", f"{STRANGERS}:Family.Child", "tenback.bots")])
    monkeypatch.setattr("tenback.bots.own.entry_points", lambda group: offered.select(group=group))
    assert read_bot("marvin").sit(seed=0, seat=0)


def test_a_bot_that_does_not_sit_down_in_time_says_so() -> None:
    with pytest.raises(OwnBotError) as error:
        build(f"{STRANGERS}:Late", (), CONDITIONS, limit=0.1)
    assert error.value.fault is OwnFault.LATE


def test_what_a_bot_prints_when_it_is_loaded_is_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "proud_bot.py").write_text(f"print('here I am')\nfrom {STRANGERS} import First")
    monkeypatch.syspath_prepend(tmp_path)
    assert read_bot("proud_bot:First").sit(seed=0, seat=0)
    assert capsys.readouterr() == ("", "here I am\n")


def test_a_module_of_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_mine.py").write_text(f"from {STRANGERS} import First")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert read_bot("bot_of_mine:First").sit(seed=0, seat=0)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere.at_all:Bot", OwnFault.NO_MODULE),
        (f"{STRANGERS}:Nobody", OwnFault.NO_CLASS),
        (f"{STRANGERS}:NUMBER", OwnFault.NO_CLASS),
        (f"{STRANGERS}:Mute", OwnFault.NO_PLAYER),
        (f"{STRANGERS}:First:depth", OwnFault.SETTINGS),
        (f"{STRANGERS}:First:depth=a b", OwnFault.SETTINGS),
        (f"{STRANGERS}:First:colour=red", OwnFault.SETTINGS),
    ],
)
def test_a_bot_that_cannot_sit_down_says_why(name: str, fault: OwnFault) -> None:
    with pytest.raises(OwnBotError) as error:
        read_bot(name).sit(seed=0, seat=0)
    assert error.value.fault is fault


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("import no_such_thing", "no_such_thing"),
        ("import sys; sys.exit(0)", "SystemExit"),
    ],
)
def test_a_module_that_fails_is_told_from_one_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, detail: str
) -> None:
    (tmp_path / "broken_bot.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OwnBotError) as error:
        read_bot("broken_bot:Bot").sit(seed=0, seat=0)
    assert (error.value.fault, detail in error.value.detail) == (OwnFault.BROKEN, True)


@pytest.mark.parametrize("name", ["deep-blue", "a b:C", "mine:", ":Bot", "mine:Bot-2"])
def test_what_is_neither_a_name_nor_a_path_is_unknown(name: str) -> None:
    with pytest.raises(UnknownBot):
        read_bot(name)


@pytest.mark.parametrize(
    ("stranger", "misstep"),
    [
        ("Raises", Misstep.RAISED),
        ("Stammers", Misstep.RAISED),
        ("Quits", Misstep.RAISED),
        ("Hangs", Misstep.LATE),
        ("Shrugs", Misstep.LATE),
        ("Dreams", Misstep.LATE),
        ("Counts", Misstep.MALFORMED),
        ("Cheats", Misstep.ILLEGAL),
        ("Boasts", Misstep.MALFORMED),
        ("Mumbles", Misstep.MALFORMED),
        ("Lies", Misstep.UNTRUE),
        ("Blurts", Misstep.BARRED),
        ("Forgets", Misstep.RAISED),
        ("Wavers", Misstep.FICKLE),
    ],
)
def test_a_check_names_the_misstep(stranger: str, misstep: Misstep) -> None:
    with pytest.raises(BotFault) as fault:
        check_bot(f"{STRANGERS}:{stranger}", rulesets=[GAME], limit=0.2 if misstep is Misstep.LATE else PATIENCE)
    assert fault.value.misstep is misstep


@pytest.mark.parametrize("bot", [f"{STRANGERS}:First:depth=2", "greedy", "beginner"])
def test_a_bot_that_keeps_the_rules_passes_the_check(bot: str) -> None:
    check_bot(bot, games=1)


def test_a_fault_tells_the_position_as_the_bot_knew_it() -> None:
    game = Game.from_seed(GAME, ["Ann", "Ben"], 1)
    game.do(Begin(1))
    with pytest.raises(BotFault) as fault:
        read_bot(f"{STRANGERS}:Raises").sit(seed=0, seat=1).choose(game.view(1))
    hand = ",".join(str(card.rank) for card in sorted(game.view(1).hand))
    assert fault.value.position == f"P1=[{hand}]; turn=P1"


def test_a_guarded_bot_hears_what_is_said_while_others_play() -> None:
    bots = [Hears(), Hears()]
    game = Game.from_seed(GAME, ["Ann", "Ben"], 1)
    play_out(game, [Guarded("mine", bot) for bot in bots])
    assert all(bot.heard and set(bot.heard) == {1 - seat} for seat, bot in enumerate(bots))


def test_an_answer_in_time_leaves_no_alarm_behind() -> None:
    game = Game.from_seed(GAME, ["Ann"], 1)
    game.do(Begin(0))
    for _ in range(2):
        assert Guarded("mine", First(), limit=60).choose(game.view(0)) in game.view(0).legal
