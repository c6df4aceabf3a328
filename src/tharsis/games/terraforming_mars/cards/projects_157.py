"""Project cards 157 to 208, as printed."""

from tharsis.games.terraforming_mars.actions import WAY_ADD, WAY_ANIMALS, WAY_PLANTS, WAY_SPEND
from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CITY,
    CITY_TAG,
    EARTH,
    ENERGY,
    EVENT,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    MICROBE,
    MICROBES,
    OCEAN_RULE,
    PLANT,
    PLANTS,
    POWER,
    RESTRICTED_AREA,
    SCIENCE,
    SCIENCES,
    SPACE,
    STEEL,
)
from tharsis.games.terraforming_mars.effects import (
    AllCities,
    EnergyIntoMoney,
    FloodShore,
    NextCheaper,
    NextShifted,
    OwnTags,
    RatingPer,
)
from tharsis.games.terraforming_mars.lasting import Confer, PerCities, Protection, TileGrows, TileProduces
from tharsis.games.terraforming_mars.printed import Deed, card
from tharsis.games.terraforming_mars.words import (
    ANYBODY,
    add_here,
    add_to,
    any_cities,
    city,
    decrease_any,
    discount,
    draw,
    either,
    gain,
    greenery,
    look,
    lose,
    ocean,
    oceans_at_least,
    own_tags,
    oxygen,
    oxygen_at_least,
    per_cube,
    production,
    production_per,
    rating,
    temperature_at_least,
    tile,
    way,
    worth,
)

# fmt: off
card(157, "nitrite_reducing_bacteria", cost=11, tags=(MICROBE,),
     holds=MICROBES,
     effects=(add_here(3),),
     action=(Deed((add_here(1),), way=WAY_ADD), Deed((rating(1),), way=WAY_SPEND, cubes=3)))
card(158, "industrial_microbes", cost=12, tags=(MICROBE, BUILDING), effects=(production(energy=1, steel=1),))
card(159, "lichen", cost=7, tags=(PLANT,),
     needs=(temperature_at_least(-24),),
     effects=(production(plants=1),))
card(160, "power_supply_consortium", cost=5, tags=(POWER,), era=True,
     needs=(own_tags(POWER, 2),),
     effects=(decrease_any(ENERGY, 1, own=1), production(energy=1)))
card(161, "convoy_from_europa", cost=15, tags=(SPACE, EVENT), effects=(ocean(), draw(1)))
card(162, "imported_ghg", cost=7, tags=(EARTH, SPACE, EVENT), effects=(production(heat=1), gain(HEAT, 3)))
card(163, "imported_nitrogen", cost=23, tags=(EARTH, SPACE, EVENT),
     effects=(rating(1), gain(PLANTS, 4), add_to(MICROBES, 3), add_to(ANIMALS, 2)))
card(164, "micro_mills", cost=3, effects=(production(heat=1),))
card(165, "magnetic_field_generators", cost=20, tags=(BUILDING,),
     effects=(production(energy=-4, plants=2), rating(3)))
card(166, "shuttles", cost=10, tags=(SPACE,),
     needs=(oxygen_at_least(5),), points=worth(1),
     effects=(production(energy=-1, money=2),),
     ongoing=(discount(2, SPACE),))
card(167, "import_of_advanced_ghg", cost=9, tags=(EARTH, SPACE, EVENT), effects=(production(heat=2),))
card(168, "windmills", cost=6, tags=(POWER, BUILDING),
     needs=(oxygen_at_least(7),), points=worth(1),
     effects=(production(energy=1),))
card(169, "tundra_farming", cost=16, tags=(PLANT,),
     needs=(temperature_at_least(-6),), points=worth(2),
     effects=(production(plants=1, money=2), gain(PLANTS, 1)))
card(170, "aerobraked_ammonia_asteroid", cost=26, tags=(SPACE, EVENT),
     effects=(production(heat=3, plants=1), add_to(MICROBES, 2)))
card(171, "magnetic_field_dome", cost=5, tags=(BUILDING,),
     effects=(production(energy=-2, plants=1), rating(1)))
card(172, "pets", cost=10, tags=(EARTH, ANIMAL),
     holds=ANIMALS, points=per_cube(2),
     effects=(add_here(1),),
     ongoing=(TileGrows(CITY, ANYBODY), Protection()))
card(173, "protected_habitats", cost=5, era=True, ongoing=(Protection(),))
card(174, "protected_valley", cost=23, tags=(PLANT, BUILDING),
     effects=(production(money=2), greenery(OCEAN_RULE)))
card(175, "satellites", cost=10, tags=(SPACE,), era=True,
     effects=(production_per(MEGACREDITS, OwnTags(SPACE)),))
card(176, "noctis_farming", cost=10, tags=(PLANT, BUILDING),
     needs=(temperature_at_least(-20),), points=worth(1),
     effects=(production(money=1), gain(PLANTS, 2)))
card(177, "water_splitting_plant", cost=12, tags=(BUILDING,),
     needs=(oceans_at_least(2),),
     action=(Deed((oxygen(1),), spend=ENERGY, amount=3),))
