"""What the terminal table promises to the people at it."""

import threading
from pathlib import Path

import pytest

from tenback.bots.greedy import Greedy
from tenback.locale.catalogue import catalogue
from tenback.locale.phrases import effect_hint
from tenback.play.chance import Chance, Purpose
from tenback.play.game import Said
from tenback.rules import Action, Begin, Lay, View, find_ruleset, with_house
from tenback.rules.placement import Manner
from tenback.rules.talk import Signal, Word
from tenback.terminal.screens.dialogs import ChoiceScreen, NoticeScreen, PageScreen
from tenback.terminal.screens.ending import EndScreen
from tenback.terminal.screens.table import TableScreen
from tenback.terminal.setup import Seating, Setup
from tests.terminal.driving import (
    Driver,
    answer_questions,
    at_table,
    colours_of,
    play_on,
    play_to_the_end,
    screen_text,
    set_up,
    status_of,
    table_of,
    until_shown,
)

THE_GAME = find_ruleset("the-game")
QUICK = find_ruleset("quick-and-easy")
EXTREME = find_ruleset("extreme")


class SlowBot(Greedy):
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__(Chance(0, Purpose.BOT))
        self.may_answer = threading.Event()

    def choose(self, view: View) -> Action:
        self.may_answer.wait()
        return super().choose(view)


async def test_the_piles_that_take_the_chosen_card_light_up() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        await pilot.press("a", "right", "right")
        table = table_of(pilot)
        card = table.cards[table.chosen]
        lit = [any(panel.has_class(manner.value) for manner in Manner) for panel in table.board.piles]
        assert lit == [Lay(card, pile) in table.view.legal for pile in range(4)]


async def test_a_refused_lay_is_explained_and_changes_nothing() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        await pilot.press("left", "a")
        table = table_of(pilot)
        before = table.game.state
        await pilot.press("a")
        assert table.game.state == before
        assert "does not fit" in status_of(pilot)


async def test_ending_too_early_says_how_many_cards_are_missing() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        await pilot.press("a", "e")
        await pilot.pause()
        assert "one more card" in status_of(pilot)


async def test_co_12_alone_a_lay_can_be_taken_back() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        table = table_of(pilot)
        before = table.game.state
        await pilot.press("a", "u")
        assert table.game.state == before


async def test_co_12_with_others_a_lay_stays() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        await answer_questions(pilot)
        await pilot.press("a", "u")
        assert table_of(pilot).game.state.playing.laid == 1


async def test_tg_5_the_team_is_asked_who_starts_and_the_choice_is_written_down() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        await pilot.press("down", "enter")  # from "I could start" to "I should start"
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        log = table_of(pilot).game.log
        assert log[0] == Said(0, Signal(Word.START, strength=2))
        assert log[2] == Begin(0)


async def ask_for_a_starter(pilot: Driver) -> None:
    """Let everybody look at their cards and say how keen they are, up to the question who starts."""
    game = table_of(pilot).game
    while len(game.log) < game.seats:
        await pilot.press("enter")
        await pilot.pause()


async def test_tg_5_several_people_are_asked_whether_they_agree() -> None:
    async with at_table(set_up(THE_GAME, people=2, bots=1)) as pilot:
        await ask_for_a_starter(pilot)
        await pilot.press("home", "down", "enter")
        await pilot.pause()
        assert "Does everybody agree that Ben starts?" in screen_text(pilot.app.screen)
        assert table_of(pilot).game.state.turn is None
        await pilot.press("enter")
        await pilot.pause()
        assert table_of(pilot).game.log[-1] == Begin(1)


async def test_tg_5_whoever_does_not_agree_chooses_again() -> None:
    async with at_table(set_up(THE_GAME, people=2)) as pilot:
        await ask_for_a_starter(pilot)
        for keys in (("home", "enter"), ("down", "enter")):  # Anna; choose again
            await pilot.press(*keys)
            await pilot.pause()
        assert "Who starts?" in screen_text(pilot.app.screen)
        assert table_of(pilot).game.state.turn is None


async def test_while_people_agree_nobodys_cards_lie_open() -> None:
    async with at_table(set_up(THE_GAME, people=2)) as pilot:
        await ask_for_a_starter(pilot)
        assert table_of(pilot).seat is None


