"""All steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.games.terraforming_mars.rules import (
    card_actions,
    choices,
    cubes,
    drawing,
    generation,
    order,
    payment,
    playing,
    projects,
    setup,
    solo,
    targets,
    tiles,
    turn,
)
from tharsis.kernel import Steps

STEPS: Final = Steps()
STEPS.add("neutral-tiles", solo.NeutralTiles)
STEPS.add("deal-start", setup.DealStart)
STEPS.add("choose-start", setup.ChooseStart)
STEPS.add("reveal-start", setup.RevealStart)
STEPS.add("player-order", generation.PlayerOrder, structural=True)
STEPS.add("deal-research", generation.DealResearch, structural=True)
STEPS.add("draft", generation.Draft)
STEPS.add("pass-packets", generation.PassPackets)
STEPS.add("research", generation.Research)
STEPS.add("buy-research", generation.BuyResearch)
STEPS.add("action-phase", generation.ActionPhase, structural=True)
STEPS.add("turn", turn.Turn, structural=True)
STEPS.add("next-turn", turn.NextTurn, structural=True)
STEPS.add("production", generation.Production, structural=True)
STEPS.add("final-greenery", generation.FinalGreenery, structural=True)
STEPS.add("scoring", generation.Scoring, structural=True)
STEPS.add("payment", payment.Payment)
STEPS.add("played", playing.Played)
STEPS.add("built", projects.Built)
STEPS.add("sell-patents", projects.SellPatents)
STEPS.add("way", card_actions.Way)
STEPS.add("gains", card_actions.Gains)
STEPS.add("settle", order.Settle)
STEPS.add("draw", order.Draw)
STEPS.add("loss", order.Loss)
STEPS.add("place-tile", tiles.PlaceTile)
STEPS.add("claim-hex", tiles.ClaimHex)
STEPS.add("remove", targets.Remove)
STEPS.add("remove-amount", targets.RemoveAmount)
STEPS.add("decrease", targets.Decrease)
STEPS.add("flood", targets.Flood)
STEPS.add("flood-removal", targets.FloodRemoval)
STEPS.add("add-cubes", cubes.AddCubes)
STEPS.add("add-any", cubes.AddAny)
STEPS.add("remove-cubes", cubes.RemoveCubes)
STEPS.add("remove-cubes-amount", cubes.RemoveCubesAmount)
STEPS.add("prey", cubes.Prey)
STEPS.add("choice", choices.Choice)
STEPS.add("viral", choices.Viral)
STEPS.add("olympus", choices.Olympus)
STEPS.add("university", choices.University)
STEPS.add("copy-box", choices.CopyBox)
STEPS.add("convert", choices.Convert)
STEPS.add("sell-energy", choices.SellEnergy)
STEPS.add("look", drawing.Look)
STEPS.add("keep-some", drawing.KeepSome)
STEPS.add("buy-one", drawing.BuyOne)
STEPS.add("reveal", drawing.Reveal)
