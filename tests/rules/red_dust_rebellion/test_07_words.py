"""The words that card texts are made of (7.0): which spaces they mean, and which of them non-players want."""

import pytest

from rules.red_dust_rebellion.changes import laid
from rules.red_dust_rebellion.story import alone, at, who
from tharsis.games.red_dust_rebellion.pieces import KIND_IDS
from tharsis.games.red_dust_rebellion.vocabulary import where, wishes
from tharsis.kernel import LEGAL

#: Test, table, the spaces of those named that pass it.
FITTING = [
    ("ON_MARS", "ascraeus_mons tharsis_tholus europa wilderness phobos earth", "",
     "ascraeus_mons tharsis_tholus europa wilderness"),
    ("LABYRINTH", "ascraeus_mons europa gandhi wilderness phobos transit", "", "europa gandhi phobos"),
    ("MARS_LABYRINTH", "ascraeus_mons europa gandhi wilderness phobos", "", "europa gandhi"),
    ("DESERT", "ascraeus_mons europa wilderness phobos earth", "", "ascraeus_mons wilderness"),
    ("AT_SUPPORT", "europa gandhi marth radau", "europa level=1 | gandhi level=2 | marth level=-1",
     "europa gandhi"),
    ("NOT_AT_SUPPORT", "europa gandhi marth radau", "europa level=1 | gandhi level=2 | marth level=-1",
     "marth radau"),
    ("CAN_RISE", "europa gandhi marth radau tenzing",
     "europa level=1 | gandhi level=2 | marth level=-2 | tenzing damage=3", "europa marth radau"),
    ("CAN_RISE", "europa marth gandhi",
     "campaign=water_reclamation_workers | europa level=1 | marth level=1 | gandhi level=0", "marth gandhi"),
    ("CAN_FALL", "europa gandhi marth radau tenzing",
     "europa level=-1 | gandhi level=-2 | marth level=2 | tenzing damage=3", "europa marth radau"),
    ("HAS_OPINION", "europa gandhi marth radau", "europa level=1 | marth level=-2", "europa marth"),
    ("COIN_HELD", "europa gandhi marth radau phobos",
     "europa mg_troop=2 rd_rebel=1 | gandhi security=1 rd_rebel=1 | marth cr_rebel=1", "europa phobos"),
    ("NO_REBEL_FORCES", "europa gandhi marth radau",
     "europa rd_base=1 | gandhi active_cr=1 | marth mg_troop=1",
     "marth radau"),
    ("UNPOPULATED", "europa gandhi marth wilderness",
     "europa damage=2 | gandhi damage=1", "europa wilderness"),
    ("POPULATED", "europa gandhi marth wilderness", "europa damage=2 | gandhi damage=1", "gandhi marth"),
    ("CAN_HOUSE", "europa gandhi marth wilderness radau",
     "displaced=1 | europa damage=1 | gandhi population=1 | radau population=1", "gandhi marth"),
    ("CAN_HOUSE", "europa", "", ""),
    ("ROOM", "europa gandhi marth wilderness phobos",
     "europa rd_base=1 cr_base=1 | gandhi mg_base=1 | wilderness cr_base=5", "gandhi marth wilderness"),
    ("NO_STORM", "europa gandhi marth", "europa storm=1 | gandhi storm=2", "marth"),
    ("ON_A_LINE", "europa gandhi noctis_labyrinthus pavonis_mons tharsis_tholus radau marth", "",
     "europa noctis_labyrinthus pavonis_mons marth"),
    ("CORP_FORCES_HERE", "europa gandhi marth radau",
     "europa specops=1 | gandhi corp_base=1 | marth eg_troop=1 satellite=1", "europa gandhi"),
    ("DAMAGEABLE", "europa gandhi marth wilderness tenzing",
     "europa damage=2 | gandhi damage=1 | tenzing fortified=1", "gandhi marth tenzing"),
    ("DAMAGEABLE", "europa", "europa damage=2 fortified=0", ""),
    ("BY_A_CITY", "marth radau coronae_montes ascraeus_mons trouvelot",
     "shenzhou damage=3 | gandhi damage=2 | sharma damage=2", "ascraeus_mons trouvelot"),
    ("TWINS", "europa shepard tereshkova syria_planum noctis_labyrinthus new_cordoba", "",
     "shepard tereshkova"),
    ("DAMAGED_WITH_SECURITY", "europa gandhi marth radau",
     "europa damage=1 security=1 | gandhi damage=1 specops=1 | marth security=1", "europa"),
    ("CR_ALONE", "europa tenzing gandhi sharma marth radau trouvelot rutherford sinai_planum arsia_mons",
     """europa cr_rebel=1 | tenzing cr_base=1 mg_troop=1 | gandhi corp_base=1 | sharma eg_troop=1 |
     marth rd_rebel=1 | radau satellite=1 cr_rebel=1 | trouvelot rd_base=1 |
     sinai_planum mg_troop=1 rd_rebel=1 | arsia_mons mg_troop=1 satellite=1""", "europa rutherford"),
    ("CORP_BASE_FITS", "europa gandhi marth phobos", "europa rd_base=2 | gandhi rd_base=1", "gandhi marth"),
    ("CORP_BASE_FITS", "marth", "wilderness corp_base=6 | europa corp_base=2 | gandhi corp_base=1", ""),
    ("RD_BASE_FITS", "europa marth", "europa mg_base=2", "marth"),
    ("RD_BASE_FITS", "marth", "wilderness rd_base=6 | europa rd_base=2 | gandhi rd_base=1", ""),
    ("CR_BASE_FITS", "marth", "wilderness rd_base=6 | europa rd_base=2 | gandhi rd_base=1", "marth"),
    ("REBEL_BASE_FITS", "marth", "wilderness rd_base=6 | europa rd_base=2 | gandhi rd_base=1", "marth"),
    ("CR_BASE_FITS", "europa marth", "europa cr_base=2", "marth"),
    ("REBEL_BASE_FITS", "europa marth", "europa cr_base=2", "marth"),
]  # fmt: skip

