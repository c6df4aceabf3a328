"""5.11, 5.12, 5.13: ships, upgrades and cards: what each changes, and each reason against it alone."""

import pytest

from rules.on_mars.story import HEXES, NOTHING, at, changed, lines, options, play, prompt, reason, rule
from tharsis.games.on_mars.actions import BLUEPRINT
from tharsis.games.on_mars.board import DISTANCE
from tharsis.games.on_mars.rules.gains import Gain, gain_colonists, leave_quarters
from tharsis.games.on_mars.rules.hiring import Hire, Refill
from tharsis.games.on_mars.rules.rounds import EndTurn
from tharsis.games.on_mars.rules.ships import LandBot, Welcome, bot_places
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.rules.upgrading import Upgrade, UpgradeSite, upgrade_sites
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState

EACH = 12


def harbour(**goods: int) -> OMScenario:
    """Green at level 3 with four Shelters and two Colonists; no mission counts Bots."""
    t = OMScenario(3).level(3).missions("contracts", "progress", "research").goods(1, **NOTHING)
    return t.goods(1, **goods).shelter(1, "a1", "a2", "a3").colonists(1, 2)


def welcoming(t: OMScenario, bits: int = 4, boosts: int = EACH) -> OMState:
    """Green's own turn; 4: Tech may be used."""
    t.s.active = 1
    return t.ask(Welcome(1, left=1, boosts=boosts, must=True, bits=bits), Arrive(2, 0))


@pytest.mark.rule("OM 5.12")
def test_a_ship_with_colonists() -> None:
    t = harbour(plant=1, water=1)
    before = t.s.clone()
    s = welcoming(t)
    assert options(s, 1) == ["ship 1", "ship 2", "ship 3", "ship 4", "ship 5"]
    assert (reason(s, 1, "done"), prompt(s)) == ("must-first", ("ship", 1))
    s = play(s, 1, "ship 4")
    assert (prompt(s), options(s, 1)) == (("crew",), ["crew bot", "crew colonists"])
    s = play(s, 1, "crew colonists")
    assert changed(before, s) == {
        "active": 1, "ships.1": 0b10111, "hangar.1": 1, "goods.7": 0, "goods.8": 0, "quarters.1": 4,
        "supply.1": 8, "fresh": 2,
    }  # fmt: skip
    assert lines(s) == [("ship", 1)]
    assert s.actor() == 2


@pytest.mark.rule("OM 5.12", "OM 7.1")
def test_a_ship_with_a_bot() -> None:
    t = harbour(plant=1, water=1).missions("contracts", "bots", "research")
    s = play(welcoming(t), 1, "ship 1", "crew bot")
    assert prompt(s) == ("bot",)
    assert options(s, 1) == ["at a1", "at a2", "at a3"]
    assert (reason(s, 1, "at g9"), rule(s, 1, "at g9")) == ("too-far", "5.12")
    before = s
    s = play(s, 1, "at a2")
    assert changed(before, s) == {
        "unit.6": at("a2"), f"pieces.{at('a2')}": 1, "mission_left.1": 3, "waiting.1": 2,
    }  # fmt: skip
    assert lines(s, "bot") == [("bot", 1, at("a2"))]
    assert s.quarters[1] == 3


@pytest.mark.rule("OM 5.12")
def test_a_bot_lands_on_a_free_own_shelter_or_as_near_as_possible() -> None:
    t = harbour().bot(1, 1, "a1").bot(1, 2, "a2").bot(2, 1, "a3")
    assert [HEXES[hex_] for hex_ in bot_places(t.s, 1)] == ["i3"]
    t.bot(0, 1, "i3")
    free = [hex_ for hex_ in range(91) if t.s.is_available(hex_)]
    own = [at(id) for id in ("a1", "a2", "a3", "i3")]
    near = min(DISTANCE[91 * shelter + hex_] for shelter in own for hex_ in free)
    nearest = [h for h in free if any(DISTANCE[91 * shelter + h] == near for shelter in own)]
    assert sorted(bot_places(t.s, 1)) == nearest
    assert near == 1
    single = OMScenario().bot(0, 1, "d3").crystal("d4", "e2", "e4", "f2", "f3", "d2")
    single.bot(1, 1, "e3")
    places = sorted(bot_places(single.s, 0))
    assert places == [h for h in range(91) if DISTANCE[91 * at("e3") + h] == 2 and single.s.is_available(h)]


