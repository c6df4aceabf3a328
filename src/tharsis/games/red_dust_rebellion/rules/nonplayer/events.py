"""8.5.5 Events: symbols, options and whether one would be effective."""

from typing import Final

from tharsis.games.red_dust_rebellion.board import EARTH, EG_VALUE, IS_DESERT, MARS, ORBIT, TRANSIT
from tharsis.games.red_dust_rebellion.codes import FACTIONS
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_KIND,
    CAPABILITY,
    CORPORATE_MILITARIZATION,
    CRITICAL,
    EG_MARK,
    EMISSIONS_LAW_REFORM_PASSED,
    NONE,
    NP_SYMBOL,
    REFUGEE_CRISIS,
    SATELLITE_NETWORK_UPDATED,
    SHADED,
    TERRAN_LOYALTIES_TESTED,
    THE_AUTOMATION_REBELLION,
    THE_MYSTERY_OF_OUTPOST_27,
    UNSHADED,
)
from tharsis.games.red_dust_rebellion.pieces import (
    CONVERSION,
    CORP,
    CORP_BASE,
    CR,
    CR_REBEL,
    EG,
    MG,
    RD,
    RD_REBEL,
    SATELLITE,
    SUPPLY,
    TERRAFORMING,
)
from tharsis.games.red_dust_rebellion.rules.effects import (
    NOWHERE,
    TEXTS,
    PlayEvent,
    asset_text,
    event_text,
    perform,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import hostile
from tharsis.games.red_dust_rebellion.state import RDState

TRUSTED: Final = 4  # 8.2: Corporations want Confidence below this value, and none from it on
# Events whose option differs from the usual one for a Faction (events' own instructions).
_OTHER_OPTION: Final = {
    (CORP, TERRAN_LOYALTIES_TESTED): SHADED,
    (MG, THE_AUTOMATION_REBELLION): SHADED,
    (RD, THE_AUTOMATION_REBELLION): UNSHADED,
    (MG, CORPORATE_MILITARIZATION): SHADED,
    (MG, THE_MYSTERY_OF_OUTPOST_27): SHADED,
}


def option_of(by: int, card: int) -> int:
    """8.5.5: MarsGov and Corporations play the unshaded, Rebels the shaded text, unless told otherwise."""
    if EG_MARK[card][SHADED] == NONE:
        return UNSHADED
    usual = UNSHADED if by <= CORP else SHADED
    return _OTHER_OPTION.get((by, card), usual)


def critical(s: RDState, by: int, card: int) -> bool:
    """8.5.5: a star, as far as the card's instruction does not make it conditional."""
    if NP_SYMBOL[card][by] != CRITICAL:
        return False
    if card == SATELLITE_NETWORK_UPDATED and by == MG:
        return s.at(ORBIT, SATELLITE) > 0
    if card == EMISSIONS_LAW_REFORM_PASSED and by == CORP:
        return sum([s.at(space, CORP_BASE) for space in range(MARS) if IS_DESERT[space]]) >= 2
    return True


def measures(s: RDState, by: int) -> list[int]:
    """8.5.5: what makes an option effective for a Faction, each counted so that more is better."""
    own = s.forces_on_map(by) + (s.forces_on_map(EG) if s.controller() == by else 0)
    enemy = sum([s.forces_on_map(faction) for faction in range(FACTIONS) if hostile(by, faction)])
    cards = s.totals[CR] if s.is_np(CR) else len(s.hand())
    rich = sum([s.resources[f] for f in (MG, RD) if f != by])
    support = s.total_support()
    opposition = s.total_opposition()
    eg = s.eg_box
    plus = 1 if s.eg_plus else 0
    supply = s.at(EARTH, SUPPLY) + s.at(TRANSIT, SUPPLY) + s.totals[MG]
    if by == MG:
        return [support, own, eg, plus, supply, -enemy, -s.profits, -opposition, -cards, -rich]
    if by == CORP:
        trust = 1 if EG_VALUE[s.eg_box] < TRUSTED else -1
        return [s.profits, own, trust * eg, trust * plus, s.on_map(TERRAFORMING), -enemy, -cards, -rich]
    if by == RD:
        return [opposition, own, s.totals[RD], s.on_map(RD_REBEL), -enemy, -support, -s.profits, -eg, -plus,
                -cards, -supply, -rich]  # fmt: skip
    return [cards, own, s.on_map(CONVERSION), s.on_map(CR_REBEL), -s.profits, -enemy, -support, -opposition,
            -population(s), -eg, -plus, -supply, -rich]  # fmt: skip


def population(s: RDState) -> int:
    return sum([s.population(space) for space in range(MARS)]) + s.displaced


def effective(s: RDState, by: int, card: int) -> bool:
    """8.5.5: whether the option would do at least one thing that the Faction seeks, tried on a copy."""
    if card == SATELLITE_NETWORK_UPDATED and by == MG and not s.at(ORBIT, SATELLITE):
        return False
    if card == REFUGEE_CRISIS and by == RD and s.displaced < 4:
        return False
    for sentence in TEXTS.texts[event_text(card, option_of(by, card))]:
        if sentence.effective(s, by):
            return True
    trial = copy_for_trial(s)
    trial.do(PlayEvent(by, card, option_of(by, card)))
    return gains(s, trial, by)


def effective_asset(s: RDState, card: int) -> bool:
    """8.5.2: a Capability adds an Operation and a card; an event is tried on a copy."""
    if ASSET_KIND[card] == CAPABILITY:
        return True
    trial = copy_for_trial(s)
    perform(trial, CR, TEXTS.texts[asset_text(card)], NOWHERE)
    return gains(s, trial, CR)


def copy_for_trial(s: RDState) -> RDState:
    """A copy to try a card on. Its dice follow from the record of the game alone, so that a replay, which
    knows the outcomes but not the generator, tries the same."""
    trial = s.clone()
    trial.rng.seed(s.moves)
    trial.agenda.clear()
    trial.recording = False
    trial.source = None
    return trial


def gains(s: RDState, trial: RDState, by: int) -> bool:
    before = measures(s, by)
    trial.advance()
    after = measures(trial, by)
    return any(after[i] > before[i] for i in range(len(before)))
