"""The batch engine from outside: what importing it costs, and a run without compilation."""

import os
import subprocess
import sys

from tenback.batch.games import play_games
from tenback.rules import find_ruleset

PLAIN = """
from tenback.batch.batch import Batch
from tenback.batch.games import play_games
from tenback.rules import find_ruleset
for name in {names}:
    rules = find_ruleset(name)
    print(*(play_games(rules, 2, bot, range(3)).left.tolist() for bot in ("greedy", "uniform")))
batch = Batch(rules, 2, 2)
buffers = batch.new_buffers()
batch.step(batch.suggest("greedy"), buffers)
"""


def _run(code: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **environment}).stdout


def test_only_modules_with_compiled_functions_import_numba() -> None:
    modules = (
        "tenback.batch.codes, tenback.batch.observation, tenback.bots, tenback.cli.app, tenback.heuristics.prices, "
        "tenback.search.budget, tenback.search.inference, tenback.solver, tenback.terminal"
    )
    assert _run(f"import sys, {modules}; print('numba' in sys.modules)") == "False\n"


def test_the_kernel_plays_the_same_games_without_compilation() -> None:
    names = ["the-game", "face-to-face", "quick-and-easy", "extreme/on-fire"]
    compiled = [
        " ".join(str(play_games(find_ruleset(name), 2, bot, range(3)).left.tolist()) for bot in ("greedy", "uniform"))
        for name in names
    ]
    assert compiled == _run(PLAIN.format(names=names), NUMBA_DISABLE_JIT="1").splitlines()
