"""The choice of a Maglev line (Events 13 and 38)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import ASK_LINE, LINE, NO_LINE, PICK_LINE
from tharsis.games.red_dust_rebellion.cards.where import lines_in_use
from tharsis.games.red_dust_rebellion.rules.ask import SHIFT_DOWN, Question
from tharsis.games.red_dust_rebellion.rules.effects import PARTS, Part
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt


class LinePart(Part):
    """A sentence about one Maglev line."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(ChooseLine(by, self.id))

    def take_line(self, s: RDState, by: int, line: int) -> None:
        """What happens along the line."""


class ChooseLine(Question):
    """1.2: one of the lines in use."""

    def __init__(self, by: int, part: int) -> None:
        super().__init__(by)
        self.part: Final = part

    def legal(self, s: RDState, seat: int) -> list[int]:
        return [PICK_LINE + line for line in lines_in_use(s)]

    def why(self, s: RDState, seat: int, action: int) -> int:
        if not PICK_LINE <= action < PICK_LINE + LINE.size:
            return NOT_NOW
        return LEGAL if action - PICK_LINE in lines_in_use(s) else NO_LINE

    def choose(self, s: RDState, seat: int, action: int) -> None:
        part = PARTS[self.part]
        if isinstance(part, LinePart):
            part.take_line(s, self.by, action - PICK_LINE)

    def purpose(self, s: RDState) -> int:
        return SHIFT_DOWN

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_LINE, (self.by,))
