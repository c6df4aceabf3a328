"""7.0 Events: how a card's text is carried out, part by part."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    ASK_EVENT_CHOICE,
    ASK_EVENT_PIECE,
    ASK_EVENT_SPACE,
    ASK_NAME,
    DONE,
    FACTION,
    LOG_ASSET,
    LOG_EVENT,
    NAME,
    NO_FULL_EFFECT,
    NO_OTHER_FACTION,
    NO_SECOND_TIME,
    NO_STOP_BEFORE_ALL_PIECES,
    NO_STOP_BEFORE_ALL_SPACES,
    NO_STORMY_SPACE,
    PICK,
    REMOVE,
)
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS, SPACES
from tharsis.games.red_dust_rebellion.cards.printed import ASSET_KIND, ASSETS, CAPABILITY, EG_MARK
from tharsis.games.red_dust_rebellion.codes import DISCARD as ASSET_DISCARD
from tharsis.games.red_dust_rebellion.codes import IN_PLAY
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.ask import (
    ALL_KINDS,
    NO_PURPOSE,
    Choice,
    HowMany,
    PieceQuestion,
    Question,
    SpaceQuestion,
)
from tharsis.games.red_dust_rebellion.rules.people import set_eg
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, RulesError, Step

NO_SPACE: Final = -1
CARD_CODES: Final = 102  # two texts for each of 51 cards; the Assets follow


class Part:
    """One sentence of a card. Its questions call back here; ``spot`` is the space it is about."""

    def __init__(self) -> None:
        self.id: Final = len(PARTS)
        PARTS.append(self)

    def run(self, s: RDState, by: int, spot: int) -> None:
        """Do it, or queue its question."""
        raise RulesError(f"{type(self).__name__} does nothing")

    def space_why(self, s: RDState, by: int, space: int, spot: int, chosen: int) -> int:
        return NOT_NOW

    def ranked(self) -> bool:
        """7.4: whether some spaces allow more of the text than others."""
        return False

    def worth(self, s: RDState, by: int, space: int) -> int:
        """7.4: how much of the text can be done there."""
        return 1

    def take_space(self, s: RDState, by: int, space: int, spot: int) -> None:
        """A space was chosen."""

    def close(self, s: RDState, by: int, spot: int, chosen: int) -> None:
        """No further space is chosen."""

    def optional(self) -> bool:
        """Whether one may stop before the full number."""
        return False

    def piece_verb(self) -> int:
        return REMOVE

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        return NOT_NOW

    def piece_kinds(self) -> tuple[int, ...]:
        return ALL_KINDS

    def piece_mask(self, s: RDState, spot: int) -> int:
        return 1 << spot if spot >= 0 else (1 << MARS_AND_PHOBOS) - 1

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        """A piece was chosen."""

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        return []

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        """An option was chosen."""

    def factions(self, s: RDState, by: int, spot: int) -> tuple[int, ...]:
        return ()

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        """A Faction was named."""

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        """A number was named."""

    def purpose(self, s: RDState, by: int) -> int:
        return NO_PURPOSE

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        """8.5.5: how much the card's instruction makes a non-player want a space; below 0: never."""
        return 0

    def goal(self, spot: int) -> int:
        """Where pieces that this part moves are going, or -1."""
        return NO_SPACE

    def effective(self, s: RDState, by: int) -> bool:
        """8.5.5: whether this part alone grants a Faction an Operation or Special Activity."""
        return False


PARTS: Final[list[Part]] = []


