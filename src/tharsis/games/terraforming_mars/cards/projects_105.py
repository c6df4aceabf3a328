"""Project cards 105 to 156, as printed."""

from tharsis.games.terraforming_mars.actions import (
    WAY_ANIMALS,
    WAY_ENERGY,
    WAY_MEGACREDITS,
    WAY_MICROBES,
    WAY_PLANTS,
    WAY_STEEL,
    WAY_TITANIUM,
)
from tharsis.games.terraforming_mars.board import (
    ANIMAL,
    ANIMALS,
    BESIDE_CITY_RULE,
    BESIDE_GREENERY_RULE,
    BUILDING,
    CITY_TAG,
    EARTH,
    ECOLOGICAL_ZONE,
    EVENT,
    GREENERY,
    HEAT,
    INDUSTRIAL_CENTER,
    LAND_RULE,
    LAVA_FLOWS,
    MEGACREDITS,
    MICROBE,
    MICROBES,
    MOHOLE_AREA,
    OCEAN_RULE,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
    TWO_CITIES_RULE,
    VOLCANIC_RULE,
)
from tharsis.games.terraforming_mars.effects import (
    AddAnyKind,
    CitiesOnMars,
    EventsPlayed,
    HeatIntoMoney,
    LookAndBuy,
    OwnTags,
)
from tharsis.games.terraforming_mars.lasting import EventPays, ProjectPays, Shift, TagGrows, TileGrows
from tharsis.games.terraforming_mars.printed import Deed, card
from tharsis.games.terraforming_mars.words import (
    MINE,
    add_here,
    add_to,
    city,
    decrease_any,
    discount,
    draw,
    either,
    gain,
    gain_per,
    look,
    lose,
    ocean,
    oceans_at_least,
    oceans_at_most,
    own_greenery,
    own_tags,
    oxygen,
    oxygen_at_least,
    per_cube,
    production,
    production_per,
    rating,
    remove_any,
    steal_any,
    temperature,
    temperature_at_least,
    temperature_at_most,
    tile,
    way,
    worth,
)

# fmt: off
card(105, "earth_office", cost=1, tags=(EARTH,), era=True, ongoing=(discount(3, EARTH),))
card(106, "acquired_company", cost=10, tags=(EARTH,), era=True, effects=(production(money=3),))
card(107, "media_archives", cost=8, tags=(EARTH,), era=True, effects=(gain_per(MEGACREDITS, EventsPlayed()),))
card(108, "open_city", cost=23, tags=(CITY_TAG, BUILDING),
     needs=(oxygen_at_least(12),), points=worth(1),
     effects=(production(energy=-1, money=4), gain(PLANTS, 2), city()))
card(109, "media_group", cost=6, tags=(EARTH,), era=True, ongoing=(EventPays(False, 3, 0),))
card(110, "business_network", cost=4, tags=(EARTH,), era=True,
     effects=(production(money=-1),),
     action=(Deed((LookAndBuy(),)),))
card(111, "business_contacts", cost=7, tags=(EARTH, EVENT), era=True, effects=(look(4, keep=2),))
card(112, "bribed_committee", cost=7, tags=(EARTH, EVENT), era=True, points=worth(-2), effects=(rating(2),))
card(113, "solar_power", cost=11, tags=(POWER, BUILDING), points=worth(1), effects=(production(energy=1),))
card(114, "breathing_filters", cost=11, tags=(SCIENCE,), needs=(oxygen_at_least(7),), points=worth(2))
card(115, "artificial_photosynthesis", cost=12, tags=(SCIENCE,),
     effects=(either(way(WAY_PLANTS, production(plants=1)), way(WAY_ENERGY, production(energy=2))),))
card(116, "artificial_lake", cost=15, tags=(BUILDING,),
     needs=(temperature_at_least(-6),), points=worth(1),
     effects=(ocean(LAND_RULE),))
card(117, "geothermal_power", cost=11, tags=(POWER, BUILDING), effects=(production(energy=2),))
card(118, "farming", cost=16, tags=(PLANT,),
     needs=(temperature_at_least(4),), points=worth(2),
     effects=(production(money=2, plants=2), gain(PLANTS, 2)))
card(119, "dust_seals", cost=2, needs=(oceans_at_most(3),), points=worth(1))
card(120, "urbanized_area", cost=10, tags=(CITY_TAG, BUILDING),
     effects=(production(energy=-1, money=2), city(TWO_CITIES_RULE)))
card(121, "sabotage", cost=1, tags=(EVENT,), era=True,
     effects=(either(way(WAY_TITANIUM, remove_any(TITANIUM, upto=3)),
                     way(WAY_STEEL, remove_any(STEEL, upto=4)),
                     way(WAY_MEGACREDITS, remove_any(MEGACREDITS, upto=7))),))
card(122, "moss", cost=4, tags=(PLANT,),
     needs=(oceans_at_least(3),),
     effects=(production(plants=1), lose(PLANTS, 1)))
card(123, "industrial_center", cost=4, tags=(BUILDING,), era=True,
     effects=(tile(INDUSTRIAL_CENTER, BESIDE_CITY_RULE),),
     action=(Deed((production(steel=1),), pay=7),))
card(124, "hired_raiders", cost=1, tags=(EVENT,), era=True,
     effects=(either(way(WAY_STEEL, steal_any(STEEL, upto=2)),
                     way(WAY_MEGACREDITS, steal_any(MEGACREDITS, upto=3))),))
card(125, "hackers", cost=3, era=True,
     points=worth(-1),
     effects=(production(energy=-1, money=2), decrease_any(MEGACREDITS, 2, own=2)))
