"""Chapter 1, the figures of the table: what the state counts, and that a copy of it is the same in all."""

import pytest

from rules.red_dust_rebellion.ledger import ledger
from rules.red_dust_rebellion.story import at, table
from tharsis.games.red_dust_rebellion import GAME
from tharsis.games.red_dust_rebellion.codes import COIN, NOBODY
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, EG, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel.buffers import are_numbers, listed, numbers_of

EVERYTHING = {
    "mg_troop": 1, "fortified": 2, "mg_base": 1, "security": 3, "specops": 2, "active_specops": 1,
    "corp_base": 2, "terraforming": 1, "eg_troop": 4, "satellite": 1, "rd_rebel": 5, "active_rd": 2,
    "rd_base": 1, "dug_in": 2, "cr_rebel": 3, "active_cr": 4, "cr_base": 1, "conversion": 3,
    "supply": 0, "population": 1,
}  # fmt: skip


def crowded(box: int = 3) -> RDState:
    """A space with some of everything, more than fits, to tell one count from another."""
    return table().confidence(box).put("europa", **EVERYTHING).s


@pytest.mark.rule("RD 1.3", "RD 1.1")
def test_what_is_counted_in_a_space():
    s = crowded()
    here = at("europa")
    assert [s.at(here, kind) for kind in range(len(KIND_IDS))] == list(EVERYTHING.values())
    assert [s.force(here, faction) for faction in (MG, CORP, RD, CR, EG)] == [4, 9, 10, 11, 4]
    assert (s.coin_forces(here), s.rebel_forces(here)) == (17, 21)
    assert (s.troops(here), s.cubes(here), s.specops(here)) == (3, 10, 3)
    assert (s.rebels(here, RD), s.rebels(here, CR), s.any_rebels(here)) == (7, 7, 14)
    assert (s.hidden(here, CORP), s.hidden(here, RD), s.hidden(here, CR), s.hidden_rebels(here)) == (
        2,
        5,
        3,
        8,
    )
    assert (s.active(here, CORP), s.active(here, RD), s.active(here, CR)) == (1, 2, 4)
    assert [s.bases(here, faction) for faction in (MG, CORP, RD, CR)] == [1, 3, 3, 4]
    assert (s.coin_bases(here), s.rebel_bases(here)) == (4, 7)
    assert s.population(here) == 3


@pytest.mark.rule("RD 1.1", "RD 1.3")
def test_forces_hostile_to_a_faction_satellites_included_for_rebels():
    s = crowded()
    here = at("europa")
    assert [s.enemy_forces(here, faction) for faction in (MG, CORP)] == [21, 21]
    assert (s.enemy_forces(here, RD), s.enemy_forces(here, CR)) == (17 + 11 + 1, 17 + 10 + 1)


@pytest.mark.rule("RD 1.2")
@pytest.mark.parametrize(
    ("box", "units", "forces"),
    [
        (0, (3, 6, 7, 7), (4, 9, 10, 11)),
        (1, (3, 10, 7, 7), (4, 13, 10, 11)),
        (6, (7, 6, 7, 7), (8, 9, 10, 11)),
    ],
)
def test_earthgov_troops_count_for_their_controller(box, units, forces):
    s = crowded(box)
    here = at("europa")
    assert tuple(s.units_of(here, faction) for faction in range(4)) == units
    assert tuple(s.forces_of(here, faction) for faction in range(4)) == forces


@pytest.mark.rule("RD 1.3")
@pytest.mark.parametrize(
    ("space", "bases", "room"),
    [
        ("europa", {"mg_base": 1}, True),
        ("europa", {"mg_base": 1, "rd_base": 1}, False),
        ("marth", {"terraforming": 1, "dug_in": 1}, False),
        ("marth", {"conversion": 2}, False),
        ("wilderness", {"cr_base": 5}, True),
        ("wilderness", {"cr_base": 6}, False),
        ("phobos", {}, False),
        ("earth", {}, False),
    ],
)
def test_how_many_bases_fit(space, bases, room):
    assert table().put(space, **bases).s.has_room(at(space)) == room


@pytest.mark.rule("RD 1.11", "RD 1.3")
def test_what_lies_on_mars_and_what_elsewhere():
    scene = table().put("ascraeus_mons", mg_base=1, corp_base=1, dug_in=1, rd_rebel=1)
    scene.put("wilderness", terraforming=1, conversion=1, rd_base=1, active_rd=2, cr_rebel=3)
    s = scene.put("phobos", security=2, mg_troop=4).put("earth", security=3).put("transit", eg_troop=2).s
    assert [s.bases_on_mars(faction) for faction in range(4)] == [1, 2, 2, 1]
    assert (s.rebels_on_mars(RD), s.rebels_on_mars(CR)) == (3, 3)
    assert [s.forces_on_map(faction) for faction in range(5)] == [5, 4, 5, 4, 0]
    assert s.enemy_bases() == 5


