"""Events 25 to 36 played: everything that each text changes, and nothing else."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

CITIES = "europa tenzing tereshkova shepard new_cordoba shenzhou gandhi sharma"
HOUSES = " / ".join(f"house {name}" for name in CITIES.split())
ANY_CITY = " / ".join(f"pick {name}" for name in CITIES.split())
GARRISONS = """europa mg_troop=4 fortified=1 security=3 eg_troop=1 specops=1 corp_base=1 |
    tenzing level=1 security=1 |
    gandhi level=2 storm=2 | sharma mg_troop=1 storm=2 | marth level=2 mg_troop=1 | phobos security=1 |
    shenzhou mg_troop=1"""
THARSIS = (
    "ascraeus_mons tharsis_tholus noctis_labyrinthus sinai_planum daedalia_planum arsia_mons pavonis_mons"
)
THREE_AWAY = " / ".join(f"pick {name}" for name in [*THARSIS.split(), "syria_planum", "wilderness"])


@cases(
    Case(
        "nano_surveillance_drones", "rd",
        """marth corp_base=1 rd_rebel=1 cr_rebel=1 security=1 | radau terraforming=1 rd_rebel=1 |
        gandhi rd_rebel=1 security=1 | rutherford corp_base=1 rd_rebel=1 security=1 storm=2 |
        europa corp_base=1 security=2 cr_rebel=1""",
        """@rd, [name mg / name corp], name corp, @corp, pick gandhi: other-space,
        pick rutherford: storm, pick marth, ...""",
        """marth rd_rebel-1 active_rd+1 cr_rebel-1 active_cr+1 | radau rd_rebel-1 active_rd+1 |
        europa cr_rebel-1 active_cr+1""",
    ),
    Case(
        "nano_surveillance_drones", "corp",
        "marth corp_base=1 rd_rebel=1 security=1 | europa corp_base=1 security=2 cr_rebel=1",
        "name corp, [pick marth / pick europa / done], pick europa",
        "marth rd_rebel-1 active_rd+1 | europa cr_rebel-1 | available cr_rebel+1",
    ),
    Case(
        "nano_surveillance_drones", "corp",
        "marth corp_base=1 mg_troop=1 active_rd=1",
        "name mg, @mg, done",
        "",
    ),
    Case(
        "nano_surveillance_drones shaded", "rd",
        GARRISONS,
        """[pick europa / pick shenzhou / pick phobos / done], pick tenzing: nothing-to-do,
        pick sharma: storm, pick marth: labyrinths-only, pick europa, [pick tenzing / done],
        pick gandhi: storm, pick europa: labyrinths-only, pick shenzhou: not-at-support,
        pick marth: labyrinths-only, pick tenzing, [move mg_troop europa / move fortified europa /
        move security europa / done], 4*move mg_troop europa, move fortified europa,
        move security europa""",
        "europa mg_troop-4 fortified-1 security-1 | tenzing mg_troop+5 security+1",
    ),
    Case("nano_surveillance_drones shaded", "rd", GARRISONS, "done", ""),
    Case(
        "nano_surveillance_drones shaded", "rd",
        GARRISONS,
        "pick phobos, pick tenzing, move security phobos",
        "phobos security-1 | tenzing security+1",
    ),
    Case(
        "emissions_law_reform_passed", "corp",
        """marth corp_base=2 | radau corp_base=1 | europa corp_base=1 | wilderness terraforming=1 |
        rutherford corp_base=1 storm=2""",
        """[place terraforming marth / place terraforming radau / done],
        place corp_base marth: other-piece, place terraforming marth, [place terraforming marth /
        place terraforming radau / done], place terraforming radau""",
        "marth corp_base-1 terraforming+1 | radau corp_base-1 terraforming+1 | profits+5",
    ),
    Case(
        "emissions_law_reform_passed", "mg",
        "marth corp_base=2",
        "place terraforming marth, done",
        "marth corp_base-1 terraforming+1 | profits+2",
    ),
    Case(
        "emissions_law_reform_passed shaded", "rd",
        """marth terraforming=1 corp_base=1 security=1 specops=1 active_specops=1 mg_troop=1 active_cr=1 |
        radau rd_rebel=3 active_rd=1 | sharma rd_rebel=2""",
        """pick radau, pick marth, [move rd_rebel radau / move active_rd radau], 2*move rd_rebel radau,
        move active_rd radau, done, [remove security marth / remove specops marth /
        remove active_specops marth], remove mg_troop marth: other-piece,
        remove terraforming marth: base-guarded, remove corp_base marth: base-guarded,
        remove specops marth, remove active_specops marth, [remove corp_base marth /
        remove terraforming marth], remove corp_base marth""",
        """radau rd_rebel-2 active_rd-1 |
        marth active_rd+3 security-1 specops-1 active_specops-1 corp_base-1 |
        casualties security+1 specops+2 corp_base+1""",
    ),
    Case(
        "green_mars_campaign", "mg",
        """marth damage=1 corp_base=2 | wilderness corp_base=1 terraforming=1 | radau corp_base=1 |
        hellas_chaos damage=1 terraforming=1 | rutherford damage=1 corp_base=1 storm=2 |
        europa damage=2 corp_base=1""",
        "[pick marth / pick wilderness / done], pick marth, [pick wilderness / done], pick wilderness",
        "marth corp_base-1 terraforming+1 | wilderness corp_base-1 terraforming+1",
    ),
    Case("green_mars_campaign", "rd", "marth damage=1 corp_base=1", "done", ""),
    Case(
        "green_mars_campaign shaded", "mg",
        "earth supply=3 security=1 | transit supply=1",
        "@rd, [choose draw / done], choose draw",
        "earth supply-3 | campaigns deck-1 in_play+1",
    ),
    Case("green_mars_campaign shaded", "rd", "", "done", ""),
    Case(
        "refugee_crisis", "rd",
        "displaced=5 | marth level=1",
        f"""[name mg / name corp], name corp, @corp, [{HOUSES} / done], house europa, choose eg_minus, @rd,
         [choose add / choose remove], choose add, [count 0 / count 1 / count 2 / count 3], count 2""",
        "europa population+1 | displaced+1",
    ),
    Case(
        "refugee_crisis", "mg",
        "displaced=5",
        "name mg, done, choose remove, [count 0 / count 1 / count 2 / count 3], count 3",
        "displaced-3 eg_plus+1",
    ),
    Case(
        "refugee_crisis", "mg",
        "displaced=2",
        "name mg, done, choose remove, [count 0 / count 1 / count 2], count 1",
        "displaced-1 eg_plus+1",
    ),
    Case(
        "refugee_crisis shaded", "mg",
        "displaced=9 | eg_plus=1 | europa level=-2 | marth level=1",
        """@rd, house marth, @mg, pick europa: cannot-shift, pick marth: labyrinths-only, pick gandhi,
        pick gandhi""",
        "marth population+1 | gandhi level-2 | displaced-9 eg_plus-1",
    ),
    Case(
        "refugee_crisis shaded", "rd",
        "displaced=9 | others level=-2 | europa level=2",
        "done, [pick europa], 3*pick europa",
        "europa level-3 | displaced-9",
    ),
    Case("refugee_crisis shaded", "cr", "displaced=2", "@rd, done", "displaced-2"),
    Case(
        "printing_weapons", "mg",
        "",
        "[choose red_dust / choose reclaimers], choose red_dust",
        "rd-5 | rd eligible-1 sits_out+1",
    ),
    Case("printing_weapons", "rd", "rd=3", "choose red_dust", "rd-3 | rd eligible-1 sits_out+1"),
    Case(
        "printing_weapons", "corp",
        "hand=tipoff+loyalty+converts",
        "choose reclaimers",
        "hand-2 discard+2 | cr eligible-1 sits_out+1",
    ),
    Case(
        "printing_weapons shaded", "mg",
        "others level=0 | radau rd_base=2 | rutherford storm=2",
        """pick radau: more-elsewhere, pick europa: deserts-only, pick rutherford: storm, pick marth,
        [place rd_rebel marth / place cr_rebel marth], 3*place rd_rebel marth, place cr_rebel marth,
        [name rd / name cr], name cr""",
        "marth rd_rebel+3 cr_rebel+1 conversion+1 | available rd_rebel-3 cr_rebel-1 cr_base-1",
    ),
    Case(
        "printing_weapons shaded", "cr",
        "wilderness rd_base=5 | sharma rd_base=2 | gandhi rd_base=2",
        "pick wilderness, 4*place rd_rebel wilderness",
        "wilderness rd_rebel+4 conversion+1 | available rd_rebel-4 cr_base-1",
    ),
    Case(
        "homesteaders_revolt", "mg",
        """marth rd_rebel=1 active_rd=1 rd_base=1 cr_base=1 level=-2 |
        radau cr_rebel=3 conversion=1 level=1 | rutherford rd_rebel=1 level=-2 storm=2 |
        europa rd_rebel=1 level=-1 | trouvelot level=-1""",
        """[pick marth / pick radau], pick marth, [remove rd_rebel marth / remove active_rd marth /
        remove cr_base marth / done], remove rd_base marth: base-guarded, remove active_rd marth,
        remove cr_base marth, [pick radau], pick radau, [remove cr_rebel radau / done],
        remove cr_rebel radau, done""",
        """marth active_rd-1 cr_base-1 level+2 | radau cr_rebel-1 level-1 |
        available rd_rebel+1 cr_base+1 cr_rebel+1 | eg_plus+1""",
    ),
    Case(
        "homesteaders_revolt shaded", "mg",
        """others level=-2 | marth level=1 | radau | trouvelot level=-1 corp_base=2 |
        rutherford level=2 storm=2 | europa""",
        """[pick marth / pick radau], pick marth, [place rd_rebel marth / place cr_rebel marth],
        place rd_rebel marth, [name rd / name cr], name cr, pick trouvelot: more-elsewhere,
        pick radau, place cr_rebel radau, name rd, pick trouvelot, place cr_rebel trouvelot""",
        """marth level-1 rd_rebel+1 cr_base+1 | radau level-1 cr_rebel+1 rd_base+1 |
        trouvelot level-1 cr_rebel+1 | available rd_rebel-1 cr_rebel-2 rd_base-1 cr_base-1""",
    ),
    Case(
        "homesteaders_revolt shaded", "rd",
        "others level=-2 | marth | radau | trouvelot corp_base=2",
        """pick marth, place rd_rebel marth, name rd, pick radau, place rd_rebel radau, name rd,
        pick wilderness, place rd_rebel wilderness, name cr""",
        """marth level-1 rd_rebel+1 rd_base+1 | radau level-1 rd_rebel+1 rd_base+1 |
        wilderness rd_rebel+1 cr_base+1 | available rd_rebel-3 rd_base-2 cr_base-1""",
    ),
    Case(
        "martian_nationalism", "mg",
        "campaign=comms_cutoff+general_strike",
        """[campaign comms_cutoff / campaign general_strike], campaign red_wave_elections: not-in-play,
        campaign comms_cutoff""",
        "phobos eg_troop+4 | available eg_troop-4 | campaigns in_play-1 out+1 | eg_plus+1",
    ),
    Case(
        "martian_nationalism", "mg",
        "box=0 | campaign=comms_cutoff",
        "campaign comms_cutoff",
        "campaigns in_play-1 out+1 | eg_plus+1",
    ),
    Case(
        "martian_nationalism shaded", "mg",
        "europa damage=2 | eg_plus=1 | marth storm=2",
        """place rd_rebel europa: unpopulated, place rd_rebel wilderness: unpopulated,
        place rd_rebel marth: storm, place security gandhi: other-piece, place rd_rebel gandhi,
        place cr_rebel radau, place cr_rebel gandhi""",
        "gandhi rd_rebel+1 cr_rebel+1 | radau cr_rebel+1 | available rd_rebel-1 cr_rebel-2 | rd+6 eg_plus-1",
    ),
    Case(
        "shepard_tereshkova", "mg",
        "tereshkova active_rd=1 level=-1 | shepard level=2 mg_troop=1",
        """[pick shepard / pick tereshkova], pick europa: other-space, pick shepard,
        [place rd_rebel shepard / place cr_rebel shepard], place rd_rebel shepard,
        place cr_rebel shepard, @mg, [pick tereshkova / done], done""",
        """shepard level-2 rd_rebel+1 cr_rebel+1 | tereshkova level+2 mg_troop+2 |
        available rd_rebel-1 cr_rebel-1 mg_troop-2""",
    ),
    Case(
        "shepard_tereshkova", "cr",
        "shepard cr_rebel=1 mg_troop=1 | dice=66 | europa cr_rebel=1 mg_troop=1",
        "pick tereshkova, 2*place cr_rebel tereshkova, @cr, [pick shepard / done], pick shepard",
        """tereshkova level-2 cr_rebel+2 | shepard level+2 mg_troop+2 cr_rebel-1 active_cr+1 |
        available cr_rebel-2 mg_troop-2""",
    ),
    Case(
        "the_red_dahlia", "mg",
        """europa rd_rebel=2 cr_rebel=1 | radau rd_rebel=1 active_rd=1 | marth rd_rebel=1 storm=2 |
        gandhi rd_rebel=1 storm=2""",
        "",
        "europa rd_rebel-2 active_rd+2 | radau rd_rebel-1 active_rd+1 | gandhi rd_rebel-1 active_rd+1",
    ),
    Case(
        "the_red_dahlia", "cr",
        "marth rd_rebel=1 storm=2 | capability=dust_adaptation",
        "",
        "marth rd_rebel-1 active_rd+1",
    ),
    Case(
        "the_red_dahlia shaded", "mg",
        """europa rd_rebel=2 mg_troop=1 cr_rebel=1 | gandhi rd_rebel=2 security=1 storm=2 |
        sharma rd_rebel=1 | shenzhou active_rd=1 mg_troop=1 | marth rd_rebel=1 mg_troop=1 |
        tenzing rd_rebel=1 satellite=1""",
        """@rd, [pick europa / pick gandhi / pick tenzing / done], pick sharma: no-enemy,
        pick shenzhou: no-hidden, pick marth: labyrinths-only, pick gandhi, [ambush gandhi],
        ambush gandhi, dice 1 6, pick europa, ambush europa, dice 1 6, remove mg_troop europa,
        [pick tenzing / done], done""",
        """gandhi rd_rebel-2 active_rd+2 security-1 |
        europa rd_rebel-2 active_rd+2 mg_troop-1 cr_rebel-1 | casualties security+1 |
        available mg_troop+1 cr_rebel+1""",
    ),
    Case(
        "long_range_patrols", "mg",
        "tereshkova mg_troop=4 security=1 eg_troop=1 | wilderness active_rd=1",
        f"""@mg, [pick tereshkova / done], pick transit: mars-only, pick tereshkova, [{THREE_AWAY} / done],
        pick rutherford: out-of-reach,
         pick tereshkova: deserts-only, pick wilderness, [move mg_troop tereshkova / done],
         3*move mg_troop tereshkova, @mg, [op assault / done], op march: other-operation, done""",
        "tereshkova mg_troop-3 | wilderness mg_troop+3",
    ),
    Case(
        "long_range_patrols", "corp",
        "pavonis_mons security=1 eg_troop=1 | arsia_mons storm=2 | gandhi security=1 storm=2",
        """[pick pavonis_mons / done], pick gandhi: storm, pick pavonis_mons,
        pick pavonis_mons: deserts-only, pick arsia_mons: storm, pick marth,
        [move security pavonis_mons / move eg_troop pavonis_mons / done], move security pavonis_mons,
        move eg_troop pavonis_mons, done""",
        "pavonis_mons security-1 eg_troop-1 | marth security+1 eg_troop+1",
    ),
    Case(
        "long_range_patrols", "rd",
        "sharma rd_rebel=1 | wilderness storm=2",
        """pick sharma, [pick alpheus_colles / pick coronae_montes / pick hellas_chaos / done],
        pick wilderness: storm, pick marth: out-of-reach, pick alpheus_colles, move rd_rebel sharma,
        [op rally / op campaign / done], op rally, pick alpheus_colles""",
        "sharma rd_rebel-1 | alpheus_colles rd_rebel+2 | available rd_rebel-1",
    ),
    Case(
        "long_range_patrols", "cr",
        "sharma cr_rebel=1 | wilderness storm=2 | capability=dust_adaptation",
        "pick sharma, pick marth, move cr_rebel sharma, done",
        "sharma cr_rebel-1 | marth cr_rebel+1",
    ),
    Case(
        "long_range_patrols", "cr",
        "phobos security=1 | marth cr_rebel=2",
        "pick marth, pick radau, done",
        "",
    ),
    Case("long_range_patrols", "cr", "marth cr_rebel=2", "done", ""),
    Case(
        "the_tombs_of_mars", "rd",
        "displaced=1 | radau population=1 level=1 | marth level=1 | trouvelot population=1 storm=2",
        "[name mg / name corp], name mg, @mg, house europa, @rd, [pick radau / done], pick radau",
        "europa population+1 | displaced-1 eg_plus+1 | radau level+1",
    ),
    Case(
        "the_tombs_of_mars", "mg",
        "radau population=1 | marth population=1 level=2 | rutherford population=1 | sharma population=1",
        """name mg, [pick radau / pick rutherford / done], pick radau, [pick rutherford / done],
        pick rutherford""",
        "radau level+1 | rutherford level+1",
    ),
    Case(
        "the_tombs_of_mars", "mg",
        "radau population=1 | marth population=1 | rutherford population=1",
        "name mg, pick radau, pick rutherford",
        "radau level+1 | rutherford level+1",
    ),
    Case(
        "the_tombs_of_mars shaded", "mg",
        "displaced=1 | eg_plus=1 | marth mg_base=2",
        """@rd, pick marth: more-elsewhere, pick europa: deserts-only, pick radau, [house radau / done],
        house radau""",
        "radau population+1 rd_base+1 | available rd_base-1 | rd+4 displaced-1 eg_plus-1",
    ),
    Case("the_tombs_of_mars shaded", "rd", "displaced=1", "done", "rd+4"),
    Case(
        "outpost_discovery", "rd",
        """radau rd_base=1 rd_rebel=1 | marth cr_rebel=1 | trouvelot conversion=1 storm=2 |
        sharma rd_base=1 |
        europa mg_troop=1 fortified=1 security=1 specops=1 active_specops=1 eg_troop=1 corp_base=1
        rd_rebel=1 |
        phobos security=1 | gandhi mg_troop=1 storm=2""",
        """[pick radau], pick radau, move mg_troop phobos: other-space, move mg_troop gandhi: storm,
        move rd_rebel europa: other-piece, [move mg_troop europa / move fortified europa /
        move security europa / move specops europa / move active_specops europa /
        move eg_troop europa / done], move mg_troop europa, move fortified europa,
        move security europa, move specops europa, move active_specops europa, move eg_troop europa,
        @rd, [name mg / name corp], name mg, @mg, done, done""",
        """europa mg_troop-1 fortified-1 security-1 specops-1 active_specops-1 eg_troop-1 |
        radau mg_troop+2 security+1 specops+1 active_specops+1 eg_troop+1""",
    ),
    Case(
        "outpost_discovery shaded", "mg",
        """radau rd_base=1 rd_rebel=1 active_rd=1 | marth mg_base=2 | wilderness mg_troop=1 |
        sharma rd_base=1 | trouvelot cr_base=1 |
        europa mg_troop=7 security=1 rd_rebel=1 corp_base=1 satellite=1 | phobos security=1 |
        gandhi mg_troop=1 storm=2 | hellas_chaos rd_base=1 storm=2""",
        """[name rd / name cr], name rd, @rd, [pick radau / done], pick trouvelot: no-own-forces,
        pick sharma: deserts-only, pick hellas_chaos: storm, pick radau, [move mg_troop wilderness /
        move mg_troop europa / move security europa / done], move mg_troop gandhi: storm,
        move mg_troop radau: other-space, 6*move mg_troop europa, [pick rutherford / pick wilderness],
        pick marth: stacking, pick trouvelot: not-adjacent, pick rutherford, move active_rd radau,
        done""",
        "europa mg_troop-6 | radau mg_troop+6 rd_base-1 active_rd-1 | rutherford rd_base+1 active_rd+1",
    ),
    Case(
        "outpost_discovery shaded", "cr",
        "radau conversion=1 cr_rebel=1 rd_base=1",
        "name cr, @cr, pick radau, pick marth, move cr_rebel radau",
        "radau conversion-1 cr_rebel-1 | marth conversion+1 cr_rebel+1",
    ),
    Case("outpost_discovery shaded", "cr", "radau conversion=1", "name cr, done", ""),
)  # fmt: skip
@pytest.mark.rule("RD 7.2", "RD 7.3", "RD 7.4", "RD 7.5")
def test_an_event_changes_what_its_text_says_and_nothing_else(case):
    case.check()
