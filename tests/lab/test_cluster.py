"""The same job on a Ray cluster, and what happens where none is."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars
import pytest

from tenback.lab.cluster import NobodyAnswers, demand_cluster
from tests.children import child
from tests.cli.running import process
from tests.lab.experiments import experiment, run
from tests.server.running import free_port

HEAD = ("--head", "--block", "--num-cpus=1", "--include-dashboard=false", "--disable-usage-stats")


@pytest.fixture
def cluster() -> Iterator[str]:
    """Start a Ray cluster of one machine, and stop it afterwards."""
    address = f"127.0.0.1:{free_port()}"
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", f"--port={address.rpartition(':')[2]}", *HEAD]
    with (
        tempfile.TemporaryDirectory(prefix="ray") as folder,  # a short path: sockets lie in it
        child([*ray, f"--temp-dir={folder}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as head,
    ):
        assert head.stdout is not None
        assert any("--block" in line for line in head.stdout)
        yield address
        head.terminate()
        head.stdout.read()


@pytest.mark.timeout(360)  # a dozen processes start, which took 90 s on a machine with nine times as much to do
def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.parquet")
    line = ["sim", "the-game", "--bot", "greedy", "--games", "20", "--seed", "7", "--parquet", file, "--ray", cluster]
    done = process(*line)
    assert (done.stderr, done.returncode) == (b"", 0)
    assert np.array_equal(
        polars.read_parquet(file)["left"], run(experiment("greedy", deals=20)).samples[0].fact("left")
    )


def test_a_port_that_nobody_listens_at_is_no_cluster() -> None:
    with pytest.raises(NobodyAnswers, match="127"):
        demand_cluster(f"127.0.0.1:{free_port()}")
