"""First pass over a record: how cards move, as far as it tells.

A record shows a card when it is used or revealed, never when it is dealt. From all sightings follows, for
each *stay* of a card, in which deals it may have come into the hand: not before it lay in the draw pile,
not after it was first seen there, and not while that hand was shown without it.

Whether an event that is printed did happen, a first pass cannot always tell: ``unspoken`` names the lines
of those that did not, as our rules found when they played the record.
"""

from typing import Final

from tharsis.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    HAND_SIZE,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.deck import (
    ALDRICH_AMES_REMIX,
    ASK_NOT_WHAT_YOUR_COUNTRY,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    CARD_IDS,
    CIA_CREATED,
    CONTAINMENT,
    EARLY,
    ERA,
    GRAIN_SALES_TO_SOVIETS,
    LATE,
    LONE_GUNMAN,
    MID,
    MISSILE_ENVY,
    OPS,
    OPTIONAL,
    OUR_MAN_IN_TEHRAN,
    QUAGMIRE,
    RED_SCARE_PURGE,
    SALT_NEGOTIATIONS,
    SCORING,
    SHUTTLE_DIPLOMACY,
    STAR_WARS,
    STARRED,
    THE_CAMBRIDGE_FIVE,
    THE_CHINA_CARD,
)
from tharsis.games.twilight_struggle.importer.parse import (
    HEADLINE,
    PASSED,
    ROUND,
    SETUP,
    Line,
    Section,
    with_optional_cards,
)
from tharsis.games.twilight_struggle.rules.rounds import TRAP_VALUE
from tharsis.games.twilight_struggle.rules.values import HIGHEST_VALUE
from tharsis.games.twilight_struggle.vocabulary.hands import LOOKS

_SHOWS_HAND: Final = (CIA_CREATED, LONE_GUNMAN, ALDRICH_AMES_REMIX)
_RAISES_OPS: Final = (CONTAINMENT, BREZHNEV_DOCTRINE)  # by side
_TRAPS: Final = (QUAGMIRE, BEAR_TRAP)  # by side
_BY_THE_US: Final = (STAR_WARS, GRAIN_SALES_TO_SOVIETS)  # cards that have the US play another one


class OutOfPlace(Exception):
    """A record shows a card where it cannot be."""

    def __init__(self, line: int, card: str, ours: str, unseen: bool = False) -> None:
        super().__init__(f"line {line}: {card}: {ours}")
        self.unseen: Final = unseen  # because no line shows it, up to the end
        self.line: Final = line
        self.card: Final = card
        self.ours: Final = ours


class Stay:
    """A card from the moment it joins a draw pile until it is used."""

    def __init__(self, card: int, pile: int, since: int) -> None:
        self.card: Final = card
        self.pile: Final = pile
        self.until = pile  # it may still lie there when others are shuffled in
        self.since: Final = since
        self.side = -1  # in whose hand it is seen
        self.seen = -1  # the line where it is first seen there
        self.turn = -1
        self.undealt = False  # taken from the draw pile itself
        self.absent: list[tuple[int, int]] = []  # (side, line): that hand is shown without it


class Deal:
    """Cards drawn by one side at one time from one pile."""

    def __init__(self, line: int, turn: int, side: int, pile: int) -> None:
        self.line: Final = line
        self.turn: Final = turn
        self.side: Final = side
        self.pile: Final = pile
        self.count = 0
        self.stays: list[Stay] = []


