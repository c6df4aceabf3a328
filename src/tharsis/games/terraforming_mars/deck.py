"""The printed cards: their names, what can be printed on them, and the tables that `cards` fills.

The rules read these tables and know no card; what a card does is said in `vocabulary`, above them.
"""

from typing import Any, Final, Generic, TypeVar

from tharsis.games.terraforming_mars.board import BUILDING, EVENT, SPACE
from tharsis.kernel import LEGAL, State

S = TypeVar("S", bound=State)
#: Where nothing is printed.
NONE: Final = -1

# The project cards in the order of their printed numbers.
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


# Saves count by the next two lists: the place of a card is where its special resources are saved, and the bit
# that says that its action is used. A card that comes to hold or to do something goes to the end, whatever
# its number; the place of one that no longer does stays its own.
_HOLDERS: Final = """
    search_for_life predators security_fleet regolith_eaters ghg_producing_bacteria ants tardigrades fish
    small_animals birds physics_complex ecological_zone decomposers herbivores nitrite_reducing_bacteria
    pets livestock olympus_conference
"""
_ACTORS: Final = """
    united_nations_mars_initiative search_for_life inventors_guild martian_rails water_import_from_europa
    space_elevator development_center equatorial_magnetizer predators security_fleet regolith_eaters
    ghg_producing_bacteria ants tardigrades fish small_animals electro_catapult birds space_mirrors
    physics_complex ironworks steelworks ore_processor business_network industrial_center symbiotic_fungus
    extreme_cold_fungus caretaker_contract nitrite_reducing_bacteria water_splitting_plant livestock
    aquifer_pumping power_infrastructure restricted_area underground_detonations ai_central
"""


def listed(ids: str) -> list[int]:
    """The cards of a list by which saves count, each named once."""
    names = ids.split()
    for id_ in names:
        if id_ not in ASSET_IDS:
            raise ValueError(f"saves count by {id_}, which is no card")
        if names.count(id_) > 1:
            raise ValueError(f"saves count by {id_} twice")
    return [number_of(id_) for id_ in names]


#: Cards that hold special resources, and cards with an action, in the order in which saves count them.
HOLDERS: Final[list[int]] = listed(_HOLDERS)
ACTORS: Final[list[int]] = listed(_ACTORS)


# What a requirement looks at (5.5).
NEED_IDS: Final[tuple[str, ...]] = (
    "temperature", "oxygen", "oceans", "tag", "production", "greenery", "cities",
)  # fmt: skip
NEED_TEMPERATURE: Final = 0
NEED_OXYGEN: Final = 1
NEED_OCEANS: Final = 2
NEED_TAG: Final = 3
NEED_PRODUCTION: Final = 4
NEED_GREENERY: Final = 5
NEED_CITIES: Final = 6


class Need:
    """5.5: one requirement: a figure of at least (or at most) so much when the card is played."""

    def __init__(self, kind: int, bound: int, *, what: int = NONE, most: bool = False) -> None:
        self.kind: Final = kind
        self.bound: Final = bound
        self.what: Final = what
        self.most: Final = most


class Points(Generic[S]):
    """5.7: what a card is worth at the end. Plain cards give `plain`; the subclasses count."""

    def __init__(self, plain: int) -> None:
        self.plain: Final = plain
        self.counted: bool = False

    def count(self, s: S, seat: int, card: int) -> int:
        return self.plain


class Effect(Generic[S]):
    """5.6: one immediate effect. `apply_why` says why it cannot be done now (0 when it can), `apply` does it
    or leaves it due. A production box can be copied (Robotic Workforce): `boxed` marks those effects."""

    boxed: bool = False

    def apply_why(self, s: S, seat: int, card: int) -> int:
        return LEGAL

    def short(self, s: S, seat: int, card: int) -> tuple[int, ...]:
        """The figures of that refusal."""
        return ()

    def apply(self, s: S, seat: int, card: int) -> None:
        return

    def copy_why(self, s: S, seat: int, card: int) -> int:
        return self.apply_why(s, seat, card)

    def copy(self, s: S, seat: int, card: int) -> None:
        self.apply(s, seat, card)

    def ways(self) -> "tuple[Deed, ...]":
        """The ways of an "either … or" (8.1.3)."""
        return ()


AnyEffect = Effect[Any]


class Deed:
    """8.5: one way to use a card's action: what it costs, and what it brings."""

    def __init__(
        self,
        *effects: AnyEffect,
        way: int = NONE,
        pay: int = 0,
        metal: int = NONE,
        spend: int = NONE,
        amount: int = 0,
        give_up: int = NONE,
        cubes: int = 0,
    ) -> None:
        self.effects: Final = effects
        self.way: Final = way
        #: Price in M€, and the metal that may help.
        self.pay: Final = pay
        self.metal: Final = metal
        #: Resource of the own stock, and how many of it.
        self.spend: Final = spend
        self.amount: Final = amount
        #: Production lowered by one step.
        self.give_up: Final = give_up
        #: Special resources taken from the card itself.
        self.cubes: Final = cubes


class Ongoing(Generic[S]):
    """5.3: a lasting effect. `enter` changes the owner's standing figures when the card comes into play;
    those that react to something wait for it from the printing on (`wait`)."""

    def enter(self, s: S, seat: int) -> None:
        return

    def wait(self, card: int) -> None:
        return


class OnTile(Ongoing[S]):
    """A lasting effect of ``card`` that reacts to a tile. Off the planet ``hex_`` is -1."""

    def placed(self, s: S, owner: int, card: int, by: int, hex_: int, tile: int) -> None:
        return

    def wait(self, card: int) -> None:
        TILE_CARDS.append(card)
        TILE_EFFECTS.append(self)


