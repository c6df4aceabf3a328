"""The words that card texts are made of: gains, shifts, cards, people."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    OPT_DRAW,
)
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.pieces import (
    CORP,
    CR,
    MG,
    RD,
)
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, DrawCampaigns
from tharsis.games.red_dust_rebellion.rules.earthgov import Cycler, add_supply
from tharsis.games.red_dust_rebellion.rules.effects import (
    Sentence,
    SentenceCount,
    SentenceFaction,
    SentenceOption,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.forces import (
    activate,
    activate_rebels,
    hide,
)
from tharsis.games.red_dust_rebellion.rules.people import (
    HouseOrRepair,
    damage,
    set_neutral,
    shift,
    towards_neutral,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.where import tests_why
from tharsis.kernel import LEGAL

UP_TO_ANY: Final = 24


class Profits(Sentence):
    """Profits change."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.earn(self.n)


class Resources(Sentence):
    """MarsGov or Red Dust gains or loses Resources."""

    def __init__(self, faction: int, n: int) -> None:
        super().__init__()
        self.faction: Final = faction
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.gain(self.faction, self.n)


class Supplies(Sentence):
    """Supply markers come to Earth."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        add_supply(s, self.n)


class RunCycler(Sentence):
    """One complete Aldrin Cycler phase; the EarthGov Controller ships."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(Cycler(s.controller(), people=True))


class DrawCards(Sentence):
    """The Reclaimers draw Asset cards."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(DrawAssets(self.n))


class Campaigning(Sentence):
    """Red Dust draws Campaign cards and puts one into play; ``may``: if it likes."""

    def __init__(self, n: int, may: bool) -> None:
        super().__init__()
        self.n: Final = n
        self.may: Final = may

    def run(self, s: RDState, by: int, spot: int) -> None:
        if self.may and not s.is_np(RD):
            s.do(SentenceOption(RD, self.address, spot))
        else:
            s.do(DrawCampaigns(self.n))

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        return [OPT_DRAW]

    def optional(self) -> bool:
        return True

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        s.do(DrawCampaigns(self.n))


class SitOut(Sentence):
    """A Faction is Ineligible through the next Event Round."""

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction: Final = faction

    def run(self, s: RDState, by: int, spot: int) -> None:
        sit_out(s, self.faction)


def sit_out(s: RDState, faction: int) -> None:
    """4.1: to the Ineligible box at once, and not moved back at the end of this round."""
    s.eligible &= ~(1 << faction)
    s.sits_out |= 1 << faction


class Shift(Sentence):
    """Shift the space in question; 0: towards Neutral."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def run(self, s: RDState, by: int, spot: int) -> None:
        if self.steps:
            shift(s, spot, self.steps)
        else:
            towards_neutral(s, spot)


class Neutral(Sentence):
    """Set the space to Neutral."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        set_neutral(s, spot)


class Damage(Sentence):
    """Place Damage in the space."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n: Final = n

    def run(self, s: RDState, by: int, spot: int) -> None:
        for _ in range(self.n):
            damage(s, spot)


class ActivateAll(Sentence):
    """All Rebels in the space become Active."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        activate_rebels(s, spot)


class ActivateSpecOps(Sentence):
    """All SpecOps in the space become Active."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        activate(s, CORP, spot, s.hidden(spot, CORP))


class HideAll(Sentence):
    """All Rebels in the space become Hidden."""

    def run(self, s: RDState, by: int, spot: int) -> None:
        hide(s, RD, spot)
        hide(s, CR, spot)


class Housing(Sentence):
    """A Faction may House: in the space, or in one that passes the tests. Reclaimers never can (1.7)."""

    def __init__(self, tests: tuple[int, ...], who: int = -1) -> None:
        super().__init__()
        self.tests: Final = tests
        self.who: Final = who

    def run(self, s: RDState, by: int, spot: int) -> None:
        who = self.who if self.who >= 0 else by
        if who == CR:
            return
        spaces = 0
        for space in range(MARS):
            here = (spot < 0 or space == spot) and not s.barred(space, by)
            if here and tests_why(s, space, self.tests) == LEGAL:
                spaces |= 1 << space
        s.do(HouseOrRepair(who, spaces, repair=False))


class OneOfTwo(Sentence):
    """The executing Faction names one of two; that one carries out the sentences."""

    def __init__(self, two: list[int], sentences: tuple[Sentence, ...]) -> None:
        super().__init__(*sentences)
        self.two: Final = two
        self.then: Final = sentences

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceFaction(by, self.address, spot))

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        return self.two

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        perform(s, faction, self.then, spot)

    def effective(self, s: RDState, by: int) -> bool:
        return by in self.two and any(sentence.effective(s, by) for sentence in self.then)


class OneOf(Sentence):
    """Choose one of several outcomes: a choice word and its sentences each."""

    def __init__(self, choices: tuple[int, ...], outcomes: tuple[tuple[Sentence, ...], ...]) -> None:
        super().__init__(*[sentence for outcome in outcomes for sentence in outcome])
        self.choices: Final = choices
        self.outcomes: Final = outcomes

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceOption(by, self.address, spot))

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        return list(self.choices)

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        perform(s, by, self.outcomes[self.choices.index(choice)], spot)


class TakeDisplaced(Sentence):
    """Take markers out of Displaced Population, up to a number."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    def run(self, s: RDState, by: int, spot: int) -> None:
        s.do(SentenceCount(by, self.address, spot, min(self.most, s.displaced)))

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        s.displaced -= n


MARSGOV_OR_CORPORATIONS: Final[list[int]] = [MG, CORP]
RED_DUST_OR_RECLAIMERS: Final[list[int]] = [RD, CR]
