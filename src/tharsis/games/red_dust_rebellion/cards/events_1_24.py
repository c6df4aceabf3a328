"""Events 1 to 24: each card's two texts as parts (7.0)."""

from typing import Final

from tharsis.games.red_dust_rebellion import actions as act
from tharsis.games.red_dust_rebellion.board import (
    EUROPA,
    PHOBOS,
    SHENZHOU,
    TENZING,
    TERESHKOVA,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.cards import where as w
from tharsis.games.red_dust_rebellion.cards.granted import FreeOperation
from tharsis.games.red_dust_rebellion.cards.places import At, Each, Pick, shifts
from tharsis.games.red_dust_rebellion.cards.sentences_1_24 import (
    CITY_CUBES,
    REBEL_BASES,
    Anarchy,
    Bombing,
    BuildLine,
    CityTax,
    CleanUp,
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
    PlaceRebelsThenAmbush,
    SendHome,
    Smuggle,
    SubdueAround,
    SupplyByPeace,
    TenzingTax,
    TroopsToEarth,
)
from tharsis.games.red_dust_rebellion.cards.vocabulary import (
    MARSGOV_OR_CORPORATIONS,
    REBELS,
    ActivateAll,
    ActivateSpecOps,
    Bring,
    Campaigning,
    Damage,
    DrawCards,
    Either,
    HideAll,
    Housing,
    Neutral,
    OneOf,
    Profits,
    Put,
    Recruits,
    Resources,
    RunCycler,
    Shift,
    Supplies,
    Take,
    TakeAll,
    TakeDisplaced,
)
from tharsis.games.red_dust_rebellion.cards.wishes import HIDDEN_REBELS, NOT_AT_SUPPORT
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CORP,
    CORP_BASE,
    CR,
    EG_TROOP,
    FORTIFIED,
    MG,
    MG_TROOP,
    RD,
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
from tharsis.games.red_dust_rebellion.rules.effects import (
    EFFECTS,
    Effect,
    Part,
)
from tharsis.games.red_dust_rebellion.rules.operations import MUST_AMBUSH

#: Events 23, 46: which of two is for the executing Faction to say.
ONE_CORP_BASE: Final = Take(1, (TERRAFORMING, CORP_BASE), up_to=False)


def event(number: int, unshaded: tuple[Part, ...], shaded: tuple[Part, ...]) -> None:
    """Enter both texts of a card; an empty shaded text means the card has only one."""
    EFFECTS[(number - 1) * 2] = Effect(unshaded)
    if shaded:
        EFFECTS[(number - 1) * 2 + 1] = Effect(shaded)


event(1, (CleanUp(),), (Profits(-5), Resources(MG, -9)))
event(
    2,
    (OneOf((act.SUPPLY, act.EG_TROOPS), ((Supplies(4),), (TroopsToEarth(),))), RunCycler()),
    (Profits(-5),),
)
event(
    3,
    (
        Pick(
            2,
            (w.ON_MARS, w.EG_TROOPS_HERE),
            (TakeAll(REBEL_BASES),),
            aim=TAKE_OUT,
            prefer=(w.REBEL_BASE_HERE,),
        ),
    ),
    (FreeExploit(),),
)
event(
    4,
    (Landing(),),
    (At((PHOBOS,), (SendHome(),)), Pick(1, (w.ON_MARS, w.EG_TROOPS_HERE), (SendHome(),), aim=TAKE_OUT)),
)
event(
    5,
    (NetworkUpdate(),),
    (Either((RD, CR), (FreeOperation(ATTACK, tests=(w.ON_MARS, w.SATELLITE_HERE)),)),),
)
event(
    6,
    (Supplies(3), RunCycler()),
    (OneOf((act.TAKE_RESOURCES, act.EMPTY_TRANSIT), ((Smuggle(),), (EmptyOfSupply(TRANSIT),))),),
)
event(7, (PeopleToEarth(), Housing((w.AT_SUPPORT,))), (Take(6, (MG_TROOP, FORTIFIED), (w.NOT_AT_SUPPORT,)),))
event(
    8,
    (At((TENZING,), (Shift(2), ActivateAll(), FreeOperation(ASSAULT, who=MG))),),
    (At((TENZING,), (Neutral(), TenzingTax())), DrawCards(1)),
)
event(9, (SupplyByPeace(True),), (SupplyByPeace(False),))
event(
    10,
    (shifts(2, (w.ON_MARS,), 1),),
    (Pick(2, (w.ON_MARS,), (Shift(-1), Recruits(2)), aim=SHIFT_DOWN, prefer=(w.CAN_FALL,)),),
)
event(
    11,
    (Pick(1, (w.MARS_LABYRINTH, w.REBELS_HERE), (ActivateAll(), Outlaw()), aim=TAKE_OUT),),
    (Pick(2, (w.LABYRINTH,), (MarchOff(),), up_to=True),),
)
event(
    12,
    (
        Pick(
            1,
            (w.ON_MARS, w.SPECOPS_HERE),
            (ActivateSpecOps(), ActivateAll(), FreeOperation(ASSAULT, who=CORP)),
            aim=TAKE_OUT,
            wish=HIDDEN_REBELS,
        ),
    ),
    (
        Pick(
            1,
            (w.MARS_LABYRINTH,),
            (PlaceRebelsThenAmbush(), FreeOperation(ATTACK, who=RD, flags=MUST_AMBUSH, must=True), HideAll()),
            up_to=True,
            who=RD,
            aim=AMBUSH_IN,
        ),
    ),
)
event(
    13,
    (
        Pick(
            1,
            (w.ON_MARS, w.ON_A_LINE),
            (Bring(6, (SECURITY,), phobos=True), ActivateAll(), FreeOperation(ASSAULT, who=CORP)),
            aim=TAKE_OUT,
        ),
    ),
    (Bombing(),),
)
event(
    14,
    (
        BuildLine(),
        At((EUROPA, TERESHKOVA), (Shift(1),)),
        Profits(6),
        Either(MARSGOV_OR_CORPORATIONS, (At((EUROPA, TERESHKOVA), (Housing(()),)),)),
    ),
    (At((EUROPA, TERESHKOVA), (Shift(-1),)), Profits(-3), Resources(MG, -6)),
)
event(
    15,
    (shifts(2, (w.DESERT,), -2), DesertProfits()),
    (Profits(-6), Take(2, (CORP_BASE, TERRAFORMING), (w.DESERT,))),
)
event(
    16,
    (
        At((SHENZHOU,), (TakeAll(REBELS), Neutral())),
        SubdueAround(),
        OneOf((act.PROFITS, act.SUPPLY), ((Profits(3),), (Supplies(3),))),
    ),
    (At((SHENZHOU,), (Damage(),)), TakeDisplaced(99)),
)
event(
    17,
    (
        Pick(2, (w.DESERT, w.HAS_OPINION), (Shift(0),), aim=TO_NEUTRAL, wish=NOT_AT_SUPPORT),
        OneOf((act.PROFITS, act.SUPPLY), ((Profits(3),), (Supplies(3),))),
    ),
    (shifts(2, (w.DESERT,), -1), Campaigning(1, True)),
)
event(
    18,
    (
        Pick(
            1,
            (w.DESERT,),
            (Put(SPECOPS, 2), Put(SECURITY, 2), Put(CORP_BASE, 1), ActivateAll()),
            aim=PLACE_BASES,
            prefer=(w.ROOM,),
        ),
    ),
    (Disband(), Profits(-4)),
)
event(19, (Each((w.ON_MARS, w.DAMAGED_WITH_SECURITY), (Shift(1),)), Profits(3)), (CityTax(),))
event(
    20,
    (shifts(2, (w.LABYRINTH,), 1), Profits(3)),
    (shifts(4, (w.ON_MARS, w.CORP_FORCES_HERE), -1, up_to=True),),
)
event(
    21,
    (
        Pick(
            1,
            (w.LABYRINTH,),
            (OneOf((act.MG_TROOPS, act.EG_TROOPS), ((Put(MG_TROOP, 6),), (Put(EG_TROOP, 4),))),),
            aim=PLACE_UNITS,
        ),
        Profits(3),
    ),
    (Defect(6, CITY_CUBES, (RD, CR)),),
)
event(
    22,
    (
        Each((w.LABYRINTH, w.COIN_HELD), (ActivateAll(),)),
        Either(
            MARSGOV_OR_CORPORATIONS, (FreeOperation(ASSAULT, tests=(w.MARS_LABYRINTH, w.COIN_HELD), most=1),)
        ),
    ),
    (
        Pick(
            2,
            (w.MARS_LABYRINTH,),
            (Shift(-1), Recruits(2, near=True)),
            aim=SHIFT_DOWN,
            prefer=(w.CAN_FALL,),
        ),
    ),
)
event(
    23,
    (Defect(4, REBELS, (MG, CORP)),),
    (
        Pick(
            1,
            (w.ON_MARS, w.CORP_BASE_HERE),
            (ONE_CORP_BASE, Take(4, (SECURITY, SPECOPS, ACTIVE_SPECOPS)), Shift(-1)),
            aim=TAKE_OUT,
            red_dust_aim=SHIFT_DOWN,
        ),
        Profits(-2),
    ),
)
event(
    24,
    (shifts(3, (w.ON_MARS,), 1, up_to=True), NewsProfits()),
    (
        Pick(
            1,
            (w.ON_MARS, w.CUBES_HERE),
            (Take(4, (MG_TROOP, FORTIFIED, SECURITY, EG_TROOP), eg_last=True), Anarchy()),
            aim=TAKE_OUT,
        ),
    ),
)
