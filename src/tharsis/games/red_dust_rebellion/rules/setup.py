"""3.0 Setup."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import DRAW_CAMPAIGN, LOG_NEXT_CARD, NP_DIE
from tharsis.games.red_dust_rebellion.board import (
    DISPLACED_START,
    EG_START,
    MG_START,
    OPENING_HAND,
    RD_START,
    SETUP,
    SPACES,
)
from tharsis.games.red_dust_rebellion.codes import (
    ALL_FACTIONS,
    AVAILABLE,
    DECK,
    FACTIONS,
    HAND,
    PLACES,
    PLAYED,
    ROWS,
)
from tharsis.games.red_dust_rebellion.curiosity import FRONTS
from tharsis.games.red_dust_rebellion.deck import ASSETS, CAMPAIGNS, EVENTS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, INVENTORY, KINDS, MG, RD, SATELLITE, SUPPLY
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, start_campaign
from tharsis.games.red_dust_rebellion.rules.draw_deck import reveal
from tharsis.games.red_dust_rebellion.rules.sequence import EventRound
from tharsis.games.red_dust_rebellion.rules.storms import SetupStorms
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import Step
from tharsis.kernel.buffers import numbers_for

#: In which order seats take Factions; those left over are non-players (1.1).
TAKING_ORDERS: Final[tuple[str, ...]] = (
    "mg_rd_corp_cr",
    "mg_corp_cr_rd",
    "mg_cr_rd_corp",
    "corp_rd_cr_mg",
    "rd_cr_mg_corp",
    "cr_corp_mg_rd",
)
#: 1.1, without non-players: one player runs both COIN Factions, or both Rebel Factions.
ALLIANCES: Final[tuple[str, ...]] = ("none", "coin", "rebels")


def seating(seats: int, order: str, alliance: str) -> list[int]:
    """1.1: which seat runs each Faction; -1 for a non-player."""
    if seats == PLAYED:
        return [0, 1, 2, 3]
    if seats == 2 and alliance != "none":
        return [0, 0, 1, 1] if alliance == "coin" else [1, 1, 0, 0]
    if seats == 3 and alliance != "none":
        return [0, 0, 1, 2] if alliance == "coin" else [1, 2, 0, 0]
    found = [-1, -1, -1, -1]
    for seat, name in enumerate(order.split("_")[:seats]):
        found[FACTION_IDS.index(name)] = seat
    return found


def lay_out(s: RDState) -> None:
    """3.1: markers and pieces; 3.3: the decks."""
    s.seat_by = seating(s.seats, str(s.options["factions"]), str(s.options["alliance"]))
    arrange(s)


def empty(s: RDState) -> None:
    """A bare table: everything Available."""
    s.pieces = numbers_for(ROWS * KINDS)
    s.forces = numbers_for(SPACES * FACTIONS)
    for kind, n in INVENTORY.items():
        s.pieces[AVAILABLE * KINDS + kind] = n
    s.damage = numbers_for(SPACES)
    s.level = numbers_for(SPACES)
    s.storm = numbers_for(SPACES)
    s.resources = [0] * PLAYED
    s.totals = [0] * PLAYED
    s.frozen = [0] * PLAYED
    s.order = [0, 1, 2, 3]


def arrange(s: RDState) -> None:
    """3.1: once it is known who plays."""
    empty(s)
    for space, hurt, level, forces in SETUP:
        s.damage[space] = hurt
        s.level[space] = level
        for kind, n in forces:
            s.add(space, kind, n)
            if kind < SUPPLY:
                s.pieces[AVAILABLE * KINDS + kind] -= n
    s.pieces[AVAILABLE * KINDS + SATELLITE] = 0
    s.displaced = DISPLACED_START
    s.eg_box = EG_START
    s.eg_plus = False
    s.resources = [MG_START if s.seat_by[MG] >= 0 else 0, 0, RD_START if s.seat_by[RD] >= 0 else 0, 0]
    s.trading = bool(s.options["transfers"])
    s.act(-1)
    s.eligible = ALL_FACTIONS
    s.events = list(range(EVENTS))
    s.campaigns.lay(CAMPAIGNS, PLACES, s.seats, DECK)
    s.assets.lay(ASSETS, PLACES, s.seats, DECK)
    s.do(SetupStorms(), OpeningCards(), EventRound())


class OpeningCards(Step[RDState]):
    """3.3: a Campaign card in play, three Assets in hand, two Events in sight; 8.4 for non-players."""

    def run(self, s: RDState) -> None:
        s.campaigns.moved(s.draw(DRAW_CAMPAIGN, s.campaigns.piles[DECK]), HAND, s.everyone())
        start_campaign(s, s.campaigns.piles[HAND][0])
        s.current = reveal(s)
        s.upcoming = reveal(s)
        s.log(LOG_NEXT_CARD, s.current, s.upcoming)
        if s.is_np(RD):
            s.totals[RD] = s.chance(NP_DIE, 6) // 2 + 1
        for faction in range(PLAYED):
            if s.is_np(faction):
                s.curiosity.extend(range(faction * FRONTS, (faction + 1) * FRONTS))
        s.do(DrawAssets(OPENING_HAND))
