"""The twelve corporations and the beginner corporation, as printed."""

from typing import Final

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
from tharsis.games.terraforming_mars.deck import Card, Deed, corporation
from tharsis.games.terraforming_mars.vocabulary.effects import RatingAgain
from tharsis.games.terraforming_mars.vocabulary.lasting import (
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
from tharsis.games.terraforming_mars.vocabulary.words import MINE, city, discount, draw, gain, production

# fmt: off
CORPORATION_CARDS: Final[list[Card]] = [
    corporation("credicor", money=57,
                ongoing=(DearCardPays(cost=20, money=4), ProjectPays(price=20, money=4))),
    corporation("ecoline", money=36, tags=(PLANT,),
                start=(production(plants=2), gain(PLANTS, 3)), ongoing=(GreeneryPrice(7),)),
    corporation("helion", money=42, tags=(SPACE,), start=(production(heat=3),), ongoing=(HeatPays(),)),
    corporation("interplanetary_cinematics", money=30, tags=(BUILDING,),
                start=(gain(STEEL, 20),), ongoing=(EventPays(money=2),)),
    corporation("inventrix", money=45, tags=(SCIENCE,), first=(draw(3),), ongoing=(Shift(2),)),
    corporation("mining_guild", money=30, tags=(BUILDING, BUILDING),
                start=(gain(STEEL, 5), production(steel=1)), ongoing=(MetalHex(),)),
    corporation("phobolog", money=23, tags=(SPACE,), start=(gain(TITANIUM, 10),),
                ongoing=(MetalValue(titanium=1),)),
    corporation("tharsis_republic", money=40, tags=(BUILDING,), first=(city(),),
                ongoing=(TileProduces(CITY, MEGACREDITS, mars=True), TilePays(CITY, MINE, MEGACREDITS, 3))),
    corporation("thorgate", money=48, tags=(POWER,),
                start=(production(energy=1),), ongoing=(discount(3, POWER), PowerPlantDiscount(3))),
    corporation("united_nations_mars_initiative", money=40, tags=(EARTH,),
                action=(Deed(RatingAgain(), pay=3),)),
    corporation("saturn_systems", money=42, tags=(JOVIAN,), era=True,
                start=(production(titanium=1),), ongoing=(TagProduces(JOVIAN, MEGACREDITS),)),
    corporation("teractor", money=60, tags=(EARTH,), era=True, ongoing=(discount(3, EARTH),)),
    corporation("beginner_corporation", money=42),
]