@pytest.mark.rule("OM 5.12")
def test_without_a_bot_in_the_supply_none_lands() -> None:
    t = OMScenario().bot(0, 1, "d3").bot(0, 2, "d4").bot(0, 3, "d5").bot(0, 4, "d6")
    before = t.s.clone()
    s = t.ask(LandBot(0), Arrive(1, 0))
    assert (changed(before, s), s.actor()) == ({}, 1)
    t = OMScenario().bot(0, 1, "d3").bot(0, 2, "d4").bot(0, 4, "d6")
    s = t.ask(LandBot(0), Arrive(1, 0))
    assert s.unit[2] == at("e3")


@pytest.mark.rule("OM 5.12", "OM 3.2")
def test_each_colonist_that_did_not_come_this_turn_allows_one_more_ship() -> None:
    t = harbour(plant=3, water=3).colonists(1, 1)
    s = play(welcoming(t), 1, "ship 1", "crew colonists")
    assert options(s, 1) == ["boost", "done"]
    before = s
    s = play(s, 1, "boost")
    assert changed(before, s) == {"quarters.1": 2, "working.1": 1}
    assert (s.fresh, reason(s, 1, "done")) == (2, "must-first")
    s = play(s, 1, "ship 2", "crew colonists")
    assert s.actor() == 2  # only newcomers are left
    s = welcoming(harbour(plant=2, water=2).colonists(1, 1).tech(0, "ship", "1a"))
    s = play(s, 1, "ship 1", "crew colonists", "boost", "ship 2", "crew colonists")
    assert (reason(s, 1, "boost"), options(s, 1)) == ("fresh-colonists", ["use blue", "done"])


@pytest.mark.rule("OM 5.12")
@pytest.mark.parametrize(
    ("level", "taken", "why"), [(1, 0, ""), (1, 1, "ship-limit"), (2, 1, ""), (3, 3, "ship-limit")]
)
def test_no_more_ships_are_taken_than_the_colony_has_levels(level: int, taken: int, why: str) -> None:
    t = OMScenario(3).level(level).goods(1, plant=1, water=1)
    t.hangar(1, taken)
    t.s.hangar[1] = 0  # spent ones count as well
    assert reason(t.turn(1), 1, "act welcome_ship") == why


@pytest.mark.rule("OM 5.12")
def test_all_five_ships_gone() -> None:
    t = OMScenario().level(5).hangar(0, 5).goods(0, plant=1, water=1)
    assert reason(t.turn(0), 0, "act welcome_ship") == "no-ship"


@pytest.mark.rule("OM 4.5", "OM 5.12")
def test_ship_tech_is_used_once_after_a_ship_and_while_there_is_room() -> None:
    t = harbour(plant=1, water=1).tech(0, "ship", "2a").tech(1, "ship", "1a")
    s = welcoming(t)
    assert reason(s, 1, "use blue") == "must-first"
    s = play(s, 1, "ship 1", "crew colonists")
    assert options(s, 1) == ["use blue", "use green", "done"]
    assert reason(s, 1, "use purple") == "no-tech"
    before = s
    used = play(s, 1, "use blue")
    assert changed(before, used) == {"quarters.1": 6, "supply.1": 6, "fresh": 4, "uses": [7]}
    assert used.actor() == 2
    assert play(s, 1, "use green").uses == []
    s = welcoming(harbour(plant=2, water=2).tech(0, "ship", "1a"))
    s = play(s, 1, "ship 1", "crew colonists", "use blue")
    assert reason(s, 1, "use blue") == "tech-used"


