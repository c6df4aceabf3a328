"""Parts of Tharsis that need more than playing does."""

from importlib import import_module
from typing import Any

from tharsis.kernel.errors import MissingExtra


def load(module: str, name: str, extra: str) -> Any:
    """Something of a module that needs the libraries of an extra."""
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library == "tharsis":
            raise
        raise MissingExtra(f"{name} needs {library}: pip install 'tharsis[{extra}]'") from error