#: Test, the kinds of which any one will do.
KINDS_NAMED = {
    "HIDDEN_SPECOPS_HERE": "specops",
    "CORP_UNITS_HERE": "security specops active_specops",
    "UNITS_HERE": """mg_troop fortified security specops active_specops eg_troop rd_rebel active_rd cr_rebel
        active_cr""",
    "REBEL_BASE_HERE": "rd_base dug_in cr_base conversion",
    "CORP_BASE_HERE": "corp_base terraforming",
    "EG_TROOPS_HERE": "eg_troop",
    "SPECOPS_HERE": "specops active_specops",
    "SATELLITE_HERE": "satellite",
    "BASIC_CORP_BASE": "corp_base",
    "SETTLERS_HERE": "population",
    "CUBES_HERE": "mg_troop fortified security eg_troop",
    "COIN_UNITS_HERE": "mg_troop fortified security specops active_specops eg_troop",
    "GARRISON": "mg_troop fortified security",
    "REBEL_FORCES_HERE": "rd_rebel active_rd cr_rebel active_cr rd_base dug_in cr_base conversion",
    "HIDDEN_REBELS_HERE": "rd_rebel cr_rebel",
}


@pytest.mark.rule("RD 7.2")
@pytest.mark.parametrize(("name", "spaces", "scene", "fit"), FITTING)
def test_which_spaces_a_word_of_a_card_means(name, spaces, scene, fit):
    s = laid(scene).s
    code = getattr(where, name)
    assert [space for space in spaces.split() if where.test_why(s, at(space), code) == LEGAL] == fit.split()


@pytest.mark.rule("RD 7.2")
@pytest.mark.parametrize("name", KINDS_NAMED)
def test_which_pieces_a_word_of_a_card_means(name):
    code = getattr(where, name)
    for kind in (*KIND_IDS[:18], "population"):
        s = laid(f"marth {kind}=1").s
        assert (where.test_why(s, at("marth"), code) == LEGAL) == (kind in KINDS_NAMED[name].split()), kind
        assert where.test_why(s, at("radau"), code) != LEGAL


@pytest.mark.rule("RD 1.2")
def test_the_rodgers_line_counts_once_it_is_built():
    assert where.lines_in_use(laid("").s) == [0, 1, 2, 3]
    assert where.lines_in_use(laid("rodgers=1").s) == [0, 1, 2, 3, 4]


def test_every_word_has_a_number_of_its_own_and_a_test():
    words = {row[0] for row in FITTING} | set(KINDS_NAMED)
    assert sorted(getattr(where, name) for name in words) == list(range(42))
    wanted = {row[0] for row in WISHES}
    assert sorted(getattr(wishes, name) for name in wanted) == list(range(8))


