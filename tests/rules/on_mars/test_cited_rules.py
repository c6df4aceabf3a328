"""Every refusal cites the rule that forbids the action, also where many rules share the reason."""

from collections.abc import Iterator

import pytest

from rules.on_mars.story import play, reason, rule
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.codes import ACTION_IDS
from tharsis.games.on_mars.rules.displacement import Displace
from tharsis.games.on_mars.rules.shuttle import Arrive, LayTile
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Refusal, Rng
from tharsis.rulebook import rules

#: The rule of each main action.
ACTION_RULES = dict(
    zip(ACTION_IDS, ["4.1", "4.2", "4.3", "4.4", "4.6", "5.1", "5.4", "5.11", "5.12", "5.13"], strict=True)
)

#: What each question may cite. A turn cites the rule of the action; minerals that stand in (2.1), crystals
#: (2.3), pieces on a hex (2.5) and boosts (3.2) have rules of their own wherever they matter.
CITED: dict[str, set[str]] = {
    "Arrive": {"1.3", "8.3", "8.4"},
    "SpaceBenefit": {"1.3"},
    "PlaceShuttle": {"1.3"},
    "Pay": {"1.3", "2.1", "2.3", "3.3", "7.3"},
    "Turn": {"3.1", "3.3", "5.8", "6.1", "6.2", *ACTION_RULES.values()},
    "TakeBlueprints": {"3.2", "4.2"},
    "LearnTech": {"3.2", "4.3"},
    "PlaceTech": {"4.3"},
    "Develop": {"3.2", "4.4"},
    "OwnerDecides": {"4.4", "4.5"},
    "Resupply": {"3.2", "4.6", "6.1"},
    "Move": {"2.5", "3.2", "4.5", "5.1", "5.3"},
    "Construct": {"5.4", "5.8"},
    "Site": {"3.2", "5.4", "5.7"},
    "ChooseTech": {"4.5", "5.7"},
    "Displace": {"5.6"},
    "LssBenefit": {"5.9"},
    "Retrieve": {"5.9"},
    "Upgrade": {"3.2", "4.5", "5.11"},
    "UpgradeSite": {"5.11"},
    "Welcome": {"3.2", "4.5", "5.12"},
    "Crew": {"5.12"},
    "LandBot": {"5.12"},
    "Hire": {"5.13"},
    "Refill": {"5.13"},
    "Overflow": {"5.14"},
    "ProduceMore": {"6.2"},
    "GainChoice": {"3.2", "6.2", "7.2"},
    "CrystalBoost": {"6.2"},
    "AimRadar": {"6.2"},
    "Prize": {"7.2"},
    "OfferTask": {"12"},
    "Travel": {"8.2"},
    "Explore": {"8.3"},
    "LayTile": {"8.3"},
}
#: Verbs that may be used at any time, whatever is asked.
ASIDES = {"claim": {"2.5", "7.2"}, "deliver": {"2.5", "5.14"}}
SAMPLED = 40  # actions asked for at a position


def refusals() -> Iterator[tuple[str, str, Refusal]]:
    """Refusals that random play meets: the question, the verb, the refusal."""
    for seed in range(12):
        rng = Rng()
        rng.seed(seed)
        s = GAME.new(seed=seed, seats=1 + seed % 4, options={"first_settlers": seed % 3 == 0})
        while not s.over:
            seat = s.actor()
            for _ in range(SAMPLED if s.moves % 9 == 0 else 0):
                action = rng.below(GAME.actions.size)
                refusal = s.why_not(seat, action)
                if refusal is not None:
                    yield type(s.asking).__name__, GAME.actions.notation(action).split()[0], refusal
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])


def test_random_play_meets_no_refusal_that_cites_another_rule() -> None:
    numbers = {found.number for found in rules(GAME)}
    wrong: set[tuple[str, str, str, str]] = set()
    met: set[str] = set()
    for question, verb, refusal in refusals():
        met.add(question)
        cited = CITED[question]
        if verb in ASIDES and refusal.name != "not-now":
            cited = ASIDES[verb]
        if refusal.rule not in cited or refusal.rule not in numbers:
            wrong.add((question, verb, refusal.name, refusal.rule))
    assert wrong == set()
    assert len(met) > 25


def poor(action: str) -> OMState:
    """A company on the side of an action that has nothing at all; another executive action stays open."""
    t = OMScenario().at(0, 1 if ACTION_RULES[action][0] == "4" else 5).crystals(0, 0).colonists(0, 2)
    t.built(0, "casino", "e3").scientist(0, "systems_engineer", "casino").bot(0, 1, "d3")
    t.s.warehouse = [0] * 6
    t.s.grid[6] = t.s.grid[7] = -1
    t.s.tech_bag += [7, 8]
    return t.goods(0, mineral=0, battery=0, water=0, plant=0, oxygen=0).turn(0)


@pytest.mark.rule("OM 3.1")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("learn_technology", "resources"),
        ("research", "resources"),
        ("resupply", "no-effect"),
        ("welcome_ship", "resources"),
        ("hire", "resources"),
    ],
)
def test_a_main_action_without_means_cites_its_own_rule(action: str, why: str) -> None:
    s = poor(action)
    assert (reason(s, 0, f"act {action}"), rule(s, 0, f"act {action}")) == (why, ACTION_RULES[action])


