"""The names of all cards in the order of their printed numbers; corporations follow the projects."""

from typing import Final

_PROJECTS: Final = """
    colonizer_training_camp asteroid_mining_consortium deep_well_heating cloud_seeding search_for_life
    inventors_guild martian_rails capital asteroid comet big_asteroid water_import_from_europa
    space_elevator development_center equatorial_magnetizer domed_crater noctis_city methane_from_titan
    imported_hydrogen research_outpost phobos_space_haven black_polar_dust arctic_algae predators
    space_station eos_chasma_national_park interstellar_colony_ship security_fleet cupola_city lunar_beam
    optimal_aerobraking underground_city regolith_eaters ghg_producing_bacteria ants
    release_of_inert_gases nitrogen_rich_asteroid rover_construction deimos_down asteroid_mining
    food_factory archaebacteria carbonate_processing natural_preserve nuclear_power lightning_harvest
    algae adapted_lichen tardigrades virus miranda_resort fish lake_marineris small_animals kelp_farming
    mine vesta_shipyard beam_from_a_thorium_asteroid mangrove trees great_escarpment_consortium
    mineral_deposit mining_expedition mining_area building_industries land_claim mining_rights sponsors
    electro_catapult earth_catapult advanced_alloys birds mars_university viral_enhancers towing_a_comet
    space_mirrors solar_wind_power ice_asteroid quantum_extractor giant_ice_asteroid ganymede_colony
    callisto_penal_mines giant_space_mirror trans_neptune_probe commercial_district robotic_workforce
    grass heather peroxide_power research gene_repair io_mining_industries bushes mass_converter
    physics_complex greenhouses nuclear_zone tropical_resort toll_station fueled_generators ironworks
    power_grid steelworks ore_processor earth_office acquired_company media_archives open_city media_group
    business_network business_contacts bribed_committee solar_power breathing_filters
    artificial_photosynthesis artificial_lake geothermal_power farming dust_seals urbanized_area sabotage
    moss industrial_center hired_raiders hackers ghg_factories subterranean_reservoir ecological_zone
    zeppelins worms decomposers fusion_power symbiotic_fungus extreme_cold_fungus advanced_ecosystems
    great_dam cartel strip_mine wave_power lava_flows power_plant mohole_area large_convoy titanium_mine
    tectonic_stress_power nitrophilic_moss herbivores insects ceos_favorite_project
    anti_gravity_technology investment_loan insulation adaptation_technology caretaker_contract
    designed_microorganisms standard_technology nitrite_reducing_bacteria industrial_microbes lichen
    power_supply_consortium convoy_from_europa imported_ghg imported_nitrogen micro_mills
    magnetic_field_generators shuttles import_of_advanced_ghg windmills tundra_farming
    aerobraked_ammonia_asteroid magnetic_field_dome pets protected_habitats protected_valley satellites
    noctis_farming water_splitting_plant heat_trappers soil_factory fuel_factory ice_cap_melting
    corporate_stronghold biomass_combustors livestock olympus_conference rad_suits aquifer_pumping
    flooding energy_saving local_heat_trapping permafrost_extraction invention_contest plantation
    power_infrastructure indentured_workers lagrange_observatory terraforming_ganymede
    immigration_shuttles restricted_area immigrant_city energy_tapping underground_detonations soletta
    technology_demonstration rad_chem_factory special_design medical_lab ai_central
"""
PROJECT_IDS: Final[tuple[str, ...]] = tuple(_PROJECTS.split())

_CORPORATIONS: Final = """
    credicor ecoline helion interplanetary_cinematics inventrix mining_guild phobolog tharsis_republic
    thorgate united_nations_mars_initiative saturn_systems teractor beginner_corporation
"""
CORPORATION_IDS: Final[tuple[str, ...]] = tuple(_CORPORATIONS.split())

PROJECTS: Final = 208
CORPORATIONS: Final = 13
#: Everything that can lie before a player: the projects, then the corporations.
ASSET_IDS: Final[tuple[str, ...]] = PROJECT_IDS + CORPORATION_IDS
ASSETS: Final = PROJECTS + CORPORATIONS
BEGINNER: Final = ASSETS - 1


def number_of(id_: str) -> int:
    """The index of a card or corporation by its name."""
    return ASSET_IDS.index(id_)
