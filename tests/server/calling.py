"""Calls at random, made from the server's own description of itself."""

from collections import Counter
from contextlib import suppress
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
LIMITS = settings(
    database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), max_examples=1
)


class Caller:
    """Somebody who calls everything there is, as the description allows and as it does not."""

    def __init__(self, base: str, secret: str) -> None:
        self._url = f"http://{base}"
        self._session = requests.Session()
        self._headers = {"authorization": f"Bearer {secret}"}
        self.answers: Counter[int] = Counter()  # by status

    def call_all(self, examples: int, number: int) -> None:
        """Call each operation so often in each mode, from a seed; an answer that was not announced is an error."""
        described = schemathesis.openapi.from_url(f"{self._url}/api/schema/openapi.json")
        for operation in [operation for methods in described.values() for operation in methods.values()]:
            for mode in MODES:
                self._call_often(operation.as_strategy(generation_mode=mode), examples, number)

    def _call_often(self, cases: SearchStrategy[Case[Any]], examples: int, number: int) -> None:
        @seed(number)
        @settings(LIMITS, max_examples=examples)
        @given(cases)
        def call(case: Case[Any]) -> None:
            self._call(case)

        with suppress(Unsatisfiable):  # a call that takes nothing cannot be made wrong
            call()

    def _call(self, case: Case[Any]) -> None:
        right = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        if right:
            _choose_game(case)
        headers = self._headers if right else {}  # a wrong pass is one of the things that may be wrong
        response = case.call(base_url=self._url, session=self._session, headers=headers)
        self.answers[response.status_code] += 1
        case.validate_response(response, excluded_checks=[ignored_auth])  # whoever has a new pass is a new person


def _choose_game(case: Case[Any]) -> None:
    """Let an order for few be for a game that there is: no chance would ever name one."""
    options = case.body.get("options") if isinstance(case.body, dict) else None
    if isinstance(options, dict) and options["seats"] in range(1, 6):
        options |= {"ruleset": "the-game", "house": {}}
