"""Project cards 53 to 104, as printed."""

from tharsis.games.terraforming_mars.actions import WAY_PLANTS, WAY_STEEL
from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CITY_TAG,
    COMMERCIAL_DISTRICT,
    EARTH,
    ENERGY,
    EVENT,
    JOVIAN,
    MEGACREDITS,
    METAL_RULE,
    MICROBE,
    MINING_AREA,
    MINING_RIGHTS,
    NUCLEAR_ZONE,
    OCEAN_RULE,
    OWN_METAL_RULE,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SCIENCES,
    SPACE,
    STEEL,
    TITANIUM,
)
from tharsis.games.terraforming_mars.effects import (
    AllCities,
    ClaimLand,
    CopyProduction,
    Offworld,
    OpponentTags,
    OwnTags,
)
from tharsis.games.terraforming_mars.lasting import CitiesBeside, Enhance, Exchange, MetalValue, PerJovian
from tharsis.games.terraforming_mars.printed import Deed, card
from tharsis.games.terraforming_mars.words import (
    add_here,
    decrease_any,
    discount,
    draw,
    gain,
    gain_per,
    greenery,
    mine,
    ocean,
    oceans_at_least,
    own_production,
    own_tags,
    oxygen,
    oxygen_at_least,
    oxygen_at_most,
    per_cube,
    production,
    production_per,
    remove_any,
    temperature,
    temperature_at_least,
    tile,
    worth,
)

# fmt: off
card(53, "lake_marineris", cost=18,
     needs=(temperature_at_least(0),), points=worth(2),
     effects=(ocean(), ocean()))
card(54, "small_animals", cost=6, tags=(ANIMAL,),
     needs=(oxygen_at_least(6),), holds=ANIMALS, points=per_cube(2),
     effects=(decrease_any(PLANTS, 1),),
     action=(Deed((add_here(1),)),))
card(55, "kelp_farming", cost=17, tags=(PLANT,),
     needs=(oceans_at_least(6),), points=worth(1),
     effects=(production(money=2, plants=3), gain(PLANTS, 2)))
card(56, "mine", cost=4, tags=(BUILDING,), era=True, effects=(production(steel=1),))
card(57, "vesta_shipyard", cost=15, tags=(JOVIAN, SPACE), era=True,
     points=worth(1),
     effects=(production(titanium=1),))
card(58, "beam_from_a_thorium_asteroid", cost=32, tags=(JOVIAN, SPACE, POWER),
     needs=(own_tags(JOVIAN, 1),), points=worth(1),
     effects=(production(heat=3, energy=3),))
card(59, "mangrove", cost=12, tags=(PLANT,),
     needs=(temperature_at_least(4),), points=worth(1),
     effects=(greenery(OCEAN_RULE),))
card(60, "trees", cost=13, tags=(PLANT,),
     needs=(temperature_at_least(-4),), points=worth(1),
     effects=(production(plants=3), gain(PLANTS, 1)))
card(61, "great_escarpment_consortium", cost=6, era=True,
     needs=(own_production(STEEL, 1),),
     effects=(decrease_any(STEEL, 1, own=1), production(steel=1)))
card(62, "mineral_deposit", cost=5, tags=(EVENT,), era=True, effects=(gain(STEEL, 5),))
card(63, "mining_expedition", cost=12, tags=(EVENT,),
     effects=(oxygen(1), remove_any(PLANTS, upto=2), gain(STEEL, 2)))
card(64, "mining_area", cost=4, tags=(BUILDING,), era=True, effects=(mine(MINING_AREA, OWN_METAL_RULE),))
card(65, "building_industries", cost=6, tags=(BUILDING,), era=True, effects=(production(energy=-1, steel=2),))
card(66, "land_claim", cost=1, tags=(EVENT,), era=True, effects=(ClaimLand(),))
card(67, "mining_rights", cost=9, tags=(BUILDING,), effects=(mine(MINING_RIGHTS, METAL_RULE),))
card(68, "sponsors", cost=6, tags=(EARTH,), era=True, effects=(production(money=2),))
card(69, "electro_catapult", cost=17, tags=(BUILDING,), era=True,
     needs=(oxygen_at_most(8),), points=worth(1),
     effects=(production(energy=-1),),
     action=(Deed((gain(MEGACREDITS, 7),), way=WAY_PLANTS, spend=PLANTS, amount=1),
             Deed((gain(MEGACREDITS, 7),), way=WAY_STEEL, spend=STEEL, amount=1)))
card(70, "earth_catapult", cost=23, tags=(EARTH,), era=True, points=worth(2), ongoing=(discount(2),))
card(71, "advanced_alloys", cost=9, tags=(SCIENCE,), era=True, ongoing=(MetalValue(1, 1),))
card(72, "birds", cost=10, tags=(ANIMAL,),
     needs=(oxygen_at_least(13),), holds=ANIMALS, points=per_cube(),
     effects=(decrease_any(PLANTS, 2),),
     action=(Deed((add_here(1),)),))
card(73, "mars_university", cost=8, tags=(SCIENCE, BUILDING), era=True,
     points=worth(1),
     ongoing=(Exchange(),))
