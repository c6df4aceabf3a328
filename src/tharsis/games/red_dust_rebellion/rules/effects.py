"""7.0 Events: how a card's text is carried out, sentence by sentence."""

from typing import Final

from mypy_extensions import i64

from tharsis.games.red_dust_rebellion.actions import (
    ASK_EVENT_CHOICE,
    ASK_EVENT_PIECE,
    ASK_EVENT_SPACE,
    ASK_NAME,
    DONE,
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
from tharsis.games.red_dust_rebellion.board import MARS_AND_PHOBOS, SPACES, bits
from tharsis.games.red_dust_rebellion.codes import DISCARD, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import ASSET_KIND, ASSETS, CAPABILITY, EG_MARK
from tharsis.games.red_dust_rebellion.pieces import CR
from tharsis.games.red_dust_rebellion.rules.ask import (
    ALL_KINDS,
    NO_PURPOSE,
    PickCount,
    PickOption,
    PickPiece,
    PickSpace,
)
from tharsis.games.red_dust_rebellion.rules.people import set_eg
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, NEVER, NOT_NOW, PickOne, Prompt, RulesError, Step

NOWHERE: Final = -1
CARD_CODES: Final = 102  # two texts for each of 51 cards; the Assets follow
PLACES: Final = 32  # more than a text has sentences


class Sentence:
    """One sentence of a card. Its questions call back here; ``spot`` is the space it is about. Those inside
    others are handed to the constructor, so that all of a text can be numbered."""

    def __init__(self, *inner: "Sentence") -> None:
        self.inner: Final = inner
        self.address = -1  # by which saved steps name it; see `Texts`

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

    def braves_storms(self, spot: int) -> bool:
        """Whether a Desert with a Raging Storm can be chosen nevertheless (1.10)."""
        return False

    def piece_verb(self) -> int:
        return REMOVE

    def piece_why(self, s: RDState, by: int, kind: int, space: int, spot: int) -> int:
        return NOT_NOW

    def piece_stop_why(self, s: RDState, by: int, spot: int) -> int:
        """0, or why more pieces must be chosen."""
        return LEGAL if self.optional() else NO_STOP_BEFORE_ALL_PIECES

    def piece_kinds(self) -> list[int]:
        return ALL_KINDS

    def piece_area(self, s: RDState, spot: int) -> int:
        return 1 << spot if spot >= 0 else (1 << MARS_AND_PHOBOS) - 1

    def take_piece(self, s: RDState, by: int, kind: int, space: int, spot: int, left: int) -> None:
        """A piece was chosen."""

    def options(self, s: RDState, by: int, spot: int) -> list[int]:
        return []

    def take_option(self, s: RDState, by: int, choice: int, spot: int) -> None:
        """An option was chosen."""

    def factions(self, s: RDState, by: int, spot: int) -> list[int]:
        return []

    def take_faction(self, s: RDState, by: int, faction: int, spot: int) -> None:
        """A Faction was named."""

    def fewest(self, s: RDState, by: int, spot: int) -> int:
        """The least number that may be named."""
        return 0

    def take_count(self, s: RDState, by: int, n: int, spot: int) -> None:
        """A number was named."""

    def line_worth(self, s: RDState, by: int, line: int) -> int:
        """7.4: how much of the text can be done along a Maglev line."""
        return 1

    def take_line(self, s: RDState, by: int, line: int) -> None:
        """A Maglev line was chosen."""

    def after(self, s: RDState, by: int, goal: int) -> None:
        """What follows a journey."""

    def purpose(self, s: RDState, by: int) -> int:
        return NO_PURPOSE

    def wish(self, s: RDState, by: int, space: int, spot: int) -> int:
        """8.5.5: how much the card's instruction makes a non-player want a space; below 0: never."""
        return 0

    def starts_anywhere(self, spot: int) -> bool:
        """8.5.5: whether chance decides among the spaces that a non-player wants."""
        return False

    def spares_guards(self) -> bool:
        """8.5.5: whether a non-player moves pieces as in its Redeploy Phase."""
        return False

    def ruins(self) -> bool:
        """8.5.5: whether a non-player places Damage by this, rather than Opposition."""
        return False

    def goal(self, spot: int) -> int:
        """Where pieces that this sentence moves are going, or -1."""
        return NOWHERE

    def effective(self, s: RDState, by: int) -> bool:
        """8.5.5: whether this sentence alone grants a Faction an Operation or Special Activity."""
        return False


def event_text(card: int, side: int) -> int:
    return card * 2 + side


def asset_text(card: int) -> int:
    return CARD_CODES + card


class Texts:
    """All texts of the cards. A sentence's address is its text and its place within it, outer ones before
    inner ones: a saved position names the same sentence whatever becomes of other cards. A change of the
    text itself moves its places; then the rules' version is raised, and tables go on from a quiet point,
    where no sentence waits."""

    def __init__(self) -> None:
        self.texts: list[tuple[Sentence, ...]] = [()] * (CARD_CODES + ASSETS)
        self.places: list[list[Sentence]] = [[] for _ in range(CARD_CODES + ASSETS)]

    def enter(self, text: int, sentences: tuple[Sentence, ...]) -> None:
        self.texts[text] = sentences
        for sentence in sentences:
            self.number(text, sentence)

    def number(self, text: int, sentence: Sentence) -> None:
        places = self.places[text]
        if sentence.address >= 0 or len(places) == PLACES:
            raise RulesError(f"{type(sentence).__name__} has no place in text {text}")
        sentence.address = text * PLACES + len(places)
        places.append(sentence)
        for inner in sentence.inner:
            self.number(text, inner)

    def at(self, address: i64) -> Sentence:
        return self.places[address // PLACES][address % PLACES]


#: Filled by the cards.
TEXTS: Final = Texts()


class RunSentences(Step[RDState]):
    """7.2: carry out the sentences one after the other."""

    def __init__(self, by: int, addresses: tuple[int, ...], spot: int) -> None:
        self.by: Final = by
        self.addresses: Final = addresses
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        if len(self.addresses) > 1:
            s.do(RunSentences(self.by, self.addresses[1:], self.spot))
        TEXTS.at(self.addresses[0]).run(s, self.by, self.spot)


def perform(s: RDState, by: int, sentences: tuple[Sentence, ...], spot: int) -> None:
    if sentences:
        s.do(RunSentences(by, tuple([sentence.address for sentence in sentences]), spot))


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
            set_eg(s, plus=mark == 1)
        perform(s, self.by, TEXTS.texts[event_text(self.card, self.side)], NOWHERE)


class PlayAsset(Step[RDState]):
    """7.7: an Asset event; a Capability stays in force (1.5)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: RDState) -> None:
        to = IN_PLAY if ASSET_KIND[self.card] == CAPABILITY else DISCARD
        s.assets.move(self.card, to, s.everyone())
        s.log(LOG_ASSET, self.card)
        s.show()
        perform(s, CR, TEXTS.texts[asset_text(self.card)], NOWHERE)


class SentenceSpaces(PickSpace):
    """7.4: choose spaces for a sentence, those first where most of the text can be done."""

    def __init__(self, by: int, sentence: int, left: int, spot: int, chosen: int = 0) -> None:
        super().__init__(by)
        self.sentence: Final = sentence
        self.left: Final = left
        self.spot: Final = spot
        self.chosen: Final = chosen

    def run(self, s: RDState) -> None:
        if self.left and self.possible(s, self.by):
            self.put(s)
        else:
            self.stopped(s, self.by)

    def plain_why(self, s: RDState, space: int) -> int:
        if self.chosen >> space & 1:
            return NO_SECOND_TIME
        sentence = TEXTS.at(self.sentence)
        if s.barred(space, self.by) and not sentence.braves_storms(self.spot):
            return NO_STORMY_SPACE
        return sentence.space_why(s, self.by, space, self.spot, self.chosen)

    def best(self, s: RDState) -> int:
        sentence = TEXTS.at(self.sentence)
        best = 0
        for space in range(SPACES):
            if self.plain_why(s, space) == LEGAL:
                best = max(best, sentence.worth(s, self.by, space))
        return best

    def pick_why(self, s: RDState, by: int, space: int) -> int:
        sentence = TEXTS.at(self.sentence)
        reason = self.plain_why(s, space)
        if reason != LEGAL or not sentence.ranked():
            return reason
        return LEGAL if sentence.worth(s, by, space) == self.best(s) else NO_FULL_EFFECT

    def picks(self, s: RDState, by: int) -> list[int]:
        """The worth of each space is reckoned once."""
        sentence = TEXTS.at(self.sentence)
        spaces = [space for space in range(SPACES) if self.plain_why(s, space) == LEGAL]
        if not spaces or not sentence.ranked():
            return spaces
        worths = [sentence.worth(s, by, space) for space in spaces]
        best = max(worths)
        return [space for i, space in enumerate(spaces) if worths[i] == best]

    def legal(self, s: RDState, seat: int) -> list[int]:
        found = [PICK + space for space in self.picks(s, self.by)]
        if not found or TEXTS.at(self.sentence).optional():
            found.append(DONE)
        return found

    def possible(self, s: RDState, by: int) -> bool:
        return any(self.plain_why(s, space) == LEGAL for space in range(SPACES))

    def least(self, s: RDState, by: int) -> int:
        return 0 if TEXTS.at(self.sentence).optional() else self.most(s, by)

    def most(self, s: RDState, by: int) -> int:
        """Those with less effect come after the others, so they count."""
        spaces = [space for space in range(SPACES) if self.plain_why(s, space) == LEGAL]
        return self.picked(s, by) + min(self.left, len(spaces))

    def picked(self, s: RDState, by: int) -> int:
        return bits(self.chosen)

    def stop_why(self, s: RDState, by: int) -> int:
        if TEXTS.at(self.sentence).optional() or not self.possible(s, by):
            return LEGAL
        return NO_STOP_BEFORE_ALL_SPACES

    def take(self, s: RDState, by: int, space: int) -> None:
        s.do(SentenceSpaces(by, self.sentence, self.left - 1, self.spot, self.chosen | 1 << space))
        TEXTS.at(self.sentence).take_space(s, by, space, self.spot)

    def stopped(self, s: RDState, by: int) -> None:
        TEXTS.at(self.sentence).close(s, by, self.spot, self.chosen)

    def purpose(self, s: RDState) -> int:
        return TEXTS.at(self.sentence).purpose(s, self.by)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_SPACE, (self.by, self.left))


class SentencePieces(PickPiece):
    """Choose pieces for a sentence."""

    def __init__(self, by: int, sentence: int, left: int, spot: int) -> None:
        super().__init__(by)
        self.sentence: Final = sentence
        self.left: Final = left
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        if not self.left:
            return
        if self.stop_why(s, self.by) == LEGAL:
            PickPiece.run(self, s)
        else:
            self.ask_or_take(s)

    def verb(self) -> int:
        return TEXTS.at(self.sentence).piece_verb()

    def area(self, s: RDState) -> int:
        return TEXTS.at(self.sentence).piece_area(s, self.spot)

    def firsts(self, s: RDState, by: int) -> list[int]:
        return TEXTS.at(self.sentence).piece_kinds()

    def piece_why(self, s: RDState, by: int, kind: int, space: int) -> int:
        if s.barred(space, by):
            return NO_STORMY_SPACE
        return TEXTS.at(self.sentence).piece_why(s, by, kind, space, self.spot)

    def stop_why(self, s: RDState, by: int) -> int:
        return TEXTS.at(self.sentence).piece_stop_why(s, by, self.spot)

    def take(self, s: RDState, by: int, kind: int, space: int) -> None:
        s.do(SentencePieces(by, self.sentence, self.left - 1, self.spot))
        TEXTS.at(self.sentence).take_piece(s, by, kind, space, self.spot, self.left)

    def purpose(self, s: RDState) -> int:
        return TEXTS.at(self.sentence).purpose(s, self.by)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_PIECE, (self.by, self.left))


class SentenceOption(PickOption):
    """Choose one of the things a card offers."""

    def __init__(self, by: int, sentence: int, spot: int) -> None:
        super().__init__(by)
        self.sentence: Final = sentence
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        if self.stop() == NEVER:
            self.ask_or_take(s)
        else:
            PickOption.run(self, s)

    def among(self, s: RDState, by: int) -> list[int]:
        return TEXTS.at(self.sentence).options(s, by, self.spot)

    def stop(self) -> int:
        return DONE if TEXTS.at(self.sentence).optional() else NEVER

    def take(self, s: RDState, by: int, choice: int) -> None:
        TEXTS.at(self.sentence).take_option(s, by, choice, self.spot)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_EVENT_CHOICE, (self.by,))


class SentenceFaction(PickOne[RDState]):
    """7.2: the executing Faction says which of two may act, or is hit."""

    def __init__(self, by: int, sentence: int, spot: int) -> None:
        super().__init__(by)
        self.sentence: Final = sentence
        self.spot: Final = spot

    def run(self, s: RDState) -> None:
        self.ask_or_take(s)

    def verb(self) -> int:
        return NAME

    def among(self, s: RDState, by: int) -> list[int]:
        return TEXTS.at(self.sentence).factions(s, by, self.spot)

    def outside(self) -> int:
        return NO_OTHER_FACTION

    def take(self, s: RDState, by: int, faction: int) -> None:
        TEXTS.at(self.sentence).take_faction(s, by, faction, self.spot)

    def prompt(self, s: RDState, seat: int) -> Prompt:
        return Prompt(ASK_NAME, (self.by,))


class SentenceCount(PickCount):
    """A number for a sentence."""

    def __init__(self, by: int, sentence: int, spot: int, limit: int) -> None:
        super().__init__(by)
        self.sentence: Final = sentence
        self.spot: Final = spot
        self.limit: Final = limit

    def low(self, s: RDState, by: int) -> int:
        return TEXTS.at(self.sentence).fewest(s, by, self.spot)

    def high(self, s: RDState, by: int) -> int:
        return self.limit

    def take(self, s: RDState, by: int, n: int) -> None:
        TEXTS.at(self.sentence).take_count(s, by, n, self.spot)

    def purpose(self, s: RDState) -> int:
        return TEXTS.at(self.sentence).purpose(s, self.by)
