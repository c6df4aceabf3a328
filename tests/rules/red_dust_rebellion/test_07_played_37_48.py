"""Events 37 to 48 played: everything that each text changes, and nothing else."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

LINES = "europa_tenzing tenzing_shepard shepard_tereshkova new_cordoba_shenzhou"
BUILT = " / ".join(f"line {name}" for name in LINES.split())
ON_LINES = """europa tenzing tereshkova shepard new_cordoba shenzhou ascraeus_mons noctis_labyrinthus
    daedalia_planum     arsia_mons pavonis_mons syria_planum rutherford trouvelot marth"""
TOUCHED = " / ".join(f"pick {name}" for name in ON_LINES.split())
MEETING = """radau cr_rebel=2 active_cr=2 rd_rebel=1 | marth dug_in=1 mg_troop=1 | sharma cr_rebel=1 |
    gandhi rd_rebel=1 storm=2 | hellas_chaos cr_rebel=1 storm=2 | coronae_montes rd_rebel=1"""


@cases(
    Case(
        "bipartisan_resolution", "mg",
        "europa rd_rebel=2 active_rd=2 rd_base=1 | gandhi cr_rebel=4 cr_base=1",
        "2*remove active_rd europa",
        "europa active_rd-2 rd_rebel-1 | gandhi cr_rebel-3 | available rd_rebel+3 cr_rebel+3",
    ),
    Case(
        "bipartisan_resolution", "rd",
        "europa rd_rebel=7 | gandhi cr_rebel=1 active_cr=1",
        "remove cr_rebel gandhi",
        "europa rd_rebel-4 | gandhi cr_rebel-1 active_cr-1 | available rd_rebel+4 cr_rebel+2",
    ),
    Case(
        "bipartisan_resolution", "cr",
        "europa rd_rebel=1 | gandhi cr_rebel=9",
        "",
        "europa rd_rebel-1 | gandhi cr_rebel-5 | available rd_rebel+1 cr_rebel+5",
    ),
    Case(
        "bipartisan_resolution", "corp",
        "europa rd_rebel=2 | gandhi cr_rebel=1",
        "",
        "europa rd_rebel-2 | gandhi cr_rebel-1 | available rd_rebel+2 cr_rebel+1",
    ),
    Case(
        "bipartisan_resolution shaded", "mg",
        MEETING,
        """@mg, [pick radau / pick sharma / done], pick hellas_chaos: storm, pick radau, [pick marth /
        done], pick wilderness: not-there, pick sharma: not-adjacent, pick marth,
        [move cr_rebel radau / move active_cr radau / done], 2*move cr_rebel radau,
        move active_cr radau, @mg, [name rd / name cr], name rd, @rd, [choose replace / done],
        choose replace""",
        "radau cr_rebel-2 active_cr-1 | marth rd_rebel+3 | available rd_rebel-3 cr_rebel+3",
    ),
    Case("bipartisan_resolution shaded", "rd", MEETING, "done", ""),
    Case(
        "bipartisan_resolution shaded", "rd",
        MEETING,
        """pick sharma, [pick coronae_montes / done], pick gandhi: storm, pick coronae_montes,
        move cr_rebel sharma, name cr, @cr, done""",
        "sharma cr_rebel-1 | coronae_montes cr_rebel+1",
    ),
    Case(
        "bipartisan_resolution shaded", "rd",
        MEETING,
        """pick radau, pick marth, move cr_rebel radau, move active_cr radau, done, name cr,
        [choose ambush / choose replace / done], choose ambush, ambush marth, dice 1 1, ...""",
        "radau cr_rebel-1 active_cr-1 | marth active_cr+2 damage+1 | displaced+1",
    ),
    Case(
        "the_arteries_of_mars", "mg",
        "marth storm=2",
        f"pick marth: storm, pick gandhi: no-line, [{TOUCHED} / done], pick europa, pick rutherford, "
        "pick shepard"
         .replace("/ pick marth ", ""),
        "europa security+2 | rutherford security+2 | shepard security+2 | available security-6 | profits+3",
    ),
    Case("the_arteries_of_mars", "corp", "", "done", "profits+3"),
    Case(
        "the_arteries_of_mars shaded", "mg",
        "tenzing level=1 | shepard population=1",
        f"""[{BUILT}], line tenzing_shepard, [place rd_rebel tenzing / place cr_rebel tenzing],
         place cr_rebel tenzing, [place rd_rebel shepard / place cr_rebel shepard], place rd_rebel shepard""",
        """tenzing damage+1 cr_rebel+1 | shepard damage+1 population-1 rd_rebel+1 | displaced+2 |
        available rd_rebel-1 cr_rebel-1 | rd+3""",
    ),
    Case(
        "the_arteries_of_mars shaded", "rd",
        "rodgers=1 | new_cordoba damage=2",
        """line new_cordoba_shenzhou: more-elsewhere, line rodgers_line, place rd_rebel europa,
        place rd_rebel tereshkova""",
        """europa damage+1 rd_rebel+1 | tereshkova damage+1 rd_rebel+1 | displaced+2 |
        available rd_rebel-2 | rd+3""",
    ),
    Case(
        "hammer_the_machines", "mg",
        """europa security=4 rd_rebel=1 cr_rebel=1 rd_base=1 | gandhi rd_rebel=2 |
        marth security=1 rd_rebel=1 | sharma security=1""",
        """@corp, [pick europa / done], pick marth: labyrinths-only, pick sharma: no-rebels, pick europa,
        [pick europa], ...""",
        "europa rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1",
    ),
    Case(
        "hammer_the_machines", "mg",
        "europa eg_troop=2 rd_base=1 | gandhi rd_rebel=1 security=1",
        "[pick gandhi / done], pick gandhi, pick gandhi",
        "gandhi rd_rebel-1 | available rd_rebel+1",
    ),
    Case(
        "hammer_the_machines", "mg",
        "box=6 | europa eg_troop=2 rd_base=1 | gandhi rd_rebel=1",
        "[pick gandhi / done], pick gandhi",
        "gandhi rd_rebel-1 active_rd+1",
    ),
    Case("hammer_the_machines", "rd", "europa security=4 rd_rebel=1", "@corp, done", ""),
    Case(
        "hammer_the_machines shaded", "mg",
        "others level=-2 | europa level=1 | gandhi | sharma level=2 population=1 | marth | tenzing level=-2",
        "[pick europa / pick gandhi / pick sharma], pick europa, pick gandhi, [pick sharma], pick sharma",
        """europa level-1 damage+1 | gandhi level-1 damage+1 | sharma level-1 damage+1 population-1 |
        displaced+3 profits-3""",
    ),
    Case(
        "spaceport_strikes", "mg",
        "transit supply=1 | earth supply=1 population=1",
        "@corp, 5*move supply earth, @corp, done",
        "earth supply-1 population-1 | transit supply+4 population+1 | mg+3 profits+2 eg_plus+1",
    ),
    Case("spaceport_strikes shaded", "rd", "eg_plus=1", "", "profits-3 mg-9 eg_plus-1"),
    Case(
        "gandhi_sharma", "rd",
        "gandhi level=-2 | sharma level=1",
        "",
        "gandhi level+1 | sharma level+1 | rd eligible-1 sits_out+1",
    ),
    Case(
        "gandhi_sharma shaded", "mg",
        """gandhi level=1 mg_troop=1 mg_base=1 |
        sharma mg_troop=2 fortified=1 mg_base=1 security=1 corp_base=1""",
        "",
        """gandhi level-1 | sharma level-1 mg_troop-2 fortified-1 mg_base-1 rd_rebel+3 rd_base+1 |
        available mg_troop+3 mg_base+1 rd_rebel-3 rd_base-1""",
    ),
    Case(
        "gandhi_sharma shaded", "corp",
        "gandhi rd_base=2 | wilderness rd_base=6 | europa rd_base=1 | sharma mg_base=2",
        "",
        "gandhi level-1 | sharma level-1 mg_base-2 | available mg_base+2",
    ),
    Case(
        "the_martians", "rd",
        """europa eg_troop=1 | gandhi eg_troop=1 level=2 | marth eg_troop=2 level=-2 |
        sharma mg_troop=1 | radau eg_troop=1 storm=2 | phobos eg_troop=1""",
        "[pick europa / pick marth], pick europa, [pick marth], pick marth",
        "europa level+1 | marth level+1 | eg_plus+1",
    ),
    Case("the_martians", "mg", "", "", "eg_plus+1"),
    Case(
        "the_martians shaded", "mg",
        """europa eg_troop=1 level=2 | gandhi eg_troop=1 level=-2 | marth eg_troop=2 |
        tenzing eg_troop=1 | sharma mg_troop=1 | eg_plus=1""",
        "[pick europa / pick tenzing / pick marth], pick europa, pick marth",
        "europa level-1 | marth level-1 | eg_plus-1",
    ),
    Case(
        "the_tubes", "rd",
        """marth mg_troop=1 fortified=1 mg_base=1 corp_base=1 rd_rebel=1 satellite=1 |
        sharma mg_troop=1 | rutherford mg_troop=1 | radau rd_base=1 |
        hellas_chaos security=1 storm=2 | trouvelot corp_base=2""",
        """@rd, [name mg / name corp], name mg, @mg, [pick marth / pick rutherford / pick trouvelot /
        done], pick sharma: deserts-only, pick hellas_chaos: storm, pick radau: nothing-to-do,
        pick marth, [pick rutherford / pick radau / pick trouvelot / pick wilderness / done],
        pick shenzhou: deserts-only, pick hellas_chaos: storm, pick alpheus_colles: not-adjacent,
        pick radau, [move mg_troop marth / move fortified marth / move mg_base marth /
        move corp_base marth / done], move rd_rebel marth: other-piece, move corp_base marth,
        move mg_base marth: stacking, move mg_troop marth, @mg, done, [choose recon / choose assault],
        choose assault, done""",
        "marth corp_base-1 mg_troop-1 | radau corp_base+1 mg_troop+1",
    ),
    Case(
        "the_tubes", "mg",
        "alpheus_colles terraforming=1 eg_troop=1 specops=1 active_specops=1 security=1",
        """name corp, @corp, pick alpheus_colles, pick wilderness, move terraforming alpheus_colles,
        move eg_troop alpheus_colles, move specops alpheus_colles, move active_specops alpheus_colles,
        move security alpheus_colles, choose recon, done""",
        """alpheus_colles terraforming-1 eg_troop-1 specops-1 active_specops-1 security-1 |
        wilderness terraforming+1 eg_troop+1 specops+1 active_specops+1 security+1""",
    ),
    Case("the_tubes", "mg", "radau security=1", "name mg, done", ""),
    Case(
        "the_tubes shaded", "mg",
        """radau dug_in=1 cr_base=1 rd_rebel=1 mg_base=0 | europa conversion=1 | gandhi rd_base=1 |
        sharma rd_base=1 storm=2 | hellas_chaos cr_base=1 storm=2 | rutherford mg_base=2 |
        shenzhou cr_base=1""",
        """@mg, [name rd / name cr], name rd, @rd, [move dug_in radau / move cr_base radau /
        move conversion europa / move rd_base gandhi / move cr_base shenzhou / done],
        move rd_base sharma: storm, move cr_base hellas_chaos: storm,
        move rd_rebel radau: no-such-piece, move dug_in radau, [pick marth / pick wilderness / done],
        pick rutherford: not-adjacent, pick marth, move conversion europa, pick pavonis_mons,
        move rd_base gandhi, pick coronae_montes""",
        """radau dug_in-1 | marth dug_in+1 | europa conversion-1 | pavonis_mons conversion+1 |
        gandhi rd_base-1 | coronae_montes rd_base+1""",
    ),
    Case(
        "the_tubes shaded", "cr",
        "radau rd_base=1 | europa cr_base=1",
        "name cr, @cr, move rd_base radau, pick wilderness, done",
        "radau rd_base-1 | wilderness rd_base+1",
    ),
    Case(
        "the_tubes shaded", "cr",
        "new_cordoba rd_base=1 | rutherford mg_base=2 | trouvelot storm=2",
        "name cr",
        "",
    ),
    Case(
        "new_cordoba", "rd",
        "new_cordoba rd_rebel=4 active_rd=1 cr_rebel=1 rd_base=1 mg_troop=1 | rutherford rd_rebel=1",
        """[remove rd_rebel new_cordoba / remove active_rd new_cordoba / remove cr_rebel new_cordoba /
        done], remove rd_base new_cordoba: base-guarded, 4*remove rd_rebel new_cordoba,
        remove active_rd new_cordoba, [remove cr_rebel new_cordoba / remove rd_base new_cordoba /
        done], remove rd_base new_cordoba""",
        "new_cordoba rd_rebel-4 active_rd-1 rd_base-1 | available rd_rebel+5 rd_base+1",
    ),
    Case(
        "new_cordoba", "mg",
        "new_cordoba conversion=1 active_cr=1 dug_in=1",
        """[remove active_cr new_cordoba / remove dug_in new_cordoba / done],
        remove active_cr new_cordoba, done""",
        "new_cordoba active_cr-1 | available cr_rebel+1",
    ),
    Case(
        "new_cordoba shaded", "mg",
        "new_cordoba level=2",
        """[place rd_rebel new_cordoba / place cr_rebel new_cordoba], place rd_rebel new_cordoba,
        place cr_rebel new_cordoba, [place rd_rebel rutherford / place cr_rebel rutherford],
        2*place cr_rebel rutherford, [place rd_rebel trouvelot / place cr_rebel trouvelot],
        2*place rd_rebel trouvelot""",
        """new_cordoba level-1 rd_rebel+1 cr_rebel+1 | rutherford cr_rebel+2 | trouvelot rd_rebel+2 |
        available rd_rebel-3 cr_rebel-3""",
    ),
    Case(
        "the_red_desert", "rd",
        """radau rd_rebel=1 cr_rebel=1 | marth mg_troop=1 security=1 specops=1 rd_rebel=1 |
        sharma mg_troop=1 | wilderness eg_troop=1 | rutherford mg_troop=1 storm=2""",
        """[name mg / name corp], name mg, @mg, pick europa: deserts-only, pick rutherford: storm,
        pick radau, [move mg_troop marth / move security marth / move specops marth /
        move eg_troop wilderness / done], move mg_troop rutherford: storm,
        move mg_troop sharma: other-space, move mg_troop marth, move security marth, done, @mg,
        [pick radau / done], done""",
        """marth mg_troop-1 security-1 |
        radau mg_troop+1 security+1 rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1""",
    ),
    Case("the_red_desert", "rd", "radau rd_rebel=1 | marth mg_troop=1", "name corp, @corp, done", ""),
    Case(
        "the_red_desert", "mg",
        "radau mg_troop=1 rd_rebel=1 cr_rebel=1 rd_base=1",
        "name mg, pick radau, pick radau, remove active_rd radau",
        "radau rd_rebel-1 cr_rebel-1 active_cr+1 | available rd_rebel+1",
    ),
    Case(
        "the_red_desert shaded", "mg",
        "radau rd_rebel=2 | marth mg_troop=1 security=1 | europa rd_rebel=1 | hellas_chaos mg_troop=1",
        """[name rd / name cr], name rd, @rd, pick europa: deserts-only, pick hellas_chaos: out-of-reach,
        pick marth, move rd_rebel radau, count 2, ambush marth, dice 1 6, remove mg_troop marth""",
        """radau rd_rebel-2 | marth mg_troop-1 security-1 rd_rebel+1 active_rd+1 | available mg_troop+1 |
        casualties security+1""",
    ),
    Case(
        "the_red_desert shaded", "rd",
        "marth active_rd=1 mg_troop=1 | next=dust_storm_1 | radau rd_rebel=1",
        "name rd, [pick radau / pick marth / done], pick marth, ambush marth, dice 1 6",
        "marth mg_troop-1 | available mg_troop+1",
    ),
    Case("the_red_desert shaded", "rd", "marth active_rd=1 mg_troop=1", "name rd, done", ""),
    Case(
        "the_mystery_of_outpost_27", "mg",
        """marth damage=1 corp_base=2 security=1 specops=1 active_specops=1 mg_troop=1 eg_troop=1 rd_rebel=1
        active_rd=1 cr_rebel=1 active_cr=1 satellite=1 |
        wilderness corp_base=1 rd_rebel=1 rd_base=1 | radau corp_base=1 mg_troop=1 |
        hellas_chaos damage=1 terraforming=1 mg_troop=1 storm=2 | rutherford damage=1 terraforming=1 |
        europa damage=2 corp_base=1 mg_troop=1""",
        """[pick marth / pick wilderness], pick radau: populated, pick europa: deserts-only,
        pick rutherford: more-elsewhere, pick marth""",
        """marth corp_base-1 security-1 specops-1 active_specops-1 mg_troop-1 eg_troop-1 rd_rebel-1
        active_rd-1         cr_rebel-1 active_cr-1 |
        casualties corp_base+1 security+1 specops+2 eg_troop+1 |
        available mg_troop+1 rd_rebel+2 cr_rebel+2 | profits+6 | corp stays+1""",
    ),
    Case(
        "the_mystery_of_outpost_27", "rd",
        "wilderness terraforming=1 fortified=0",
        "pick wilderness",
        "wilderness terraforming-1 | casualties corp_base+1 | profits+6 | corp stays+1",
    ),
    Case("the_mystery_of_outpost_27", "rd", "", "", "profits+6 | corp stays+1"),
    Case(
        "the_mystery_of_outpost_27 shaded", "mg",
        """marth corp_base=1 terraforming=1 rd_rebel=3 | europa corp_base=1 cr_base=1 |
        radau corp_base=1 | sharma rd_rebel=1""",
        "",
        "profits-3",
    ),
    Case(
        "sudden_storm", "rd",
        "marth storm=1 | radau storm=2 | gandhi storm=1 | phobos security=1",
        "pick marth: storm-there, pick phobos: mars-only, pick europa, pick ascraeus_mons, pick wilderness",
        "europa storm+2 | ascraeus_mons storm+2 | wilderness storm+2 | rd stays+1",
    ),
    Case(
        "sudden_storm", "mg",
        """ascraeus_mons storm=2 | tharsis_tholus storm=2 | marth storm=1 | radau storm=1 |
        gandhi storm=1 | sharma storm=1""",
        "",
        "mg stays+1",
    ),
    Case("europa", "rd", "europa level=-1", "", "europa level+2 | earth supply+3 | eg_plus+1"),
    Case("europa", "rd", "europa level=1", "", "europa level+1 | earth supply+3 | eg_plus+1"),
    Case(
        "europa shaded", "mg",
        "europa level=1 | eg_plus=1 | campaign=comms_cutoff",
        "@rd, any",
        "europa level-2 | eg_plus-1 | campaigns deck-1 in_play+1",
    ),
)  # fmt: skip
@pytest.mark.rule("RD 7.2", "RD 7.3", "RD 7.4", "RD 7.5")
def test_an_event_changes_what_its_text_says_and_nothing_else(case):
    case.check()
