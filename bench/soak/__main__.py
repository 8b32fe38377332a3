"""Run proofs in full and print their figures: `python -m bench.soak [NAME ...]`."""

import asyncio
import json
from argparse import ArgumentParser
from importlib import import_module

import msgspec

PROOFS = (
    "kill",
    "processes",
    "chaos",
    "hostile",
    "floods",
    "history",
    "thinking",
    "lockstep",
    "talk",
    "arrays",
    "properties",
)


def main() -> None:
    """Run the proofs that are named, or all of them."""
    parser = ArgumentParser(prog="python -m bench.soak", description="Run the proofs of docs/reliability.md in full.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(PROOFS)}; without any, all")
    for name in parser.parse_args().names or PROOFS:
        proof = import_module(f"bench.soak.{name}")
        figures = asyncio.run(proof.main())
        print(json.dumps({name: msgspec.to_builtins(figures, str_keys=True)}, indent=1), flush=True)
        proof.judge(figures)


if __name__ == "__main__":
    main()
