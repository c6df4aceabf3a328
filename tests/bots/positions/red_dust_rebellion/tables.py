"""Tables of Red Dust Rebellion before and after a victory check, and what must not come of them."""

from collections.abc import Callable

from bots.positions.form import Position
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import EVENT_PLAYED
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.dust_storm import FinalCheck
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound, NextActor
from tharsis.games.red_dust_rebellion.rules.victory import leader
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import AnyStep, State

Judge = Callable[[State], bool]


def at(space: str) -> int:
    return SPACE_IDS.index(space)


# -- tables -----------------------------------------------------------------------------------------


def table(**options) -> RDScenario:
    """An empty Mars and four players without means; the Corporations control EarthGov."""
    return RDScenario(**options).means(mg=0, rd=0, profits=0, displaced=0).hand().confidence(3)


def rival(scene: RDScenario, name: str) -> RDScenario:
    """A Faction that passes the check by one."""
    if name == "corp":
        return scene.means(profits=37)
    if name == "mg":
        return scene.level(**STRONGHOLDS).confidence(8)
    return scene.level(**HOTBEDS).put("hellas_chaos", rd_base=2).put("alpheus_colles", rd_base=1)


#: Opposition of 30, and Support of 25: with three Bases, or the highest Confidence, a margin of one.
HOTBEDS = {
    "tenzing": -2,
    "shenzhou": -2,
    "gandhi": -2,
    "sharma": -2,
    "shepard": -2,
    "tereshkova": -2,
    "radau": -2,
}
STRONGHOLDS = {"tenzing": 2, "shenzhou": 2, "europa": 2, "tereshkova": 2, "shepard": 2, "marth": 1}


def crowded(scene: RDScenario) -> RDScenario:
    """Six guarded Bases, so that the Reclaimers have no hope of their own."""
    for desert in ("noctis_labyrinthus", "pavonis_mons", "syria_planum"):
        scene.put(desert, corp_base=2, security=2)
    return scene


def before_storm(scene: RDScenario, faction: int, number: int) -> RDScenario:
    """Only this Faction is still to act on the last card before a Dust Storm."""
    s = scene.card("tenzing", f"dust_storm_{number}").s
    s.storm_rounds = s.pile = number - 1
    s.pile_drawn = 10
    s.pile_stormed = True
    s.eligible = 1 << faction
    s.slot = 1
    s.first_did = EVENT_PLAYED
    return scene


def last_turn(scene: RDScenario, faction: int, number: int = 3) -> State:
    return before_storm(scene, faction, number).ask(NextActor())


def last_answer(scene: RDScenario, faction: int, *steps: AnyStep, number: int = 3) -> State:
    """The same in the middle of a turn: what is asked now, then the storm."""
    before_storm(scene, faction, number).s.asked = 1 << faction
    scene.s.act(faction)
    return scene.ask(*steps, NextActor())


def after_check(scene: RDScenario, *steps: AnyStep) -> State:
    """The third storm, nobody has passed: after these steps the best margin wins."""
    scene.s.storm_rounds = 3
    scene.s.frozen = scene.s.control_masks()
    return scene.ask(*steps, FinalCheck())


def asked(scene: RDScenario, faction: int, *steps: AnyStep) -> State:
    """A question in the middle of a turn, far from any storm."""
    scene.card("tenzing", "europa").s.act(faction)
    scene.s.eligible = 1 << faction
    scene.s.asked = 1 << faction
    return scene.ask(*steps, NextActor())


# -- what must not have come of it ------------------------------------------------------------------


def not_won(faction: int) -> Judge:
    def judge(s: State) -> bool:
        assert isinstance(s, RDState)
        return not (s.over and leader(s) == faction)

    return judge


def not_ahead(faction: int) -> Judge:
    """The game may still wait for others, whose answers change nothing."""

    def judge(s: State) -> bool:
        assert isinstance(s, RDState)
        return leader(s) != faction

    return judge


def somebody_won(s: State) -> bool:
    """In the storm that was coming, not in a later one."""
    assert isinstance(s, RDState)
    return s.over and s.storm_rounds == 1


def win(lesson: str, faction: int, build: Callable[[], RDScenario]) -> Position:
    """One passes the check, or loses to who does."""
    return Position(lesson, lambda: last_turn(build(), faction), spoilt=not_won(faction), loses=True)


def stop(lesson: str, faction: int, build: Callable[[], RDScenario]) -> Position:
    """Another passes the check unless one lowers its margin."""
    return Position(lesson, lambda: last_turn(build(), faction, 1), spoilt=somebody_won, loses=True)


def first_of(scene: RDScenario, faction: int) -> State:
    """The first Faction to act on a card far from any storm; nobody else is Eligible."""
    scene.card("tenzing", "europa").s.eligible = 1 << faction
    return scene.ask(EventRound())


def all_eligible(scene: RDScenario) -> State:
    """The last card before the third storm; everybody may act, the Reclaimers last."""
    before_storm(scene, CR, 3).s.eligible = 0b1111
    return scene.ask(EventRound())


# -- near a victory condition -----------------------------------------------------------------------

RD_32 = {"tenzing": -2, "gandhi": -2, "sharma": -2, "shepard": -2, "tereshkova": -2, "new_cordoba": -2}


def red_dust_at_32() -> RDScenario:
    """Opposition of 29 with Shenzhou, three Bases; the Corporations pass by one."""
    scene = rival(table(), "corp").level(**RD_32, shenzhou=-1)
    return scene.put("radau", rd_base=2).put("marth", rd_base=1)


def marsgov_at_34() -> RDScenario:
    """Support of 26, Confidence of 8; New Cordoba is held by one Troop; the Corporations pass by one."""
    scene = rival(table(), "corp").level(
        tenzing=2, shenzhou=2, europa=2, tereshkova=2, shepard=2, new_cordoba=1
    )
    return scene.put("new_cordoba", mg_troop=1).confidence(7)


def corporations_at_36() -> RDScenario:
    """A Base in Shenzhou; MarsGov passes by one."""
    return rival(table(), "mg").put("shenzhou", corp_base=1, security=2).means(profits=36)


def reclaimers_at_0() -> RDScenario:
    """Two Bases and a space in the Wilderness against three Bases; the Corporations pass by one."""
    scene = rival(table(), "corp").put("wilderness", cr_base=2)
    return scene.put("marth", corp_base=1, security=3).put("radau", rd_base=2, rd_rebel=3)


def marsgov_two_short(**means: int) -> RDScenario:
    """Support of 26, Confidence of 6; the Corporations stand at their 36, and lose ties."""
    scene = table().level(tenzing=2, shenzhou=2, europa=2, tereshkova=2, shepard=2, gandhi=1)
    scene.confidence(6).means(profits=36, **means)
    return scene.put("gandhi", mg_troop=1).put("radau", mg_base=1, mg_troop=1).put("wilderness", rd_rebel=1)
