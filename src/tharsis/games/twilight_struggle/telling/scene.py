"""What every part of the telling needs: the table, who looks at it, and the words."""

from collections.abc import Sequence
from typing import Final

from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.deck import CARD_BY_ID, OPS, OWNER_IDS, SCORING, SIDE, STARRED
from tharsis.games.twilight_struggle.shown import Look, Power
from tharsis.kernel import Speaker

CHINA: Final = "the_china_card"


class Scene:
    """A table that is being told to a seat; a spectator has no side."""

    def __init__(self, look: Look, seat: int, speaker: Speaker, *, long: bool) -> None:
        self.look: Final = look
        self.own: Final[Power | None] = SIDE_IDS[seat] if seat >= 0 else None
        self.over: Final = look["result"] is not None
        #: Whether a card is being carried out, so that no other is chosen from the hand just now.
        self.in_play: Final = bool(look["table"]) or look["operation"] is not None
        self.speaker: Final = speaker
        self.long: Final = long

    def say(self, *parts: str, **figures: object) -> str:
        return self.speaker.say("told", *parts, **figures)

    def side(self, side: Power) -> str:
        return self.speaker.name("side", side)

    def card(self, card: str) -> str:
        return self.speaker.name("card", card)

    def cards(self, cards: Sequence[str]) -> str:
        return self.speaker.both([self.card(card) for card in cards])

    def text(self, card: str) -> str:
        return self.speaker.say("card", card, "text")

    def region(self, region: str) -> str:
        if region == "southeast_asia":
            return self.speaker.say("board", region)
        return self.speaker.name("region", region)

    def worth(self, card: str) -> str:
        """What is printed in a card's corner."""
        index = CARD_BY_ID[card]
        if SCORING[index]:
            return self.speaker.say("board", "scoring")
        return self.speaker.say("board", "ops", n=OPS[index])

    def event(self, card: str) -> str:
        """Whose event a card carries; scoring cards and the China Card have none."""
        index = CARD_BY_ID[card]
        if SCORING[index] or card == CHINA:
            return ""
        return self.say("event", side=OWNER_IDS[SIDE[index]], starred=yes(STARRED[index]))

    def event_text(self, card: str) -> str:
        """The same, and what it does."""
        return ": ".join([part for part in (self.event(card), self.text(card)) if part])


def signed(number: int) -> str:
    """A modifier, always with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def yes(flag: bool) -> str:
    """For words to choose by."""
    return "yes" if flag else "no"
