"""Red Dust Rebellion: the storm's victory check, and what no Faction should do to itself."""

from collections.abc import Callable

from bots.positions.form import Position
from tharsis.games.red_dust_rebellion.board import MARS_MASK, SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import EVENT_PLAYED
from tharsis.games.red_dust_rebellion.orders import ATTACK, LOGISTICS, RALLY, TRAIN
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assault import Bombard
from tharsis.games.red_dust_rebellion.rules.assets import Pay
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.dust_storm import FinalCheck, RedeployPhase
from tharsis.games.red_dust_rebellion.rules.earthgov import Ship
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import BY_ASSAULT, BY_STORM, Removal
from tharsis.games.red_dust_rebellion.rules.logistics import LocalRecruits, Recruit
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, SPECIAL, BeginOperation
from tharsis.games.red_dust_rebellion.rules.rally import GiveUp, RallyRebels
from tharsis.games.red_dust_rebellion.rules.redeploy import Relocate
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound, NextActor
from tharsis.games.red_dust_rebellion.rules.special_rebels import Convert
from tharsis.games.red_dust_rebellion.rules.support import EVERY_SPACE, Pacify
from tharsis.games.red_dust_rebellion.rules.support_phase import Lobby
from tharsis.games.red_dust_rebellion.rules.train import TrainTroops
from tharsis.games.red_dust_rebellion.rules.turn import MayDraw, place_of
from tharsis.games.red_dust_rebellion.rules.victory import leader
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import AnyStep, State

Build = Callable[[], State]
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


#: Raging Storms shut six Deserts: as many markers as there are.
EVERY_DESERT = dict.fromkeys(
    ("ascraeus_mons", "tharsis_tholus", "sinai_planum", "arsia_mons", "marth", "trouvelot"), 2
)


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


# -- win at the check -------------------------------------------------------------------------------

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


WINS = (
    win(
        "Red Dust wins by a Campaign before the storm",
        RD,
        lambda: red_dust_at_32().put("shenzhou", rd_rebel=1, mg_troop=3).means(rd=1),
    ),
    win(
        "Red Dust wins by a Base before the storm; ties go to it before the Corporations",
        RD,
        lambda: red_dust_at_32().put("gandhi", rd_rebel=2, mg_troop=1).put("shenzhou", mg_troop=4).means(rd=1),
    ),
    win(
        "Red Dust spends its last Resource where most people live",
        RD,
        lambda: red_dust_at_32().level(shenzhou=-1, new_cordoba=-1).put("europa", rd_rebel=1, mg_troop=1)
        .put("pavonis_mons", rd_rebel=1).put("shenzhou", rd_rebel=1).means(rd=1),
    ),
    win(
        "Red Dust needs Bases in two spaces and has Resources for both",
        RD,
        lambda: red_dust_at_32().level(sinai_planum=-1, shenzhou=0, trouvelot=-1).put("gandhi", rd_rebel=2)
        .put("sharma", rd_rebel=2).means(rd=2),
    ),
    win(
        "MarsGov wins by Support it can pay, not by Troops",
        MG,
        lambda: marsgov_at_34().means(mg=3),
    ),
    win(
        "MarsGov without Resources wins by housing people who love it",
        MG,
        lambda: marsgov_at_34().put("europa", mg_troop=1).put("gandhi", mg_troop=1).means(mg=0, displaced=1),
    ),
    win(
        "MarsGov spends its last Resources among people who love it",
        MG,
        lambda: marsgov_at_34().put("tenzing", mg_troop=1).damage(tenzing=1).level(new_cordoba=2)
        .put("gandhi", mg_troop=2).damage(gandhi=1).means(mg=3, displaced=1),
    ),
    win("the Corporations win by Exploiting before the storm", CORP, corporations_at_36),
    win(
        "the Corporations win by Repairs that pay",
        CORP,
        lambda: rival(table(), "mg").put("gandhi", security=2).damage(gandhi=1)
        .means(profits=36, displaced=1).put("earth", security=1),
    ),
    win(
        "the Corporations count the fines for displaced people and house them",
        CORP,
        lambda: rival(table(), "mg").put("gandhi", security=3).means(profits=39, displaced=4),
    ),
    win(
        "the Reclaimers win by Control of one more space; ties go to them",
        CR,
        lambda: reclaimers_at_0().put("marth", cr_rebel=1).hand("converts"),
    ),
    win(
        "the Reclaimers win by a Base where no space is left to take",
        CR,
        lambda: reclaimers_at_0().put("gandhi", cr_rebel=2, mg_troop=4).storm(**EVERY_DESERT)
        .level(europa=1, tenzing=1, tereshkova=1, shepard=1, new_cordoba=1, shenzhou=1, sharma=1)
        .hand("converts"),
    ),
    Position(
        "the Reclaimers Ambush the Base that nobody guards",
        lambda: last_answer(
            reclaimers_at_0().put("alpheus_colles", corp_base=1, cr_rebel=1)
            .put("gandhi", cr_rebel=1, mg_troop=3).hand("re_engineering"),
            CR,
            BeginOperation(CR, ATTACK, ANY_NUMBER, ANYWHERE, SPECIAL),
        ),
        spoilt=not_won(CR),
        loses=True,
    ),
    Position(
        "the Reclaimers Purify the Base, not a Troop beside it",
        lambda: last_answer(
            reclaimers_at_0().put("alpheus_colles", rd_base=1, mg_troop=1, cr_rebel=3, active_cr=1)
            .put("gandhi", mg_base=1), CR, Convert(CR, at("alpheus_colles"), 1, bases=True),
        ),
        spoilt=not_won(CR),
        loses=True,
    ),
)  # fmt: skip

