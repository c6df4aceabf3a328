"""The games; each package exports its `GAME`."""

import sys
from types import ModuleType

from tharsis.kernel import Game, games


class _Games(ModuleType):
    """`tharsis.games()` lists the installed games also when this package has taken the function's place,
    which Python does on its first import."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
