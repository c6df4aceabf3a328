"""8.5.7: the get lines of the Move Priorities, destinations, origins and reach."""

import pytest

from rules.red_dust_rebellion.nonplayers import changes, leave, mars, mask, shown, spaces_of
from rules.red_dust_rebellion.story import at
from tharsis.games.red_dust_rebellion.actions import NP_TIE
from tharsis.games.red_dust_rebellion.orders import MARCH, NO_OP, RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, KIND_IDS, MG, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer import moves
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import UNBOUND, Spare, kinds_in_order
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import (
    best_origin,
    bring_base,
    content,
    destinations,
    gather,
    missing,
    next_for,
    received,
    servers,
    travel_reach,
    travellers,
)

pytestmark = pytest.mark.rule("RD 8.5.7")

#: Whose, the line, who is a player, the position, how many pieces it still asks for.
MISSING = (
    (MG, "FIRST_UNIT", "", "marth security mg_base", 1),
    (MG, "FIRST_UNIT", "", "marth mg_troop", 0),
    (MG, "FIRST_UNIT", "", "marth mg_troop*3", 0),
    (MG, "FIRST_UNIT", "", "marth eg_troop, confidence 6", 0),
    (MG, "FIRST_UNIT", "", "marth eg_troop, confidence 5", 1),
    (CORP, "FIRST_UNIT", "", "marth specops", 0),
    (CORP, "FIRST_UNIT", "", "marth mg_troop corp_base", 1),
    (RD, "FIRST_UNIT", "", "marth rd_base cr_rebel", 1),
    (RD, "FIRST_UNIT", "", "marth active_rd", 0),
    (CR, "FIRST_UNIT", "", "marth cr_base", 1),
    (CR, "FIRST_UNIT", "", "marth cr_rebel", 0),
    (MG, "PER_HIDDEN_REBEL", "", "marth rd_rebel*2 cr_rebel active_rd mg_troop", 2),
    (MG, "PER_HIDDEN_REBEL", "", "marth rd_rebel mg_troop*2", 0),
    (MG, "PER_HIDDEN_REBEL", "", "marth rd_rebel*2 security*2", 2),
    (MG, "PER_HIDDEN_REBEL", "", "wilderness rd_rebel cr_rebel mg_troop", 3),
    (CORP, "PER_HIDDEN_REBEL", "", "marth cr_rebel*3 specops", 2),
    (CORP, "PER_HIDDEN_REBEL", "", "wilderness cr_rebel*2", 4),
    (MG, "OVER_CORP", "", "marth +1 corp_base security*2 mg_troop", 2),
    (MG, "OVER_CORP", "", "marth +1 corp_base mg_troop", 0),
    (MG, "OVER_CORP", "", "marth +1 corp_base mg_troop*3", 0),
    (MG, "OVER_CORP", "", "marth corp_base security*2 mg_troop", 0),
    (MG, "OVER_CORP", "", "marth +1 security*2 mg_troop", 0),
    (MG, "OVER_CORP", "", "marth +1 corp_base eg_troop*2 mg_troop, confidence 5", 2),
    (CORP, "OVER_CORP", "", "marth +1 corp_base mg_troop*5", 0),
    (MG, "HOLD", "", "marth", 1),
    (MG, "HOLD", "", "marth rd_rebel*2 cr_base mg_troop", 3),
    (MG, "HOLD", "", "marth rd_rebel mg_base security", 0),
    (CORP, "HOLD", "", "marth rd_rebel mg_troop", 1),
    (MG, "PEOPLE_OR_LEAD", "", "europa mg_troop", 1),
    (MG, "PEOPLE_OR_LEAD", "", "europa security*2", 0),
    (MG, "PEOPLE_OR_LEAD", "", "europa mg_troop*3", 0),
    (CORP, "PEOPLE_OR_LEAD", "", "europa corp_base mg_troop*3", 3),
    (CORP, "PEOPLE_OR_LEAD", "", "europa corp_base mg_troop", 1),
    (CORP, "PEOPLE_OR_LEAD", "", "europa corp_base security*3 mg_troop", 0),
    (CORP, "PEOPLE_OR_LEAD", "", "europa damage*2 corp_base mg_troop*3", 0),
    (CORP, "PEOPLE_OR_LEAD", "", "europa mg_troop*3", 0),
    (MG, "GUARDS", "cr", "marth mg_base mg_troop security", 2),
    (MG, "GUARDS", "cr", "marth mg_base mg_troop*5", 0),
    (MG, "GUARDS", "rd", "marth mg_base mg_troop", 0),
    (MG, "GUARDS", "cr", "marth corp_base mg_troop", 0),
    (CORP, "GUARDS", "", "marth corp_base security", 3),
    (CORP, "GUARDS", "", "marth terraforming mg_troop*4 eg_troop", 0),
    (CORP, "GUARDS", "", "marth mg_base security", 0),
    (CORP, "BUILDERS", "", "marth mg_troop*3", 3),
    (CORP, "BUILDERS", "", "marth security*2", 1),
    (CORP, "BUILDERS", "", "marth security*4", 0),
    (CORP, "BUILDERS", "", "marth corp_base", 0),
    (CORP, "BUILDERS", "", "marth rd_base*2", 0),
    (CORP, "REPAIRERS", "", "europa damage*2 mg_troop", 1),
    (CORP, "REPAIRERS", "", "europa damage security*2", 0),
    (CORP, "REPAIRERS", "", "europa", 0),
    (CORP, "AGENT", "", "marth security", 1),
    (CORP, "AGENT", "", "marth specops", 0),
    (CORP, "AGENT", "", "marth active_specops*2", 0),
    (MG, "BUILDERS", "cr", "marth mg_base damage", 0),
    (MG, "REPAIRERS", "cr", "marth mg_base damage", 0),
    (MG, "AGENT", "cr", "marth mg_base damage", 0),
    (RD, "HIDDEN_CROWD", "", "marth +1", UNBOUND),
    (RD, "HIDDEN_CROWD", "", "marth", 0),
    (RD, "HIDDEN_CROWD", "", "marth -1", 0),
    (CR, "HIDDEN_CROWD", "", "marth +1", 0),
    (RD, "HIDDEN_GUARD", "", "marth rd_base active_rd*3", 1),
    (RD, "HIDDEN_GUARD", "", "marth rd_base rd_rebel", 0),
    (RD, "HIDDEN_GUARD", "", "marth active_rd", 0),
    (CR, "HIDDEN_GUARD", "", "marth conversion", 1),
    (CR, "HIDDEN_GUARD", "", "marth rd_base", 0),
    (RD, "NEXT_BASE", "", "marth", 3),
    (RD, "NEXT_BASE", "", "marth rd_rebel active_rd cr_rebel", 1),
    (RD, "NEXT_BASE", "", "marth rd_rebel*4", 0),
    (RD, "NEXT_BASE", "", "marth corp_base*2", 0),
    (CR, "NEXT_BASE", "", "marth cr_base cr_rebel", 2),
    (RD, "OWN_CONTROL", "", "marth mg_troop cr_rebel rd_rebel", 2),
    (RD, "OWN_CONTROL", "", "marth rd_rebel*3 mg_troop", 0),
    (CR, "OWN_CONTROL", "", "marth mg_troop rd_rebel cr_base", 2),
    (RD, "GUARDS", "cr", "marth mg_troop*3", 0),
    (CR, "BUILDERS", "cr", "marth mg_troop*3", 0),
)


