"""The first view of a table is light."""

from bench.web.weighing import MOST, MOST_SCRIPT, weigh
from tests.e2e.conftest import Enter
from tests.e2e.laying import dealt, played
from tests.e2e.moments import in_the_middle
from tests.e2e.serving import put
from tests.server.running import Running
from tests.server.tables import PASSES


def test_the_first_view_of_a_table_is_light(enter: Enter, server: Running) -> None:
    code = put(server, played(dealt(seats=3), in_the_middle))
    page = enter("/health/live", secret=PASSES[0], fresh=True, service_workers="block")
    weight = weigh(page, f"/t/{code}")
    assert weight.script <= MOST_SCRIPT, weight.files
    assert weight.everything <= MOST, weight.files
