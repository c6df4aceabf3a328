"""A guided first game: the USSR in turn 1, with a hand that shows each way to use a card."""

from typing import Final

from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.kernel import Game, Hint, Lesson, LessonStart, State

SOVIET_HAND: Final = (
    "vietnam_revolts",
    "nuclear_test_ban",
    "decolonization",
    "duck_and_cover",
    "asia_scoring",
    "nasser",
    "olympic_games",
    "truman_doctrine",
)
AMERICAN_HAND: Final = (
    "containment",
    "marshall_plan",
    "independent_reds",
    "east_european_unrest",
    "captured_nazi_scientist",
    "us_japan_mutual_defense_pact",
    "arab_israeli_war",
    "formosan_resolution",
)


class FirstGame(LessonStart):
    """3.0: the usual opening on the map, both hands dealt, the Headline Phase of turn 1."""

    def build(self, game: Game) -> State:
        position = TSScenario()
        position.us(canada=2, iran=1, israel=1, japan=1, australia=4, philippines=1, south_korea=1)
        position.us(panama=1, south_africa=1, united_kingdom=5, west_germany=4, italy=3)
        position.ussr(syria=1, iraq=1, north_korea=3, east_germany=4, finland=1, poland=4, yugoslavia=1)
        position.hold(USSR, *SOVIET_HAND).hold(US, *AMERICAN_HAND)
        s = position.headlines()
        s.source = None
        return s


#: What to do, and the message that says why.
FIRST: Final = Lesson(
    "first",
    USSR,
    FirstGame(),
    (
        Hint("ts-lesson-first-headline", "headline vietnam_revolts"),
        Hint("ts-lesson-first-card", "play nuclear_test_ban"),
        Hint("ts-lesson-first-ops", "ops", inside=True),
        Hint("ts-lesson-first-kind", "coup-attempt", inside=True),
        Hint("ts-lesson-first-coup", "coup iran", inside=True),
        Hint("ts-lesson-first-own-event", "play decolonization"),
        Hint("ts-lesson-first-event", "event", inside=True),
        Hint("ts-lesson-first-spread", "place thailand", inside=True),
        Hint("ts-lesson-first-enemy-card", "play duck_and_cover"),
        Hint("ts-lesson-first-space", "space", inside=True),
        Hint("ts-lesson-first-scoring", "play asia_scoring"),
        Hint("ts-lesson-first-score", "event", inside=True),
        Hint("ts-lesson-first-influence", "play olympic_games"),
        Hint("ts-lesson-first-points", "ops", inside=True),
        Hint("ts-lesson-first-place", "influence", inside=True),
        Hint("ts-lesson-first-last-round", "play nasser"),
        Hint("ts-lesson-first-turn-ends", "event", inside=True),
    ),
)
