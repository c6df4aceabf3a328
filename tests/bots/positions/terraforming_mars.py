"""Terraforming Mars: the last generation, the race alone, milestones and awards, and the sound basics."""

from bots.positions.form import Position
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DEAL_CORPORATION, DRAW_CARD, END_SOLO_WON
from tharsis.games.terraforming_mars.board import BUILDER, GARDENER, TERRAFORMER
from tharsis.games.terraforming_mars.codes import FINAL
from tharsis.games.terraforming_mars.deck import PROJECTS, number_of
from tharsis.games.terraforming_mars.rules.generation import DealResearch, FinalGreenery
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import Script, State


def finished(mine: int, theirs: int) -> TMScenario:
    """The last generation on a finished planet, the other seat has passed; milestones and awards are open."""
    mars = TMScenario(2).generation(11).temperature(8).oxygen(14).oceans(9)
    return mars.rating(0, mine).rating(1, theirs).passed(1)


def last(mine: int, theirs: int) -> TMScenario:
    """The same with so many points, all milestones and awards being the other's: a point is a point."""
    mars = finished(mine, theirs - 30).stock(1, heat=30, steel=30).production(1, money=30)
    for milestone in ("terraformer", "mayor", "builder"):
        mars.milestone(milestone, 1)
    for award in ("thermalist", "miner", "banker"):
        mars.award(award, 1)
    return mars


def alone(*, temperature: int = 8, oxygen: int = 14, oceans: int = 9) -> TMScenario:
    """The last generation of a solo game."""
    return TMScenario(1).generation(14).temperature(temperature).oxygen(oxygen).oceans(oceans)


def early(generation: int = 4) -> TMScenario:
    """A game of two that will go on for long; the other has not passed."""
    return TMScenario(2).generation(generation).temperature(-18).oxygen(3).oceans(2)


def dealt(*corporations: str, cards: str) -> State:
    """The start of a game of two, with what the first seat is dealt."""
    source = Script(
        {
            DEAL_CORPORATION: [number_of(id_) - PROJECTS for id_ in corporations],
            DRAW_CARD: [number_of(id_) for id_ in cards.split()],
        }
    )
    return GAME.new(seed=1, seats=2, source=source)


def not_first(s: State) -> bool:
    """The game is not over and won."""
    standings = s.standings()
    return not s.over or standings[0] <= max(standings[1:])


def not_terraformed(s: State) -> bool:
    return s.ending != END_SOLO_WON


def bought(card: str, s: State) -> bool:
    assert isinstance(s, TMState)
    return number_of(card) in s.kept(0)


def unclaimed(milestone: int, s: State) -> bool:
    assert isinstance(s, TMState)
    return s.milestones[milestone] != 0


def over(s: State) -> bool:
    return s.over


def shore() -> TMScenario:
    """Eight oceans; of the four areas left only r6c6 lies beside two."""
    mars = alone(temperature=6, oceans=0)
    for hex_ in ("r5c4", "r5c5", "r5c6", "r6c7", "r1c2", "r1c4", "r4c8", "r9c5"):
        mars.tile("ocean", hex_)
    return mars


def ring(mars: TMScenario) -> TMScenario:
    """Own greeneries on three sides of r7c3; no other hex has more than two of them beside it."""
    return mars.tile("greenery", "r6c3", 0).tile("greenery", "r7c2", 0).tile("greenery", "r8c2", 0)


def two_cities(mars: TMScenario) -> TMScenario:
    """Own cities with one hex between them, r7c3."""
    return mars.tile("city", "r7c2", 0).tile("city", "r7c4", 0)


def deal(mars: TMScenario, *cards: str) -> TMState:
    """Research with these cards."""
    return mars.next_cards(*cards).ask(DealResearch())


def last_greeneries() -> TMState:
    mars = last(60, 61).stock(0, plants=16)
    mars.s.phase = FINAL
    return mars.ask(FinalGreenery(0))


