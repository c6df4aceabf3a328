"""10.4, 10.7, 10.8, 10.10: what Lacerda builds, upgrades and hires, and how he chooses."""

import pytest

from rules.on_mars.story import after, lines, solo
from tharsis.games.on_mars.actions import BLUEPRINT, BUILDING_TILE, SOLO_CHOICE, SOLO_CONTRACT
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.construction import connects
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.lacerda.actions import (
    LacerdaBuilds,
    LacerdaConstructs,
    LacerdaHires,
    LacerdaUpgrades,
    best_sites,
    best_upgrades,
    can_build,
    next_type,
    potential,
    wanted_posts,
)
from tharsis.games.on_mars.rules.lacerda.choices import answer, best_owner, draw_for, scored_types
from tharsis.games.on_mars.rules.lss import LssBenefit
from tharsis.games.on_mars.rules.technology import OwnerDecides
from tharsis.games.on_mars.scenario import OMScenario

# -- construction ---------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.7")
@pytest.mark.parametrize(
    ("level", "rows", "icon", "building"),
    [
        (1, [1, 1, 1, 1], 0, 0),
        (1, [1, 1, 1, 1], 1, 1),
        (1, [2, 1, 1, 1], 1, 2),
        (1, [2, 2, 1, 1], 1, 3),
        (1, [2, 2, 2, 1], 1, 4),
        (1, [2, 2, 2, 2], 1, 0),  # after the last icon the Mine, which is always needed
        (1, [1, 1, 1, 2], 4, 0),
        (2, [2, 3, 3, 3], 1, 1),
        (2, [3, 3, 2, 3], 2, 3),
    ],
)
def test_which_building_the_colony_needs(level: int, rows: list[int], icon: int, building: int) -> None:
    s = solo().level(level).s
    s.lss, s.icon = rows, icon
    assert next_type(s) == building


@pytest.mark.rule("OM 10.7")
@pytest.mark.parametrize(("icon", "then"), [(0, 1), (1, 2), (4, 0)])
def test_his_bot_goes_to_the_icon_after_the_building(icon: int, then: int) -> None:
    t = solo()
    t.s.icon = icon
    s, _ = after(t, LacerdaConstructs())
    assert (s.icon, lines(s, "solo-needed")) == (then, [("solo-needed", icon)])


@pytest.mark.rule("OM 10.7")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_he_builds_where_the_complex_is_largest(level: int) -> None:
    """Legal hexes of the whole map, with the best Tech in play."""
    t = solo().building("generator", "g2", "d4")
    if level:
        t.tech(0, "generator", f"{level}a")
    needs = {h: connects(t.s, 1, h) for h in range(91) if t.s.building[h] < 0}
    best = max(need for need in needs.values() if need <= level)
    assert best_sites(t.s, 1) == [h for h, need in needs.items() if need == best]
    assert best == min(level, 2)


@pytest.mark.rule("OM 10.7", "OM 4.5", "OM 10.10")
def test_everything_that_his_building_changes() -> None:
    """Beside the Generator with the player's Tech; six hexes are equal and drawn for."""
    t = solo().tech(0, "generator", "1a").next(SOLO_CHOICE, 2).next(BUILDING_TILE, 0).level(1)
    t.s.lss = [1, 1, 1, 1]
    equal = best_sites(t.s, 1)
    s, found = after(t, LacerdaBuilds(1))
    hex_ = equal[2]
    assert {key: found[key] for key in ("uses", f"building.{hex_}", "lss.0", "progress.1")} == {
        "uses": [1], f"building.{hex_}": 1, "lss.0": 2, "progress.1": 2,
    }  # fmt: skip
    assert lines(s)[:2] == [("solo-sites", 2, len(equal)), ("solo-drawn", len(equal))]
    assert lines(s, "use", "built") == [("use", 1, 1, 0), ("built", 1, 1, hex_, 2)]
    assert found["waiting.1"] == 1  # beside the Life Support System he takes a crystal


@pytest.mark.rule("OM 10.7", "OM 4.5")
def test_apart_he_uses_no_tech_and_his_own_goes_first() -> None:
    s, _ = after(solo(), LacerdaBuilds(1))
    assert (s.uses, lines(s, "use")) == ([], [])
    s, _ = after(solo().tech(0, "generator", "1a").tech(1, "generator", "1a"), LacerdaBuilds(1))
    assert (s.uses, lines(s, "use")) == ([], [("use", 1, 1, 1)])


