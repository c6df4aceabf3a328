"""Project cards 1 to 52, as printed."""

from tharsis.games.terraforming_mars.actions import WAY_ADD, WAY_ANIMALS, WAY_MICROBES, WAY_PLANTS, WAY_SPEND
from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    ANIMALS,
    BUILDING,
    CAPITAL,
    CITY,
    CITY_RULE,
    CITY_TAG,
    EARTH,
    ENERGY,
    EVENT,
    FIGHTERS,
    HEAT,
    ISOLATED_RULE,
    JOVIAN,
    MEGACREDITS,
    MICROBE,
    MICROBES,
    NATURAL_PRESERVE,
    NOCTIS_RULE,
    OCEAN,
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
    ChangeIfTags,
    CitiesOnMars,
    Devour,
    LookAndBuy,
    Offworld,
    OwnTags,
    RemoveAnimals,
    TurnOver,
)
from tharsis.games.terraforming_mars.lasting import EventPays, IfCube, OceansBeside, PerJovian, TilePays
from tharsis.games.terraforming_mars.printed import Deed, card
from tharsis.games.terraforming_mars.words import (
    ANYBODY,
    add_here,
    add_to,
    city,
    decrease_any,
    discount,
    draw,
    either,
    gain,
    gain_per,
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
    rating,
    remove_any,
    temperature,
    temperature_at_least,
    temperature_at_most,
    tile,
    way,
    worth,
)

# fmt: off
card(1, "colonizer_training_camp", cost=8, tags=(JOVIAN, BUILDING),
     needs=(oxygen_at_most(5),), points=worth(2))
card(2, "asteroid_mining_consortium", cost=13, tags=(JOVIAN,), era=True,
     needs=(own_production(TITANIUM, 1),), points=worth(1),
     effects=(decrease_any(TITANIUM, 1, own=1), production(titanium=1)))
card(3, "deep_well_heating", cost=13, tags=(POWER, BUILDING), effects=(production(energy=1), temperature(1)))
card(4, "cloud_seeding", cost=11,
     needs=(oceans_at_least(3),),
     effects=(production(money=-1, plants=2), decrease_any(HEAT, 1)))
card(5, "search_for_life", cost=3, tags=(SCIENCE,),
     needs=(oxygen_at_most(6),), holds=SCIENCES, points=IfCube(3),
     action=(Deed((TurnOver(),), pay=1),))
card(6, "inventors_guild", cost=9, tags=(SCIENCE,), era=True, action=(Deed((LookAndBuy(),)),))
card(7, "martian_rails", cost=13, tags=(BUILDING,),
     action=(Deed((gain_per(MEGACREDITS, CitiesOnMars()),), spend=ENERGY, amount=1),))
card(8, "capital", cost=26, tags=(CITY_TAG, BUILDING),
     needs=(oceans_at_least(4),), points=OceansBeside(),
     effects=(production(energy=-2, money=5), tile(CAPITAL, CITY_RULE)))
card(9, "asteroid", cost=14, tags=(SPACE, EVENT),
     effects=(temperature(1), gain(TITANIUM, 2), remove_any(PLANTS, upto=3)))
card(10, "comet", cost=21, tags=(SPACE, EVENT), effects=(temperature(1), ocean(), remove_any(PLANTS, upto=3)))
card(11, "big_asteroid", cost=27, tags=(SPACE, EVENT),
     effects=(temperature(2), gain(TITANIUM, 4), remove_any(PLANTS, upto=4)))
card(12, "water_import_from_europa", cost=25, tags=(JOVIAN, SPACE),
     points=PerJovian(),
     action=(Deed((ocean(),), pay=12, metal=TITANIUM),))
card(13, "space_elevator", cost=27, tags=(SPACE, BUILDING), era=True,
     points=worth(2),
     effects=(production(titanium=1),),
     action=(Deed((gain(MEGACREDITS, 5),), spend=STEEL, amount=1),))
card(14, "development_center", cost=11, tags=(SCIENCE, BUILDING), era=True,
     action=(Deed((draw(1),), spend=ENERGY, amount=1),))
card(15, "equatorial_magnetizer", cost=11, tags=(BUILDING,), action=(Deed((rating(1),), give_up=ENERGY),))
card(16, "domed_crater", cost=24, tags=(CITY_TAG, BUILDING),
     needs=(oxygen_at_most(7),), points=worth(1),
     effects=(production(energy=-1, money=3), gain(PLANTS, 3), city()))
card(17, "noctis_city", cost=18, tags=(CITY_TAG, BUILDING),
     effects=(production(energy=-1, money=3), city(NOCTIS_RULE)))
card(18, "methane_from_titan", cost=28, tags=(JOVIAN, SPACE),
     needs=(oxygen_at_least(2),), points=worth(2),
     effects=(production(heat=2, plants=2),))
card(19, "imported_hydrogen", cost=16, tags=(EARTH, SPACE, EVENT),
     effects=(either(way(WAY_PLANTS, gain(PLANTS, 3)),
                     way(WAY_MICROBES, add_to(MICROBES, 3)),
                     way(WAY_ANIMALS, add_to(ANIMALS, 2))), ocean()))
card(20, "research_outpost", cost=18, tags=(SCIENCE, CITY_TAG, BUILDING),
     effects=(city(ISOLATED_RULE),),
     ongoing=(discount(1),))
card(21, "phobos_space_haven", cost=25, tags=(SPACE, CITY_TAG),
     points=worth(3),
     effects=(production(titanium=1), Offworld(0)))
