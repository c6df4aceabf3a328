"""Events 13 to 24 played: everything that each text changes, and nothing else."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

GUARDS = """phobos security=3 | marth security=2 | gandhi security=1 | radau security=1 storm=2 |
    sharma security=2 storm=2 | earth security=1 | arsia_mons rd_rebel=2 cr_rebel=1 security=1"""
LINES = [f"line {a}_{b}" for a, b in zip(("europa", "tenzing", "shepard", "new_cordoba"),
         ("tenzing", "shepard", "tereshkova", "shenzhou"), strict=True)]  # fmt: skip
BUILT = " / ".join(LINES)
CITIES = "europa tenzing tereshkova shepard new_cordoba shenzhou gandhi sharma"
ANY_CITY = " / ".join(f"pick {name}" for name in CITIES.split())


@cases(
    Case(
        "the_bombing_of_maglev_77", "mg",
        GUARDS,
        """@mg, [pick arsia_mons], pick gandhi: no-line, pick arsia_mons, [move security marth /
        move security gandhi / move security phobos / done], 3*move security phobos,
        2*move security marth, move security gandhi, @corp, [pick arsia_mons / done], done""",
        """phobos security-3 | marth security-2 | gandhi security-1 |
        arsia_mons security+6 rd_rebel-2 active_rd+2 cr_rebel-1 active_cr+1""",
    ),
    Case(
        "the_bombing_of_maglev_77", "corp",
        "europa security=9 | tenzing rd_base=1",
        "[pick tenzing], pick tenzing, 6*move security europa, @corp, pick tenzing",
        "europa security-6 | tenzing security+6 rd_base-1 | available rd_base+1",
    ),
    Case(
        "the_bombing_of_maglev_77 shaded", "mg",
        """europa level=1 | ascraeus_mons damage=1 | pavonis_mons storm=2 | arsia_mons level=-2 |
        tenzing level=2 | syria_planum level=1""",
        f"[{BUILT}], line rodgers_line: no-line, line europa_tenzing",
        "europa level-1 | tenzing level-1",
    ),
    Case(
        "the_bombing_of_maglev_77 shaded", "rd",
        "rodgers=1 | noctis_labyrinthus storm=1",
        f"[{BUILT} / line rodgers_line], line rodgers_line",
        "europa level-1 | tereshkova level-1 | pavonis_mons level-1 | noctis_labyrinthus level-1",
    ),
    Case(
        "the_bombing_of_maglev_77 shaded", "cr",
        "others level=-2 | pavonis_mons level=1 storm=2 | capability=dust_adaptation",
        "line europa_tenzing",
        "pavonis_mons level-1",
    ),
    Case(
        "the_rodgers_line", "rd",
        "displaced=2 | europa level=1 | tereshkova level=-1",
        """[name mg / name corp], name corp, @corp, [house europa / done], house europa, choose eg_plus,
        [house tereshkova / done], house tereshkova, choose eg_minus""",
        "rodgers+1 profits+6 displaced-2 | europa level+1 population+1 | tereshkova level+1 population+1",
    ),
    Case(
        "the_rodgers_line", "mg",
        "displaced=2 | europa level=2 damage=1",
        "name mg, @mg, house tereshkova",
        "rodgers+1 profits+6 displaced-1 eg_plus+1 | tereshkova level+1 population+1",
    ),
    Case(
        "the_rodgers_line shaded", "rd",
        "europa level=2 | tereshkova level=-2",
        "",
        "europa level-1 | profits-3 mg-6",
    ),
    Case(
        "the_automation_rebellion", "rd",
        """others level=-2 | marth level=1 corp_base=2 | radau level=-1 |
        wilderness terraforming=1 corp_base=1 | europa corp_base=1 level=1 |
        rutherford storm=2 level=1""",
        "[pick radau / pick marth], pick transit: mars-only, pick radau, [pick marth], pick marth",
        "radau level-1 | marth level-2 | profits+4",
    ),
    Case(
        "the_automation_rebellion shaded", "mg",
        """marth corp_base=1 terraforming=1 security=1 | wilderness corp_base=1 | europa corp_base=1 |
        radau corp_base=1 storm=2""",
        """[remove corp_base marth / remove terraforming marth / remove corp_base wilderness / done],
        remove terraforming marth, remove corp_base wilderness""",
        "marth terraforming-1 | wilderness corp_base-1 | casualties corp_base+2 | profits-6",
    ),
    Case(
        "the_automation_rebellion shaded", "rd",
        "marth corp_base=1 terraforming=1 | profits=2",
        "done",
        "profits-2",
    ),
    Case(
        "shenzhou", "corp",
        """shenzhou rd_rebel=1 active_rd=1 cr_rebel=1 active_cr=1 rd_base=1 mg_troop=1 level=-2 |
        marth cr_rebel=1 rd_rebel=1 | trouvelot rd_rebel=1 storm=2 | radau rd_rebel=1""",
        "[choose profits / choose supply], choose profits",
        """shenzhou rd_rebel-1 active_rd-1 cr_rebel-1 active_cr-1 level+2 |
        available rd_rebel+2 cr_rebel+2 | marth cr_rebel-1 active_cr+1 rd_rebel-1 active_rd+1 |
        profits+3""",
    ),
    Case(
        "shenzhou", "cr",
        "shenzhou level=1 | trouvelot rd_rebel=1 storm=2 | capability=dust_adaptation",
        "choose supply",
        "shenzhou level-1 | trouvelot rd_rebel-1 active_rd+1 | earth supply+3",
    ),
    Case(
        "shenzhou shaded", "rd",
        "displaced=4 | shenzhou population=1",
        "[count 0 / count 1 / count 2 / count 3 / count 4 / count 5], count 3",
        "shenzhou population-1 damage+1 | displaced-2",
    ),
    Case(
        "shenzhou shaded", "cr",
        "shenzhou fortified=1 | displaced=1",
        "count 1",
        "shenzhou fortified-1 | available mg_troop+1 | displaced-1",
    ),
    Case(
        "the_water_crisis", "corp",
        "marth level=-2 | radau level=1 | europa level=2 | rutherford level=1 storm=2 | trouvelot level=2",
        """[pick radau / pick marth / pick trouvelot], pick radau, [pick marth / pick trouvelot],
        pick marth, [choose profits / choose supply], choose profits""",
        "marth level+1 | radau level-1 | profits+3 eg_plus+1",
    ),
    Case(
        "the_water_crisis", "mg",
        "trouvelot level=2",
        "pick trouvelot, choose supply",
        "trouvelot level-1 | earth supply+3 | eg_plus+1",
    ),
    Case(
        "the_water_crisis shaded", "mg",
        "others level=-2 | marth level=2 | radau | europa | rutherford storm=2",
        "[pick radau / pick marth], pick radau, pick marth, @rd, [choose draw / done], choose draw",
        "radau level-1 | marth level-1 | campaigns deck-1 in_play+1",
    ),
    Case("the_water_crisis shaded", "rd", "others level=-2 | marth", "pick marth, done", "marth level-1"),
    Case(
        "corporate_militarization", "corp",
        "marth rd_rebel=1 cr_rebel=1 active_specops=1 | europa rd_rebel=1",
        "[pick marth], pick marth",
        """marth specops+2 security+2 corp_base+1 rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1 |
        available specops-2 security-2 corp_base-1""",
    ),
    Case(
        "corporate_militarization", "rd",
        "marth rd_rebel=1 | europa security=15 | earth specops=7",
        "pick marth",
        """marth specops+1 security+1 corp_base+1 rd_rebel-1 active_rd+1 |
        available specops-1 security-1 corp_base-1""",
    ),
    Case(
        "corporate_militarization shaded", "mg",
        "",
        "[count 0 / count 1 / count 2 / count 3 / count 4], count 4",
        "available specops-4 | gone specops+4 | profits-4",
    ),
    Case(
        "corporate_militarization shaded", "rd",
        "europa specops=5 | profits=1",
        "[count 0 / count 1 / count 2 / count 3], count 1",
        "available specops-1 | gone specops+1 | profits-1",
    ),
    Case(
        "corporations_quell_dissent", "corp",
        """europa damage=1 security=1 | tenzing damage=1 specops=1 | gandhi security=1 |
        sharma damage=2 security=1 | shenzhou damage=2 security=2 level=1 | marth security=1 damage=1""",
        "",
        "europa level+1 | shenzhou level+1 | profits+3 eg_plus+1",
    ),
    Case(
        "corporations_quell_dissent", "corp",
        "europa damage=1 security=1 storm=2 level=2",
        "",
        "profits+3 eg_plus+1",
    ),
    Case(
        "corporations_quell_dissent shaded", "rd",
        """europa security=1 | gandhi corp_base=1 | sharma specops=2 | phobos security=1 |
        marth security=1 | tenzing mg_troop=1 satellite=1""",
        "",
        "mg-12",
    ),
    Case("corporations_quell_dissent shaded", "rd", "europa security=1 | mg=2", "", "mg-2"),
    Case(
        "the_spin_zone", "corp",
        "others level=2 | europa level=1 | gandhi level=-1 storm=2 | marth level=1",
        "[pick europa / pick gandhi], pick europa, pick gandhi",
        "europa level+1 | gandhi level+1 | profits+3 eg_plus+1",
    ),
    Case(
        "the_spin_zone shaded", "rd",
        """europa security=1 | tenzing corp_base=1 | gandhi specops=1 | marth terraforming=1 |
        radau security=1 | sharma security=1 level=-2 | shenzhou mg_troop=1 | phobos security=1 |
        rutherford security=1 storm=2""",
        """[pick europa / pick tenzing / pick gandhi / pick marth / pick radau / done], pick europa,
        pick tenzing, pick marth, [pick gandhi / pick radau / done], pick radau""",
        "europa level-1 | tenzing level-1 | marth level-1 | radau level-1",
    ),
    Case("the_spin_zone shaded", "rd", "europa security=1", "done", ""),
    Case(
        "future_of_law_enforcement", "corp",
        "",
        f"[{ANY_CITY} / pick phobos], pick phobos, [choose mg_troops / choose eg_troops], choose mg_troops",
        "phobos mg_troop+6 | available mg_troop-6 | profits+3",
    ),
    Case(
        "future_of_law_enforcement", "rd",
        "sharma storm=2",
        "pick sharma, choose eg_troops",
        "sharma eg_troop+4 | available eg_troop-4 | profits+3",
    ),
    Case("future_of_law_enforcement", "rd", "box=0", "pick sharma, choose eg_troops", "profits+3"),
    Case(
        "future_of_law_enforcement shaded", "mg",
        """europa mg_troop=3 fortified=1 security=3 eg_troop=1 specops=1 | phobos security=1 |
        marth mg_troop=1 storm=2""",
        """[remove mg_troop europa / remove fortified europa / remove security europa / done],
        remove mg_troop europa, [name rd / name cr], name rd, remove mg_troop europa, name rd,
        remove mg_troop europa, name cr, remove fortified europa, name cr, remove security europa,
        name rd, remove security europa, name rd""",
        """europa mg_troop-3 fortified-1 security-2 rd_rebel+4 cr_rebel+2 |
        available mg_troop+4 rd_rebel-4 cr_rebel-2 | casualties security+2""",
    ),
    Case(
        "future_of_law_enforcement shaded", "mg",
        "gandhi mg_troop=1 security=1 | sharma cr_rebel=20",
        "remove security gandhi, done",
        "gandhi security-1 rd_rebel+1 | casualties security+1 | available rd_rebel-1",
    ),
    Case(
        "future_of_law_enforcement shaded", "mg",
        "gandhi mg_troop=1 | sharma rd_rebel=30 | wilderness cr_rebel=20",
        "remove mg_troop gandhi",
        "gandhi mg_troop-1 | available mg_troop+1",
    ),
    Case(
        "the_one_card", "rd",
        """europa security=3 rd_rebel=1 cr_rebel=1 | gandhi rd_rebel=3 security=1 |
        marth mg_troop=2 rd_rebel=1 | tenzing mg_troop=2 rd_rebel=1 storm=2""",
        "[name mg / name corp], name corp, @corp, [pick europa / done], done",
        "europa rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1 | tenzing rd_rebel-1 active_rd+1",
    ),
    Case(
        "the_one_card", "corp",
        "europa mg_troop=3 rd_rebel=1 | tenzing mg_troop=2 rd_rebel=1",
        "name mg, @mg, [pick europa / pick tenzing / done], pick tenzing",
        "europa rd_rebel-1 active_rd+1 | tenzing rd_rebel-1 | available rd_rebel+1",
    ),
    Case(
        "the_one_card shaded", "mg",
        "others level=-2 | europa level=1 | gandhi | marth level=1",
        """[pick europa / pick gandhi], pick europa, [place rd_rebel europa / place cr_rebel europa /
        place rd_rebel ascraeus_mons / place cr_rebel ascraeus_mons /
        place rd_rebel noctis_labyrinthus / place cr_rebel noctis_labyrinthus /
        place rd_rebel pavonis_mons / place cr_rebel pavonis_mons], place rd_rebel ascraeus_mons,
        place cr_rebel europa, pick gandhi, 2*place cr_rebel sharma""",
        """europa level-1 cr_rebel+1 | gandhi level-1 | ascraeus_mons rd_rebel+1 | sharma cr_rebel+2 |
        available rd_rebel-1 cr_rebel-3""",
    ),
    Case(
        "the_slush_fund_scandal", "mg",
        """europa rd_rebel=1 active_rd=1 cr_rebel=1 active_cr=1 rd_base=1 mg_troop=1 |
        gandhi rd_rebel=1 | marth rd_rebel=1 storm=2""",
        """[remove rd_rebel europa / remove active_rd europa / remove cr_rebel europa /
        remove active_cr europa / remove rd_rebel gandhi / done], remove active_rd europa, [name mg /
        name corp], name corp, remove rd_rebel europa, name mg, remove cr_rebel europa, name corp,
        remove active_cr europa, name mg""",
        """europa rd_rebel-1 active_rd-1 cr_rebel-1 active_cr-1 mg_troop+2 security+2 |
        available rd_rebel+2 cr_rebel+2 mg_troop-2 security-2 | eg_plus+1""",
    ),
    Case("the_slush_fund_scandal", "corp", "gandhi rd_rebel=2", "done", "eg_plus+1"),
    Case(
        "the_slush_fund_scandal shaded", "rd",
        "marth corp_base=1 security=3 specops=1 active_specops=1 level=1 mg_troop=1 | europa security=1",
        """[pick marth], pick marth, [remove security marth / remove specops marth /
        remove active_specops marth / done], 3*remove security marth, remove active_specops marth""",
        """marth corp_base-1 security-3 active_specops-1 level-1 |
        casualties corp_base+1 security+3 specops+1 | profits-2""",
    ),
    Case(
        "the_slush_fund_scandal shaded", "mg",
        "marth terraforming=1 security=1",
        "pick marth, done",
        "marth terraforming-1 level-1 | casualties corp_base+1 | profits-2",
    ),
    Case(
        "the_24_66_hour_news_cycle", "corp",
        "tenzing level=2 | europa level=1 | gandhi level=-1 | marth level=2 storm=2",
        "pick tenzing: cannot-shift, pick europa, pick gandhi, pick sharma",
        "europa level+1 | gandhi level+1 | sharma level+1 | profits+3",
    ),
    Case("the_24_66_hour_news_cycle", "mg", "tenzing level=2", "done", "profits+1"),
    Case(
        "the_24_66_hour_news_cycle shaded", "rd",
        """europa mg_troop=2 fortified=1 eg_troop=2 specops=1 | gandhi specops=1 corp_base=1 |
        marth security=1 | phobos security=1 | radau mg_troop=1 storm=2""",
        """[pick europa / pick marth], pick europa, [remove mg_troop europa / remove fortified europa /
        done], remove eg_troop europa: eg-last, 2*remove mg_troop europa, remove fortified europa,
        [remove eg_troop europa / done], remove eg_troop europa""",
        "europa mg_troop-2 fortified-1 eg_troop-1 | available mg_troop+3 | casualties eg_troop+1",
    ),
    Case(
        "the_24_66_hour_news_cycle shaded", "rd",
        "europa security=2 eg_troop=2 level=1",
        "pick europa, 2*remove security europa, 2*remove eg_troop europa",
        "europa security-2 eg_troop-2 level-1 | casualties security+2 eg_troop+2",
    ),
    Case(
        "the_24_66_hour_news_cycle shaded", "mg",
        "europa security=2",
        "pick europa, remove security europa, done",
        "europa security-1 | casualties security+1",
    ),
)  # fmt: skip
@pytest.mark.rule("RD 7.2", "RD 7.3", "RD 7.4", "RD 7.5")
def test_an_event_changes_what_its_text_says_and_nothing_else(case):
    case.check()
