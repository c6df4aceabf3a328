"""What a game is: State, Step, Question, Action, chance, log, view. Imports nothing else of Tharsis.

Marks such as K4 name the decisions in docs/kernel-decisions.md.
"""

from tharsis.kernel.actions import (
    COUNT,
    GAME_OVER,
    LEGAL,
    NOT_NOW,
    NOT_YOUR_DECISION,
    SEAT,
    UNKNOWN_ACTION,
    Actions,
    Kind,
    Lexicon,
    Number,
    Table,
    Term,
    Verb,
)
from tharsis.kernel.advisor import Advisor
from tharsis.kernel.cards import Cards
from tharsis.kernel.caution import GRAVE, NOTE, WASTE, Caution, warnings
from tharsis.kernel.chance import Entropy, Outcome, Rng, Script, Source, TapeSource
from tharsis.kernel.errors import (
    BadOption,
    BadReplay,
    BadSave,
    IllegalMove,
    ImpossiblePosition,
    MissingExtra,
    NeedOutcome,
    RulesError,
    TharsisError,
    UnknownGame,
)
from tharsis.kernel.game import Game, by_place, game, games
from tharsis.kernel.imports import Contradiction, Imported, Unread
from tharsis.kernel.journal import Entry
from tharsis.kernel.match import Match, Move
from tharsis.kernel.observation import Observation, byte, write_cards
from tharsis.kernel.options import Option, choice, number, switch
from tharsis.kernel.playout import playout
from tharsis.kernel.question import (
    ALONE,
    EVERYONE,
    NO_SEAT,
    PickNumber,
    PickOne,
    PickPair,
    PickSome,
    Question,
    Spread,
)
from tharsis.kernel.replay import Replay
from tharsis.kernel.scenario import Hint, Lesson, LessonStart, Scenario
from tharsis.kernel.several import Either, Part, Parts
from tharsis.kernel.shape import EITHER, FREE, KIND_IDS, NEVER, NUMBER, ONE, PAIR, SOME, SPREAD, Shape
from tharsis.kernel.state import NO_ACTIONS, Refusal, Result, State
from tharsis.kernel.step import AnyStep, Prompt, Step, Steps
from tharsis.kernel.tally import Tally
from tharsis.kernel.telling import Section, Speaker
from tharsis.kernel.variant import Variant
from tharsis.kernel.view import View

__all__ = [
    "ALONE",
    "COUNT",
    "EITHER",
    "EVERYONE",
    "FREE",
    "GAME_OVER",
    "GRAVE",
    "KIND_IDS",
    "LEGAL",
    "NEVER",
    "NOTE",
    "NOT_NOW",
    "NOT_YOUR_DECISION",
    "NO_ACTIONS",
    "NO_SEAT",
    "NUMBER",
    "ONE",
    "PAIR",
    "SEAT",
    "SOME",
    "SPREAD",
    "UNKNOWN_ACTION",
    "WASTE",
    "Actions",
    "Advisor",
    "AnyStep",
    "BadOption",
    "BadReplay",
    "BadSave",
    "Cards",
    "Caution",
    "Contradiction",
    "Either",
    "Entropy",
    "Entry",
    "Game",
    "Hint",
    "IllegalMove",
    "Imported",
    "ImpossiblePosition",
    "Kind",
    "Lesson",
    "LessonStart",
    "Lexicon",
    "Match",
    "MissingExtra",
    "Move",
    "NeedOutcome",
    "Number",
    "Observation",
    "Option",
    "Outcome",
    "Part",
    "Parts",
    "PickNumber",
    "PickOne",
    "PickPair",
    "PickSome",
    "Prompt",
    "Question",
    "Refusal",
    "Replay",
    "Result",
    "Rng",
    "RulesError",
    "Scenario",
    "Script",
    "Section",
    "Shape",
    "Source",
    "Speaker",
    "Spread",
    "State",
    "Step",
    "Steps",
    "Table",
    "Tally",
    "TapeSource",
    "Term",
    "TharsisError",
    "UnknownGame",
    "Unread",
    "Variant",
    "Verb",
    "View",
    "by_place",
    "byte",
    "choice",
    "game",
    "games",
    "number",
    "playout",
    "switch",
    "warnings",
    "write_cards",
]