card(22, "black_polar_dust", cost=15, effects=(production(money=-2, heat=3), ocean()))
card(23, "arctic_algae", cost=12, tags=(PLANT,),
     needs=(temperature_at_most(-12),),
     effects=(gain(PLANTS, 1),),
     ongoing=(TilePays(OCEAN, ANYBODY, PLANTS, 2),))
card(24, "predators", cost=14, tags=(ANIMAL,),
     needs=(oxygen_at_least(11),), holds=ANIMALS, points=per_cube(),
     action=(Deed((Devour(),)),))
card(25, "space_station", cost=10, tags=(SPACE,), era=True, points=worth(1), ongoing=(discount(2, SPACE),))
card(26, "eos_chasma_national_park", cost=16, tags=(PLANT, BUILDING),
     needs=(temperature_at_least(-12),), points=worth(1),
     effects=(production(money=2), gain(PLANTS, 3), add_to(ANIMALS, 1)))
card(27, "interstellar_colony_ship", cost=24, tags=(EARTH, SPACE, EVENT), era=True,
     needs=(own_tags(SCIENCE, 5),), points=worth(4))
card(28, "security_fleet", cost=12, tags=(SPACE,), era=True,
     holds=FIGHTERS, points=per_cube(),
     action=(Deed((add_here(1),), spend=TITANIUM, amount=1),))
card(29, "cupola_city", cost=16, tags=(CITY_TAG, BUILDING),
     needs=(oxygen_at_most(9),),
     effects=(production(energy=-1, money=3), city()))
card(30, "lunar_beam", cost=13, tags=(EARTH, POWER), effects=(production(money=-2, heat=2, energy=2),))
card(31, "optimal_aerobraking", cost=7, tags=(SPACE,), ongoing=(EventPays(True, 3, 3),))
card(32, "underground_city", cost=18, tags=(CITY_TAG, BUILDING),
     effects=(production(energy=-2, steel=2), city()))
card(33, "regolith_eaters", cost=13, tags=(SCIENCE, MICROBE),
     holds=MICROBES,
     action=(Deed((add_here(1),), way=WAY_ADD), Deed((oxygen(1),), way=WAY_SPEND, cubes=2)))
card(34, "ghg_producing_bacteria", cost=8, tags=(SCIENCE, MICROBE),
     needs=(oxygen_at_least(4),), holds=MICROBES,
     action=(Deed((add_here(1),), way=WAY_ADD), Deed((temperature(1),), way=WAY_SPEND, cubes=2)))
card(35, "ants", cost=9, tags=(MICROBE,),
     needs=(oxygen_at_least(4),), holds=MICROBES, points=per_cube(2),
     action=(Deed((Devour(),)),))
card(36, "release_of_inert_gases", cost=14, tags=(EVENT,), effects=(rating(2),))
card(37, "nitrogen_rich_asteroid", cost=31, tags=(SPACE, EVENT),
     effects=(rating(2), temperature(1), ChangeIfTags(PLANTS, 1, 4, PLANT, 3)))
card(38, "rover_construction", cost=8, tags=(BUILDING,),
     points=worth(1),
     ongoing=(TilePays(CITY, ANYBODY, MEGACREDITS, 2),))
card(39, "deimos_down", cost=31, tags=(SPACE, EVENT),
     effects=(temperature(3), gain(STEEL, 4), remove_any(PLANTS, upto=8)))
card(40, "asteroid_mining", cost=30, tags=(JOVIAN, SPACE), points=worth(2), effects=(production(titanium=2),))
card(41, "food_factory", cost=12, tags=(BUILDING,),
     points=worth(1),
     effects=(production(plants=-1, money=4),))
card(42, "archaebacteria", cost=6, tags=(MICROBE,),
     needs=(temperature_at_most(-18),),
     effects=(production(plants=1),))
card(43, "carbonate_processing", cost=6, tags=(BUILDING,), effects=(production(energy=-1, heat=3),))
card(44, "natural_preserve", cost=9, tags=(SCIENCE, BUILDING),
     needs=(oxygen_at_most(4),), points=worth(1),
     effects=(production(money=1), tile(NATURAL_PRESERVE, ISOLATED_RULE)))
card(45, "nuclear_power", cost=10, tags=(POWER, BUILDING), effects=(production(money=-2, energy=3),))
card(46, "lightning_harvest", cost=8, tags=(POWER,), era=True,
     needs=(own_tags(SCIENCE, 3),), points=worth(1),
     effects=(production(energy=1, money=1),))
card(47, "algae", cost=10, tags=(PLANT,),
     needs=(oceans_at_least(5),),
     effects=(production(plants=2), gain(PLANTS, 1)))
card(48, "adapted_lichen", cost=9, tags=(PLANT,), effects=(production(plants=1),))
card(49, "tardigrades", cost=4, tags=(MICROBE,), era=True,
     holds=MICROBES, points=per_cube(4),
     action=(Deed((add_here(1),)),))
card(50, "virus", cost=1, tags=(MICROBE, EVENT), era=True,
     effects=(either(way(WAY_ANIMALS, RemoveAnimals(2)), way(WAY_PLANTS, remove_any(PLANTS, upto=5))),))
card(51, "miranda_resort", cost=12, tags=(JOVIAN, SPACE), era=True,
     points=worth(1),
     effects=(production_per(MEGACREDITS, OwnTags(EARTH)),))
card(52, "fish", cost=9, tags=(ANIMAL,),
     needs=(temperature_at_least(2),), holds=ANIMALS, points=per_cube(),
     effects=(decrease_any(PLANTS, 1),),
     action=(Deed((add_here(1),)),))
