"""Libraries that playing does not need: whoever needs one is told how to get it."""

from importlib import import_module
from typing import Any

from tharsis.kernel.errors import MissingExtra


def need(module: str, extra: str) -> Any:
    """A module that is there only with an extra: an optional library, or a part of Tharsis that uses one."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        library = (error.name or module).partition(".")[0]
        if library == "tharsis":
            raise
        raise MissingExtra(
            f"this needs {library}: pip install 'tharsis[{extra}]'",
            "extra",
            {"library": library, "extra": extra},
        ) from error
