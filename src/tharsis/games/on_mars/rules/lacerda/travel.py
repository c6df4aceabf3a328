"""10.1, 10.3: where Lacerda goes."""

from typing import Final

from tharsis.games.on_mars.actions import LOG_SOLO_STAYS, LOG_SPACE, LOG_TRAVEL, SETTLER_TILE, SOLO_SPACE
from tharsis.games.on_mars.board import DISTANCE, HEXES, SPACE_BENEFIT
from tharsis.games.on_mars.codes import COLONY, PLAYER
from tharsis.games.on_mars.deck import SETTLER_SPACES, SOLO_TRAVELS
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.growth import ColonyUpdate
from tharsis.games.on_mars.rules.lacerda.actions import LacerdaConstructs
from tharsis.games.on_mars.rules.lacerda.choices import draw_for
from tharsis.games.on_mars.rules.lacerda.rover import rover_at
from tharsis.games.on_mars.rules.shuttle import SPACES_OF_SIDE, exploration_sites, is_taken, lay_tile
from tharsis.games.on_mars.rules.technology import SettleUses
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step


class LacerdaArrives(Step[OMState]):
    """10.1: a random First Colonist tile gives his first Turn Order space."""

    def run(self, s: OMState) -> None:
        take(s, s.draw(SETTLER_TILE, list(SETTLER_SPACES)))


def take(s: OMState, number: int) -> None:
    s.space[s.lacerda] = number
    s.log(LOG_SPACE, s.lacerda, number)
    s.do(Benefit(s.lacerda, SPACE_BENEFIT[number]), SettleUses())


class LacerdaTravels(Step[OMState]):
    """10.3: with every Shuttle from his side, unless the latest solo card forbids it; never with a Ship. What
    he builds when he comes to the Colony may let it grow."""

    def __init__(self, flown_from: int) -> None:
        self.flown_from: Final = flown_from

    def run(self, s: OMState) -> None:
        if s.side(s.lacerda) != self.flown_from:
            return
        if not SOLO_TRAVELS[s.solo_card]:
            s.log(LOG_SOLO_STAYS)
            return
        side = 1 - self.flown_from
        s.log(LOG_TRAVEL, s.lacerda, side)
        if side == COLONY:
            s.do(LacerdaExplores(), LacerdaLands(side), LacerdaConstructs(), SettleUses(), ColonyUpdate())
        else:
            s.do(LacerdaLands(side))


class LacerdaExplores(Step[OMState]):
    """10.3: the left tile three from his Rover, as far as possible from the player's."""

    def run(self, s: OMState) -> None:
        far = -1
        best: list[int] = []
        player = rover_at(s, PLAYER)
        for hex_ in exploration_sites(s, s.lacerda):
            away = DISTANCE[player * HEXES + hex_]
            if away > far:
                best = []
                far = away
            if away == far:
                best.append(hex_)
        if best and s.exploration[0] >= 0:
            lay_tile(s, s.lacerda, 0, draw_for(s, best))


class LacerdaLands(Step[OMState]):
    """10.3: a random free Turn Order space of the side, with its benefit."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: OMState) -> None:
        free = [x + 1 for x in SPACES_OF_SIDE[self.side] if not is_taken(s, x + 1)]
        take(s, free[s.chance(SOLO_SPACE, len(free))])