@pytest.mark.parametrize(("by", "line", "players", "text", "n"), MISSING)
def test_a_get_line_asks_for_just_enough(by, line, players, text, n):
    s = mars(text, players).s
    assert missing(s, by, at(text.split()[0]), getattr(moves, line)) == n


def test_nobody_is_fetched_for_a_base_that_is_not_available():
    for by, base in ((CORP, "corp_base"), (RD, "rd_base"), (CR, "cr_base")):
        line = moves.BUILDERS if by == CORP else moves.NEXT_BASE
        assert missing(leave(mars(), **{base: 0}).s, by, at("marth"), line) == 0
        assert missing(leave(mars(), **{base: 1}).s, by, at("marth"), line) == 3


@pytest.mark.card("RD torture_video_leaks")
def test_control_is_wanted_as_it_is_counted():
    s = mars("europa security*3 rd_rebel").campaign("torture_video_leaks").s
    assert missing(s, MG, at("europa"), moves.HOLD) == 2


#: Whose, the line, the units that serve it, while EarthGov's Troops are with them.
@pytest.mark.parametrize(
    ("by", "line", "names"),
    [
        (MG, "FIRST_UNIT", "eg_troop mg_troop fortified"),
        (MG, "GUARDS", "eg_troop mg_troop fortified"),
        (CORP, "FIRST_UNIT", "eg_troop security specops active_specops"),
        (CORP, "PEOPLE_OR_LEAD", "eg_troop security specops active_specops"),
        (CORP, "GUARDS", "eg_troop security"),
        (CORP, "BUILDERS", "security"),
        (CORP, "REPAIRERS", "security"),
        (CORP, "AGENT", "specops active_specops"),
        (RD, "FIRST_UNIT", "rd_rebel active_rd"),
        (RD, "HIDDEN_CROWD", "rd_rebel"),
        (RD, "HIDDEN_GUARD", "rd_rebel"),
        (RD, "NEXT_BASE", "rd_rebel active_rd"),
        (CR, "HIDDEN_GUARD", "cr_rebel"),
        (CR, "OWN_CONTROL", "cr_rebel active_cr"),
    ],
)
def test_which_units_serve_a_line(by, line, names):
    s = mars(f"confidence {6 if by == MG else 5}").s
    found = servers(s, by, getattr(moves, line), kinds_in_order(s, by))
    assert [KIND_IDS[kind] for kind in found] == names.split()


