"""Alone one wins by finishing the planet in fourteen generations; here only the last one is left."""

from collections.abc import Callable

from bots.positions.form import Position
from bots.positions.terraforming_mars.tables import deal
from tharsis.games.terraforming_mars.actions import END_SOLO_WON
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.kernel import State


def alone(*, temperature: int = 8, oxygen: int = 14, oceans: int = 9) -> TMScenario:
    """The last generation of a solo game."""
    return TMScenario(1).generation(14).temperature(temperature).oxygen(oxygen).oceans(oceans)


def shore() -> TMScenario:
    """Eight oceans; of the four areas left only r6c6 lies beside two."""
    mars = alone(temperature=6, oceans=0)
    for hex_ in ("r5c4", "r5c5", "r5c6", "r6c7", "r1c2", "r1c4", "r4c8", "r9c5"):
        mars.tile("ocean", hex_)
    return mars


def not_terraformed(s: State) -> bool:
    return s.ending != END_SOLO_WON


def terraforms(lesson: str, state: Callable[[], State]) -> Position:
    """A game that is won by finishing the planet now, and lost otherwise."""
    return Position(lesson, state, spoilt=not_terraformed, loses=True)


ALONE = (
    terraforms(
        "alone, the last heat is for the temperature",
        lambda: alone(temperature=6).stock(0, heat=8).turn(),
    ),
    terraforms(
        "alone, heat warms the planet before it raises the rating alone",
        lambda: alone(temperature=6).in_play(0, "caretaker_contract").stock(0, heat=8).turn(),
    ),
    Position(
        "alone, greeneries after the last production are too late for the oxygen",
        lambda: alone(oxygen=13).stock(0, plants=8).turn(),
        good=("convert-plants",),
        loses=True,
    ),
    terraforms(
        "alone, the last money is for the last ocean and not for points",
        lambda: alone(oceans=8).stock(0, money=18).hand(0, "trans_neptune_probe", "breathing_filters").turn(),
    ),
    terraforms(
        "alone, patents are sold for the last ocean",
        lambda: alone(oceans=8).stock(0, money=16).hand(0, "dust_seals", "archaebacteria").turn(),
    ),
    terraforms(
        "alone, patents are sold for the last greenery",
        lambda: alone(oxygen=13).stock(0, money=20).hand(0, "dust_seals", "sponsors", "mine").turn(),
    ),
    terraforms(
        "alone, no card is bought with the money of the last ocean",
        lambda: deal(
            alone(oceans=8).stock(0, money=18), "birds", "breathing_filters", "farming", "trans_neptune_probe"
        ),
    ),
    terraforms(
        "alone, the ocean at 0 °C comes with the warmth",
        lambda: alone(temperature=-2, oceans=8).stock(0, money=31, heat=16).hand(0, "deimos_down").turn(),
    ),
    terraforms(
        "alone, titanium pays for the asteroid, so that the money is left for the ocean",
        lambda: act(
            alone(temperature=6, oceans=8).stock(0, money=20, titanium=5).hand(0, "asteroid").turn(),
            "play asteroid",
        ),
    ),
    terraforms(
        "alone, Helion does not pay with the heat that the planet needs",
        lambda: act(
            alone(temperature=6, oceans=8).corporation(0, "helion").stock(0, money=18, heat=8).turn(),
            "build aquifer",
        ),
    ),
    terraforms(
        "alone, plants of a card complete the last greenery",
        lambda: alone(oxygen=13).stock(0, money=10, plants=6).hand(0, "bushes", "farming").turn(),
    ),
    terraforms(
        "alone, energy makes oxygen before it is sold",
        lambda: alone(oxygen=13).in_play(0, "steelworks", "power_infrastructure").stock(0, energy=4).turn(),
    ),
    terraforms(
        "alone, bacteria are spent on the last warmth",
        lambda: (
            alone(temperature=6)
            .in_play(0, "ghg_producing_bacteria")
            .cubes("ghg_producing_bacteria", 2)
            .turn()
        ),
    ),
    terraforms(
        "alone, the cheap ocean of a card and the dear one are both built",
        lambda: alone(oceans=7).in_play(0, "aquifer_pumping").stock(0, money=26).turn(),
    ),
    terraforms(
        "alone, the last ocean goes where its neighbours pay for the last warmth",
        lambda: shore().stock(0, money=15).hand(0, "ice_cap_melting").turn(),
    ),
    terraforms(
        "alone, plants of the hex feed the next greenery",
        lambda: alone(oxygen=12).stock(0, plants=14).turn(),
    ),
    terraforms(
        "alone, indentured workers make the last card cheap enough",
        lambda: (
            alone(temperature=2)
            .stock(0, money=23)
            .hand(0, "indentured_workers", "deimos_down", "breathing_filters")
            .turn()
        ),
    ),
    terraforms(
        "alone, steel helps to pump the last ocean",
        lambda: act(
            alone(temperature=6, oceans=8).in_play(0, "aquifer_pumping").stock(0, money=14, steel=4).turn(),
            "use aquifer_pumping",
        ),
    ),
    terraforms(
        "alone, the cheap card raises the oxygen and the project brings the ocean",
        lambda: (
            alone(oxygen=13, oceans=8)
            .stock(0, money=30)
            .hand(0, "mining_expedition", "breathing_filters")
            .turn()
        ),
    ),
)
