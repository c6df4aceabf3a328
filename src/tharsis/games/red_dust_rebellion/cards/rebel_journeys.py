"""Journeys of the Rebels: free Marches and Travels, a decoy, a meeting (Events 26, 36, 37, 45)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    NO_DESERT,
    NO_EFFECT,
    NO_FIT,
    NO_GOAL,
    NO_MOVE_IN_HABOOB,
    NO_NEIGHBOUR,
    NO_OTHER_PIECE,
    NO_OWN_FORCES,
    NO_REACH,
    NO_ROOM,
    NO_STOP_UNMOVED,
    NO_STORMY_SPACE,
    NO_SUCH_PIECE,
    OPT_AMBUSH,
    OPT_REPLACE,
)
from tharsis.games.red_dust_rebellion.board import (
    ADJACENT,
    DESERT_MASK,
    IS_DESERT,
    MARS,
    MARS_MASK,
    NEAR_MASK,
)
from tharsis.games.red_dust_rebellion.cards.journeys import (
    ANY_NUMBER_OF_PIECES,
    Journey,
    JourneyEnd,
    Mission,
    goal_of,
    route,
)
from tharsis.games.red_dust_rebellion.orders import ATTACK, NO_OP, TRAVEL
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_CR,
    BASE,
    CR,
    CR_REBEL,
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
    SentenceFaction,
    SentenceOption,
    SentencePieces,
    SentenceSpaces,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, to_available
from tharsis.games.red_dust_rebellion.rules.gather import (
    Gather,
    move_units,
)
from tharsis.games.red_dust_rebellion.rules.march_travel import (
    TRAVELLERS,
    Depart,
    can_travel,
    leads_on,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    MUST_AMBUSH,
    OFFER,
    BeginOperation,
    haboob,
)
from tharsis.games.red_dust_rebellion.rules.reach import origins
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import FreeOperation
from tharsis.games.red_dust_rebellion.vocabulary.wishes import UNWANTED, WANTED
from tharsis.games.red_dust_rebellion.vocabulary.words import RED_DUST_OR_RECLAIMERS, OneOfTwo
from tharsis.kernel import LEGAL, Step


class LoneJourney(Sentence):
    """Event 26: somebody goes from one space to a Terraforming Base; the rest follows there. Rebels go
    themselves; COIN Factions say which of the two go and move them (7.2). With nobody to move the rest
    is done all the same (7.4)."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        self.march: Final = Excursion(RD, sentences)
        self.travel: Final = Excursion(CR, sentences)
        super().__init__(self.march, self.travel, *sentences)
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        if self.factions(s, by, spot):
            s.do(SentenceFaction(by, self.address, spot))
        else:
            s.do(SentenceSpaces(by, self.address, 1, spot))

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        """Those who can go there; the name is asked only of a COIN Faction that has the choice."""
        if by in RED_DUST_OR_RECLAIMERS:
            return [by] if self.excursion(by).ready(s, by) else []
        return [rebel for rebel in RED_DUST_OR_RECLAIMERS if self.excursion(rebel).ready(s, by)]

    def excursion(self, mover: int) -> "Excursion":
        return self.march if mover == RD else self.travel

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        perform(s, by, (self.excursion(faction),), spot)

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return LEGAL if s.at(space, TERRAFORMING) else NO_GOAL

    def ranked(self) -> bool:
        return True

    def worth(self, s: RDState, by: int, space: int) -> int:
        """7.4: whether Rebels can be shown there, and Corporate forces fall to any."""
        return len([part for part in (s.hidden_rebels(space), s.any_rebels(space)) if part])

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        perform(s, by, self.then, space)

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT

    def effective(self, s: RDState, by: int) -> bool:
        return by >= RD and self.excursion(by).ready(s, by)


class Excursion(Journey):
    """Event 26: a free March or Travel from one space to one Terraforming Base; at least one piece goes."""

    def __init__(self, mover: int, then: tuple[Sentence, ...]) -> None:
        super().__init__()
        self.mover: Final = mover
        self.then: Final = then

    def ready(self, s: RDState, by: int) -> bool:
        return any(self.origin_why(s, by, space) == LEGAL for space in range(MARS))

    def optional(self) -> bool:
        return False

    def origin_why(self, s: RDState, by: int, space: int) -> int:
        if self.mover == RD and haboob(s):
            return NO_MOVE_IN_HABOOB
        ready = self.has_kind(s, by, space) and self.any_goal(s, by, space)
        return LEGAL if ready else NO_EFFECT

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if space == origin or not s.at(space, TERRAFORMING):
            return NO_GOAL
        if self.mover == RD:
            near = bool(origins(s, RD, space) >> origin & 1)
        elif s.is_np(by):
            near = bool(self.nonplayers(s, origin, space))
        else:
            near = can_travel(s, origin, 1 << space)
        return LEGAL if near else NO_REACH

    def braves_storms(self, spot: int) -> bool:
        """5.8: Travel leaves a Raging Storm; the goal is an Event's, which no storm may shut off (7.3)."""
        return self.mover == CR and spot < 0

    def kinds(self, s: RDState, by: int) -> list[int]:
        return list(TRAVELLERS) if self.mover == CR and not s.is_np(by) else list(OWN_UNITS[self.mover])

    def nonplayers(self, s: RDState, origin: int, goal: int) -> list[int]:
        """8.5.5: non-player Reclaimers bring no Bases; all who are far must stay Hidden on the way."""
        if NEAR_MASK[origin] >> goal & 1:
            return list(OWN_UNITS[CR])
        hidden = s.hidden(origin, CR)
        ways = [to for to in ADJACENT[origin] if leads_on(s, to, hidden, 1 << goal)]
        return [CR_REBEL] if hidden and ways else []

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        if spot < 0 or self.mover == RD or s.is_np(by):
            Journey.take_space(self, s, by, space, spot)
        else:
            s.travel_goals = 1 << space
            s.do(Depart(by, spot, must=True), JourneyEnd(by, self.address, space))

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if self.mover == CR and kind not in self.nonplayers(s, space, goal_of(spot)):
            return NO_OTHER_PIECE
        return Journey.piece_why(self, s, by, kind, space, spot)

    def piece_stop_why(self, s: RDState, by: int, spot: int) -> int:
        """8.5.7: non-players go by their Move Priorities."""
        return LEGAL if s.arrived or s.is_np(by) else NO_STOP_UNMOVED

    def after(self, s: RDState, by: int, goal: int) -> None:
        """Whether a group is seen on entering (5.7, 5.8) does not matter: now all Rebels there are."""
        s.travel_goals = -1
        perform(s, by, self.then, goal)

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return self.guided(s, by, space, spot)

    def purpose(self, s: RDState, by: int) -> int:
        return TAKE_OUT


