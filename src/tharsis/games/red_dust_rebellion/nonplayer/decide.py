"""8.5: who answers which question for a Faction that nobody plays: literal and to the full extent."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.red_dust_rebellion.actions import CHOOSE, COUNT, DONE, MOVE, PICK, PLACE, REMOVE
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import DropCampaign
from tharsis.games.red_dust_rebellion.nonplayer.choices import (
    as_many_as_possible,
    count_for_sentence,
    drop_campaign,
    free_operation,
    hack,
    name_faction,
    persuade,
    pick_option,
    raise_specops,
    rally_here,
    reply,
    reputation,
    set_dice,
    settlement,
    ship_people,
)
from tharsis.games.red_dust_rebellion.nonplayer.pieces import (
    perish,
    pick_piece,
    pick_piece_for_sentence,
    ship,
    strike,
)
from tharsis.games.red_dust_rebellion.nonplayer.spaces import (
    depart,
    flee,
    gather_units,
    good_deeds,
    house_or_repair,
    operate,
    pick_line,
    pick_space,
    pick_space_for_sentence,
    regrow,
)
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
from tharsis.games.red_dust_rebellion.rules.secure_recon import Settlement
from tharsis.games.red_dust_rebellion.rules.special_corporations import GoodDeeds
from tharsis.games.red_dust_rebellion.rules.special_rebels import Hack, Persuade
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import ChooseOperation
from tharsis.games.red_dust_rebellion.vocabulary.lines import ChooseLine
from tharsis.kernel import NO_SEAT, AnyStep, Question

Answer = Callable[[RDState, Any], int]

#: Questions that have an answer of their own.
OWN_ANSWERS: Final[dict[type[AnyStep], Answer]] = {
    ChooseLine: pick_line,
    ChooseOperation: free_operation,
    Depart: depart,
    DropCampaign: drop_campaign,
    Flee: flee,
    Gather: gather_units,
    GoodDeeds: good_deeds,
    Hack: hack,
    HouseOrRepair: house_or_repair,
    Operation: operate,
    Perish: perish,
    Persuade: persuade,
    RaiseSpecOps: raise_specops,
    RallyHere: rally_here,
    Regrow: regrow,
    Removal: strike,
    Reply: reply,
    Reputation: reputation,
    SentenceCount: count_for_sentence,
    SentenceFaction: name_faction,
    SentencePieces: pick_piece_for_sentence,
    SentenceSpaces: pick_space_for_sentence,
    SetDice: set_dice,
    Settlement: settlement,
    Ship: ship,
    ShipPeople: ship_people,
}


def be_done(s: RDState, q: Question[RDState]) -> int:
    """8.2: what no table speaks of is left undone, or left to chance."""
    legal = q.legal(s, NO_SEAT)
    return DONE if DONE in legal else tie(s, legal)


#: All others are answered by their verb.
BY_VERB: Final[dict[int, Answer]] = {
    PICK: pick_space,
    CHOOSE: pick_option,
    COUNT: as_many_as_possible,
    MOVE: pick_piece,
    REMOVE: pick_piece,
    PLACE: pick_piece,
}


def decide(s: RDState, question: AnyStep) -> int:
    assert isinstance(question, Question)
    answer = OWN_ANSWERS.get(type(question))
    if answer is None:
        answer = BY_VERB.get(question.verbs()[0], be_done)
    return answer(s, question)