card(126, "ghg_factories", cost=11, tags=(BUILDING,), effects=(production(energy=-1, heat=4),))
card(127, "subterranean_reservoir", cost=11, tags=(EVENT,), effects=(ocean(),))
card(128, "ecological_zone", cost=12, tags=(ANIMAL, PLANT),
     needs=(own_greenery(1),), holds=ANIMALS, points=per_cube(2),
     effects=(tile(ECOLOGICAL_ZONE, BESIDE_GREENERY_RULE),),
     ongoing=(TagGrows((ANIMAL, PLANT)),))
card(129, "zeppelins", cost=13,
     needs=(oxygen_at_least(5),), points=worth(1),
     effects=(production_per(MEGACREDITS, CitiesOnMars()),))
card(130, "worms", cost=8, tags=(MICROBE,),
     needs=(oxygen_at_least(4),),
     effects=(production_per(PLANTS, OwnTags(MICROBE), every=2),))
card(131, "decomposers", cost=5, tags=(MICROBE,),
     needs=(oxygen_at_least(3),), holds=MICROBES, points=per_cube(3),
     ongoing=(TagGrows((ANIMAL, PLANT, MICROBE)),))
card(132, "fusion_power", cost=14, tags=(SCIENCE, POWER, BUILDING),
     needs=(own_tags(POWER, 2),),
     effects=(production(energy=3),))
card(133, "symbiotic_fungus", cost=4, tags=(MICROBE,),
     needs=(temperature_at_least(-14),),
     action=(Deed((add_to(MICROBES, 1),)),))
card(134, "extreme_cold_fungus", cost=13, tags=(MICROBE,),
     needs=(temperature_at_most(-10),),
     action=(Deed((gain(PLANTS, 1),), way=WAY_PLANTS), Deed((add_to(MICROBES, 2),), way=WAY_MICROBES)))
card(135, "advanced_ecosystems", cost=11, tags=(PLANT, MICROBE, ANIMAL),
     needs=(own_tags(PLANT, 1), own_tags(ANIMAL, 1), own_tags(MICROBE, 1)), points=worth(3))
card(136, "great_dam", cost=12, tags=(POWER, BUILDING),
     needs=(oceans_at_least(4),), points=worth(1),
     effects=(production(energy=2),))
card(137, "cartel", cost=8, tags=(EARTH,), era=True, effects=(production_per(MEGACREDITS, OwnTags(EARTH)),))
card(138, "strip_mine", cost=25, tags=(BUILDING,),
     effects=(production(energy=-2, steel=2, titanium=1), oxygen(2)))
card(139, "wave_power", cost=8, tags=(POWER,),
     needs=(oceans_at_least(3),), points=worth(1),
     effects=(production(energy=1),))
card(140, "lava_flows", cost=18, tags=(EVENT,), effects=(temperature(2), tile(LAVA_FLOWS, VOLCANIC_RULE)))
card(141, "power_plant", cost=4, tags=(POWER, BUILDING), effects=(production(energy=1),))
card(142, "mohole_area", cost=20, tags=(BUILDING,),
     effects=(production(heat=4), tile(MOHOLE_AREA, OCEAN_RULE)))
card(143, "large_convoy", cost=36, tags=(EARTH, SPACE, EVENT),
     points=worth(2),
     effects=(ocean(), draw(2), either(way(WAY_PLANTS, gain(PLANTS, 5)),
                     way(WAY_ANIMALS, add_to(ANIMALS, 4)))))
card(144, "titanium_mine", cost=7, tags=(BUILDING,), era=True, effects=(production(titanium=1),))
card(145, "tectonic_stress_power", cost=18, tags=(POWER, BUILDING),
     needs=(own_tags(SCIENCE, 2),), points=worth(1),
     effects=(production(energy=3),))
card(146, "nitrophilic_moss", cost=8, tags=(PLANT,),
     needs=(oceans_at_least(3),),
     effects=(production(plants=2), lose(PLANTS, 2)))
card(147, "herbivores", cost=12, tags=(ANIMAL,),
     needs=(oxygen_at_least(8),), holds=ANIMALS, points=per_cube(2),
     effects=(add_here(1), decrease_any(PLANTS, 1)),
     ongoing=(TileGrows(GREENERY, MINE),))
card(148, "insects", cost=9, tags=(MICROBE,),
     needs=(oxygen_at_least(6),),
     effects=(production_per(PLANTS, OwnTags(PLANT)),))
card(149, "ceos_favorite_project", cost=1, tags=(EVENT,), era=True, effects=(AddAnyKind(),))
card(150, "anti_gravity_technology", cost=14, tags=(SCIENCE,), era=True,
     needs=(own_tags(SCIENCE, 7),), points=worth(3),
     ongoing=(discount(2),))
card(151, "investment_loan", cost=3, tags=(EARTH, EVENT), era=True,
     effects=(production(money=-1), gain(MEGACREDITS, 10)))
card(152, "insulation", cost=2, effects=(HeatIntoMoney(),))
card(153, "adaptation_technology", cost=12, tags=(SCIENCE,), points=worth(1), ongoing=(Shift(2),))
card(154, "caretaker_contract", cost=3, era=True,
     needs=(temperature_at_least(0),),
     action=(Deed((rating(1),), spend=HEAT, amount=8),))
card(155, "designed_microorganisms", cost=16, tags=(SCIENCE, MICROBE),
     needs=(temperature_at_most(-14),),
     effects=(production(plants=2),))
card(156, "standard_technology", cost=6, tags=(SCIENCE,), era=True, ongoing=(ProjectPays(0, 3),))