@pytest.mark.rule("RD 1.4")
def test_supply_in_play_lies_in_transit_and_on_earth():
    s = table().put("transit", supply=4).put("earth", supply=3).s
    assert (s.supply_in_play(), s.supply_room()) == (7, 5)


@pytest.mark.rule("RD 1.9")
@pytest.mark.parametrize(
    ("pieces", "side"),
    [
        ({}, NOBODY),
        ({"mg_troop": 1}, COIN),
        ({"eg_troop": 1, "security": 1, "rd_rebel": 1}, COIN),
        ({"mg_troop": 1, "rd_rebel": 1}, NOBODY),
        ({"mg_troop": 3, "rd_rebel": 1, "cr_rebel": 2}, NOBODY),
        ({"mg_troop": 4, "rd_rebel": 1, "cr_rebel": 2}, COIN),
        ({"rd_rebel": 3, "mg_troop": 1, "cr_rebel": 2}, NOBODY),
        ({"rd_rebel": 4, "mg_troop": 1, "cr_rebel": 2}, RD),
        ({"cr_base": 3, "mg_troop": 1, "rd_rebel": 2}, NOBODY),
        ({"conversion": 2, "active_cr": 2, "specops": 1, "rd_rebel": 2}, CR),
        ({"satellite": 1}, NOBODY),
    ],
)
def test_who_controls_a_space(pieces, side):
    s = table().put("europa", **pieces).s
    assert s.control(at("europa")) == side
    masks = s.control_masks()
    held = {COIN: masks[0], RD: masks[2], CR: masks[3]}
    here = 1 << at("europa")
    assert [who for who, mask in held.items() if mask & here] == ([side] if side != NOBODY else [])
    assert masks[0] == (1 << at("phobos")) | (here if side == COIN else 0)


@pytest.mark.rule("RD 1.9")
def test_phobos_is_coin_and_nobody_controls_what_lies_beyond():
    s = table().put("earth", security=3).put("transit", eg_troop=1).s
    assert [s.control(at(space)) for space in ("phobos", "transit", "earth", "orbit")] == [COIN, -1, -1, -1]


@pytest.mark.rule("RD 1.9")
@pytest.mark.card("RD torture_video_leaks")
@pytest.mark.parametrize(
    ("space", "pieces", "card", "side"),
    [
        ("europa", {"security": 3, "rd_rebel": 1}, True, RD),
        ("europa", {"specops": 2, "active_specops": 1, "rd_rebel": 1}, True, RD),
        ("europa", {"corp_base": 2, "rd_rebel": 1}, True, COIN),
        ("europa", {"mg_troop": 2, "security": 1, "rd_rebel": 1}, True, COIN),
        ("europa", {"security": 3, "rd_rebel": 1}, False, COIN),
        ("marth", {"security": 3, "rd_rebel": 1}, True, COIN),
    ],
)
def test_leaks_make_corporate_units_in_labyrinths_count_for_nothing(space, pieces, card, side):
    scene = table().campaign(*(["torture_video_leaks"] if card else [])).put(space, **pieces)
    assert scene.s.control(at(space)) == side


@pytest.mark.rule("RD 1.10")
@pytest.mark.card("RD dust_adaptation")
@pytest.mark.parametrize(
    ("space", "storm", "faction", "card", "barred", "sealed"),
    [
        ("marth", 2, MG, False, True, True),
        ("marth", 1, MG, False, False, False),
        ("marth", 0, MG, False, False, False),
        ("europa", 2, MG, False, False, True),
        ("europa", 1, MG, False, False, False),
        ("marth", 2, CR, False, True, True),
        ("marth", 2, CR, True, False, False),
        ("marth", 2, RD, True, True, True),
        ("europa", 2, CR, True, False, True),
        ("wilderness", 2, RD, False, True, True),
        ("phobos", 2, MG, False, False, False),
    ],
)
def test_what_a_storm_shuts(space, storm, faction, card, barred, sealed):
    scene = table().storm(**{space: storm})
    if card:
        scene.capability("dust_adaptation")
    s = scene.s
    assert (s.barred(at(space), faction), s.sealed(at(space), faction)) == (barred, sealed)
    assert s.raging(at(space)) == (storm == 2 and space != "phobos")


