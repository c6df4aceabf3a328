"""A guided first game: a beginner's table with a good hand, and hints along the way."""

from typing import Final

from tharsis.games.terraforming_mars.actions import DRAW_CARD
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.kernel import Game, Hint, Lesson, LessonStart, Script, State

#: Ten cards that show what the game offers, for the learner; then ten for the opponent.
HAND: Final[tuple[str, ...]] = (
    "mine", "power_plant", "sponsors", "asteroid", "research_outpost", "domed_crater", "adapted_lichen",
    "grass", "tardigrades", "ghg_factories",
)  # fmt: skip
OPPOSITE: Final[tuple[str, ...]] = (
    "solar_power", "cartel", "comet", "urbanized_area", "lichen", "bushes", "archaebacteria",
    "carbonate_processing", "windmills", "trees",
)  # fmt: skip


class FirstGame(LessonStart):
    """Two beginner corporations with known hands; after the deal chance is free."""

    def build(self, game: Game) -> State:
        cards = [number_of(card) for card in HAND + OPPOSITE]
        options = {"beginner_1": True, "beginner_2": True}
        s = game.new(seed=7, seats=2, options=options, source=Script({DRAW_CARD: cards}))
        s.source = None
        return s


FIRST: Final = Lesson(
    "first",
    seat=0,
    start=FirstGame(),
    hints=(
        Hint("tm-lesson-first-production", "play sponsors"),
        Hint("tm-lesson-first-second", "play mine"),
        Hint("tm-lesson-first-action-card", "play tardigrades"),
        Hint("tm-lesson-first-use", "use tardigrades"),
        Hint("tm-lesson-first-power", "play power_plant"),
        Hint("tm-lesson-first-end-turn", "end-turn", inside=True),
        Hint("tm-lesson-first-pass", "pass"),
        Hint("tm-lesson-first-research", "done", inside=True),
        Hint("tm-lesson-first-event", "play asteroid"),
        Hint("tm-lesson-first-target", "target-nobody", inside=True),
        Hint("tm-lesson-first-outpost", "play research_outpost"),
        Hint("tm-lesson-first-place", "place r4c5", inside=True),
        Hint("tm-lesson-first-plants", "convert-plants", perhaps=True),
        Hint("tm-lesson-first-heat", "convert-heat", perhaps=True),
        Hint("tm-lesson-first-milestone", "claim gardener", perhaps=True),
        Hint("tm-lesson-first-award", "fund banker"),
        Hint("tm-lesson-first-second-pass", "pass"),
    ),
)
