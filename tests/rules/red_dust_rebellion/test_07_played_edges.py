"""Events and Assets at the edges: the first and the last space of the map, nothing left, one too many."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

CITIES = "europa tenzing tereshkova shepard new_cordoba shenzhou gandhi sharma"
ANY_CITY = " / ".join(f"pick {name}" for name in CITIES.split())
ALL_STORMS = "rutherford storm=2 | marth storm=2 | wilderness storm=2"


@cases(
    Case(
        "the_automation_rebellion shaded", "rd",
        "ascraeus_mons corp_base=1 | wilderness terraforming=1",
        "remove corp_base ascraeus_mons, remove terraforming wilderness",
        "ascraeus_mons corp_base-1 | wilderness terraforming-1 | casualties corp_base+2 | profits-6",
    ),
    Case(
        "emissions_law_reform_passed", "corp",
        "ascraeus_mons corp_base=1 | wilderness corp_base=1 | phobos security=1",
        "place terraforming ascraeus_mons, place terraforming wilderness",
        "ascraeus_mons corp_base-1 terraforming+1 | wilderness corp_base-1 terraforming+1 | profits+2",
    ),
    Case(
        "future_of_law_enforcement shaded", "rd",
        "ascraeus_mons mg_troop=1 | wilderness security=1 | phobos security=1",
        """[remove mg_troop ascraeus_mons / remove security wilderness / done],
        remove mg_troop ascraeus_mons, name rd, remove security wilderness, name cr""",
        """ascraeus_mons mg_troop-1 rd_rebel+1 | wilderness security-1 cr_rebel+1 |
        available mg_troop+1 rd_rebel-1 cr_rebel-1 | casualties security+1""",
    ),
    Case(
        "the_slush_fund_scandal", "rd",
        "ascraeus_mons rd_rebel=1",
        "remove rd_rebel ascraeus_mons, name mg",
        "ascraeus_mons rd_rebel-1 mg_troop+1 | available rd_rebel+1 mg_troop-1 | eg_plus+1",
    ),
    Case(
        "bipartisan_resolution", "mg",
        "ascraeus_mons rd_rebel=1 | wilderness cr_rebel=1",
        "",
        "ascraeus_mons rd_rebel-1 | wilderness cr_rebel-1 | available rd_rebel+1 cr_rebel+1",
    ),
    Case(
        "martian_nationalism shaded", "rd",
        "",
        "place rd_rebel ascraeus_mons, place cr_rebel ascraeus_mons, place rd_rebel sharma",
        "ascraeus_mons rd_rebel+1 cr_rebel+1 | sharma rd_rebel+1 | available rd_rebel-2 cr_rebel-1 | rd+6",
    ),
    Case(
        "martian_nationalism", "mg",
        "campaign=construction_workers_guild",
        "campaign construction_workers_guild",
        "phobos eg_troop+4 | available eg_troop-4 | campaigns in_play-1 out+1 | eg_plus+1",
    ),
    Case(
        "the_tubes shaded", "rd",
        "tharsis_tholus rd_base=1 | ascraeus_mons cr_base=1 | wilderness conversion=1",
        """name rd, [move rd_base tharsis_tholus / move cr_base ascraeus_mons /
        move conversion wilderness / done], move rd_base tharsis_tholus, pick ascraeus_mons,
        move conversion wilderness, pick tharsis_tholus, done""",
        "tharsis_tholus rd_base-1 conversion+1 | ascraeus_mons rd_base+1 | wilderness conversion-1",
    ),
    Case(
        "the_tubes", "mg",
        "ascraeus_mons mg_troop=2 | tharsis_tholus active_rd=1",
        """name mg, pick ascraeus_mons, pick tharsis_tholus, move mg_troop ascraeus_mons, done,
        choose assault, pick tharsis_tholus""",
        "ascraeus_mons mg_troop-1 | tharsis_tholus mg_troop+1 active_rd-1 | available rd_rebel+1",
    ),
    Case(
        "the_tubes", "mg",
        "tharsis_tholus mg_troop=1 | ascraeus_mons active_rd=1",
        """name mg, pick tharsis_tholus, pick ascraeus_mons, move mg_troop tharsis_tholus,
        choose assault, done""",
        "tharsis_tholus mg_troop-1 | ascraeus_mons mg_troop+1",
    ),
    Case("the_tubes", "mg", "radau mg_troop=1 | " + ALL_STORMS, "name mg", ""),
    Case(
        "long_range_patrols", "mg",
        "ascraeus_mons mg_troop=1",
        "pick ascraeus_mons, pick tharsis_tholus, move mg_troop ascraeus_mons, done",
        "ascraeus_mons mg_troop-1 | tharsis_tholus mg_troop+1",
    ),
    Case(
        "long_range_patrols", "mg",
        "tharsis_tholus mg_troop=1",
        "pick tharsis_tholus, pick ascraeus_mons, move mg_troop tharsis_tholus, done",
        "tharsis_tholus mg_troop-1 | ascraeus_mons mg_troop+1",
    ),
    Case(
        "long_range_patrols", "mg",
        "europa mg_troop=1 | ascraeus_mons storm=2 | noctis_labyrinthus storm=2 | pavonis_mons storm=2",
        "",
        "",
    ),
    Case("long_range_patrols", "corp", "phobos security=3", "", ""),
    Case(
        "bipartisan_resolution shaded", "cr",
        "ascraeus_mons cr_rebel=1 | tharsis_tholus rd_base=1",
        "pick ascraeus_mons, pick tharsis_tholus, move cr_rebel ascraeus_mons, name rd, choose replace",
        "ascraeus_mons cr_rebel-1 | tharsis_tholus rd_rebel+1 | available cr_rebel+1 rd_rebel-1",
    ),
    Case(
        "bipartisan_resolution shaded", "cr",
        "tharsis_tholus active_cr=1 | ascraeus_mons rd_rebel=1",
        """pick tharsis_tholus, pick ascraeus_mons, move active_cr tharsis_tholus, name rd,
        [choose ambush / choose replace / done], choose ambush, ambush ascraeus_mons, dice 1 6""",
        "tharsis_tholus active_cr-1 | ascraeus_mons rd_rebel-1 active_rd+1 | available cr_rebel+1",
    ),
    Case(
        "outpost_discovery shaded", "rd",
        """ascraeus_mons rd_base=1 | tharsis_tholus mg_troop=1 | wilderness eg_troop=1 |
        noctis_labyrinthus mg_base=2""",
        """name rd, pick ascraeus_mons, [move mg_troop tharsis_tholus / move eg_troop wilderness / done],
        move mg_troop tharsis_tholus, done, pick tharsis_tholus""",
        "tharsis_tholus mg_troop-1 rd_base+1 | ascraeus_mons mg_troop+1 rd_base-1",
    ),
    Case(
        "outpost_discovery shaded", "rd",
        "tharsis_tholus rd_base=1 rd_rebel=1 | ascraeus_mons mg_troop=1",
        """name rd, pick tharsis_tholus, [move mg_troop ascraeus_mons / done], done, pick ascraeus_mons,
        move rd_rebel tharsis_tholus""",
        "tharsis_tholus rd_base-1 rd_rebel-1 | ascraeus_mons rd_base+1 rd_rebel+1",
    ),
    Case(
        "outpost_discovery", "mg",
        "wilderness rd_base=1 | ascraeus_mons mg_troop=1",
        "pick wilderness, move mg_troop ascraeus_mons, name mg, done, done",
        "ascraeus_mons mg_troop-1 | wilderness mg_troop+1",
    ),
    Case(
        "emissions_law_reform_passed shaded", "rd",
        "ascraeus_mons rd_rebel=1 | tharsis_tholus terraforming=1 security=1",
        "pick ascraeus_mons, pick tharsis_tholus",
        "ascraeus_mons rd_rebel-1 | tharsis_tholus active_rd+1 security-1 | casualties security+1",
    ),
    Case(
        "emissions_law_reform_passed shaded", "rd",
        "tharsis_tholus rd_rebel=1 | ascraeus_mons terraforming=1 security=1",
        "pick tharsis_tholus, pick ascraeus_mons",
        "tharsis_tholus rd_rebel-1 | ascraeus_mons active_rd+1 security-1 | casualties security+1",
    ),
    Case(
        "emissions_law_reform_passed shaded", "cr",
        "ascraeus_mons cr_rebel=1 | tharsis_tholus terraforming=1 security=1",
        "pick ascraeus_mons, pick tharsis_tholus, move cr_rebel ascraeus_mons",
        "ascraeus_mons cr_rebel-1 | tharsis_tholus active_cr+1 security-1 | casualties security+1",
    ),
    Case(
        "emissions_law_reform_passed shaded", "rd",
        "tharsis_tholus rd_rebel=3 | sinai_planum terraforming=1 security=1 specops=1 corp_base=1",
        """pick tharsis_tholus, pick sinai_planum, 2*move rd_rebel tharsis_tholus,
        [remove security sinai_planum / remove specops sinai_planum],
        remove terraforming sinai_planum: base-guarded, remove security sinai_planum,
        [remove terraforming sinai_planum / remove corp_base sinai_planum],
        remove terraforming sinai_planum""",
        """tharsis_tholus rd_rebel-3 | sinai_planum active_rd+3 security-1 specops-1 terraforming-1 |
        casualties security+1 specops+1 corp_base+1""",
    ),
    Case(
        "the_red_desert shaded", "rd",
        "tharsis_tholus rd_rebel=1 | ascraeus_mons mg_troop=1",
        "name rd, pick ascraeus_mons, move rd_rebel tharsis_tholus, ambush ascraeus_mons, dice 1 6",
        "tharsis_tholus rd_rebel-1 | ascraeus_mons active_rd+1 mg_troop-1 | available mg_troop+1",
    ),
    Case("the_red_desert shaded", "rd", "radau cr_rebel=1 | marth mg_troop=1", "name rd", ""),
    Case("the_red_desert shaded", "cr", "radau rd_rebel=1 | marth mg_troop=1", "name cr", ""),
    Case(
        "the_red_desert shaded", "cr",
        "radau cr_rebel=2 | marth mg_troop=1 | next=dust_storm_1",
        "name cr, pick marth, pick radau, pick marth, move cr_rebel radau, count 2, ambush marth, dice 1 6",
        "radau cr_rebel-2 | marth cr_rebel+1 active_cr+1 mg_troop-1 | available mg_troop+1",
    ),
    Case(
        "the_red_desert", "mg",
        "ascraeus_mons mg_troop=1 | tharsis_tholus rd_rebel=1",
        "name mg, pick tharsis_tholus, move mg_troop ascraeus_mons, pick tharsis_tholus",
        "ascraeus_mons mg_troop-1 | tharsis_tholus mg_troop+1 rd_rebel-1 | available rd_rebel+1",
    ),
    Case(
        "the_red_desert", "mg",
        "tharsis_tholus mg_troop=1 active_rd=1 | ascraeus_mons rd_rebel=1",
        """name mg, pick ascraeus_mons, move mg_troop tharsis_tholus, [pick ascraeus_mons / done],
        pick ascraeus_mons""",
        "tharsis_tholus mg_troop-1 | ascraeus_mons mg_troop+1 rd_rebel-1 | available rd_rebel+1",
    ),
    Case(
        "loyalty", "cr",
        "ascraeus_mons mg_troop=1 security=1 | marth mg_troop=3",
        """pick ascraeus_mons, [remove mg_troop ascraeus_mons / remove security ascraeus_mons / done],
        remove security ascraeus_mons, done, pick marth, [remove mg_troop marth / done],
        2*remove mg_troop marth""",
        """hand-1 discard+1 | ascraeus_mons security-1 | marth mg_troop-2 | available mg_troop+2 |
        casualties security+1""",
    ),
    Case(
        "bicentennial_day shaded", "rd",
        "others level=-2 | ascraeus_mons level=1 | sharma level=1",
        """pick ascraeus_mons, [place rd_rebel ascraeus_mons / place cr_rebel ascraeus_mons],
        2*place rd_rebel ascraeus_mons, pick sharma, 2*place rd_rebel sharma""",
        "ascraeus_mons level-1 rd_rebel+2 | sharma level-1 rd_rebel+2 | available rd_rebel-4",
    ),
    Case(
        "homesteaders_revolt", "mg",
        "ascraeus_mons rd_rebel=1 active_rd=1 level=-1",
        """pick ascraeus_mons, [remove rd_rebel ascraeus_mons / remove active_rd ascraeus_mons / done],
        remove rd_rebel ascraeus_mons, remove active_rd ascraeus_mons, pick tharsis_tholus""",
        "ascraeus_mons rd_rebel-1 active_rd-1 level+1 | available rd_rebel+2 | eg_plus+1",
    ),
    Case(
        "printing_weapons shaded", "rd",
        "",
        "pick ascraeus_mons, 4*place rd_rebel ascraeus_mons, [name rd / name cr], name rd",
        "ascraeus_mons rd_rebel+4 dug_in+1 | available rd_rebel-4 rd_base-1",
    ),
    Case(
        "long_range_patrols", "cr",
        "marth cr_rebel=2",
        """pick marth, pick radau, 2*move cr_rebel marth, op travel, [pick radau], pick radau,
        pick rutherford, move cr_rebel radau, count 2""",
        "marth cr_rebel-2 | rutherford cr_rebel+2",
    ),
    Case(
        "emissions_law_reform_passed shaded", "cr",
        """ascraeus_mons cr_rebel=1 | tharsis_tholus terraforming=1 storm=2 |
        noctis_labyrinthus terraforming=1""",
        """pick ascraeus_mons, [pick noctis_labyrinthus], pick tharsis_tholus: storm,
        pick noctis_labyrinthus, move cr_rebel ascraeus_mons""",
        "ascraeus_mons cr_rebel-1 | noctis_labyrinthus active_cr+1 terraforming-1 | casualties corp_base+1",
    ),
    Case("long_range_patrols", "mg", "gandhi mg_troop=1 | coronae_montes storm=2 | sharma storm=0", "", ""),
    Case(
        "martian_nationalism shaded", "rd",
        "sharma active_rd=30",
        """place rd_rebel wilderness: unpopulated, place cr_rebel wilderness: unpopulated,
        place rd_rebel gandhi, move active_rd sharma, 2*place cr_rebel gandhi""",
        "sharma active_rd-1 | gandhi rd_rebel+1 cr_rebel+2 | available cr_rebel-2 | rd+6",
    ),
    Case(
        "martian_nationalism shaded", "mg",
        "sharma active_rd=30",
        "place rd_rebel gandhi: none-available, 3*place cr_rebel gandhi",
        "gandhi cr_rebel+3 | available cr_rebel-3 | rd+6",
    ),
    Case(
        "hammer_the_machines", "corp",
        "bases_felled=1 | gandhi rd_rebel=1",
        "pick gandhi",
        "gandhi rd_rebel-1 active_rd+1",
    ),
    Case(
        "nano_surveillance_drones", "rd",
        "ascraeus_mons corp_base=1 rd_rebel=1 | wilderness terraforming=1 cr_rebel=1",
        "name mg",
        "ascraeus_mons rd_rebel-1 active_rd+1 | wilderness cr_rebel-1 active_cr+1",
    ),
    Case(
        "bipartisan_resolution shaded", "rd",
        "sharma cr_rebel=1 storm=2 | coronae_montes rd_rebel=1",
        "",
        "",
    ),
    Case(
        "long_range_patrols", "rd",
        "tharsis_tholus rd_rebel=1 | marth rd_rebel=1",
        """pick tharsis_tholus, pick ascraeus_mons, move rd_rebel tharsis_tholus, op rally,
        [pick ascraeus_mons], pick ascraeus_mons""",
        "tharsis_tholus rd_rebel-1 | ascraeus_mons rd_rebel+2 | available rd_rebel-1",
    ),
    Case(
        "the_lost_patrol", "cr",
        "trouvelot mg_troop=1",
        "pick trouvelot, [pick new_cordoba / pick shenzhou], pick shenzhou",
        "hand-1 discard+1 | trouvelot mg_troop-1 | available mg_troop+1 | shenzhou damage+1 | displaced+1",
    ),
    Case(
        "emissions_law_reform_passed shaded", "cr",
        "radau cr_base=1 | marth terraforming=1",
        "[pick radau], pick radau, pick marth, move cr_base radau",
        "radau cr_base-1 | marth cr_base+1",
    ),
    Case(
        "children_of_the_desert", "cr",
        "wilderness cr_rebel=1",
        """pick marth, pick wilderness, [pick rutherford / pick radau / pick trouvelot / pick marth /
        done], done""",
        "hand-1 discard+1",
    ),
    Case(
        "terran_loyalties_tested shaded", "corp",
        "tenzing corp_base=1 level=1 | shenzhou corp_base=1 level=1",
        "[pick tenzing / pick shenzhou / done], pick shenzhou",
        "shenzhou level-1 | profits+3",
    ),
    Case(
        "red_wednesday_riots shaded", "rd",
        "europa rd_rebel=1 active_rd=29 mg_troop=1",
        "[pick europa / done], pick europa, ambush europa, dice 6 6",
        "europa mg_troop-1 rd_rebel+29 active_rd-29 damage+1 | available mg_troop+1 | displaced+1",
    ),
    Case(
        "hammer_the_machines", "corp",
        "europa security=1 active_rd=1 | gandhi security=1 cr_rebel=1 | sharma rd_rebel=3",
        "[pick gandhi / done], pick gandhi, pick gandhi",
        "gandhi cr_rebel-1 | available cr_rebel+1",
    ),
    Case(
        "the_security_of_mars_act shaded", "rd",
        "europa security=1 | ascraeus_mons corp_base=1",
        "pick europa, pick ascraeus_mons, done",
        "europa security-1 | ascraeus_mons security+1",
    ),
    Case(
        "the_bombing_of_maglev_77", "corp",
        "ascraeus_mons security=1 rd_base=1 | wilderness security=1 | tenzing active_rd=1",
        """pick tenzing, [move security ascraeus_mons / move security wilderness / done],
        move security wilderness, done, [pick tenzing / done], done""",
        "wilderness security-1 | tenzing security+1",
    ),
    Case("shenzhou shaded", "rd", "shenzhou damage=3 | displaced=30", "count 30", "displaced-30"),
    Case("refugee_crisis shaded", "rd", "displaced=3 | others level=-2", "done", "displaced-3"),
    Case(
        "printing_weapons", "mg",
        "hand=tipoff",
        "choose reclaimers",
        "hand-1 discard+1 | cr eligible-1 sits_out+1",
    ),
    Case(
        "children_of_the_desert", "cr",
        "tharsis_tholus cr_rebel=1 | ascraeus_mons security=1 | dice=16",
        """pick ascraeus_mons, pick tharsis_tholus, pick ascraeus_mons, move cr_rebel tharsis_tholus,
        pick ascraeus_mons""",
        """hand-1 discard+1 | tharsis_tholus cr_rebel-1 | ascraeus_mons active_cr+1 security-1 |
        casualties security+1""",
    ),
    Case(
        "the_maadim", "cr",
        "ascraeus_mons active_cr=1 | wilderness cr_rebel=1 | marth cr_rebel=1",
        """pick marth, [move cr_rebel ascraeus_mons / move cr_rebel wilderness / done],
        move cr_rebel ascraeus_mons, move cr_rebel wilderness""",
        "hand-1 discard+1 | ascraeus_mons active_cr-1 | wilderness cr_rebel-1 | marth cr_rebel+2",
    ),
    Case(
        "the_lost_patrol", "cr",
        "ascraeus_mons mg_troop=1",
        "pick ascraeus_mons, [pick europa], pick europa",
        "hand-1 discard+1 | ascraeus_mons mg_troop-1 | available mg_troop+1 | europa damage+1 | displaced+1",
    ),
    Case(
        "converts", "cr",
        "ascraeus_mons rd_rebel=1",
        "remove rd_rebel ascraeus_mons",
        "hand-1 discard+1 | ascraeus_mons rd_rebel-1 cr_rebel+1 | available rd_rebel+1 cr_rebel-1",
    ),
    Case(
        "pilgrimage", "cr",
        "gandhi cr_rebel=1 | sharma damage=2 | displaced=0",
        f"[{ANY_CITY}], ...",
        "hand-1 discard+1",
    ),
)  # fmt: skip
@pytest.mark.rule("RD 7.2", "RD 7.3", "RD 7.4")
def test_a_card_changes_what_its_text_says_at_the_edges_too(case):
    case.check()
