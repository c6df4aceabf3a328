"""Red Dust Rebellion: the order of play, and what no Faction should do to itself."""

from bots.positions.form import Position
from bots.positions.red_dust_rebellion.tables import (
    HOTBEDS,
    all_eligible,
    asked,
    at,
    first_of,
    last_answer,
    last_turn,
    reclaimers_at_0,
    somebody_won,
    table,
)
from tharsis.games.red_dust_rebellion.orders import RALLY, TRAIN
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assets import Pay
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import BY_ASSAULT, BY_STORM, Removal
from tharsis.games.red_dust_rebellion.rules.logistics import Recruit
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, SPECIAL, BeginOperation
from tharsis.games.red_dust_rebellion.rules.rally import GiveUp, RallyRebels
from tharsis.games.red_dust_rebellion.rules.train import TrainTroops
from tharsis.games.red_dust_rebellion.rules.turn import MayDraw, place_of
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import State

# -- the order of play ------------------------------------------------------------------------------


def no_turn_yet(s: State) -> bool:
    assert isinstance(s, RDState)
    return place_of(s, CR) > 1


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
            table().level(europa=1, tenzing=1).put("europa", mg_troop=2).put("tenzing", mg_troop=3)
            .means(mg=20),
            MG,
            1,
        ),
        bad=("pass",),
    ),
    Position(
        "the Reclaimers do not Pass before a storm, after which all are Eligible again",
        lambda: last_turn(
            table().put("wilderness", cr_base=1, cr_rebel=2).put("marth", corp_base=2)
            .hand("water_reserves"), CR, 1
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
            table().put("gandhi", rd_base=1, mg_troop=2).level(gandhi=-1).means(rd=6),
            RD, RallyRebels(RD, at("gandhi"))
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
            table().put("gandhi", rd_rebel=2, active_rd=2, mg_troop=2).means(rd=6),
            RD, GiveUp(RD, at("gandhi"), 2)
        ),
        good=("remove active_rd",),
    ),
    Position(
        "the Reclaimers give up Active Rebels for a Base, not Hidden ones",
        lambda: asked(
            table().put("gandhi", cr_rebel=2, active_cr=2, mg_troop=2).hand("converts"),
            CR, GiveUp(CR, at("gandhi"), 2)
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
            table().put("gandhi", active_cr=1, security=3, corp_base=1).hand("converts"),
            CR, SetDice(CR, at("gandhi"))
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
        lambda: asked(table().hand("water_reserves", "tipoff", "sympathizers"),
        CR, Pay(CR, 5, RALLY, single=False)),
        good=("pay water_reserves",),
    ),
    Position(
        "the storm takes an enemy where the Reclaimers may point at one",
        lambda: asked(
            table().put("marth", corp_base=1, cr_rebel=1).storm(marth=2),
            CR, Removal(CR, BY_STORM, at("marth"), 1)
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

POSITIONS = (*ORDER_OF_PLAY, *BASICS)
