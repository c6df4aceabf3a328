"""The printed example of play as data (8.9): what has changed on the table after every turn.

All four Factions are non-players. A space names all its pieces, a figure is named when it changes; what is
not named is as it was before. The last entry names every space.
"""

from typing import Final, NamedTuple


class After(NamedTuple):
    """What a turn has changed: whole spaces, and figures."""

    spaces: dict[str, dict]
    figures: dict


def after(spaces: dict[str, dict], **figures) -> After:
    return After(spaces, figures)


def mars(control: str, people: int, *, level: int = 0, damage: int = 0, **pieces: int) -> dict:
    """A Mars space: who controls it, its Population, Support (+) or Opposition (-), Damage, pieces."""
    return {"control": control, "people": people, "level": level, "damage": damage, **pieces}


def off_mars(**pieces: int) -> dict:
    return pieces


CHANGES: Final = {
    "start": after(
        {},
        supply=0,
        agitate=2,
        asset=3,
        displaced=4,
        flashpoint=0,
        confidence=3,
        eg_plus=False,
        controller="corp",
        fallen_security=0,
        raging=(),
        approaching=("pavonis_mons", "shepard"),
        campaigns=(8,),
        mg=12,
        corp=0,
        rd=14,
        cr=7,
        enemy_bases=10,
        available_mg_troop=12,
        available_mg_base=1,
        available_security=4,
        available_specops=6,
        available_corp_base=6,
        available_eg_troop=8,
        available_rd_rebel=14,
        available_rd_base=4,
        available_cr_rebel=9,
        available_cr_base=11,
    ),
    "1a": after(
        {
            "ascraeus_mons": mars("cr", 0, conversion=1, cr_rebel=1, active_cr=1, damage=1),
            "noctis_labyrinthus": mars("rd", 1, rd_base=1, rd_rebel=2, cr_rebel=1),
            "new_cordoba": mars("none", 2, mg_troop=2, rd_rebel=1, conversion=1, cr_rebel=2),
            "radau": mars("rd", 0, rd_base=1, rd_rebel=1, cr_rebel=1, damage=1),
            "coronae_montes": mars("none", 0, mg_base=1, mg_troop=2, cr_rebel=2, active_cr=1, damage=1),
            "wilderness": mars("cr", 0, cr_base=2, cr_rebel=1),
        },
        cr=8,
        available_cr_rebel=8,
        available_cr_base=10,
    ),
    "1b": after(
        {
            "coronae_montes": mars("coin", 1, mg_base=1, mg_troop=6, cr_rebel=2, active_cr=1, level=1),
        },
        displaced=3,
        eg_plus=True,
        mg=13,
        available_mg_troop=8,
    ),
    "2a": after(
        {
            "marth": mars("coin", 2, terraforming=1, security=2, population=1),
            "hellas_chaos": mars("coin", 1, terraforming=1, security=1),
            "phobos": off_mars(security=3, specops=1, eg_troop=6),
            "transit": off_mars(security=1, eg_troop=2, satellite=2),
            "earth": off_mars(security=4, specops=1, supply=1, population=1),
            "orbit": off_mars(satellite=2),
        },
        supply=3,
        agitate=5,
        displaced=0,
        flashpoint=2,
        available_security=1,
    ),
    "2b": after(
        {
            "noctis_labyrinthus": mars("rd", 1, dug_in=1, rd_rebel=2, cr_rebel=1),
            "sharma": mars("rd", 2, mg_troop=1, rd_base=2, rd_rebel=1, level=-2),
        },
        rd=15,
        enemy_bases=11,
        available_rd_rebel=16,
        available_rd_base=3,
    ),
    "3a": after(
        {
            "transit": off_mars(security=1, eg_troop=2),
            "orbit": off_mars(satellite=4),
        },
        flashpoint=4,
        confidence=5,
        mg=16,
    ),
    "3b": after(
        {
            "noctis_labyrinthus": mars("cr", 0, active_cr=1, damage=1),
            "tenzing": mars("coin", 2, mg_troop=2, active_cr=1, damage=1, level=2),
            "radau": mars("cr", 0, active_cr=1, damage=1),
            "coronae_montes": mars("coin", 0, mg_base=1, mg_troop=4, active_cr=3, damage=1),
        },
        displaced=3,
        fallen_security=1,
        mg=13,
        rd=13,
        cr=10,
        enemy_bases=9,
        available_mg_troop=11,
        available_rd_rebel=19,
        available_rd_base=5,
    ),
    "flashpoint": after(
        {
            "tereshkova": mars("none", 2, mg_troop=1, rd_rebel=1),
            "new_cordoba": mars("cr", 2, mg_troop=2, rd_rebel=1, conversion=1, cr_rebel=3),
            "phobos": off_mars(security=4, specops=1, eg_troop=8),
            "transit": off_mars(security=4, specops=1, population=1),
            "earth": off_mars(eg_troop=2, supply=3, population=2),
        },
        flashpoint=0,
        confidence=6,
        controller="mg",
        fallen_security=0,
        raging=("pavonis_mons", "tereshkova", "shepard"),
        approaching=("arsia_mons",),
        mg=15,
        corp=3,
        cr=11,
        available_mg_troop=12,
        available_security=2,
        available_eg_troop=6,
        available_cr_rebel=7,
    ),
    "4a": after(
        {
            "sinai_planum": mars("rd", 2, active_rd=1, population=1, level=-1),
            "tereshkova": mars("none", 2, mg_troop=1, active_rd=1, level=-1),
            "shepard": mars("rd", 3, rd_rebel=1, active_rd=2, population=1, level=-2),
            "new_cordoba": mars("cr", 2, mg_troop=2, active_rd=1, conversion=1, cr_rebel=3, level=-1),
            "shenzhou": mars("coin", 3, mg_troop=2, corp_base=1, security=2, active_rd=1, level=-1),
            "gandhi": mars("rd", 2, mg_troop=1, rd_base=1, rd_rebel=1, active_rd=1, level=-2),
        },
        displaced=1,
        eg_plus=False,
        campaigns=(8, 10),
        rd=28,
        available_mg_troop=13,
        available_rd_rebel=18,
    ),
    "4b": after(
        {
            "marth": mars("coin", 2, terraforming=1, security=4, specops=1, population=1),
            "phobos": off_mars(security=2, eg_troop=8),
        },
    ),
    "5a": after(
        {
            "tenzing": mars("coin", 2, mg_troop=2, damage=1, level=2),
            "new_cordoba": mars("cr", 2, mg_troop=2, conversion=1, cr_rebel=3, level=-1),
            "gandhi": mars("rd", 2, mg_troop=1, rd_base=1, rd_rebel=1, level=-2),
        },
        supply=2,
        flashpoint=4,
        available_rd_rebel=20,
        available_cr_rebel=8,
    ),
    "5b": after(
        {
            "new_cordoba": mars("cr", 2, mg_troop=2, conversion=1, cr_rebel=2, active_cr=1),
        },
        asset=4,
        rd=26,
    ),
    "6a": after(
        {
            "europa": mars("coin", 2, mg_troop=2, level=1),
            "new_cordoba": mars("coin", 2, mg_troop=2, corp_base=1, security=2, conversion=1, active_cr=3),
            "marth": mars("coin", 2, terraforming=1, security=4, population=1),
            "shenzhou": mars(
                "coin", 4, mg_troop=2, corp_base=1, security=2, active_specops=1, population=1, level=-1
            ),
            "hellas_chaos": mars("coin", 1, terraforming=1),
            "sharma": mars("rd", 2, mg_troop=1, security=1, rd_base=2, active_rd=1, level=-2),
            "phobos": off_mars(eg_troop=8),
        },
        displaced=0,
        rd=27,
        cr=10,
        enemy_bases=10,
        available_security=3,
        available_corp_base=5,
        available_rd_rebel=21,
    ),
    "6b": after(
        {
            "new_cordoba": mars("coin", 1, mg_troop=2, corp_base=1, security=2, rd_rebel=2, damage=1),
        },
        displaced=1,
        cr=9,
        available_rd_rebel=19,
        available_cr_rebel=11,
        available_cr_base=11,
    ),
    "support": after(
        {
            "sinai_planum": mars("rd", 2, active_rd=1, population=1, level=-2),
            "daedalia_planum": mars("rd", 1, rd_rebel=1, level=-2),
            "europa": mars("coin", 3, mg_troop=2, population=1, level=2),
            "shenzhou": mars(
                "coin", 4, mg_troop=2, corp_base=1, security=2, active_specops=1, population=1, level=1
            ),
            "alpheus_colles": mars("rd", 1, rd_base=1, rd_rebel=1, level=-2),
        },
        agitate=1,
        asset=6,
        displaced=0,
        confidence=7,
        eg_plus=True,
        mg=25,
        corp=7,
        rd=28,
    ),
    "redeploy": after(
        {
            # Not said: which of the two Rebels goes to the Wilderness. All count as Hidden here.
            "ascraeus_mons": mars("cr", 0, conversion=1, active_cr=1, damage=1),
            "tharsis_tholus": mars("coin", 0, mg_base=1, damage=1),
            "sinai_planum": mars("none", 2, population=1, level=-2),
            "daedalia_planum": mars("none", 1, level=-2),
            "new_cordoba": mars("coin", 1, mg_troop=2, corp_base=1, security=2, rd_rebel=1, damage=1),
            "shenzhou": mars(
                "coin", 4, mg_troop=5, corp_base=1, security=2, active_specops=1, population=1, level=1
            ),
            "alpheus_colles": mars("rd", 1, rd_base=1, rd_rebel=1, active_rd=1, level=-2),
            "coronae_montes": mars("coin", 0, mg_base=1, mg_troop=3, active_cr=3, damage=1),
            "gandhi": mars("rd", 2, mg_troop=1, rd_base=1, rd_rebel=3, level=-2),
            "wilderness": mars("cr", 0, cr_base=2, cr_rebel=2),
        },
        raging=(),
        approaching=(),
    ),
    "reset": after(
        {
            "ascraeus_mons": mars("cr", 0, conversion=1, cr_rebel=1, damage=1),
            "tharsis_tholus": mars("coin", 0, mg_base=1, damage=1),
            "noctis_labyrinthus": mars("cr", 0, cr_rebel=1, damage=1),
            "sinai_planum": mars("none", 2, population=1, level=-2),
            "daedalia_planum": mars("none", 1, level=-2),
            "arsia_mons": mars("none", 1),
            "europa": mars("coin", 3, mg_troop=2, population=1, level=2),
            "tenzing": mars("coin", 2, mg_troop=2, damage=1, level=2),
            "pavonis_mons": mars("none", 1, level=1),
            "syria_planum": mars("none", 1, level=2),
            "tereshkova": mars("none", 2, mg_troop=1, rd_rebel=1, level=-1),
            "shepard": mars("rd", 3, rd_rebel=3, population=1, level=-2),
            "new_cordoba": mars("coin", 1, mg_troop=2, corp_base=1, security=2, rd_rebel=1, damage=1),
            "rutherford": mars("none", 1),
            "radau": mars("cr", 0, cr_rebel=1, damage=1),
            "trouvelot": mars("cr", 0, cr_base=1, cr_rebel=1, damage=1),
            "marth": mars("coin", 2, terraforming=1, security=4, population=1),
            "shenzhou": mars(
                "coin", 4, mg_troop=5, corp_base=1, security=2, specops=1, population=1, level=1
            ),
            "alpheus_colles": mars("rd", 1, rd_base=1, rd_rebel=2, level=-2),
            "coronae_montes": mars("coin", 0, mg_base=1, mg_troop=3, cr_rebel=3, damage=1),
            "hellas_chaos": mars("coin", 1, terraforming=1),
            "gandhi": mars("rd", 2, mg_troop=1, rd_base=1, rd_rebel=3, level=-2),
            "sharma": mars("rd", 2, mg_troop=1, security=1, rd_base=2, rd_rebel=1, level=-2),
            "wilderness": mars("cr", 0, cr_base=2, cr_rebel=2),
            "phobos": off_mars(eg_troop=8),
            "transit": off_mars(security=4, specops=1, population=1),
            "earth": off_mars(eg_troop=2, supply=3, population=8),
            "orbit": off_mars(satellite=4),
        },
        campaigns=(),
    ),
}
