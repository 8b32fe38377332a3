"""What the hall of a process adds to its tables."""

import pytest

from tenback.protocol import requests
from tenback.server.live.bus import NoBus
from tenback.server.live.connection import Connection
from tenback.server.live.hall import Hall
from tenback.server.live.metrics import Metrics
from tenback.server.tables.folding import fold
from tests.server.memory import Frames, Memory
from tests.server.tables import ANN, CODE, SEED, conceded, new_id


@pytest.mark.parametrize("same_deal", [True, False])
async def test_a_rematch_has_the_same_cards_only_if_that_was_asked_for(*, same_deal: bool) -> None:
    store = Memory(conceded().log)
    hall, ann = Hall(store, NoBus(), Metrics()), Connection(Frames(), person=ANN)
    live = await hall.enter(CODE, ann, 0)
    await hall.ask(live, ann, requests.Rematch(id=new_id(), same_deal=same_deal))
    assert live.table is not None
    again = fold(live.table.rematch, store.logs[live.table.rematch])
    assert (again.seed == SEED) is same_deal
