"""Terraforming Mars: the base game with the Corporate Era, the draft, and the solo game."""

from pathlib import Path
from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ACTIONS,
    CHANCES,
    CUBE,
    ENDS,
    LOGS,
    PROMPTS,
    REASONS,
    RESOURCE,
    TAG,
    TILE,
    WARNINGS,
)
from tharsis.games.terraforming_mars.bot import TMAdvisor
from tharsis.games.terraforming_mars.cards import PRINTED
from tharsis.games.terraforming_mars.checks import invariants
from tharsis.games.terraforming_mars.deck import fill
from tharsis.games.terraforming_mars.lessons import FIRST
from tharsis.games.terraforming_mars.observation import TMObservation
from tharsis.games.terraforming_mars.redeal import redeal
from tharsis.games.terraforming_mars.rules.scoring import returns, standings
from tharsis.games.terraforming_mars.rules.setup import lay_out
from tharsis.games.terraforming_mars.state import TMState
from tharsis.games.terraforming_mars.steps import STEPS
from tharsis.games.terraforming_mars.tables import board_table, card_table, charts
from tharsis.games.terraforming_mars.telling import foretell, tell
from tharsis.games.terraforming_mars.view import look
from tharsis.games.terraforming_mars.warnings import warn
from tharsis.kernel import Game, Tally, switch

fill(PRINTED)

GAME: Final = Game(
    id="terraforming-mars",
    prefix="tm",
    rules_version=3,
    seats=(1, 5),
    state=TMState,
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
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=Path(__file__).parent,
    options=(
        switch("corporate_era", True),
        switch("draft", False, seats=(2, 5)),
        *[switch(f"beginner_{seat}", False, seats=(seat, 5)) for seat in range(1, 6)],
    ),
    capabilities=frozenset(
        {"hidden", "simultaneous", "chance", "undo", "solo", "advisor", "observation", "lesson"}
    ),
    kinds=(RESOURCE, TAG, CUBE, TILE),
    cards=card_table,
    observation=TMObservation(),
    board=board_table,
    charts=charts,
    advisor=TMAdvisor,
    tally=Tally("generation", verbs=("keep",), logs=("corporation", "played", "claimed", "funded", "built")),
    lessons=(FIRST,),
)
