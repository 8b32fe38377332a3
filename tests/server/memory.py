"""A store and wires that exist in memory alone."""

from collections.abc import Collection, Sequence

from tenback.server.archive.pen import Listed
from tenback.server.archive.store import Store
from tenback.server.http.allowances import Allowance
from tenback.server.tables.events import Entry
from tenback.server.tables.folding import fold
from tenback.server.tables.snapshots import Snapshot
from tenback.server.tables.table import Table
from tests.server.tables import CODE


class Memory(Store):
    """Logs that nobody keeps."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self.logs = {CODE: [*log]}

    async def append(
        self, code: str, entries: Sequence[Entry], listed: Listed | None = None, kept: Snapshot | None = None
    ) -> bool:
        self.logs.setdefault(code, []).extend(entries)
        return True

    async def read(self, code: str, after: int = -1) -> list[Entry]:
        return [entry for entry in self.logs.get(code, []) if entry.seq > after]

    async def table(self, code: str, upto: int | None = None) -> Table | None:
        log = [entry for entry in self.logs.get(code, []) if upto is None or entry.seq <= upto]
        return fold(code, log) if log else None

    async def visit(self, codes: Collection[str], at: int) -> int:
        return len(self.logs.keys() & {*codes})


class Frames(list[str]):
    """A wire that keeps what is sent."""

    def send_frame(self, frame: bytes) -> None:
        self.append(frame.decode())

    def share(self, _allowance: Allowance) -> None:
        """Nobody pays for what is in memory."""

    def hang_up(self, code: int, reason: str) -> None:
        self.append(f"{code} {reason}")