class Caravan(Journey):
    """Event 45: to one Desert, from as many spaces as desired, then an Ambush."""

    def __init__(self, sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.frozen = s.control_masks()
        s.do(SentenceSpaces(by, self.address, 1, spot))

    def starts_anywhere(self, spot: int) -> bool:
        return False

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        """Here the first choice is the goal; it needs own Rebels there or within reach."""
        if not IS_DESERT[space]:
            return NO_DESERT
        if s.rebels(space, by) or self.reachable(s, by, space):
            return LEGAL
        return NO_REACH

    def reachable(self, s: RDState, by: int, goal: int) -> bool:
        if by == RD and haboob(s):
            return False
        reach = origins(s, RD, goal) if by == RD else 0
        for space in range(MARS):
            if by == CR and can_travel(s, space, 1 << goal):
                return True
            if reach >> space & 1 and s.rebels(space, by):
                return True
        return False

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        """5.7, 5.8: the March or Travel itself, with all its checks."""
        steps: list[Step[RDState]] = []
        if self.reachable(s, by, space):
            if by == RD:
                steps.append(Gather(RD, NO_OP, space, pods=False, groups=()))
            else:
                s.travel_goals = 1 << space
                steps.append(BeginOperation(CR, TRAVEL, ANY_NUMBER, ANYWHERE, FREE | OFFER))
        s.do(*steps, JourneyEnd(by, self.address, space))

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return WANTED if s.enemy_forces(space, by) else UNWANTED

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
        if not IS_DESERT[space]:
            return NO_DESERT
        return LEGAL if s.bases(space, by) else NO_OWN_FORCES

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        s.do(SentencePieces(by, self.address, 6, space), RunSentences(by, (self.leave.address,), space))

    def piece_area(self, s: RDState, spot: int) -> int:
        return MARS_MASK & ~(1 << spot)

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        if kind not in self.lured or not s.at(space, kind):
            return NO_SUCH_PIECE
        return NO_STORMY_SPACE if s.sealed(space, by) else LEGAL

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        move_units(s, kind, space, spot, 1)

    def goal(self, spot: int) -> int:
        return spot


class Leave(Journey):
    """Event 36: one Base of the Desert goes to an adjacent one, with as many own Rebels as desired."""

    def __init__(self) -> None:
        self.followers: Final = Journey()
        super().__init__(self.followers)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(by, self.address, 1, spot))

    def goal_why(self, s: RDState, by: int, origin: int, space: int) -> int:
        if not NEAR_MASK[origin] & DESERT_MASK & (1 << space):
            return NO_NEIGHBOUR
        return LEGAL if s.has_room(space) else NO_ROOM

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        way = route(space, spot)
        s.do(
            SentencePieces(by, self.address, 1, way),
            SentencePieces(by, self.followers.address, ANY_NUMBER_OF_PIECES, way),
        )

    def optional(self) -> bool:
        return False

    def kinds(self, s: RDState, by: int) -> list[int]:
        return [BASE[by], UPGRADED[by]]


class MeetUp(Mission):
    """Event 37: up to three CR Rebels join Red Dust next door; then an Ambush, or they change colours."""

    def __init__(self) -> None:
        super().__init__(OneOfTwo(RED_DUST_OR_RECLAIMERS, (Meeting(),)))

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


class Meeting(Sentence):
    """Event 37: the Rebel Faction that was named Ambushes there, turns the newcomers Red Dust, or neither."""

    def __init__(self) -> None:
        self.ambush: Final = FreeOperation(ATTACK, flags=MUST_AMBUSH, must=True)
        super().__init__(self.ambush)

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceOption(by, self.address, spot))

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        """Both Rebel Factions have forces there, so that neither lacks an enemy."""
        return [OPT_AMBUSH, OPT_REPLACE] if s.hidden(spot, by) else [OPT_REPLACE]

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
