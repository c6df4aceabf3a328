"""The guided first game: Red Dust against three non-player Factions, from Rally through a Dust Storm to a
Pass."""

from typing import Final

from tharsis.games.red_dust_rebellion.deck import PILE_CARDS
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.kernel import Game, Hint, Lesson, LessonStart, State


class FirstGame(LessonStart):
    """3.1: the printed setup, Red Dust is 1st Eligible, and the card after the next is a Dust Storm."""

    def build(self, game: Game) -> State:
        table = RDScenario(seats=1, factions="rd_cr_mg_corp", bare=False)
        table.s.pile_drawn = PILE_CARDS - 1
        s = table.card("hammer_the_machines", "new_cordoba").campaign("general_strike").ask(EventRound())
        s.source = None
        return s


FIRST: Final = Lesson(
    "first",
    seat=0,
    start=FirstGame(),
    hints=(
        Hint("rd-lesson-first-rally", "op rally"),
        Hint("rd-lesson-first-space", "pick gandhi", inside=True),
        Hint("rd-lesson-first-rebels", "choose rebels", inside=True),
        Hint("rd-lesson-first-count", "count 3", inside=True),
        Hint("rd-lesson-first-second-space", "pick shepard", inside=True),
        Hint("rd-lesson-first-base", "choose base", inside=True),
        Hint("rd-lesson-first-special", "special coordinate", inside=True),
        Hint("rd-lesson-first-people", "pick tereshkova", inside=True),
        Hint("rd-lesson-first-house", "house tereshkova", inside=True),
        Hint("rd-lesson-first-activity-ends", "done", inside=True),
        Hint("rd-lesson-first-operation-ends", "done", inside=True),
        Hint("rd-lesson-first-dig-in", "pick noctis_labyrinthus", inside=True),
        Hint("rd-lesson-first-storm", "done", inside=True),
        Hint("rd-lesson-first-redeploy", "move rd_rebel noctis_labyrinthus", inside=True),
        Hint("rd-lesson-first-reset", "done", inside=True),
        Hint("rd-lesson-first-attack", "op attack"),
        Hint("rd-lesson-first-dice", "pick gandhi", inside=True),
        Hint("rd-lesson-first-pass", "pass"),
    ),
)
