"""The same job on a Ray cluster, and what happens where none is."""

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars
import pytest

from tenback.lab.cluster import NobodyAnswers, demand_cluster
from tests.cli.running import process
from tests.lab.plans import plan, run

HEAD = ("--head", "--block", "--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats")


def _free_port() -> int:
    """Return a port that nobody uses, outside of those that Ray gives to its workers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


@pytest.fixture
def cluster() -> Iterator[str]:
    """Start a Ray cluster of one machine, and stop it afterwards."""
    address = f"127.0.0.1:{_free_port()}"
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", f"--port={address.rpartition(':')[2]}", *HEAD]
    with (
        tempfile.TemporaryDirectory(prefix="ray") as folder,  # a short path: sockets lie in it
        subprocess.Popen(
            [*ray, f"--temp-dir={folder}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as head,
    ):
        assert head.stdout is not None
        assert any("--block" in line for line in head.stdout)
        yield address
        head.terminate()
        head.stdout.read()


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.parquet")
    line = ["sim", "the-game", "--bot", "greedy", "--games", "20", "--seed", "7", "--parquet", file, "--ray", cluster]
    done = process(*line)
    assert (done.stderr, done.returncode) == (b"", 0)
    assert np.array_equal(polars.read_parquet(file)["left"], run(plan("greedy", deals=20)).samples[0].fact("left"))


def test_a_port_that_nobody_listens_at_is_no_cluster() -> None:
    with pytest.raises(NobodyAnswers, match="127"):
        demand_cluster(f"127.0.0.1:{_free_port()}")
