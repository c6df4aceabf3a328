"""Every step of the game can wait in a save: under its tag, with its operands, in the middle of anything."""

import pytest

from rules.twilight_struggle.cards.played import first, ops, round_of
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import GAME
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

SPREAD = {"card": 7, "area": 3, "points": 2, "barred": 1, "optional": True}
#: The frame of a game: positions in which only these wait survive a change of the rules.
FRAME = (
    (setup.FirstDeal(), ["first-deal"]),
    (setup.FreeInfluence(1, 6, 0, (14, 15)), ["free-influence", 1, 6, 0, (14, 15)]),
    (setup.Handicap(0, 2, 0, ()), ["handicap", 0, 2, 0, ()]),
    (turn.StartTurn(), ["start-turn"]),
    (turn.ImproveDefcon(), ["improve-defcon"]),
    (turn.DealCards(), ["deal"]),
    (headline.Headlines(), ["headlines"]),
    (headline.SecretHeadlines(-1), ["secret-headlines", -1]),
    (headline.RevealHeadlines(), ["reveal-headlines"]),
    (headline.OpenHeadline(1), ["open-headline", 1]),
    (headline.ResolveHeadlines(), ["resolve-headlines"]),
    (headline.HeadlineEvent(1), ["headline-event", 1]),
    (rounds.Round(3, 1), ["round", 3, 1]),
    (rounds.ChooseCard(1), ["choose-card", 1]),
    (rounds.TrappedRound(1), ["trapped-round", 1]),
    (rounds.EndRound(3, 1), ["end-round", 3, 1]),
    (turn.CheckMilitaryOps(), ["check-military-ops"]),
    (turn.RevealHeld(), ["reveal-held"]),
    (turn.HeldCard(1), ["held-card", 1]),
    (turn.EndTurn(), ["end-turn"]),
    (scoring.FinalScoring(), ["final-scoring"]),
)
#: Each other step as it is written into a save: its tag and its operands. The tags may never change.
WITHIN_A_PLAY = (
    (play.Mode(1, 7, 2), ["mode", 1, 7, 2]),
    (play.CancelEvent(1), ["cancel-event", 1]),
    (rounds.EscapeRoll(1), ["escape-roll", 1]),
    (rounds.NoradPlacement(0), ["norad", 0]),
    (events.EventOf(7, 1), ["event-of", 7, 1]),
    (events.Dispose(7), ["dispose", 7]),
    (headline.CancelHeadline(), ["cancel-headline"]),
    (operations.Operations(1, 3, 1, 5, True), ["operations", 1, 3, 1, 5, True]),
    (operations.ChooseOperation(1, 3, 1, 5, True), ["choose-operation", 1, 3, 1, 5, True]),
    (operations.ChooseCoup(1, 3, 2), ["choose-coup", 1, 3, 2]),
    (operations.Placement(1, 3, 2, 1), ["placement", 1, 3, 2, 1]),
    (
        operations.FreeAttempt(1, 3, 5, realign=True, counts=True, barred=9),
        ["free-attempt", 1, 3, 5, True, True, 9],
    ),
    (realign.Realignment(1, 3, 2, 1, 5), ["realignment", 1, 3, 2, 1, 5]),
    (realign.RealignmentRoll(1, 9), ["realignment-roll", 1, 9]),
    (coup.Coup(1, 9, 3, free=True), ["coup", 1, 9, 3, True]),
    (space.SpaceTry(1), ["space-try", 1]),
    (space.Advance(1, 2), ["advance", 1, 2]),
    (crisis.CrisisWindow(1, 71), ["crisis-window", 1, 71]),
    (defcon.Degrade(2), ["degrade", 2]),
    (defcon.Improve(2), ["improve", 2]),
    (victory.Gain(1, 3), ["gain", 1, 3]),
    (scoring.ScoringCard(3), ["scoring-card", 3]),
    (scoring.ScoreRegion(3, 9), ["score-region", 3, 9]),
    (scoring.ScoreSoutheastAsia(), ["score-southeast-asia"]),
    (scoring.Shuttle(0, 2), ["shuttle", 0, 2]),
    (influence.Add(1, 9, 2), ["add", 1, 9, 2]),
    (influence.Remove(1, 9, 2), ["remove", 1, 9, 2]),
    (influence.Loss(1, 9, 2), ["loss", 1, 9, 2]),
    (influence.RaiseToControl(1, 9), ["raise-to-control", 1, 9]),
    (influence.TakeEffect(7), ["take-effect", 7]),
    (influence.EndEffect(7), ["end-effect", 7]),
    (influence.AddPoints(1, 4, 2, (9,), **SPREAD), ["spread", 1, 4, 2, (9,), 7, 3, 2, 1, True]),
    (influence.TakePoints(1, 4, 2, (9,), **SPREAD), ["strip", 1, 4, 2, (9,), 7, 3, 2, 1, True]),
    (wars.War(10, 1, 44), ["war", 10, 1, 44]),
    (wars.WarRoll(10, 1, 44), ["war-roll", 10, 1, 44]),
    (wars.ChooseWar(1, 35, 22), ["choose-war", 1, 35, 22]),
    (hands.ShowHand(1), ["show-hand", 1]),
    (hands.DiscardOr(0, 9), ["discard-or", 0, 9]),
    (hands.DoubleInfluence(1, 2, 1, (81,)), ["double-influence", 1, 2, 1, (81,)]),
    (hands.RandomDiscard(1), ["random-discard", 1]),
    (hands.TakeDiscarded(1, 42), ["take-discarded", 1, 42]),
    (hands.DiscardAny(0, 76, 9, 2), ["discard-any", 0, 76, 9, 2]),
    (hands.DrawCards(2), ["draw-cards", 2]),
    (hands.LookAtDeck(), ["look-at-deck"]),
    (hands.PutBack(), ["put-back"]),
    (hands.DiscardFromHand(1), ["discard-from-hand", 1]),
    (early.DuckAndCover(), ["duck-and-cover"]),
    (early.FiveYearPlan(), ["five-year-plan"]),
    (early.Nasser(), ["nasser"]),
    (early.WarsawPact(1), ["warsaw-pact", 1]),
    (early.OlympicGames(1), ["olympic-games", 1]),
    (early.OlympicDice(1), ["olympic-dice", 1]),
    (early.IndependentReds(0), ["independent-reds", 0]),
    (early.EastEuropeanUnrest(), ["east-european-unrest"]),
    (early.RedScare(1), ["red-scare", 1]),
    (early.DeStalinization(1, 4, 0, (15,)), ["de-stalinization", 1, 4, 0, (15,)]),
    (early.NuclearTestBan(1), ["nuclear-test-ban", 1]),
    (early.Defectors(), ["defectors"]),
    (mid.ArmsRace(), ["arms-race"]),
    (mid.MissileCrisis(1), ["missile-crisis", 1]),
    (mid.Summit(), ["summit"]),
    (mid.ChooseDefcon(1, 44, 1), ["choose-defcon", 1, 44, 1]),
    (mid.FullMilitaryOps(1), ["full-military-ops", 1]),
    (exchanges.MissileEnvy(1), ["missile-envy", 1]),
    (mid.SouthAfricanUnrest(1), ["south-african-unrest", 1]),
    (mid.CulturalRevolution(), ["cultural-revolution"]),
    (mid.Opec(), ["opec"]),
    (exchanges.GrainSales(), ["grain-sales"]),
    (exchanges.GrainChoice(0, 7, 1), ["grain-choice", 0, 7, 1]),
    (mid.DeathSquads(1), ["death-squads", 1]),
    (mid.NixonPlaysChina(), ["nixon-plays-china"]),
    (mid.UssuriRiver(), ["ussuri-river"]),
    (mid.AllianceForProgress(), ["alliance-for-progress"]),
    (late.ReaganBombsLibya(), ["reagan-bombs-libya"]),
    (late.NorthSeaOil(), ["north-sea-oil"]),
    (late.Reformer(), ["reformer"]),
    (late.KoreanAirOps(), ["korean-air-ops"]),
    (late.GlasnostOps(), ["glasnost-ops"]),
    (late.Chernobyl(0), ["chernobyl", 0]),
    (late.Wargames(1), ["wargames", 1]),
    (late.EndByWargames(), ["end-by-wargames"]),
    (optional.CambridgeFive(), ["cambridge-five"]),
    (optional.CambridgePlacement(1, (0, 8)), ["cambridge-placement", 1, (0, 8)]),
    (optional.SpecialRelationship(), ["special-relationship"]),
    (
        optional.ChooseChe(1, 3, 19, realign=False, counts=True, barred=9),
        ["choose-che", 1, 3, 19, False, True, 9],
    ),
    (optional.ChooseCheAgain(9, 2), ["choose-che-again", 9, 2]),
)
WRITTEN = FRAME + WITHIN_A_PLAY


