"""8.5.3 The Curiosity cards of a non-player Faction, box by box, and 8.5.4 its Activation rolls."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_NP_CARD,
    LOG_NP_CHECK,
    LOG_NP_RESCUE,
    LOG_NP_ROLL,
    NP_CARD_DRAW,
    NP_DIE,
)
from tharsis.games.red_dust_rebellion.codes import OP_ONLY
from tharsis.games.red_dust_rebellion.curiosity import FRONTS, SIDES
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, LOGISTICS, NO_OP
from tharsis.games.red_dust_rebellion.pieces import CR, MG
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import (
    ACTIVITY_CODE,
    perform_activity,
    reclaimers_can_ambush,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import NonPlayerLogistics, close
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import (
    BLOCK_CODE,
    OPERATION_OF,
    SUPPRESSING,
    act_in,
    activation_number,
    candidates,
    choose_space,
    possible,
    rolls,
    stages,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import CONDITION_CODE, condition_holds
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER
from tharsis.games.red_dust_rebellion.rules.turn import EndTurn
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step

# How an Operation is taken.
WITH_SPECIAL: Final = 0
ALONE: Final = 1
LIMITED: Final = 2

# Kinds of boxes.
CHECK: Final = 0
BRANCH: Final = 1
DO: Final = 2
ADD: Final = 3
ELSE: Final = 4

# What a check that fails does.
DRAW: Final = 0
FLIP: Final = 1

NO_CONDITION: Final = -1
NO_ROLL: Final = -1
EFFICIENT_SPACES: Final = 5  # 8.5.2: a Limited Operation of the Reclaimers


def _box(text: str) -> tuple[int, ...]:
    """A box of a card as numbers: its kind, then codes of conditions, Operations, activities."""
    words = text.split()
    if words[0] == "check":
        return (CHECK, CONDITION_CODE[words[1]], DRAW if words[2] == "draw" else FLIP)
    if words[0] == "branch":
        return (BRANCH, CONDITION_CODE[words[1]], BLOCK_CODE[words[2]], BLOCK_CODE[words[3]])
    if words[0] == "do":
        return (DO, BLOCK_CODE[words[1]])
    found = [ADD if words[0] == "add" else ELSE]
    for word in words[1:]:
        name, _, condition = word.partition(":")
        found.append(ACTIVITY_CODE[name])
        found.append(CONDITION_CODE[condition] if condition else NO_CONDITION)
    return tuple(found)


BOXES: Final = tuple([tuple([_box(str(text)) for text in row[2:]]) for row in SIDES])
ACTIVATION: Final = tuple([int(row[1]) for row in SIDES])
AMBUSH_THEN_ATTACK: Final = BLOCK_CODE["cr_ambush_then_attack"]
CR_AMBUSH: Final = ACTIVITY_CODE["cr_ambush"]
AMBUSHES: Final[tuple[int, ...]] = (ACTIVITY_CODE["rd_ambush"], CR_AMBUSH)


class Curiosity(Step[RDState]):
    """8.5.3: draw the next card of the Faction; after all of them the search is given up."""

    def __init__(self, by: int, mode: int, drawn: int = 0) -> None:
        self.by: Final = by
        self.mode: Final = mode
        self.drawn: Final = drawn

    def run(self, s: RDState) -> None:
        if self.drawn >= cards_of(s, self.by):
            return
        card = next_card(s, self.by)
        s.log(LOG_NP_CARD, self.by, front(card))
        s.do(Card(self.by, self.mode, self.drawn + 1, front(card), box=0, op=NO_OP))


def front(card: int) -> int:
    """The first side of a card; its back follows."""
    return 2 * card


def next_card(s: RDState, by: int) -> int:
    """8.5.3: the top card goes under the deck until one of the Faction lies on top."""
    if not s.known_tail:
        s.known_tail = [s.draw(NP_CARD_DRAW, s.curiosity)]
    while True:
        if s.curiosity:
            card = s.draw(NP_CARD_DRAW, s.curiosity)
        else:
            card = s.known_tail[0]
            s.known_tail = s.known_tail[1:]
        s.known_tail = [*s.known_tail, card]
        if card // FRONTS == by:
            return card


def cards_of(s: RDState, by: int) -> int:
    """8.5.3: how many cards of a Faction are in the deck: a search looks at each of them once."""
    return len([card for card in s.curiosity + s.known_tail if card // FRONTS == by])


def holds(s: RDState, by: int, code: int, special: bool, op: int) -> bool:
    """8.5.3: what a box asks, written down."""
    truth = condition_holds(s, by, code, special, op)
    s.log(LOG_NP_CHECK, code, 1 if truth else 0)
    return truth


def seek(s: RDState, by: int, op: int, ambush: bool) -> None:
    """8.5.5: for something named, cards are drawn until one has it on either side."""
    for _ in range(cards_of(s, by)):
        card = next_card(s, by)
        s.log(LOG_NP_CARD, by, front(card))
        if shows(front(card), op, ambush) or shows(front(card) + 1, op, ambush):
            return


def shows(side: int, op: int, ambush: bool) -> bool:
    """Whether a side has the Operation, or an Ambush."""
    for box in BOXES[side]:
        blocks = box[1:] if box[0] == DO else box[2:] if box[0] == BRANCH else ()
        if ambush:
            if AMBUSH_THEN_ATTACK in blocks or (box[0] in (ADD, ELSE) and has_ambush(box)):
                return True
        elif any(OPERATION_OF[block] == op for block in blocks):
            return True
    return False


def has_ambush(box: tuple[int, ...]) -> bool:
    return any(code in AMBUSHES for code in box[1::2])


def operation_drawn(s: RDState, by: int, fit: list[int]) -> int:
    """8.5.5: a free Operation that is not named is the one to which the checks of a card lead."""
    for _ in range(cards_of(s, by)):
        op = led_to(s, by, front(next_card(s, by)))
        if op in fit:
            return op
    return NO_OP


def led_to(s: RDState, by: int, side: int) -> int:
    """8.5.3: the Operation to which the checks of a side lead, or none."""
    s.log(LOG_NP_CARD, by, side)
    for box in BOXES[side]:
        if box[0] == DO:
            return OPERATION_OF[box[1]]
        if box[0] == BRANCH:
            truth = holds(s, by, box[1], special=False, op=NO_OP)
            return OPERATION_OF[box[2] if truth else box[3]]
        if box[0] == CHECK and not holds(s, by, box[1], special=False, op=NO_OP):
            return led_to(s, by, side + 1) if box[2] == FLIP else NO_OP
    return NO_OP


class Card(Step[RDState]):
    """8.5.3: the boxes of a card side from the top; ``op`` is the Operation already executed."""

    def __init__(self, by: int, mode: int, drawn: int, side: int, box: int, op: int) -> None:
        self.by: Final = by
        self.mode: Final = mode
        self.drawn: Final = drawn
        self.side: Final = side
        self.box: Final = box
        self.op: Final = op

    def run(self, s: RDState) -> None:
        boxes = BOXES[self.side]
        if self.box == len(boxes):
            s.do(EndTurn(self.by, OP_ONLY))
            return
        box = boxes[self.box]
        if box[0] == CHECK:
            self.check(s, box)
        elif box[0] == BRANCH:
            truth = self.holds(s, box[1])
            self.execute(s, box[2] if truth else box[3])
        elif box[0] == DO:
            self.execute(s, box[1])
        else:
            self.special(s, box)

    def holds(self, s: RDState, code: int) -> bool:
        return holds(s, self.by, code, special=self.mode == WITH_SPECIAL, op=self.op)

    def go_on(self, op: int) -> "Card":
        return Card(self.by, self.mode, self.drawn, self.side, self.box + 1, op)

    def check(self, s: RDState, box: tuple[int, ...]) -> None:
        if self.holds(s, box[1]):
            s.do(self.go_on(self.op))
        elif box[2] == FLIP:
            s.log(LOG_NP_CARD, self.by, self.side + 1)
            s.do(Card(self.by, self.mode, self.drawn, self.side + 1, box=0, op=NO_OP))
        else:
            s.do(Curiosity(self.by, self.mode, self.drawn))

    def execute(self, s: RDState, block: int) -> None:
        """8.5.3: an Operation that is impossible makes the Faction draw again, unless it has acted."""
        op = OPERATION_OF[block]
        if block == AMBUSH_THEN_ATTACK and self.mode == WITH_SPECIAL and reclaimers_can_ambush(s):
            s.do(AttackRest(self.by, self.mode, self.drawn, self.side, self.box))
            perform_activity(s, CR, CR_AMBUSH, ATTACK)
            return
        if not s.special_used and not possible(s, self.by, op):
            s.do(Curiosity(self.by, self.mode, self.drawn))
            return
        s.do(*self.block(s, op))

    def block(self, s: RDState, op: int) -> list[Step[RDState]]:
        limited = self.mode == LIMITED
        chosen = s.ambushed if op == ATTACK else 0
        if op == LOGISTICS:
            return [NonPlayerLogistics(limited), self.go_on(op)]
        an = ACTIVATION[self.side]
        n = chosen.bit_count()
        return [
            Block(self.by, op, limited, an, stage=0, chosen=chosen, count=n, rolled=NO_ROLL, began=n),
            self.go_on(op),
        ]

    def special(self, s: RDState, box: tuple[int, ...]) -> None:
        """8.5.3: the first Special Activity of the box that has an effect; before an Operation only if that
        is possible. Ambush spaces are Attack spaces, so an Ambush makes an Attack possible by itself."""
        s.do(self.go_on(self.op))
        if self.mode != WITH_SPECIAL or s.special_used:
            return
        op = self.op if self.op != NO_OP else self.coming(s)
        sure = self.op != NO_OP or possible(s, self.by, op)
        for i in range(1, len(box), 2):
            if not sure and box[i] not in AMBUSHES:
                continue
            if box[i + 1] != NO_CONDITION and not self.holds(s, box[i + 1]):
                continue
            if perform_activity(s, self.by, box[i], op):
                return

    def coming(self, s: RDState) -> int:
        """The Operation further down this side."""
        for box in BOXES[self.side][self.box + 1 :]:
            if box[0] == DO:
                return OPERATION_OF[box[1]]
            if box[0] == BRANCH:
                truth = condition_holds(s, self.by, box[1], special=True, op=NO_OP)
                return OPERATION_OF[box[2] if truth else box[3]]
        return NO_OP


class AttackRest(Step[RDState]):
    """Card WW: after the Ambush the Attack goes on elsewhere."""

    def __init__(self, by: int, mode: int, drawn: int, side: int, box: int) -> None:
        self.by: Final = by
        self.mode: Final = mode
        self.drawn: Final = drawn
        self.side: Final = side
        self.box: Final = box

    def run(self, s: RDState) -> None:
        card = Card(self.by, self.mode, self.drawn, self.side, self.box, NO_OP)
        s.do(*card.block(s, ATTACK))


class Block(Step[RDState]):
    """8.5.3, 8.5.4: the stages of an Operation, space by space, with Activation rolls between."""

    def __init__(
        self,
        by: int,
        op: int,
        limited: bool,
        an: int,
        stage: int,
        chosen: int,
        count: int,
        rolled: int,
        began: int,
    ) -> None:
        self.by: Final = by
        self.op: Final = op
        self.limited: Final = limited
        self.an: Final = an
        self.stage: Final = stage
        self.chosen: Final = chosen
        self.count: Final = count
        self.rolled: Final = rolled  # the space after which a roll is due, or -1
        self.began: Final = began  # how many spaces came before this stage

    def run(self, s: RDState) -> None:
        stage, spaces = self.next_stage(s)
        if spaces and (self.rolled < 0 or self.passes(s)):
            self.take(s, stage, spaces)
        else:
            s.do(*close(self.by, self.op, self.limited, self.chosen))

    def next_stage(self, s: RDState) -> tuple[int, list[int]]:
        """8.5.4: the stage with the next space, and its candidates; if there are none, there is no roll."""
        most = ANY_NUMBER
        if self.limited:
            most = EFFICIENT_SPACES if self.by == CR else 1
        if self.count < most:
            for stage in range(self.stage, stages(self.op)):
                spaces = candidates(s, self.by, self.op, stage, self.chosen)
                if spaces:
                    return stage, spaces
        return self.stage, []

    def take(self, s: RDState, stage: int, spaces: list[int]) -> None:
        by = self.by
        began = self.began if stage == self.stage else self.count
        nth = self.count - began
        space = choose_space(s, by, self.op, stage, spaces, nth)
        roll = rolls(by, self.op, stage, space, self.count)
        chosen = self.chosen | 1 << space
        # 8.6: Suppress in one space only.
        after = stage + 1 if self.op == ASSAULT and stage == SUPPRESSING else stage
        due = space if roll else NO_ROLL
        s.do(
            Block(
                by,
                self.op,
                limited=self.limited,
                an=self.an,
                stage=after,
                chosen=chosen,
                count=self.count + 1,
                rolled=due,
                began=began,
            )
        )
        act_in(s, by, self.op, stage, space, nth, self.chosen)

    def passes(self, s: RDState) -> bool:
        """8.5.4: above the Activation Number; MarsGov and Reclaimers may rescue a failure."""
        an = activation_number(s, self.by, self.op, self.an, self.rolled)
        die = s.chance(NP_DIE, 6) + 1
        s.log(LOG_NP_ROLL, die, an)
        if die > an:
            return True
        rescue = self.by == MG or (self.by == CR and not self.limited)
        if rescue and die <= s.totals[self.by]:
            s.totals[self.by] -= 1
            s.log(LOG_NP_RESCUE, self.by, s.totals[self.by])
            return True
        return False
