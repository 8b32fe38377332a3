"""tenback: play, study and beat the games of The Game family."""


def __getattr__(name: str) -> str:
    """Look the version up where the installation has written it, once somebody asks for it."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415 - slow to import

    return version("tenback")
