"""All steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.games.on_mars.rules.blueprints import TakeBlueprints
from tharsis.games.on_mars.rules.building import Built, Erect, Progress
from tharsis.games.on_mars.rules.construction import ChooseTech, Construct, Site
from tharsis.games.on_mars.rules.development import Develop, Developed, ResearchTask
from tharsis.games.on_mars.rules.displacement import Displace
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.gains import Gain, Newcomers, Overflow
from tharsis.games.on_mars.rules.goals import Prize
from tharsis.games.on_mars.rules.growth import ColonyUpdate
from tharsis.games.on_mars.rules.hiring import Hire, Hired, Refill
from tharsis.games.on_mars.rules.lacerda.actions import (
    LacerdaBuilds,
    LacerdaConstructs,
    LacerdaDevelops,
    LacerdaHires,
    LacerdaUpgrades,
)
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover
from tharsis.games.on_mars.rules.lacerda.travel import (
    LacerdaArrives,
    LacerdaExplores,
    LacerdaLands,
    LacerdaTravels,
)
from tharsis.games.on_mars.rules.lacerda.turn import LacerdaActs, LacerdaGrows, LacerdaTurn, LacerdaWelcomes
from tharsis.games.on_mars.rules.lss import LifeSupport, LssBenefit
from tharsis.games.on_mars.rules.movement import Move
from tharsis.games.on_mars.rules.payment import Pay
from tharsis.games.on_mars.rules.rounds import (
    EndTurn,
    NextTurn,
    PhaseEnd,
    Round,
    ShuttlePhase,
    StartTurn,
)
from tharsis.games.on_mars.rules.scoring import FinalScoring
from tharsis.games.on_mars.rules.settlers import OfferTask
from tharsis.games.on_mars.rules.setup import PlaceShuttle, SettlerTile, SoloShuttle
from tharsis.games.on_mars.rules.ships import Crew, LandBot, Welcome
from tharsis.games.on_mars.rules.shuttle import Arrive, CallHome, Explore, LayTile, SpaceBenefit, Travel
from tharsis.games.on_mars.rules.slots import FillSlot
from tharsis.games.on_mars.rules.technology import LearnTech, OwnerDecides, PlaceTech, SettleUses
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.rules.upgrading import Upgrade, UpgradeSite
from tharsis.games.on_mars.rules.warehouse import Resupply
from tharsis.games.on_mars.rules.workforce import AimRadar, CrystalBoost, GainChoice, ProduceMore, Retrieve
from tharsis.kernel import Steps

STEPS: Final = Steps()

# 1 setup
STEPS.add("settler-tile", SettlerTile)
STEPS.add("place-shuttle", PlaceShuttle, structural=True)
STEPS.add("solo-shuttle", SoloShuttle, structural=True)
# 2 terms
STEPS.add("gain", Gain)
STEPS.add("overflow", Overflow)
STEPS.add("pay", Pay)
STEPS.add("benefit", Benefit)
# 3 rounds and turns
STEPS.add("round", Round, structural=True)
STEPS.add("next-turn", NextTurn, structural=True)
STEPS.add("start-turn", StartTurn, structural=True)
STEPS.add("turn", Turn, structural=True)
STEPS.add("end-turn", EndTurn, structural=True)
STEPS.add("phase-end", PhaseEnd, structural=True)
STEPS.add("fill-slot", FillSlot)
# 4 Orbit
STEPS.add("blueprints", TakeBlueprints)
STEPS.add("learn", LearnTech)
STEPS.add("place-tech", PlaceTech)
STEPS.add("develop", Develop)
STEPS.add("developed", Developed)
STEPS.add("research-task", ResearchTask)
STEPS.add("settle-uses", SettleUses)
STEPS.add("owner-decides", OwnerDecides)
STEPS.add("resupply", Resupply)
# 5 Colony
STEPS.add("move", Move)
STEPS.add("construct", Construct)
STEPS.add("site", Site)
STEPS.add("choose-tech", ChooseTech)
STEPS.add("erect", Erect)
STEPS.add("built", Built)
STEPS.add("progress", Progress)
STEPS.add("displace", Displace)
STEPS.add("life-support", LifeSupport)
STEPS.add("lss-benefit", LssBenefit)
STEPS.add("colony-update", ColonyUpdate, structural=True)
STEPS.add("upgrade", Upgrade)
STEPS.add("upgrade-site", UpgradeSite)
STEPS.add("welcome", Welcome)
STEPS.add("crew", Crew)
STEPS.add("land-bot", LandBot)
STEPS.add("hire", Hire)
STEPS.add("hired", Hired)
STEPS.add("refill", Refill)
# 6 Advanced Buildings
STEPS.add("retrieve", Retrieve)
STEPS.add("produce-more", ProduceMore)
STEPS.add("gain-choice", GainChoice)
STEPS.add("crystal-boost", CrystalBoost)
STEPS.add("newcomers", Newcomers)
STEPS.add("aim-radar", AimRadar)
# 7, 12 goals and tasks
STEPS.add("prize", Prize)
STEPS.add("offer-task", OfferTask)
# 8 Shuttle phase
STEPS.add("shuttle-phase", ShuttlePhase, structural=True)
STEPS.add("travel", Travel, structural=True)
STEPS.add("explore", Explore)
STEPS.add("lay-tile", LayTile)
STEPS.add("call-home", CallHome)
STEPS.add("arrive", Arrive, structural=True)
STEPS.add("space-benefit", SpaceBenefit)
# 9 end
STEPS.add("final-scoring", FinalScoring, structural=True)
# 10 solo
STEPS.add("lacerda-turn", LacerdaTurn, structural=True)
STEPS.add("lacerda-acts", LacerdaActs)
STEPS.add("lacerda-grows", LacerdaGrows)
STEPS.add("lacerda-welcomes", LacerdaWelcomes)
STEPS.add("lacerda-develops", LacerdaDevelops)
STEPS.add("lacerda-builds", LacerdaBuilds)
STEPS.add("lacerda-constructs", LacerdaConstructs)
STEPS.add("lacerda-upgrades", LacerdaUpgrades)
STEPS.add("lacerda-hires", LacerdaHires)
STEPS.add("lacerda-moves-rover", LacerdaMovesRover)
STEPS.add("lacerda-arrives", LacerdaArrives, structural=True)
STEPS.add("lacerda-travels", LacerdaTravels, structural=True)
STEPS.add("lacerda-explores", LacerdaExplores)
STEPS.add("lacerda-lands", LacerdaLands)