card(178, "heat_trappers", cost=6, tags=(POWER, BUILDING),
     points=worth(-1),
     effects=(decrease_any(HEAT, 2), production(energy=1)))
card(179, "soil_factory", cost=9, tags=(BUILDING,),
     points=worth(1),
     effects=(production(energy=-1, plants=1),))
card(180, "fuel_factory", cost=6, tags=(BUILDING,), era=True,
     effects=(production(energy=-1, titanium=1, money=1),))
card(181, "ice_cap_melting", cost=5, tags=(EVENT,), needs=(temperature_at_least(2),), effects=(ocean(),))
card(182, "corporate_stronghold", cost=11, tags=(CITY_TAG, BUILDING), era=True,
     points=worth(-2),
     effects=(production(energy=-1, money=3), city()))
card(183, "biomass_combustors", cost=4, tags=(POWER, BUILDING),
     needs=(oxygen_at_least(6),), points=worth(-1),
     effects=(decrease_any(PLANTS, 1), production(energy=2)))
card(184, "livestock", cost=13, tags=(ANIMAL,),
     needs=(oxygen_at_least(9),), holds=ANIMALS, points=per_cube(),
     effects=(production(plants=-1, money=2),),
     action=(Deed((add_here(1),)),))
card(185, "olympus_conference", cost=10, tags=(SCIENCE, EARTH, BUILDING), era=True,
     holds=SCIENCES, points=worth(1),
     ongoing=(Confer(),))
card(186, "rad_suits", cost=6, era=True,
     needs=(any_cities(2),), points=worth(1),
     effects=(production(money=1),))
card(187, "aquifer_pumping", cost=18, tags=(BUILDING,), action=(Deed((ocean(),), pay=8, metal=STEEL),))
card(188, "flooding", cost=7, tags=(EVENT,), points=worth(-1), effects=(FloodShore(4),))
card(189, "energy_saving", cost=15, tags=(POWER,), effects=(production_per(ENERGY, AllCities()),))
card(190, "local_heat_trapping", cost=1, tags=(EVENT,),
     effects=(lose(HEAT, 5), either(way(WAY_PLANTS, gain(PLANTS, 4)), way(WAY_ANIMALS, add_to(ANIMALS, 2)))))
card(191, "permafrost_extraction", cost=8, tags=(EVENT,),
     needs=(temperature_at_least(-8),),
     effects=(ocean(),))
card(192, "invention_contest", cost=2, tags=(SCIENCE, EVENT), era=True, effects=(look(3, keep=1),))
card(193, "plantation", cost=15, tags=(PLANT,), needs=(own_tags(SCIENCE, 2),), effects=(greenery(),))
card(194, "power_infrastructure", cost=4, tags=(POWER, BUILDING), era=True,
     action=(Deed((EnergyIntoMoney(),)),))
card(195, "indentured_workers", cost=0, tags=(EVENT,), era=True, points=worth(-1), effects=(NextCheaper(8),))
card(196, "lagrange_observatory", cost=9, tags=(SCIENCE, SPACE), era=True,
     points=worth(1),
     effects=(draw(1),))
card(197, "terraforming_ganymede", cost=33, tags=(JOVIAN, SPACE), era=True,
     points=worth(2),
     effects=(RatingPer(OwnTags(JOVIAN)),))
card(198, "immigration_shuttles", cost=31, tags=(EARTH, SPACE),
     points=PerCities(3),
     effects=(production(money=5),))
card(199, "restricted_area", cost=11, tags=(SCIENCE,), era=True,
     effects=(tile(RESTRICTED_AREA),),
     action=(Deed((draw(1),), pay=2),))
card(200, "immigrant_city", cost=13, tags=(CITY_TAG, BUILDING),
     effects=(production(energy=-1, money=-2), city()),
     ongoing=(TileProduces(CITY, False, MEGACREDITS),))
card(201, "energy_tapping", cost=3, tags=(POWER,), era=True,
     points=worth(-1),
     effects=(decrease_any(ENERGY, 1, own=1), production(energy=1)))
card(202, "underground_detonations", cost=6, tags=(BUILDING,), action=(Deed((production(heat=2),), pay=10),))
card(203, "soletta", cost=35, tags=(SPACE,), effects=(production(heat=7),))
card(204, "technology_demonstration", cost=5, tags=(SCIENCE, SPACE, EVENT), era=True, effects=(draw(2),))
card(205, "rad_chem_factory", cost=8, tags=(BUILDING,), effects=(production(energy=-1), rating(2)))
card(206, "special_design", cost=4, tags=(SCIENCE, EVENT), effects=(NextShifted(2),))
card(207, "medical_lab", cost=13, tags=(SCIENCE, BUILDING), era=True,
     points=worth(1),
     effects=(production_per(MEGACREDITS, OwnTags(BUILDING), every=2),))
card(208, "ai_central", cost=21, tags=(SCIENCE, BUILDING), era=True,
     needs=(own_tags(SCIENCE, 3),), points=worth(1),
     effects=(production(energy=-1),),
     action=(Deed((draw(2),)),))
