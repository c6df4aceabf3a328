"""8.5.5: what non-players make of the choices that single cards give them."""

import pytest

from rules.red_dust_rebellion.changes import follow, laid
from rules.red_dust_rebellion.story import alone, at, count, table, who
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, PlayAsset, PlayEvent, event_text


def executed(scene, faction, card, side="unshaded", seed=1):
    """The position after a non-player has executed an Event."""
    s = alone(scene).s
    s.rng.seed(seed)
    s.do(PlayEvent(who(faction), EVENT_IDS.index(card), 0 if side == "unshaded" else 1))
    s.advance()
    assert not s.invariants()
    return s


@pytest.mark.rule("RD 8.5.5", "RD 8.5.6")
@pytest.mark.card("RD the_red_desert")
@pytest.mark.parametrize(("faction", "rebel"), [("rd", "rd_rebel"), ("cr", "cr_rebel")])
def test_the_desert_of_the_free_march_or_travel_is_chosen_by_the_table(faction, rebel):
    """The leftmost column that fits is March or Travel Destination: a Vulnerable Base decides."""
    for seed in range(8):
        scene = table().put("wilderness", **{rebel: 9}).level(radau=-2, marth=-2, rutherford=-2)
        scene.put("radau", mg_troop=1).put("marth", mg_base=1).put("rutherford", mg_troop=1)
        s = executed(scene, faction, "the_red_desert", "shaded", seed)
        assert count(s, "mg_base", "marth") == 0
        assert s.troops(at("radau")) + s.troops(at("rutherford")) == 2


