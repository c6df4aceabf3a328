"""8.5: who answers which question for a Faction that nobody plays: literal and to the full extent."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.red_dust_rebellion.actions import CHOOSE, COUNT, DONE, MOVE, PICK, PLACE, REMOVE
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import DropCampaign
from tharsis.games.red_dust_rebellion.nonplayer import choices, pieces, spaces
from tharsis.games.red_dust_rebellion.rules.assault import Flee, RaiseSpecOps, Regrow, Reply
from tharsis.games.red_dust_rebellion.rules.attack import SetDice
from tharsis.games.red_dust_rebellion.rules.earthgov import Ship, ShipPeople
from tharsis.games.red_dust_rebellion.rules.effects import (
    SentenceCount,
    SentenceFaction,
    SentencePieces,
    SentenceSpaces,
)
from tharsis.games.red_dust_rebellion.rules.flashpoint import Perish
from tharsis.games.red_dust_rebellion.rules.forces import Removal
from tharsis.games.red_dust_rebellion.rules.gather import Gather
from tharsis.games.red_dust_rebellion.rules.march_travel import Depart
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import tie
from tharsis.games.red_dust_rebellion.rules.operations import Operation
from tharsis.games.red_dust_rebellion.rules.people import HouseOrRepair, Reputation
from tharsis.games.red_dust_rebellion.rules.rally import RallyHere
from tharsis.games.red_dust_rebellion.rules.special_corporations import GoodDeeds
from tharsis.games.red_dust_rebellion.rules.special_rebels import Hack
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import ChooseOperation
from tharsis.games.red_dust_rebellion.vocabulary.lines import ChooseLine
from tharsis.kernel import NO_SEAT, AnyStep, Question

Answer = Callable[[RDState, Any], int]

#: Questions that have an answer of their own.
OWN_ANSWERS: Final[dict[type[AnyStep], Answer]] = {
    ChooseLine: spaces.pick_line,
    ChooseOperation: choices.free_operation,
    Depart: spaces.depart,
    DropCampaign: choices.drop_campaign,
    Flee: spaces.flee,
    Gather: spaces.gather_units,
    GoodDeeds: spaces.good_deeds,
    Hack: choices.hack,
    HouseOrRepair: spaces.house_or_repair,
    Operation: spaces.operate,
    Perish: pieces.perish,
    RaiseSpecOps: choices.raise_specops,
    RallyHere: choices.rally_here,
    Regrow: spaces.regrow,
    Removal: pieces.strike,
    Reply: choices.reply,
    Reputation: choices.reputation,
    SentenceCount: choices.count_for_sentence,
    SentenceFaction: choices.name_faction,
    SentencePieces: pieces.pick_for_sentence,
    SentenceSpaces: spaces.pick_for_sentence,
    SetDice: choices.set_dice,
    Ship: pieces.ship,
    ShipPeople: choices.ship_people,
}


def be_done(s: RDState, q: Question[RDState]) -> int:
    """8.2: what no table speaks of is left undone, or left to chance."""
    legal = q.legal(s, NO_SEAT)
    return DONE if DONE in legal else tie(s, legal)


#: All others are answered by their verb.
BY_VERB: Final[dict[int, Answer]] = {
    PICK: spaces.pick_space,
    CHOOSE: choices.pick_option,
    COUNT: choices.as_many_as_possible,
    MOVE: pieces.pick_piece,
    REMOVE: pieces.pick_piece,
    PLACE: pieces.pick_piece,
}


def decide(s: RDState, question: AnyStep) -> int:
    assert isinstance(question, Question)
    answer = OWN_ANSWERS.get(type(question))
    if answer is None:
        answer = BY_VERB.get(question.verbs()[0], be_done)
    return answer(s, question)