#: Whose, how, where to, the position, what moves.
GATHERED = (
    # One unit, then as many as Hidden Rebels, then Control, then for the people.
    (MG, SECURE, "europa", "pavonis_mons mg_troop*9, europa rd_rebel*2", {"pavonis_mons": -3, "europa": 3}),
    (MG, SECURE, "europa", "pavonis_mons mg_troop*9, europa active_rd*4", {"pavonis_mons": -5, "europa": 5}),
    (MG, SECURE, "europa", "pavonis_mons mg_troop*9", {"pavonis_mons": -2, "europa": 2}),
    (MG, SECURE, "europa", "pavonis_mons mg_troop*2", {"pavonis_mons": -1, "europa": 1}),
    (MG, SECURE, "europa", "pavonis_mons mg_troop*9, europa security*3", {"pavonis_mons": -1, "europa": 1}),
    (RD, MARCH, "europa", "pavonis_mons -2 active_rd*2 rd_base*2, europa corp_base*2 cr_rebel*9",
     {"pavonis_mons": -2, "europa": 2}),
    (MG, RECON, "wilderness", "marth mg_troop*9, wilderness rd_rebel*2", {"marth": -4, "wilderness": 4}),
    # The origin that does most of the line; a further one only without Control.
    (MG, SECURE, "europa", "pavonis_mons mg_troop*3, ascraeus_mons mg_troop*9, europa rd_rebel*3",
     {"ascraeus_mons": -4, "europa": 4}),
    (MG, SECURE, "europa", "pavonis_mons mg_troop*4, ascraeus_mons mg_troop*5, europa rd_rebel*5",
     {"ascraeus_mons": -4, "pavonis_mons": -2, "europa": 6}),
    (RD, MARCH, "europa", "pavonis_mons -2 rd_rebel*2 rd_base*2, europa -2 corp_base*2",
     {"pavonis_mons": -1, "europa": 1}),
    (RD, MARCH, "europa", "pavonis_mons -2 active_rd*2 rd_base*2, arsia_mons -2 active_rd rd_base*2, "
     "ascraeus_mons -2 active_rd rd_base*2, europa -2 corp_base*2 mg_troop",
     {"pavonis_mons": -2, "ascraeus_mons": -1, "europa": 3}),
)  # fmt: skip


