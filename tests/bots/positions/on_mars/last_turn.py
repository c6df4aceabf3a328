"""On Mars: last turns that win or lose.

Nobody dies on Mars: what loses is a last turn that leaves behind who could have won.
"""

from collections.abc import Callable

from bots.positions.form import Position
from bots.positions.on_mars.tables import BLUE, GREEN, MINERAL, colony, orbit, played, shown, solo
from tharsis.games.on_mars.codes import COLONY, ORBIT
from tharsis.games.on_mars.rules.rounds import NextTurn
from tharsis.games.on_mars.rules.scoring import solo_won
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.rules.technology import OwnerDecides
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import State


def blue_lost(s: State) -> bool:
    return not s.over or s.result().winners != [BLUE]


def solo_lost(s: State) -> bool:
    assert isinstance(s, OMState)
    return not s.over or not solo_won(s)


def last_turn(lesson: str, state: Callable[[], State]) -> Position:
    return Position(lesson, state, spoilt=blue_lost, loses=True)


def last_turn_alone(lesson: str, state: Callable[[], State]) -> Position:
    return Position(lesson, state, spoilt=solo_lost, loses=True)


LAST_TURN = (
    last_turn(
        "the last item of a contract lies in the Warehouse",
        lambda: orbit(8).contract(BLUE, "d4").delivered("d4", 2, 2).turn(BLUE),
    ),
    last_turn(
        "a Blueprint that is not built costs as much as it would score",
        lambda: colony(2).goods(BLUE, mineral=1).blueprint(BLUE, "gym").turn(BLUE),
    ),
    last_turn(
        "with one mineral the dearer Blueprint is built",
        lambda: (
            colony(1)
            .level(3)
            .goods(BLUE, mineral=1)
            .building("generator", "g2", "f2")
            .bot(BLUE, 1, "g4")
            .blueprint(BLUE, "wind_turbines", "radar")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "Upgrade Tech builds a second Blueprint in the same turn",
        lambda: (
            colony(0)
            .goods(BLUE, mineral=2)
            .tech(BLUE, "upgrade", "1a")
            .bot(BLUE, 1, "g4")
            .blueprint(BLUE, "wind_turbines", "metal_deposit")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "the upgrade that completes a contract",
        lambda: (
            colony(11)
            .level(3)
            .goods(BLUE, mineral=1)
            .building("generator", "g2", "f2", "h2")
            .bot(BLUE, 1, "g4")
            .contract(BLUE, "u1")
            .blueprint(BLUE, "wind_turbines", "metal_deposit")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "the building that makes a Complex of four completes a contract",
        lambda: (
            colony(17)
            .level(3)
            .goods(BLUE, mineral=1)
            .building("generator", "g2", "f2")
            .tech(BLUE, "generator", "3a")
            .bot(BLUE, 1, "h3")
            .built(BLUE, "wind_turbines", "g3")
            .contract(BLUE, "u1")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "the top of the Laboratory scores four more",
        lambda: orbit(8).goods(BLUE, oxygen=1).crystals(BLUE, 1).tech(BLUE, "rover", "5a").turn(BLUE),
    ),
    last_turn(
        "Colonists who boost the last action come home before they are counted",
        lambda: orbit(4).goods(BLUE, oxygen=2, battery=2, water=2).tech(BLUE, "rover", "1a").turn(BLUE),
    ),
    last_turn(
        "two Tech tiles for a Colonist who comes home again",
        lambda: orbit(1).turn(BLUE),
    ),
    last_turn(
        "a last Ship scores, and its Colonists fill a row of the Living Quarters",
        lambda: colony(5).goods(BLUE, water=1, plant=1).shelter(BLUE, "c3").turn(BLUE),
    ),
    last_turn(
        "no row of the Living Quarters is won without a Shelter",
        lambda: colony(0).goods(BLUE, oxygen=1).colonists(BLUE, 4, working=2).bot(BLUE, 1, "d4").turn(BLUE),
    ),
    last_turn(
        "the Scientist who scores what stands on Mars",
        lambda: (
            colony(5)
            .goods(BLUE, mineral=2, water=2)
            .building("water_extractor", "j4", "j5")
            .built(GREEN, "private_ship", "i5")
            .built(BLUE, "moisture_vaporator", "j4")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "a Blueprint taken in the last turn costs the lead",
        lambda: orbit(1).tech(BLUE, "rover", "1a").tech(BLUE, "ship", "1b").turn(BLUE),
    ),
    last_turn(
        "a contract taken in the last turn costs the lead",
        lambda: colony(-2).crystals(BLUE, 1).on_display(0, "d1").on_display(1, "u4").turn(BLUE),
    ),
    last_turn(
        "a Mine takes a Colonist who is counted no more",
        lambda: colony(-2).bot(BLUE, 1, "g7").turn(BLUE),
    ),
    last_turn(
        "crystals decide a tie: none is spent on what scores nothing",
        lambda: colony().crystals(BLUE, 3).crystals(GREEN, 2).turn(BLUE),
    ),
    last_turn(
        "a slot is paid with a Colonist who comes home, not with the crystal that decides",
        lambda: played(
            colony(3)
            .goods(BLUE, mineral=1)
            .crystals(BLUE, 2)
            .crystals(GREEN, 2)
            .slot(GREEN, "upgrade_building")
            .blueprint(BLUE, "gym")
            .turn(BLUE),
            "act upgrade_building",
        ),
    ),
    last_turn(
        "crystals that are left over pay for a development",
        lambda: colony(11).level(2).hangar(BLUE, 1).crystals(BLUE, 4).tech(BLUE, "ship", "5a").turn(BLUE),
    ),
    last_turn(
        "an executive upgrade beside the main action",
        lambda: (
            colony(15)
            .level(4)
            .hangar(BLUE, 4)
            .crystals(BLUE, 3)
            .crystals(GREEN, 0)
            .goods(BLUE, mineral=2)
            .bot(BLUE, 1, "f4")
            .blueprint(BLUE, "wind_turbines", "metal_deposit", "gym")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "a Private Goal is shown before the game ends",
        lambda: colony(4).goal(BLUE, "level_three").level(3).tech(BLUE, "ship", "4a").turn(BLUE),
    ),
    last_turn(
        "the building that the Colony lacks scores its reward",
        lambda: (
            colony(9)
            .goods(BLUE, mineral=1, battery=1)
            .reward("generator", "advanced")
            .reward("water_extractor", "mines")
            .building("mine", "f4", "f5")
            .built(BLUE, "metal_deposit", "f4")
            .built(BLUE, "concentrator", "e5")
            .bot(BLUE, 1, "g4")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "the last Progress cubes score most",
        lambda: (
            colony(10)
            .level(2)
            .building("generator", "g1")
            .goods(BLUE, mineral=1, battery=1)
            .building("water_extractor", "i3")
            .building("greenhouse", "g9")
            .building("oxygen_condenser", "c5")
            .cubes(BLUE, "mine", "water_extractor", "greenhouse", "oxygen_condenser")
            .tech(BLUE, "generator", "1a")
            .bot(BLUE, 1, "g4")
            .turn(BLUE)
        ),
    ),
    last_turn(
        "the Rover takes a Research tile within reach",
        lambda: colony(5).rover(BLUE, "d3").tech(BLUE, "rover", "5a").turn(BLUE),
    ),
    Position(
        "the owner of a used Tech tile takes points before oxygen",
        lambda: colony(0).tech(BLUE, "mine", "5a").ask(OwnerDecides(BLUE, MINERAL), NextTurn()),
        good=("develop mine 6a",),
        loses=True,
    ),
    Position(
        "to the Colony for the last turn, where the Blueprint can be built",
        lambda: orbit(2).goods(BLUE, mineral=1).blueprint(BLUE, "gym").ask(Travel(BLUE, ORBIT)),
        good=("travel",),
        loses=True,
    ),
    Position(
        "to Orbit for the last turn, where the Warehouse has what the contract lacks",
        lambda: colony(8).contract(BLUE, "d4").delivered("d4", 2, 2).ask(Travel(BLUE, COLONY)),
        good=("travel",),
        loses=True,
    ),
)

#: The solo goal "First Colonists" is there but for one thing.
SOLO = (
    last_turn_alone(
        "solo: the Private Goal is shown before the game ends",
        lambda: (
            solo()
            .contract(BLUE, "d1")
            .delivered("d1", 4)
            .tech(BLUE, "rover", "6a")
            .goal(BLUE, "level_three")
            .turn(BLUE)
        ),
    ),
    last_turn_alone(
        "solo: the Private Goal is no crystal",
        lambda: (
            solo()
            .at(BLUE, 5)
            .hangar(BLUE, 1)
            .crystals(BLUE, 3)
            .contract(BLUE, "d1")
            .delivered("d1", 4)
            .tech(BLUE, "rover", "6a")
            .goal(BLUE, "level_three")
            .turn(BLUE)
        ),
    ),
    last_turn_alone(
        "solo: a Tech tile at the top of the Laboratory",
        lambda: (
            shown(solo())
            .contract(BLUE, "d1")
            .delivered("d1", 4)
            .tech(BLUE, "rover", "5a")
            .goods(BLUE, oxygen=1)
            .crystals(BLUE, 1)
            .turn(BLUE)
        ),
    ),
    last_turn_alone(
        "solo: the last item for the only contract",
        lambda: shown(solo()).contract(BLUE, "d2").delivered("d2", 2, 2).tech(BLUE, "rover", "6a").turn(BLUE),
    ),
    last_turn_alone(
        "solo: the Colony reaches the level that every goal wants",
        lambda: (
            shown(solo(20))
            .level(2)
            .at(BLUE, 5)
            .contract(BLUE, "d1")
            .delivered("d1", 4)
            .building("water_extractor", "i3", "j3")
            .building("greenhouse", "g9", "f8")
            .building("oxygen_condenser", "c5", "c4")
            .building("generator", "g1")
            .goods(BLUE, mineral=1, battery=1)
            .bot(BLUE, 1, "h2")
            .tech(BLUE, "rover", "6a")
            .turn(BLUE)
        ),
    ),
    last_turn_alone(
        "solo: the goal wants more points than Lacerda has",
        lambda: (
            shown(solo(-23))
            .contract(BLUE, "d1")
            .delivered("d1", 4)
            .tech(BLUE, "rover", "6a")
            .goods(BLUE, oxygen=2, plant=1)
            .turn(BLUE)
        ),
    ),
)

POSITIONS = (*LAST_TURN, *SOLO)
