"""All steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.games.terraforming_mars.rules.card_actions import Gains, Way
from tharsis.games.terraforming_mars.rules.choices import (
    Choice,
    Convert,
    CopyBox,
    Olympus,
    SellEnergy,
    University,
    Viral,
)
from tharsis.games.terraforming_mars.rules.cubes import AddAny, AddCubes, Prey, RemoveCubes, RemoveCubesAmount
from tharsis.games.terraforming_mars.rules.drawing import BuyOne, Draw, KeepSome, Look, LookToBuy, Reveal
from tharsis.games.terraforming_mars.rules.generation import (
    ActionPhase,
    BuyResearch,
    DealResearch,
    Draft,
    FinalGreenery,
    PassPackets,
    PlayerOrder,
    Production,
    Research,
    Scoring,
)
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.rules.playing import Played
from tharsis.games.terraforming_mars.rules.projects import Built, SellPatents
from tharsis.games.terraforming_mars.rules.setup import ChooseStart, DealStart, RevealStart
from tharsis.games.terraforming_mars.rules.solo import NeutralTiles
from tharsis.games.terraforming_mars.rules.targets import (
    Decrease,
    Flood,
    FloodRemoval,
    Loss,
    Remove,
    RemoveAmount,
)
from tharsis.games.terraforming_mars.rules.tiles import ClaimHex, PlaceTile
from tharsis.games.terraforming_mars.rules.turn import NextTurn, Turn
from tharsis.kernel import Steps

STEPS: Final = Steps()
STEPS.add("neutral-tiles", NeutralTiles)
STEPS.add("deal-start", DealStart)
STEPS.add("choose-start", ChooseStart)
STEPS.add("reveal-start", RevealStart)
STEPS.add("player-order", PlayerOrder, structural=True)
STEPS.add("deal-research", DealResearch, structural=True)
STEPS.add("draft", Draft)
STEPS.add("pass-packets", PassPackets)
STEPS.add("research", Research)
STEPS.add("buy-research", BuyResearch)
STEPS.add("action-phase", ActionPhase, structural=True)
STEPS.add("turn", Turn, structural=True)
STEPS.add("next-turn", NextTurn, structural=True)
STEPS.add("production", Production, structural=True)
STEPS.add("final-greenery", FinalGreenery, structural=True)
STEPS.add("scoring", Scoring, structural=True)
STEPS.add("payment", Payment)
STEPS.add("played", Played)
STEPS.add("built", Built)
STEPS.add("sell-patents", SellPatents)
STEPS.add("way", Way)
STEPS.add("gains", Gains)
STEPS.add("settle", Settle)
STEPS.add("draw", Draw)
STEPS.add("loss", Loss)
STEPS.add("place-tile", PlaceTile)
STEPS.add("claim-hex", ClaimHex)
STEPS.add("remove", Remove)
STEPS.add("remove-amount", RemoveAmount)
STEPS.add("decrease", Decrease)
STEPS.add("flood", Flood)
STEPS.add("flood-removal", FloodRemoval)
STEPS.add("add-cubes", AddCubes)
STEPS.add("add-any", AddAny)
STEPS.add("remove-cubes", RemoveCubes)
STEPS.add("remove-cubes-amount", RemoveCubesAmount)
STEPS.add("prey", Prey)
STEPS.add("choice", Choice)
STEPS.add("viral", Viral)
STEPS.add("olympus", Olympus)
STEPS.add("university", University)
STEPS.add("copy-box", CopyBox)
STEPS.add("convert", Convert)
STEPS.add("sell-energy", SellEnergy)
STEPS.add("look", Look)
STEPS.add("keep-some", KeepSome)
STEPS.add("buy-one", BuyOne)
STEPS.add("reveal", Reveal)
STEPS.add("look-to-buy", LookToBuy)
