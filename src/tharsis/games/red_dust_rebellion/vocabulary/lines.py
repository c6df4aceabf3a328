"""The choice of a Maglev line (Events 13 and 38)."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import ASK_LINE, NO_FULL_EFFECT, NO_LINE, PICK_LINE
from tharsis.games.red_dust_rebellion.rules.effects import TEXTS, Sentence
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.where import lines_in_use
from tharsis.kernel import LEGAL, PickOne, Prompt


class LineSentence(Sentence):
    """A sentence about one Maglev line."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(ChooseLine(by, self.address))


class ChooseLine(PickOne[RDState]):
    """1.2, 7.2: one of the lines in use, where most of the text can be done (7.4)."""

    def __init__(self, by: int, sentence: int) -> None:
        super().__init__(by)
        self.sentence: Final = sentence

    def verb(self) -> int:
        return PICK_LINE

    def among(self, s: RDState, by: int) -> list[int]:
        return lines_in_use(s)

    def outside(self) -> int:
        return NO_LINE

    def pick_why(self, s: RDState, by: int, line: int) -> int:
        """7.4: one along which most of the text can be done."""
        sentence = TEXTS.at(self.sentence)
        best = max([sentence.line_worth(s, by, other) for other in lines_in_use(s)])
        return LEGAL if sentence.line_worth(s, by, line) == best else NO_FULL_EFFECT

    def take(self, s: RDState, by: int, line: int) -> None:
        TEXTS.at(self.sentence).take_line(s, by, line)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_LINE, (self.by,))