async def test_tg_5_one_person_with_bots_starts_with_one_key() -> None:
    async with at_table(set_up(THE_GAME, bots=2)) as pilot:
        await ask_for_a_starter(pilot)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert Begin(0) in table_of(pilot).game.log


async def test_a_chosen_command_says_what_it_does_before_it_is_laid() -> None:
    async with at_table(set_up(EXTREME)) as pilot:
        table = table_of(pilot)
        while not (marks := EXTREME.effects.get(table.cards[table.chosen])):
            await pilot.press("right")
        await pilot.pause()
        assert effect_hint(catalogue("en"), marks[0]) in status_of(pilot)


@pytest.mark.parametrize("answered", [0, 1])
async def test_escape_chooses_neither_a_wish_nor_a_starter(answered: int) -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        for key in (*["enter"] * answered, "escape"):
            await pilot.press(key)
            await pilot.pause()
        assert "Leave?" in screen_text(pilot.app.screen)
        asked = len(table_of(pilot).game.log)
        await pilot.press("escape")
        await pilot.pause()
        assert (isinstance(pilot.app.screen, ChoiceScreen), len(table_of(pilot).game.log)) == (True, asked)


async def test_a_question_answered_twice_leaves_the_table_alone() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        question = pilot.app.screen
        question.dismiss(1)
        question.dismiss(1)
        await pilot.pause()
        assert table_of(pilot).is_running


async def test_hot_seat_hides_every_hand_until_the_next_person_is_ready() -> None:
    async with at_table(set_up(THE_GAME, people=2)) as pilot:
        assert isinstance(pilot.app.screen, NoticeScreen)
        assert table_of(pilot).seat is None
        await pilot.press("enter")
        await pilot.pause()
        assert table_of(pilot).seat == 0


async def test_hot_seat_shows_nobodys_cards_after_a_turn() -> None:
    async with at_table(set_up(THE_GAME, people=2)) as pilot:
        await answer_questions(pilot)
        while not isinstance(pilot.app.screen, NoticeScreen):
            await play_on(pilot)
        assert not any(str(card.rank) in screen_text(table_of(pilot).board.hand) for card in THE_GAME.cards)


async def test_a_signal_takes_two_questions_and_stands_at_its_pile() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        await answer_questions(pilot)
        for key in ("s", "enter", "enter", "enter"):  # KEEP, pile A, the weakest
            await pilot.press(key)
            await pilot.pause()
        table = table_of(pilot)
        assert table.game.log[-1] == Said(0, Signal(Word.KEEP, pile="A", strength=1))
        assert "Anna: Keep off!" in screen_text(table.board.piles[0])


async def test_a_signal_the_rules_forbid_is_explained() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        await answer_questions(pilot)
        for pile in ("", "down", "down down"):
            for key in ("s", "enter", *pile.split(), "enter", "enter"):
                await pilot.press(key)
                await pilot.pause()
        assert len([step for step in table_of(pilot).game.log if isinstance(step, Said)]) == 4
        assert "two" in status_of(pilot).lower() or "2" in status_of(pilot)


async def test_co_8_covered_cards_show_only_where_the_house_lets_them() -> None:
    for choice, shown in (("hidden", False), ("visible", True)):
        async with at_table(set_up(with_house(THE_GAME, {"pile-history": choice}))) as pilot:
            await pilot.press("a", "a")
            table = table_of(pilot)
            covered = next(step for step in table.game.log if isinstance(step, Lay)).card
            assert (f"{covered.rank} 1" in screen_text(table.board.piles[0])) is shown


async def test_mouse_alone_chooses_a_card_and_lays_it() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        table = table_of(pilot)
        card = table.cards[2]
        await pilot.click(table.board.hand, offset=(18, 2))
        await pilot.click(table.board.piles[1])
        await pilot.pause()
        assert table.game.state.tops[1] == card


async def test_the_end_screen_tells_score_and_offers_the_same_deal() -> None:
    async with at_table(set_up(QUICK, bots=1)) as pilot:
        table = await play_to_the_end(pilot)
        assert "left" in screen_text(pilot.app.screen)
        await pilot.press("d")
        await pilot.pause()
        assert table_of(pilot).game.deal == table.game.deal


