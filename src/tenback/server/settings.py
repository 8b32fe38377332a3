"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path

from tenback.server.limits import Limits
from tenback.server.tables.capacity import Capacity

EVERYWHERE = "::"  # as a host: all addresses of this computer, IPv4 as well


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that the operator of a server may choose."""

    host: str = "127.0.0.1"
    port: int = 8010
    data_dir: Path = Path()
    database: str = ""  # an address; empty: a SQLite file in the data folder
    redis: str = ""  # an address; empty: this is the only process
    public_url: str = ""  # as people reach it; empty: as it listens
    lan_command: str = "tenback serve --lan"  # how to start it so that others in the network can come
    workers: int = 1  # server processes
    thinkers: int = 1  # processes for bots that think; 0: these play by feel
    bots: tuple[str, ...] = ()  # that people may choose besides our levels: others of ours, or of somebody's own
    grace: float = 30.0  # seconds until a seat without a connection counts as absent
    keep_gathering: int = 2  # days that a table may wait for its start
    keep_playing: int = 60  # days that a game may rest
    keep_finished: int = 0  # days that a finished game is kept; 0: for ever
    proxies: str = "127.0.0.1"  # addresses that are trusted to name client addresses
    metrics: str = "127.0.0.1,::1"  # addresses that may read the metrics
    limits: Limits = field(default_factory=Limits)

    @property
    def database_address(self) -> str:
        """Where the logs are kept."""
        return self.database or str(self.data_dir / "tables.db")

    @property
    def capacity(self) -> Capacity:
        """What a table can take."""
        return self.limits.capacity._replace(added_bots=self.bots)
