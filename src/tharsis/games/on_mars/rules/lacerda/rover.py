"""10.5: Lacerda's Rover."""

from typing import Final

from tharsis.games.on_mars.actions import LOG_SOLO_ROVER_IDLE, LOG_SOLO_ROVER_TO
from tharsis.games.on_mars.board import CENTRE, DISTANCE, HEXES, NEIGHBOURS
from tharsis.games.on_mars.codes import ROVER, ROVER_TECH, UNITS
from tharsis.games.on_mars.rules.footing import usable
from tharsis.games.on_mars.rules.lacerda.choices import best_owner, draw_for
from tharsis.games.on_mars.rules.movement import collect
from tharsis.games.on_mars.rules.technology import use_tech
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Step

POINTS: Final = 2


def rover_at(s: OMState, c: int) -> int:
    at = s.unit[UNITS * c + ROVER]
    return CENTRE if at < 0 else at


def goals_of_rover(s: OMState) -> list[int]:
    """10.5: the nearest tiles that he may collect; those that only give resources are passed by."""
    start = rover_at(s, s.lacerda)
    best: list[int] = []
    near = HEXES
    for hex_ in range(HEXES):
        if s.tile[hex_] < 0 or s.pieces[hex_] or not usable(s, s.lacerda, s.tile[hex_]):
            continue
        away = DISTANCE[start * HEXES + hex_]
        if away < near:
            best = []
            near = away
        if away == near:
            best.append(hex_)
    return best


class LacerdaMovesRover(Step[OMState]):
    """10.5: towards the nearest tile, with Tech where it helps and crystals where they reach it."""

    def run(self, s: OMState) -> None:
        goals = goals_of_rover(s)
        if not goals:
            s.log(LOG_SOLO_ROVER_IDLE)
            return
        target = draw_for(s, goals)
        s.log(LOG_SOLO_ROVER_TO, target, s.tile[target])
        away = DISTANCE[rover_at(s, s.lacerda) * HEXES + target]
        points = POINTS
        if away > points and s.best_level(ROVER_TECH):
            more = s.best_level(ROVER_TECH)
            own = s.tech_level(s.lacerda, ROVER_TECH)
            owner = s.lacerda if points + own >= away else best_owner(s, ROVER_TECH, more)
            points += s.tech_level(owner, ROVER_TECH)
            use_tech(s, s.lacerda, ROVER_TECH, owner)
        missing = max(0, away - points)
        if missing <= s.crystals[s.lacerda]:
            s.crystals[s.lacerda] -= missing
            drive(s, target)
            collect(s, s.lacerda, target)
        else:
            drive(s, nearest_stop(s, target, points))


def nearest_stop(s: OMState, target: int, points: int) -> int:
    """The free hex within reach that is nearest to the target; equal ones are drawn for."""
    start = rover_at(s, s.lacerda)
    best: list[int] = [start]
    near = DISTANCE[start * HEXES + target]
    for hex_ in range(HEXES):
        if DISTANCE[start * HEXES + hex_] > points or s.pieces[hex_] or s.tile[hex_] >= 0:
            continue
        away = DISTANCE[hex_ * HEXES + target]
        if away < near:
            best = []
            near = away
        if away == near:
            best.append(hex_)
    return draw_for(s, best) if start not in best else start


def drive(s: OMState, target: int) -> None:
    """5.3: along a shortest way, over crystals where one lies on it."""
    c = s.lacerda
    at = rover_at(s, c)
    if at == target:
        return
    if s.unit[UNITS * c + ROVER] >= 0:
        s.pieces[at] -= 1
    while at != target:
        step = -1
        for n in NEIGHBOURS[at]:
            if DISTANCE[n * HEXES + target] < DISTANCE[at * HEXES + target] and (step < 0 or s.crystal[n]):
                step = n
        at = step
        if s.crystal[at]:
            s.crystal[at] = 0
            s.waiting[c] += 1
    s.unit[UNITS * c + ROVER] = target
    s.pieces[target] += 1
