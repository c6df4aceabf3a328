"""All step classes under fixed tags, so that saved positions survive a renaming (K14)."""

from typing import Final

from tharsis.games.red_dust_rebellion.cards import journeys, sentences_25_48
from tharsis.games.red_dust_rebellion.rules import (
    assault,
    assets,
    attack,
    campaign_preach,
    dust_storm,
    earthgov,
    effects,
    flashpoint,
    forces,
    gather,
    logistics,
    march_travel,
    nonplayer,
    operations,
    people,
    rally,
    redeploy,
    secure_recon,
    sequence,
    setup,
    special_corporations,
    special_marsgov,
    special_rebels,
    storms,
    support,
    support_phase,
    train,
    transfers,
    turn,
    victory,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer import activities, blocks, rounds
from tharsis.games.red_dust_rebellion.vocabulary import granted, lines
from tharsis.kernel import Steps

STEPS: Final = Steps()
STEPS.add("protests", assault.Protests)
STEPS.add("raise-spec-ops", assault.RaiseSpecOps)
STEPS.add("strike", assault.Strike)
STEPS.add("bombard", assault.Bombard)
STEPS.add("crater", assault.Crater)
STEPS.add("mercenaries", assault.Mercenaries)
STEPS.add("replies", assault.Replies)
STEPS.add("reply", assault.Reply)
STEPS.add("regrow", assault.Regrow)
STEPS.add("suppress", assault.Suppress)
STEPS.add("drive-out", assault.DriveOut)
STEPS.add("flee", assault.Flee)
STEPS.add("calm", assault.Calm)
STEPS.add("draw-assets", assets.DrawAssets)
STEPS.add("lose-assets", assets.LoseAssets)
STEPS.add("hand-limit", assets.HandLimit)
STEPS.add("pay", assets.Pay)
STEPS.add("draw-campaigns", assets.DrawCampaigns)
STEPS.add("choose-campaign", assets.ChooseCampaign)
STEPS.add("attack", attack.Attack)
STEPS.add("set-dice", attack.SetDice)
STEPS.add("hits", attack.Hits)
STEPS.add("campaign-here", campaign_preach.CampaignHere)
STEPS.add("campaign-draw", campaign_preach.CampaignDraw)
STEPS.add("campaign-cards", campaign_preach.CampaignCards)
STEPS.add("preach-here", campaign_preach.PreachHere)
STEPS.add("exodus", campaign_preach.Exodus)
STEPS.add("dust-storm-round", dust_storm.DustStormRound)
STEPS.add("earth-gov-casualties", dust_storm.EarthGovCasualties)
STEPS.add("displaced-penalty", dust_storm.DisplacedPenalty)
STEPS.add("resources-phase", dust_storm.ResourcesPhase)
STEPS.add("reset-phase", dust_storm.ResetPhase)
STEPS.add("reset-non-players", dust_storm.ResetNonPlayers)
STEPS.add("new-cards", dust_storm.NewCards)
STEPS.add("cycler", earthgov.Cycler)
STEPS.add("ship-people", earthgov.ShipPeople)
STEPS.add("ship", earthgov.Ship)
STEPS.add("run-parts", effects.RunSentences)
STEPS.add("play-event", effects.PlayEvent)
STEPS.add("play-asset", effects.PlayAsset)
STEPS.add("part-spaces", effects.SentenceSpaces)
STEPS.add("part-pieces", effects.SentencePieces)
STEPS.add("part-choice", effects.SentenceOption)
STEPS.add("part-faction", effects.SentenceFaction)
STEPS.add("part-count", effects.SentenceCount)
STEPS.add("flashpoint-round", flashpoint.FlashpointRound)
STEPS.add("corporate-casualties", flashpoint.CorporateCasualties)
STEPS.add("confidence-phase", flashpoint.ConfidencePhase)
STEPS.add("terraforming-phase", flashpoint.TerraformingPhase)
STEPS.add("storm-phase", flashpoint.StormPhase)
STEPS.add("attrition-phase", flashpoint.AttritionPhase)
STEPS.add("perish", flashpoint.Perish)
STEPS.add("conversion", flashpoint.Conversion)
STEPS.add("flashpoint-reset", flashpoint.FlashpointReset)
STEPS.add("place-units", forces.PlaceUnits)
STEPS.add("removal", forces.Removal)
STEPS.add("offer-base", forces.OfferBase)
STEPS.add("activate", forces.Activate)
STEPS.add("gather", gather.Gather)
STEPS.add("gather-count", gather.GatherCount)
STEPS.add("settle", gather.Settle)
STEPS.add("terraform", logistics.Terraform)
STEPS.add("recruit", logistics.Recruit)
STEPS.add("local-recruits", logistics.LocalRecruits)
STEPS.add("depart", march_travel.Depart)
STEPS.add("hop", march_travel.Hop)
STEPS.add("hop-count", march_travel.HopCount)
STEPS.add("join", march_travel.Join)
STEPS.add("go-on", march_travel.GoOn)
STEPS.add("go-on-count", march_travel.GoOnCount)
STEPS.add("operation", operations.Operation)
STEPS.add("begin-operation", operations.BeginOperation)
STEPS.add("moved", operations.Moved)
STEPS.add("start-special", operations.StartSpecial)
STEPS.add("special-spaces", operations.SpecialSpaces)
STEPS.add("after-operation", operations.AfterOperation)
STEPS.add("house", people.House)
STEPS.add("repair", people.Repair)
STEPS.add("reputation", people.Reputation)
STEPS.add("house-or-repair", people.HouseOrRepair)
STEPS.add("rally-here", rally.RallyHere)
STEPS.add("rally-rebels", rally.RallyRebels)
STEPS.add("give-up", rally.GiveUp)
STEPS.add("new-base", rally.NewBase)
STEPS.add("dig-in", rally.DigIn)
STEPS.add("redeploy-phase", dust_storm.RedeployPhase)
STEPS.add("stranded", redeploy.Stranded)
STEPS.add("relocate", redeploy.Relocate)
STEPS.add("relocate-to", redeploy.RelocateTo)
STEPS.add("relocate-count", redeploy.RelocateCount)
STEPS.add("reveal", secure_recon.Reveal)
STEPS.add("beacon", secure_recon.Beacon)
STEPS.add("settlement", secure_recon.Settlement)
STEPS.add("controlled-housing", secure_recon.ControlledHousing)
STEPS.add("next-card", sequence.NextCard, structural=True)
STEPS.add("event-round", sequence.EventRound, structural=True)
STEPS.add("move-up", sequence.MoveUp, structural=True)
STEPS.add("next-actor", sequence.NextActor, structural=True)
STEPS.add("turn", turn.Turn, structural=True)
STEPS.add("pass-turn", turn.PassTurn)
STEPS.add("may-draw", turn.MayDraw)
STEPS.add("end-turn", turn.EndTurn)
STEPS.add("end-round", sequence.EndRound, structural=True)
STEPS.add("opening-cards", setup.OpeningCards)
STEPS.add("good-deeds", special_corporations.GoodDeeds)
STEPS.add("exploit-here", special_corporations.ExploitHere)
STEPS.add("move-in", special_corporations.MoveIn)
STEPS.add("raid-strike", special_corporations.RaidStrike)
STEPS.add("fort", special_marsgov.Fort)
STEPS.add("fortify", special_marsgov.Fortify)
STEPS.add("load", special_marsgov.Load)
STEPS.add("unload", special_marsgov.Unload)
STEPS.add("transport-count", special_marsgov.TransportCount)
STEPS.add("persuade", special_rebels.Persuade)
STEPS.add("desert", special_rebels.Desert)
STEPS.add("convert", special_rebels.Convert)
STEPS.add("hack", special_rebels.Hack)
STEPS.add("storm-rolls", storms.StormRolls)
STEPS.add("storm-roll", storms.StormRoll)
STEPS.add("setup-storms", storms.SetupStorms)
STEPS.add("win-over", support.WinOver)
STEPS.add("pacify", support.Pacify)
STEPS.add("support-phase", support_phase.SupportPhase)
STEPS.add("lobby", support_phase.Lobby)
STEPS.add("train-troops", train.TrainTroops)
STEPS.add("agree", transfers.Agree)
STEPS.add("give-cards", transfers.GiveCards)
STEPS.add("victory-check", victory.VictoryCheck)
STEPS.add("final-check", victory.FinalCheck)
STEPS.add("drop-campaign", sentences_25_48.DropCampaign)
STEPS.add("journey-end", journeys.JourneyEnd)
STEPS.add("choose-line", lines.ChooseLine)
STEPS.add("choose-operation", granted.ChooseOperation)
STEPS.add("np-turn", nonplayer.turn.NonPlayerTurn)
STEPS.add("np-curiosity", nonplayer.turn.Curiosity)
STEPS.add("np-card", nonplayer.turn.Card)
STEPS.add("np-attack-rest", nonplayer.turn.AttackRest)
STEPS.add("np-block", nonplayer.turn.Block)
STEPS.add("np-after-moves", blocks.AfterMoves)
STEPS.add("np-dig-in", blocks.NonPlayerDigIn)
STEPS.add("np-campaign", blocks.NonPlayerCampaign)
STEPS.add("np-logistics", blocks.NonPlayerLogistics)
STEPS.add("np-guard-bases", blocks.GuardBases)
STEPS.add("np-coordinate", activities.CoordinateHere)
STEPS.add("np-train-pacify", nonplayer.people.NonPlayerTrainPacify)
STEPS.add("np-pacify-once", nonplayer.people.PacifyOnce)
STEPS.add("np-pacify", rounds.NonPlayerPacify)
STEPS.add("np-agitate", rounds.NonPlayerAgitate)
STEPS.add("np-redeploy", rounds.NonPlayerRedeploy)