@pytest.mark.rule("RD 1.8", "RD 1.11")
def test_support_and_opposition_count_people_once_or_twice():
    scene = table().put("europa", population=1).level(europa=1, tenzing=2, shepard=0, gandhi=-1, sharma=-2)
    s = scene.level(ascraeus_mons=1, coronae_montes=-2).s
    assert s.total_support() == 3 + 6 + 1
    assert s.total_opposition() == 2 + 4 + 2
    s = scene.damage(tenzing=1).s
    assert s.total_support() == 3 + 4 + 1


@pytest.mark.rule("RD 1.11", "RD 2.0")
def test_totals_thresholds_and_margins():
    scene = table().confidence(8).means(profits=40).level(tenzing=2, gandhi=-2).put("gandhi", rd_base=1)
    s = scene.put("marth", mg_base=1, corp_base=1).put("wilderness", cr_base=2, cr_rebel=1).s
    assert [s.score(faction) for faction in range(4)] == [6 + 10, 40, 4 + 1, 1 + 2]
    assert [s.threshold(faction) for faction in range(4)] == [34, 36, 32, 3]
    assert [s.margin(faction) for faction in range(4)] == [-18, 4, -27, 0]
    assert s.cr_spaces() == 1


@pytest.mark.rule("RD 1.11")
@pytest.mark.parametrize(
    ("box", "value"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 4), (6, 6), (7, 8), (8, 10)]
)
def test_confidence_counts_for_marsgov(box, value):
    assert table().confidence(box).s.score(MG) == value


@pytest.mark.rule("RD 1.4")
@pytest.mark.parametrize(
    ("before", "by", "after"), [(49, 1, 50), (49, 2, 50), (1, -1, 0), (1, -2, 0), (7, 3, 10)]
)
def test_resources_and_profits_stay_on_the_track(before, by, after):
    s = table().means(mg=before, rd=before, profits=before).s
    s.gain(MG, by)
    s.gain(RD, by)
    s.earn(by)
    assert (s.resources[MG], s.resources[RD], s.profits) == (after, after, after)


@pytest.mark.rule("RD 8.2")
def test_nonplayers_have_no_resources():
    s = table(seats=1, factions="corp_rd_cr_mg").means(mg=0, rd=0).s
    s.gain(MG, 5)
    s.gain(RD, 5)
    assert (s.resources[MG], s.resources[RD]) == (0, 0)
    assert [s.is_np(faction) for faction in range(4)] == [True, False, True, True]


@pytest.mark.rule("RD 1.1")
def test_who_plays_what():
    s = GAME.new(seed=1, seats=3, options={"alliance": "rebels"})
    assert [s.seat_of(side) for side in (MG, CORP, RD, CR, EG)] == [1, 2, 0, 0, -1]
    assert [s.factions_of(seat) for seat in range(3)] == [[RD, CR], [MG], [CORP]]
    assert s.everyone() == 0b111


@pytest.mark.rule("RD 5.3", "RD 5.7", "RD 1.9")
def test_control_in_force_waits_only_while_it_must():
    s = table().put("europa", mg_troop=1).put("gandhi", rd_rebel=1).put("sharma", cr_rebel=1).s
    s.frozen = s.control_masks()
    table_now = [s.control(at(space)) for space in ("europa", "gandhi", "sharma", "tenzing")]
    s.add(at("tenzing"), 0, 1)
    s.add(at("europa"), 0, -1)
    for waits, spaces in ((True, table_now), (False, [NOBODY, RD, CR, COIN])):
        s.control_waits = waits
        assert [
            s.control_in_force(at(space)) for space in ("europa", "gandhi", "sharma", "tenzing")
        ] == spaces


def marked(value: object, mark: int) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if are_numbers(value):
        return numbers_of([mark, mark + 1])
    return [mark, mark + 1] if isinstance(value, list) else mark


def test_a_clone_is_the_same_in_every_field_and_shares_no_list():
    s = GAME.new(seed=2, seats=4)
    s.assets.move(3, 3, 15)
    s.campaigns.move(4, 4, 15)
    plain = [name for name in RDState.FIELDS if name not in ("assets", "campaigns")]
    for mark, name in enumerate(plain, 1):
        setattr(s, name, marked(getattr(s, name), mark))
    copy = s.clone()
    assert {name: getattr(copy, name) for name in plain} == {name: getattr(s, name) for name in plain}
    for name in plain:
        if isinstance(getattr(s, name), list):
            assert getattr(copy, name) is not getattr(s, name)
        elif are_numbers(getattr(s, name)):
            getattr(copy, name)[0] += 1
            assert getattr(copy, name) != getattr(s, name)
    assert (copy.assets.piles, copy.campaigns.piles) == (s.assets.piles, s.campaigns.piles)
    assert copy.assets.piles[3] is not s.assets.piles[3]
    assert copy.campaigns.piles[4] is not s.campaigns.piles[4]