card(74, "viral_enhancers", cost=9, tags=(SCIENCE, MICROBE), era=True, ongoing=(Enhance(),))
card(75, "towing_a_comet", cost=23, tags=(SPACE, EVENT), effects=(oxygen(1), ocean(), gain(PLANTS, 2)))
card(76, "space_mirrors", cost=3, tags=(POWER, SPACE), action=(Deed((production(energy=1),), pay=7),))
card(77, "solar_wind_power", cost=11, tags=(SCIENCE, SPACE, POWER),
     effects=(production(energy=1), gain(TITANIUM, 2)))
card(78, "ice_asteroid", cost=23, tags=(SPACE, EVENT), effects=(ocean(), ocean()))
card(79, "quantum_extractor", cost=13, tags=(SCIENCE, POWER), era=True,
     needs=(own_tags(SCIENCE, 4),),
     effects=(production(energy=4),),
     ongoing=(discount(2, SPACE),))
card(80, "giant_ice_asteroid", cost=36, tags=(SPACE, EVENT),
     effects=(temperature(2), ocean(), ocean(), remove_any(PLANTS, upto=6)))
card(81, "ganymede_colony", cost=20, tags=(JOVIAN, SPACE, CITY_TAG),
     points=PerJovian(),
     effects=(Offworld(1),))
card(82, "callisto_penal_mines", cost=24, tags=(JOVIAN, SPACE), era=True,
     points=worth(2),
     effects=(production(money=3),))
card(83, "giant_space_mirror", cost=17, tags=(POWER, SPACE), effects=(production(energy=3),))
card(84, "trans_neptune_probe", cost=6, tags=(SCIENCE, SPACE), era=True, points=worth(1))
card(85, "commercial_district", cost=16, tags=(BUILDING,), era=True,
     points=CitiesBeside(),
     effects=(production(energy=-1, money=4), tile(COMMERCIAL_DISTRICT)))
card(86, "robotic_workforce", cost=9, tags=(SCIENCE,), era=True, effects=(CopyProduction(),))
card(87, "grass", cost=11, tags=(PLANT,),
     needs=(temperature_at_least(-16),),
     effects=(production(plants=1), gain(PLANTS, 3)))
card(88, "heather", cost=6, tags=(PLANT,),
     needs=(temperature_at_least(-14),),
     effects=(production(plants=1), gain(PLANTS, 1)))
card(89, "peroxide_power", cost=7, tags=(POWER, BUILDING), effects=(production(money=-1, energy=2),))
card(90, "research", cost=11, tags=(SCIENCE, SCIENCE), era=True, points=worth(1), effects=(draw(2),))
card(91, "gene_repair", cost=12, tags=(SCIENCE,), era=True,
     needs=(own_tags(SCIENCE, 3),), points=worth(2),
     effects=(production(money=2),))
card(92, "io_mining_industries", cost=41, tags=(JOVIAN, SPACE), era=True,
     points=PerJovian(),
     effects=(production(titanium=2, money=2),))
card(93, "bushes", cost=10, tags=(PLANT,),
     needs=(temperature_at_least(-10),),
     effects=(production(plants=2), gain(PLANTS, 2)))
card(94, "mass_converter", cost=8, tags=(SCIENCE, POWER), era=True,
     needs=(own_tags(SCIENCE, 5),),
     effects=(production(energy=6),),
     ongoing=(discount(2, SPACE),))
card(95, "physics_complex", cost=12, tags=(SCIENCE, BUILDING), era=True,
     holds=SCIENCES, points=per_cube(points=2),
     action=(Deed((add_here(1),), spend=ENERGY, amount=6),))
card(96, "greenhouses", cost=6, tags=(PLANT, BUILDING), effects=(gain_per(PLANTS, AllCities()),))
card(97, "nuclear_zone", cost=10, tags=(EARTH,),
     points=worth(-2),
     effects=(tile(NUCLEAR_ZONE), temperature(2)))
card(98, "tropical_resort", cost=13, tags=(BUILDING,), era=True,
     points=worth(2),
     effects=(production(heat=-2, money=3),))
card(99, "toll_station", cost=12, tags=(SPACE,), era=True,
     effects=(production_per(MEGACREDITS, OpponentTags(SPACE)),))
card(100, "fueled_generators", cost=1, tags=(POWER, BUILDING), effects=(production(money=-1, energy=1),))
card(101, "ironworks", cost=11, tags=(BUILDING,),
     action=(Deed((gain(STEEL, 1), oxygen(1)), spend=ENERGY, amount=4),))
card(102, "power_grid", cost=18, tags=(POWER,), effects=(production_per(ENERGY, OwnTags(POWER)),))
card(103, "steelworks", cost=15, tags=(BUILDING,),
     action=(Deed((gain(STEEL, 2), oxygen(1)), spend=ENERGY, amount=4),))
card(104, "ore_processor", cost=13, tags=(BUILDING,),
     action=(Deed((gain(TITANIUM, 1), oxygen(1)), spend=ENERGY, amount=4),))