# -- stop who would win -----------------------------------------------------------------------------

STOPS = (
    stop(
        "MarsGov fells the Base that would let Red Dust win",
        MG,
        lambda: rival(table(), "rd").put("hellas_chaos", mg_troop=1).means(mg=3),
    ),
    stop(
        "MarsGov calms a town to stop Red Dust",
        MG,
        lambda: rival(table(), "rd").put("gandhi", mg_troop=1).put("europa", mg_troop=1).means(mg=3),
    ),
    stop(
        "MarsGov breaks the Control that lets the Reclaimers win",
        MG,
        lambda: table().put("gandhi", cr_rebel=1).put("coronae_montes", mg_troop=2).means(mg=3),
    ),
    stop(
        "MarsGov petitions Profits away from who would win by them",
        MG,
        lambda: rival(table(), "corp").put("europa", mg_troop=1).put("tenzing", mg_troop=2).means(mg=3),
    ),
    stop(
        "the Corporations soothe a town to stop Red Dust",
        CORP,
        lambda: rival(table(), "rd").put("gandhi", corp_base=1, security=1),
    ),
    stop(
        "the Corporations exploit loyal people to stop MarsGov",
        CORP,
        lambda: rival(table(), "mg").put("europa", corp_base=1, security=1),
    ),
    stop(
        "the Corporations raid a Base to stop Red Dust",
        CORP,
        lambda: rival(table(), "rd").put("alpheus_colles", specops=1).put("europa", security=1),
    ),
    stop(
        "the Corporations contest a space to stop the Reclaimers",
        CORP,
        lambda: table().put("tenzing", cr_rebel=1).put("europa", security=3).means(profits=4),
    ),
    stop(
        "Red Dust campaigns against MarsGov's last point",
        RD,
        lambda: rival(table(), "mg").put("tereshkova", rd_rebel=1, mg_troop=2).put("radau", rd_rebel=1).means(rd=1),
    ),
    stop(
        "Red Dust starts a riot where the Corporations earn",
        RD,
        lambda: rival(table(), "corp").level(europa=2).put("europa", rd_rebel=1, corp_base=1, security=4)
        .put("gandhi", rd_rebel=1).means(rd=1),
    ),
    stop(
        "Red Dust Ambushes the Base that lets the Reclaimers win",
        RD,
        lambda: table().put("wilderness", cr_base=1, cr_rebel=1).put("radau", rd_base=2)
        .put("rutherford", cr_base=1, rd_rebel=2).put("gandhi", rd_rebel=1).means(rd=1),
    ),
    stop(
        "the Reclaimers preach against MarsGov's last point",
        CR,
        lambda: crowded(rival(table(), "mg")).put("tereshkova", cr_rebel=1, mg_troop=2).put("radau", cr_rebel=1, rd_base=2)
        .hand("the_maadim"),
    ),
    stop(
        "the Reclaimers preach against Red Dust's last point",
        CR,
        lambda: crowded(rival(table(), "rd")).put("gandhi", cr_rebel=1).put("ascraeus_mons", cr_rebel=1).hand("the_maadim"),
    ),
    stop(
        "the Reclaimers make guards fall: two cost the Corporations their last Profit",
        CR,
        lambda: crowded(rival(table(), "corp")).put("gandhi", security=2, cr_rebel=1).put("radau", mg_base=2)
        .put("marth", mg_base=1, cr_rebel=1).hand("the_maadim"),
    ),
    Position(
        "alone, one cannot win before the third storm, but others can",
        lambda: last_turn(
            RDScenario(seats=1, factions="rd_cr_mg_corp").means(rd=1, profits=37, displaced=0).confidence(3)
            .level(**HOTBEDS, europa=2).put("hellas_chaos", rd_base=2).put("alpheus_colles", rd_base=2)
            .put("europa", rd_rebel=1, corp_base=1, security=4).put("gandhi", rd_rebel=2).storms_at((1, 1), (1, 2)),
            RD, 1,
        ),
        spoilt=somebody_won,
        loses=True,
    ),
)  # fmt: skip

