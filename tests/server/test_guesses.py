"""Codes that are tried, one by one and many at once."""

import asyncio

from tenback.server.http.guesses import Guess, Guesses

HERE, THERE = "192.0.2.1", "192.0.2.2"


async def _begun(guesses: Guesses, address: str = HERE) -> Guess:
    guess = await guesses.begin(address)
    assert guess
    return guess


async def _try(guesses: Guesses, address: str = HERE, *, found: bool) -> bool:
    """Try a code for a moment, and say whether that was allowed."""
    guess = await guesses.begin(address)
    await asyncio.sleep(0)
    if guess:
        guess.end(found=found)
    return guess is not None


async def test_so_many_wrong_codes_may_be_tried() -> None:
    guesses = Guesses(4)
    assert [await _try(guesses, found=False) for _ in range(5)] == [True] * 4 + [False]
    assert guesses.are_spent(HERE)
    assert not guesses.are_spent(THERE)


async def test_codes_that_were_right_do_not_count() -> None:
    guesses = Guesses(4)
    assert all([await _try(guesses, found=True) for _ in range(20)])


async def test_trying_many_at_once_finds_out_no_more() -> None:
    guesses = Guesses(4)
    assert sum(await asyncio.gather(*(_try(guesses, found=False) for _ in range(50)))) == 4


async def test_many_who_come_at_once_to_tables_that_exist_are_all_let_in() -> None:
    guesses = Guesses(4)
    assert all(await asyncio.gather(*(_try(guesses, found=True) for _ in range(50))))


async def test_who_waits_is_let_in_as_soon_as_another_code_was_right() -> None:
    guesses = Guesses(4)
    first, _ = [await _begun(guesses) for _ in range(2)]
    waiting = asyncio.create_task(guesses.begin(HERE))
    await asyncio.sleep(0)
    assert not waiting.done()
    first.end(found=True)
    assert await waiting


async def test_only_the_first_word_about_a_code_counts() -> None:
    guesses = Guesses(1)
    guess = await _begun(guesses)
    guess.end(found=False)
    guess.end(found=True)
    assert guesses.are_spent(HERE)


async def test_other_addresses_do_not_wait() -> None:
    guesses = Guesses(2)
    await _begun(guesses)
    assert await guesses.begin(THERE)
