"""All steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.games.twilight_struggle.cards import early, exchanges, late, mid, optional
from tharsis.games.twilight_struggle.rules import (
    coup,
    crisis,
    defcon,
    events,
    headline,
    operations,
    play,
    realign,
    rounds,
    scoring,
    setup,
    space,
    turn,
    victory,
)
from tharsis.games.twilight_struggle.vocabulary import hands, influence, wars
from tharsis.kernel import Steps

STEPS: Final = Steps()

# The frame of the game: a position in which only these wait is quiet.
STEPS.add("first-deal", setup.FirstDeal, structural=True)
STEPS.add("free-influence", setup.FreeInfluence, structural=True)
STEPS.add("handicap", setup.Handicap, structural=True)
STEPS.add("start-turn", turn.StartTurn, structural=True)
STEPS.add("improve-defcon", turn.ImproveDefcon, structural=True)
STEPS.add("deal", turn.DealCards, structural=True)
STEPS.add("headlines", headline.Headlines, structural=True)
STEPS.add("secret-headlines", headline.SecretHeadlines, structural=True)
STEPS.add("reveal-headlines", headline.RevealHeadlines, structural=True)
STEPS.add("open-headline", headline.OpenHeadline, structural=True)
STEPS.add("resolve-headlines", headline.ResolveHeadlines, structural=True)
STEPS.add("headline-event", headline.HeadlineEvent, structural=True)
STEPS.add("round", rounds.Round, structural=True)
STEPS.add("choose-card", rounds.ChooseCard, structural=True)
STEPS.add("trapped-round", rounds.TrappedRound, structural=True)
STEPS.add("end-round", rounds.EndRound, structural=True)
STEPS.add("check-military-ops", turn.CheckMilitaryOps, structural=True)
STEPS.add("reveal-held", turn.RevealHeld, structural=True)
STEPS.add("held-card", turn.HeldCard, structural=True)
STEPS.add("end-turn", turn.EndTurn, structural=True)
STEPS.add("final-scoring", scoring.FinalScoring, structural=True)
# Playing a card.
STEPS.add("mode", play.Mode)
STEPS.add("cancel-event", play.CancelEvent)
STEPS.add("escape-roll", rounds.EscapeRoll)
STEPS.add("norad", rounds.NoradPlacement)
STEPS.add("event-of", events.EventOf)
STEPS.add("dispose", events.Dispose)
STEPS.add("cancel-headline", headline.CancelHeadline)
# Operations.
STEPS.add("operations", operations.Operations)
STEPS.add("choose-operation", operations.ChooseOperation)
STEPS.add("choose-coup", operations.ChooseCoup)
STEPS.add("placement", operations.Placement)
STEPS.add("free-attempt", operations.FreeAttempt)
STEPS.add("realignment", realign.Realignment)
STEPS.add("realignment-roll", realign.RealignmentRoll)
STEPS.add("coup", coup.Coup)
STEPS.add("space-try", space.SpaceTry)
STEPS.add("advance", space.Advance)
STEPS.add("crisis-window", crisis.CrisisWindow)
# Tracks and scoring.
STEPS.add("degrade", defcon.Degrade)
STEPS.add("improve", defcon.Improve)
STEPS.add("gain", victory.Gain)
STEPS.add("scoring-card", scoring.ScoringCard)
STEPS.add("score-region", scoring.ScoreRegion)
STEPS.add("score-southeast-asia", scoring.ScoreSoutheastAsia)
STEPS.add("shuttle", scoring.Shuttle)
# Words of events.
STEPS.add("add", influence.Add)
STEPS.add("remove", influence.Remove)
STEPS.add("loss", influence.Loss)
STEPS.add("raise-to-control", influence.RaiseToControl)
STEPS.add("take-effect", influence.TakeEffect)
STEPS.add("end-effect", influence.EndEffect)
STEPS.add("spread", influence.AddPoints)
STEPS.add("strip", influence.TakePoints)
STEPS.add("war", wars.War)
STEPS.add("war-roll", wars.WarRoll)
STEPS.add("choose-war", wars.ChooseWar)
STEPS.add("show-hand", hands.ShowHand)
STEPS.add("discard-or", hands.DiscardOr)
STEPS.add("double-influence", hands.DoubleInfluence)
STEPS.add("random-discard", hands.RandomDiscard)
STEPS.add("take-discarded", hands.TakeDiscarded)
STEPS.add("discard-any", hands.DiscardAny)
STEPS.add("draw-cards", hands.DrawCards)
STEPS.add("look-at-deck", hands.LookAtDeck)
STEPS.add("put-back", hands.PutBack)
STEPS.add("discard-from-hand", hands.DiscardFromHand)
# Single cards.
STEPS.add("duck-and-cover", early.DuckAndCover)
STEPS.add("five-year-plan", early.FiveYearPlan)
STEPS.add("nasser", early.Nasser)
STEPS.add("warsaw-pact", early.WarsawPact)
STEPS.add("olympic-games", early.OlympicGames)
STEPS.add("olympic-dice", early.OlympicDice)
STEPS.add("independent-reds", early.IndependentReds)
STEPS.add("east-european-unrest", early.EastEuropeanUnrest)
STEPS.add("red-scare", early.RedScare)
STEPS.add("de-stalinization", early.DeStalinization)
STEPS.add("nuclear-test-ban", early.NuclearTestBan)
STEPS.add("defectors", early.Defectors)
STEPS.add("arms-race", mid.ArmsRace)
STEPS.add("missile-crisis", mid.MissileCrisis)
STEPS.add("summit", mid.Summit)
STEPS.add("choose-defcon", mid.ChooseDefcon)
STEPS.add("full-military-ops", mid.FullMilitaryOps)
STEPS.add("missile-envy", exchanges.MissileEnvy)
STEPS.add("south-african-unrest", mid.SouthAfricanUnrest)
STEPS.add("cultural-revolution", mid.CulturalRevolution)
STEPS.add("opec", mid.Opec)
STEPS.add("grain-sales", exchanges.GrainSales)
STEPS.add("grain-choice", exchanges.GrainChoice)
STEPS.add("death-squads", mid.DeathSquads)
STEPS.add("nixon-plays-china", mid.NixonPlaysChina)
STEPS.add("ussuri-river", mid.UssuriRiver)
STEPS.add("alliance-for-progress", mid.AllianceForProgress)
STEPS.add("reagan-bombs-libya", late.ReaganBombsLibya)
STEPS.add("north-sea-oil", late.NorthSeaOil)
STEPS.add("reformer", late.Reformer)
STEPS.add("korean-air-ops", late.KoreanAirOps)
STEPS.add("glasnost-ops", late.GlasnostOps)
STEPS.add("chernobyl", late.Chernobyl)
STEPS.add("wargames", late.Wargames)
STEPS.add("end-by-wargames", late.EndByWargames)
STEPS.add("cambridge-five", optional.CambridgeFive)
STEPS.add("cambridge-placement", optional.CambridgePlacement)
STEPS.add("special-relationship", optional.SpecialRelationship)
STEPS.add("choose-che", optional.ChooseChe)
STEPS.add("choose-che-again", optional.ChooseCheAgain)
