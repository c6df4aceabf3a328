import pytest

from rules.on_mars.story import HEXES, at, built, goods, options, play, reason, shortage
from tharsis.games.on_mars.actions import BUILDING_TILE
from tharsis.games.on_mars.rules.growth import ColonyUpdate
from tharsis.games.on_mars.rules.lss import reward
from tharsis.games.on_mars.rules.rounds import EndTurn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState


@pytest.mark.rule("OM 5.1")
@pytest.mark.card("OM act_control_center")
def test_points_are_spent_in_any_order_and_crystals_add_before_the_first_step() -> None:
    s = play(OMScenario().crystals(0, 2).bot(0, 2, "g6").turn(0), 0, "act control_center", "boost-rover")
    s = play(s, 0, "move bot1 n", "move rover n", "move bot2 s")
    assert reason(s, 0, "boost-rover") == "before-moving"
    assert reason(s, 0, "move bot1 n") == "no-points"
    assert reason(s, 0, "move bot3 n") == "no-points"
    s = play(s, 0, "move rover ne", "move rover se")
    assert s.crystals[0] == 1
    assert s.unit[4] == at("i4")


@pytest.mark.rule("OM 5.1")
def test_the_map_has_an_edge() -> None:
    s = play(OMScenario().bot(0, 1, "a1").turn(0), 0, "act control_center")
    assert reason(s, 0, "move bot1 nw") == "off-map"
    assert reason(s, 0, "move bot2 n") == "not-in-play"


@pytest.mark.rule("OM 5.2")
def test_a_bot_destroys_what_it_ends_on() -> None:
    t = OMScenario().bot(0, 1, "h6").tile("water", "h7").crystal("h8")
    s = play(t.turn(0), 0, "act control_center", "move bot1 s", "move bot1 s", "done")
    assert s.tile[at("h7")] >= 0
    assert not s.crystal[at("h8")]
    s = play(t.turn(0), 0, "act control_center", "move bot1 s", "done")
    assert s.tile[at("h7")] < 0
    assert s.waiting[0] == 0


@pytest.mark.rule("OM 5.3")
@pytest.mark.card("OM tech_rover")
def test_the_example_of_rover_tech() -> None:
    """A level 3 tile gives five points: a crystal on the way, a Discovery tile at the end."""
    t = OMScenario().tech(1, "rover", "3a").crystal("g4").tile("crystals", "g1").bot(0, 1, "e3")
    s = play(t.turn(0), 0, "act control_center", "use green")
    s = play(s, 0, *["move rover n"] * 4, "done")
    assert s.unit[4] == at("g1")
    assert (s.waiting[0], s.discoveries[0]) == (4, 1)


@pytest.mark.rule("OM 5.3")
def test_an_owned_research_letter_and_a_useless_tile_bar_the_stop() -> None:
    t = OMScenario().rover(0, "b2").tile("oxygen", "c2").goods(0, oxygen=2)
    t.s.research[0] = 1
    s = play(t.turn(0), 0, "act control_center", "move rover n")
    assert reason(s, 0, "done") == "rover-tile"
    s = play(t.turn(0), 0, "act control_center", "move rover ne")
    assert reason(s, 0, "done") == "rover-tile"
    back = play(s, 0, "move rover sw")
    assert back.unit[4] == at("b2")


@pytest.mark.rule("OM 5.4")
@pytest.mark.card("OM act_construct_building")
def test_the_example_of_an_oxygen_condenser() -> None:
    """Purple has four sites, two beside a Condenser with anybody's Tech and two that need none. It builds
    beside: crystals by arrows, oxygen up to the limit, cube and marker move."""

    def at_the_site(*, tech: bool) -> OMState:
        t = OMScenario(4).bot(2, 1, "d6").goods(2, plant=1, mineral=0, oxygen=1).next(BUILDING_TILE, 1)
        if tech:
            t.tech(3, "oxygen_condenser", "1a")
        return play(t.turn(2), 2, "act construct_building", "build oxygen_condenser")

    assert options(at_the_site(tech=False), 2) == ["at c5", "at d6"]
    s = at_the_site(tech=True)
    assert options(s, 2) == ["at c5", "at d5", "at d6", "at e6"]
    assert reason(s, 2, "at a1") == "out-of-zone"
    s = play(s, 2, "at e6")
    assert goods(s, 2)["oxygen"] == 2
    assert goods(s, 2)["plant"] == 0
    assert s.progress[2] == 1 << 4
    assert s.lss[3] == 2
    assert [HEXES[h] for h in range(len(HEXES)) if s.crystal[h]] == ["f5"]
    assert "benefit bots" in options(s, 2)