class Movements:
    """Reads all sections once and keeps count of hands and piles."""

    def __init__(self, sections: list[Section], unspoken: frozenset[int] = frozenset()) -> None:
        self.sections: Final = sections
        self.optional: Final = with_optional_cards(sections)
        self.unspoken: Final = unspoken
        self.stays: list[Stay] = []
        self.deals: list[Deal] = []
        self.pile = 0  # how often the discards were shuffled
        self.shuffled: list[int] = []  # and at which lines
        self._left = 0  # cards in the draw pile
        self._open: dict[int, Stay] = {}
        self._held: dict[int, int] = {}  # cards that came into a hand face up, by side
        self._hands = [0, 0]
        self._discards: list[int] = []
        self._lasting: set[int] = set()  # cards in play that change values or trap a side
        self._red_scare = [0, 0]  # by side that suffers
        self._event = -1
        self._revealed = -1  # the last card shown
        self._used: list[int] = []
        self._happened: list[int] = []
        self._begun: list[int] = []  # events printed, whether they happened or not
        self._asked_not = 0  # cards discarded for Ask Not and not yet replaced
        self._new_cards(EARLY, 0)
        for section in sections:
            if section.kind != SETUP:
                self._read(section)

    # -- piles --------------------------------------------------------------------------------

    def _new_cards(self, era: int, line: int) -> None:
        for card in range(len(CARD_IDS)):
            if ERA[card] == era and card != THE_CHINA_CARD and (self.optional or not OPTIONAL[card]):
                self._join(card, line)

    def _join(self, card: int, line: int) -> None:
        stay = Stay(card, self.pile, line)
        self.stays.append(stay)
        self._open[card] = stay
        self._left += 1

    def _reshuffle(self, line: int) -> None:
        """4.3: the discards become the draw pile."""
        self.pile += 1
        self.shuffled.append(line)
        for card in self._discards:
            self._join(card, line)
        self._discards = []

    def _look(self, line: int) -> None:
        """Our Man in Tehran looks at five cards; where the pile has fewer, the discards join them."""
        if self._left >= LOOKS:
            return
        waiting = list(self._open.values())
        self._reshuffle(line)
        for stay in waiting:
            stay.until = self.pile

    def _draw(self, line: int, turn: int, side: int) -> None:
        """4.3: one card; the discards are shuffled when the pile is empty."""
        if self._left == 0:
            self._reshuffle(line)
        if self._left == 0:
            raise OutOfPlace(line, "a card to draw", "both piles are empty")
        self._left -= 1
        self._hands[side] += 1
        for deal in reversed(self.deals):
            if deal.line == line and deal.side == side and deal.pile == self.pile:
                deal.count += 1
                return
        deal = Deal(line, turn, side, self.pile)
        deal.count = 1
        self.deals.append(deal)

    def _deal(self, section: Section) -> None:
        """4.5.B: alternately, the USSR first, up to the hand size."""
        if section.turn == MID_WAR_TURN:
            self._new_cards(MID, section.number)
        if section.turn == LATE_WAR_TURN:
            self._new_cards(LATE, section.number)
        size = HAND_SIZE[min(section.turn, TURNS)]
        while min(self._hands) < size:
            for side in (USSR, US):
                if self._hands[side] < size:
                    self._draw(section.number, section.turn, side)

    # -- sightings ----------------------------------------------------------------------------

    def _see(self, card: int, side: int, line: int, turn: int) -> None:
        """The card lies in the hand of this side."""
        stay = self._open.get(card)
        if card not in self._held and stay is None:
            raise OutOfPlace(line, CARD_IDS[card], "in no pile it could have been drawn from")
        known = self._held.get(card, stay.side if stay is not None else side)
        if known == 1 - side:
            raise OutOfPlace(line, CARD_IDS[card], "it was in the other hand and never left it")
        if card in self._held or stay is None:
            return
        if stay.seen < 0:
            stay.side = side
            stay.seen = line
            stay.turn = turn

    def _leave(self, card: int, side: int, line: int, turn: int) -> None:
        """The card leaves the hand of this side."""
        self._see(card, side, line, turn)
        self._held.pop(card, None)
        self._open.pop(card, None)
        self._hands[side] -= 1
        self._used.append(card)

    def _shown_without(self, side: int, line: int, cards: list[int], only: list[bool] | None = None) -> None:
        """A whole hand (or all its scoring cards) is shown: no other card was in it."""
        for card, stay in self._open.items():
            if card not in cards and (only is None or only[card]):
                if stay.seen >= 0 and stay.side == side:
                    raise OutOfPlace(line, CARD_IDS[card], "it was in this hand and never left it")
                stay.absent.append((side, line))

    # -- lines --------------------------------------------------------------------------------

    def _read(self, section: Section) -> None:
        self._event = -1
        self._used = []
        self._happened = []
        self._begun = []
        if section.kind == HEADLINE:
            self._lasting.difference_update(_RAISES_OPS)
            self._red_scare = [0, 0]
            self._deal(section)
        elif section.kind == ROUND:
            self._in_a_trap(section)
            if section.card >= 0 and section.card != THE_CHINA_CARD:
                self._leave(section.card, section.side, section.number, section.turn)
        for line in section.lines:
            self._line(section, line)
        if section.lines:
            self._replace(section.lines[-1].number + 1, section.turn)
        self._put_away(section, self._used[:])

    def _line(self, section: Section, line: Line) -> None:
        card = line.of.get("card", -1)
        side = line.of.get("side", -1)
        if line.form == "headlines":
            self._leave(card, side, line.number, section.turn)
        elif line.form == "event":
            self._replace(line.number, section.turn)
            self._begin(section, card, line)
        elif line.form == "reveals":
            self._reveal(section, line, card, side)
        elif line.form == "no-cards" and self._event == THE_CAMBRIDGE_FIVE:
            self._shown_without(US, line.number, [], SCORING)
        elif line.form == "plays" and card not in self._used:
            drawn = self._event == GRAIN_SALES_TO_SOVIETS and card == self._revealed
            self._leave(card, USSR if drawn else side, line.number, section.turn)
        elif line.form == "discards":
            self._discard(section, line, card, side)
        elif line.form == "in-play":
            self._lasting.add(card)
        elif line.form == "out-of-play":
            self._lasting.discard(card)
            if card == SHUTTLE_DIPLOMACY:
                self._discards.append(card)

    def _begin(self, section: Section, card: int, line: Line) -> None:
        """An event begins; Star Wars takes its card from the discards."""
        if self._event == STAR_WARS and card not in self._used:
            self._from_discards(card, line)
            self._used.append(card)
        if card == RED_SCARE_PURGE and card != self._event:
            self._red_scare[1 - self._player(section, card)] += 1
        if section.kind == HEADLINE and self._event >= 0 and card in _headlines(section):
            self._put_away(section, [used for used in self._used if used != card and used in self._begun])
        self._begun.append(card)
        if line.number in self.unspoken:
            return
        if card == OUR_MAN_IN_TEHRAN and card != self._event:
            self._look(line.number)
        self._event = card
        self._happened.append(card)

    def _player(self, section: Section, card: int) -> int:
        """Who plays a neutral card."""
        if self._event in _BY_THE_US:
            return US
        if section.kind == ROUND:
            return section.side
        for line in section.lines:
            if line.form == "headlines" and line.of["card"] in (card, self._event):
                return line.of["side"]
        return US

    def _worth(self, side: int, card: int) -> int:
        """7.4: a card's value to a side, as effects change it now."""
        value = OPS[card] - self._red_scare[side] + int(_RAISES_OPS[side] in self._lasting)
        return 0 if SCORING[card] else max(1, min(HIGHEST_VALUE, value))

    def _in_a_trap(self, section: Section) -> None:
        """7.3: whoever passes, or plays a scoring card before it must, has nothing to discard."""
        side = section.side
        passed = section.card == PASSED and section is not self.sections[-1]
        scored = section.card >= 0 and SCORING[section.card] and not self._must_score(section)
        usual = section.round <= ACTION_ROUNDS[min(section.turn, TURNS)]
        if _TRAPS[side] not in self._lasting or not usual or not (passed or scored):
            return
        barred = [
            self._worth(side, card) >= TRAP_VALUE or (passed and SCORING[card])
            for card in range(len(CARD_IDS))
        ]
        self._shown_without(side, section.number, [], barred)

    def _must_score(self, section: Section) -> bool:
        """10.1.5: this scoring card and those played later in the turn need all rounds left."""
        to_play = [
            other.card
            for other in self.sections
            if other.turn == section.turn and other.side == section.side and other.round >= section.round
        ]
        scoring = len([card for card in to_play if card >= 0 and SCORING[card]])
        return scoring > ACTION_ROUNDS[min(section.turn, TURNS)] - section.round

    def _replace(self, line: int, turn: int) -> None:
        """Ask Not: as many cards are drawn as were discarded; they are there from this line on."""
        for _ in range(self._asked_not):
            self._draw(line, turn, US)
        self._asked_not = 0

    def _from_discards(self, card: int, line: Line) -> None:
        if card not in self._discards:
            raise OutOfPlace(line.number, CARD_IDS[card], "not in the discard pile")
        self._discards.remove(card)

    def _reveal(self, section: Section, line: Line, card: int, side: int) -> None:
        if self._event == SALT_NEGOTIATIONS:
            self._from_discards(card, line)
            self._held[card] = side
            self._hands[side] += 1
            return
        if self._event == MISSILE_ENVY:
            if MISSILE_ENVY not in self._used:
                raise OutOfPlace(line.number, CARD_IDS[MISSILE_ENVY], "not played here")
            worth = self._worth(side, card)
            higher = [self._worth(side, other) > worth for other in range(len(CARD_IDS))]
            self._shown_without(side, line.number, [card], higher)
            self._leave(card, side, line.number, section.turn)
            self._held[MISSILE_ENVY] = side
            self._hands[side] += 1
            self._used.remove(MISSILE_ENVY)
            return
        self._see(card, side, line.number, section.turn)
        self._revealed = card
        shown = [
            other.of["card"]
            for other in section.lines
            if other.form == "reveals" and other.of["side"] == side
        ]
        if self._event in _SHOWS_HAND and len(shown) == self._hands[side]:
            self._shown_without(side, line.number, shown)
        if self._event == THE_CAMBRIDGE_FIVE:
            self._shown_without(side, line.number, shown, SCORING)

    def _discard(self, section: Section, line: Line, card: int, side: int) -> None:
        if card == section.card and self._event < 0:
            return  # Quagmire, Bear Trap: the header names this card already
        if self._event == OUR_MAN_IN_TEHRAN and side == US:
            self._open.pop(card, Stay(card, self.pile, line.number)).undealt = True
            self._left -= 1
            self._discards.append(card)
            return
        self._leave(card, side, line.number, section.turn)
        if self._event == ASK_NOT_WHAT_YOUR_COUNTRY and side == US:
            self._used.remove(card)
            self._discards.append(card)
            self._asked_not += 1

    def _put_away(self, section: Section, cards: list[int]) -> None:
        """2.2.4 to 2.2.6: used cards leave the game, stay in front of the US, or are discarded."""
        stays = [line.of["card"] for line in section.lines if line.form == "in-play"]
        for card in cards:
            self._used.remove(card)
            gone = STARRED[card] and card in self._happened
            if not gone and not (card == SHUTTLE_DIPLOMACY and card in stays):
                self._discards.append(card)


def _headlines(section: Section) -> list[int]:
    return [line.of["card"] for line in section.lines if line.form == "headlines"]
