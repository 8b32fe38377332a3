"""Passes: secrets by which a server recognises a person, without an account."""

import secrets
from hashlib import sha256

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without letters that are easily confused
CODE_LENGTH = 6


def new_pass() -> str:
    """Return a pass of 128 random bits."""
    return secrets.token_urlsafe(16)


def person_of(secret: str) -> str:
    """Return the person who holds a pass: its hash, which is all that is ever stored of it."""
    return sha256(secret.encode()).hexdigest()[:32]


def new_code() -> str:
    """Return a code for a table: short enough to be read out, too many to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_seed() -> int:
    """Return a seed that nobody can foresee."""
    return secrets.randbits(64)
