"""All step classes under fixed tags, so that saved positions survive a renaming (K14)."""

from typing import Final

from tharsis.games.red_dust_rebellion.cards.journeys import JourneyEnd
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import DropCampaign
from tharsis.games.red_dust_rebellion.rules.agreements import ChoosePromise, Pact
from tharsis.games.red_dust_rebellion.rules.asides import Deal
from tharsis.games.red_dust_rebellion.rules.assault import (
    Bombard,
    Calm,
    Crater,
    DriveOut,
    Flee,
    Mercenaries,
    Protests,
    RaiseSpecOps,
    Regrow,
    Replies,
    Reply,
    Strike,
    Suppress,
)
from tharsis.games.red_dust_rebellion.rules.assets import (
    ChooseCampaign,
    DrawAssets,
    DrawCampaigns,
    HandLimit,
    LoseAssets,
    Pay,
)
from tharsis.games.red_dust_rebellion.rules.attack import Attack, Hits, SetDice
from tharsis.games.red_dust_rebellion.rules.campaign_preach import (
    CampaignCards,
    CampaignDraw,
    CampaignHere,
    Exodus,
    PreachHere,
)
from tharsis.games.red_dust_rebellion.rules.dust_storm import (
    DisplacedPenalty,
    DustStormRound,
    EarthGovCasualties,
    NewCards,
    RedeployPhase,
    ResetNonPlayers,
    ResetPhase,
    ResourcesPhase,
)
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler, Ship, ShipPeople
from tharsis.games.red_dust_rebellion.rules.effects import (
    PlayAsset,
    PlayEvent,
    RunSentences,
    SentenceCount,
    SentenceFaction,
    SentenceOption,
    SentencePieces,
    SentenceSpaces,
)
from tharsis.games.red_dust_rebellion.rules.flashpoint import (
    AttritionPhase,
    ConfidencePhase,
    Conversion,
    CorporateCasualties,
    FlashpointReset,
    FlashpointRound,
    Perish,
    StormPhase,
    TerraformingPhase,
)
from tharsis.games.red_dust_rebellion.rules.forces import Activate, OfferBase, PlaceUnits, Removal
from tharsis.games.red_dust_rebellion.rules.gather import Gather, GatherCount, Settle
from tharsis.games.red_dust_rebellion.rules.logistics import LocalRecruits, Recruit, Terraform
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart, GoOn, GoOnCount, Hop, HopCount, Join
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import (
    GuardBases,
    NonPlayerCampaign,
    NonPlayerDigIn,
    NonPlayerLogistics,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import AttackRest, Block, Card, Curiosity
from tharsis.games.red_dust_rebellion.rules.nonplayer.coin_activities import NonPlayerRelations
from tharsis.games.red_dust_rebellion.rules.nonplayer.people import NonPlayerTrainPacify, PacifyOnce
from tharsis.games.red_dust_rebellion.rules.nonplayer.rebel_activities import NonPlayerCoordinate
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import NonPlayerRedeploy
from tharsis.games.red_dust_rebellion.rules.nonplayer.rounds import NonPlayerAgitate, NonPlayerPacify
from tharsis.games.red_dust_rebellion.rules.nonplayer.turn import NonPlayerTurn
from tharsis.games.red_dust_rebellion.rules.operations import (
    BeginOperation,
    Moved,
    Operation,
)
from tharsis.games.red_dust_rebellion.rules.people import House, HouseOrRepair, Repair, Reputation
from tharsis.games.red_dust_rebellion.rules.rally import DigIn, GiveUp, NewBase, RallyHere, RallyRebels
from tharsis.games.red_dust_rebellion.rules.redeploy import Relocate, RelocateCount, RelocateTo, Stranded
from tharsis.games.red_dust_rebellion.rules.secure_recon import Beacon, ControlledHousing, Reveal, Settlement
from tharsis.games.red_dust_rebellion.rules.sequence import EndRound, EventRound, MoveUp, NextActor, NextCard
from tharsis.games.red_dust_rebellion.rules.setup import OpeningCards
from tharsis.games.red_dust_rebellion.rules.special_activities import (
    AfterOperation,
    SpecialSpaces,
    StartSpecial,
)
from tharsis.games.red_dust_rebellion.rules.special_corporations import (
    ExploitHere,
    GoodDeeds,
    MoveIn,
    RaidStrikes,
)
from tharsis.games.red_dust_rebellion.rules.special_marsgov import Fort, Fortify, Load, TransportCount, Unload
from tharsis.games.red_dust_rebellion.rules.special_rebels import Convert, Desert, Hack, Persuade
from tharsis.games.red_dust_rebellion.rules.storms import SetupStorms, StormRoll, StormRolls
from tharsis.games.red_dust_rebellion.rules.support import Pacify, WinOver
from tharsis.games.red_dust_rebellion.rules.support_phase import Lobby, SupportPhase
from tharsis.games.red_dust_rebellion.rules.train import TrainingDue, TrainTroops
from tharsis.games.red_dust_rebellion.rules.transfers import Agree, GiveCards, TradeAmount
from tharsis.games.red_dust_rebellion.rules.turn import EndTurn, MayDraw, PassTurn, Turn
from tharsis.games.red_dust_rebellion.rules.victory import FinalCheck, VictoryCheck
from tharsis.games.red_dust_rebellion.vocabulary.granted import Acting, ChooseOperation
from tharsis.games.red_dust_rebellion.vocabulary.lines import ChooseLine
from tharsis.kernel import Steps

STEPS: Final = Steps()
STEPS.add("protests", Protests)
STEPS.add("raise-spec-ops", RaiseSpecOps)
STEPS.add("strike", Strike)
STEPS.add("bombard", Bombard)
STEPS.add("crater", Crater)
STEPS.add("mercenaries", Mercenaries)
STEPS.add("replies", Replies)
STEPS.add("reply", Reply)
STEPS.add("regrow", Regrow)
STEPS.add("suppress", Suppress)
STEPS.add("drive-out", DriveOut)
STEPS.add("flee", Flee)
STEPS.add("calm", Calm)
STEPS.add("draw-assets", DrawAssets)
STEPS.add("lose-assets", LoseAssets)
STEPS.add("hand-limit", HandLimit)
STEPS.add("pay", Pay)
STEPS.add("draw-campaigns", DrawCampaigns)
STEPS.add("choose-campaign", ChooseCampaign)
STEPS.add("attack", Attack)
STEPS.add("set-dice", SetDice)
STEPS.add("hits", Hits)
STEPS.add("campaign-here", CampaignHere)
STEPS.add("campaign-draw", CampaignDraw)
STEPS.add("campaign-cards", CampaignCards)
STEPS.add("preach-here", PreachHere)
STEPS.add("exodus", Exodus)
STEPS.add("dust-storm-round", DustStormRound)
STEPS.add("earth-gov-casualties", EarthGovCasualties)
STEPS.add("displaced-penalty", DisplacedPenalty)
STEPS.add("resources-phase", ResourcesPhase)
STEPS.add("reset-phase", ResetPhase)
STEPS.add("reset-non-players", ResetNonPlayers)
STEPS.add("new-cards", NewCards)
STEPS.add("cycler", Cycler)
STEPS.add("ship-people", ShipPeople)
STEPS.add("ship", Ship)
STEPS.add("run-parts", RunSentences)
STEPS.add("play-event", PlayEvent)
STEPS.add("play-asset", PlayAsset)
STEPS.add("part-spaces", SentenceSpaces)
STEPS.add("part-pieces", SentencePieces)
STEPS.add("part-choice", SentenceOption)
STEPS.add("part-faction", SentenceFaction)
STEPS.add("part-count", SentenceCount)
STEPS.add("flashpoint-round", FlashpointRound)
STEPS.add("corporate-casualties", CorporateCasualties)
STEPS.add("confidence-phase", ConfidencePhase)
STEPS.add("terraforming-phase", TerraformingPhase)
STEPS.add("storm-phase", StormPhase)
STEPS.add("attrition-phase", AttritionPhase)
STEPS.add("perish", Perish)
STEPS.add("conversion", Conversion)
STEPS.add("flashpoint-reset", FlashpointReset)
STEPS.add("place-units", PlaceUnits)
STEPS.add("removal", Removal)
STEPS.add("offer-base", OfferBase)
STEPS.add("activate", Activate)
STEPS.add("gather", Gather)
STEPS.add("gather-count", GatherCount)
STEPS.add("settle", Settle)
STEPS.add("terraform", Terraform)
STEPS.add("recruit", Recruit)
STEPS.add("local-recruits", LocalRecruits)
STEPS.add("depart", Depart)
STEPS.add("hop", Hop)
STEPS.add("hop-count", HopCount)
STEPS.add("join", Join)
STEPS.add("go-on", GoOn)
STEPS.add("go-on-count", GoOnCount)
STEPS.add("operation", Operation)
STEPS.add("begin-operation", BeginOperation)
STEPS.add("moved", Moved)
STEPS.add("start-special", StartSpecial)
STEPS.add("special-spaces", SpecialSpaces)
STEPS.add("after-operation", AfterOperation)
STEPS.add("house", House)
STEPS.add("repair", Repair)
STEPS.add("reputation", Reputation)
STEPS.add("house-or-repair", HouseOrRepair)
STEPS.add("rally-here", RallyHere)
STEPS.add("rally-rebels", RallyRebels)
STEPS.add("give-up", GiveUp)
STEPS.add("new-base", NewBase)
STEPS.add("dig-in", DigIn)
STEPS.add("redeploy-phase", RedeployPhase)
STEPS.add("stranded", Stranded)
STEPS.add("relocate", Relocate)
STEPS.add("relocate-to", RelocateTo)
STEPS.add("relocate-count", RelocateCount)
STEPS.add("reveal", Reveal)
STEPS.add("beacon", Beacon)
STEPS.add("settlement", Settlement)
STEPS.add("controlled-housing", ControlledHousing)
STEPS.add("next-card", NextCard, structural=True)
STEPS.add("event-round", EventRound, structural=True)
STEPS.add("move-up", MoveUp, structural=True)
STEPS.add("next-actor", NextActor, structural=True)
STEPS.add("turn", Turn, structural=True)
STEPS.add("pass-turn", PassTurn)
STEPS.add("may-draw", MayDraw)
STEPS.add("end-turn", EndTurn)
STEPS.add("end-round", EndRound, structural=True)
STEPS.add("opening-cards", OpeningCards)
STEPS.add("good-deeds", GoodDeeds)
STEPS.add("exploit-here", ExploitHere)
STEPS.add("move-in", MoveIn)
STEPS.add("raid-strikes", RaidStrikes)
STEPS.add("fort", Fort)
STEPS.add("fortify", Fortify)
STEPS.add("load", Load)
STEPS.add("unload", Unload)
STEPS.add("transport-count", TransportCount)
STEPS.add("persuade", Persuade)
STEPS.add("desert", Desert)
STEPS.add("convert", Convert)
STEPS.add("hack", Hack)
STEPS.add("storm-rolls", StormRolls)
STEPS.add("storm-roll", StormRoll)
STEPS.add("setup-storms", SetupStorms)
STEPS.add("win-over", WinOver)
STEPS.add("pacify", Pacify)
STEPS.add("support-phase", SupportPhase)
STEPS.add("lobby", Lobby)
STEPS.add("train-troops", TrainTroops)
STEPS.add("training-due", TrainingDue)
STEPS.add("agree", Agree)
STEPS.add("give-cards", GiveCards)
STEPS.add("deal", Deal)
STEPS.add("trade-amount", TradeAmount)
STEPS.add("choose-promise", ChoosePromise)
STEPS.add("pact", Pact)
STEPS.add("acting", Acting)
STEPS.add("victory-check", VictoryCheck)
STEPS.add("final-check", FinalCheck)
STEPS.add("drop-campaign", DropCampaign)
STEPS.add("journey-end", JourneyEnd)
STEPS.add("choose-line", ChooseLine)
STEPS.add("choose-operation", ChooseOperation)
STEPS.add("np-turn", NonPlayerTurn)
STEPS.add("np-curiosity", Curiosity)
STEPS.add("np-card", Card)
STEPS.add("np-attack-rest", AttackRest)
STEPS.add("np-block", Block)
STEPS.add("np-dig-in", NonPlayerDigIn)
STEPS.add("np-campaign", NonPlayerCampaign)
STEPS.add("np-logistics", NonPlayerLogistics)
STEPS.add("np-guard-bases", GuardBases)
STEPS.add("np-coordinate", NonPlayerCoordinate)
STEPS.add("np-relations", NonPlayerRelations)
STEPS.add("np-train-pacify", NonPlayerTrainPacify)
STEPS.add("np-pacify-once", PacifyOnce)
STEPS.add("np-pacify", NonPlayerPacify)
STEPS.add("np-agitate", NonPlayerAgitate)
STEPS.add("np-redeploy", NonPlayerRedeploy)