@pytest.mark.parametrize(("by", "op", "to", "text", "moved"), GATHERED)
def test_who_comes_to_a_destination(by, op, to, text, moved):
    s = mars(text).s
    before = shown(s)
    groups = gather(s, by, op, at(to), 0)
    found: dict[str, int] = {}
    for name, n in changes(before, s).items():
        found[name.split()[0]] = found.get(name.split()[0], 0) + n
    assert found == moved
    assert dict(zip(groups[::3], groups[2::3], strict=True)) == {
        at(space): -n for space, n in moved.items() if n < 0
    }


def test_hidden_movers_are_counted_for_the_way_they_arrive():
    s = mars("pavonis_mons -2 rd_rebel*2 active_rd rd_base*2, europa -2").s
    assert gather(s, RD, MARCH, at("europa"), 0) == (at("pavonis_mons"), 1, 2)


def test_what_was_a_destination_is_no_origin():
    text = "pavonis_mons mg_troop*9, europa rd_rebel*2"
    s = mars(text).s
    assert gather(s, MG, SECURE, at("europa"), mask("pavonis_mons")) == ()
    s = mars(text).s
    s.arrived = [at("pavonis_mons") * 20, 1]
    assert spaces_of(received(s, [0, 1])) == "pavonis_mons"
    assert received(s, [1]) == 0
    assert gather(s, MG, SECURE, at("europa"), 0) == ()


def test_phobos_gives_what_it_got_and_so_does_a_space_that_kept_nothing():
    s = mars("").s
    s.arrived = [at("phobos") * 20, 1, at("europa") * 20, 1, at("europa") * 20, -1]
    assert received(s, [0, 1]) == 0


def test_of_equal_origins_the_one_with_more_to_move_comes_first_then_chance():
    text = "pavonis_mons mg_troop*3, ascraeus_mons mg_troop*{}, europa active_rd"
    reach = mask("pavonis_mons ascraeus_mons")
    assert best_origin(mars(text.format(4)).s, MG, at("europa"), reach, dropping=False) == at("ascraeus_mons")
    assert best_origin(mars(text.format(2)).s, MG, at("europa"), reach, dropping=False) == at("pavonis_mons")
    for n, name in enumerate(("ascraeus_mons", "pavonis_mons")):
        scene = mars(text.format(3))
        scene.script_chance(NP_TIE, n)
        assert best_origin(scene.s, MG, at("europa"), reach, dropping=False) == at(name)
    assert best_origin(mars(text.format(9)).s, MG, at("europa"), mask("marth"), dropping=False) == -1
    assert best_origin(mars("europa mg_troop*9").s, MG, at("europa"), reach, dropping=False) == -1


@pytest.mark.rule("RD 5.3")
def test_drop_pods_are_used_only_without_another_way_from_phobos():
    text = "phobos eg_troop*4 mg_troop*4, orbit satellite, confidence 6, gandhi"
    s = mars(f"{text} rd_rebel damage").s
    assert gather(s, MG, SECURE, at("gandhi"), 0) == (at("phobos"), 0, 2)
    assert (s.at(at("gandhi"), 8), s.at(at("gandhi"), 9), s.at(at("phobos"), 0)) == (2, 1, 4)
    s = mars(f"{text} mg_troop rd_base cr_base").s
    s.frozen[0] |= mask("gandhi")
    gather(s, MG, SECURE, at("gandhi"), 0)
    assert (s.at(at("gandhi"), 8), s.at(at("orbit"), 9)) == (2, 1)
    for by, box, space in ((MG, 5, "gandhi"), (CORP, 6, "gandhi")):
        s = mars(f"{text} rd_rebel damage, confidence {box}").s
        assert gather(s, by, SECURE, at(space), 0) == ()
    s = mars(f"{text} rd_rebel damage").s
    assert gather(s, MG, NO_OP, at("gandhi"), 0) == ()


def test_drop_pods_may_be_the_second_origin():
    text = "pavonis_mons mg_troop*2, phobos eg_troop mg_troop*3, orbit satellite, confidence 6, "
    s = mars(text + "europa damage rd_rebel*3").s
    assert gather(s, MG, SECURE, at("europa"), 0) in (
        (at("phobos"), 0, 1, at("pavonis_mons"), 0, 1),
        (at("pavonis_mons"), 0, 1, at("phobos"), 0, 1),
    )
    assert s.at(at("europa"), 9) == 1


