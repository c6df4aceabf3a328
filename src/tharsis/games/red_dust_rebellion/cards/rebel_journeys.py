"""Free Marches and Travels that Events grant the Rebels (Events 26, 45)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    NO_DESERT,
    NO_EFFECT,
    NO_GOAL,
    NO_MOVE_IN_HABOOB,
    NO_OTHER_FACTION,
    NO_REACH,
)
from tharsis.games.red_dust_rebellion.board import (
    IS_DESERT,
    MARS,
    NEAR_MASK,
)
from tharsis.games.red_dust_rebellion.cards.journeys import Journey, JourneyEnd, goal_of
from tharsis.games.red_dust_rebellion.orders import NO_OP, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    CR,
    HIDDEN,
    IS_BASE,
    OWN_UNITS,
    RD,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.ask import TAKE_OUT
from tharsis.games.red_dust_rebellion.rules.effects import (
    Sentence,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.gather import Gather, Settle, arrived, move_units
from tharsis.games.red_dust_rebellion.rules.march_travel import TRAVELLERS, enter, move_base
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    FREE,
    OFFER,
    BeginOperation,
    haboob,
)
from tharsis.games.red_dust_rebellion.rules.reach import origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED
from tharsis.kernel import LEGAL, Step


class RebelJourney(Journey):
    """Free March or Travel of one's own Rebels from one space to one goal (Events 26, 45)."""

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        if by != RD and by != CR:
            return NO_OTHER_FACTION
        if by == RD and haboob(s):
            return NO_MOVE_IN_HABOOB
        ready = self.has_kind(s, by, space) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if space == origin or not self.is_goal(s, space):
            return NO_GOAL
        near = origins(s, RD, space) if by == RD else NEAR_MASK[space]
        return LEGAL if near >> origin & 1 else NO_REACH

    def is_goal(self, s: RDState, space: int) -> bool:
        return True


class LoneJourney(RebelJourney):
    """Event 26: to a Terraforming Base. COIN Factions have no Rebels and only do the rest. Reclaimers may
    bring Bases (5.8), non-players only Rebels."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        Journey.run(self, s, by, spot)

    def is_goal(self, s: RDState, space: int) -> bool:
        return s.at(space, TERRAFORMING) > 0

    def kinds(self, s: RDState, by: int) -> list[int]:
        return list(TRAVELLERS) if by == CR and not s.is_np(CR) else list(OWN_UNITS[by])

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        if IS_BASE[kind]:
            move_base(s, space, goal_of(spot), kind)
        else:
            move_units(s, kind, space, goal_of(spot), 1)

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return self.guided(s, by, space, spot)

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT

    def after(self, s: RDState, by: int, goal: int) -> None:
        """5.7, 5.8: the group is shown or hidden on entering."""
        hidden = arrived(s, goal, HIDDEN[by])
        total = hidden + arrived(s, goal, ACTIVE[by])
        if by == RD:
            Settle(RD, goal, (0, hidden, total)).run(s)
        elif total:
            enter(s, goal, hidden, total)
        perform(s, by, self.then, goal)

    def effective(self, s: RDState, by: int) -> bool:
        return by >= RD and any(self.origin_why(s, by, space) == LEGAL for space in range(MARS))


class Caravan(RebelJourney):
    """Event 45: to one Desert, from as many spaces as desired, then an Ambush."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        s.do(SentenceSpaces(by, self.address, 1, -1))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        """Here the first choice is the goal; it needs own Rebels there or within reach."""
        if space >= MARS or not IS_DESERT[space]:
            return NO_DESERT
        if s.rebels(space, by) or self.sources(s, by, space):
            return LEGAL
        return NO_REACH

    def sources(self, s: RDState, by: int, goal: int) -> int:
        if by == RD and haboob(s):
            return 0
        near = origins(s, RD, goal) if by == RD else NEAR_MASK[goal]
        found = 0
        for space in range(MARS):
            if near >> space & 1 and s.rebels(space, by):
                found |= 1 << space
        return found

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        """5.7, 5.8: the March or Travel itself, with all its checks."""
        s.arrived = []
        steps: list[Step[RDState]] = []
        if self.sources(s, by, space):
            if by == RD:
                steps.append(Gather(RD, NO_OP, space, pods=False, groups=()))
            else:
                s.travel_goals = 1 << space
                steps.append(BeginOperation(CR, TRAVEL, ANY_NUMBER, NEAR_MASK[space], FREE | OFFER))
        s.do(*steps, JourneyEnd(by, self.address, space))

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return 0 if s.enemy_forces(space, by) else UNWANTED

    def after(self, s: RDState, by: int, goal: int) -> None:
        s.travel_goals = -1
        perform(s, by, self.then, goal)

    def effective(self, s: RDState, by: int) -> bool:
        if by < RD:
            return False
        goals = [space for space in range(MARS) if s.enemy_forces(space, by) and not s.barred(space, by)]
        return any(self.space_why(s, by, space, -1, 0) == LEGAL for space in goals)
