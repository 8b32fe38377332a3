"""Every single game in a Parquet file, one row each."""

import json
from io import BytesIO
from pathlib import Path

import polars

from tenback.lab.facts import FACTS
from tenback.lab.outfile import write_whole
from tenback.lab.report import plan_part
from tenback.lab.run import Run

PLAN = "tenback"
COUNTS = tuple(fact for fact in FACTS if fact != "ending")


def write_parquet(run: Run, path: Path) -> None:
    """Write the games of all line-ups, one line-up after another; the metadata say what was asked for."""
    table, content = polars.concat([polars.DataFrame(_columns(run, at)) for at in range(len(run.samples))]), BytesIO()
    table.write_parquet(content, metadata={PLAN: json.dumps(plan_part(run))})
    write_whole(path, content.getvalue())


def _columns(run: Run, at: int) -> dict[str, object]:
    sample = run.samples[at]
    return {
        "deal": run.deals,
        "seed": run.experiment.seeds(run.deals),
        "bot": [run.teams[at]] * len(sample),
        "won": sample.won,
        **{fact: sample.fact(fact) for fact in COUNTS},
        "ending": sample.endings,
    }
