"""How well a position stands for a seat or a Faction, by the margins (2.0)."""

from tharsis.games.red_dust_rebellion.codes import PLAYED
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.state import RDState


def outlook(s: RDState, seat: int) -> float:
    """From 0 to 1 by the lowest own margin against the best other one."""
    own = s.factions_of(seat)
    if not own:
        return 0.5
    mine = min([s.margin(faction) for faction in own])
    rest = [s.margin(faction) for faction in range(PLAYED) if faction not in own]
    lead = mine - max(rest) if rest else mine
    return max(0.0, min(1.0, 0.5 + lead / 40.0))


def worth(s: RDState, faction: int) -> float:
    """A Faction's margin, its means, and what rivals near victory have."""
    found = float(s.margin(faction))
    if faction in (MG, RD):
        found += 0.15 * s.resources[faction]
    if faction == CR:
        found += 0.4 * len(s.hand())
    found += 0.08 * s.forces_on_map(faction)
    if faction == CORP:
        found += 0.8 * s.bases_on_mars(CORP)
    for other in range(PLAYED):
        if other != faction:
            found -= 0.25 * max(-8, s.margin(other))
    return found
