"""The twelve corporations and the beginner corporation, as printed."""

from tharsis.games.terraforming_mars.board import (
    BUILDING,
    CITY,
    EARTH,
    JOVIAN,
    MEGACREDITS,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from tharsis.games.terraforming_mars.effects import RatingAgain
from tharsis.games.terraforming_mars.lasting import (
    DearCardPays,
    EventPays,
    GreeneryPrice,
    HeatPays,
    MetalHex,
    MetalValue,
    PowerPlantDiscount,
    ProjectPays,
    Shift,
    TagProduces,
    TilePays,
    TileProduces,
)
from tharsis.games.terraforming_mars.printed import Deed, corporation
from tharsis.games.terraforming_mars.words import MINE, city, discount, draw, gain, production

# fmt: off
corporation("credicor", money=57, ongoing=(DearCardPays(20, 4), ProjectPays(20, 4)))
corporation("ecoline", money=36, tags=(PLANT,),
            start=(production(plants=2), gain(PLANTS, 3)), ongoing=(GreeneryPrice(7),))
corporation("helion", money=42, tags=(SPACE,), start=(production(heat=3),), ongoing=(HeatPays(),))
corporation("interplanetary_cinematics", money=30, tags=(BUILDING,),
            start=(gain(STEEL, 20),), ongoing=(EventPays(False, 2, 0),))
corporation("inventrix", money=45, tags=(SCIENCE,), first=(draw(3),), ongoing=(Shift(2),))
corporation("mining_guild", money=30, tags=(BUILDING, BUILDING),
            start=(gain(STEEL, 5), production(steel=1)), ongoing=(MetalHex(),))
corporation("phobolog", money=23, tags=(SPACE,), start=(gain(TITANIUM, 10),), ongoing=(MetalValue(0, 1),))
corporation("tharsis_republic", money=40, tags=(BUILDING,), first=(city(),),
            ongoing=(TileProduces(CITY, True, MEGACREDITS), TilePays(CITY, MINE, MEGACREDITS, 3)))
corporation("thorgate", money=48, tags=(POWER,),
            start=(production(energy=1),), ongoing=(discount(3, POWER), PowerPlantDiscount(3)))
corporation("united_nations_mars_initiative", money=40, tags=(EARTH,),
            action=(Deed((RatingAgain(),), pay=3),))
corporation("saturn_systems", money=42, tags=(JOVIAN,), era=True,
            start=(production(titanium=1),), ongoing=(TagProduces(JOVIAN, MEGACREDITS),))
corporation("teractor", money=60, tags=(EARTH,), era=True, ongoing=(discount(3, EARTH),))
corporation("beginner_corporation", money=42)