@pytest.mark.rule("OM 10.4", "OM 10.7")
def test_without_tile_or_site_he_cannot_build() -> None:
    t = solo()
    assert can_build(t.s, 1)
    t.s.stacks[1] = []
    assert not can_build(t.s, 1)
    t = solo().building("generator", "a1", "a3", "b2", "b5", "c1", "c7")  # every tile of the stack
    assert after(t, LacerdaBuilds(1))[1] == {}
    t = solo()
    t.s.hexes_of = [[] if kind == 1 else hexes for kind, hexes in enumerate(t.s.hexes_of)]
    assert not can_build(t.s, 1)


@pytest.mark.rule("OM 10.7", "OM 5.8")
def test_his_mine_takes_no_colonist_from_his_quarters() -> None:
    s, found = after(solo(), LacerdaBuilds(0))
    hex_ = next(h for h in range(91) if s.miner[h] == 1)
    assert (s.quarters, found[f"pieces.{hex_}"], s.goods[5]) == ([3, 3], 1, 0)


# -- upgrades and cards ---------------------------------------------------------------------------


@pytest.mark.rule("OM 10.8")
def test_which_plans_he_prefers() -> None:
    def best(t: OMScenario) -> list[str]:
        return [BLUEPRINT.ids[card] for card in best_upgrades(t.s)]

    plain = ["construction_yard", "wind_turbines"]
    assert best(solo().blueprint(1, *plain)) == plain
    three = solo().building("generator", "g2", "g1").blueprint(1, *plain, "radar")
    assert best(three) == ["radar"]
    scored = solo().building("generator", "g2", "g1").blueprint(1, *plain, "radar", "biomarket")
    assert best(scored.scientist(1, "hydrologist")) == ["biomarket"]
    assert best(solo().blueprint(1, "radar")) == []  # it needs a Complex of three
    assert scored_types(scored.s) == [3]


@pytest.mark.rule("OM 10.8", "OM 10.10")
def test_he_upgrades_one_after_the_other_and_draws_among_equals() -> None:
    t = solo().blueprint(1, "construction_yard", "wind_turbines", "biomarket").next(SOLO_CHOICE, 0, 2)
    s, found = after(t, LacerdaUpgrades(2, False))
    card = lines(s, "solo-upgrade")
    assert len(card) == 2
    assert lines(s, "upgraded") == [("upgraded", 1, k, s.blueprint_hex[k]) for _, k in card]  # type: ignore[index, call-overload]
    assert len([key for key in found if key.startswith("blueprint_hex")]) == 2
    s, _ = after(solo().blueprint(1, "construction_yard"), LacerdaUpgrades(0, False))
    assert s.blueprint_hex == [-1] * 24
    s, _ = after(solo().blueprint(1, "construction_yard"), LacerdaUpgrades(0, True))
    assert s.blueprint_hex == [-1] * 24


@pytest.mark.rule("OM 10.8")
def test_what_a_scientist_is_worth_to_him() -> None:
    """3 OP for each plan of the scored type that anybody owns, built or not."""
    t = (
        solo()
        .blueprint(1, "wind_turbines")
        .blueprint(0, "automated_production")
        .built(0, "private_ship", "i5")
    )
    assert [potential(t.s, scientist) for scientist in range(6)] == [6, 3, 0, 0, 0, 0]


@pytest.mark.rule("OM 10.8", "OM 10.4")
@pytest.mark.parametrize(
    ("own", "posts", "crystals", "wanted"),
    [
        ([], [0, 1, 2, 3, 4, 5], 1, [0]),  # Generators are scored most
        ([], [-1, 1, 2, 3, 4, 5], 1, [1, 2, 3, 4, 5]),
        ([], [6, 7, 12, -1, 13, -1], 1, []),
        ([0], [6, 1, 12, -1, 13, -1], 1, [1]),
        ([0, 1], [6, 7, 12, 3, -1, -1], 1, [0, 1]),  # upgrades are worth more than deliveries
        ([0, 1], [12, 13, 3, 4, -1, -1], 1, [0, 1]),
        ([0, 1], [12, 11, 3, 4, -1, -1], 1, [1]),
        ([0, 1], [6, 7, 12, 3, -1, -1], 0, []),
        ([0, 1], [-1, -1, 2, 3, 4, 5], 1, []),
    ],
)
def test_which_cards_he_wants(own: list[int], posts: list[int], crystals: int, wanted: list[int]) -> None:
    t = solo().blueprint(0, "automated_production").crystals(1, crystals)
    for scientist in own:
        t.s.scientist_owner[scientist] = 1
    t.s.post = posts
    assert wanted_posts(t.s) == wanted