@pytest.mark.rule("RD 7.4")
def test_a_space_must_pass_all_tests_of_a_sentence():
    s = laid("europa level=1").s
    assert where.tests_why(s, at("europa"), ()) == LEGAL
    assert where.tests_why(s, at("europa"), (where.ON_MARS, where.LABYRINTH, where.AT_SUPPORT)) == LEGAL
    for bad in ((where.DESERT, where.AT_SUPPORT), (where.AT_SUPPORT, where.DESERT)):
        assert where.tests_why(s, at("europa"), bad) == where.test_why(s, at("europa"), where.DESERT)


#: Wish, Faction, table, the spaces from the most wanted to the least ("=": alike), then those not wanted.
WISHES = [
    ("NO_WISH", "mg", "europa rd_rebel=1", "europa = gandhi", ""),
    ("WISH_HIDDEN_REBELS", "corp", "europa rd_rebel=1 | gandhi cr_rebel=2 active_rd=1 | sharma active_rd=1",
     "europa = gandhi", "sharma tenzing"),
    ("WISH_NOT_AT_SUPPORT", "mg", "marth level=-1 | radau level=1 | rutherford level=2", "marth = trouvelot",
     "radau rutherford"),
    ("WISH_NOT_AT_SUPPORT", "corp", "marth level=-1 | radau level=1", "marth = radau = trouvelot", ""),
    ("WISH_MOST_OPPOSITION", "mg",
     """shenzhou level=-2 | europa level=-2 | tenzing level=-1 | marth level=-2 | radau level=-1 |
     gandhi level=2""",
     "shenzhou > europa > tenzing > marth > radau > gandhi = sharma", ""),
    ("WISH_SUPPORT_OR_ROOM", "cr", "marth level=1 | radau level=2 | trouvelot level=-2",
     "marth > radau > trouvelot = rutherford", ""),
    ("WISH_SUPPORT_OR_ROOM", "rd", "marth level=1 mg_base=2 | radau level=2 mg_base=1",
     "radau = trouvelot > marth", ""),
    ("WISH_SUPPORT_OR_ROOM", "rd",
     "marth mg_base=2 | wilderness rd_base=6 | europa rd_base=2 | gandhi rd_base=1", "radau = marth", ""),
    ("WISH_SUPPORT_OR_ROOM", "mg", "marth mg_base=2", "radau = marth", ""),
    ("WISH_SUPPORT_OR_FEWEST", "cr",
     "europa level=1 | tenzing level=2 | gandhi level=-2 damage=1 | sharma level=-1 | shepard damage=2",
     "europa = tenzing > shepard > gandhi > sharma = tereshkova > shenzhou", ""),
    ("WISH_SUPPORT_OR_FEWEST", "rd", "europa level=1 | gandhi damage=1", "europa = gandhi = sharma", ""),
    ("WISH_ENEMY_BASE", "cr",
     "marth mg_base=1 dug_in=1 | radau terraforming=1 | trouvelot dug_in=1 | rutherford cr_base=1",
     "marth = radau = trouvelot", "rutherford europa sinai_planum"),
    ("WISH_REBELS_NEAR_UNITS", "mg",
     """radau rd_rebel=1 | marth mg_troop=1 | trouvelot cr_base=1 mg_troop=1 | alpheus_colles rd_rebel=1 |
     hellas_chaos security=1 | sinai_planum cr_rebel=1 | tharsis_tholus mg_troop=1 storm=2 |
     rutherford active_cr=1 | arsia_mons cr_rebel=1 mg_troop=1""",
     "radau = trouvelot = rutherford = arsia_mons", "marth alpheus_colles sinai_planum"),
    ("WISH_REBELS_NEAR_UNITS", "corp",
     "radau rd_rebel=1 | marth eg_troop=1 | ascraeus_mons security=1 | wilderness cr_rebel=1",
     "radau = wilderness", "marth"),
]  # fmt: skip


@pytest.mark.rule("RD 8.5.5")
@pytest.mark.parametrize(("name", "faction", "scene", "order", "unwanted"), WISHES)
def test_which_spaces_an_instruction_puts_first(name, faction, scene, order, unwanted):
    s = alone(laid(scene)).s

    def wanted(space: str) -> int:
        return wishes.wish(s, who(faction), at(space), getattr(wishes, name))

    ranks = [[wanted(space) for space in group.split(" = ")] for group in order.split(" > ")]
    assert all(len(set(group)) == 1 for group in ranks), ranks
    values = [group[0] for group in ranks]
    assert values == sorted(set(values), reverse=True), ranks
    assert values[-1] >= 0
    assert all(wanted(space) < 0 for space in unwanted.split())
