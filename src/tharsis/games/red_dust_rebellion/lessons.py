"""The guided first game: Red Dust against three non-player Factions, from Rally to the first Pass."""

from typing import Final

from tharsis.games.red_dust_rebellion.rules.sequence import EventRound
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.kernel import Game, Hint, Lesson, LessonStart, State


class FirstGame(LessonStart):
    """3.1: the printed setup; Red Dust is 1st Eligible."""

    def build(self, game: Game) -> State:
        table = RDScenario(seats=1, factions="rd_cr_mg_corp", bare=False)
        s = table.card("hammer_the_machines", "new_cordoba").campaign("general_strike").ask(EventRound())
        s.source = None
        return s


FIRST: Final = Lesson(
    "first",
    seat=0,
    start=FirstGame(),
    hints=(
        Hint("rd-lesson-first-rally", "op rally"),
        Hint("rd-lesson-first-space", "pick gandhi"),
        Hint("rd-lesson-first-rebels", "choose rebels"),
        Hint("rd-lesson-first-count", "count 3"),
        Hint("rd-lesson-first-second-space", "pick shepard"),
        Hint("rd-lesson-first-base", "choose base"),
        Hint("rd-lesson-first-special", "special coordinate"),
        Hint("rd-lesson-first-people", "pick tereshkova"),
        Hint("rd-lesson-first-house", "house tereshkova"),
        Hint("rd-lesson-first-activity-ends", "done"),
        Hint("rd-lesson-first-operation-ends", "done"),
        Hint("rd-lesson-first-dig-in", "pick noctis_labyrinthus"),
        Hint("rd-lesson-first-attack", "op attack"),
        Hint("rd-lesson-first-dice", "pick gandhi"),
        Hint("rd-lesson-first-pass", "pass"),
    ),
)
