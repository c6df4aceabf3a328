"""Tharsis: heavy strategy board games, complete and by the rulebook.

>>> import tharsis
>>> s = tharsis.game("terraforming-mars").new(seed=7, seats=3)
>>> tharsis.playout(s, tharsis.Rng()) > 0 and s.over
True
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.2.0"


class _PureFinder:
    """THARSIS_PURE=1: load the Python sources although compiled modules lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tharsis."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("THARSIS_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, _PureFinder)


# Only now: the switch above decides which kernel this is.
from tharsis.kernel import Rng, game, games, playout, state  # noqa: E402


def compiled() -> bool:
    """Whether the compiled kernel is running."""
    return not str(state.__file__).endswith(".py")


def version() -> str:
    """The version, and which of the two builds runs."""
    return f"tharsis {__version__} ({'compiled' if compiled() else 'pure Python'})"


__all__ = ["Rng", "__version__", "compiled", "game", "games", "playout", "version"]
