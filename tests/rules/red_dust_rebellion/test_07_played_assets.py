"""Assets played: everything that each text changes, and nothing else."""

import pytest

from rules.red_dust_rebellion.changes import Case, cases

#: The card itself is spent.
SPENT = "hand-1 discard+1 | "
CAPABILITIES = """subdermal_weaponry dust_adaptation enhanced_metabolism the_mind_twister neural_conditioning
    deep_tunneling mps_uplink_hacked ai_unleashed genetic_masking ares_rockets"""


def asset(card: str, scene: str, moves: str, result: str) -> Case:
    return Case(card, "cr", scene, moves, result)


@cases(
    asset(
        "children_of_the_desert",
        """radau cr_rebel=3 cr_base=1 | marth security=2 | wilderness mg_troop=1 |
        rutherford cr_rebel=1 security=1 | trouvelot storm=2 | dice=12""",
        """pick europa: deserts-only, pick trouvelot: storm, pick marth, [pick radau / pick rutherford /
        done], pick radau, [pick rutherford / pick marth / pick wilderness / done], pick marth,
        move cr_rebel radau, count 2, done, done, done, [pick marth], pick marth""",
        SPENT
        + "radau cr_rebel-2 | marth active_cr+2 security-2 damage+1 | displaced+1 | casualties security+2",
    ),
    asset("children_of_the_desert", "radau cr_rebel=1 | marth security=1", "pick marth, done", SPENT),
    asset(
        "weaponized_asteroid",
        """europa mg_troop=1 security=1 specops=1 active_specops=1 eg_troop=1 rd_rebel=1 active_rd=1
        cr_rebel=1 active_cr=1 rd_base=1 corp_base=1 satellite=1 level=1 |
        phobos security=1 | marth mg_troop=1 | sharma rd_base=1""",
        """[pick europa], pick europa, remove rd_base europa: units-only,
        remove satellite europa: units-only, [remove mg_troop europa / remove security europa /
        remove specops europa / remove active_specops europa / remove eg_troop europa /
        remove rd_rebel europa / remove active_rd europa / remove cr_rebel europa /
        remove active_cr europa], remove mg_troop europa, remove specops europa,
        remove eg_troop europa, remove active_rd europa, remove active_cr europa""",
        SPENT
        + """europa damage+2 level-1 mg_troop-1 specops-1 eg_troop-1 active_rd-1 active_cr-1 | displaced+2 |
        available mg_troop+1 rd_rebel+1 cr_rebel+1 | casualties specops+1 eg_troop+1""",
    ),
    asset(
        "weaponized_asteroid",
        "tenzing fortified=1 mg_troop=2 | shenzhou storm=2",
        "pick tenzing",
        SPENT + "tenzing damage+1 fortified-1 mg_troop-1 | displaced+1 | available mg_troop+2",
    ),
    asset(
        "weaponized_asteroid",
        "tenzing security=3",
        "pick tenzing",
        SPENT + "tenzing damage+2 security-2 | displaced+2 | casualties security+2",
    ),
    asset(
        "the_reclaimer_faith",
        """ascraeus_mons mg_troop=1 | tharsis_tholus corp_base=1 | noctis_labyrinthus rd_rebel=1 |
        sinai_planum rd_base=1 | daedalia_planum satellite=1 | arsia_mons eg_troop=1 |
        europa cr_base=2 | tenzing storm=2 | marth storm=2 | radau cr_rebel=1 cr_base=1 |
        phobos security=1""",
        """pick ascraeus_mons: not-there, pick tharsis_tholus: not-there,
        pick noctis_labyrinthus: not-there, pick sinai_planum: not-there,
        pick daedalia_planum: not-there, pick arsia_mons: not-there, pick europa: stacking,
        pick marth: storm, pick phobos: mars-only, pick radau, pick radau: chosen-already,
        pick wilderness, pick tenzing""",
        SPENT + "radau cr_base+1 | wilderness cr_base+1 | tenzing cr_base+1 | available cr_base-3",
    ),
    asset(
        "converts",
        "europa rd_rebel=2 active_rd=2 rd_base=1 cr_rebel=1 | gandhi rd_rebel=1 | marth rd_rebel=1 storm=2",
        """[remove rd_rebel europa / remove active_rd europa / remove rd_rebel gandhi / done],
        remove cr_rebel europa: other-piece, 2*remove active_rd europa, remove rd_rebel europa,
        remove rd_rebel gandhi""",
        SPENT + """europa active_rd-2 rd_rebel-1 cr_rebel+3 | gandhi rd_rebel-1 cr_rebel+1 |
        available rd_rebel+4 cr_rebel-4""",
    ),
    asset("converts", "europa rd_rebel=2", "done", SPENT),
    asset(
        "church_assets",
        "europa cr_rebel=1 | gandhi cr_base=2 | marth cr_rebel=1 | sharma rd_rebel=1 | tenzing active_cr=2",
        """pick gandhi: stacking, pick marth: labyrinths-only, pick phobos: labyrinths-only, pick europa,
        pick sharma""",
        "discard+1 hand+2 deck-3 | europa cr_base+1 | sharma cr_base+1 | available cr_base-2",
    ),
    asset(
        "the_lost_patrol",
        """marth mg_troop=1 fortified=1 security=1 specops=1 active_specops=1 eg_troop=1 corp_base=1 mg_base=1
        rd_rebel=1 cr_rebel=1 satellite=1 |
        shenzhou level=1 | radau mg_troop=1 | rutherford storm=2 mg_troop=1""",
        """[pick marth], pick europa: deserts-only, pick radau: more-elsewhere, pick marth,
        [pick shenzhou], pick new_cordoba: not-adjacent, pick shenzhou""",
        SPENT
        + """marth mg_troop-1 fortified-1 security-1 specops-1 active_specops-1 eg_troop-1 |
        shenzhou damage+1 |
        available mg_troop+2 | casualties security+1 specops+2 eg_troop+1 | displaced+1""",
    ),
    asset(
        "the_lost_patrol",
        "trouvelot mg_troop=1 | shenzhou damage=3",
        "pick trouvelot, [pick new_cordoba], pick new_cordoba",
        SPENT + "trouvelot mg_troop-1 | new_cordoba damage+1 | available mg_troop+1 | displaced+1",
    ),
    asset(
        "the_maadim",
        """europa active_cr=4 cr_rebel=2 rd_rebel=1 | gandhi active_cr=1 active_rd=1 |
        sharma active_cr=1 storm=2 | rutherford active_cr=1 storm=2""",
        """pick europa: deserts-only, pick rutherford: storm, pick marth, [move cr_rebel europa /
        move cr_rebel gandhi / done], move cr_rebel sharma: storm, move cr_rebel rutherford: storm,
        5*move cr_rebel europa, move cr_rebel gandhi""",
        SPENT + """europa active_cr-4 cr_rebel-1 | gandhi active_cr-1 | sharma active_cr-1 cr_rebel+1 |
        marth cr_rebel+6""",
    ),
    asset(
        "the_maadim",
        "rutherford active_cr=1 storm=2 | capability=dust_adaptation",
        "pick rutherford",
        SPENT + "rutherford active_cr-1 cr_rebel+1",
    ),
    asset(
        "loyalty",
        """europa mg_troop=2 fortified=1 security=1 eg_troop=1 specops=1 | gandhi security=3 level=-1 |
        sharma mg_troop=1 | marth mg_troop=3 | tenzing mg_troop=2 level=1 |
        shenzhou specops=1 eg_troop=1 | radau mg_troop=2 storm=2 | rutherford mg_troop=1 |
        phobos mg_troop=1""",
        """[pick europa / pick gandhi / pick sharma / pick marth / pick rutherford],
        pick tenzing: at-support, pick shenzhou: not-there, pick europa, [remove mg_troop europa /
        remove fortified europa / remove security europa / done], remove fortified europa,
        remove security europa, pick gandhi, remove security gandhi, done, pick marth,
        2*remove mg_troop marth, pick rutherford, done""",
        SPENT + """europa fortified-1 security-1 | gandhi security-1 | marth mg_troop-2 |
        available mg_troop+3 | casualties security+2""",
    ),
    asset(
        "remote_base",
        """marth damage=1 mg_base=2 | trouvelot damage=1 storm=2 | europa damage=2 |
        hellas_chaos damage=1 | wilderness cr_base=1""",
        """[pick wilderness / pick hellas_chaos], pick radau: populated, pick europa: deserts-only,
        pick marth: more-elsewhere, pick wilderness""",
        "discard+1 deck-1 | wilderness conversion+1 cr_rebel+2 | available cr_base-1 cr_rebel-2",
    ),
    asset(
        "remote_base",
        """wilderness cr_base=6 | marth cr_base=2 | radau cr_base=2 | trouvelot cr_base=2 |
        europa cr_base=2 | sharma cr_base=1""",
        "pick wilderness",
        "discard+1 deck-1 | wilderness cr_rebel+2 | available cr_rebel-2",
    ),
    asset(
        "pilgrimage",
        """ascraeus_mons cr_rebel=1 active_cr=1 rd_rebel=1 | tharsis_tholus cr_rebel=2 |
        wilderness cr_rebel=1 | rutherford cr_rebel=1 | pavonis_mons cr_rebel=1 storm=2 |
        europa cr_rebel=1 | displaced=4""",
        """pick phobos: labyrinths-only, pick europa, [move cr_rebel ascraeus_mons /
        move active_cr ascraeus_mons / move cr_rebel tharsis_tholus / move cr_rebel wilderness /
        done], move cr_rebel pavonis_mons: storm, move cr_rebel rutherford: other-space,
        move cr_rebel europa: other-space, move rd_rebel ascraeus_mons: other-piece,
        move cr_rebel ascraeus_mons, move active_cr ascraeus_mons, 2*move cr_rebel tharsis_tholus,
        [count 0 / count 1 / count 2 / count 3], count 2""",
        SPENT + """ascraeus_mons cr_rebel-1 active_cr-1 | tharsis_tholus cr_rebel-2 |
        europa cr_rebel+3 active_cr+1 damage+1 |
        displaced-1""",
    ),
    *[
        asset(card, "marth cr_rebel=1 | hand=" + card,
              """@cr, [op rally / op travel / op preach / done], op rally, pick radau, pick trouvelot""",
              "in_play+1 deck-1 | radau cr_rebel+1 | trouvelot cr_rebel+1 | available cr_rebel-2")
        for card in CAPABILITIES.split()
    ],
    asset("deep_tunneling", "hand=deep_tunneling", "done", "in_play+1 deck-1"),
)  # fmt: skip
@pytest.mark.rule("RD 7.7", "RD 7.2", "RD 7.3", "RD 7.4")
def test_an_asset_changes_what_its_text_says_and_nothing_else(case):
    case.check()