@pytest.mark.rule("OM 4.5", "OM 5.12")
@pytest.mark.parametrize(("quarters", "working", "offered"), [(6, 0, True), (8, 0, False), (4, 6, False)])
def test_ship_tech_needs_somebody_to_bring_and_room(quarters: int, working: int, offered: bool) -> None:
    t = harbour(plant=1, water=1).tech(0, "ship", "1a").colonists(1, quarters, working=working)
    s = play(welcoming(t, boosts=0), 1, "ship 1", "crew colonists")
    assert (s.actor() == 1) is offered
    assert ("use blue" in options(s, s.actor())) is offered


@pytest.mark.rule("OM 5.12", "OM 2.2")
def test_who_is_fresh() -> None:
    """Only who comes on the own turn; fresh ones go first where it does not matter who goes."""
    t = OMScenario().shelter(0, "a1").shelter(1, "a2")
    t.s.active = 0
    gain_colonists(t.s, 1, 2)
    assert (t.s.fresh, t.s.quarters) == (0, [3, 5])
    gain_colonists(t.s, 0, 2)
    assert (t.s.fresh, t.s.quarters, t.s.supply) == (2, [5, 5], [7, 7])
    leave_quarters(t.s, 1)
    assert t.s.fresh == 2
    for left in (1, 0, 0):
        leave_quarters(t.s, 0)
        assert t.s.fresh == left
    assert t.s.quarters == [2, 4]


@pytest.mark.rule("OM 2.2")
def test_gains_stop_at_the_limit_and_are_told() -> None:
    t = OMScenario(3).goods(1, oxygen=1)
    before = t.s.clone()
    s = t.ask(Gain(1, 4, 3), Gain(1, 5, 2), Gain(1, 2, 0), Arrive(2, 0))
    assert changed(before, s) == {"goods.9": 2, "waiting.1": 2}
    assert lines(s) == [("gain", 1, 3, 4), ("gain", 1, 2, 5)]
    alone = OMScenario(1)
    before = alone.s.clone()
    s = alone.ask(Gain(1, 4, 3), Gain(1, 5, 2), Arrive(0, 0))
    assert changed(before, s) == {"waiting.1": before.waiting[1] + 2}


# -- upgrades -------------------------------------------------------------------------------------


def plans(*cards: str) -> OMScenario:
    t = OMScenario(3).missions("contracts", "advanced_buildings", "research").goods(1, **NOTHING)
    return t.goods(1, mineral=2).blueprint(1, *cards)


@pytest.mark.rule("OM 5.11", "OM 7.1")
def test_everything_that_an_upgrade_changes() -> None:
    t = plans("metal_deposit").building("mine", "c4", "c3").miner(2, "c4").bot(1, 1, "c5").rover(0, "b2")
    s = t.ask(Upgrade(1, 1, 0, True, 0), Arrive(2, 0))
    s = play(s, 1, "upgrade metal_deposit")
    if s.actor() == 1:
        s = play(s, 1, "at c4")
    card = BLUEPRINT.index("metal_deposit")
    assert s.blueprint_hex[card] == at("c4")
    assert (s.advanced[at("c4")], s.miner[at("c4")], s.pieces[at("c4")]) == (card, -1, 1)
    assert (s.quarters[2], s.supply[2]) == (4, 8)
    assert (s.goods[5], s.mission_left[1], s.waiting[1]) == (1, 7, 1)
    assert lines(s, "upgraded") == [("upgraded", 1, card, at("c4"))]


@pytest.mark.rule("OM 5.11", "OM 5.6")
def test_units_on_an_upgraded_building_move_off() -> None:
    t = plans("wind_turbines").bot(1, 1, "g3").bot(0, 1, "k3")
    s = t.ask(Upgrade(1, 1, 0, True, 0), Arrive(2, 0))
    s = play(s, 1, "upgrade wind_turbines")
    assert (prompt(s), len(options(s, 1))) == (("displace", 0), 6)
    s = play(s, 1, "at g2")
    assert (s.unit[5], s.pieces[at("g3")], s.pieces[at("g2")]) == (at("g2"), 1, 1)
    assert lines(s)[-1] == ("displaced", 1, 0, at("g2"))


