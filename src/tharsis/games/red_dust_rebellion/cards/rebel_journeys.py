"""Journeys of the Rebels: free Marches and Travels, a decoy, a meeting (Events 26, 36, 37, 45)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_MOVE,
    NO_DESERT,
    NO_EFFECT,
    NO_FIT,
    NO_GOAL,
    NO_MOVE_IN_HABOOB,
    NO_NEIGHBOUR,
    NO_OTHER_FACTION,
    NO_OTHER_PIECE,
    NO_OWN_FORCES,
    NO_REACH,
    NO_ROOM,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    OPT_AMBUSH,
    OPT_REPLACE,
)
from tharsis.games.red_dust_rebellion.board import (
    DESERT_MASK,
    IS_DESERT,
    MARS,
    NEAR_MASK,
)
from tharsis.games.red_dust_rebellion.cards.journeys import (
    ANY_NUMBER_OF_PIECES,
    Journey,
    JourneyEnd,
    goal_of,
    route,
)
from tharsis.games.red_dust_rebellion.orders import ATTACK, NO_OP, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    ACTIVE_CR,
    BASE,
    CR,
    CR_REBEL,
    HIDDEN,
    IS_BASE,
    KINDS,
    OWN_UNITS,
    RD,
    RD_REBEL,
    TERRAFORMING,
    UPGRADED,
)
from tharsis.games.red_dust_rebellion.rules.ask import TAKE_OUT
from tharsis.games.red_dust_rebellion.rules.effects import (
    RunSentences,
    Sentence,
    SentenceOption,
    SentencePieces,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, to_available
from tharsis.games.red_dust_rebellion.rules.gather import (
    Gather,
    Settle,
    arrived,
    move_units,
)
from tharsis.games.red_dust_rebellion.rules.march_travel import TRAVELLERS, enter, move_base
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    FREE,
    MUST_AMBUSH,
    OFFER,
    BeginOperation,
    haboob,
)
from tharsis.games.red_dust_rebellion.rules.reach import origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED
from tharsis.games.red_dust_rebellion.vocabulary.words import RED_DUST_OR_RECLAIMERS, OneOfTwo
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


class BaseDeparts(Journey):
    """Event 36: a decoy: COIN units are drawn to an own Base in a Desert, which then leaves."""

    def __init__(self, lured: tuple[int, ...]) -> None:
        self.lured: Final = lured
        self.leave: Final = Leave()
        super().__init__(self.leave)

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if space >= MARS or not IS_DESERT[space]:
            return NO_DESERT
        return LEGAL if s.bases(space, by) else NO_OWN_FORCES

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        s.arrived = []
        s.do(SentencePieces(by, self.address, 6, space), RunSentences(by, (self.leave.address,), space))

    def piece_area(self, s: RDState, spot: int) -> int:
        return ((1 << MARS) - 1) & ~(1 << spot)

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.lured or not s.at(space, kind):
            return NO_SUCH_PIECE
        return NO_STORMY_SPACE if s.sealed(space, by) else LEGAL

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        move_units(s, kind, space, spot, 1)

    def goal(self, spot: int) -> int:
        return spot


class Leave(Journey):
    """Event 36: the Base and as many own Rebels as desired go to an adjacent Desert."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, spot))

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if not NEAR_MASK[origin] & DESERT_MASK & (1 << space):
            return NO_NEIGHBOUR
        return LEGAL if s.has_room(space) else NO_ROOM

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        kind = BASE[by] if s.at(spot, BASE[by]) else UPGRADED[by]
        s.shift_piece(kind, spot, space, 1)
        s.log(LOG_MOVE, kind, spot, space, 1)
        s.do(SentencePieces(by, self.address, ANY_NUMBER_OF_PIECES, route(space, spot)))

    def optional(self) -> bool:
        return False

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in OWN_UNITS[by]:
            return NO_OTHER_PIECE
        return LEGAL if s.at(space, kind) else NO_SUCH_PIECE


class MeetUp(Journey):
    """Event 37: up to three CR Rebels join Red Dust next door; then an Ambush, or they change colours."""

    def __init__(self) -> None:
        self.meeting: Final = OneOfTwo(RED_DUST_OR_RECLAIMERS, (Meeting(),))
        super().__init__(self.meeting)

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        ready = s.rebels(space, CR) and not s.sealed(space, by) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if not NEAR_MASK[origin] >> space & 1:
            return NO_NEIGHBOUR
        if s.sealed(space, by):
            return NO_STORMY_SPACE
        return LEGAL if s.force(space, RD) else NO_FIT

    def most(self) -> int:
        return 3

    def kinds(self, s: RDState, by: int) -> list[int]:
        return [CR_REBEL, ACTIVE_CR]

    def after(self, s: RDState, by: int, goal: int) -> None:
        """Nobody met where nobody came."""
        if s.arrived:
            perform(s, by, (self.meeting,), goal)


class Meeting(Sentence):
    """Event 37: the Rebel Faction that was named Ambushes there, turns the newcomers Red Dust, or neither."""

    def __init__(self) -> None:
        self.ambush: Final = FreeOperation(ATTACK, flags=MUST_AMBUSH, must=True)
        super().__init__(self.ambush)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceOption(by, self.address, spot))

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        can_ambush = s.hidden(spot, by) and s.enemy_forces(spot, by)
        return [OPT_AMBUSH, OPT_REPLACE] if can_ambush else [OPT_REPLACE]

    def optional(self) -> bool:
        return True

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        if choice == OPT_AMBUSH:
            perform(s, by, (self.ambush,), spot)
            return
        newcomers = 0
        for i in range(0, len(s.arrived), 2):
            for _ in range(s.arrived[i + 1]):
                to_available(s, s.arrived[i] % KINDS, spot)
                newcomers += 1
        s.do(PlaceUnits(by, RD_REBEL, spot, newcomers))  # 1.3: what has no replacement is only removed