class Effect:
    """One text of a card: its parts in order."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.ids: Final = tuple([part.id for part in parts])


EFFECTS: Final[list[Effect | None]] = [None] * (CARD_CODES + ASSETS)


class RunParts(Step[RDState]):
    """7.2: carry out the sentences one after the other."""

    def __init__(self, by: int, ids: tuple[int, ...], spot: int) -> None:
        self.by: Final = by
        self.ids: Final = ids
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        if len(self.ids) > 1:
            s.do(RunParts(self.by, self.ids[1:], self.spot))
        PARTS[self.ids[0]].run(s, self.by, self.spot)


def perform(s: RDState, by: int, ids: tuple[int, ...], spot: int) -> None:
    if ids:
        s.do(RunParts(by, ids, spot))


class PlayEvent(Step[RDState]):
    """7.1: the executing Faction carries out one of the two texts; 7.5: its EG symbol first."""

    def __init__(self, by: int, card: int, side: int) -> None:
        self.by: Final = by
        self.card: Final = card
        self.side: Final = side

    def run(self, s: RDState) -> None:
        s.log(LOG_EVENT, self.by, self.card, self.side)
        mark = EG_MARK[self.card][self.side]
        if mark == 1 or mark == -1:
            set_eg(s, mark == 1)
        effect = EFFECTS[self.card * 2 + self.side]
        if effect is not None:
            perform(s, self.by, effect.ids, NO_SPACE)


class PlayAsset(Step[RDState]):
    """7.7: an Asset event; a Capability stays in force (1.5)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: RDState) -> None:
        to = IN_PLAY if ASSET_KIND[self.card] == CAPABILITY else ASSET_DISCARD
        s.assets.move(self.card, to, s.everyone())
        s.log(LOG_ASSET, self.card)
        s.show()
        effect = EFFECTS[CARD_CODES + self.card]
        if effect is not None:
            perform(s, CR, effect.ids, NO_SPACE)


class PartSpaces(SpaceQuestion):
    """7.4: choose spaces for a part, those first where most of the text can be done."""

    def __init__(self, by: int, part: int, left: int, spot: int, chosen: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.left: Final = left
        self.spot: Final = spot
        self.chosen: Final = chosen

    def run(self, s: RDState) -> None:
        if self.left and self.any_space(s):
            Question.run(self, s)
        else:
            PARTS[self.part].close(s, self.by, self.spot, self.chosen)

    def plain_why(self, s: RDState, space: int) -> int:
        if self.chosen >> space & 1:
            return NO_SECOND_TIME
        if s.barred(space, self.by):
            return NO_STORMY_SPACE
        return PARTS[self.part].space_why(s, self.by, space, self.spot, self.chosen)

    def best(self, s: RDState) -> int:
        best = 0
        for space in range(SPACES):
            if self.plain_why(s, space) == LEGAL:
                best = max(best, PARTS[self.part].worth(s, self.by, space))
        return best

    def space_why(self, s: RDState, space: int) -> int:
        reason = self.plain_why(s, space)
        if reason != LEGAL or not PARTS[self.part].ranked():
            return reason
        best = self.best(s)
        return LEGAL if PARTS[self.part].worth(s, self.by, space) == best else NO_FULL_EFFECT

    def legal(self, s: RDState, seat: int) -> list[int]:
        """What space_why and done_why say, with the worth of each space reckoned once."""
        part = PARTS[self.part]
        spaces = [space for space in range(SPACES) if self.plain_why(s, space) == LEGAL]
        if part.ranked() and spaces:
            worths = [part.worth(s, self.by, space) for space in spaces]
            best = max(worths)
            spaces = [space for i, space in enumerate(spaces) if worths[i] == best]
        found = [PICK + space for space in spaces]
        if part.optional() or not found:
            found.append(DONE)
        return found

    def any_space(self, s: RDState) -> bool:
        return any(self.plain_why(s, space) == LEGAL for space in range(SPACES))

    def done_why(self, s: RDState) -> int:
        if PARTS[self.part].optional() or not self.any_space(s):
            return LEGAL
        return NO_STOP_BEFORE_ALL_SPACES

    def take(self, s: RDState, space: int) -> None:
        s.do(PartSpaces(self.by, self.part, self.left - 1, self.spot, self.chosen | 1 << space))
        PARTS[self.part].take_space(s, self.by, space, self.spot)

    def done(self, s: RDState) -> None:
        PARTS[self.part].close(s, self.by, self.spot, self.chosen)

    def purpose(self, s: RDState) -> int:
        return PARTS[self.part].purpose(s, self.by)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_SPACE, (self.by, self.left))