#: Whose, the position in Marth, whether a further origin is not needed.
@pytest.mark.parametrize(
    ("by", "text", "truth"),
    [
        (MG, "mg_troop", True), (MG, "mg_troop rd_rebel", False), (MG, "rd_rebel", False), (MG, "", False),
        (CORP, "mg_troop", True), (CORP, "cr_rebel", False),
        (RD, "rd_rebel", True), (RD, "rd_rebel mg_troop", True), (RD, "", True), (RD, "mg_troop", False),
        (RD, "cr_rebel", False),
    ],
)  # fmt: skip
def test_when_a_destination_is_content(by, text, truth):
    assert content(mars(f"marth {text}").s, by, at("marth")) == truth


#: Every Labyrinth on Mars held by the Corporations, who can spare nobody.
HELD = ", ".join(
    f"{name} security specops active_rd"
    for name in ["europa", "tenzing", "tereshkova", "shepard", "new_cordoba", "shenzhou", "gandhi", "sharma"]
)


#: Whose, how, spaces already chosen, the position, all possible destinations.
DESTINATIONS = (
    (MG, SECURE, "", "marth mg_troop*2", "new_cordoba shenzhou"),
    (MG, SECURE, "", "marth mg_troop", ""),
    (MG, SECURE, "shenzhou", "marth mg_troop*2", "new_cordoba"),
    (MG, SECURE, "", "marth mg_troop*9, shenzhou mg_troop*3", "new_cordoba"),
    (MG, SECURE, "", "marth security*2", ""),
    (CORP, SECURE, "", "marth security*2", "new_cordoba shenzhou"),
    (MG, SECURE, "", "europa mg_troop rd_rebel", "europa"),
    (MG, SECURE, "", "europa mg_troop active_rd", ""),
    (MG, SECURE, "", "europa security rd_rebel", ""),
    (MG, SECURE, "", "radau mg_troop rd_rebel", ""),
    (MG, RECON, "", "radau mg_troop rd_rebel", "radau"),
    (MG, RECON, "", "radau storm mg_troop rd_rebel", ""),
    (MG, RECON, "", "radau storm mg_troop rd_rebel, orbit satellite, confidence 6", "radau"),
    (MG, RECON, "", "radau storm mg_troop rd_rebel, orbit satellite, confidence 5", ""),
    (MG, RECON, "", "radau storm mg_troop rd_rebel, confidence 6", ""),
    (MG, RECON, "", "radau mg_troop*2", "marth rutherford wilderness"),
    (MG, RECON, "marth", "radau mg_troop*2", "rutherford wilderness"),
    (RD, MARCH, "", "radau -2 rd_rebel*2", "marth rutherford wilderness"),
    (RD, MARCH, "", "radau -2 rd_rebel*2, marth storm", "rutherford wilderness"),
    (RD, MARCH, "", "radau rd_rebel", ""),
    (RD, MARCH, "", "europa rd_rebel mg_troop", ""),
    (MG, SECURE, "", "orbit satellite, phobos eg_troop, confidence 6",
     "europa gandhi new_cordoba sharma shenzhou shepard tenzing tereshkova"),
    (CORP, SECURE, "", "orbit satellite, phobos eg_troop, confidence 5, " + HELD,
     ""),
    (CORP, SECURE, "", "orbit satellite, phobos eg_troop, confidence 5, " + HELD
     + ", gandhi corp_base", "gandhi"),
    (MG, SECURE, "", "orbit satellite, phobos eg_troop, confidence 6, europa mg_troop*2, tenzing mg_troop*3, "
     "shenzhou mg_troop*3, gandhi mg_troop*2, sharma mg_troop*2, shepard mg_troop*2, tereshkova mg_troop*2",
     "new_cordoba"),
)  # fmt: skip


@pytest.mark.parametrize(("by", "op", "chosen", "text", "found"), DESTINATIONS)
def test_where_something_could_move_or_hidden_rebels_wait(by, op, chosen, text, found):
    assert spaces_of(destinations(mars(text).s, by, op, mask(chosen))) == found


