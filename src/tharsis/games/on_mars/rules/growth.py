"""5.10, 10.9: the Colony grows, and Lacerda with it."""

from tharsis.games.on_mars.rules.lacerda.turn import LacerdaGrows
from tharsis.games.on_mars.rules.lss import update, update_due
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step


class ColonyUpdate(Step[OMState]):
    """5.10: due when a turn ends, or a journey of Lacerda's on which he built (10.3)."""

    def run(self, s: OMState) -> None:
        if not update_due(s):
            return
        update(s)
        if s.lacerda >= 0:
            s.do(LacerdaGrows(), self)
        else:
            s.do(self)