#: Card, table, the Factions that its own text offers an Operation or Special Activity to.
GRANTS = [
    ("terran_loyalties_tested shaded", "tenzing corp_base=1 level=1", "corp"),
    ("terran_loyalties_tested shaded", "tenzing corp_base=1", ""),
    ("terran_loyalties_tested shaded", "tenzing corp_base=1 level=1 damage=1", ""),
    ("terran_loyalties_tested shaded", "marth corp_base=1 level=1", "corp"),
    ("terran_loyalties_tested shaded", "marth corp_base=1 level=1 storm=2", ""),
    ("satellite_network_updated shaded", "europa satellite=1 rd_rebel=1", "rd"),
    ("satellite_network_updated shaded", "europa satellite=1 cr_rebel=1", "cr"),
    ("satellite_network_updated shaded", "europa rd_rebel=1 | gandhi cr_rebel=1", ""),
    ("the_one_card", "europa mg_troop=3 active_rd=1", "mg"),
    ("the_one_card", "europa security=3 active_rd=1", "corp"),
    ("the_one_card", "europa security=3", ""),
    ("nano_surveillance_drones", "marth corp_base=1 security=1 mg_troop=1 active_rd=1", "mg corp"),
    ("emissions_law_reform_passed shaded", "radau rd_rebel=1 | marth terraforming=1", "rd"),
    ("emissions_law_reform_passed shaded", "radau cr_rebel=1 | marth terraforming=1", "cr"),
    ("emissions_law_reform_passed shaded", "radau rd_rebel=1 cr_rebel=1 | marth corp_base=1", ""),
    ("the_red_dahlia shaded", "europa rd_rebel=1 mg_troop=1", "rd"),
    ("the_red_dahlia shaded", "europa active_rd=1 mg_troop=1 | gandhi rd_rebel=1", ""),
    ("the_red_dahlia shaded", "marth rd_rebel=1 mg_troop=1", ""),
    ("hammer_the_machines", "europa security=1 active_rd=1", "corp"),
    ("hammer_the_machines", "europa corp_base=1 cr_rebel=1", "corp"),
    ("hammer_the_machines", "europa mg_troop=1 rd_rebel=1 | gandhi security=1", ""),
    ("hammer_the_machines", "marth security=1 rd_rebel=1", ""),
    ("hammer_the_machines", "europa security=1 rd_base=1", ""),
    ("long_range_patrols", "europa mg_troop=9 | pavonis_mons active_rd=1", "mg"),
    ("long_range_patrols", "europa mg_troop=9 | pavonis_mons active_cr=1", "mg"),
    ("long_range_patrols", "europa mg_troop=9 | pavonis_mons active_rd=1 active_cr=1", "mg"),
    ("long_range_patrols", "europa security=9 | pavonis_mons active_rd=1", "corp"),
    ("long_range_patrols", "europa mg_troop=9 | pavonis_mons rd_rebel=1", ""),
    ("long_range_patrols", "europa mg_troop=9 storm=2 | pavonis_mons active_rd=1", ""),
    ("long_range_patrols", "marth cr_rebel=9 | radau corp_base=1 dug_in=1", "cr"),
    ("long_range_patrols", "others level=-2 | europa rd_rebel=9 | pavonis_mons level=-1", "rd"),
    ("long_range_patrols", "others level=-2 | europa rd_rebel=9 | pavonis_mons damage=1", ""),
    ("long_range_patrols", "others level=-2 | europa rd_rebel=9 | gandhi level=1", ""),
    ("long_range_patrols", "marth cr_rebel=9 | radau corp_base=1", "cr"),
    ("long_range_patrols", "marth cr_rebel=9 | radau dug_in=1", "cr"),
    ("long_range_patrols", "marth cr_rebel=9 | radau rd_rebel=1 security=1", ""),
    ("long_range_patrols", "marth cr_rebel=9 | radau corp_base=1 storm=2", ""),
    ("the_red_desert shaded", "radau rd_rebel=1 | marth mg_troop=1", "rd"),
    ("the_red_desert shaded", "radau cr_rebel=1 | marth mg_troop=1", "cr"),
    ("the_red_desert shaded", "radau rd_rebel=1 | marth mg_troop=1 storm=2", ""),
    ("the_red_desert shaded", "radau rd_rebel=1 | europa mg_troop=1 | hellas_chaos mg_troop=1", ""),
    ("shepard_tereshkova", "tereshkova active_rd=1 mg_troop=1", "mg rd"),
    ("shepard_tereshkova", "tereshkova active_rd=1", ""),
    ("shepard_tereshkova", "tereshkova cr_rebel=1 active_rd=1", "rd cr"),
    ("red_wednesday_riots", "europa specops=1 active_rd=1", ""),
    ("green_new_deal", "europa mg_troop=1 active_rd=1", ""),
]


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.parametrize(("card", "scene", "factions"), GRANTS)
def test_whom_a_text_offers_an_operation_that_can_be_carried_out(card, scene, factions):
    name, _, side = card.partition(" ")
    s = alone(laid(scene)).s
    text = TEXTS.texts[event_text(EVENT_IDS.index(name), 1 if side else 0)]
    offered = [name for name in FACTION_IDS[:4] if any(part.effective(s, who(name)) for part in text)]
    assert offered == factions.split()


@pytest.mark.rule("RD 8.2")
@pytest.mark.card("RD the_aldrin_cycler")
def test_red_dust_may_take_six_from_a_non_player_that_has_none():
    s = laid("mg=0 np=mg | rd=30").ask(PlayEvent(who("rd"), EVENT_IDS.index("the_aldrin_cycler"), 1))
    numbers = " / ".join(f"count {n}" for n in range(7))
    follow(s, f"choose take_resources, [{numbers}], count 6")
    assert (s.resources[0], s.resources[2]) == (0, 36)


@pytest.mark.rule("RD 8.2")
@pytest.mark.card("RD printing_weapons")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_a_non_player_loses_two_of_its_asset_total(before, after):
    scene = laid("np=cr").totals(cr=before)
    s = follow(scene.ask(PlayEvent(who("mg"), EVENT_IDS.index("printing_weapons"), 0)), "choose reclaimers")
    assert (s.totals[who("cr")], s.sits_out) == (after, 1 << who("cr"))


