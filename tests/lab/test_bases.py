"""Results tell which bots played, and what they judged positions by."""

import numpy as np
import pytest

from tenback.bots import VERSION
from tenback.cli.output.lab_tables import print_sim
from tenback.lab.report import sim_report
from tenback.lab.run import Run
from tenback.locale import LANGUAGES, catalogue
from tests.lab.experiments import experiment, sample


def _run(bot: str, game: str) -> Run:
    return Run(experiment(f"{bot},{bot}", game=game, deals=1), np.arange(1), (sample([{}]),))


def test_a_program_finds_the_version_of_the_bots_and_what_they_judge_by() -> None:
    report = sim_report(_run("search:8", "on-fire"))
    assert (report["bots_version"], report["judged_by"]) == (VERSION, {"search:8": "on-the-spot"})
    assert sim_report(_run("instinct", "the-game"))["judged_by"] == {"instinct": "nets"}
    assert sim_report(_run("score", "the-game"))["judged_by"] == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_are_told_where_a_bot_falls_back(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = catalogue(lang)
    for bot, basis in (("search:8", "on-the-spot"), ("instinct", "score")):
        print_sim(texts, _run(bot, "on-fire"))
        out = capsys.readouterr().out
        assert texts("bot-falls-back", bot=bot, basis=basis) in out
        assert texts("lab-bots-version", version=VERSION) in out


def test_nothing_is_said_of_a_bot_that_has_nets(capsys: pytest.CaptureFixture[str]) -> None:
    print_sim(catalogue("en"), _run("instinct", "the-game"))
    assert "instinct" not in capsys.readouterr().out.partition("\n\n")[0]
