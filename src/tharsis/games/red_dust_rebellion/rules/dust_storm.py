"""4.3 Dust Storm Rounds."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_DISPLACED,
    LOG_DUST_STORM,
    LOG_EARNINGS,
    LOG_NEXT_CARD,
    NP_DIE,
)
from tharsis.games.red_dust_rebellion.board import (
    CARDS_BY_BASES,
    EARTH,
    EG_VALUE,
    IS_LABYRINTH,
    MARS,
    NO_CONTROLLER,
)
from tharsis.games.red_dust_rebellion.codes import (
    ACTIVE_OPPOSITION,
    ALL_FACTIONS,
    AVAILABLE,
    CASUALTIES,
    COIN,
    DISCARD,
    IN_PLAY,
    OUT,
)
from tharsis.games.red_dust_rebellion.deck import FLASHPOINT
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CORP,
    CR,
    EG,
    EG_TROOP,
    KINDS,
    MG,
    POPULATION,
    RD,
    SATELLITE,
    SPECOPS,
)
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.draw_deck import reveal
from tharsis.games.red_dust_rebellion.rules.earthgov import move_confidence
from tharsis.games.red_dust_rebellion.rules.flashpoint import CorporateCasualties
from tharsis.games.red_dust_rebellion.rules.forces import hide
from tharsis.games.red_dust_rebellion.rules.nonplayer.redeployment import NonPlayerRedeploy
from tharsis.games.red_dust_rebellion.rules.redeploy import CR_BASES, Relocate, Stranded
from tharsis.games.red_dust_rebellion.rules.storms import StormRolls, clear_storms
from tharsis.games.red_dust_rebellion.rules.support_phase import SupportPhase
from tharsis.games.red_dust_rebellion.rules.victory import FinalCheck, VictoryCheck
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step

ROUNDS: Final = 3


class DustStormRound(Step[RDState]):
    """4.3: Victory, Resources, Support, Redeploy, Reset."""

    def run(self, s: RDState) -> None:
        s.storm_rounds += 1
        s.log(LOG_DUST_STORM, s.storm_rounds)
        s.do(
            CorporateCasualties(),
            EarthGovCasualties(),
            DisplacedPenalty(),
            VictoryCheck(),
            ResourcesPhase(),
            SupportPhase(),
            RedeployPhase(),
            ResetPhase(),
        )


class EarthGovCasualties(Step[RDState]):
    """4.3: Confidence falls a box per Satellite and per two EG Troops lost; then they return."""

    def run(self, s: RDState) -> None:
        row = CASUALTIES * KINDS
        satellites = s.pieces[row + SATELLITE]
        troops = s.pieces[row + EG_TROOP]
        fall = satellites + troops // 2
        s.pieces[row + SATELLITE] = 0
        s.pieces[row + EG_TROOP] = 0
        s.pieces[AVAILABLE * KINDS + EG_TROOP] += troops
        s.add(EARTH, SATELLITE, satellites)
        if fall:
            move_confidence(s, -fall)


class DisplacedPenalty(Step[RDState]):
    """4.3: for every two displaced markers three MarsGov Resources and a Profit are lost."""

    def run(self, s: RDState) -> None:
        pairs = s.displaced // 2
        s.earn(-pairs)
        s.gain(MG, -3 * pairs)
        if s.is_np(MG):
            s.totals[MG] = max(0, s.totals[MG] - pairs)
        if pairs:
            s.log(LOG_DISPLACED, pairs)


class ResourcesPhase(Step[RDState]):
    """4.3: earnings of all four Factions."""

    def run(self, s: RDState) -> None:
        loyal = 0
        angry = 0
        profit = 0
        for space in range(MARS):
            people = s.population(space)
            if s.control(space) == COIN and s.level[space] >= 0:
                loyal += people
            if s.level[space] == ACTIVE_OPPOSITION:
                angry += people
            if IS_LABYRINTH[space]:
                profit += 2 * s.bases(space, CORP)
        s.gain(MG, loyal)
        s.earn(profit)
        s.gain(RD, angry + s.bases_on_mars(RD))
        s.log(LOG_EARNINGS, loyal, profit, angry + s.bases_on_mars(RD))
        s.do(DrawAssets(CARDS_BY_BASES[s.bases_on_mars(CR)]))


class RedeployPhase(Step[RDState]):
    """4.3: storms go; EarthGov, MarsGov, Red Dust, Reclaimers move with the Control of this moment."""

    def run(self, s: RDState) -> None:
        clear_storms(s)
        s.frozen = s.control_masks()
        s.arrived = []
        controller = s.controller()
        steps: list[Step[RDState]] = []
        if controller != NO_CONTROLLER:
            steps.append(NonPlayerRedeploy(EG) if s.is_np(controller) else Relocate(controller, EG))
        steps.append(NonPlayerRedeploy(MG) if s.is_np(MG) else Relocate(MG, MG))
        steps.append(NonPlayerRedeploy(RD) if s.is_np(RD) else Stranded())
        if s.is_np(CR):
            steps.append(NonPlayerRedeploy(CR))
        else:
            steps.append(Relocate(CR, CR_BASES))
            steps.append(Relocate(CR, CR))
        s.do(*steps)


class ResetPhase(Step[RDState]):
    """4.3: after the third storm the game ends; otherwise prepare for the next cards."""

    def run(self, s: RDState) -> None:
        if s.storm_rounds == ROUNDS:
            s.do(FinalCheck())
            return
        s.add(EARTH, POPULATION, EG_VALUE[s.eg_box] - s.at(EARTH, POPULATION))
        for space in range(EARTH + 1):
            hide(s, RD, space)
            hide(s, CR, space)
            s.flip(space, ACTIVE_SPECOPS, SPECOPS, s.at(space, ACTIVE_SPECOPS))
        for card in s.campaigns.piles[IN_PLAY][:]:
            s.campaigns.move(card, OUT, s.everyone())
        s.assets.shuffle_in(s.assets.piles[DISCARD])
        s.eligible = ALL_FACTIONS
        s.sits_out = 0
        s.stays = 0
        s.do(ResetNonPlayers(), NewCards())


class ResetNonPlayers(Step[RDState]):
    """8.5.9: the Curiosity deck is reshuffled; an empty Agitate Total is rolled anew."""

    def run(self, s: RDState) -> None:
        for card in s.known_tail:
            s.curiosity.append(card)
        s.curiosity.sort()
        s.known_tail = []
        if s.is_np(RD) and s.totals[RD] == 0:
            s.totals[RD] = s.chance(NP_DIE, 6) // 2 + 1


class NewCards(Step[RDState]):
    """4.3: a new Current and Next Event; storm rolls by the sum of their values."""

    def run(self, s: RDState) -> None:
        s.current = reveal(s)
        s.upcoming = reveal(s)
        s.flashpoint = 0
        s.log(LOG_NEXT_CARD, s.current, s.upcoming)
        s.do(StormRolls(FLASHPOINT[s.current] + FLASHPOINT[s.upcoming]))