async def test_a_new_game_is_a_new_deal() -> None:
    async with at_table(set_up(QUICK, bots=1)) as pilot:
        table = await play_to_the_end(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert table_of(pilot).game.deal != table.game.deal


async def test_giving_up_is_asked_twice_and_ends_the_game() -> None:
    async with at_table(set_up(THE_GAME, bots=1)) as pilot:
        await answer_questions(pilot)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChoiceScreen)
        await pilot.press("up", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndScreen)


async def test_giving_up_while_a_bot_thinks_ends_the_game() -> None:
    slow = SlowBot()
    async with at_table(set_up(find_ruleset("face-to-face"), bots=1, seed=7)) as pilot:
        table = table_of(pilot)
        table.bots.players = {1: slow}
        await answer_questions(pilot)
        while table.view.on_turn:
            await play_on(pilot)
        await pilot.press("g", "up", "enter")
        slow.may_answer.set()
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndScreen)


async def test_a_bot_that_thinks_for_more_than_a_moment_is_seen_to_think() -> None:
    slow = SlowBot()
    async with at_table(set_up(find_ruleset("face-to-face"), bots=1, seed=7)) as pilot:
        table_of(pilot).bots.players = {1: slow}
        while "Bot 1 is thinking" not in status_of(pilot):
            await play_on(pilot)
        slow.may_answer.set()
        while "Bot 1 is thinking" in status_of(pilot):
            await pilot.pause()


async def test_the_table_says_that_a_bot_is_not_warm_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    seating = (Seating("Anna"), Seating("Bot 1", "strong"))
    async with at_table(Setup(rules=find_ruleset("face-to-face"), seating=seating, seed=4)) as pilot:
        while table_of(pilot).game.last_action() == Begin(1):
            await pilot.pause()
        assert "Bot 1 is still warming up" in screen_text(pilot.app.screen)


async def test_a_game_with_stacks_is_told_without_piles() -> None:
    async with at_table(set_up(QUICK, bots=1)) as pilot:
        shown = screen_text(table_of(pilot))
        assert "Draw stack: " in shown
        assert "Ascending stack" in shown


async def test_the_rules_can_be_read_in_mid_game_and_put_away() -> None:
    async with at_table(set_up(THE_GAME)) as pilot:
        shown = []
        for key in ("r", "escape"):
            await pilot.press(key)
            await pilot.pause()
            shown.append(type(pilot.app.screen))
        assert shown == [PageScreen, TableScreen]


async def test_a_small_window_asks_for_room_instead_of_showing_half_a_table() -> None:
    async with at_table(set_up(THE_GAME), size=(60, 20)) as pilot:
        assert "80 × 24" in screen_text(pilot.app.screen)


async def test_a_window_that_grows_shows_the_question_again() -> None:
    async with at_table(set_up(THE_GAME, bots=1), size=(40, 10)) as pilot:
        assert "how keen" not in screen_text(pilot.app.screen)
        assert "80 × 24" in screen_text(pilot.app.screen)
        await pilot.resize_terminal(80, 24)
        await until_shown(pilot, "how keen")
        await answer_questions(pilot)
        assert table_of(pilot).game.state.turn is not None


@pytest.mark.parametrize(("language", "words"), [("de", "Du bist dran"), ("nl", "Jij bent aan de beurt")])
async def test_the_table_speaks_the_language_asked_for(language: str, words: str) -> None:
    async with at_table(set_up(THE_GAME), language=language) as pilot:
        assert words in status_of(pilot)


async def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table(set_up(THE_GAME)) as pilot:
        assert all(len({colour.red, colour.green, colour.blue}) == 1 for colour in colours_of(pilot))


async def test_a_hint_tells_the_pile_then_the_card_then_the_turn() -> None:
    async with at_table(set_up(THE_GAME, people=1)) as pilot:
        await pilot.press("a", "h")
        await until_shown(pilot, "Look at this: Pile")
        await pilot.press("h")
        await until_shown(pilot, "Think of the ")
        await pilot.press("h")
        await until_shown(pilot, "The best turn: ")


async def test_where_several_people_share_a_screen_there_are_no_hints() -> None:
    async with at_table(set_up(THE_GAME, people=2)) as pilot:
        await answer_questions(pilot)
        await pilot.press("h")
        await pilot.pause()
        assert "Hint" not in screen_text(pilot.app.screen)
        assert "hint" not in screen_text(pilot.app.screen)
