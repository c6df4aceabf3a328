"""On Mars: waste, and what experienced players do."""

from bots.positions.form import Position
from bots.positions.on_mars.tables import BLUE, GOAL_CRYSTALS, GOAL_RETRIEVE, GREEN, MINERAL, played, table
from tharsis.games.on_mars.codes import COLONY, ORBIT, SCIENTIST_MISSION, effect
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.gains import Gain
from tharsis.games.on_mars.rules.goals import Prize
from tharsis.games.on_mars.rules.hiring import Refill
from tharsis.games.on_mars.rules.lss import LssBenefit
from tharsis.games.on_mars.rules.rounds import NextTurn
from tharsis.games.on_mars.rules.ships import Crew
from tharsis.games.on_mars.rules.shuttle import Travel
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


def last_scientist() -> OMScenario:
    """One Scientist more, and the game ends with this phase."""
    t = table(short_ending=True)
    t.s.missions = [SCIENTIST_MISSION, -1, -1]
    t.s.mission_left = [1, 0, 0]
    t.s.remaining = 1
    return t


#: What must not be thrown away while the game goes on.
WASTE = (
    Position(
        "a crystal without room in the Depot is lost",
        lambda: table().crystals(BLUE, 3).colonists(BLUE, 2, working=1).ask(LssBenefit(BLUE), NextTurn()),
        bad=("benefit crystal",),
    ),
    Position(
        "a mineral without room in the Storage is lost",
        lambda: table().goods(BLUE, mineral=2).ask(LssBenefit(BLUE), NextTurn()),
        bad=("benefit mineral",),
    ),
    Position(
        "nobody is called home where everybody is at home",
        lambda: table().ask(LssBenefit(BLUE), NextTurn()),
        bad=("benefit retrieve",),
    ),
    Position(
        "Colonists without room in the Living Quarters are lost",
        lambda: table().colonists(BLUE, 4).ask(Crew(BLUE, 0), NextTurn()),
        good=("crew bot",),
    ),
    Position(
        "a fifth Bot does not exist",
        lambda: (
            table()
            .colonists(BLUE, 2)
            .bot(BLUE, 2, "f4")
            .bot(BLUE, 3, "g4")
            .bot(BLUE, 4, "f5")
            .ask(Crew(BLUE, 0), NextTurn())
        ),
        good=("crew colonists",),
    ),
    Position(
        "what the Storage cannot hold goes onto the contract",
        lambda: (
            table()
            .goods(BLUE, mineral=2)
            .contract(BLUE, "d1")
            .delivered("d1", 2)
            .ask(Gain(BLUE, MINERAL, 1), NextTurn())
        ),
        good=("stow d1",),
    ),
    Position(
        "a mineral stands in for anything: a battery pays for what a battery can",
        lambda: played(
            table()
            .goods(BLUE, mineral=1, battery=1)
            .bot(BLUE, 1, "h4")
            .building("generator", "e2", "g1")
            .turn(BLUE),
            "act construct_building",
            "build water_extractor",
            "at h3",
        ),
        good=("pay battery",),
    ),
    Position(
        "the own Tech tile joins as well as another's, and helps nobody else",
        lambda: played(
            table()
            .goods(BLUE, mineral=1)
            .bot(BLUE, 1, "g4")
            .tech(BLUE, "generator", "1a")
            .tech(GREEN, "generator", "1a")
            .turn(BLUE),
            "act construct_building",
            "build generator",
            "at f3",
        ),
        good=("use blue",),
    ),
    Position(
        "the prize of a goal: developments before Colonists who need not be retrieved",
        lambda: table().tech(BLUE, "rover", "4a").ask(Prize(BLUE, GOAL_RETRIEVE), NextTurn()),
        good=("prize develop",),
    ),
    Position(
        "the prize of a goal: developments before crystals that find no room",
        lambda: (
            table().crystals(BLUE, 3).tech(BLUE, "rover", "5a").ask(Prize(BLUE, GOAL_CRYSTALS), NextTurn())
        ),
        good=("prize develop",),
    ),
    Position(
        "no contract is laid out that another has as good as completed",
        lambda: (
            table()
            .level(3)
            .building("generator", "g2", "h2", "f2")
            .built(GREEN, "radar", "g2")
            .scientist(BLUE, "geologist")
            .ask(Refill(BLUE), NextTurn())
        ),
        bad=("refill u1",),
    ),
    Position(
        "a Scientist at work makes the building free: it is used before the turn ends",
        lambda: played(
            table()
            .goods(BLUE, mineral=1)
            .scientist(BLUE, "systems_engineer", "casino")
            .bot(BLUE, 1, "d4")
            .rover(BLUE, "d3")
            .built(BLUE, "casino", "e3")
            .turn(BLUE),
            "act control_center",
            "done",
        ),
        bad=("end-turn",),
    ),
    Position(
        "a Bot leaves the tile to the Rover",
        lambda: played(
            table().bot(BLUE, 1, "f4").rover(BLUE, "f5").tile("crystals", "g4").turn(BLUE),
            "act control_center",
        ),
        spoilt=lambda s: isinstance(s, OMState) and s.discoveries[BLUE] == 0,
    ),
    Position(
        "of two ways to a tile the Rover takes the one with the crystal",
        lambda: (
            table()
            .rover(BLUE, "d4")
            .tile("crystals", "c2")
            .crystal("c3")
            .ask(Benefit(BLUE, effect("move_rover"), must=True), NextTurn())
        ),
        good=("move rover nw",),
    ),
    Position(
        "the first Complex of a type brings a Progress cube",
        lambda: played(
            table().goods(BLUE, mineral=1).tech(BLUE, "generator", "1a").bot(BLUE, 1, "g4").turn(BLUE),
            "act construct_building",
            "build generator",
        ),
        bad=("at f4", "at h4"),
    ),
)