def played(scene, card):
    s = alone(laid(scene)).s
    s.do(PlayAsset(ASSET_IDS.index(card)))
    s.advance()
    assert not s.invariants()
    return s


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD pilgrimage")
def test_three_pilgrims_of_a_non_player_come_and_three_markers_go():
    s = played("gandhi level=-1 | coronae_montes cr_rebel=9 | displaced=5", "pilgrimage")
    assert s.damage[at("gandhi")] + s.damage[at("sharma")] == 1
    city = "gandhi" if s.damage[at("gandhi")] else "sharma"
    assert (count(s, "cr_rebel", city), count(s, "cr_rebel", "coronae_montes")) == (3, 6)
    assert s.displaced == 5 + 1 - 3


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_lost_patrol")
def test_a_non_players_lost_patrol_is_beside_a_labyrinth_that_can_be_damaged():
    def lost(scene):
        return played(scene, "the_lost_patrol")

    s = lost("shenzhou damage=3 | marth mg_troop=3 | coronae_montes specops=1 eg_troop=1")
    assert (count(s, "mg_troop", "marth"), s.coin_forces(at("coronae_montes"))) == (3, 0)
    assert s.damage[at("gandhi")] + s.damage[at("sharma")] == 1
    s = lost("marth mg_troop=3 storm=2")
    assert (sum(s.damage), count(s, "mg_troop", "marth")) == (1, 3)  # of the text the Damage is left
    s = lost("hellas_chaos active_specops=1 | ascraeus_mons corp_base=1")
    assert (s.damage[at("sharma")], s.specops(at("hellas_chaos"))) == (1, 0)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD emissions_law_reform_passed")
@pytest.mark.parametrize("faction", ["rd", "cr"])
def test_a_non_players_raid_goes_to_a_terraforming_base_as_the_card_says(faction):
    """The instruction speaks of a Corporate Base; the text allows only one with Terraforming."""
    scene = laid(f"radau {faction}_rebel=6 | marth corp_base=2 | rutherford terraforming=1 security=1")
    s = executed(scene, faction, "emissions_law_reform_passed", "shaded")
    assert (count(s, "corp_base", "marth"), s.force(at("rutherford"), who("corp"))) == (2, 0)
    scene = laid(f"radau {faction}_rebel=6 | marth corp_base=2")
    s = executed(scene, faction, "emissions_law_reform_passed", "shaded")
    assert (count(s, "corp_base", "marth"), count(s, f"{faction}_rebel", "radau")) == (2, 6)


@pytest.mark.rule("RD 8.5.5", "RD 5.8")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_who_of_a_non_player_comes_to_the_terraforming_base():
    next_door = laid("radau active_cr=6 cr_rebel=1 cr_base=1 | marth terraforming=1")
    s = executed(next_door, "cr", "emissions_law_reform_passed", "shaded")
    assert (s.force(at("marth"), who("corp")), count(s, "cr_base", "radau")) == (0, 1)
    far = "marth terraforming=1 | wilderness cr_base=1 | alpheus_colles "
    s = executed(laid(far + "active_cr=6"), "cr", "emissions_law_reform_passed", "shaded")
    assert (count(s, "active_cr", "alpheus_colles"), count(s, "terraforming", "marth")) == (6, 1)
    s = executed(laid(far + "cr_rebel=6"), "cr", "emissions_law_reform_passed", "shaded")
    assert (s.force(at("marth"), who("corp")), s.rebels(at("marth"), who("cr")) > 0) == (0, True)


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD hammer_the_machines")
@pytest.mark.parametrize("there", ["security=1 rd_base=1", "corp_base=1 rd_rebel=1", "mg_troop=1 rd_rebel=1"])
def test_the_corporations_crack_down_only_on_rebels_among_their_units(there):
    before = laid(f"europa {there}").s
    s = executed(laid(f"europa {there}"), "corp", "hammer_the_machines")
    assert (s.pieces, s.profits) == (before.pieces, before.profits)


