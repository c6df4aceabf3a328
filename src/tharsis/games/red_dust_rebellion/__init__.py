"""Red Dust Rebellion: four Factions fight over the future of Mars."""

from pathlib import Path
from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ACTIONS,
    CHANCES,
    ENDS,
    FACTION,
    LOGS,
    PROMPTS,
    REASONS,
    WARNINGS,
)
from tharsis.games.red_dust_rebellion.bot import RDAdvisor
from tharsis.games.red_dust_rebellion.cards.fill_texts import fill_texts
from tharsis.games.red_dust_rebellion.checks import invariants
from tharsis.games.red_dust_rebellion.lessons import FIRST
from tharsis.games.red_dust_rebellion.nonplayer.decide import decide
from tharsis.games.red_dust_rebellion.observation import RDObservation
from tharsis.games.red_dust_rebellion.redeal import redeal
from tharsis.games.red_dust_rebellion.rules.asides import ASIDES
from tharsis.games.red_dust_rebellion.rules.attack import odds
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS
from tharsis.games.red_dust_rebellion.rules.fill_orders import fill_orders
from tharsis.games.red_dust_rebellion.rules.setup import ALLIANCES, TAKING_ORDERS, lay_out
from tharsis.games.red_dust_rebellion.rules.victory import returns, standings
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.steps import STEPS
from tharsis.games.red_dust_rebellion.tables import board_table, card_table, charts
from tharsis.games.red_dust_rebellion.telling import foretell, tell
from tharsis.games.red_dust_rebellion.view import look
from tharsis.games.red_dust_rebellion.warnings import warn
from tharsis.kernel import Game, Tally, choice, switch

fill_orders()
fill_texts(TEXTS)

GAME: Final = Game(
    id="red-dust-rebellion",
    prefix="rd",
    rules_version=3,
    seats=(1, 4),
    state=RDState,
    setup=lay_out,
    look=look,
    warn=warn,
    warnings=WARNINGS,
    tell=tell,
    odds=odds,
    foretell=foretell,
    standings=standings,
    returns=returns,
    invariants=invariants,
    redeal=redeal,
    decide=decide,
    asides=ASIDES,
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=Path(__file__).parent,
    sides=FACTION,
    options=(
        choice("factions", *TAKING_ORDERS, seats=(1, 3)),
        choice("alliance", *ALLIANCES, seats=(2, 3)),
        switch("transfers", True),
    ),
    capabilities=frozenset(
        {"hidden", "chance", "asides", "undo", "solo", "advisor", "observation", "lesson", "nonplayers"}
    ),
    cards=card_table,
    board=board_table,
    charts=charts,
    advisor=RDAdvisor,
    observation=RDObservation(),
    tally=Tally("storm_rounds", logs=("turn", "special", "event")),
    lessons=(FIRST,),
)