@pytest.mark.rule("OM 5.4")
def test_two_away_needs_no_tech_and_costs_are_printed() -> None:
    s = play(OMScenario().goods(0, mineral=1).turn(0), 0, "act construct_building", "build generator")
    assert options(s, 0) == ["at e2", "at e4"]
    assert reason(s, 0, "at e3") == "built-upon"
    assert reason(s, 0, "at f2") == "tech-too-low"
    assert reason(s, 0, "at d2") == "wrong-distance"
    s = play(s, 0, "at e2")
    assert (goods(s, 0)["mineral"], goods(s, 0)["battery"]) == (0, 2)
    assert s.progress[0] == 0


@pytest.mark.rule("OM 5.4")
def test_a_shelter_raises_the_limits_first_and_gives_crystals() -> None:
    s = play(
        OMScenario().bot(0, 1, "d3").goods(0, oxygen=1, mineral=0).turn(0),
        0,
        "act construct_building",
        "build shelter",
    )
    s = play(s, 0, "at d2", "use blue")
    assert (s.shelters[0], s.limit(0), s.capacity(0), s.crystals[0]) == (2, 3, 6, 3)


@pytest.mark.rule("OM 5.5")
def test_only_the_first_complex_of_a_type_moves_its_cube() -> None:
    t = (
        OMScenario()
        .missions("progress", "bots", "contracts")
        .tech(0, "generator", "3a")
        .bot(0, 1, "f2")
        .goods(0, mineral=2)
    )
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at g2", "benefit crystal")
    assert s.progress[0] == 2
    assert s.mission_left[0] == 7
    single = play(
        OMScenario().goods(0, mineral=1).turn(0), 0, "act construct_building", "build generator", "at e2"
    )
    assert single.progress[0] == 0


@pytest.mark.rule("OM 5.6")
def test_what_lies_under_a_building_goes() -> None:
    t = OMScenario().tile("water", "e2").bot(0, 1, "e3").goods(0, mineral=1)
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at e2")
    assert s.tile[at("e2")] < 0
    t = OMScenario().crystal("e4").goods(0, mineral=1)
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at e4")
    assert not s.crystal[at("e4")]


@pytest.mark.rule("OM 5.6")
def test_a_rover_not_on_the_map_is_not_displaced() -> None:
    t = OMScenario().bot(0, 1, "g4").blueprint(0, "metal_deposit").goods(0, mineral=1)
    s = play(t.turn(0), 0, "act upgrade_building", "upgrade metal_deposit")
    assert built(s, "metal_deposit") == "g5"
    assert s.unit[4] == -1


@pytest.mark.rule("OM 5.7")
@pytest.mark.parametrize(
    ("others", "need"), [((), 1), (("i3", "h2"), 3), (("j4", "j3"), 3)]
)  # the printed examples: one beside, one and a pair, three in a row
def test_the_examples_of_levels(others: tuple[str, ...], need: int) -> None:
    t = OMScenario().building("water_extractor", *others).bot(0, 1, "i4").goods(0, battery=1)
    for level, lab in ((1, "1a"), (2, "2a"), (3, "3a")):
        s = play(t.tech(1, "water_extractor", lab).turn(0), 0, "act construct_building")
        s = play(s, 0, "build water_extractor")
        assert (reason(s, 0, "at i4") == "") == (level >= need)
        t = OMScenario().building("water_extractor", *others).bot(0, 1, "i4").goods(0, battery=1)


@pytest.mark.rule("OM 5.8")
def test_the_example_of_a_mine() -> None:
    """No Mine Tech in play: a single Mine. Its miner comes from the quarters, the Bot there moves off, a
    mineral comes."""
    t = OMScenario(4).bot(3, 1, "e6").goods(3, mineral=0)
    s = play(t.turn(3), 3, "act construct_building", "build mine")
    assert reason(s, 3, "at f5") == "tech-too-low"
    s = play(s, 3, "at e6")
    assert options(s, 3) == ["at d5", "at d6", "at e5", "at e7", "at f5", "at f6"]
    s = play(s, 3, "at e7")
    assert (goods(s, 3)["mineral"], s.quarters[3]) == (1, 1)
    assert (s.miner[at("e6")], s.unit[15]) == (3, at("e7"))


@pytest.mark.rule("OM 5.8")
def test_the_last_colonist_cannot_be_slot_and_miner() -> None:
    s = play(
        OMScenario().colonists(0, 1).bot(0, 1, "f5").goods(0, mineral=1).turn(0), 0, "act construct_building"
    )
    assert reason(s, 0, "build mine") == "no-miner"


@pytest.mark.rule("OM 5.9")
def test_the_example_of_rewards() -> None:
    """The second Generator is rewarded, the third is not while the level marker stands on row 2."""
    t = OMScenario().reward("generator", "shelters").goods(0, mineral=2)
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at e2")
    assert s.op[0] == 2 + 2
    s = play(s, 0, "benefit mineral")
    assert s.lss[0] == 2
    t = OMScenario().building("generator", "g2").goods(0, mineral=2).bot(0, 1, "d2")
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at e2")
    assert s.op[0] == 0
    assert "benefit mineral" not in options(s, 0)


