"""Milestones and awards while the game goes on."""

from bots.positions.form import Position
from bots.positions.terraforming_mars.tables import early, unclaimed
from tharsis.games.terraforming_mars.board import BUILDER, GARDENER, TERRAFORMER
from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.terraforming_mars.state import TMState

#: Seven building tags.
BUILDINGS = (
    "titanium_mine", "medical_lab", "ironworks", "food_factory", "soil_factory", "fuel_factory", "strip_mine",
)  # fmt: skip


def planner() -> TMState:
    """Sixteen cards, some of them good to play."""
    hand = """sponsors mine acquired_company power_plant asteroid comet birds fish trees kelp_farming grass
        heather bushes algae farming lichen"""
    return early(5).stock(0, money=12).hand(0, *hand.split()).turn()


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
