"""A game at the terminal table is kept while it is played, and can be gone on with."""

from pathlib import Path

from tenback.play.codec import read_record
from tenback.play.game import Said
from tenback.rules import Begin, find_ruleset
from tenback.terminal.keeper import own_folder
from tenback.terminal.setup import resume
from tests.terminal.driving import (
    answer_questions,
    at_table,
    play_on,
    play_to_the_end,
    screen_text,
    set_up,
    table_of,
)

THE_GAME = find_ruleset("the-game")
QUICK = find_ruleset("quick-and-easy")


async def test_the_record_is_saved_and_reads_back(tmp_path: Path) -> None:
    async with at_table(set_up(QUICK, bots=1, folder=tmp_path)) as pilot:
        table = await play_to_the_end(pilot)
        (file,) = tmp_path.iterdir()
        assert read_record(file.read_bytes()).steps == tuple(table.game.log)


async def test_every_step_is_on_the_disk_at_once(tmp_path: Path) -> None:
    async with at_table(set_up(THE_GAME, folder=tmp_path)) as pilot:
        for keys, steps in (("", 1), ("a", 2), ("u", 1)):
            await pilot.press(*keys)
            (file,) = tmp_path.iterdir()
            assert len(read_record(file.read_bytes()).steps) == steps


async def test_a_folder_that_cannot_be_written_is_told_and_loses_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    async with at_table(set_up(QUICK, bots=1, folder=blocked)) as pilot:
        table = await play_to_the_end(pilot)
        assert "could not be saved where you wanted it" in " ".join(screen_text(pilot.app.screen).split())
        (file,) = own_folder().iterdir()
        assert read_record(file.read_bytes()).steps == tuple(table.game.log)


async def test_a_game_that_cannot_be_saved_anywhere_is_not_left_unknowingly(tmp_path: Path, data_home: Path) -> None:
    for blocked in (tmp_path / "games", data_home / "tenback"):
        blocked.write_text("in the way")
    async with at_table(set_up(THE_GAME, folder=tmp_path / "games")) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert "could not be saved anywhere" in screen_text(pilot.app.screen)


async def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with at_table(set_up(QUICK, bots=1, folder=tmp_path)) as pilot:
        await answer_questions(pilot)
        await play_on(pilot)
        left = table_of(pilot).game
    (file,) = tmp_path.iterdir()
    setup = resume(read_record(file.read_bytes()), file, tmp_path)
    async with at_table(setup) as pilot:
        table = table_of(pilot)
        assert table.game.log[: len(left.log)] == left.log
        await play_to_the_end(pilot)
        assert read_record(file.read_bytes()).outcome == table.game.state.outcome
    assert len([*tmp_path.iterdir()]) == 1


async def test_a_game_left_before_its_first_turn_asks_only_whom_it_has_not_asked(tmp_path: Path) -> None:
    async with at_table(set_up(THE_GAME, bots=1, folder=tmp_path)) as pilot:
        await pilot.press("down", "enter")
        await pilot.pause()
    (file,) = tmp_path.iterdir()
    async with at_table(resume(read_record(file.read_bytes()), file, None)) as pilot:
        assert "Who starts?" in screen_text(pilot.app.screen)
        await answer_questions(pilot)
        assert [type(step) for step in table_of(pilot).game.log[:3]] == [Said, Said, Begin]


async def test_leaving_keeps_what_was_played(tmp_path: Path) -> None:
    async with at_table(set_up(THE_GAME, folder=tmp_path)) as pilot:
        await pilot.press("a", "q")
        await pilot.pause()
        await pilot.press("up", "enter")
        await pilot.pause()
        (file,) = tmp_path.iterdir()
        assert read_record(file.read_bytes()).outcome is None


async def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    async with at_table(set_up(THE_GAME, folder=tmp_path)) as pilot:
        await pilot.press("a", "ctrl+c")
        await pilot.pause()
    (file,) = tmp_path.iterdir()
    assert len(read_record(file.read_bytes()).steps) == 2