@pytest.mark.rule("OM 5.9")
@pytest.mark.parametrize(
    "benefit",
    [
        pytest.param("bots", marks=pytest.mark.card("OM benefit_bots")),
        pytest.param("crystal", marks=pytest.mark.card("OM benefit_crystal")),
        pytest.param("mineral", marks=pytest.mark.card("OM benefit_mineral")),
        pytest.param("retrieve", marks=pytest.mark.card("OM benefit_retrieve")),
    ],
)
def test_each_benefit_beside_the_track(benefit: str) -> None:
    t = OMScenario().goods(0, mineral=1).colonists(0, 2, working=1)
    s = play(t.turn(0), 0, "act construct_building", "build generator", "at e2", f"benefit {benefit}")
    if benefit == "bots":
        assert "move bot1 n" in options(s, 0)
    elif benefit == "retrieve":
        s = play(s, 0, "retrieve working_area")
        assert s.working[0] == 0
    else:
        assert (s.crystals[0] + s.waiting[0] == 2) == (benefit == "crystal")
        assert s.goods[0] == (benefit == "mineral")


@pytest.mark.rule("OM 5.9")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param(0, 4, marks=pytest.mark.card("OM reward_tech")),
        pytest.param(1, 4, marks=pytest.mark.card("OM reward_ships")),
        pytest.param(2, 2, marks=pytest.mark.card("OM reward_advanced")),
        pytest.param(3, 4, marks=pytest.mark.card("OM reward_mines")),
        pytest.param(4, 4, marks=pytest.mark.card("OM reward_bots")),
        pytest.param(5, 6, marks=pytest.mark.card("OM reward_discoveries")),
        pytest.param(6, 4, marks=pytest.mark.card("OM reward_shelters")),
        pytest.param(7, 3, marks=pytest.mark.card("OM reward_colonists")),
    ],
)
def test_each_reward_tile(tile: int, points: int) -> None:
    t = OMScenario().tech(0, "mine", "4a").level(3).hangar(0, 2).built(0, "metal_deposit", "g5")
    t.building("mine", "g8").miner(0, "g8").bot(0, 2, "c3").shelter(0, "b3")
    t.s.discoveries[0] = 3
    assert reward(t.s, 0, tile) == points


@pytest.mark.rule("OM 5.10")
def test_the_example_of_an_update() -> None:
    """All four buildings twice: level 2, twelve new Blueprints, stock refilled, cubes scored 4, 1, 1, 0."""
    t = OMScenario(4).building("generator", "g2").building("water_extractor", "i4")
    t.building("greenhouse", "g8").building("oxygen_condenser", "e6")
    t.cubes(2, "mine", "generator", "greenhouse").cubes(3, "mine").cubes(1, "generator")
    t.s.warehouse = [0, 0, 1, 0, 2, 0]
    t.tech(0, "ship", "1a")
    t.s.grid[6] = -1
    s = t.ask(ColonyUpdate(), EndTurn(0))
    assert s.level == 2
    assert s.op == [0, 1, 4, 1]
    assert s.warehouse == [0, 3, 3, 3, 3, 3]
    assert s.grid[6] >= 0
    assert len(s.display) == 12
    assert min(s.display) >= 0
    assert s.remaining == 3


@pytest.mark.rule("OM 5.10")
def test_level_three_takes_a_mission_and_the_level_one_cards() -> None:
    t = OMScenario().level(2)
    t.s.level1_bag = []
    for building, hexes in (
        ("generator", ("g2", "f2")), ("water_extractor", ("i4", "j4")), ("greenhouse", ("g8", "h7")),
        ("oxygen_condenser", ("e6", "d6")),
    ):  # fmt: skip
        t.building(building, *hexes)
    s = t.ask(ColonyUpdate(), EndTurn(0))
    assert (s.level, s.remaining) == (3, 2)
    assert len([card for card in s.display if card >= 12]) == 6
    assert not [card for card in s.display if 0 <= card < 12]


