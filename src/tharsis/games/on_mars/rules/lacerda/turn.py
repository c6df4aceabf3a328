"""10.2, 10.9: Lacerda's turn, and how he grows with the Colony."""

from typing import Final

from tharsis.games.on_mars.actions import (
    LOG_ACT,
    LOG_EXTRA,
    LOG_SHIP,
    LOG_SOLO_BOT,
    LOG_SOLO_CARD,
    LOG_SOLO_ROVER,
    SOLO_CARD,
)
from tharsis.games.on_mars.board import SLOT_GROUP
from tharsis.games.on_mars.codes import (
    BOT_MISSION,
    BOTS,
    COMPANIES,
    CONSTRUCT_BUILDING,
    HIRE,
    LEARN_TECHNOLOGY,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    SHELTER,
    UPGRADE_BUILDING,
    effect,
)
from tharsis.games.on_mars.deck import MISSION_CRYSTALS, SOLO_ACTION, SOLO_MISSION
from tharsis.games.on_mars.rules.effects import Benefit, possible
from tharsis.games.on_mars.rules.lacerda.actions import LacerdaBuilds
from tharsis.games.on_mars.rules.lacerda.choices import shuffle_back
from tharsis.games.on_mars.rules.lacerda.rover import LacerdaMovesRover
from tharsis.games.on_mars.rules.missions import advance_mission, contribute
from tharsis.games.on_mars.rules.slots import clear_full, extra_cost, slot_why
from tharsis.games.on_mars.rules.technology import SettleUses
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import LEGAL, Step

#: Main action and effect by side and number of the solo card.
MAIN_ACTIONS: Final[list[list[int]]] = [
    [OBTAIN_BLUEPRINT, LEARN_TECHNOLOGY, RESEARCH],
    [CONSTRUCT_BUILDING, UPGRADE_BUILDING, HIRE],
]
MAIN_EFFECTS: Final[list[list[int]]] = [
    [effect("blueprint"), effect("technology"), effect("two_developments")],
    [effect("construct_any"), effect("upgrade_boosted"), effect("hire")],
]


class LacerdaTurn(Step[OMState]):
    """10.2: the top card of the solo deck; from the second pass on it also moves its mission."""

    def run(self, s: OMState) -> None:
        if not s.solo_bag:
            shuffle_back(s)
        card = s.draw(SOLO_CARD, s.solo_bag)
        s.solo_card = card
        s.solo_discard.append(card)
        s.log(LOG_SOLO_CARD, SOLO_ACTION[card])
        mission = SOLO_MISSION[card]
        if s.solo_pass > 1 and s.missions[mission] >= 0:
            s.waiting[s.lacerda] += MISSION_CRYSTALS[s.missions[mission]]
            advance_mission(s, s.lacerda, mission)
        s.do(LacerdaActs(SOLO_ACTION[card] - 1))


class LacerdaActs(Step[OMState]):
    """10.2, 10.4: the action of the card on his side; if it is impossible his Rover moves instead."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: OMState) -> None:
        c = s.lacerda
        action = MAIN_ACTIONS[s.side(c)][self.number]
        code = MAIN_EFFECTS[s.side(c)][self.number]
        group = SLOT_GROUP[action]
        if not can_act(s, group, code):
            s.log(LOG_SOLO_ROVER)
            s.do(LacerdaMovesRover())
            return
        s.log(LOG_ACT, c, action)
        if group >= 0:
            fill_slot(s, group)
        s.do(Benefit(c, code))


def can_act(s: OMState, group: int, code: int) -> bool:
    """10.4: whether he can pay the slot, if there is one, and then carry out the action with what is left."""
    if group < 0:
        return possible(s, s.lacerda, code)
    if slot_why(s, s.lacerda, group) != LEGAL:
        return False
    after = s.clone()
    after.recording = False
    fill_slot(after, group)
    return possible(after, s.lacerda, code)


def fill_slot(s: OMState, group: int) -> None:
    """10.4: he places a Colonist and pays the extra cost in crystals."""
    c = s.lacerda
    clear_full(s, group)
    extra = extra_cost(s, c, group)
    if extra:
        s.log(LOG_EXTRA, c, extra)
    s.crystals[c] -= extra
    s.slots[COMPANIES * group + c] += 1


class LacerdaGrows(Step[OMState]):
    """10.9: at each new Colony level a Shelter, a Ship and a Bot."""

    def run(self, s: OMState) -> None:
        s.do(LacerdaBuilds(SHELTER), LacerdaWelcomes(), SettleUses())


class LacerdaWelcomes(Step[OMState]):
    """10.9: a Ship that he keeps, and a Bot on his board that counts for rewards and missions."""

    def run(self, s: OMState) -> None:
        c = s.lacerda
        if s.ships_taken(c) < s.level:
            s.ships[c] &= s.ships[c] - 1
            s.hangar[c] += 1
            s.log(LOG_SHIP, c)
        if s.lacerda_bots < BOTS - 1:
            s.lacerda_bots += 1
            s.log(LOG_SOLO_BOT)
            contribute(s, c, BOT_MISSION)