#: Alone one wins by finishing the planet in fourteen generations; here only the last one is left.
ALONE = (
    Position(
        "alone, the last heat is for the temperature",
        lambda: alone(temperature=6).stock(0, heat=8).turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, heat warms the planet before it raises the rating alone",
        lambda: alone(temperature=6).in_play(0, "caretaker_contract").stock(0, heat=8).turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, greeneries after the last production are too late for the oxygen",
        lambda: alone(oxygen=13).stock(0, plants=8).turn(),
        good=("convert-plants",),
        loses=True,
    ),
    Position(
        "alone, the last money is for the last ocean and not for points",
        lambda: alone(oceans=8).stock(0, money=18).hand(0, "trans_neptune_probe", "breathing_filters").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, patents are sold for the last ocean",
        lambda: alone(oceans=8).stock(0, money=16).hand(0, "dust_seals", "archaebacteria").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, patents are sold for the last greenery",
        lambda: alone(oxygen=13).stock(0, money=20).hand(0, "dust_seals", "sponsors", "mine").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, no card is bought with the money of the last ocean",
        lambda: deal(
            alone(oceans=8).stock(0, money=18), "birds", "breathing_filters", "farming", "trans_neptune_probe"
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, the ocean at 0 °C comes with the warmth",
        lambda: alone(temperature=-2, oceans=8).stock(0, money=31, heat=16).hand(0, "deimos_down").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, titanium pays for the asteroid, so that the money is left for the ocean",
        lambda: act(
            alone(temperature=6, oceans=8).stock(0, money=20, titanium=5).hand(0, "asteroid").turn(),
            "play asteroid",
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, Helion does not pay with the heat that the planet needs",
        lambda: act(
            alone(temperature=6, oceans=8).corporation(0, "helion").stock(0, money=18, heat=8).turn(),
            "build aquifer",
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, plants of a card complete the last greenery",
        lambda: alone(oxygen=13).stock(0, money=10, plants=6).hand(0, "bushes", "farming").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, energy makes oxygen before it is sold",
        lambda: alone(oxygen=13).in_play(0, "steelworks", "power_infrastructure").stock(0, energy=4).turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, bacteria are spent on the last warmth",
        lambda: (
            alone(temperature=6)
            .in_play(0, "ghg_producing_bacteria")
            .cubes("ghg_producing_bacteria", 2)
            .turn()
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, the cheap ocean of a card and the dear one are both built",
        lambda: alone(oceans=7).in_play(0, "aquifer_pumping").stock(0, money=26).turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, the last ocean goes where its neighbours pay for the last warmth",
        lambda: shore().stock(0, money=15).hand(0, "ice_cap_melting").turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, plants of the hex feed the next greenery",
        lambda: alone(oxygen=12).stock(0, plants=14).turn(),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, indentured workers make the last card cheap enough",
        lambda: (
            alone(temperature=2)
            .stock(0, money=23)
            .hand(0, "indentured_workers", "deimos_down", "breathing_filters")
            .turn()
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, steel helps to pump the last ocean",
        lambda: act(
            alone(temperature=6, oceans=8).in_play(0, "aquifer_pumping").stock(0, money=14, steel=4).turn(),
            "use aquifer_pumping",
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
    Position(
        "alone, the cheap card raises the oxygen and the project brings the ocean",
        lambda: (
            alone(oxygen=13, oceans=8)
            .stock(0, money=30)
            .hand(0, "mining_expedition", "breathing_filters")
            .turn()
        ),
        spoilt=not_terraformed,
        loses=True,
    ),
)

#: The planet is finished and the other has passed: when the seat passes, points are counted.
LAST_GENERATION = (
    Position(
        "a milestone is worth more than a card of one point",
        lambda: finished(40, 44).stock(0, money=8).hand(0, "trans_neptune_probe").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "patents are sold for a milestone",
        lambda: finished(40, 44).stock(0, money=6).hand(0, "dust_seals", "search_for_life").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "an award that one leads is funded",
        lambda: finished(30, 34).stock(0, money=8).in_play(0, "research").hand(0, "sponsors").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "an award that the other leads is not funded",
        lambda: finished(32, 30).stock(0, money=20).in_play(1, "mars_university", "research").turn(),
        bad=("fund scientist",),
        loses=True,
    ),
    Position(
        "points are played, production is not",
        lambda: last(60, 61).stock(0, money=11).hand(0, "acquired_company", "breathing_filters").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "production that wins a funded award is played",
        lambda: (
            finished(30, 29)
            .stock(0, money=10)
            .production(0, money=1)
            .production(1, money=3)
            .award("banker", 1)
            .hand(0, "acquired_company", "trans_neptune_probe")
            .turn()
        ),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "money left over is a greenery",
        lambda: last(60, 60).stock(0, money=23).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "a city among three greeneries beats a greenery",
        lambda: ring(last(60, 65)).stock(0, money=25).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "a greenery goes between two own cities",
        lambda: two_cities(last(60, 62)).stock(0, plants=8).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "no greenery beside the other's city",
        lambda: (
            last(60, 60).tile("natural_preserve", "r7c3", 0).tile("city", "r6c2", 1).stock(0, plants=8).turn()
        ),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "after the last production every greenery counts",
        last_greeneries,
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "the last production of plants still feeds a greenery",
        lambda: last(60, 60).stock(0, money=6, plants=6).hand(0, "heather", "sponsors").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "heat that leads an award is not wasted on a warm planet",
        lambda: finished(30, 33).stock(0, heat=10).stock(1, heat=9).award("thermalist", 0).turn(),
        bad=("convert-heat",),
        loses=True,
    ),
    Position(
        "steel that leads an award pays for nothing",
        lambda: act(
            finished(30, 33)
            .stock(0, steel=5, money=20)
            .stock(1, steel=4)
            .award("miner", 0)
            .hand(0, "solar_power")
            .turn(),
            "play solar_power",
        ),
        good=("pay-steel 0",),
        loses=True,
    ),
    Position(
        "minus points are not played for production that never comes",
        lambda: last(61, 60).stock(0, money=3).production(0, energy=1).hand(0, "hackers").turn(),
        bad=("play hackers",),
        loses=True,
    ),
    Position(
        "at equal points money decides, so none is spent in vain",
        lambda: last(60, 60).stock(0, money=15).stock(1, money=12).hand(0, "power_plant", "sponsors").turn(),
        good=("pass", "sell-patents"),
        loses=True,
    ),
    Position(
        "animals are fed before one passes",
        lambda: last(60, 60).in_play(0, "birds").turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "on a warm planet heat raises the rating by a card alone",
        lambda: last(60, 60).in_play(0, "caretaker_contract").stock(0, heat=8).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "energy becomes points before it becomes money",
        lambda: last(60, 61).in_play(0, "physics_complex", "power_infrastructure").stock(0, energy=6).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "energy production that nobody needs any more is given up for rating",
        lambda: last(60, 60).in_play(0, "equatorial_magnetizer").production(0, energy=1).turn(),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "a cube goes where it completes a point",
        lambda: (
            last(60, 60)
            .in_play(0, "decomposers", "tardigrades", "nitrite_reducing_bacteria")
            .cubes("decomposers", 2)
            .cubes("tardigrades", 1)
            .cubes("nitrite_reducing_bacteria", 1)
            .stock(0, money=1)
            .hand(0, "ceos_favorite_project")
            .turn()
        ),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "animals give points, four plants give none",
        lambda: (
            last(60, 62)
            .in_play(0, "birds")
            .cubes("birds", 1)
            .stock(0, money=1, heat=5)
            .hand(0, "local_heat_trapping")
            .turn()
        ),
        spoilt=not_first,
        loses=True,
    ),
    Position(
        "nothing is paid for production",
        lambda: last(61, 60).in_play(0, "underground_detonations", "space_mirrors").stock(0, money=17).turn(),
        bad=("use", "build power_plant", "build asteroid"),
    ),
    Position(
        "who is far behind does not end the game",
        lambda: (
            TMScenario(2)
            .generation(9)
            .temperature(6)
            .oxygen(14)
            .oceans(9)
            .rating(0, 30)
            .rating(1, 60)
            .production(0, money=60, plants=8)
            .stock(0, heat=8, money=14)
            .passed(1)
            .turn()
        ),
        bad=("convert-heat", "build asteroid"),
        loses=True,
    ),
    Position(
        "who is ahead of a stronger company ends the game",
        lambda: (
            TMScenario(2)
            .generation(9)
            .temperature(6)
            .oxygen(14)
            .oceans(9)
            .rating(0, 60)
            .rating(1, 50)
            .production(1, money=60, plants=8)
            .stock(0, heat=8)
            .turn()
        ),
        good=("convert-heat",),
    ),
)


def first_due() -> TMState:
    mars = early(1).corporation(0, "tharsis_republic").stock(0, money=20)
    mars.s.first_due[0] = 1
    return mars.turn()


def planner() -> TMState:
    """Sixteen cards, some of them good to play."""
    hand = """sponsors mine acquired_company power_plant asteroid comet birds fish trees kelp_farming grass
        heather bushes algae farming lichen"""
    return early(5).stock(0, money=12).hand(0, *hand.split()).turn()


#: Seven building tags.
BUILDINGS = (
    "titanium_mine", "medical_lab", "ironworks", "food_factory", "soil_factory", "fuel_factory", "strip_mine",
)  # fmt: skip
SPACE_HAND = """asteroid_mining vesta_shipyard big_asteroid deimos_down space_station io_mining_industries
    giant_space_mirror phobos_space_haven solar_wind_power imported_ghg"""

#: Milestones and awards while the game goes on.
REWARDS = (
    Position(
        "the last milestone is claimed before anything else when the other could claim it",
        lambda: (
            early(8)
            .rating(0, 36)
            .rating(1, 36)
            .milestone("mayor", 1)
            .milestone("builder", 0)
            .stock(0, money=14)
            .stock(1, money=20)
            .hand(0, "sponsors", "mine", "acquired_company")
            .turn()
        ),
        good=("claim terraformer",),
    ),
    Position(
        "the third greenery and its milestone in one turn",
        lambda: (
            early(8)
            .tile("greenery", "r6c3", 0)
            .tile("greenery", "r7c2", 0)
            .stock(0, money=8, plants=8)
            .hand(0, "power_plant", "mine", "sponsors")
            .turn()
        ),
        spoilt=lambda s: unclaimed(GARDENER, s),
    ),
    Position(
        "the eighth building and its milestone in one turn",
        lambda: early(7).in_play(0, *BUILDINGS).stock(0, money=12).hand(0, "mine", "acquired_company").turn(),
        spoilt=lambda s: unclaimed(BUILDER, s),
    ),
    Position(
        "the last step of the rating and its milestone in one turn",
        lambda: (
            early(8).rating(0, 34).stock(0, money=8, heat=8).hand(0, "sponsors", "mine", "power_plant").turn()
        ),
        spoilt=lambda s: unclaimed(TERRAFORMER, s),
    ),
    Position("sixteen cards are shown before one is played", planner, good=("claim planner",)),
    Position(
        "no award in the first generation",
        lambda: TMScenario(2).stock(0, money=20).hand(0, "asteroid", "sponsors").turn(),
        bad=("fund",),
    ),
    Position(
        "in the first generation all money does not lie idle",
        lambda: TMScenario(2).stock(0, money=20).hand(0, "sponsors", "mine", "acquired_company").turn(),
        bad=("pass", "build", "sell-patents"),
    ),
)

#: What experienced players agree on.
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

POSITIONS = ALONE + LAST_GENERATION + REWARDS + BASICS