@pytest.mark.rule("RD 8.5.5", "RD 8.5.6")
@pytest.mark.card("RD emissions_law_reform_passed", "RD long_range_patrols")
@pytest.mark.parametrize("origin", ["ascraeus_mons", "tharsis_tholus"])
def test_the_goal_of_a_raid_or_patrol_is_chosen_by_the_table(origin):
    """Chance decides among origins alone. Remove or Replace and March Destination prefer Population."""
    for seed in range(6):
        scene = laid(f"{origin} rd_rebel=9 | noctis_labyrinthus terraforming=1 population=1 | "
                     "wilderness terraforming=1")  # fmt: skip
        s = executed(scene, "rd", "emissions_law_reform_passed", "shaded", seed)
        assert (s.bases(at("noctis_labyrinthus"), 1), s.bases(at("wilderness"), 1)) == (0, 1)
        far = "noctis_labyrinthus population=1 | sinai_planum level=0"
        scene = laid(f"others level=-2 | {origin} rd_rebel=9 level=-2 | {far}")
        s = executed(scene, "rd", "long_range_patrols", "unshaded", seed)
        assert s.rebels(at("noctis_labyrinthus"), 2) == 3


@pytest.mark.rule("RD 8.5.5", "RD 8.5.6")
@pytest.mark.card("RD the_arteries_of_mars")
def test_the_line_to_be_cut_is_chosen_by_the_column_for_damage():
    """Shenzhou has as many people as Tenzing, but Red Dust Control, which counts for Damage alone."""
    for seed in range(8):
        s = executed(laid("shenzhou rd_rebel=1"), "rd", "the_arteries_of_mars", "shaded", seed)
        assert (s.damage[at("tenzing")], s.damage[at("shenzhou")]) == (1, 0)


@pytest.mark.rule("RD 8.5.5", "RD 7.4")
@pytest.mark.card("RD the_lost_patrol")
@pytest.mark.parametrize(
    ("lost", "spared"),
    [
        ("radau mg_troop=1", "marth mg_troop=3 storm=2"),
        ("radau mg_troop=1", "gandhi mg_troop=2"),
        ("marth mg_troop=1", "shenzhou mg_troop=1 damage=3"),
    ],
)
def test_a_patrol_is_lost_even_where_no_labyrinth_can_be_damaged(lost, spared):
    before = laid(f"{lost} | {spared}").s
    s = played(f"{lost} | {spared}", "the_lost_patrol")
    assert count(s, "mg_troop", lost.split()[0]) == 0
    other = spared.split()[0]
    assert (s.damage, count(s, "mg_troop", other)) == (before.damage, count(before, "mg_troop", other))


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.card("RD the_maadim")
def test_six_of_a_large_army_come_to_the_maadim():
    s = played("europa active_cr=15", "the_maadim")
    assert count(s, "cr_rebel", "europa") == 9
    assert sorted({s.at(p, 14) for p in range(24) if p != at("europa")}) == [0, 6]


@pytest.mark.rule("RD 1.6", "RD 7.6")
@pytest.mark.card("RD tenzing")
def test_who_acts_by_an_event_is_the_one_that_may_be_helped_meanwhile():
    def assault(by):
        scene = laid("tenzing mg_troop=2 active_rd=1")
        scene.s.act(who(by))
        scene.s.pacts = 4
        return scene.ask(PlayEvent(who(by), EVENT_IDS.index("tenzing"), 0))

    s = assault("corp")
    assert s.acting == who("mg")
    follow(s, "@mg, done")
    assert (s.acting, s.pacts) == (who("corp"), 0)
    s = assault("mg")
    assert (s.acting, s.pacts) == (who("mg"), 4)  # agreements with it go on
    follow(s, "@mg, done")
    assert (s.acting, s.pacts) == (who("mg"), 4)


@pytest.mark.rule("RD 8.5.5", "RD 7.4")
@pytest.mark.card("RD emissions_law_reform_passed")
def test_a_base_of_a_non_player_goes_on_no_raid_and_the_rest_is_done_without():
    s = executed(laid("radau cr_base=1 | marth terraforming=1 security=1 rd_rebel=1"), "cr",
                 "emissions_law_reform_passed", "shaded")  # fmt: skip
    assert count(s, "cr_base", "radau") == 1
    assert (count(s, "active_rd", "marth"), count(s, "security", "marth")) == (1, 0)
