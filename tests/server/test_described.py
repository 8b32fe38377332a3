"""The calls are described, and answered as described."""

from typing import Any

import schemathesis

from tests.server.calling import Caller
from tests.server.fetching import new_pass
from tests.server.running import Running, call
from tests.trying import is_long, long_elsewhere

SEED = 20_402
EXAMPLES = 60 if is_long() else 6  # of each call, right and wrong


def _described(server: Running) -> dict[str, Any]:
    status, document = call(server.base, "GET", "/api/schema/openapi.json")
    assert status == 200
    return dict(document)


def test_the_description_is_a_valid_one(server: Running) -> None:
    schemathesis.openapi.from_dict(_described(server)).validate()


def test_the_description_has_every_call(server: Running) -> None:
    calls = {(method, path) for path, methods in _described(server)["paths"].items() for method in methods}
    assert calls == {
        ("post", "/api/passes"),
        ("post", "/api/replays/branch"),
        ("post", "/api/passes/exchange"),
        ("get", "/api/games"),
        ("get", "/api/version"),
        ("get", "/api/reach"),
        ("get", "/api/rules/{game}"),
        ("post", "/api/tables"),
        ("post", "/api/tables/{code}/branch"),
        ("get", "/api/tables"),
        ("get", "/api/tables/mine"),
        ("get", "/api/tables/{code}"),
        ("get", "/api/tables/{code}/record"),
        ("get", "/api/tables/{code}/replay"),
        ("post", "/api/replays"),
        ("get", "/api/tables/{code}/review"),
        ("post", "/api/reviews"),
        ("get", "/api/puzzles"),
        ("get", "/api/puzzles/{puzzle}"),
    }


def test_every_refusal_in_the_description_is_the_same_answer(server: Running) -> None:
    operations = [one for methods in _described(server)["paths"].values() for one in methods.values()]
    refusals = [answer for one in operations for status, answer in one["responses"].items() if int(status) >= 400]
    schemas = [answer["content"]["application/json"]["schema"] for answer in refusals]
    assert schemas == [{"$ref": "#/components/schemas/Refusal"}] * len(refusals)


@long_elsewhere
def test_calls_at_random_are_answered_as_described(server: Running) -> None:
    caller = Caller(server.base, new_pass(server))
    caller.call_all(EXAMPLES, SEED)
    assert {200, 201, 400, 404, 409} <= caller.answers.keys()
