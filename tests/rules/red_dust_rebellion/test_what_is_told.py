"""The log is what players read: whatever happens on the table is told, once and in order."""

import pytest

from rules.red_dust_rebellion.ledger import line, told
from rules.red_dust_rebellion.story import operation, table
from tharsis.games.red_dust_rebellion.pieces import MG, RD
from tharsis.games.red_dust_rebellion.rules.dust_storm import RedeployPhase
from tharsis.games.red_dust_rebellion.rules.flashpoint import ConfidencePhase, FlashpointRound
from tharsis.games.red_dust_rebellion.rules.storms import StormRolls
from tharsis.games.red_dust_rebellion.rules.support_phase import SupportPhase
from tharsis.games.red_dust_rebellion.rules.turn import PassTurn, Turn


def train():
    return operation(table().put("europa", mg_troop=1).means(displaced=1).damage(europa=1), "mg", "train")


def entrench():
    return operation(table().put("europa", mg_troop=3), "mg", "train")


def logistics():
    scene = table().put("marth", corp_base=1).put("earth", supply=1, population=1).put("transit", supply=1)
    return operation(scene, "corp", "logistics")


def secure():
    scene = table().confidence(6).put("phobos", eg_troop=1).put("orbit", satellite=1)
    return operation(
        scene.put("europa", rd_rebel=1, mg_troop=1).put("tenzing", mg_troop=1), "mg", "secure", special=False
    )


def recon():
    scene = table().confidence(6).put("marth", rd_rebel=4, mg_troop=1).put("orbit", satellite=1)
    return operation(scene, "mg", "recon", special=False)


def assault():
    scene = table().confidence(6).put("gandhi", active_rd=5, mg_troop=1, security=1).put("orbit", satellite=1)
    scene.put("sharma", eg_troop=1, rd_rebel=1).level(sharma=-1).dice(6, 6)
    return operation(scene, "mg", "assault", special=False)


def rally():
    scene = table().put("gandhi", active_rd=2, rd_base=1).put("radau", rd_base=1)
    return operation(scene, "rd", "rally", special=False)


def march():
    scene = table().put("noctis_labyrinthus", rd_rebel=4).level(europa=1)
    return operation(scene, "rd", "march", special=False)


def travel():
    scene = table().put("radau", cr_rebel=1).put("marth", cr_base=1).hand("tipoff")
    return operation(scene, "cr", "travel", special=False)


def seen():
    scene = table().put("radau", cr_rebel=4).level(marth=1).hand("tipoff")
    return operation(scene, "cr", "travel", special=False)


def preach():
    scene = table().confidence(3, plus=True).put("europa", cr_rebel=1).hand("tipoff")
    return operation(scene, "cr", "preach", special=False)


def turn():
    return table().card("tenzing", "shenzhou").put("gandhi", rd_rebel=1).ask(Turn(RD))


def support():
    return table().put("europa", mg_troop=1).ask(SupportPhase())


def redeploy():
    return table().confidence(0).put("marth", mg_troop=1).put("europa", mg_troop=1).ask(RedeployPhase())


