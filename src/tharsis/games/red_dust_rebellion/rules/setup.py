"""3.0 Setup."""

from typing import Final

from tharsis.games.red_dust_rebellion import actions as act
from tharsis.games.red_dust_rebellion.board import (
    DISPLACED_START,
    EG_START,
    MG_START,
    OPENING_HAND,
    RD_START,
    SETUP,
)
from tharsis.games.red_dust_rebellion.cards.printed import ASSETS, CAMPAIGNS, EVENTS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KINDS, MG, RD, SATELLITE, SUPPLY
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets, start_campaign
from tharsis.games.red_dust_rebellion.rules.sequence import ALL_FACTIONS, EventRound, reveal
from tharsis.games.red_dust_rebellion.rules.storms import SetupStorms
from tharsis.games.red_dust_rebellion.state import AVAILABLE, DECK, HAND, PLACES, RDState
from tharsis.kernel import BadOption, Step

#: Who sits where, by number of seats, the default first: one name for each seat; coin and rebels are
#: two Factions for one player.
SEATINGS: Final = {
    1: ("mg", "corp", "rd", "cr", "none"),
    2: ("mg_rd", "mg_corp", "mg_cr", "corp_rd", "corp_cr", "rd_cr", "coin_rebels"),
    3: ("mg_corp_rd", "mg_corp_cr", "mg_rd_cr", "corp_rd_cr", "coin_rd_cr", "mg_corp_rebels"),
    4: ("mg_corp_rd_cr",),
}
FACTIONS_CHOICES: Final = ("auto", *SEATINGS[1], *SEATINGS[2], *SEATINGS[3], *SEATINGS[4])


def seating(seats: int, wish: str) -> list[int]:
    """1.1: which seat runs each Faction; -1 for a non-player."""
    value = SEATINGS[seats][0] if wish == "auto" else wish
    if value not in SEATINGS[seats]:
        raise BadOption(
            f"option factions cannot be {wish!r} with {seats} seats; choose {', '.join(SEATINGS[seats])}"
        )
    found = [-1, -1, -1, -1]
    for seat, name in enumerate(value.split("_")):
        if name == "coin":
            found[0] = found[1] = seat
        elif name == "rebels":
            found[2] = found[3] = seat
        elif name != "none":
            found[FACTION_IDS.index(name)] = seat
    return found


def lay_out(s: RDState) -> None:
    """3.1: markers and pieces; 3.3: the decks."""
    s.empty()
    s.seat_by = seating(s.seats, str(s.options["factions"]))
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
    s.eligible = ALL_FACTIONS
    s.events = list(range(EVENTS))
    s.campaigns.lay(CAMPAIGNS, PLACES, s.seats, DECK)
    s.assets.lay(ASSETS, PLACES, s.seats, DECK)
    s.do(SetupStorms(), OpeningCards(), EventRound())


class OpeningCards(Step[RDState]):
    """3.3: a Campaign card in play, three Assets in hand, two Events in sight; 8.4 for non-players."""

    def run(self, s: RDState) -> None:
        s.campaigns.moved(s.draw(act.DRAW_CAMPAIGN, s.campaigns.piles[DECK]), HAND, s.everyone())
        start_campaign(s, s.campaigns.piles[HAND][0])
        s.current = reveal(s)
        s.upcoming = reveal(s)
        s.log(act.LOG_NEXT_CARD, s.current, s.upcoming)
        if s.is_np(RD):
            s.totals[RD] = s.chance(act.NP_DIE, 6) // 2 + 1
        for faction in range(4):
            if s.is_np(faction):
                s.curiosity.extend(range(faction * 6, faction * 6 + 6))
        s.do(DrawAssets(OPENING_HAND))
