"""The words of the cards: what a "for each" counts."""

from typing import Final

from tharsis.games.terraforming_mars.board import TAGS
from tharsis.games.terraforming_mars.deck import Card
from tharsis.games.terraforming_mars.state import TMState
from tharsis.kernel import RulesError


class Counter:
    """What a "for each" counts."""

    def count(self, s: TMState, seat: int) -> int:
        raise RulesError(f"{type(self).__name__} counts nothing")

    def brings(self, printed: Card) -> int:
        """What the card itself will add to the count."""
        return 0


class OwnTags(Counter):
    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def count(self, s: TMState, seat: int) -> int:
        return s.tags[seat * TAGS + self.tag]

    def brings(self, printed: Card) -> int:
        return printed.tags.count(self.tag)


class OpponentTags(Counter):
    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def count(self, s: TMState, seat: int) -> int:
        total = 0
        for other in range(s.seats):
            if other != seat:
                total += s.tags[other * TAGS + self.tag]
        return total


class CitiesOnMars(Counter):
    def count(self, s: TMState, seat: int) -> int:
        return s.cities_on_mars()


class AllCities(Counter):
    def count(self, s: TMState, seat: int) -> int:
        return s.cities()


class EventsPlayed(Counter):
    def count(self, s: TMState, seat: int) -> int:
        total = 0
        for other in range(s.seats):
            total += len(s.events(other))
        return total
