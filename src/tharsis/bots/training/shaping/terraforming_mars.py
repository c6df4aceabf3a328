"""Points, and what stock and production will still buy: alone steps of the planet, among others points."""

from torch import Tensor

from tharsis.bots.training.shaping import Reader, lead
from tharsis.games.terraforming_mars.board import OCEANS_GOAL, OXYGEN_GOAL, SOLO_GENERATIONS, TEMPERATURE_GOAL

#: What a resource is worth in M€: M€, steel, titanium, plants, energy, heat.
WORTH = [1.0, 1.8, 2.8, 1.8, 1.0, 0.8]
#: Generations that a game among others lasts, about.
USUAL = 10
#: M€ that a point costs, and a step of the planet.
POINT = 9.0
STEP = 16.0
STEPS = TEMPERATURE_GOAL + OXYGEN_GOAL + OCEANS_GOAL


def potential(of: Reader, seats: int) -> Tensor:
    steps = of("temperature") + of("oxygen") + of("oceans")
    worth = of.table(WORTH)
    stock = (of("stock")[:, :seats] * worth).sum(2)
    income = (of("production")[:, :seats] * worth).sum(2) + of("rating")[:, :seats]
    if seats == 1:
        left = (SOLO_GENERATIONS - of("generation")).clamp(min=0)
        budget = stock + income * left[:, None]
        return (steps[:, None] + (budget / STEP).clamp(max=STEPS)) / STEPS
    left = USUAL * (1 - steps / STEPS)
    points = of("points")[:, :seats] + (stock + income * left[:, None]) / POINT
    return (lead(points) / 40 + points / 80).clamp(-2, 3)
