"""Words for events that add and remove influence, or stay in effect."""

from typing import Final

from tharsis.games.twilight_struggle.actions import (
    ASK_ADD,
    ASK_TAKE_AWAY,
    DONE,
    NO_AREA,
    NO_DECLINE,
    NO_ENEMY_CONTROL,
    NO_INFLUENCE,
    NO_MORE_HERE,
    PLACE,
    REMOVE,
)
from tharsis.games.twilight_struggle.board import AREAS, STABILITY
from tharsis.games.twilight_struggle.codes import NOBODY
from tharsis.games.twilight_struggle.rules.crisis import CrisisWindow
from tharsis.games.twilight_struggle.rules.events import end_effect
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import LEGAL, Prompt, Spread, Step

ALL: Final = 999  # more than a side can place in a whole game: all the influence there is

# Which countries of an area an event leaves out.
NONE_BARRED: Final = 0
ENEMY_CONTROLLED: Final = 1  # by the other side
CONTROLLED: Final = 2  # by either side
OCCUPIED: Final = 3  # by influence of either side


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
        s.set_effect(self.card, on=True)


class EndEffect(Step[TSState]):
    """7.3: a card in effect is cancelled."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: TSState) -> None:
        end_effect(s, self.card)


class OverArea(Spread[TSState]):
    """7.1: a side picks countries of an area one by one, each at most ``cap`` times, ``points`` a pick, until
    ``left`` picks are made or none is possible. With ``optional`` it may stop before."""

    def __init__(
        self,
        by: int,
        left: int,
        cap: int,
        given: tuple[int, ...],
        card: int,
        area: int,
        points: int,
        barred: int,
        optional: bool,
    ) -> None:
        super().__init__(by, left, cap, given)
        self.card: Final = card
        self.area: Final = area
        self.points: Final = points
        self.barred: Final = barred
        self.optional: Final = optional

    def among(self, s: TSState, by: int) -> list[int]:
        return AREAS[self.area]

    def outside(self) -> int:
        return NO_AREA

    def legal(self, s: TSState, seat: int) -> list[int]:
        by = self.by
        verb = self.verb()
        found = [verb + c for c in AREAS[self.area] if self.pick_why(s, by, c) == LEGAL]
        if self.optional:
            found.append(DONE)
        return found

    def used_up(self, country: int) -> bool:
        """Whether a country was picked as often as it may be."""
        return self.has_given(country) >= self.cap

    def details(self, s: TSState, by: int, action: int, reason: int) -> tuple[int, ...]:
        return (self.cap * self.points,)

    def stop(self) -> int:
        return DONE

    def stop_why(self, s: TSState, by: int) -> int:
        return LEGAL if self.optional else NO_DECLINE

    def least(self, s: TSState, by: int) -> int:
        return 0 if self.optional else self.most(s, by)


class AddPoints(OverArea):
    """7.1: a side adds influence of its own."""

    def verb(self) -> int:
        return PLACE

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        if self.barred == ENEMY_CONTROLLED and s.controls(1 - by, country):
            return NO_ENEMY_CONTROL
        if self.used_up(country):
            return NO_MORE_HERE
        if self.barred == OCCUPIED and (s.influence[0][country] or s.influence[1][country]):
            return NO_AREA
        return LEGAL

    def give(self, s: TSState, by: int, country: int) -> None:
        s.change(by, country, self.points)

    def again(self, left: int, given: tuple[int, ...]) -> "AddPoints":
        return AddPoints(
            self.by,
            left,
            self.cap,
            given,
            card=self.card,
            area=self.area,
            points=self.points,
            barred=self.barred,
            optional=self.optional,
        )

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_ADD, (self.by, self.card, self.left * self.points))


class TakePoints(OverArea):
    """7.1: a side takes enemy influence away."""

    def verb(self) -> int:
        return REMOVE

    def pick_why(self, s: TSState, by: int, country: int) -> int:
        if s.influence[1 - by][country] == 0:
            return NO_INFLUENCE
        if self.used_up(country):
            return NO_MORE_HERE
        if self.barred == CONTROLLED and s.controller(country) != NOBODY:
            return NO_AREA
        return LEGAL

    def give(self, s: TSState, by: int, country: int) -> None:
        s.do(Remove(1 - by, country, self.points))

    def again(self, left: int, given: tuple[int, ...]) -> "TakePoints":
        return TakePoints(
            self.by,
            left,
            self.cap,
            given,
            card=self.card,
            area=self.area,
            points=self.points,
            barred=self.barred,
            optional=self.optional,
        )

    def prompt(self, s: TSState, seat: int) -> Prompt:
        return Prompt(ASK_TAKE_AWAY, (self.by, self.card, self.left))


def add_points(
    by: int,
    card: int,
    area: int,
    *,
    picks: int,
    cap: int,
    points: int = 1,
    barred: int = NONE_BARRED,
    optional: bool = False,
) -> AddPoints:
    """A card lets a side pick so many countries of an area for its influence, each at most ``cap`` times."""
    return AddPoints(
        by, picks, cap, (), card=card, area=area, points=points, barred=barred, optional=optional
    )


def take_points(
    by: int,
    card: int,
    area: int,
    *,
    picks: int,
    cap: int,
    points: int = 1,
    barred: int = NONE_BARRED,
    optional: bool = False,
) -> TakePoints:
    """A card lets a side pick so many countries of an area where the enemy loses influence."""
    return TakePoints(
        by, picks, cap, (), card=card, area=area, points=points, barred=barred, optional=optional
    )
