"""Whatever may wait in a saved position is registered, and a position is quiet between two turns only."""

from tharsis.games.red_dust_rebellion.rules.asides import Asides
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import Arrival
from tharsis.games.red_dust_rebellion.steps import STEPS
from tharsis.kernel import Step

#: They never wait: what the one opens does, and the other is over at once.
NEVER_WAIT = {Asides, Arrival}


def below(cls: type) -> set[type]:
    """The classes derived from one."""
    found = set(cls.__subclasses__())
    return found.union(*[below(derived) for derived in found])


def test_every_step_of_the_game_can_be_saved():
    mine = {cls for cls in below(Step) if cls.__module__.startswith("tharsis.games.red_dust_rebellion")}
    mine -= NEVER_WAIT
    concrete = {cls for cls in mine if not mine & set(cls.__subclasses__())}
    assert set(STEPS.classes.values()) == concrete


def test_a_position_is_quiet_while_nobody_has_begun_anything():
    quiet = {tag for tag, cls in STEPS.classes.items() if cls in STEPS.structural}
    assert quiet == {"next-card", "event-round", "move-up", "next-actor", "turn", "end-round"}
