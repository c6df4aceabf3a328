"""The guided first game: a round in the Colony and a journey to Orbit, explained step by step."""

from typing import Final

from tharsis.games.on_mars.scenario import OMScenario
from tharsis.kernel import Game, Hint, Lesson, LessonStart, State


class FirstGame(LessonStart):
    """Blue stands in the Colony with what it needs for its first Generator; the Shuttle is about to fly. The
    First Colonists' own cards are left out: there is enough to learn without tasks."""

    def build(self, game: Game) -> State:
        table = (
            OMScenario(2, first_settlers=True).goods(0, mineral=2).crystals(0, 2).tech(1, "generator", "1a")
        )
        for c in range(2):
            table.unsettled(c)
        table.goal(0, "three_shelters", "level_three", "three_ships").goal(1, "two_research", "five_techs")
        s = table.shuttle(1, 1).turn(0)
        s.source = None
        return s


FIRST: Final = Lesson(
    name="first",
    seat=0,
    start=FirstGame(),
    hints=(
        Hint("om-lesson-construct", "act construct_building"),
        Hint("om-lesson-generator", "build generator", inside=True),
        Hint("om-lesson-complex", "at f2", inside=True),
        Hint("om-lesson-benefit", "benefit bots", inside=True),
        Hint("om-lesson-bots", "move bot1 se", inside=True),
        Hint("om-lesson-halt", "done", inside=True),
        Hint("om-lesson-executive", "executive warehouse"),
        Hint("om-lesson-pay", "pay crystal", inside=True),
        Hint("om-lesson-pay-again", "pay crystal", inside=True),
        Hint("om-lesson-warehouse", "take oxygen", inside=True),
        Hint("om-lesson-end", "end-turn"),
        Hint("om-lesson-travel", "travel"),
        Hint("om-lesson-space", "space 3", inside=True),
        Hint("om-lesson-tech", "take-tech bottom1", inside=True),
        Hint("om-lesson-place", "place-tech 1b", inside=True),
        Hint("om-lesson-research", "act research"),
        Hint("om-lesson-develop", "develop shelter 3a", inside=True),
        Hint("om-lesson-oxygen", "pay oxygen", inside=True),
        Hint("om-lesson-round", "end-turn"),
    ),
)
