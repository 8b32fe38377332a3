"""How the calls describe themselves: refusals, passes, and schemas as strict as what reads them."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIFormat,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    SecurityScheme,
)
from msgspec import Struct

from tenback.protocol.refusals import Refusal

PASS = "pass"  # noqa: S105 - how the schema calls it
WITH_PASS = [{PASS: list[str]()}]  # for calls that need a pass
REFUSALS = {
    400: "The call cannot be read.",
    401: "It takes a pass.",
    404: "There is no such table or game.",
    409: "The table, or the game, does not allow it.",
    413: "The call is too big.",
    421: "The server is called by a name that is not its own.",
    429: "Too many calls of one address.",
    503: "The database does not answer, is damaged, or cannot be written.",
}


def refusing(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a call may be refused; any call may be one too many, or come under a strange name."""
    return {status: ResponseSpec(Refusal, description=REFUSALS[status]) for status in (*statuses, 421, 429)}


@dataclass
class RecordOperation(Operation):
    """A call whose answer comes in two forms."""

    def __post_init__(self) -> None:
        """Describe both."""
        answer = (self.responses or {}).get("200")
        if isinstance(answer, OpenAPIResponse):
            answer.content = {
                "application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT)),
                "text/plain": OpenAPIMediaType(Schema(type=OpenAPIType.STRING)),
            }


@dataclass
class SentRecordOperation(Operation):
    """A call with a record file as its body."""

    def __post_init__(self) -> None:
        """Describe the file, in either form."""
        file = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        self.request_body = RequestBody({"application/octet-stream": OpenAPIMediaType(file)}, required=True)


class StrictPlugin(JsonRenderPlugin):
    """The description as JSON, with every bound that msgspec checks; Litestar leaves some of them out."""

    def __init__(self, structs: Sequence[type[Struct]]) -> None:
        super().__init__()
        _, self._schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description."""
        components = openapi_schema["components"]
        schemas = {**components["schemas"], **self._schemas}
        return super().render(request, {**openapi_schema, "components": {**components, "schemas": schemas}})


def describe_calls(structs: Sequence[type[Struct]]) -> OpenAPIConfig:
    """Return how calls that carry these types are described, without pages that fetch scripts from elsewhere."""
    return OpenAPIConfig(
        "tenback",
        version("tenback"),
        path="/api/schema",
        components=Components(security_schemes={PASS: SecurityScheme("http", scheme="bearer")}),
        render_plugins=[StrictPlugin(structs)],
    )
