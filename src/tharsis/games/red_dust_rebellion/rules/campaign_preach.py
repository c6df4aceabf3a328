"""5.10 Campaign and 5.11 Preach."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import NO_MARS_SPACE, NO_OWN_REBEL, NO_PEOPLE, NO_STORMY_SPACE
from tharsis.games.red_dust_rebellion.board import MARS
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, CR_REBEL, POPULATION, RD
from tharsis.games.red_dust_rebellion.rules.assets import draw_campaign, play_campaign
from tharsis.games.red_dust_rebellion.rules.forces import PlaceUnits, activate
from tharsis.games.red_dust_rebellion.rules.operations import Operation, OperationRule
from tharsis.games.red_dust_rebellion.rules.people import (
    damage,
    people_changed,
    set_eg,
    shift,
    towards_neutral,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL, Step


def sermon_why(s: RDState, by: int, space: int) -> int:
    """5.10, 5.11: a Populated space with an own Rebel."""
    if space >= MARS:
        return NO_MARS_SPACE
    if s.barred(space, by):
        return NO_STORMY_SPACE
    if s.population(space) == 0:
        return NO_PEOPLE
    return LEGAL if s.rebels(space, by) else NO_OWN_REBEL


def show_one(s: RDState, by: int, space: int) -> None:
    """5.10, 5.11: Activate a Rebel if none there is Active."""
    if not s.active(space, by):
        activate(s, by, space, 1)


class CampaignRule(OperationRule):
    """5.10: shift towards Active Opposition; full success brings a Campaign card."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        return sermon_why(s, RD, space)

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [CampaignHere(space), CampaignDraw(space)]

    def close(self, s: RDState, o: Operation) -> list[Step[RDState]]:
        return [CampaignCards()]


class CampaignHere(Step[RDState]):
    """5.10: one space; a space brought down to Passive Support riots."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        space = self.space
        show_one(s, RD, space)
        shift(s, space, -1)
        if s.level[space] == 1:
            damage(s, space)
            set_eg(s, plus=False)
            if s.bases(space, CORP):
                s.earn(-2)


class CampaignDraw(Step[RDState]):
    """5.10: a card is drawn where the Campaign has come to Active Opposition."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if s.level[self.space] == ACTIVE_OPPOSITION:
            draw_campaign(s)


class CampaignCards(Step[RDState]):
    """5.10: then one of the drawn cards comes into play."""

    def run(self, s: RDState) -> None:
        play_campaign(s)


class PreachRule(OperationRule):
    """5.11: towards Neutral; in Neutral spaces converts, and people leave."""

    def space_why(self, s: RDState, o: Operation, space: int) -> int:
        return sermon_why(s, CR, space)

    def steps(self, s: RDState, o: Operation, space: int) -> list[Step[RDState]]:
        return [PreachHere(space)]


class PreachHere(Step[RDState]):
    """5.11: one space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        show_one(s, CR, self.space)
        if s.level[self.space]:
            towards_neutral(s, self.space)
        else:
            s.do(PlaceUnits(CR, CR_REBEL, self.space, s.population(self.space)), Exodus(self.space))


class Exodus(Step[RDState]):
    """5.11: a Population marker leaves; where there is none, Damage and EG-."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: RDState) -> None:
        if s.at(self.space, POPULATION):
            s.add(self.space, POPULATION, -1)
            people_changed(s, self.space)
        else:
            damage(s, self.space)
            set_eg(s, plus=False)