# -- not to throw it away ---------------------------------------------------------------------------

KEEPS = (
    Position(
        "Red Dust starts no fight that ruins its own town",
        lambda: last_turn(
            rival(rival(table(), "corp"), "rd").put("gandhi", rd_rebel=6, mg_troop=6).means(rd=1), RD
        ),
        spoilt=not_won(RD),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profit that wins: no guards",
        lambda: last_answer(
            corporations_at_36().means(profits=38), CORP, LocalRecruits(CORP, (0,) * len(SPACE_IDS))
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profit that wins: no freight",
        lambda: last_answer(
            corporations_at_36().means(profits=38).put("earth", security=2, specops=1),
            CORP,
            Ship(CORP, 0, paid=True),
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profits that win: no recruits beyond the free ones",
        lambda: last_answer(corporations_at_36().means(profits=38), CORP, Recruit(CORP, 0)),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profits that win: no second greenhouse",
        lambda: last_answer(
            rival(table(), "mg").put("radau", corp_base=1).put("hellas_chaos", corp_base=1).means(profits=38),
            CORP,
            BeginOperation(CORP, LOGISTICS, ANY_NUMBER, ANYWHERE, SPECIAL),
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "MarsGov does not bomb the people who let it win",
        lambda: last_answer(
            rival(rival(table(), "mg"), "corp").put("orbit", satellite=1)
            .put("europa", mg_troop=1, active_rd=3),
            MG,
            Bombard(MG, at("europa")),
        ),
        spoilt=not_won(MG),
        loses=True,
    ),
    Position(
        "MarsGov does not march off and leave the last space to the Reclaimers",
        lambda: after_check(
            table().level(tenzing=2, shenzhou=2, europa=2, tereshkova=2, shepard=2, sharma=2).confidence(6)
            .put("gandhi", cr_rebel=1, mg_troop=1).put("europa", mg_troop=2).put("radau", mg_base=1),
            RedeployPhase(),
        ),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "the Reclaimers keep a Rebel in each space that makes them win",
        lambda: after_check(
            table().put("gandhi", cr_rebel=1).put("radau", cr_rebel=2, rd_rebel=1).put("wilderness", cr_base=1)
            .put("marth", corp_base=2).put("hellas_chaos", corp_base=2).means(profits=36),
            RedeployPhase(),
        ),
        spoilt=not_ahead(CR),
        loses=True,
    ),
)  # fmt: skip

# -- after the third check: the best margin wins ----------------------------------------------------


def marsgov_two_short(**means: int) -> RDScenario:
    """Support of 26, Confidence of 6; the Corporations stand at their 36, and lose ties."""
    scene = table().level(tenzing=2, shenzhou=2, europa=2, tereshkova=2, shepard=2, gandhi=1)
    scene.confidence(6).means(profits=36, **means)
    return scene.put("gandhi", mg_troop=1).put("radau", mg_base=1, mg_troop=1).put("wilderness", rd_rebel=1)


LAST_MEANS = (
    Position(
        "MarsGov puts its last Resources into Support",
        lambda: after_check(marsgov_two_short(mg=3), Pacify(MG, MARS_MASK, EVERY_SPACE)),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "MarsGov lobbies when nothing else is left to buy",
        lambda: after_check(marsgov_two_short(mg=5), Lobby(MG)),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "MarsGov houses people among its friends",
        lambda: after_check(
            marsgov_two_short(mg=0, displaced=1).put("europa", mg_troop=1), Pacify(MG, MARS_MASK, EVERY_SPACE)
        ),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "Red Dust agitates with its last Resource where most people live",
        lambda: after_check(
            table().level(**HOTBEDS, new_cordoba=-1).level(radau=0).means(profits=36, rd=1).put("radau", corp_base=1)
            .put("new_cordoba", rd_rebel=1).put("arsia_mons", rd_rebel=1),
            Pacify(RD, MARS_MASK, EVERY_SPACE),
        ),
        spoilt=not_ahead(RD),
        loses=True,
    ),
    Position(
        "the Reclaimers redeploy to take one more space",
        lambda: after_check(
            table().put("gandhi", cr_rebel=3).put("radau", cr_base=1, mg_base=1).put("wilderness", cr_base=1)
            .put("marth", corp_base=2).put("hellas_chaos", corp_base=2).means(profits=36),
            Relocate(CR, CR),
        ),
        spoilt=not_ahead(CR),
        loses=True,
    ),
)  # fmt: skip

# -- the order of play ------------------------------------------------------------------------------


def no_turn_yet(s: State) -> bool:
    assert isinstance(s, RDState)
    return place_of(s, CR) > 1


def first_of(scene: RDScenario, faction: int) -> State:
    """The first Faction to act on a card far from any storm; nobody else is Eligible."""
    scene.card("tenzing", "europa").s.eligible = 1 << faction
    return scene.ask(EventRound())


def all_eligible(scene: RDScenario) -> State:
    """The last card before the third storm; everybody may act, the Reclaimers last."""
    before_storm(scene, CR, 3).s.eligible = 0b1111
    return scene.ask(EventRound())


ORDER_OF_PLAY = (
    Position(
        "the Reclaimers pay for the turn that wins",
        lambda: all_eligible(reclaimers_at_0().hand("converts", "tipoff", "water_reserves")),
        spoilt=no_turn_yet,
        loses=True,
    ),
    Position(
        "the Reclaimers pay nothing for a place they have",
        lambda: first_of(reclaimers_at_0().hand("converts", "tipoff", "water_reserves"), CR),
        good=("done",),
    ),
    Position(
        "Red Dust does not Pass before a storm, after which all are Eligible again",
        lambda: last_turn(
            table().level(gandhi=-1).put("gandhi", rd_rebel=2).put("europa", rd_rebel=1).means(rd=8), RD, 1
        ),
        bad=("pass",),
    ),
    Position(
        "MarsGov does not Pass before a storm, after which all are Eligible again",
        lambda: last_turn(
            table().level(europa=1, tenzing=1).put("europa", mg_troop=2).put("tenzing", mg_troop=3).means(mg=20),
            MG,
            1,
        ),
        bad=("pass",),
    ),
    Position(
        "the Reclaimers do not Pass before a storm, after which all are Eligible again",
        lambda: last_turn(
            table().put("wilderness", cr_base=1, cr_rebel=2).put("marth", corp_base=2).hand("water_reserves"), CR, 1
        ),
        bad=("pass",),
    ),
)  # fmt: skip

# -- sound basics -----------------------------------------------------------------------------------

BASICS = (
    Position(
        "MarsGov pays for a space, not for a Troop: four come",
        lambda: asked(table().put("europa", mg_troop=1).means(mg=12), MG, TrainTroops(MG, at("europa"))),
        good=("count 4", "count 0"),
    ),
    Position(
        "Red Dust takes all the Rebels that a Rally brings",
        lambda: asked(
            table().put("gandhi", rd_base=1, mg_troop=2).level(gandhi=-1).means(rd=6), RD, RallyRebels(RD, at("gandhi"))
        ),
        good=("count 3",),
    ),
    Position(
        "the Reclaimers take all the Rebels that a Rally brings",
        lambda: asked(
            table().put("gandhi", cr_base=1, mg_troop=2).hand("converts"), CR, RallyRebels(CR, at("gandhi"))
        ),
        good=("count 3",),
    ),
    Position(
        "Red Dust gives up Active Rebels for a Base, not Hidden ones",
        lambda: asked(
            table().put("gandhi", rd_rebel=2, active_rd=2, mg_troop=2).means(rd=6), RD, GiveUp(RD, at("gandhi"), 2)
        ),
        good=("remove active_rd",),
    ),
    Position(
        "the Reclaimers give up Active Rebels for a Base, not Hidden ones",
        lambda: asked(
            table().put("gandhi", cr_rebel=2, active_cr=2, mg_troop=2).hand("converts"), CR, GiveUp(CR, at("gandhi"), 2)
        ),
        good=("remove active_cr",),
    ),
    Position(
        "of the Rebels in the desert the Active one perishes",
        lambda: asked(table().put("wilderness", rd_rebel=1, active_rd=1), RD, Perish(RD, at("wilderness"))),
        good=("remove active_rd",),
    ),
    Position(
        "the Corporations recruit all that is free",
        lambda: asked(table().put("marth", corp_base=1), CORP, Recruit(CORP, 4)),
        bad=("done",),
    ),
    Position(
        "the Reclaimers draw the card they are offered",
        lambda: asked(table().hand("converts"), CR, MayDraw(CR)),
        good=("choose draw",),
    ),
    Position(
        "dice of an Ambush that both hit: a single Rebel sets ones",
        lambda: asked(
            table().put("gandhi", active_cr=1, security=3, corp_base=1).hand("converts"), CR, SetDice(CR, at("gandhi"))
        ),
        good=("dice 1 1",),
    ),
    Position(
        "dice of an Ambush that spare the own town",
        lambda: asked(
            table().put("gandhi", active_rd=1, rd_rebel=3, mg_troop=3).level(gandhi=-2).means(rd=5),
            RD,
            SetDice(RD, at("gandhi")),
        ),
        good=("dice 4 4",),
    ),
    Position(
        "one card pays where it is worth more",
        lambda: asked(table().hand("water_reserves", "tipoff", "sympathizers"), CR, Pay(CR, 5, RALLY, single=False)),
        good=("pay water_reserves",),
    ),
    Position(
        "the storm takes an enemy where the Reclaimers may point at one",
        lambda: asked(
            table().put("marth", corp_base=1, cr_rebel=1).storm(marth=2), CR, Removal(CR, BY_STORM, at("marth"), 1)
        ),
        bad=("done",),
    ),
    Position(
        "an Assault fells the Base of who is about to win",
        lambda: last_answer(
            table().level(**HOTBEDS).put("hellas_chaos", mg_troop=1, rd_base=1, cr_base=1)
            .put("alpheus_colles", rd_base=2), MG, Removal(MG, BY_ASSAULT, at("hellas_chaos"), 1), number=1,
        ),
        spoilt=somebody_won,
        loses=True,
    ),
    Position(
        "MarsGov places Troops only where they are to be used: a Pacify alone is free",
        lambda: asked(
            table().level(europa=1).put("europa", mg_troop=4).means(mg=3),
            MG,
            BeginOperation(MG, TRAIN, ANY_NUMBER, ANYWHERE, SPECIAL),
        ),
        spoilt=lambda s: isinstance(s, RDState) and s.level[at("europa")] < 2,
    ),
)  # fmt: skip

POSITIONS = (*WINS, *STOPS, *KEEPS, *LAST_MEANS, *ORDER_OF_PLAY, *BASICS)