@pytest.mark.rule("OM 3.1", "OM 3.3")
def test_a_main_action_of_the_other_side_or_without_its_slot() -> None:
    s = OMScenario().at(0, 1).colonists(0, 0).turn(0)
    assert (reason(s, 0, "act hire"), rule(s, 0, "act hire")) == ("other-side", "3.1")
    assert (reason(s, 0, "act research"), rule(s, 0, "act research")) == ("colonists", "3.3")


@pytest.mark.rule("OM 6.1", "OM 6.2")
def test_executive_actions_without_crystals() -> None:
    s = OMScenario().built(0, "casino", "e3").bot(0, 1, "d3").crystals(0, 1).turn(0)
    assert (reason(s, 0, "executive bots"), rule(s, 0, "executive bots")) == ("crystals", "6.1")
    assert (reason(s, 0, "operate casino"), rule(s, 0, "operate casino")) == ("crystals", "6.2")


@pytest.mark.rule("OM 1.3", "OM 8.3", "OM 8.4")
def test_a_space_that_is_taken_cites_setup_or_the_journey() -> None:
    def taken(side: int, space: int) -> str:
        s = OMScenario().at(0, 1).at(1, space).ask(Arrive(0, side))
        assert reason(s, 0, f"space {space}") == "space-taken"
        return rule(s, 0, f"space {space}")

    assert [taken(-1, 6), taken(1, 6), taken(0, 2)] == ["1.3", "8.3", "8.4"]


@pytest.mark.rule("OM 5.6", "OM 5.12", "OM 8.3")
def test_hexes_that_do_not_do() -> None:
    t = OMScenario().bot(0, 1, "g5").ask(Displace(0, 0, 45), Arrive(0, 1))
    assert (reason(t, 0, "at a1"), rule(t, 0, "at a1")) == ("too-far", "5.6")
    s = OMScenario().ask(LayTile(0, 0))
    assert (reason(s, 0, "at g5"), rule(s, 0, "at g5")) == ("not-empty", "8.3")


@pytest.mark.rule("OM 7.2", "OM 7.3")
def test_goals_that_are_not_held() -> None:
    s = OMScenario().goal(0, "three_ships").crystals(0, 2).turn(0)
    assert (reason(s, 0, "claim three_mines"), rule(s, 0, "claim three_mines")) == ("goal-not-held", "7.2")
    s = play(s, 0, "executive bots")
    notation = "pay-goal three_mines"
    assert (reason(s, 0, notation), rule(s, 0, notation)) == ("goal-not-held", "7.3")


@pytest.mark.rule("OM 4.4")
def test_a_tech_that_was_not_learned_cannot_be_developed() -> None:
    s = play(OMScenario().at(0, 1).turn(0), 0, "act research")
    assert reason(s, 0, "develop mine 2a") == "not-learned"
    assert rule(s, 0, "develop mine 2a") == "4.4"


def refused(s: OMState, notation: str) -> tuple[str, str]:
    return reason(s, 0, notation), rule(s, 0, notation)


@pytest.mark.rule("OM 5.4", "OM 5.7")
def test_a_site_and_its_boost_have_rules_of_their_own() -> None:
    t = OMScenario().built(0, "wind_turbines", "g3").bot(0, 1, "g4").crystals(0, 2).colonists(0, 0)
    s = play(t.goods(0, mineral=1).turn(0), 0, "operate wind_turbines")
    assert refused(s, "boost") == ("colonists", "5.7")
    assert refused(s, "at a1") == ("out-of-zone", "5.4")
    assert refused(s, "at f3") == ("tech-too-low", "5.7")


@pytest.mark.rule("OM 3.2", "OM 4.2", "OM 5.11")
def test_what_is_boosted_cites_its_own_rule_but_for_the_boost() -> None:
    s = play(OMScenario().at(0, 1).colonists(0, 1).turn(0), 0, "act obtain_blueprint")
    assert refused(s, "done") == ("must-first", "4.2")
    assert refused(s, "boost") == ("no-boost", "3.2")
    t = OMScenario().blueprint(0, "metal_deposit", "wind_turbines").goods(0, mineral=2).bot(0, 1, "g4")
    s = play(t.colonists(0, 1).turn(0), 0, "act upgrade_building")
    assert refused(s, "done") == ("must-first", "5.11")


@pytest.mark.rule("OM 2.1", "OM 2.3", "OM 3.3")
def test_a_payment_cites_what_is_paid() -> None:
    t = OMScenario().goal(0, "three_ships", "two_research").crystals(0, 0)
    s = play(t.turn(0), 0, "executive bots")
    assert refused(s, "pay crystal") == ("crystals", "2.3")
    assert refused(s, "pay battery") == ("not-now", "7.3")
    t = OMScenario(3).slot(1, "construct_building").goal(0, "three_ships").crystals(0, 0)
    s = play(t.turn(0), 0, "act construct_building")
    assert refused(s, "pay crystal") == ("crystals", "3.3")
    s = OMScenario().goods(0, mineral=1, plant=1, battery=0).turn(0)
    s = play(s, 0, "act construct_building", "build oxygen_condenser", "at d3")
    assert refused(s, "pay battery") == ("not-now", "2.1")


@pytest.mark.rule("OM 7.2", "OM 5.14")
def test_what_may_be_done_at_any_time_cites_its_own_rule() -> None:
    s = OMScenario().crystals(0, 2).turn(0)
    assert refused(s, "claim three_ships") == ("goal-not-held", "7.2")
    assert refused(s, "deliver mineral d1") == ("not-your-contract", "5.14")
