"""The command `tenback` as a variant, which the environment names.

Processes that play a part of a run import this module too, and so become the same variant.
"""

import os

from bench.variants import NAME, VARIANTS, become
from tenback import warmup
from tenback.bots import convention

which, _, name = os.environ[NAME].partition("/")
become(VARIANTS[which][name])
convention.has_phrasebook = lambda rules: False  # compiled talk is that of the bots as they are
warmup.is_warm = lambda codes=(): True  # a process apart would compile the bots as they are

if __name__ == "__main__":
    from tenback.cli import main

    main()
