"""8.5.5 to 8.7: how non-player Factions choose options, numbers, dice, Factions, cards and Operations."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    CAMPAIGN_CARD,
    CHOOSE,
    COUNT,
    DONE,
    NAME,
    OP,
    OPT_ADD,
    OPT_ASSAULT,
    OPT_ATTACK,
    OPT_BASE,
    OPT_EG_MINUS,
    OPT_EG_PLUS,
    OPT_EG_TROOPS,
    OPT_EMPTY_TRANSIT,
    OPT_MG_RESOURCES,
    OPT_MG_TROOPS,
    OPT_PROFITS,
    OPT_RECLAIMERS,
    OPT_RED_DUST,
    OPT_REMOVE,
    OPT_REPLACE,
    OPT_SUPPLY,
    OPT_TAKE_RESOURCES,
    SET_DICE,
)
from tharsis.games.red_dust_rebellion.board import EG_VALUE
from tharsis.games.red_dust_rebellion.cards.sentences_25_48 import DropCampaign
from tharsis.games.red_dust_rebellion.deck import GENERAL_STRIKE, LEGAL_INJUNCTIONS, TRANSPORT_WORKERS
from tharsis.games.red_dust_rebellion.orders import ASSAULT, ATTACK, CAMPAIGN, NO_OP
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CORP,
    CR,
    EG_TROOP,
    MG,
    RD,
    SATELLITE,
)
from tharsis.games.red_dust_rebellion.rules.ask import NO_PURPOSE, PickCount, PickOption
from tharsis.games.red_dust_rebellion.rules.assault import RaiseSpecOps, Reply
from tharsis.games.red_dust_rebellion.rules.attack import FACES, SetDice, hits
from tharsis.games.red_dust_rebellion.rules.earthgov import ShipPeople
from tharsis.games.red_dust_rebellion.rules.effects import SentenceCount, SentenceFaction
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import settles
from tharsis.games.red_dust_rebellion.rules.nonplayer.blocks import possible, rally_choice
from tharsis.games.red_dust_rebellion.rules.nonplayer.cards import operation_drawn
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import played, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import assault_kills
from tharsis.games.red_dust_rebellion.rules.people import Reputation
from tharsis.games.red_dust_rebellion.rules.rally import RallyHere
from tharsis.games.red_dust_rebellion.rules.secure_recon import Settlement
from tharsis.games.red_dust_rebellion.rules.special_rebels import (
    DESERTERS,
    Hack,
    Persuade,
    possible_deserters,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.games.red_dust_rebellion.vocabulary.granted import ChooseOperation
from tharsis.kernel import LEGAL

#: Event 34: what a patrol does at its end, by Faction.
PATROLS: Final[tuple[int, ...]] = (ASSAULT, ASSAULT, CAMPAIGN, ATTACK)


def pick_option(s: RDState, q: PickOption) -> int:
    options = q.among(s, q.by)
    if not options:
        return DONE
    if options == [OPT_REPLACE] and q.by == CR:
        return DONE  # Event 37: Reclaimers do not turn their own away
    return CHOOSE + preferred(s, q.by, options)


def persuade(s: RDState, q: Persuade) -> int:
    """8.7: two cubes go if two are there; one alone turns into a Rebel."""
    return CHOOSE + (OPT_REMOVE if possible_deserters(s, q.space) >= DESERTERS else OPT_REPLACE)


def preferred(s: RDState, by: int, options: list[int]) -> int:
    """8.5.5: what a Faction takes among the outcomes of a card."""
    if OPT_TAKE_RESOURCES in options:
        return OPT_EMPTY_TRANSIT if s.is_np(MG) else OPT_TAKE_RESOURCES
    if OPT_RED_DUST in options and OPT_RECLAIMERS in options:
        return OPT_RED_DUST if not s.is_np(RD) and s.is_np(CR) else OPT_RECLAIMERS
    if OPT_PROFITS in options:
        return OPT_PROFITS if by == CORP else OPT_SUPPLY
    if OPT_MG_TROOPS in options:
        return OPT_MG_TROOPS if by == MG else OPT_EG_TROOPS
    if OPT_SUPPLY in options:
        return OPT_SUPPLY if by == MG else OPT_EG_TROOPS
    if OPT_ADD in options:
        return OPT_ADD if by == MG else OPT_REMOVE
    return OPT_ASSAULT if OPT_ASSAULT in options else options[0]


def settlement(s: RDState, q: Settlement) -> int:
    return CHOOSE + OPT_BASE if settles(s, q.by, q.space) else DONE


def reputation(s: RDState, q: Reputation) -> int:
    return CHOOSE + (OPT_EG_PLUS if EG_VALUE[s.eg_box] < 4 else OPT_EG_MINUS)


def ship_people(s: RDState, q: ShipPeople) -> int:
    return DONE


def hack(s: RDState, q: Hack) -> int:
    return CHOOSE + (OPT_PROFITS if s.is_np(MG) else OPT_MG_RESOURCES)


def rally_here(s: RDState, q: RallyHere) -> int:
    return CHOOSE + rally_choice(s, q.by, q.space, q.among(s, q.by))


def reply(s: RDState, q: Reply) -> int:
    """8.6: not at the price of the last Hidden Rebel at an own Base; Red Dust only without Opposition."""
    content = q.by == RD and s.level[q.space] < 0
    exposed = s.hidden(q.space, q.by) and s.bases(q.space, q.by)
    return DONE if content or exposed else CHOOSE + OPT_ATTACK


def as_many_as_possible(s: RDState, q: PickCount) -> int:
    return COUNT + q.high(s, q.by)


def raise_specops(s: RDState, q: RaiseSpecOps) -> int:
    """8.6: as many SpecOps as the Assault needs, if it is their own."""
    if q.attacker != CORP:
        return COUNT
    need = assault_kills(s, CORP, q.space) - s.cubes(q.space) - s.active(q.space, CORP)
    return COUNT + max(0, min(q.high(s, q.by), need))


def count_for_sentence(s: RDState, q: SentenceCount) -> int:
    """Event 16: Red Dust leaves Displaced Population alone."""
    if q.by == RD and q.purpose(s) == NO_PURPOSE and q.limit == s.displaced:
        return COUNT
    return as_many_as_possible(s, q)


def name_faction(s: RDState, q: SentenceFaction) -> int:
    """8.5.5: oneself if possible; when somebody is to be hit, a player first."""
    named = q.among(s, q.by)
    if q.by in named:
        return NAME + q.by
    for faction in named:
        if played(s, faction):
            return NAME + faction
    return NAME + tie(s, named)


def drop_campaign(s: RDState, q: DropCampaign) -> int:
    """Event 31: one that hurts the COIN Factions."""
    cards = q.picks(s, q.by)
    hurting = [card for card in cards if card in (TRANSPORT_WORKERS, LEGAL_INJUNCTIONS, GENERAL_STRIKE)]
    return CAMPAIGN_CARD + tie(s, hurting or cards)


def free_operation(s: RDState, q: ChooseOperation) -> int:
    """Event 34: the Operation that its instruction names, if it is legal there, without any checks; a
    Capability: one from a Curiosity card."""
    legal = q.picks(s, q.by)
    if q.spot >= 0:
        return OP + PATROLS[q.by] if PATROLS[q.by] in legal else DONE
    fit = [op for op in legal if possible(s, q.by, op)]
    op = operation_drawn(s, q.by, fit) if fit else NO_OP
    return DONE if op == NO_OP else OP + op


def set_dice(s: RDState, q: SetDice) -> int:
    """8.7: Reclaimers set 1 and 1; Red Dust weighs Bases, then Damage, then pieces; of equal settings it
    takes the highest."""
    by, space = q.by, q.space
    if by == CR:
        return SET_DICE
    forces = s.coin_forces(space) + s.rebel_forces(space) + s.at(space, SATELLITE)
    settings: list[tuple[int, bool, int, int]] = []
    for low in FACES:
        for high in FACES:
            if q.pair_why(s, by, low, high) == LEGAL:
                n = 2 * hits(s, by, space, low + 1, high + 1)
                harmed = low + high + 2 <= forces and s.population(space) > 0
                pleasing = harmed == (s.level[space] > 0)
                settings.append((bases_fall(s, by, space, n), pleasing, n, low * q.width(s) + high))
    return SET_DICE + max(settings)[3]


def bases_fall(s: RDState, by: int, space: int, n: int) -> int:
    """How many enemy Bases n removals could reach; an EG Troop counts as two (5.9)."""
    guards = s.cubes(space) + s.at(space, EG_TROOP) + s.at(space, ACTIVE_SPECOPS)
    coin = min(s.coin_bases(space), n - guards)
    other = CR if by == RD else RD
    rebel = min(s.bases(space, other), n - s.rebels(space, other))
    return max(0, coin, rebel)
