"""Whatever ends a measurement, what is done is kept, and nobody is waited for."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.exceptions import Exit

from tenback.cli.runs.halt import Halt, demanding_results
from tenback.locale import catalogue
from tests.cli.running import under_way
from tests.command import command
from tests.trying import long_elsewhere, sample
from tests.waiting import until

SIGNALS = (signal.SIGHUP, signal.SIGTERM, signal.SIGINT)
SIM = ("sim", "the-game", "--bot", "greedy", "--games", "10000000", "--json")
MATCH = ("match", "face-to-face", "greedy", "uniform", "--pairs", "10000000", "--json")
BOUND = ("bound", "the-game", "--games", "100000", "--width", "8", "--cores", "1", "--json")
THOUGHTFUL = ("sim", "the-game", "--players", "2", "--cores", "1")
ENDLESS = (*THOUGHTFUL, "--bot", "search:3600s", "--games", "9")

ALONE = """
import threading, tenback.cli, tenback.cli.app
threading.Thread(target=threading.Event().wait).start()
tenback.cli.app.run = lambda words: 143
tenback.cli.main()
"""


@long_elsewhere
@pytest.mark.parametrize("number", sample(SIGNALS, 2))
def test_an_early_end_prints_what_is_done_and_writes_the_files(number: int, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with under_way(*SIM, "--parquet", str(file), told=b"greedy wins") as running:
        running.send_signal(number)
        out, _ = running.communicate()
    entry = json.loads(out)
    assert (running.returncode, entry["interrupted"], entry["asked"]) == (128 + number, True, 10**7)
    assert 0 < entry["games"] < 10**7
    assert file.stat().st_size > 0


@pytest.mark.parametrize(("words", "told"), [(MATCH, b"greedy wins"), (BOUND, b"winnable")], ids=["match", "bound"])
def test_the_system_may_end_the_others_too(words: tuple[str, ...], told: bytes) -> None:
    with under_way(*words, told=told) as running:
        running.terminate()
        out, _ = running.communicate()
    assert running.returncode == 143
    assert 0 < json.loads(out)["games"] < 2 * 10**7


@long_elsewhere
@pytest.mark.parametrize("number", sample(SIGNALS[::-1], 3))
def test_a_signal_to_all_processes_is_heard_by_the_first(number: int) -> None:
    with under_way(*THOUGHTFUL, "--bot", "beginner", "--games", "999999", "--json", told=b"beginner wins") as running:
        os.killpg(running.pid, number)
        out, _ = running.communicate()
    assert (running.returncode, json.loads(out)["interrupted"]) == (128 + number, True)


def test_workers_go_with_a_parent_that_is_killed() -> None:
    with under_way(*THOUGHTFUL, "--bot", "beginner", "--games", "999999", told=b"beginner wins") as running:
        running.kill()
        out, _ = running.communicate()  # comes back when nobody holds our stream any more, and the workers have it too
    assert (running.returncode, out) == (-signal.SIGKILL, b"")


def test_an_early_end_says_that_the_run_can_go_on(tmp_path: Path) -> None:
    words, shown = (*THOUGHTFUL, "--bot", "beginner", "--games", "999999", "--keep", str(tmp_path / "run")), bytearray()
    with under_way(*words, told=b"beginner wins", shown=shown) as running:
        running.terminate()
        running.communicate()
    assert running.returncode == 143
    assert shown.decode().endswith(catalogue("en")("lab-goes-on") + "\r\n")


def test_an_end_before_the_first_result_is_told(tmp_path: Path) -> None:
    file = tmp_path / "run"
    words = (*ENDLESS, "--keep", str(file), "--lang", "de")
    with command(*words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        until(lambda: running.poll() is not None or file.exists())
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert (running.returncode, out, err.decode()) == (130, b"", catalogue("de")("lab-nothing-done") + "\n")


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as under nohup
    try:
        with Halt() as halt:
            os.kill(os.getpid(), signal.SIGHUP)
        assert (halt.code, signal.getsignal(signal.SIGHUP)) == (0, signal.SIG_IGN)
    finally:
        signal.signal(signal.SIGHUP, before)


def test_once_the_run_is_over_only_the_second_signal_interrupts() -> None:
    with Halt() as halt:
        halt.run_over = True
        os.kill(os.getpid(), signal.SIGTERM)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert (halt.code, signal.getsignal(signal.SIGTERM)) == (130, signal.SIG_DFL)


def test_whoever_insists_is_not_told_that_there_was_no_result(capsys: pytest.CaptureFixture[str]) -> None:
    def wind_up() -> None:
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)  # while workers are being stopped

    texts = catalogue("en")
    with Halt() as halt, pytest.raises(Exit), demanding_results(texts, halt):
        wind_up()
    assert capsys.readouterr().err == texts("lab-ended-at-once") + "\n"


def test_a_thread_that_still_works_is_not_waited_for() -> None:
    assert subprocess.run([sys.executable, "-c", ALONE], check=False).returncode == 143


def _unread_pipe() -> int:
    reading, writing = os.pipe()
    os.close(reading)
    return writing


def _full_disk() -> int:
    return os.open("/dev/full", os.O_WRONLY)


@long_elsewhere
@pytest.mark.parametrize("nobody", sample([_unread_pipe, _full_disk], 2))
def test_the_files_are_written_though_nobody_reads(nobody: Callable[[], int], tmp_path: Path) -> None:
    files, output = [tmp_path / name for name in ("a.parquet", "a.svg")], nobody()
    words = ("sim", "the-game", "--bot", "greedy", "--games", "300", "--parquet", str(files[0]))
    with command(*words, "--plot", str(files[1]), stdout=output, stderr=subprocess.PIPE) as running:
        os.close(output)
        _, told = running.communicate()
    assert (running.returncode, all(file.stat().st_size for file in files)) == (1, True)
    assert b"Traceback" not in told