class OnTag(Ongoing[S]):
    """A lasting effect of ``card`` that reacts to each tag somebody plays."""

    def tagged(self, s: S, owner: int, card: int, by: int, tag: int, played: int) -> None:
        return

    def wait(self, card: int) -> None:
        TAG_CARDS.append(card)
        TAG_EFFECTS.append(self)


class OnCard(Ongoing[S]):
    """A lasting effect that reacts to a card its owner has paid for and played."""

    def played(self, s: S, owner: int, card: int) -> None:
        return

    def wait(self, card: int) -> None:
        CARD_CARDS.append(card)
        CARD_EFFECTS.append(self)


class OnProject(Ongoing[S]):
    """A lasting effect that reacts to a standard project its owner has paid for."""

    def built(self, s: S, owner: int, price: int) -> None:
        return

    def wait(self, card: int) -> None:
        PROJECT_CARDS.append(card)
        PROJECT_EFFECTS.append(self)


AnyOngoing = Ongoing[Any]


class Card:
    """A project card or a corporation, as printed."""

    def __init__(
        self,
        index: int,
        *,
        cost: int,
        tags: tuple[int, ...],
        era: bool,
        needs: tuple[Need, ...] = (),
        holds: int = NONE,
        points: Points[Any],
        effects: tuple[AnyEffect, ...],
        action: tuple[Deed, ...],
        ongoing: tuple[AnyOngoing, ...],
        first: tuple[AnyEffect, ...] = (),
    ) -> None:
        self.index: Final = index
        self.id: Final = ASSET_IDS[index]
        self.cost: Final = cost
        self.event: Final = EVENT in tags
        self.tags: Final = tuple([tag for tag in tags if tag != EVENT])
        self.building: Final = BUILDING in tags
        self.space: Final = SPACE in tags
        self.era: Final = era
        self.needs: Final = needs
        self.holds: Final = holds
        self.points: Final = points
        self.effects: Final = effects
        self.action: Final = action
        self.ongoing: Final = ongoing
        #: The ways of its "either … or".
        self.either: Final = tuple([way for effect in effects for way in effect.ways()])
        #: 5.2: what a corporation must do as its first action.
        self.first: Final = first
        #: Place of its special resources in the state, or -1.
        self.holder: int = NONE
        #: Bit of its action in the state's mask of used actions, or -1.
        self.bit: int = NONE

    @property
    def color(self) -> str:
        if self.index >= PROJECTS:
            return "corporation"
        return "red" if self.event else "blue" if self.action or self.ongoing else "green"


NO_POINTS: Final[Points[Any]] = Points(0)


def card(
    number: int,
    id_: str,
    *,
    cost: int,
    tags: tuple[int, ...] = (),
    era: bool = False,
    needs: tuple[Need, ...] = (),
    holds: int = NONE,
    points: Points[Any] = NO_POINTS,
    effects: tuple[AnyEffect, ...] = (),
    action: tuple[Deed, ...] = (),
    ongoing: tuple[AnyOngoing, ...] = (),
) -> Card:
    """A project card by its printed number; ``era`` marks those of the Corporate Era."""
    if PROJECT_IDS[number - 1] != id_:
        raise ValueError(f"card {number} is {PROJECT_IDS[number - 1]}, not {id_}")
    return Card(
        number - 1,
        cost=cost,
        tags=tags,
        era=era,
        needs=needs,
        holds=holds,
        points=points,
        effects=effects,
        action=action,
        ongoing=ongoing,
    )


def corporation(
    id_: str,
    *,
    money: int,
    tags: tuple[int, ...] = (),
    era: bool = False,
    start: tuple[AnyEffect, ...] = (),
    first: tuple[AnyEffect, ...] = (),
    action: tuple[Deed, ...] = (),
    ongoing: tuple[AnyOngoing, ...] = (),
) -> Card:
    """A corporation: its money stands where a project has its cost."""
    return Card(
        number_of(id_),
        cost=money,
        tags=tags,
        era=era,
        points=NO_POINTS,
        effects=start,
        action=action,
        ongoing=ongoing,
        first=first,
    )


#: All cards by index; corporations follow the projects.
CARDS: Final[list[Card]] = []
#: What each card is worth whatever happens, or COUNTED: scores are asked for too often to ask every card.
PLAIN_POINTS: Final[list[int]] = []
COUNTED: Final = 99
# Reactions with the card each is printed on.
TILE_CARDS: Final[list[int]] = []
TILE_EFFECTS: Final[list[OnTile[Any]]] = []
TAG_CARDS: Final[list[int]] = []
TAG_EFFECTS: Final[list[OnTag[Any]]] = []
CARD_CARDS: Final[list[int]] = []
CARD_EFFECTS: Final[list[OnCard[Any]]] = []
PROJECT_CARDS: Final[list[int]] = []
PROJECT_EFFECTS: Final[list[OnProject[Any]]] = []


def place(card: Card, counted: list[int]) -> int:
    """Where saves count a card."""
    if card.index not in counted:
        raise ValueError(f"{card.id} is missing at the end of a list by which saves count")
    return counted.index(card.index)


def fill(printed: list[Card]) -> None:
    """Lay printed cards into the tables, each once."""
    by_index: dict[int, Card] = {}
    for card in printed:
        if card.index in by_index:
            raise ValueError(f"card {card.id} is printed twice")
        by_index[card.index] = card
    CARDS.extend([by_index[index] for index in range(ASSETS)])
    PLAIN_POINTS.extend([COUNTED if card.points.counted else card.points.plain for card in CARDS])
    for card in printed:
        if card.holds != NONE:
            card.holder = place(card, HOLDERS)
        if card.action:
            card.bit = place(card, ACTORS)
        for effect in card.ongoing:
            effect.wait(card.index)