#: What experienced players agree on.
BASICS = (
    Position(
        "who has nobody at home travels with the Shuttle",
        lambda: table().colonists(BLUE, 0, working=3).ask(Travel(BLUE, COLONY), NextTurn()),
        good=("travel",),
    ),
    Position(
        "full stores and workers away: the Shuttle rather than pieces moved to and fro",
        lambda: (
            table()
            .shelter(BLUE, "c3", "d5")
            .goods(BLUE, mineral=2, battery=2, water=2, plant=1, oxygen=2)
            .colonists(BLUE, 1, working=6)
            .slot(BLUE, "construct_building")
            .ask(Travel(BLUE, COLONY), NextTurn())
        ),
        good=("travel",),
    ),
    Position(
        "no Ship is spent on a journey that brings nothing",
        lambda: (
            table()
            .level(2)
            .hangar(BLUE, 1)
            .goods(BLUE, mineral=2, battery=2, water=2, plant=2, oxygen=2)
            .ask(Travel(BLUE, ORBIT), NextTurn())
        ),
        good=("stay",),
    ),
    Position(
        "Shelters before workers: no Ship for full Living Quarters and all Bots",
        lambda: (
            table()
            .level(2)
            .goods(BLUE, water=1, plant=1, oxygen=1)
            .colonists(BLUE, 4)
            .bot(BLUE, 1, "d4")
            .bot(BLUE, 2, "f4")
            .bot(BLUE, 3, "g4")
            .bot(BLUE, 4, "f5")
            .turn(BLUE)
        ),
        bad=("act welcome_ship",),
    ),
    Position(
        "the mission that ends the game at once is left open by who is far behind",
        lambda: last_scientist().points(GREEN, 60).goods(BLUE, mineral=2, oxygen=2).turn(BLUE),
        bad=("act hire",),
        loses=True,
    ),
)

POSITIONS = (*WASTE, *BASICS)