def test_every_step_is_written():
    assert {written[0] for _, written in WRITTEN} == set(GAME.steps.classes)


@pytest.mark.parametrize(("step", "written"), WRITTEN, ids=[str(written[0]) for _, written in WRITTEN])
def test_a_step_waits_in_a_save(step, written):
    assert GAME.steps.pack(step) == written
    s = Story().hand("ussr", "fidel").hand("us", "nasser").round("ussr").s.clone()
    s.agenda.insert(0, step)
    loaded = GAME.load(s.save())
    assert loaded.digest() == s.digest()
    assert type(loaded.agenda[0]) is type(step)
    assert GAME.steps.pack(loaded.agenda[0]) == written


@pytest.mark.rule("TS 4.5")
def test_a_game_is_quiet_between_two_cards_and_not_in_the_middle_of_one():
    assert {GAME.steps.tags[cls] for cls in GAME.steps.structural} == {written[0] for _, written in FRAME}
    t = Story().hand("ussr", "fidel", "nasser").hand("us", "nato").round("ussr")
    assert t.s.quiet()
    assert not t.play("play fidel").s.quiet()
    assert t.play("play fidel", "event").s.quiet()


#: What the numbers in a save stand for, met in play: a question and how it is written while it is asked.
ASKED = (
    (
        first("soviets_shoot_down_kal_007", turn=8, at={"south_korea": (3, 0)}),
        "choose-operation 0 4 2 3 True",
    ),
    (first("abm_treaty", by="ussr"), "choose-operation 1 4 2 7 True"),
    (ops("us", 3), "choose-operation 0 3 2 7 False"),
    (round_of("ussr", moves="play the_china_card; ops"), "choose-operation 1 4 3 7 False"),
    (round_of("ussr", moves="play the_china_card; ops; place afghanistan"), "placement 1 4 1 1"),
    (round_of("ussr", moves="play the_china_card; ops; place poland"), "placement 1 4 0 1"),
    (ops("ussr", 3, at={"thailand": (0, 1)}, moves="place thailand"), "placement 1 3 2 1"),
    (ops("us", 3, at={"thailand": (0, 1)}, moves="realignment"), "realignment 0 3 2 0 -1"),
    (first("comecon"), "spread 1 4 1 () 13 7 1 1 False"),
    (first("truman_doctrine", at={"italy": (1, 1)}), "strip 0 1 1 () 18 0 999 2 False"),
    (first("puppet_governments"), "spread 0 3 1 () 65 9 1 3 True"),
    (first("oas_founded"), "spread 0 2 2 () 69 12 1 0 False"),
    (first("suez_crisis", at={"france": (3, 0)}), "strip 1 4 2 () 27 13 1 0 False"),
    (first("muslim_revolution", at={"iran": (3, 0)}), "strip 1 2 1 () 55 15 999 0 False"),
    (first("the_voice_of_america", at={"iran": (0, 3)}), "strip 0 4 2 () 73 10 1 0 False"),
    (first("junta", by="us"), "spread 0 1 1 () 46 12 2 0 False"),
    (first("south_african_unrest", moves="place angola"), "spread 1 1 2 (55,) 52 18 1 0 False"),
    (first("special_relationship", at={"united_kingdom": (5, 0)}), "spread 0 1 1 () 104 16 1 0 False"),
    (
        first("special_relationship", at={"united_kingdom": (5, 0)}, effect="nato"),
        "spread 0 1 1 () 104 6 2 0 False",
    ),
    (first("marine_barracks_bombing", turn=8, at={"iran": (1, 0)}), "strip 1 2 2 () 87 2 1 0 False"),
    (first("ussuri_river_skirmish", china="us"), "spread 0 4 2 () 75 1 1 0 False"),
    (first("pershing_ii_deployed", turn=8, at={"italy": (1, 0)}), "strip 1 3 1 () 98 6 1 0 True"),
    (first("de_stalinization", at={"iran": (0, 1)}), "de-stalinization 1 4 0 ()"),
    (
        first("latin_american_debt_crisis", turn=8, at={"peru": (0, 1), "chile": (0, 1)}),
        "double-influence 1 2 1 ()",
    ),
    (
        first("warsaw_pact_formed", at={"poland": (3, 0), "hungary": (1, 0)}, moves="remove poland"),
        "strip 1 3 1 (15,) 15 7 999 0 True",
    ),
    (first("warsaw_pact_formed", moves="place poland"), "spread 1 4 2 (15,) 15 7 1 0 False"),
    (first("marshall_plan"), "spread 0 7 1 () 22 6 1 1 False"),
    (first("decolonization"), "spread 1 4 1 () 29 11 1 0 False"),
    (first("brush_war", by="us"), "choose-war 0 35 22"),
    (first("indo_pakistani_war", by="us"), "choose-war 0 23 20"),
    (first("iran_iraq_war", by="us", turn=8), "choose-war 0 101 21"),
    (first("che", at={"kenya": (1, 0)}), "choose-che 1 3 19 False True -1"),
    (
        first("ortega_elected_in_nicaragua", turn=8, at={"honduras": (1, 0)}),
        "free-attempt 1 2 17 False False -1",
    ),
    (first("tear_down_this_wall", turn=8, at={"poland": (0, 1)}), "free-attempt 0 3 0 True False -1"),
    (first("the_cambridge_five", hands={"us": ("southeast_asia_scoring",)}), "cambridge-placement 1 (8,)"),
    (round_of("us", moves="play nato"), "mode 0 20 0"),
    (round_of("us", owed=0, moves="play missile_envy"), "mode 0 48 1"),
    (
        first("grain_sales_to_soviets", hands={"ussr": ("fidel",)}, moves="play fidel"),
        "mode 0 7 2",
    ),
)


@pytest.mark.parametrize(("begin", "written"), ASKED, ids=[written for _, written in ASKED])
def test_a_question_is_written_as_it_always_was(begin, written):
    """Games that were saved while it was asked must go on under later versions."""
    assert " ".join(str(part) for part in GAME.steps.pack(begin().s.asking)) == written