@pytest.mark.rule("OM 10.8")
def test_everything_that_his_hiring_changes() -> None:
    t = solo().missions("scientists", "bots", "contracts").blueprint(0, "automated_production")
    _, found = after(t.next(SOLO_CONTRACT, 4), LacerdaHires())
    assert found == {
        "post.0": 6 + 4, "scientist_owner.0": 1, "contract_owner.4": -1, "mission_left.0": 3, "waiting.1": 2,
    }  # fmt: skip
    assert lines(t.s, "solo-hire", "hired", "refill") == [("solo-hire", 0, 3), ("hired", 1, 0), ("refill", 4)]


@pytest.mark.rule("OM 10.8")
def test_his_contract_is_paid_complete_and_replaced() -> None:
    t = solo().missions("contracts", "bots", "research").scientist(1, "geologist").scientist(1, "rd_engineer")
    t.on_display(0, "u6").on_display(1, "d1").next(SOLO_CONTRACT, 0)
    _, found = after(t, LacerdaHires())
    assert found == {
        "post.0": 6, "contract_owner.5": 1, "contract_owner.0": -1, "contract_done.5": 1, "crystals.1": 0,
        "mission_left.0": 1, "waiting.1": 1,
    }  # fmt: skip
    assert lines(t.s, "solo-contract", "solo-pays") == [("solo-contract", 5), ("solo-pays", 1)]
    t = solo().scientist(1, "geologist").scientist(1, "rd_engineer").on_display(0, "u6")
    t.s.contract_owner = [0] * 5 + [-1] + [0] * 6
    s, _ = after(t, LacerdaHires())
    assert s.post[0] == -1
    assert after(solo().scientist(1, "geologist").scientist(1, "rd_engineer"), LacerdaHires())[1] == {}


# -- choices --------------------------------------------------------------------------------------


@pytest.mark.rule("OM 10.10")
@pytest.mark.parametrize(("card", "chosen"), [(0, 60), (2, 50), (3, 70)])
def test_a_solo_card_decides_among_three(card: int, chosen: int) -> None:
    """Cards 1, 3 and 4 of the list show 2, 1 and 3."""
    t = solo().next(SOLO_CHOICE, card)
    assert draw_for(t.s, [50, 60, 70]) == chosen
    assert lines(t.s) == [("solo-drawn", 3)]
    assert draw_for(t.s, [9]) == 9
    assert lines(t.s) == [("solo-drawn", 3)]
    assert t.s.solo_bag == list(range(12))


@pytest.mark.rule("OM 10.10")
def test_among_more_than_three_chance_decides() -> None:
    assert draw_for(solo().next(SOLO_CHOICE, 3).s, [1, 2, 3, 4]) == 4


@pytest.mark.rule("OM 10.4")
def test_his_own_tech_serves_where_its_level_is_enough() -> None:
    t = solo().tech(1, "rover", "2a").tech(0, "rover", "4a")
    assert [best_owner(t.s, 6, need) for need in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.rule("OM 10.4")
def test_what_he_answers() -> None:
    t = solo().tech(1, "mine", "4b")
    question = OwnerDecides(1, 0)
    assert t.s.game.actions.notation(answer(t.s, question)) == "develop mine 5b"
    benefit = t.s.game.actions.notation(answer(t.s, LssBenefit(1)))
    assert benefit == "benefit crystal"
    t.slot(1, "hire")
    assert t.s.game.actions.notation(answer(t.s, LssBenefit(1))) == "benefit retrieve"
    _, found = after(solo().slot(1, "hire").slot(1, "research"), Benefit(1, effect("retrieve")))
    assert found == {"slots.17": 0}


@pytest.mark.rule("OM 10.4")
def test_a_used_tile_that_cannot_move_gives_him_nothing() -> None:
    assert after(solo().tech(1, "mine", "6a"), OwnerDecides(1, 0))[1] == {}
