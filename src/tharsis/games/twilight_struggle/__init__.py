"""Twilight Struggle, the Deluxe Edition: the whole rulebook, all 110 cards, both variants."""

from pathlib import Path
from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ACTIONS,
    CARD,
    CHANCES,
    COUNTRY,
    ENDS,
    LOGS,
    PROMPTS,
    REASONS,
    REGION,
    SIDE,
    WARNINGS,
)
from tharsis.games.twilight_struggle.bot import TSAdvisor
from tharsis.games.twilight_struggle.cards import CARD_EVENTS
from tharsis.games.twilight_struggle.checks import invariants
from tharsis.games.twilight_struggle.importer import read_record
from tharsis.games.twilight_struggle.lessons import FIRST
from tharsis.games.twilight_struggle.observation import TSObservation
from tharsis.games.twilight_struggle.odds import cost, odds
from tharsis.games.twilight_struggle.redeal import redeal
from tharsis.games.twilight_struggle.rules.crisis import ASIDES
from tharsis.games.twilight_struggle.rules.events import fill
from tharsis.games.twilight_struggle.rules.setup import lay_out
from tharsis.games.twilight_struggle.rules.victory import standings
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.steps import STEPS
from tharsis.games.twilight_struggle.tables import board_table, card_table, charts
from tharsis.games.twilight_struggle.telling import foretell, tell
from tharsis.games.twilight_struggle.view import look
from tharsis.games.twilight_struggle.warnings import warn
from tharsis.kernel import Game, Tally, choice, number, switch

fill(CARD_EVENTS)

GAME: Final = Game(
    id="twilight-struggle",
    prefix="ts",
    rules_version=3,
    seats=(2, 2),
    state=TSState,
    setup=lay_out,
    look=look,
    standings=standings,
    invariants=invariants,
    redeal=redeal,
    tell=tell,
    foretell=foretell,
    asides=ASIDES,
    odds=odds,
    price=cost,
    warn=warn,
    warnings=WARNINGS,
    actions=ACTIONS,
    steps=STEPS,
    reasons=REASONS,
    prompts=PROMPTS,
    logs=LOGS,
    chances=CHANCES,
    ends=ENDS,
    folder=Path(__file__).parent,
    sides=SIDE,
    options=(
        switch("optional_cards", True),
        switch("tournament", False),
        switch("chinese_civil_war", False),
        choice("handicap_side", "us", "ussr"),
        number("handicap", 0, 0, 8),
    ),
    capabilities=frozenset(
        {"hidden", "simultaneous", "chance", "asides", "undo", "advisor", "observation", "import", "lesson"}
    ),
    kinds=(SIDE, COUNTRY, REGION, CARD),
    cards=card_table,
    board=board_table,
    charts=charts,
    observation=TSObservation(),
    advisor=TSAdvisor,
    importer=read_record,
    tally=Tally("turn", logs=("headline", "play-event", "play-ops", "play-space")),
    lessons=(FIRST,),
)
