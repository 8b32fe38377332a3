"""The frames of a wire, as the WebSocket library would write them."""

import pytest
from websockets.frames import Frame, Opcode

from tenback.server.http.wire import _framed


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_size_is_framed_as_the_standard_says(size: int) -> None:
    text = b"x" * size
    assert _framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
