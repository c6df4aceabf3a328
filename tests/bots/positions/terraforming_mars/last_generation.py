"""The planet is finished and the other has passed: when the seat passes, points are counted."""

from bots.positions.form import Position
from bots.positions.terraforming_mars.tables import finished, last, ring, two_cities, wins
from tharsis.games.terraforming_mars.codes import FINAL
from tharsis.games.terraforming_mars.rules.generation import FinalGreenery
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState


def last_greeneries() -> TMState:
    mars = last(60, 61).stock(0, plants=16)
    mars.s.phase = FINAL
    return mars.ask(FinalGreenery(0))


LAST_GENERATION = (
    wins(
        "a milestone is worth more than a card of one point",
        lambda: finished(40, 44).stock(0, money=8).hand(0, "trans_neptune_probe").turn(),
    ),
    wins(
        "patents are sold for a milestone",
        lambda: finished(40, 44).stock(0, money=6).hand(0, "dust_seals", "search_for_life").turn(),
    ),
    wins(
        "an award that one leads is funded",
        lambda: finished(30, 34).stock(0, money=8).in_play(0, "research").hand(0, "sponsors").turn(),
    ),
    Position(
        "an award that the other leads is not funded",
        lambda: finished(32, 30).stock(0, money=20).in_play(1, "mars_university", "research").turn(),
        bad=("fund scientist",),
        loses=True,
    ),
    wins(
        "points are played, production is not",
        lambda: last(60, 61).stock(0, money=11).hand(0, "acquired_company", "breathing_filters").turn(),
    ),
    wins(
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
    ),
    wins(
        "money left over is a greenery",
        lambda: last(60, 60).stock(0, money=23).turn(),
    ),
    wins(
        "a city among three greeneries beats a greenery",
        lambda: ring(last(60, 65)).stock(0, money=25).turn(),
    ),
    wins(
        "a greenery goes between two own cities",
        lambda: two_cities(last(60, 62)).stock(0, plants=8).turn(),
    ),
    wins(
        "no greenery beside the other's city",
        lambda: (
            last(60, 60).tile("natural_preserve", "r7c3", 0).tile("city", "r6c2", 1).stock(0, plants=8).turn()
        ),
    ),
    wins(
        "after the last production every greenery counts",
        last_greeneries,
    ),
    wins(
        "the last production of plants still feeds a greenery",
        lambda: last(60, 60).stock(0, money=6, plants=6).hand(0, "heather", "sponsors").turn(),
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
    wins(
        "animals are fed before one passes",
        lambda: last(60, 60).in_play(0, "birds").turn(),
    ),
    wins(
        "on a warm planet heat raises the rating by a card alone",
        lambda: last(60, 60).in_play(0, "caretaker_contract").stock(0, heat=8).turn(),
    ),
    wins(
        "energy becomes points before it becomes money",
        lambda: last(60, 61).in_play(0, "physics_complex", "power_infrastructure").stock(0, energy=6).turn(),
    ),
    wins(
        "energy production that nobody needs any more is given up for rating",
        lambda: last(60, 60).in_play(0, "equatorial_magnetizer").production(0, energy=1).turn(),
    ),
    wins(
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
    ),
    wins(
        "animals give points, four plants give none",
        lambda: (
            last(60, 62)
            .in_play(0, "birds")
            .cubes("birds", 1)
            .stock(0, money=1, heat=5)
            .hand(0, "local_heat_trapping")
            .turn()
        ),
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
