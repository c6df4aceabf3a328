"""Events 25 to 48: each card's two texts as sentences (7.0)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import OPT_ADD, OPT_REMOVE
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EUROPA,
    GANDHI,
    NEW_CORDOBA,
    PHOBOS,
    RUTHERFORD,
    SHARMA,
    TROUVELOT,
)
from tharsis.games.red_dust_rebellion.cards.journeys import (
    ANY_NUMBER_OF_PIECES,
    CityMove,
    DesertMove,
    Patrol,
    ShiftBases,
)
from tharsis.games.red_dust_rebellion.cards.rebel_journeys import BaseDeparts, Caravan, LoneJourney, MeetUp
from tharsis.games.red_dust_rebellion.cards.sentences_1_24 import (
    DesertProfits,
    EmptyOfSupply,
    one_corp_base,
)
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import (
    ALL_UNITS,
    ActivateRedDust,
    AddDisplaced,
    BalancedRemoval,
    BaseForRedDust,
    CityAmbush,
    Confiscate,
    CutLine,
    EndCampaign,
    Expel,
    LostOutpost,
    MachineGuard,
    Rivals,
    Sabotage,
    SharmaFalls,
    StaysEligible,
    StormsEverywhere,
    TerraformOne,
    TerraformTwo,
)
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, RECON
from tharsis.games.red_dust_rebellion.pieces import (
    COIN_UNITS,
    CORP,
    EG_TROOP,
    MG,
    RD,
    REBEL_FORCES,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.ask import (
    PLACE_BASES,
    PLACE_PEOPLE,
    PLACE_UNITS,
    SHIFT_DOWN,
    TAKE_OUT,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    AMBUSH_ANYWAY,
    MUST_AMBUSH,
    STAY,
)
from tharsis.games.red_dust_rebellion.vocabulary.forces import Bring, Put, RebelBase, Recruits, Take, TakeAll
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.places import At, Each, Pick, shifts
from tharsis.games.red_dust_rebellion.vocabulary.texts import EventText
from tharsis.games.red_dust_rebellion.vocabulary.where import (
    BASIC_CORP_BASE,
    CAN_FALL,
    CAN_HOUSE,
    CORP_BASE_HERE,
    DAMAGEABLE,
    DESERT,
    EG_TROOPS_HERE,
    HAS_OPINION,
    MARS_LABYRINTH,
    ON_A_LINE,
    ON_MARS,
    POPULATED,
    RD_BASE_FITS,
    REBEL_BASE_FITS,
    REBEL_BASE_HERE,
    REBEL_FORCES_HERE,
    SETTLERS_HERE,
    TWINS,
    UNITS_HERE,
    UNPOPULATED,
)
from tharsis.games.red_dust_rebellion.vocabulary.wishes import (
    WISH_MOST_OPPOSITION,
    WISH_REBELS_NEAR_UNITS,
    WISH_SUPPORT_OR_FEWEST,
    WISH_SUPPORT_OR_ROOM,
)
from tharsis.games.red_dust_rebellion.vocabulary.words import (
    MARSGOV_OR_CORPORATIONS,
    RED_DUST_OR_RECLAIMERS,
    UP_TO_ANY,
    ActivateAll,
    Campaigning,
    Damage,
    Housing,
    Neutral,
    OneOf,
    OneOfTwo,
    Profits,
    Resources,
    RunCycler,
    Shift,
    SitOut,
    Supplies,
    TakeDisplaced,
)

EVENTS_25_48: Final[list[EventText]] = [
    EventText(
        25,
        (
            Each((ON_MARS, CORP_BASE_HERE), (ActivateAll(),)),
            OneOfTwo(
                MARSGOV_OR_CORPORATIONS, (FreeOperation(ASSAULT, tests=(ON_MARS, CORP_BASE_HERE), most=1),)
            ),
        ),
        (CityMove(),),
    ),
    EventText(26, (DesertProfits(), TerraformTwo()), (LoneJourney((ActivateAll(), Sabotage())),)),
    EventText(
        27,
        (
            Pick(
                UP_TO_ANY,
                (DESERT, UNPOPULATED, BASIC_CORP_BASE),
                (TerraformOne(),),
                up_to=True,
                aim=PLACE_BASES,
            ),
        ),
        (EmptyOfSupply(EARTH), Campaigning(1, may=True)),
    ),
    EventText(
        28,
        (
            OneOfTwo(MARSGOV_OR_CORPORATIONS, (Housing((MARS_LABYRINTH,)),)),
            OneOf((OPT_ADD, OPT_REMOVE), ((AddDisplaced(),), (TakeDisplaced(3),))),
        ),
        (Housing((ON_MARS,), who=RD), Expel()),
    ),
    EventText(
        29,
        (Confiscate(),),
        (
            Pick(
                1,
                (DESERT,),
                (Recruits(4), RebelBase(upgraded=True)),
                aim=PLACE_BASES,
                prefer=(REBEL_BASE_FITS,),
            ),
        ),
    ),
    EventText(
        30,
        (
            Pick(
                2,
                (DESERT,),
                (Neutral(), Take(2, REBEL_FORCES, bases_last=True)),
                aim=TAKE_OUT,
                wish=WISH_MOST_OPPOSITION,
                prefer=(HAS_OPINION, REBEL_FORCES_HERE),
            ),
        ),
        (
            Pick(
                3,
                (DESERT,),
                (Shift(-1), Recruits(1), RebelBase()),
                aim=PLACE_BASES,
                red_dust_aim=SHIFT_DOWN,
                wish=WISH_SUPPORT_OR_ROOM,
                prefer=(CAN_FALL, REBEL_BASE_FITS),
            ),
        ),
    ),
    EventText(
        31, (At((PHOBOS,), (Put(EG_TROOP, 4),)), EndCampaign()), (Recruits(3, (POPULATED,)), Resources(RD, 6))
    ),
    EventText(
        32,
        (
            Rivals(),
            FreeOperation(ASSAULT, tests=(MARS_LABYRINTH, TWINS), most=1),
            FreeOperation(ATTACK, tests=(MARS_LABYRINTH, TWINS), most=1),
        ),
        (),
    ),
    EventText(33, (ActivateRedDust(),), (CityAmbush(),)),
    EventText(34, (Patrol(),), ()),
    EventText(
        35,
        (
            OneOfTwo(MARSGOV_OR_CORPORATIONS, (Housing((ON_MARS,)),)),
            shifts(2, (DESERT, SETTLERS_HERE), 1, up_to=True),
        ),
        (
            Pick(
                1,
                (DESERT,),
                (Housing(()), BaseForRedDust()),
                up_to=True,
                who=RD,
                aim=PLACE_PEOPLE,
                prefer=(CAN_HOUSE, RD_BASE_FITS),
            ),
            Resources(RD, 4),
        ),
    ),
    EventText(
        36,
        (
            Pick(
                1,
                (DESERT, REBEL_BASE_HERE),
                (
                    Bring(ANY_NUMBER_OF_PIECES, COIN_UNITS),
                    OneOfTwo(
                        MARSGOV_OR_CORPORATIONS,
                        (FreeOperation(RECON, np_flags=STAY), FreeOperation(ASSAULT)),
                    ),
                ),
                aim=TAKE_OUT,
            ),
        ),
        (OneOfTwo(RED_DUST_OR_RECLAIMERS, (BaseDeparts(COIN_UNITS),)),),
    ),
    EventText(37, (BalancedRemoval(),), (MeetUp(),)),
    EventText(
        38,
        (Profits(3), Pick(3, (ON_MARS, ON_A_LINE), (Put(SECURITY, 2),), up_to=True, aim=PLACE_UNITS)),
        (CutLine(), Resources(RD, 3)),
    ),
    EventText(
        39,
        (MachineGuard(),),
        (
            Profits(-3),
            Pick(
                3,
                (MARS_LABYRINTH,),
                (Shift(-1), Damage()),
                aim=SHIFT_DOWN,
                wish=WISH_SUPPORT_OR_FEWEST,
                prefer=(CAN_FALL, DAMAGEABLE),
            ),
        ),
    ),
    EventText(40, (Supplies(4), RunCycler(), Profits(2)), (Profits(-3), Resources(MG, -9))),
    EventText(
        41,
        (At((GANDHI, SHARMA), (Shift(1),)), SitOut(RD)),
        (At((GANDHI, SHARMA), (Shift(-1),)), At((SHARMA,), (SharmaFalls(),))),
    ),
    EventText(42, (shifts(2, (ON_MARS, EG_TROOPS_HERE), 1),), (shifts(2, (ON_MARS, EG_TROOPS_HERE), -1),)),
    EventText(
        43,
        (OneOfTwo(MARSGOV_OR_CORPORATIONS, (DesertMove(),)),),
        (OneOfTwo(RED_DUST_OR_RECLAIMERS, (ShiftBases(),)),),
    ),
    EventText(
        44,
        (At((NEW_CORDOBA,), (Take(6, REBEL_FORCES, bases_last=True),)),),
        (At((NEW_CORDOBA,), (Shift(-1),)), At((NEW_CORDOBA, RUTHERFORD, TROUVELOT), (Recruits(2),))),
    ),
    EventText(
        45,
        (
            OneOfTwo(
                MARSGOV_OR_CORPORATIONS,
                (
                    Pick(
                        1,
                        (DESERT,),
                        (
                            Bring(ANY_NUMBER_OF_PIECES, COIN_UNITS, near=True),
                            ActivateAll(),
                            FreeOperation(ASSAULT),
                        ),
                        up_to=True,
                        aim=TAKE_OUT,
                        wish=WISH_REBELS_NEAR_UNITS,
                    ),
                ),
            ),
        ),
        (
            OneOfTwo(
                RED_DUST_OR_RECLAIMERS,
                (
                    Caravan(
                        (FreeOperation(ATTACK, flags=MUST_AMBUSH | AMBUSH_ANYWAY, must=True),),
                    ),
                ),
            ),
        ),
    ),
    EventText(
        46,
        (
            Pick(
                1,
                (DESERT, UNPOPULATED, CORP_BASE_HERE),
                (one_corp_base(), TakeAll(ALL_UNITS)),
                aim=TAKE_OUT,
                prefer=(UNITS_HERE,),
            ),
            Profits(6),
            StaysEligible(CORP),
        ),
        (LostOutpost(),),
    ),
    EventText(47, (StormsEverywhere(), StaysEligible(-1)), ()),
    EventText(
        48,
        (At((EUROPA,), (Shift(2),)), Supplies(3)),
        (At((EUROPA,), (Shift(-2),)), Campaigning(4, may=False)),
    ),
]
