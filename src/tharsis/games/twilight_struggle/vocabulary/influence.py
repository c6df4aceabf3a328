"""The small vocabulary that most events are written in."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_TAKE_AWAY,
    COUNTRY,
    DONE,
    NO_AREA,
    NO_DECLINE,
    NO_ENEMY_CONTROL,
    NO_INFLUENCE,
    NO_MORE_HERE,
    PLACE,
    REMOVE,
)
from tharsis.games.twilight_struggle.board import AREAS, NOBODY, STABILITY, WITHIN
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.events import end_effect
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, NOT_NOW, Prompt, RulesError, Step

NOWHERE: Final[list[int]] = []
ALL: Final = 99  # all the influence there is

# Which countries of an area an event leaves out.
NONE_BARRED: Final = 0
NOT_ENEMY_CONTROLLED: Final = 1  # not where the other side is in control
UNCONTROLLED: Final = 2  # only where neither side is
EMPTY: Final = 3  # only where neither side has influence


class Add(Step[TSState]):
    """7.1: a country receives influence of a side."""

    def __init__(self, side: int, country: int, points: int) -> None:
        self.side: Final = side
        self.country: Final = country
        self.points: Final = points

    def run(self, s: TSState) -> None:
        s.change(self.side, self.country, self.points)


class Remove(Step[TSState]):
    """7.1: a country loses influence of a side, as far as there is any; the victim of a crisis that
    could pay only there is asked first."""

    def __init__(self, side: int, country: int, points: int) -> None:
        self.side: Final = side
        self.country: Final = country
        self.points: Final = points

    def run(self, s: TSState) -> None:
        if s.crisis == self.side:
            s.do(CrisisWindow(self.side, self.country), Loss(self.side, self.country, self.points))
        else:
            s.change(self.side, self.country, -self.points)


class Loss(Step[TSState]):
    """7.1: the influence goes, whatever was answered before."""

    def __init__(self, side: int, country: int, points: int) -> None:
        self.side: Final = side
        self.country: Final = country
        self.points: Final = points

    def run(self, s: TSState) -> None:
        s.change(self.side, self.country, -self.points)


class RaiseToControl(Step[TSState]):
    """7.1: a side receives what it lacks to control a country."""

    def __init__(self, side: int, country: int) -> None:
        self.side: Final = side
        self.country: Final = country

    def run(self, s: TSState) -> None:
        needed = s.influence[1 - self.side][self.country] + STABILITY[self.country]
        s.change(self.side, self.country, max(0, needed - s.influence[self.side][self.country]))


class TakeEffect(Step[TSState]):
    """7.3: the card stays in effect."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: TSState) -> None:
        s.set_effect(self.card, True)


class EndEffect(Step[TSState]):
    """7.3: a card in effect is cancelled."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: TSState) -> None:
        end_effect(s, self.card)


def count(picks: tuple[int, ...], country: int) -> int:
    """How often a country was chosen already."""
    found = 0
    for pick in picks:
        if pick == country:
            found += 1
    return found


class Picks(Step[TSState]):
    """7.1: a side picks countries of an area one by one, each at most ``cap`` times, until ``left`` picks
    are made or none is possible. With ``optional`` it may stop before."""

    def __init__(
        self,
        card: int,
        side: int,
        area: int,
        left: int,
        points: int,
        cap: int,
        barred: int,
        optional: bool,
        picks: tuple[int, ...],
    ) -> None:
        self.card: Final = card
        self.side: Final = side
        self.area: Final = area
        self.left: Final = left
        self.points: Final = points
        self.cap: Final = cap
        self.barred: Final = barred
        self.optional: Final = optional
        self.picks: Final = picks

    def verb(self) -> int:
        """The action that picks the first country."""
        raise RulesError(f"{type(self).__name__} has no verb")

    def country_why(self, s: TSState, country: int) -> int:
        """What bars a country of the area."""
        raise RulesError(f"{type(self).__name__} bars nothing")

    def pick(self, s: TSState, country: int) -> None:
        """Change the country, then put the question again."""
        raise RulesError(f"{type(self).__name__} picks nothing")

    def used_up(self, country: int) -> bool:
        """Whether a country was picked as often as it may be."""
        return len(self.picks) >= self.cap and count(self.picks, country) >= self.cap

    def run(self, s: TSState) -> None:
        for country in AREAS[self.area] if self.left else NOWHERE:
            if self.country_why(s, country) == LEGAL:
                s.ask(self, self.side)
                return

    def legal(self, s: TSState, seat: int) -> list[int]:
        found: list[int] = [DONE] if self.optional else []
        verb = self.verb()
        for country in AREAS[self.area]:
            if self.country_why(s, country) == LEGAL:
                found.append(verb + country)
        return found

    def why(self, s: TSState, seat: int, action: int) -> int:
        if action == DONE:
            return LEGAL if self.optional else NO_DECLINE
        country = action - self.verb()
        if 0 <= country < COUNTRY.size:
            return self.country_why(s, country) if WITHIN[self.area][country] else NO_AREA
        return NOT_NOW

    def figures(self, s: TSState, seat: int, action: int, reason: int) -> tuple[int, ...]:
        country = action - self.verb()
        return (country, self.cap * self.points) if reason == NO_MORE_HERE else (country,)

    def choose(self, s: TSState, seat: int, action: int) -> None:
        if action != DONE:
            self.pick(s, action - self.verb())


class Spread(Picks):
    """7.1: a side adds influence, ``points`` a pick."""

    def verb(self) -> int:
        return PLACE

    def country_why(self, s: TSState, country: int) -> int:
        if self.barred == NOT_ENEMY_CONTROLLED and s.controls(1 - self.side, country):
            return NO_ENEMY_CONTROL
        if self.used_up(country):
            return NO_MORE_HERE
        if self.barred == EMPTY and (s.influence[0][country] or s.influence[1][country]):
            return NO_AREA
        return LEGAL

    def pick(self, s: TSState, country: int) -> None:
        s.change(self.side, country, self.points)
        if self.left > 1:
            s.do(
                Spread(
                    self.card,
                    self.side,
                    self.area,
                    self.left - 1,
                    self.points,
                    self.cap,
                    self.barred,
                    self.optional,
                    (*self.picks, country),
                )
            )

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.side, self.card, self.left * self.points))


class Strip(Picks):
    """7.1: a side takes enemy influence away, ``points`` a pick."""

    def verb(self) -> int:
        return REMOVE

    def country_why(self, s: TSState, country: int) -> int:
        if s.influence[1 - self.side][country] == 0:
            return NO_INFLUENCE
        if self.used_up(country):
            return NO_MORE_HERE
        if self.barred == UNCONTROLLED and s.controller(country) != NOBODY:
            return NO_AREA
        return LEGAL

    def pick(self, s: TSState, country: int) -> None:
        rest = Strip(
            self.card,
            self.side,
            self.area,
            self.left - 1,
            self.points,
            self.cap,
            self.barred,
            self.optional,
            (*self.picks, country),
        )
        s.do(Remove(1 - self.side, country, self.points), rest)

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE_AWAY, (self.side, self.card, self.left))


def spread(card: int, side: int, area: int, picks: int, cap: int) -> Spread:
    """So many points over an area, at most ``cap`` a country."""
    return Spread(card, side, area, picks, 1, cap, NONE_BARRED, False, ())


def strip(card: int, side: int, area: int, picks: int, cap: int) -> Strip:
    """So many enemy points out of an area, at most ``cap`` a country."""
    return Strip(card, side, area, picks, 1, cap, NONE_BARRED, False, ())
