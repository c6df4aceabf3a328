"""Libraries that only research needs."""

from importlib import import_module
from typing import Any

from tharsis.kernel import TharsisError


class Missing(TharsisError):
    """A library is not installed."""


#: What tournaments are written, rated and drawn with.
ARENA = ("polars", "openskill", "matplotlib")


def need_all() -> None:
    """Refuse at once what would fail when all games are played."""
    for module in ARENA:
        need(module, "arena")


def need(module: str, extra: str) -> Any:
    """A module of an optional library, or an error that says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        raise Missing(f"this needs {library}: run pip install 'tharsis[{extra}]'") from error