@pytest.mark.rule("OM 5.11")
@pytest.mark.parametrize(
    ("hex_", "why"),
    [
        ("g5", "wrong-building"),
        ("g2", "has-marker"),
        ("k3", "small-complex"),
        ("b4", "out-of-zone"),
        ("g3", ""),
        ("g1", ""),
    ],
)
def test_each_reason_against_a_building(hex_: str, why: str) -> None:
    t = (
        plans("radar")
        .building("generator", "g2", "g1", "k3", "b4", "b5", "c5")
        .built(0, "wind_turbines", "g2")
    )
    t.bot(1, 1, "h1").bot(1, 2, "h3").bot(1, 3, "k4")
    s = t.ask(UpgradeSite(1, BLUEPRINT.index("radar"), 0), Arrive(2, 0))
    assert sorted(options(s, 1)) == ["at g1", "at g3"]
    assert reason(s, 1, f"at {hex_}") == why


@pytest.mark.rule("OM 5.11")
def test_a_level_three_plan_needs_three_and_a_level_one_plan_any() -> None:
    for card, others, fits in (
        ("radar", ("g2",), False),
        ("radar", ("g2", "g1"), True),
        ("wind_turbines", (), True),
        ("construction_yard", (), True),
    ):
        t = plans(card).building("generator", *others)
        assert (upgrade_sites(t.s, 1, BLUEPRINT.index(card), 2) != []) is fits
        assert upgrade_sites(t.s, 1, BLUEPRINT.index(card), 0) == []


@pytest.mark.rule("OM 5.11")
def test_a_shelter_plan_fits_only_own_shelters() -> None:
    t = plans("casino").shelter(0, "c1").shelter(1, "c3")
    assert sorted(upgrade_sites(t.s, 1, BLUEPRINT.index("casino"), 2)) == sorted([at("c3"), at("i3")])


@pytest.mark.rule("OM 5.11")
def test_each_reason_against_a_plan() -> None:
    t = (
        plans("casino", "biomarket", "gym")
        .built(1, "wind_turbines", "g3")
        .bot(1, 1, "i2")
        .blueprint(0, "radar")
    )
    s = t.ask(Upgrade(1, 1, 0, True, 0), Arrive(2, 0))
    assert reason(s, 1, "upgrade radar") == "not-owned"
    assert reason(s, 1, "upgrade wind_turbines") == "upgraded"
    assert reason(s, 1, "upgrade biomarket") == "no-upgrade-site"
    assert options(s, 1) == ["upgrade casino", "upgrade gym"]
    s.goods[5] = 0
    assert reason(s, 1, "upgrade casino") == "resources"


@pytest.mark.rule("OM 5.11")
def test_a_plan_that_fits_nowhere_does_not_hide_one_that_does() -> None:
    """The first of all plans, and the last."""
    for card, home in (("construction_yard", "g5"), ("casino", "i3")):
        t = plans(card, "biomarket", "private_ship").bot(1, 1, home).goods(1, mineral=1)
        assert reason(t.turn(1), 1, "act upgrade_building") == ""