def test_the_next_piece_is_the_first_that_serves_an_open_line():
    """Shenzhou lacks guards, which SpecOps are not, and then an agent."""
    s = mars("marth security*4 specops, shenzhou corp_base security*3").s
    spare = Spare(s, CORP, at("marth"))
    assert next_for(s, spare, at("shenzhou"), [4]) == 4
    assert next_for(s, spare, at("shenzhou"), [3, 4]) == 3
    s = mars("marth security*4, shenzhou corp_base security*4").s
    assert next_for(s, Spare(s, CORP, at("marth")), at("shenzhou"), [3]) == -1


# -- 5.8: Travel ---------------------------------------------------------------------------------------------


#: From Radau: the position, what Rebels reach.
REACH = (
    ("radau cr_rebel*2", "marth rutherford wilderness"),
    ("radau cr_rebel*2, marth cr_base", "marth rutherford shenzhou trouvelot wilderness"),
    ("radau active_cr*2, marth cr_base", "marth rutherford wilderness"),
    ("radau cr_rebel*2, marth -1 cr_base", "marth rutherford shenzhou trouvelot wilderness"),
    ("radau cr_rebel*2, marth +1 cr_base", "marth rutherford wilderness"),
    ("radau cr_rebel*2, marth corp_base", "marth rutherford wilderness"),
    ("radau cr_rebel*2, marth cr_base, trouvelot cr_base",
     "marth new_cordoba rutherford shenzhou trouvelot wilderness"),
)  # fmt: skip


@pytest.mark.rule("RD 5.8")
@pytest.mark.parametrize(("text", "found"), REACH)
def test_where_reclaimers_can_travel(text, found):
    s = mars(text).s
    assert spaces_of(travel_reach(s, Spare(s, CR, at("radau")))) == found
    s.travel_goals = mask("marth shenzhou")
    within = " ".join(space for space in found.split() if space in ("marth", "shenzhou"))
    assert spaces_of(travel_reach(s, Spare(s, CR, at("radau")))) == within


@pytest.mark.rule("RD 5.8")
def test_only_hidden_rebels_go_further_than_one_space():
    spare = Spare(mars("radau cr_rebel").s, CR, at("radau"))
    assert [KIND_IDS[kind] for kind in travellers(spare, at("marth"))] == ["cr_rebel", "active_cr"]
    assert [KIND_IDS[kind] for kind in travellers(spare, at("shenzhou"))] == ["cr_rebel"]


#: The position, where the Rebels of Radau go, the Bases they bring, and how many are left at home.
BASES = (
    ("radau cr_base cr_rebel*3", "marth", 1, 0),
    ("radau conversion cr_rebel*3", "marth", 1, 0),
    ("radau cr_base*2 cr_rebel*3", "marth", 1, 1),
    ("radau cr_base cr_rebel*3, marth cr_base", "marth", 0, 1),
    ("radau cr_base cr_rebel*3, marth corp_base*2", "marth", 0, 1),
    ("radau cr_base cr_rebel*3, marth corp_base", "marth", 1, 0),
    ("radau cr_base cr_rebel*3", "trouvelot", 0, 1),
    ("radau cr_base", "marth", 0, 1),
    ("trouvelot cr_base cr_rebel*3", "shenzhou", 0, 1),
)


@pytest.mark.parametrize(("text", "to", "came", "left"), BASES)
def test_a_base_comes_along_to_a_desert_next_door_without_one(text, to, came, left):
    s = mars(text).s
    origin = at(text.split()[0])
    before = s.bases(at(to), CR)
    spare = Spare(s, CR, origin)
    forces = spare.forces
    bring_base(s, spare, at(to))
    assert (s.bases(at(to), CR) - before, s.bases(origin, CR), forces - spare.forces) == (came, left, came)
    assert s.on_map(KIND_IDS.index("conversion")) == ("conversion" in text and not came)


def test_a_basic_base_goes_before_a_conversion_center():
    s = mars("radau cr_base conversion cr_rebel*3").s
    bring_base(s, Spare(s, CR, at("radau")), at("marth"))
    assert (
        s.at(at("radau"), KIND_IDS.index("conversion")),
        s.at(at("radau"), KIND_IDS.index("cr_base")),
    ) == (1, 0)