STORIES = [
    (
        train,
        "pick europa, count 1, done, repair europa, shift europa",
        "operation mg train europa, place mg_troop europa, pay mg 3, repair mg europa, eg-plus, "
        "shift europa passive_support",
    ),
    (
        entrench,
        "special entrench, pick europa, choose base, count 1",
        "special mg entrench, special-space mg entrench europa, place mg_base europa, fortify europa 1",
    ),
    (
        logistics,
        "pick earth, place security earth, done, pick marth, pick transit, choose population, "
        "move supply earth",
        "operation corp logistics earth, place security earth, operation corp logistics marth, "
        "upgrade terraforming marth, operation corp logistics transit, unload 1, cycler, ship supply",
    ),
    (
        secure,
        "pick europa, choose drop_pods, move eg_troop phobos, move mg_troop tenzing",
        "operation mg secure europa, satellite europa, move eg_troop phobos europa 1, "
        "move mg_troop tenzing europa 1",
    ),
    (
        recon,
        "pick marth, done, choose beacon",
        "operation mg recon marth, pay mg 3, activate rd_rebel marth 1, satellite marth, "
        "activate rd_rebel marth 2",
    ),
    (
        assault,
        "pick gandhi, choose bombard, choose attack, done, suppress sharma, remove rd_rebel sharma, "
        "pick coronae_montes",
        "operation mg assault gandhi, remove active_rd gandhi, remove active_rd gandhi, satellite gandhi, "
        "remove active_rd gandhi, remove active_rd gandhi, damage gandhi, mercenaries 2, attack rd gandhi, "
        "dice 6 6, pay mg 3, suppress mg sharma, move rd_rebel sharma coronae_montes 1, shift sharma neutral",
    ),
    (
        rally,
        "pick gandhi, choose hide, done, pick radau",
        "operation rd rally gandhi, hide rd_rebel gandhi 2, pay rd 1, upgrade dug_in radau",
    ),
    (
        march,
        "pick europa, move rd_rebel noctis_labyrinthus, count 4, done",
        "operation rd march europa, move rd_rebel noctis_labyrinthus europa 4, activate rd_rebel europa 4, "
        "pay rd 1",
    ),
    (
        travel,
        "pick radau, pick marth, move cr_rebel radau, pick shenzhou, done, pay tipoff",
        "operation cr travel radau, move cr_rebel radau marth 1, move cr_rebel marth shenzhou 1, "
        "discard tipoff",
    ),
    (
        seen,
        "pick radau, pick marth, move cr_rebel radau, count 4",
        "operation cr travel radau, move cr_rebel radau marth 4, activate cr_rebel marth 4",
    ),
    (
        preach,
        "pick europa",
        "operation cr preach europa, activate cr_rebel europa 1, place cr_rebel europa, "
        "place cr_rebel europa, damage europa, eg-minus",
    ),
    (
        turn,
        "op campaign, pick gandhi, done",
        "turn rd campaign, operation rd campaign gandhi, activate rd_rebel gandhi 1, "
        "shift gandhi passive_opposition, pay rd 1",
    ),
    (support, "shift europa, done, lobby", "shift europa passive_support, confidence 4"),
    (redeploy, "move mg_troop marth, pick phobos", "move mg_troop marth phobos 1"),
]


@pytest.mark.rule("RD 5.0")
@pytest.mark.parametrize(("story", "moves", "lines"), STORIES, ids=lambda x: getattr(x, "__name__", "-"))
def test_what_moves_tell(story, moves, lines):
    assert told(story(), *moves.split(", ")) == lines.split(", ")


def arid():
    """A Flashpoint Round in which nobody has anything to decide."""
    scene = table().confidence(0).means(profits=0).put("transit", supply=1).put("marth", terraforming=1)
    scene.put("radau", mg_troop=1).damage(radau=1).card("tenzing", "the_rodgers_line")
    return scene.storms_at((3, 1))


@pytest.mark.rule("RD 4.2", "RD 4.1")
@pytest.mark.parametrize(
    ("scene", "step", "lines"),
    [
        (lambda: table(), PassTurn(MG), "pass mg"),
        (
            lambda: table().storm(marth=1).storms_at((3, 1), (1, 5)),
            StormRolls(2),
            "approaching ascraeus_mons, raging marth",
        ),
        (
            arid,
            FlashpointRound(),
            "flashpoint, unload 1, cycler, confidence 0, terraforming 2 0, approaching ascraeus_mons, "
            "remove mg_troop radau",
        ),
        (
            lambda: table().confidence(3, plus=True),
            ConfidencePhase(),
            "confidence 4, place eg_troop earth, place eg_troop earth, place eg_troop earth, "
            "place eg_troop earth, supply 2",
        ),
    ],
)
def test_what_rounds_tell(scene, step, lines):
    arranged = scene()
    before = len(arranged.s.entries())
    s = arranged.ask(step)
    assert [line(s, entry) for entry in s.entries()[before:]] == lines.split(", ")