@pytest.mark.rule("OM 4.5", "OM 5.11")
def test_upgrade_tech_adds_its_level_once() -> None:
    t = plans("casino", "gym", "metal_deposit").shelter(1, "i2").bot(1, 1, "h3").tech(2, "upgrade", "1a")
    s = t.tech(0, "upgrade", "3a").ask(Upgrade(1, 1, 0, True, 4), Arrive(2, 0))
    assert reason(s, 1, "use green") == "no-tech"
    s = play(s, 1, "use purple")
    assert (prompt(s), s.uses, reason(s, 1, "use blue")) == (("upgrade", 2), [9 * 2 + 8], "tech-used")
    assert reason(s, 1, "done") == "must-first"


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("OM 5.13")
@pytest.mark.parametrize(
    ("post", "paid"),
    [
        (1, {"quarters.1": 1, "working.1": 2}),
        (2, {"goods.5": 0}),
        (3, {"goods.6": 0}),
        (4, {"goods.7": 0}),
        (5, {"goods.8": 0}),
    ],
)
def test_each_scientist_costs_two(post: int, paid: dict[str, object]) -> None:
    resource = ["", "mineral", "battery", "water", "plant"][post - 1]
    t = OMScenario(3).missions("contracts", "scientists", "research").goods(1, **NOTHING)
    if resource:
        t.goods(1, **{resource: 2})
    before = t.s.clone()
    s = play(t.ask(Hire(1, 3, True), Arrive(2, 0)), 1, f"hire post{post}")
    taken = {f"post.{post - 1}": -1, f"scientist_owner.{post - 1}": 1, "mission_left.1": 3, "waiting.1": 2}
    assert changed(before, s) == taken | paid
    assert lines(s, "hired") == [("hired", 1, post - 1)]


@pytest.mark.rule("OM 5.13")
def test_the_last_scientist_and_a_contract() -> None:
    t = OMScenario(3).missions("contracts", "scientists", "research").goods(1, **NOTHING).goods(1, oxygen=2)
    t.on_display(0, "u1").crystals(1, 1)
    before = t.s.clone()
    s = t.ask(Hire(1, 3, False), Arrive(2, 0))
    hired = play(s, 1, "hire post6")
    assert changed(before, hired) == {
        "post.5": -1, "scientist_owner.5": 1, "goods.9": 0, "mission_left.1": 3, "waiting.1": 2,
    }  # fmt: skip
    taken = play(s, 1, "hire post1")
    assert changed(before, taken) == {"post.0": -1, "contract_owner.0": 1, "crystals.1": 0}
    assert lines(taken, "contract") == [("contract", 1, 0)]
    assert play(s, 1, "done").actor() == 2


@pytest.mark.rule("OM 5.13", "OM 5.14")
def test_an_upgrade_contract_may_be_complete_when_it_is_taken() -> None:
    t = (
        OMScenario(3)
        .building("generator", "g2", "g1", "h2")
        .built(1, "wind_turbines", "g3")
        .on_display(0, "u1")
    )
    s = play(t.ask(Hire(1, 3, True), Arrive(2, 0)), 1, "hire post1")
    assert s.contract_done[0] == 1


@pytest.mark.rule("OM 5.13")
def test_an_empty_space_is_filled_with_a_contract_of_the_deck() -> None:
    t = OMScenario(3).scientist(1, "geologist").scientist(2, "geochemist").contract(0, "u1")
    t.on_display(2, "u2")
    s = t.ask(EndTurn(1), Arrive(2, 0))
    assert prompt(s) == ("refill",)
    left = ["u3", "u4", "u5", "u6", "d1", "d2", "d3", "d4", "d5", "d6"]
    assert options(s, 1) == [f"refill {id}" for id in left]
    assert [reason(s, 1, f"refill {id}") for id in ("u1", "u2")] == ["not-in-deck"] * 2
    before = s
    s = play(s, 1, "refill d6")
    assert changed(before, s) == {"post.0": 6 + 11, "contract_owner.11": -1}
    assert lines(s, "refill") == [("refill", 11)]
    s = play(s, 1, "refill u3")
    assert (s.post, s.actor()) == ([17, 1, 7, 3, 8, 5], 2)


@pytest.mark.rule("OM 5.13")
def test_without_contracts_in_the_deck_a_space_stays_empty() -> None:
    t = OMScenario(3).scientist(1, "geologist")
    t.s.contract_owner = [0] * 12
    s = t.ask(Refill(1), EndTurn(1), Arrive(2, 0))
    assert (s.post[0], s.actor()) == (-1, 2)
