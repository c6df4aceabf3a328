"""Events 1 to 24: each card's two texts as sentences (7.0)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    OPT_EG_TROOPS,
    OPT_EMPTY_TRANSIT,
    OPT_MG_TROOPS,
    OPT_PROFITS,
    OPT_SUPPLY,
    OPT_TAKE_RESOURCES,
)
from tharsis.games.red_dust_rebellion.board import (
    EUROPA,
    PHOBOS,
    SHENZHOU,
    TENZING,
    TERESHKOVA,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.cards.riots import AmbushThenHide, Riot, Rioters
from tharsis.games.red_dust_rebellion.cards.sentences_1_24 import (
    Anarchy,
    Bombing,
    BuildLine,
    CityTax,
    CleanUp,
    Crackdown,
    Defect,
    DesertProfits,
    Disband,
    EmptyOfSupply,
    FreeExploit,
    Landing,
    MarchOff,
    NetworkUpdate,
    NewsProfits,
    Outlaw,
    PeopleToEarth,
    SendHome,
    Smuggle,
    SubdueAround,
    SupplyByPeace,
    TenzingTax,
    TroopsToEarth,
    one_corp_base,
)
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CITY_CUBES,
    CORP,
    CORP_BASE,
    EG_TROOP,
    FORTIFIED,
    MG,
    MG_TROOP,
    RD,
    REBEL_BASES,
    REBELS,
    SECURITY,
    SPECOPS,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    AMBUSH_IN,
    PLACE_BASES,
    PLACE_UNITS,
    SHIFT_DOWN,
    TAKE_OUT,
    TO_NEUTRAL,
)
from tharsis.games.red_dust_rebellion.vocabulary.forces import Bring, Put, Recruits, Take, TakeAll
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.places import At, Each, Pick, shifts
from tharsis.games.red_dust_rebellion.vocabulary.texts import EventText
from tharsis.games.red_dust_rebellion.vocabulary.where import (
    AT_SUPPORT,
    CAN_FALL,
    COIN_HELD,
    CORP_BASE_FITS,
    CORP_BASE_HERE,
    CORP_FORCES_HERE,
    CORP_UNITS_HERE,
    CUBES_HERE,
    DAMAGED_WITH_SECURITY,
    DESERT,
    EG_TROOPS_HERE,
    HAS_OPINION,
    HIDDEN_REBELS_HERE,
    HIDDEN_SPECOPS_HERE,
    LABYRINTH,
    MARS_LABYRINTH,
    NOT_AT_SUPPORT,
    ON_A_LINE,
    ON_MARS,
    REBEL_BASE_HERE,
    REBEL_FORCES_HERE,
    SATELLITE_HERE,
    SPECOPS_HERE,
)
from tharsis.games.red_dust_rebellion.vocabulary.wishes import WISH_HIDDEN_REBELS, WISH_NOT_AT_SUPPORT
from tharsis.games.red_dust_rebellion.vocabulary.words import (
    MARSGOV_OR_CORPORATIONS,
    RED_DUST_OR_RECLAIMERS,
    ActivateAll,
    ActivateSpecOps,
    Campaigning,
    Damage,
    DrawCards,
    Housing,
    Neutral,
    OneOf,
    OneOfTwo,
    Profits,
    Resources,
    RunCycler,
    Shift,
    Supplies,
    TakeDisplaced,
)

ALL_OF_THEM: Final = 99

EVENTS_1_24: Final[list[EventText]] = [
    EventText(1, (CleanUp(),), (Profits(-5), Resources(MG, -9))),
    EventText(
        2,
        (OneOf((OPT_SUPPLY, OPT_EG_TROOPS), ((Supplies(4),), (TroopsToEarth(),))), RunCycler()),
        (Profits(-5),),
    ),
    EventText(
        3,
        (
            Pick(
                2,
                (ON_MARS, EG_TROOPS_HERE),
                (TakeAll(REBEL_BASES),),
                aim=TAKE_OUT,
                prefer=(REBEL_BASE_HERE,),
            ),
        ),
        (FreeExploit(),),
    ),
    EventText(
        4,
        (Landing(),),
        (At((PHOBOS,), (SendHome(),)), Pick(1, (ON_MARS, EG_TROOPS_HERE), (SendHome(),), aim=TAKE_OUT)),
    ),
    EventText(
        5,
        (NetworkUpdate(),),
        (OneOfTwo(RED_DUST_OR_RECLAIMERS, (FreeOperation(ATTACK, tests=(ON_MARS, SATELLITE_HERE)),)),),
    ),
    EventText(
        6,
        (Supplies(3), RunCycler()),
        (OneOf((OPT_TAKE_RESOURCES, OPT_EMPTY_TRANSIT), ((Smuggle(),), (EmptyOfSupply(TRANSIT),))),),
    ),
    EventText(
        7, (PeopleToEarth(), Housing((AT_SUPPORT,))), (Take(6, (MG_TROOP, FORTIFIED), (NOT_AT_SUPPORT,)),)
    ),
    EventText(
        8,
        (At((TENZING,), (Shift(2), ActivateAll(), FreeOperation(ASSAULT, who=MG))),),
        (At((TENZING,), (Neutral(), TenzingTax())), DrawCards(1)),
    ),
    EventText(9, (SupplyByPeace(free=True),), (SupplyByPeace(free=False),)),
    EventText(
        10,
        (shifts(2, (ON_MARS,), 1),),
        (Pick(2, (ON_MARS,), (Shift(-1), Recruits(2)), aim=SHIFT_DOWN, prefer=(CAN_FALL,)),),
    ),
    EventText(
        11,
        (
            Pick(
                1,
                (MARS_LABYRINTH, REBEL_FORCES_HERE),
                (ActivateAll(), Outlaw()),
                aim=TAKE_OUT,
                prefer=(HIDDEN_REBELS_HERE,),
            ),
        ),
        (Pick(2, (LABYRINTH,), (MarchOff(),), up_to=True),),
    ),
    EventText(
        12,
        (
            Pick(
                1,
                (ON_MARS, SPECOPS_HERE),
                (ActivateSpecOps(), ActivateAll(), FreeOperation(ASSAULT, who=CORP)),
                aim=TAKE_OUT,
                wish=WISH_HIDDEN_REBELS,
                prefer=(HIDDEN_SPECOPS_HERE, HIDDEN_REBELS_HERE, REBEL_FORCES_HERE),
            ),
        ),
        (
            Riot(
                1,
                (MARS_LABYRINTH,),
                (Rioters(), AmbushThenHide()),
                up_to=True,
                who=RD,
                aim=AMBUSH_IN,
            ),
        ),
    ),
    EventText(
        13,
        (
            Crackdown(
                1,
                (ON_MARS, ON_A_LINE),
                (Bring(6, (SECURITY,), phobos=True), ActivateAll(), FreeOperation(ASSAULT, who=CORP)),
                aim=TAKE_OUT,
            ),
        ),
        (Bombing(),),
    ),
    EventText(
        14,
        (
            BuildLine(),
            At((EUROPA, TERESHKOVA), (Shift(1),)),
            Profits(6),
            OneOfTwo(MARSGOV_OR_CORPORATIONS, (At((EUROPA, TERESHKOVA), (Housing(()),)),)),
        ),
        (At((EUROPA, TERESHKOVA), (Shift(-1),)), Profits(-3), Resources(MG, -6)),
    ),
    EventText(
        15,
        (shifts(2, (DESERT,), -2), DesertProfits()),
        (Profits(-6), Take(2, (CORP_BASE, TERRAFORMING), (DESERT,))),
    ),
    EventText(
        16,
        (
            At((SHENZHOU,), (TakeAll(REBELS), Neutral())),
            SubdueAround(),
            OneOf((OPT_PROFITS, OPT_SUPPLY), ((Profits(3),), (Supplies(3),))),
        ),
        (At((SHENZHOU,), (Damage(),)), TakeDisplaced(ALL_OF_THEM)),
    ),
    EventText(
        17,
        (
            Pick(2, (DESERT, HAS_OPINION), (Shift(0),), aim=TO_NEUTRAL, wish=WISH_NOT_AT_SUPPORT),
            OneOf((OPT_PROFITS, OPT_SUPPLY), ((Profits(3),), (Supplies(3),))),
        ),
        (shifts(2, (DESERT,), -1), Campaigning(1, may=True)),
    ),
    EventText(
        18,
        (
            Pick(
                1,
                (DESERT,),
                (Put(SPECOPS, 2), Put(SECURITY, 2), Put(CORP_BASE, 1), ActivateAll()),
                aim=PLACE_BASES,
                prefer=(CORP_BASE_FITS, HIDDEN_REBELS_HERE),
            ),
        ),
        (Disband(), Profits(-4)),
    ),
    EventText(19, (Each((ON_MARS, DAMAGED_WITH_SECURITY), (Shift(1),)), Profits(3)), (CityTax(),)),
    EventText(
        20,
        (shifts(2, (LABYRINTH,), 1), Profits(3)),
        (shifts(4, (ON_MARS, CORP_FORCES_HERE), -1, up_to=True),),
    ),
    EventText(
        21,
        (
            Pick(
                1,
                (LABYRINTH,),
                (OneOf((OPT_MG_TROOPS, OPT_EG_TROOPS), ((Put(MG_TROOP, 6),), (Put(EG_TROOP, 4),))),),
                aim=PLACE_UNITS,
            ),
            Profits(3),
        ),
        (Defect(6, CITY_CUBES, RED_DUST_OR_RECLAIMERS),),
    ),
    EventText(
        22,
        (
            Each((LABYRINTH, COIN_HELD), (ActivateAll(),)),
            OneOfTwo(
                MARSGOV_OR_CORPORATIONS, (FreeOperation(ASSAULT, tests=(MARS_LABYRINTH, COIN_HELD), most=1),)
            ),
        ),
        (
            Pick(
                2,
                (MARS_LABYRINTH,),
                (Shift(-1), Recruits(2, near=True)),
                aim=SHIFT_DOWN,
                prefer=(CAN_FALL,),
            ),
        ),
    ),
    EventText(
        23,
        (Defect(4, REBELS, MARSGOV_OR_CORPORATIONS),),
        (
            Pick(
                1,
                (ON_MARS, CORP_BASE_HERE),
                (one_corp_base(), Take(4, (SECURITY, SPECOPS, ACTIVE_SPECOPS)), Shift(-1)),
                aim=TAKE_OUT,
                red_dust_aim=SHIFT_DOWN,
                prefer=(CORP_UNITS_HERE, CAN_FALL),
            ),
            Profits(-2),
        ),
    ),
    EventText(
        24,
        (shifts(3, (ON_MARS,), 1, up_to=True), NewsProfits()),
        (
            Pick(
                1,
                (ON_MARS, CUBES_HERE),
                (Take(4, (MG_TROOP, FORTIFIED, SECURITY, EG_TROOP), eg_last=True), Anarchy()),
                aim=TAKE_OUT,
            ),
        ),
    ),
]
