"""Learn the referee's judgement anew: `python -m bench.talk` writes its weights and says how well it does."""

import struct
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bench.talk.learning import Example, Weights, learn
from bench.talk.texts import SETS, Text, made, written
from tenback.rules.talk.features import tokens
from tenback.rules.talk.judgement import FILE, HEAD, Sort, slots
from tenback.rules.talk.lists import unsettled
from tenback.rules.talk.readings import readings

_SORTS: Final = {"number": Sort.NUMBER, "disguise": Sort.NUMBER, "distance": Sort.DISTANCE, "ask": Sort.QUESTION}
_WORTH_OF_MADE: Final = 0.5  # a text made from a template, compared with one that somebody wrote
_LARGEST: Final = 127
_LIKELY: Final = 0.5


def main() -> None:
    """Learn without each set in turn, to say how well that goes, and then from everything."""
    texts = [*written(), *made()]
    examples = [_example(text) for text in texts]
    pairs = [*zip(texts, examples, strict=True)]
    rights = Counter[str]()
    for name in SETS:
        weights = learn([example for text, example in pairs if text.family != name])
        rights += _rights(weights, [pair for pair in pairs if pair[0].family == name])
    everything = Counter(text.kind for text, _ in pairs if text.family in SETS)
    print(_line("right about texts of a set it had not seen", lambda kind: rights[kind] / everything[kind]))
    _write(learn(examples))


def _example(text: Text) -> Example:
    seen = np.array(sorted(slots(tokens(unsettled(readings(text.text)[0])))), dtype=np.int64)
    worth = 1.0 if text.family in SETS else _WORTH_OF_MADE
    return Example(seen, _SORTS.get(text.kind, Sort.HARMLESS), worth)


def _rights(weights: Weights, pairs: Sequence[tuple[Text, Example]]) -> Counter[str]:
    """Return how many texts of each kind are judged rightly, by the judgement alone."""
    return Counter(
        text.kind
        for text, example in pairs
        if (weights.chances(example.seen)[Sort.HARMLESS] >= _LIKELY) == (example.sort is Sort.HARMLESS)
    )


def _line(title: str, share: Callable[[str], float], kinds: Iterable[str] = ("harmless", "count", "idiom")) -> str:
    shares = (f"{kind} {share(kind):.0%}" for kind in (*kinds, "number", *list(_SORTS)[1:]))
    return f"{title}: {', '.join(shares)}"


def _write(weights: Weights) -> None:
    """Write the weights in steps that fit into a byte each."""
    unit = float(np.abs(weights.slots).max()) / _LARGEST
    head = struct.pack(HEAD, unit, *weights.starts)
    body = np.round(weights.slots / unit).astype(np.int8).tobytes()
    Path("src/tenback/rules/talk", FILE).write_bytes(head + body)


if __name__ == "__main__":
    main()