@pytest.mark.rule("OM 5.11")
@pytest.mark.card("OM act_upgrade_building", "OM tech_upgrade")
def test_the_example_of_an_upgrade_with_tech() -> None:
    """Upgrade Tech of level 2: three buildings in all, a mineral each; a miner goes home."""
    t = (
        OMScenario(4)
        .level(2)
        .building("generator", "g4")
        .building("mine", "f4")
        .miner(0, "f4")
        .shelter(1, "a1", "a2")
    )
    t.bot(1, 1, "f3").blueprint(1, "wind_turbines", "automated_production", "metal_deposit").goods(
        1, mineral=3
    )
    t.tech(0, "upgrade", "2a")
    s = play(t.turn(1), 1, "act upgrade_building", "use blue", "upgrade wind_turbines", "at g3")
    s = play(s, 1, "upgrade automated_production")
    s = play(s, 1, "upgrade metal_deposit")
    if built(s, "metal_deposit") == "":
        s = play(s, 1, "at f4")
    assert [built(s, card) != "" for card in ("wind_turbines", "automated_production", "metal_deposit")] == [
        True
    ] * 3
    assert goods(s, 1)["mineral"] == 0
    assert s.quarters[0] == 4


@pytest.mark.rule("OM 5.11")
def test_a_level_three_blueprint_needs_a_complex_of_three() -> None:
    t = (
        OMScenario()
        .bot(0, 1, "g4")
        .blueprint(0, "radar", "wind_turbines")
        .building("generator", "g2")
        .goods(0, mineral=2)
    )
    s = play(t.turn(0), 0, "act upgrade_building")
    assert reason(s, 0, "upgrade radar") == "no-upgrade-site"
    assert reason(s, 0, "upgrade casino") == "not-owned"
    poor = OMScenario().blueprint(0, "casino").goods(0, mineral=0).turn(0)
    assert shortage(poor, 0, "act upgrade_building") == ("resources", 1)
    assert reason(OMScenario().turn(0), 0, "act upgrade_building") == "no-plan"
    far = OMScenario().blueprint(0, "biomarket").turn(0)
    assert reason(far, 0, "act upgrade_building") == "nowhere-to-upgrade"


@pytest.mark.rule("OM 5.12")
@pytest.mark.card("OM act_welcome_ship")
def test_the_example_of_ships() -> None:
    """At level 3 with two taken, one more may be welcomed and the action not boosted."""
    t = OMScenario().level(3).hangar(0, 2)
    t.s.hangar[0] = 1
    s = play(t.goods(0, plant=2, water=2).turn(0), 0, "act welcome_ship", "ship 5", "pay plant", "pay water")
    s = play(s, 0, "crew bot", "at e2")
    assert (s.hangar[0], s.quarters[0], s.ships_taken(0)) == (2, 4, 3)
    assert s.unit[1] >= 0
    assert "boost" not in options(s, 0)
    assert reason(t.hangar(0, 3).turn(0), 0, "act welcome_ship") == "ship-limit"


@pytest.mark.rule("OM 5.12")
def test_fresh_colonists_do_not_boost_and_bots_land_near() -> None:
    t = (
        OMScenario()
        .level(5)
        .shelter(0, "b3")
        .bot(0, 2, "b3")
        .bot(0, 1, "e3")
        .colonists(0, 1)
        .goods(0, plant=3, water=3, mineral=0)
        .tech(1, "ship", "1a")
    )
    s = play(t.turn(0), 0, "act welcome_ship", "ship 1", "crew bot")
    assert len(options(s, 0)) > 1
    s = play(s, 0, options(s, 0)[0])
    s = play(s, 0, "boost", "ship 2", "crew colonists")
    assert s.working[0] == 1
    assert reason(s, 0, "boost") == "fresh-colonists"


@pytest.mark.rule("OM 5.13")
@pytest.mark.card("OM act_hire")
def test_a_scientist_is_replaced_by_a_contract_of_choice() -> None:
    s = play(OMScenario().goods(0, water=2, mineral=0).turn(0), 0, "act hire", "hire post4")
    assert s.scientist_owner[3] == 0
    s = play(s, 0, "refill d3")
    assert s.post[3] == 6 + 8
    t = OMScenario().slot(0, "hire")
    assert reason(t.turn(0), 0, "act hire") == "slot-filled"


@pytest.mark.rule("OM 5.13")
def test_the_geologist_takes_two_colonists() -> None:
    s = play(OMScenario().goods(0, mineral=0, water=0).turn(0), 0, "act hire", "hire post1")
    assert (s.quarters[0], s.working[0]) == (0, 2)
    assert (
        reason(play(OMScenario().on_display(2, "d1").crystals(0, 1).turn(0), 0, "act hire"), 0, "hire post3")
        == ""
    )


@pytest.mark.rule("OM 5.14")
def test_deliveries_at_any_time_and_straight_from_a_gain() -> None:
    t = OMScenario().contract(0, "d3").goods(0, water=2, mineral=2)
    s = play(t.turn(0), 0, "deliver water d3", "deliver mineral d3")
    assert (s.delivered[2], s.delivered_minerals[2]) == (1, 1)
    assert reason(s, 0, "deliver plant d3") == "not-wanted"
    assert reason(s, 0, "deliver mineral d1") == "not-your-contract"
