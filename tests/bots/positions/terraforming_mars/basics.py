"""What experienced players agree on."""

from bots.positions.form import Position
from bots.positions.terraforming_mars.tables import bought, deal, early, finished, ring, two_cities
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DEAL_CORPORATION, DRAW_CARD
from tharsis.games.terraforming_mars.deck import PROJECTS, number_of
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import Script, State

SPACE_HAND = """asteroid_mining vesta_shipyard big_asteroid deimos_down space_station io_mining_industries
    giant_space_mirror phobos_space_haven solar_wind_power imported_ghg"""


def dealt(*corporations: str, cards: str) -> State:
    """The start of a game of two, with what the first seat is dealt."""
    source = Script(
        {
            DEAL_CORPORATION: [number_of(id_) - PROJECTS for id_ in corporations],
            DRAW_CARD: [number_of(id_) for id_ in cards.split()],
        }
    )
    return GAME.new(seed=1, seats=2, source=source)


def first_due() -> TMState:
    mars = early(1).corporation(0, "tharsis_republic").stock(0, money=20)
    mars.s.first_due[0] = 1
    return mars.turn()


BASICS = (
    Position(
        "a power plant is cheaper as a card",
        lambda: early(1).stock(0, money=15).hand(0, "power_plant").turn(),
        bad=("build power_plant",),
    ),
    Position(
        "nothing is spent on a parameter that stands at its end",
        lambda: (
            TMScenario(2).generation(10).temperature(8).oxygen(9).oceans(9).stock(0, money=40, heat=10).turn()
        ),
        bad=("build asteroid", "build aquifer", "convert-heat"),
    ),
    Position("the first action is taken and not passed over", first_due, good=("first-action",)),
    Position(
        "heat is turned into warmth before one passes",
        lambda: early().stock(0, heat=9).turn(),
        good=("convert-heat",),
    ),
    Position(
        "plants are turned into a greenery before others take them",
        lambda: early().stock(0, plants=8).turn(),
        good=("convert-plants",),
    ),
    Position(
        "the Initiative raises its rating again for three",
        lambda: act(
            early()
            .corporation(0, "united_nations_mars_initiative")
            .stock(0, money=9, heat=8)
            .hand(0, "sponsors")
            .turn(),
            "convert-heat",
        ),
        good=("use united_nations_mars_initiative",),
    ),
    Position(
        "an action that costs nothing is taken before one passes",
        lambda: early().in_play(0, "ai_central").turn(),
        good=("use ai_central",),
    ),
    Position(
        "life that has been found is not searched for again",
        lambda: early().in_play(0, "search_for_life").cubes("search_for_life", 1).stock(0, money=5).turn(),
        good=("pass",),
    ),
    Position(
        "good cards are not sold for a coin each",
        lambda: early(2).hand(0, "asteroid_mining", "mine", "sponsors").turn(),
        good=("pass",),
    ),
    Position(
        "an asteroid falls on the other's plants, not on one's own",
        lambda: act(
            early().stock(0, money=14, plants=6).stock(1, plants=3).hand(0, "asteroid").turn(),
            "play asteroid",
        ),
        good=("target 1",),
    ),
    Position(
        "an asteroid takes all it can",
        lambda: act(
            early().stock(0, money=14).stock(1, plants=7).hand(0, "asteroid").turn(),
            "play asteroid",
            "target 1",
        ),
        good=("amount 3",),
    ),
    Position(
        "of two others the one ahead is struck",
        lambda: act(
            TMScenario(3)
            .generation(6)
            .rating(0, 28)
            .rating(1, 22)
            .rating(2, 40)
            .stock(0, money=14)
            .stock(1, plants=7)
            .stock(2, plants=7)
            .hand(0, "asteroid")
            .turn(),
            "play asteroid",
        ),
        good=("target 2",),
    ),
    Position(
        "hackers rob the other's production, not one's own",
        lambda: act(
            early()
            .stock(0, money=3)
            .production(0, money=4, energy=1)
            .production(1, money=4)
            .hand(0, "hackers")
            .turn(),
            "play hackers",
        ),
        good=("target 1",),
    ),
    Position(
        "predators eat the other's animals",
        lambda: act(
            TMScenario(2)
            .oxygen(13)
            .generation(9)
            .in_play(0, "predators", "fish")
            .in_play(1, "birds")
            .cubes("fish", 3)
            .cubes("birds", 2)
            .turn(),
            "use predators",
        ),
        good=("on birds",),
    ),
    Position(
        "steel pays for buildings",
        lambda: act(
            early().stock(0, money=20, steel=6).hand(0, "geothermal_power").turn(), "play geothermal_power"
        ),
        good=("pay-steel 5",),
    ),
    Position(
        "no titanium is spent beyond the price",
        lambda: act(
            early().stock(0, money=20, titanium=8).hand(0, "space_station").turn(), "play space_station"
        ),
        bad=("pay-titanium 4", "pay-titanium 0"),
    ),
    Position(
        "steel that covers a price exactly is all paid",
        lambda: act(
            early().stock(0, money=9, steel=3).hand(0, "building_industries").production(0, energy=1).turn(),
            "play building_industries",
        ),
        good=("pay-steel 3",),
    ),
    Position(
        "a city goes among greeneries",
        lambda: act(ring(early(8)).stock(0, money=25).turn(), "build city"),
        good=("place r7c3",),
    ),
    Position(
        "a greenery goes between one's own cities",
        lambda: act(two_cities(early(8)).tile("city", "r5c2", 1).stock(0, plants=8).turn(), "convert-plants"),
        good=("place r7c3",),
    ),
    Position(
        "an early ocean brings a bonus",
        lambda: act(TMScenario(2).stock(0, money=18).turn(), "build aquifer"),
        bad=("place r1c5",),
    ),
    Position(
        "the capital counts the oceans beside it",
        lambda: act(
            finished(40, 40).stock(0, money=26).production(0, energy=2).hand(0, "capital").turn(),
            "play capital",
        ),
        good=("place r2c5", "place r6c5"),
    ),
    Position(
        "the commercial district lies between cities",
        lambda: act(
            two_cities(early(9))
            .stock(0, money=16)
            .production(0, energy=1)
            .hand(0, "commercial_district")
            .turn(),
            "play commercial_district",
        ),
        good=("place r7c3",),
    ),
    Position(
        "mining rights for titanium rather than steel",
        lambda: act(early(2).stock(0, money=9).hand(0, "mining_rights").turn(), "play mining_rights"),
        good=("place r4c1", "place r8c6"),
    ),
    Position(
        "nuclear waste does not lie beside one's own cities",
        lambda: act(
            two_cities(early(6)).stock(0, money=10).hand(0, "nuclear_zone").turn(), "play nuclear_zone"
        ),
        bad=(
            "place r6c2",
            "place r6c3",
            "place r6c4",
            "place r6c5",
            "place r7c1",
            "place r7c3",
            "place r7c5",
            "place r8c1",
            "place r8c2",
            "place r8c3",
            "place r8c4",
        ),
    ),
    Position(
        "robots copy titanium rather than steel",
        lambda: act(
            early().in_play(0, "mine", "titanium_mine").stock(0, money=9).hand(0, "robotic_workforce").turn(),
            "play robotic_workforce",
        ),
        good=("copy titanium_mine",),
    ),
    Position(
        "the catapult throws steel when the plants make a greenery",
        lambda: act(
            early().in_play(0, "electro_catapult").stock(0, plants=8, steel=3).turn(), "use electro_catapult"
        ),
        good=("choose steel",),
    ),
    Position(
        "no card is bought that can never be played: too many oceans",
        lambda: deal(
            TMScenario(2).generation(8).oceans(6).oxygen(8).temperature(-4).stock(0, money=40),
            "dust_seals",
            "trees",
            "sponsors",
            "bushes",
        ),
        spoilt=lambda s: bought("dust_seals", s),
    ),
    Position(
        "no card is bought that can never be played: too warm",
        lambda: deal(
            TMScenario(2).generation(8).oceans(6).oxygen(8).temperature(-4).stock(0, money=40),
            "arctic_algae",
            "trees",
            "sponsors",
            "designed_microorganisms",
        ),
        spoilt=lambda s: bought("arctic_algae", s) or bought("designed_microorganisms", s),
    ),
    Position(
        "cheap production is bought early",
        lambda: deal(early(2).stock(0, money=40), "mine", "archaebacteria", "sponsors", "acquired_company"),
        spoilt=lambda s: not (bought("sponsors", s) and bought("mine", s)),
    ),
    Position(
        "a hand of space cards is for PhoboLog",
        lambda: dealt("phobolog", "inventrix", "helion", "ecoline", cards=SPACE_HAND),
        good=("take-corporation phobolog",),
    ),
)
