"""Twilight Struggle, the Deluxe Edition: the whole rulebook, all 110 cards, both variants."""

from pathlib import Path
from typing import Final

from tharsis.kernel import Game, choice, number, switch

from .actions import ACTIONS, CARD, CHANCES, COUNTRY, ENDS, LOGS, PROMPTS, REASONS, REGION, SIDE
from .bot import TSAdvisor
from .charts import charts
from .checks import invariants
from .encode import encode
from .importer import read_record
from .lessons import FIRST
from .odds import cost, odds
from .redeal import deal_anew
from .rules.crisis import ASIDES
from .rules.setup import lay_out
from .rules.victory import standings
from .state import TSState
from .steps import STEPS
from .tables import board_table, card_table
from .view import draw, look

RULES_VERSION: Final = 1

GAME: Final = Game(
    id="twilight-struggle",
    prefix="ts",
    rules_version=RULES_VERSION,
    seats=(2, 2),
    state=TSState,
    setup=lay_out,
    look=look,
    standings=standings,
    invariants=invariants,
    redeal=deal_anew,
    draw=draw,
    asides=ASIDES,
    odds=odds,
    price=cost,
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
        {"hidden", "simultaneous", "chance", "asides", "undo", "advisor", "encode", "import", "lesson"}
    ),
    kinds=(SIDE, COUNTRY, REGION, CARD),
    cards=card_table,
    board=board_table,
    charts=charts,
    encode=encode,
    advisor=TSAdvisor,
    importer=read_record,
    lessons=(FIRST,),
)

__all__ = ["GAME", "RULES_VERSION"]
