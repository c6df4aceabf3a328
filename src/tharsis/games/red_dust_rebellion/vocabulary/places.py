"""Sentences about spaces: named ones, all that fit, or a choice among them."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import NO_MARS_SPACE
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS
from tharsis.games.red_dust_rebellion.pieces import RD
from tharsis.games.red_dust_rebellion.rules.ask import NO_PURPOSE, SHIFT_DOWN, SHIFT_UP
from tharsis.games.red_dust_rebellion.rules.effects import Sentence, SentenceSpaces, perform
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.where import CAN_FALL, CAN_RISE, test_why, tests_why
from tharsis.games.red_dust_rebellion.vocabulary.wishes import NO_WISH, wish
from tharsis.games.red_dust_rebellion.vocabulary.words import Shift
from tharsis.kernel import LEGAL


class At(Sentence):
    """Do sentences in named spaces, where no Raging Storm shuts a Desert off (7.3)."""

    def __init__(self, spaces: tuple[int, ...], sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.spaces: Final = spaces
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        for i in range(len(self.spaces) - 1, -1, -1):
            if not s.barred(self.spaces[i], by):
                perform(s, by, self.then, self.spaces[i])


class Each(Sentence):
    """Do sentences in every space that passes the tests."""

    def __init__(self, tests: tuple[int, ...], sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.tests: Final = tests
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        for space in range(MARS_AND_PHOBOS - 1, -1, -1):
            if not s.barred(space, by) and tests_why(s, space, self.tests) == LEGAL:
                perform(s, by, self.then, space)


class Pick(Sentence):
    """Choose spaces that pass the tests, and do sentences in each. ``who``: a Faction that may, or -1."""

    def __init__(
        self,
        n: int,
        tests: tuple[int, ...],
        sentences: tuple[Sentence, ...],
        *,
        up_to: bool = False,
        who: int = -1,
        aim: int = NO_PURPOSE,
        red_dust_aim: int = NO_PURPOSE,
        wish: int = NO_WISH,
        prefer: tuple[int, ...] = (),
    ) -> None:
        super().__init__(*sentences)
        self.n: Final = n
        self.tests: Final = tests
        self.then: Final = sentences
        self.up_to: Final = up_to
        self.who: Final = who
        self.aim: Final = aim
        self.red_dust_aim: Final = red_dust_aim
        self.wished: Final = wish
        self.prefer: Final = prefer

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceSpaces(self.who if self.who >= 0 else by, self.address, self.n, spot))

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        if space >= MARS_AND_PHOBOS:
            return NO_MARS_SPACE
        return tests_why(s, space, self.tests)

    def ranked(self) -> bool:
        return bool(self.prefer)

    def worth(self, s: RDState, by: int, space: int) -> int:
        return len([code for code in self.prefer if test_why(s, space, code) == LEGAL])

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        perform(s, by, self.then, space)

    def optional(self) -> bool:
        return self.up_to

    def purpose(self, s: RDState, by: int) -> int:
        return self.red_dust_aim if self.red_dust_aim and by == RD else self.aim

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        return wish(s, by, space, self.wished)


def shifts(n: int, tests: tuple[int, ...], steps: int, up_to: bool = False) -> Pick:
    """n spaces shift."""
    can = CAN_RISE if steps > 0 else CAN_FALL
    aim = SHIFT_UP if steps > 0 else SHIFT_DOWN
    return Pick(n, (*tests, can), (Shift(steps),), up_to=up_to, aim=aim)