class PartPieces(PieceQuestion):
    """Choose pieces for a part."""

    def __init__(self, by: int, part: int, left: int, spot: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.left: Final = left
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        if not self.left:
            return
        options = self.pieces(s)
        if len(options) == 1 and not PARTS[self.part].optional():
            self.take(s, options[0] // SPACES, options[0] % SPACES)
        elif options:
            PieceQuestion.run(self, s)

    def verb(self) -> int:
        return PARTS[self.part].piece_verb()

    def mask(self, s: RDState) -> int:
        return PARTS[self.part].piece_mask(s, self.spot)

    def kinds(self) -> tuple[int, ...]:
        return PARTS[self.part].piece_kinds()

    def piece_why(self, s: RDState, kind: int, space: int) -> int:
        if s.barred(space, self.by):
            return NO_STORMY_SPACE
        return PARTS[self.part].piece_why(s, self.by, kind, space, self.spot)

    def done_why(self, s: RDState) -> int:
        return LEGAL if PARTS[self.part].optional() else NO_STOP_BEFORE_ALL_PIECES

    def take(self, s: RDState, kind: int, space: int) -> None:
        s.do(PartPieces(self.by, self.part, self.left - 1, self.spot))
        PARTS[self.part].take_piece(s, self.by, kind, space, self.spot, self.left)

    def purpose(self, s: RDState) -> int:
        return PARTS[self.part].purpose(s, self.by)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_PIECE, (self.by, self.left))


class PartChoice(Choice):
    """Choose one of the things a card offers."""

    def __init__(self, by: int, part: int, spot: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        options = self.options(s)
        if len(options) == 1 and not self.may_decline():
            self.take(s, options[0])
        elif options:
            Choice.run(self, s)

    def options(self, s: RDState) -> list[int]:
        return PARTS[self.part].options(s, self.by, self.spot)

    def may_decline(self) -> bool:
        return PARTS[self.part].optional()

    def take(self, s: RDState, choice: int) -> None:
        PARTS[self.part].take_option(s, self.by, choice, self.spot)

    def purpose(self, s: RDState) -> int:
        return PARTS[self.part].purpose(s, self.by)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_CHOICE, (self.by,))


class PartFaction(Question):
    """7.2: the executing Faction says which of two may act, or is hit."""

    def __init__(self, by: int, part: int, spot: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        factions = PARTS[self.part].factions(s, self.by, self.spot)
        if len(factions) == 1:
            PARTS[self.part].take_faction(s, self.by, factions[0], self.spot)
        elif factions:
            Question.run(self, s)

    def legal(self, s: RDState, seat: int) -> list[int]:
        return [NAME + faction for faction in PARTS[self.part].factions(s, self.by, self.spot)]

    def why(self, s: RDState, seat: int, action: int) -> int:
        if not NAME <= action < NAME + FACTION.size:
            return NOT_NOW
        return LEGAL if action in self.legal(s, seat) else NO_OTHER_FACTION

    def choose(self, s: RDState, seat: int, action: int) -> None:
        PARTS[self.part].take_faction(s, self.by, action - NAME, self.spot)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_NAME, (self.by,))


class PartCount(HowMany):
    """A number for a part."""

    def __init__(self, by: int, part: int, spot: int, most: int) -> None:
        super().__init__(by)
        self.part: Final = part
        self.spot: Final = spot
        self.most: Final = most

    def high(self, s: RDState) -> int:
        return self.most

    def take(self, s: RDState, n: int) -> None:
        PARTS[self.part].take_count(s, self.by, n, self.spot)

    def purpose(self, s: RDState) -> int:
        return PARTS[self.part].purpose(s, self.by)
