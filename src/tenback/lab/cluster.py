"""A crew on a Ray cluster that is already there."""

import logging
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tenback.lab.experiment import Experiment
from tenback.lab.run import Crew, Part, play_part

KNOCKING, ASKING = 2, 30  # seconds to wait for an answer: from the port, and from the cluster behind it


class NobodyAnswers(Exception):
    """A Ray address that leads nowhere; `address` is what was asked for."""

    def __init__(self, address: str) -> None:
        super().__init__(f"no Ray cluster answers at {address!r}")
        self.address = address


@dataclass(frozen=True, slots=True)
class _Cluster:
    size: int
    remote: Callable[[Experiment, range], Any]  # returns Ray's reference to the result

    def submit(self, experiment: Experiment, deals: range) -> Future[Part]:
        """Have a part played somewhere on the cluster."""
        future: Future[Part] = self.remote(experiment, deals).future()
        return future


@contextmanager
def ray_crew(address: str) -> Iterator[Crew]:
    """Lend the cores of a cluster; `demand_cluster` says first whether it is there."""
    ray: Any = import_module("ray")  # slow to import, and hardly typed
    ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield _Cluster(max(1, cores), ray.remote(play_part).remote)
    finally:
        ray.shutdown()


def demand_cluster(address: str) -> None:
    """Raise `NobodyAnswers` unless a Ray cluster is there; connecting to a dead one would end our process."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
        health = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
        subprocess.run(health, check=True, capture_output=True, timeout=ASKING)  # noqa: S603 - our own words
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        raise NobodyAnswers(address) from error
