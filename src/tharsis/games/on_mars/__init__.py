"""On Mars: the whole game for one to four companies."""

from pathlib import Path
from typing import Final

from tharsis.games.on_mars.actions import ACTIONS, CHANCES, COMPANY, ENDS, LOGS, PROMPTS, REASONS, WARNINGS
from tharsis.games.on_mars.bot import OMAdvisor
from tharsis.games.on_mars.checks import invariants
from tharsis.games.on_mars.deck import ANY_SOLO_GOAL, SOLO_GOALS
from tharsis.games.on_mars.lessons import FIRST
from tharsis.games.on_mars.observation import OMObservation
from tharsis.games.on_mars.prices import price
from tharsis.games.on_mars.redeal import redeal
from tharsis.games.on_mars.rules.goals import ASIDES
from tharsis.games.on_mars.rules.lacerda.choices import answer
from tharsis.games.on_mars.rules.scoring import returns, standings
from tharsis.games.on_mars.rules.setup import lay_out
from tharsis.games.on_mars.state import OMState
from tharsis.games.on_mars.steps import STEPS
from tharsis.games.on_mars.tables import CARD, board_table, card_table, charts
from tharsis.games.on_mars.telling import foretell, tell
from tharsis.games.on_mars.view import look
from tharsis.games.on_mars.vocabulary import fill
from tharsis.games.on_mars.warnings import warn
from tharsis.kernel import Game, Tally, choice, switch

fill()

GAME: Final = Game(
    id="on-mars",
    prefix="om",
    rules_version=4,
    seats=(1, 4),
    state=OMState,
    setup=lay_out,
    look=look,
    warn=warn,
    warnings=WARNINGS,
    tell=tell,
    foretell=foretell,
    standings=standings,
    returns=returns,
    invariants=invariants,
    redeal=redeal,
    decide=answer,
    asides=ASIDES,
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=Path(__file__).parent,
    sides=COMPANY,
    options=(
        choice("length", "short", "long"),
        switch("first_settlers", False),
        switch("short_ending", False),
        choice("solo_goal", ANY_SOLO_GOAL, *SOLO_GOALS, seats=(1, 1)),
    ),
    kinds=(CARD,),
    cards=card_table,
    board=board_table,
    charts=charts,
    price=price,
    # endless: nobody must build or contribute, so that players can go round in circles (9.1). Random play
    # does not: no game was found that comes to the limit
    longest=8_000,
    capabilities=frozenset(
        {"hidden", "chance", "asides", "undo", "solo", "advisor", "observation", "lesson", "endless"}
    ),
    observation=OMObservation(),
    advisor=OMAdvisor,
    tally=Tally("round", logs=("built", "tech", "blueprint", "upgraded", "hired", "complete", "goal")),
    lessons=(FIRST,),
)
