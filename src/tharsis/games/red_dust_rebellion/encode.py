"""The observation of a seat as numbers, for learning."""

from tharsis.games.red_dust_rebellion.board import EG_TOP, MARS, SPACES, TRACK_END
from tharsis.games.red_dust_rebellion.codes import AVAILABLE, CASUALTIES, HAND, IN_PLAY, PLAYED
from tharsis.games.red_dust_rebellion.deck import ASSETS, CAMPAIGNS, EVENTS, PILE_CARDS
from tharsis.games.red_dust_rebellion.pieces import FORCE_KINDS, KINDS
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import State

FULL = 8.0  # more pieces of a kind in one space hardly matter


def encode(state: State, seat: int) -> list[float]:
    """The observation of a seat, always of the same length."""
    assert isinstance(state, RDState)
    found: list[float] = []
    _map(state, found)
    _tracks(state, seat, found)
    _cards(state, seat, found)
    return found


def _map(s: RDState, found: list[float]) -> None:
    for space in range(SPACES):
        for kind in range(KINDS):
            found.append(min(1.0, s.at(space, kind) / FULL))
        if space < MARS:
            found.append(s.level[space] / 2.0)
            found.append(s.damage[space] / 3.0)
            found.append(s.population(space) / 4.0)
            found.append(s.storm[space] / 2.0)
            control = s.control_in_force(space)
            for side in (0, 2, 3):
                found.append(1.0 if control == side else 0.0)


def _tracks(s: RDState, seat: int, found: list[float]) -> None:
    for row in (AVAILABLE, CASUALTIES):
        for kind in range(FORCE_KINDS):
            found.append(s.pieces[row * KINDS + kind] / 30.0)
    for faction in range(PLAYED):
        found.append(1.0 if s.seat_by[faction] == seat else 0.0)
        found.append(1.0 if s.eligible >> faction & 1 else 0.0)
        found.append(1.0 if s.asked >> faction & 1 else 0.0)
        found.append(s.resources[faction] / TRACK_END)
        found.append(s.totals[faction] / 10.0)
        found.append(s.order.index(faction) / 3.0)
        found.append(max(-1.0, min(1.0, s.margin(faction) / 30.0)))
    found.append(s.profits / TRACK_END)
    found.append(s.eg_box / EG_TOP)
    found.append(1.0 if s.eg_plus else 0.0)
    found.append(s.displaced / 10.0)
    found.append(s.flashpoint / 5.0)
    found.append(1.0 if s.rodgers else 0.0)
    found.append(s.storm_rounds / 3.0)
    found.append(s.pile_drawn / PILE_CARDS)
    found.append(s.slot / 2.0)
    found.append(s.first_did / 3.0)
    found.append(s.owed / 20.0)


def _cards(s: RDState, seat: int, found: list[float]) -> None:
    """Cards as this seat knows them; a hidden hand only by its size."""
    for card in range(EVENTS + 3):
        found.append(1.0 if s.current == card else 0.0)
        found.append(1.0 if s.upcoming == card else 0.0)
    for card in range(ASSETS):
        known = s.assets.knows(seat, card)
        found.append(1.0 if known and s.assets.place[card] == HAND else 0.0)
        found.append(1.0 if s.assets.place[card] == IN_PLAY else 0.0)
    found.append(len(s.assets.piles[HAND]) / 6.0)
    for card in range(CAMPAIGNS):
        found.append(1.0 if s.campaigns.place[card] == IN_PLAY else 0.0)
