"""All steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.games.on_mars.rules import (
    blueprints,
    construction,
    displacement,
    effects,
    gains,
    goals,
    hiring,
    lss,
    movement,
    payment,
    rounds,
    scoring,
    setup,
    ships,
    shuttle,
    slots,
    technology,
    turn,
    upgrading,
    warehouse,
    workforce,
)
from tharsis.games.on_mars.rules.lacerda import actions as solo
from tharsis.games.on_mars.rules.lacerda import benefits, rover, travel
from tharsis.games.on_mars.rules.lacerda import turn as solo_turn
from tharsis.kernel import Steps

STEPS: Final = Steps()
#: The tables of effects are filled when these modules are read; the last one is Lacerda's.
FILLED_BY: Final = benefits.__name__

# 1 setup
STEPS.add("settler-tile", setup.SettlerTile)
STEPS.add("place-shuttle", setup.PlaceShuttle, structural=True)
STEPS.add("solo-shuttle", setup.SoloShuttle, structural=True)
# 2 terms
STEPS.add("gain", gains.Gain)
STEPS.add("overflow", gains.Overflow)
STEPS.add("pay", payment.Pay)
STEPS.add("benefit", effects.Benefit)
# 3 rounds and turns
STEPS.add("round", rounds.Round, structural=True)
STEPS.add("next-turn", rounds.NextTurn, structural=True)
STEPS.add("start-turn", rounds.StartTurn, structural=True)
STEPS.add("turn", turn.Turn, structural=True)
STEPS.add("end-turn", rounds.EndTurn, structural=True)
STEPS.add("lay-down", rounds.LayDown, structural=True)
STEPS.add("phase-end", rounds.PhaseEnd, structural=True)
STEPS.add("fill-slot", slots.FillSlot)
# 4 Orbit
STEPS.add("blueprints", blueprints.TakeBlueprints)
STEPS.add("learn", technology.LearnTech)
STEPS.add("place-tech", technology.PlaceTech)
STEPS.add("develop", technology.Develop)
STEPS.add("developed", technology.Developed)
STEPS.add("research-task", technology.ResearchTask)
STEPS.add("settle-uses", technology.SettleUses)
STEPS.add("owner-decides", technology.OwnerDecides)
STEPS.add("resupply", warehouse.Resupply)
# 5 Colony
STEPS.add("move", movement.Move)
STEPS.add("construct", construction.Construct)
STEPS.add("site", construction.Site)
STEPS.add("choose-tech", construction.ChooseTech)
STEPS.add("erect", construction.Erect)
STEPS.add("built", construction.Built)
STEPS.add("progress", construction.Progress)
STEPS.add("displace", displacement.Displace)
STEPS.add("life-support", lss.LifeSupport)
STEPS.add("lss-benefit", lss.LssBenefit)
STEPS.add("colony-update", rounds.ColonyUpdate, structural=True)
STEPS.add("upgrade", upgrading.Upgrade)
STEPS.add("upgrade-site", upgrading.UpgradeSite)
STEPS.add("welcome", ships.Welcome)
STEPS.add("crew", ships.Crew)
STEPS.add("land-bot", ships.LandBot)
STEPS.add("hire", hiring.Hire)
STEPS.add("hired", hiring.Hired)
STEPS.add("refill", hiring.Refill)
# 6 Advanced Buildings
STEPS.add("retrieve", workforce.Retrieve)
STEPS.add("produce-more", workforce.ProduceMore)
STEPS.add("gain-choice", workforce.GainChoice)
STEPS.add("crystal-boost", workforce.CrystalBoost)
STEPS.add("newcomers", workforce.Newcomers)
STEPS.add("aim-radar", workforce.AimRadar)
# 7 goals
STEPS.add("prize", goals.Prize)
# 8 Shuttle phase
STEPS.add("shuttle-phase", rounds.ShuttlePhase, structural=True)
STEPS.add("travel", shuttle.Travel, structural=True)
STEPS.add("explore", shuttle.Explore)
STEPS.add("lay-tile", shuttle.LayTile)
STEPS.add("call-home", shuttle.CallHome)
STEPS.add("arrive", shuttle.Arrive, structural=True)
STEPS.add("space-benefit", shuttle.SpaceBenefit)
# 9 end
STEPS.add("final-scoring", scoring.FinalScoring, structural=True)
# 10 solo
STEPS.add("lacerda-turn", solo_turn.LacerdaTurn, structural=True)
STEPS.add("lacerda-acts", solo_turn.LacerdaActs)
STEPS.add("lacerda-grows", solo_turn.LacerdaGrows)
STEPS.add("lacerda-welcomes", solo_turn.LacerdaWelcomes)
STEPS.add("lacerda-develops", solo.LacerdaDevelops)
STEPS.add("lacerda-builds", solo.LacerdaBuilds)
STEPS.add("lacerda-constructs", solo.LacerdaConstructs)
STEPS.add("lacerda-upgrades", solo.LacerdaUpgrades)
STEPS.add("lacerda-hires", solo.LacerdaHires)
STEPS.add("lacerda-moves-rover", rover.LacerdaMovesRover)
STEPS.add("lacerda-arrives", travel.LacerdaArrives, structural=True)
STEPS.add("lacerda-travels", travel.LacerdaTravels, structural=True)
STEPS.add("lacerda-explores", travel.LacerdaExplores)
STEPS.add("lacerda-lands", travel.LacerdaLands)
