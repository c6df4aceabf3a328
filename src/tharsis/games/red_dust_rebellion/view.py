"""The table as a seat may see it."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.red_dust_rebellion.actions import LEVEL_IDS
from tharsis.games.red_dust_rebellion.board import (
    EARTH,
    EG_CONTROLLER,
    EG_VALUE,
    MARS,
    SPACE_IDS,
    SPACES,
    TRANSIT,
)
from tharsis.games.red_dust_rebellion.codes import (
    AVAILABLE,
    CASUALTIES,
    COIN,
    DECK,
    DISCARD,
    GONE,
    HAND,
    IN_PLAY,
    LEVEL_WORD,
    NOBODY,
    OUT,
    PLAYED,
)
from tharsis.games.red_dust_rebellion.curiosity import SIDE_IDS
from tharsis.games.red_dust_rebellion.deck import (
    ASSET_IDS,
    CAMPAIGN_IDS,
    EVENT_IDS,
    EVENTS,
    FIRST_STORM,
    FLASHPOINT,
    PILE_CARDS,
    PILES,
)
from tharsis.games.red_dust_rebellion.pieces import (
    CR,
    FORCE_KINDS,
    KIND_IDS,
    KINDS,
    MG,
    PLAYED_IDS,
    POPULATION,
    RD,
    SUPPLY,
)
from tharsis.games.red_dust_rebellion.rules.operations import Operation
from tharsis.games.red_dust_rebellion.rules.pledges import pledged
from tharsis.games.red_dust_rebellion.rules.special_activities import SpecialSpaces
from tharsis.games.red_dust_rebellion.shown import (
    Control,
    Did,
    EventLook,
    Faction,
    FactionLook,
    Look,
    Nobody,
    SpaceLook,
    Storm,
)
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import AnyStep, Cards

STORM_IDS: Final[tuple[Storm, ...]] = ("", "approaching", "raging")
DID_IDS: Final[tuple[Did, ...]] = ("", "op", "op_and_special", "event")


def pieces(s: RDState, row: int) -> dict[str, int]:
    """What lies in a space or box, by kind."""
    found: dict[str, int] = {}
    for kind in range(FORCE_KINDS):
        if s.pieces[row * KINDS + kind]:
            found[KIND_IDS[kind]] = s.pieces[row * KINDS + kind]
    return found


def side(control: int) -> Control:
    if control == NOBODY:
        return ""
    return "coin" if control == COIN else PLAYED_IDS[control]


def played(faction: int) -> Faction | Nobody:
    """The id of a Faction that has players, or nothing for none."""
    return PLAYED_IDS[faction] if faction >= 0 else ""


def spaces(s: RDState) -> dict[str, SpaceLook]:
    found: dict[str, SpaceLook] = {}
    for space in range(SPACES):
        entry: SpaceLook = {"pieces": pieces(s, space)}
        if space < MARS:
            entry["population"] = s.population(space)
            entry["settlers"] = s.at(space, POPULATION)
            entry["damage"] = s.damage[space]
            entry["level"] = LEVEL_IDS[s.level[space] + LEVEL_WORD]
            entry["control"] = side(s.control_in_force(space))
            entry["storm"] = STORM_IDS[s.storm[space]]
        elif space in (TRANSIT, EARTH):
            entry["supply"] = s.at(space, SUPPLY)
            entry["population"] = s.at(space, POPULATION)
        found[SPACE_IDS[space]] = entry
    return found


def names(cards: Cards, place: int, ids: tuple[str, ...], seat: int) -> list[str]:
    """Cards of a place; unknown ones as empty names, after the known."""
    pile = cards.piles[place]
    known = [ids[card] for card in pile if cards.knows(seat, card)]
    return known + [""] * (len(pile) - len(known))


def factions(s: RDState) -> dict[Faction, FactionLook]:
    found: dict[Faction, FactionLook] = {}
    for faction in range(PLAYED):
        found[PLAYED_IDS[faction]] = {
            "seat": s.seat_by[faction],
            "eligible": bool(s.eligible >> faction & 1),
            "acted": bool(s.acted >> faction & 1),
            "resources": s.resources[faction] if faction in (MG, RD) else None,
            "total": s.totals[faction] if s.is_np(faction) else None,
            "score": s.score(faction),
            "threshold": s.threshold(faction),
            "margin": s.margin(faction),
            "bases": s.bases_on_mars(faction),
        }
    return found


def card(number: int) -> EventLook | None:
    if number < 0:
        return None
    return {"id": EVENT_IDS[number], "flashpoint": FLASHPOINT[number]}


def played_events(s: RDState) -> list[int]:
    """4.0: cards that have left the draw deck lie open; the Current and the Next Event lie apart."""
    drawn = [event for event in range(EVENTS) if event not in s.events]
    storms = s.pile + (1 if s.pile_stormed else 0)
    drawn.extend(range(FIRST_STORM, FIRST_STORM + storms))
    return [event for event in drawn if event != s.current and event != s.upcoming]


#: The spaces that a step has chosen so far, as a set of bits.
CHOSEN: Final[dict[type[AnyStep], Callable[[Any], int]]] = {
    Operation: lambda step: step.chosen,
    SpecialSpaces: lambda step: step.chosen,
}


def none_chosen(step: AnyStep) -> int:
    return 0


def chosen(s: RDState) -> list[str]:
    """The spaces that are part of the Operation or Special Activity being carried out."""
    mask = 0
    for step in s.agenda if s.asking is None else [*s.agenda, s.asking]:
        mask |= CHOSEN.get(type(step), none_chosen)(step)
    return [SPACE_IDS[space] for space in range(SPACES) if mask >> space & 1]


def look(s: RDState, seat: int) -> Look:
    hidden_hand = s.is_np(CR)
    return {
        "spaces": spaces(s),
        "available": pieces(s, AVAILABLE),
        "casualties": pieces(s, CASUALTIES),
        "gone": pieces(s, GONE),
        "displaced": s.displaced,
        "factions": factions(s),
        "order": [PLAYED_IDS[faction] for faction in s.order],
        "first_did": DID_IDS[s.first_did],
        "acting": played(s.acting),
        "profits": s.profits,
        "confidence": {
            "box": s.eg_box,
            "value": EG_VALUE[s.eg_box],
            "plus": s.eg_plus,
            "controller": played(EG_CONTROLLER[s.eg_box]),
        },
        "flashpoint": s.flashpoint,
        "rodgers": s.rodgers,
        "haboob": s.upcoming >= FIRST_STORM,
        "current": card(s.current),
        "next": card(s.upcoming),
        "played": [EVENT_IDS[event] for event in played_events(s)],
        "events_left": PILES * PILE_CARDS - PILE_CARDS * s.pile - s.pile_drawn,
        "storm_rounds": s.storm_rounds,
        "campaigns": names(s.campaigns, IN_PLAY, CAMPAIGN_IDS, seat),
        "campaigns_gone": names(s.campaigns, OUT, CAMPAIGN_IDS, seat),
        "campaigns_drawn": names(s.campaigns, HAND, CAMPAIGN_IDS, seat),
        "assets": {
            "hand": [] if hidden_hand else names(s.assets, HAND, ASSET_IDS, seat),
            "in_play": names(s.assets, IN_PLAY, ASSET_IDS, seat),
            "discard": names(s.assets, DISCARD, ASSET_IDS, seat),
            "deck": len(s.assets.piles[DECK]),
        },
        "curiosity": [SIDE_IDS[2 * number] for number in s.known_tail],
        "owed": s.owed,
        "pledged": pledged(s, s.acting),
        "chosen": chosen(s),
    }