@pytest.mark.rule("RD 3.1", "RD 3.3")
def test_a_game_begins_with_nothing_counted():
    s = GAME.new(seed=2, seats=4)
    nothing = (
        "profits",
        "flashpoint",
        "rodgers",
        "storm_rounds",
        "acted",
        "sits_out",
        "stays",
        "slot",
        "first_did",
    )
    assert {name: int(getattr(s, name)) for name in nothing} == dict.fromkeys(nothing, 0)
    assert (s.pile, s.pile_drawn, s.pile_stormed, s.eligible) == (0, 2, False, 15)
    assert (s.refused, s.pacts, s.pledges, s.arrived, s.totals) == (0, 0, [], [], [0, 0, 0, 0])
    assert (s.special_used, s.travel_goals, s.control_waits, s.owed) == (False, -1, False, 0)
    assert (s.curiosity, s.known_tail) == ([], [])


SETUP = """
ascraeus_mons       d1     cr_base 1 cr_rebel 2
tharsis_tholus      d1     mg_base 1 mg_troop 2
noctis_labyrinthus         rd_base 1 rd_rebel 2
sinai_planum               rd_rebel 1
daedalia_planum            rd_rebel 1
europa              l1     mg_troop 2 security 1
tenzing             l2     mg_troop 3 security 1 cr_rebel 1
pavonis_mons        l1
syria_planum        l2
tereshkova                 mg_troop 2 rd_rebel 1
shepard             l-1    mg_troop 1 rd_rebel 2
new_cordoba                mg_troop 2 rd_rebel 1 cr_base 1 cr_rebel 2
radau               d1     rd_base 1 rd_rebel 1
trouvelot           d1     cr_base 1 cr_rebel 1
marth               d1     corp_base 1 security 2
shenzhou                   mg_troop 2 corp_base 1 security 2 rd_rebel 1
alpheus_colles      l-1    rd_base 1 rd_rebel 1
coronae_montes      d1     mg_base 1 mg_troop 2 cr_rebel 2
hellas_chaos        d1     corp_base 1 security 2
gandhi              l-1    mg_troop 1 rd_base 1 rd_rebel 2
sharma              l-2    mg_troop 1 rd_base 1 rd_rebel 3
wilderness                 cr_base 1 cr_rebel 3
phobos                     eg_troop 4 security 2
transit                    eg_troop 2 security 1 specops 1 satellite 1 supply 3
earth                      eg_troop 2 security 1 specops 1 satellite 2 supply 1 population 1
orbit                      satellite 1
available                  mg_base 1 mg_troop 12 corp_base 6 specops 6 security 4 eg_troop 8
available                  rd_base 4 rd_rebel 14 cr_base 11 cr_rebel 9
"""


@pytest.mark.rule("RD 3.1")
def test_the_whole_table_at_the_start():
    expected = {"displaced": 4, "box": 3, "resources mg": 18, "resources rd": 14}
    for row in SETUP.strip().splitlines():
        space, *words = row.split()
        for mark, name in (("d", "damage"), ("l", "level")):
            if words and words[0][0] == mark and words[0][1:].lstrip("-").isdigit():
                expected[f"{name} {space}"] = int(words.pop(0)[1:])
        expected |= {f"{kind} {space}": int(n) for kind, n in zip(words[::2], words[1::2], strict=True)}
    s = table(bare=False).s
    s.resources[MG], s.resources[RD], s.profits = 18, 14, 0
    found = {name: n for name, n in ledger(s).items() if n and not name.startswith(("assets", "campaigns"))}
    assert found == expected


NOT_YET = ("current", "upcoming", "owed_op", "travel_goals", "acting")


def test_what_a_saved_position_does_not_name_has_not_begun():
    """Fields that an older save lacks take these values."""
    s = RDState()
    plain = [name for name in RDState.FIELDS if name not in ("assets", "campaigns")]
    for name in plain:
        value = listed(getattr(s, name))
        assert value == (-1 if name in NOT_YET else [] if isinstance(value, list) else 0), name
    assert isinstance(s.eg_plus, bool)
    assert (s.assets.piles, s.campaigns.piles) == ([], [])
