"""Events 1 to 12 played: everything that each text changes, and nothing else."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

CLEANING = """ascraeus_mons mg_troop=1 damage=1 | tenzing mg_troop=1 damage=2 | marth security=1 damage=1 |
    radau mg_troop=1 rd_rebel=1 damage=1 | europa mg_troop=1 | arsia_mons cr_rebel=1 damage=1 |
    rutherford mg_troop=1 damage=1 storm=2 | trouvelot eg_troop=1 damage=1 storm=1"""
CARGO = "transit security=1 supply=2 eg_troop=1 | earth population=2 specops=1 eg_troop=1"
LABYRINTHS = ["tereshkova", "shepard", "new_cordoba", "shenzhou", "gandhi", "sharma", "phobos"]
LANDING = " / ".join(f"place eg_troop {name}" for name in LABYRINTHS)


@cases(
    Case(
        "green_new_deal", "mg",
        CLEANING,
        """@mg, [pick ascraeus_mons / pick tenzing / pick marth / pick trouvelot / done],
        pick radau: not-damaged, pick ascraeus_mons, [pick tenzing / pick marth / pick trouvelot /
        done], pick tenzing""",
        """ascraeus_mons damage-1 level+1 | tenzing damage-2 level+1 | marth damage-1 |
        trouvelot damage-1 | profits+5""",
    ),
    Case(
        "green_new_deal", "corp",
        CLEANING,
        "pick marth, done",
        """ascraeus_mons damage-1 | tenzing damage-2 | marth damage-1 level+1 | trouvelot damage-1 |
        profits+5""",
    ),
    Case(
        "green_new_deal", "cr",
        CLEANING + "| capability=dust_adaptation",
        "done",
        """ascraeus_mons damage-1 | tenzing damage-2 | marth damage-1 | trouvelot damage-1 |
        rutherford damage-1 | profits+6""",
    ),
    Case("green_new_deal", "mg", "tenzing mg_troop=1 damage=1 level=2", "", "tenzing damage-1 | profits+1"),
    Case("green_new_deal shaded", "rd", "", "", "profits-5 mg-9"),
    Case("green_new_deal shaded", "mg", "profits=3 mg=4", "", "profits-3 mg-4"),
    Case(
        "earthgov_declares_emergency", "mg",
        CARGO,
        """@mg, [choose supply / choose eg_troops], choose supply, @corp, [move specops earth /
        move eg_troop earth / move supply earth / move satellite earth], 2*move supply earth,
        move specops earth, move eg_troop earth, move satellite earth, @corp, move supply earth, done""",
        """phobos security+1 eg_troop+1 |
        transit security-1 supply+1 specops+1 satellite+1 population+1 |
        earth population-1 supply+1 specops-1 eg_troop-1 satellite-1 | mg+6 profits-1 eg_plus+1""",
    ),
    Case(
        "earthgov_declares_emergency", "rd",
        "box=6",
        "@rd, choose eg_troops, @mg, 4*move eg_troop earth, @corp, done",
        "earth satellite-1 | transit eg_troop+4 satellite+1 | available eg_troop-4 | eg_plus+1",
    ),
    Case(
        "earthgov_declares_emergency", "mg",
        "box=0 | earth population=1",
        "choose supply, @corp, [move supply earth / move satellite earth / done], done",
        "earth supply+4 population-1 | transit population+1 | eg_plus+1",
    ),
    Case(
        "earthgov_declares_emergency", "mg",
        "earth supply=5 | transit supply=5",
        "choose supply, 5*move supply earth, done",
        "earth supply-3 | mg+15 eg_plus+1",
    ),
    Case("earthgov_declares_emergency shaded", "rd", "eg_plus=1", "", "profits-5 eg_plus-1"),
    Case(
        "terran_loyalties_tested", "mg",
        """europa eg_troop=1 rd_base=1 cr_base=1 rd_rebel=2 | sharma eg_troop=1 conversion=1 dug_in=1 |
        gandhi eg_troop=1 | marth eg_troop=2 rd_base=1 storm=2 | radau rd_base=1 | phobos eg_troop=3""",
        "[pick europa / pick sharma], pick europa, [pick sharma], pick sharma",
        """europa rd_base-1 cr_base-1 | sharma conversion-1 dug_in-1 | available rd_base+2 cr_base+2 |
        eg_plus+1""",
    ),
    Case(
        "terran_loyalties_tested", "rd",
        "europa eg_troop=1 dug_in=1 | gandhi eg_troop=1 | phobos eg_troop=1",
        "pick europa, [pick gandhi], pick gandhi",
        "europa dug_in-1 | available rd_base+1 | eg_plus+1",
    ),
    Case(
        "terran_loyalties_tested shaded", "rd",
        """tenzing corp_base=1 mg_troop=5 level=2 | europa corp_base=1 |
        gandhi corp_base=1 damage=1 level=1 | sharma mg_troop=1 level=1 |
        shenzhou corp_base=1 level=-1 | eg_plus=1""",
        "@corp, [pick tenzing / done], pick tenzing",
        "tenzing level-1 | profits+3 eg_plus-1",
    ),
    Case(
        "terran_loyalties_tested shaded", "corp",
        "tenzing corp_base=1 level=1 | eg_plus=1",
        "@corp, done",
        "eg_plus-1",
    ),
    Case(
        "usss_challenger", "mg",
        "europa rd_rebel=1 | tenzing cr_base=1 | shepard mg_troop=1 storm=2 | marth mg_troop=1",
        f"""[{LANDING} / done], place security gandhi: other-piece, 6*place eg_troop gandhi,
        2*place eg_troop phobos""",
        "gandhi eg_troop+6 | phobos eg_troop+2 | available eg_troop-8 | eg_plus+1",
    ),
    Case(
        "usss_challenger", "mg",
        "earth eg_troop=14",
        "2*place eg_troop sharma",
        "sharma eg_troop+2 | available eg_troop-2 | eg_plus+1",
    ),
    Case("usss_challenger", "mg", "box=0", "", "eg_plus+1"),
    Case("usss_challenger", "mg", "", "done", "eg_plus+1"),
    Case(
        "usss_challenger shaded", "rd",
        """phobos eg_troop=3 security=1 | gandhi eg_troop=2 mg_troop=1 | marth eg_troop=1 |
        radau eg_troop=1 storm=2 | eg_plus=1""",
        "[pick marth / pick gandhi], pick gandhi",
        "phobos eg_troop-3 | gandhi eg_troop-2 | available eg_troop+5 | eg_plus-1",
    ),
    Case(
        "satellite_network_updated", "mg",
        "orbit satellite=2 | europa satellite=1 | casualties satellite=1",
        "",
        "europa satellite-1 | casualties satellite-1 | orbit satellite+2 | eg_box+2",
    ),
    Case(
        "satellite_network_updated", "mg",
        "transit satellite=1",
        "",
        "earth satellite-3 | transit satellite-1 | orbit satellite+4",
    ),
    Case("satellite_network_updated", "mg", "orbit satellite=4 | box=7", "", "eg_box+1"),
    Case(
        "satellite_network_updated", "mg",
        "box=0 | europa satellite=1 | casualties satellite=1",
        "",
        "europa satellite-1 | casualties satellite-1 | earth satellite+2",
    ),
    Case(
        "satellite_network_updated shaded", "mg",
        """europa satellite=1 cr_rebel=2 | gandhi cr_rebel=1 mg_troop=1 | marth satellite=1 cr_rebel=1 |
        sharma satellite=1 rd_rebel=1 | dice=1666""",
        "@mg, [name rd / name cr], name cr, @cr, [pick europa / pick marth / done], pick europa, pick marth",
        "europa satellite-1 cr_rebel-2 active_cr+2 | casualties satellite+1 | marth cr_rebel-1 active_cr+1",
    ),
    Case(
        "satellite_network_updated shaded", "cr",
        "europa satellite=1 rd_rebel=2",
        "name rd, @rd, done",
        "",
    ),
    Case(
        "the_aldrin_cycler", "mg",
        "transit supply=2",
        "@corp, 3*move supply earth, @corp, done",
        "transit supply+1 satellite+2 | earth satellite-2 | mg+6 eg_plus+1",
    ),
    Case(
        "the_aldrin_cycler shaded", "rd",
        "eg_plus=1 | transit supply=2",
        """[choose take_resources / choose empty_transit], choose take_resources, @rd, [count 0 /
        count 1 / count 2 / count 3 / count 4 / count 5 / count 6], count 4""",
        "mg-4 rd+4 eg_plus-1",
    ),
    Case(
        "the_aldrin_cycler shaded", "cr",
        "mg=2",
        "choose take_resources, [count 0 / count 1 / count 2], count 2",
        "mg-2 rd+2",
    ),
    Case(
        "the_aldrin_cycler shaded", "rd",
        "transit supply=2 security=1 | earth supply=1",
        "choose empty_transit",
        "transit supply-2",
    ),
    Case(
        "letters_from_home", "mg",
        """europa level=1 | tenzing level=-1 | gandhi level=1 damage=1 | marth level=2 population=1 |
        radau level=1 storm=2 | rutherford level=2 | displaced=1""",
        "@mg, [house europa / house rutherford / done], house europa",
        "earth population+2 | europa population+1 | displaced-1 eg_plus+1",
    ),
    Case(
        "letters_from_home", "rd",
        "europa level=1 | displaced=2",
        "@rd, house europa",
        "earth population+2 | europa population+1 | displaced-1",
    ),
    Case("letters_from_home", "cr", "europa level=1 | displaced=2", "", "earth population+2 | eg_plus+1"),
    Case("letters_from_home", "mg", "europa level=1", "", "earth population+2 | eg_plus+1"),
    Case(
        "letters_from_home shaded", "rd",
        """gandhi mg_troop=4 fortified=1 security=1 | tenzing mg_troop=3 level=1 |
        marth mg_troop=3 level=-1 | phobos mg_troop=2 | radau mg_troop=1 storm=2 | eg_plus=1""",
        """[remove mg_troop marth / remove mg_troop gandhi / remove fortified gandhi / done],
        4*remove mg_troop gandhi, remove fortified gandhi, remove mg_troop marth""",
        "gandhi mg_troop-4 fortified-1 | marth mg_troop-1 | available mg_troop+6 | eg_plus-1",
    ),
    Case(
        "letters_from_home shaded", "rd",
        "gandhi mg_troop=2",
        "remove mg_troop gandhi, done",
        "gandhi mg_troop-1 | available mg_troop+1",
    ),
    Case(
        "tenzing", "corp",
        "tenzing mg_troop=2 rd_rebel=1 cr_rebel=1 level=-1 | europa rd_rebel=1 mg_troop=1",
        "@mg, [pick tenzing / done], done",
        "tenzing level+2 rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1",
    ),
    Case(
        "tenzing", "mg",
        "tenzing mg_troop=2 rd_rebel=1 cr_rebel=1",
        "pick tenzing, remove active_cr tenzing",
        "tenzing level+2 rd_rebel-1 cr_rebel-1 | available rd_rebel+1 cr_rebel+1",
    ),
    Case(
        "tenzing shaded", "mg",
        "tenzing level=2 damage=1 | hand=tipoff",
        "",
        "tenzing level-2 | rd+2 hand+1 deck-1",
    ),
    Case(
        "tenzing shaded", "rd",
        "tenzing level=-1 population=1 | rd=48",
        "",
        "tenzing level+1 | rd+2 hand+1 deck-1",
    ),
    Case(
        "targeting_cyclists", "mg",
        "europa rd_rebel=1 | gandhi cr_base=1 | marth rd_rebel=1",
        "",
        "earth supply+7 | eg_plus+1",
    ),
    Case("targeting_cyclists", "mg", "earth supply=5 | transit supply=3", "", "earth supply+4 | eg_plus+1"),
    Case(
        "targeting_cyclists shaded", "rd",
        "europa active_rd=1 | gandhi cr_base=1 | marth cr_rebel=1 | earth supply=5 | eg_plus=1",
        "",
        "earth supply-2 | eg_plus-1",
    ),
    Case(
        "targeting_cyclists shaded", "rd",
        "europa rd_rebel=1 | gandhi cr_base=1 | earth supply=1",
        "",
        "earth supply-1",
    ),
    Case(
        "bicentennial_day", "mg",
        "others level=2 | europa level=1 | marth level=-2 | radau storm=2",
        "[pick europa / pick marth], pick europa, [pick marth], pick marth",
        "europa level+1 | marth level+1 | eg_plus+1",
    ),
    Case(
        "bicentennial_day", "mg",
        "others level=2 | tenzing damage=3 | sharma level=-1",
        "pick sharma",
        "sharma level+1 | eg_plus+1",
    ),
    Case(
        "bicentennial_day shaded", "mg",
        "others level=-2 | europa | marth level=1 | wilderness cr_base=1",
        """[pick europa / pick marth], pick europa, [place rd_rebel europa / place cr_rebel europa],
        place rd_rebel europa, place cr_rebel europa, [pick marth], pick marth, 2*place cr_rebel marth""",
        "europa level-1 rd_rebel+1 cr_rebel+1 | marth level-1 cr_rebel+2 | available rd_rebel-1 cr_rebel-3",
    ),
    Case(
        "the_security_of_mars_act", "mg",
        "europa rd_rebel=2 cr_base=1 active_cr=1 | gandhi rd_base=1 | marth rd_rebel=1 | sharma active_rd=3",
        "[pick europa], pick europa, [name rd / name cr], name cr",
        "europa rd_rebel-2 active_rd+2 | cr eligible-1 sits_out+1",
    ),
    Case(
        "the_security_of_mars_act", "cr",
        "europa rd_rebel=1 cr_rebel=1 conversion=1",
        "pick europa",
        "europa rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1 | cr eligible-1 sits_out+1",
    ),
    Case(
        "the_security_of_mars_act", "cr",
        "europa rd_rebel=1 dug_in=1 cr_rebel=1",
        "pick europa",
        "europa rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1 | rd eligible-1 sits_out+1",
    ),
    Case(
        "the_security_of_mars_act shaded", "rd",
        """europa mg_troop=3 fortified=1 security=3 eg_troop=1 corp_base=1 | phobos security=1 |
        gandhi security=2 | marth corp_base=1 | tharsis_tholus mg_base=1 |
        radau terraforming=1 storm=2 | sharma mg_base=1 storm=2 | hellas_chaos rd_base=1""",
        """pick europa, [move mg_troop europa / move fortified europa / move security europa],
        move mg_troop europa, [pick tharsis_tholus / pick marth], pick europa: no-goal,
        pick sharma: storm, pick radau: storm, pick hellas_chaos: no-goal, pick marth,
        move security europa, pick tharsis_tholus, move security europa, pick marth,
        move mg_troop europa, pick marth, pick phobos, [pick tharsis_tholus / pick europa /
        pick marth], pick europa""",
        """europa mg_troop-2 security-1 | marth mg_troop+2 security+1 | tharsis_tholus security+1 |
        phobos security-1""",
    ),
    Case(
        "the_security_of_mars_act shaded", "mg",
        "tenzing mg_troop=1 storm=2 | marth corp_base=1",
        "pick tenzing, done",
        "",
    ),
    Case(
        "the_security_of_mars_act shaded", "mg",
        "europa mg_troop=1 corp_base=1 | sharma mg_base=1 storm=2",
        "pick europa, done",
        "",
    ),
    Case(
        "red_wednesday_riots", "mg",
        """radau specops=1 active_specops=1 rd_rebel=1 cr_rebel=1 | marth specops=1 | phobos specops=1 |
        europa rd_rebel=1 security=1""",
        "[pick radau], pick radau, @corp, [pick radau / done], done",
        "radau specops-1 active_specops+1 rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1",
    ),
    Case(
        "red_wednesday_riots shaded", "mg",
        """europa mg_troop=3 active_cr=1 cr_rebel=1 | marth mg_troop=1 rd_rebel=1 |
        gandhi mg_troop=1 rd_rebel=1""",
        """@rd, [pick europa / pick gandhi / done], pick europa, [count 1 / count 2], count 2,
        [ambush europa], ambush europa, dice 1 6, 2*remove mg_troop europa""",
        """europa mg_troop-2 rd_rebel+2 active_cr-1 cr_rebel+1 damage+1 | displaced+1 |
        available rd_rebel-2 mg_troop+2""",
    ),
)  # fmt: skip
@pytest.mark.rule("RD 7.2", "RD 7.3", "RD 7.4", "RD 7.5")
def test_an_event_changes_what_its_text_says_and_nothing_else(case):
    case.check()
