"""Terraforming Mars: the base game with the Corporate Era, the draft, and the solo game."""

from pathlib import Path
from typing import Final

from tharsis.games.terraforming_mars import cards as _cards  # noqa: F401  fills the tables of the printed cards
from tharsis.games.terraforming_mars import view
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
)
from tharsis.games.terraforming_mars.bot import MarsAdvisor
from tharsis.games.terraforming_mars.encode import encode
from tharsis.games.terraforming_mars.lessons import FIRST
from tharsis.games.terraforming_mars.rules.registry import STEPS
from tharsis.games.terraforming_mars.rules.scoring import invariants, standings
from tharsis.games.terraforming_mars.rules.setup import lay_out
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import Game, switch

GAME: Final = Game(
    id="terraforming-mars",
    prefix="tm",
    rules_version=1,
    seats=(1, 5),
    state=TMState,
    setup=lay_out,
    look=view.look,
    standings=standings,
    invariants=invariants,
    redeal=view.deal_anew,
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
        {"hidden", "simultaneous", "chance", "undo", "solo", "advisor", "encode", "lesson"}
    ),
    kinds=(RESOURCE, TAG, CUBE, TILE),
    cards=view.printed_cards,
    board=view.printed_board,
    encode=encode,
    advisor=MarsAdvisor,
    lessons=(FIRST,),
)
