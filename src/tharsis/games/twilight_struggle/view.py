"""What each seat may see of the table.

`look(seat)` returns (seat 0 is the US, 1 the USSR, -1 a spectator; ids are strings, sides "us" and "ussr",
cards in the order of their numbers)::

    turn, round, phase, phasing   1-10; 0-8 (0: no action round); setup|headline|action|end; a side or None
    rounds                        action rounds of each side in this turn
    defcon, vp                    5-1; positive VP: the US is ahead
    military_ops                  by side, 0-5; needed at the end of the turn: the DEFCON level
    space                         by side: box 0-8, tries made and allowed in this turn
    china                         holder (or None) and face_up
    influence                     by country: [us, ussr]; the space of the variant while it is open
    control                       by country: the side, only where there is one
    hands                         by side: count, and the cards this seat knows there
    headlines                     by side: chosen, and the card (None while hidden from this seat)
    deck, discard, removed        number of cards; face-up piles
    table, looked_at              cards being played; cards looked at that this seat knows
    effects                       cards in effect: card, side it helps, until turn|game|scoring|released|
                                  next_round, region (Chernobyl)
    crisis, owed                  the side threatened by the Cuban Missile Crisis; that owes Missile Envy
    trapped                       sides under Quagmire or Bear Trap
    regions                       as a scoring card would score now: by side countries, battlegrounds,
                                  beside_enemy, standing, vp; net (positive: US);
                                  southeast_asia: countries, vp, net
    operation                     the operation under way: by, kind, card, points, spent, left, bonus; or None
    options, result               as set up; winner (or None) and how, once the game is over
"""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.twilight_struggle.actions import ENDS
from tharsis.games.twilight_struggle.board import (
    COUNTRY_IDS,
    ON_MAP,
    REGION_IDS,
    SOUTHEAST_ASIA,
    SOUTHEAST_ASIA_VP,
)
from tharsis.games.twilight_struggle.codes import (
    DECK,
    DISCARD_PILE,
    HAPPENED,
    HEADLINED,
    LOOKED_AT,
    NOBODY,
    NONE,
    PHASE_IDS,
    REMOVED,
    SIDE_IDS,
    TABLE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    BEAR_TRAP,
    CARD_IDS,
    CHERNOBYL,
    CUBAN_MISSILE_CRISIS,
    LATIN_AMERICAN_DEATH_SQUADS,
    QUAGMIRE,
    RED_SCARE_PURGE,
    SHUTTLE_DIPLOMACY,
    SIDE,
    WE_WILL_BURY_YOU,
)
from tharsis.games.twilight_struggle.rules.operations import (
    ChooseCoup,
    ChooseOperation,
    FreeAttempt,
    Placement,
)
from tharsis.games.twilight_struggle.rules.realign import Realignment
from tharsis.games.twilight_struggle.rules.rounds import TRAPS
from tharsis.games.twilight_struggle.rules.scoring import Tally, tally
from tharsis.games.twilight_struggle.rules.space import tries_allowed
from tharsis.games.twilight_struggle.rules.turn import TURN_EFFECTS
from tharsis.games.twilight_struggle.rules.values import IN_ASIA, IN_SOUTHEAST, UNBOUND, points
from tharsis.games.twilight_struggle.shown import (
    Degree,
    Effect,
    Hand,
    Headline,
    InSpace,
    Look,
    Operation,
    OperationKind,
    Outcome,
    Power,
    RegionLook,
    Standing,
    Until,
)
from tharsis.games.twilight_struggle.state import TSState
from tharsis.kernel import AnyStep

STANDINGS: Final[tuple[Degree, ...]] = ("none", "presence", "domination", "control")


def side_name(side: int) -> Power | None:
    return None if side == NOBODY else SIDE_IDS[side]


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def look(s: TSState, seat: int) -> Look:
    """The table as a seat may see it."""
    spaces = ON_MAP + 1 if s.civil_war else ON_MAP
    piles = s.cards.piles
    return {
        "turn": s.turn,
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "phasing": side_name(s.phasing),
        "rounds": {name: s.rounds(side) for side, name in enumerate(SIDE_IDS)},
        "defcon": s.defcon,
        "vp": s.vp,
        "military_ops": {name: s.military_ops[side] for side, name in enumerate(SIDE_IDS)},
        "space": {name: _space(s, side) for side, name in enumerate(SIDE_IDS)},
        "china": {"holder": side_name(s.china), "face_up": s.china_up},
        "influence": {COUNTRY_IDS[c]: (s.influence[US][c], s.influence[USSR][c]) for c in range(spaces)},
        "control": {
            COUNTRY_IDS[c]: SIDE_IDS[s.controller(c)] for c in range(ON_MAP) if s.controller(c) != NOBODY
        },
        "hands": {name: _hand(s, side, seat) for side, name in enumerate(SIDE_IDS)},
        "headlines": {name: _headline(s, side, seat) for side, name in enumerate(SIDE_IDS)},
        "deck": len(piles[DECK]),
        "discard": names(piles[DISCARD_PILE]),
        "removed": names(piles[REMOVED]),
        "table": names(sorted(piles[TABLE] + piles[HAPPENED])),
        "looked_at": names([card for card in piles[LOOKED_AT] if s.cards.knows(seat, card)]),
        "effects": _effects(s),
        "crisis": side_name(s.crisis),
        "owed": side_name(s.owed),
        "trapped": [name for side, name in enumerate(SIDE_IDS) if s.in_effect[TRAPS[side]]],
        "regions": _regions(s),
        "operation": _operation(s),
        "options": dict(s.options),
        "result": _result(s),
    }


def _space(s: TSState, side: int) -> InSpace:
    return {"box": s.space[side], "tries": s.tries[side], "allowed": tries_allowed(s, side)}


def _hand(s: TSState, side: int, seat: int) -> Hand:
    pile = s.hand(side)
    return {"count": len(pile), "cards": names([card for card in pile if s.cards.knows(seat, card)])}


def _headline(s: TSState, side: int, seat: int) -> Headline:
    """A secret choice shows to its own seat alone, and not even that it was made to the other."""
    pile = s.cards.piles[HEADLINED + side]
    if pile:
        return {"chosen": True, "card": CARD_IDS[pile[0]]}
    if side == seat and s.committed[side] != NONE:
        return {"chosen": True, "card": CARD_IDS[s.committed[side]]}
    return {"chosen": False, "card": None}


def _until(card: int) -> Until:
    if card in TURN_EFFECTS:
        return "turn"
    if card == SHUTTLE_DIPLOMACY:
        return "scoring"
    if card in (QUAGMIRE, BEAR_TRAP):
        return "released"
    return "next_round" if card == WE_WILL_BURY_YOU else "game"


def _effects(s: TSState) -> list[Effect]:
    found: list[Effect] = []
    for card in range(len(CARD_IDS)):
        if s.in_effect[card]:
            found.append(_effect(card, SIDE[card], _until(card), None))
    for side in (US, USSR):
        if s.red_scare[side]:
            found.append(_effect(RED_SCARE_PURGE, 1 - side, "turn", None))
        if s.death_squads[side] > 0:
            found.append(_effect(LATIN_AMERICAN_DEATH_SQUADS, side, "turn", None))
    if s.crisis != NOBODY:
        found.append(_effect(CUBAN_MISSILE_CRISIS, 1 - s.crisis, "turn", None))
    if s.chernobyl != NONE:
        found.append(_effect(CHERNOBYL, US, "turn", REGION_IDS[s.chernobyl]))
    return found


def _effect(card: int, side: int, until: Until, region: str | None) -> Effect:
    return {"card": CARD_IDS[card], "side": side_name(side), "until": until, "region": region}


def _regions(s: TSState) -> dict[str, RegionLook]:
    found: dict[str, RegionLook] = {}
    for region, name in enumerate(REGION_IDS):
        count = tally(s, region)
        net = count.points(US) - count.points(USSR)
        found[name] = {"net": net, "us": _standing(count, US), "ussr": _standing(count, USSR)}
    found["southeast_asia"] = _southeast_asia(s)
    return found


def _standing(count: Tally, side: int) -> Standing:
    return {
        "countries": count.countries[side],
        "battlegrounds": count.battlegrounds[side],
        "beside_enemy": count.beside[side],
        "standing": STANDINGS[count.standing(side)],
        "vp": count.points(side),
    }


def _southeast_asia(s: TSState) -> RegionLook:
    held = [0, 0, 0]
    earned = [0, 0, 0]
    for i, country in enumerate(SOUTHEAST_ASIA):
        side = s.controller(country)
        held[side] += 1
        earned[side] += SOUTHEAST_ASIA_VP[i]
    return {
        "net": earned[US] - earned[USSR],
        "us": {"countries": held[US], "vp": earned[US]},
        "ussr": {"countries": held[USSR], "vp": earned[USSR]},
    }


def _placing(s: TSState, step: Placement) -> Operation:
    return _running(s, step.by, "influence", step.raw, step.bound, step.spent)


def _realigning(s: TSState, step: Realignment) -> Operation:
    return _running(s, step.by, "realignment", step.raw, step.bound, step.used)


def _choosing(s: TSState, step: ChooseOperation) -> Operation:
    return _running(s, step.by, "any", step.raw, step.bound, 0)


def _couping(s: TSState, step: ChooseCoup) -> Operation:
    return _running(s, step.by, "coup", step.raw, step.bound, 0)


def _attempting(s: TSState, step: FreeAttempt) -> Operation:
    return _running(s, step.by, "any", step.raw(s), UNBOUND, 0)


#: How an operation that is asked about tells of itself.
OPERATIONS: Final[dict[type[AnyStep], Callable[[TSState, Any], Operation]]] = {
    Placement: _placing,
    Realignment: _realigning,
    ChooseOperation: _choosing,
    ChooseCoup: _couping,
    FreeAttempt: _attempting,
}


def _operation(s: TSState) -> Operation | None:
    step = s.asking
    tell = None if step is None else OPERATIONS.get(type(step))
    return None if tell is None else tell(s, step)


def _running(s: TSState, by: int, kind: OperationKind, raw: int, bound: int, spent: int) -> Operation:
    table = sorted(s.cards.piles[TABLE] + s.cards.piles[HAPPENED])
    best = points(s, by, raw, bound)
    return {
        "by": SIDE_IDS[by],
        "kind": kind,
        "card": CARD_IDS[table[-1]] if table else None,
        "points": best,
        "spent": spent,
        "left": best - spent,
        "bonus": _bonus(s, by, raw, bound),
    }


def _bonus(s: TSState, by: int, raw: int, bound: int) -> list[str]:
    """The regions whose extra points are still possible."""
    found: list[str] = []
    if bound & IN_ASIA:
        found.append("asia")
    if points(s, by, raw, bound & IN_SOUTHEAST) > points(s, by, raw, UNBOUND):
        found.append("southeast_asia")
    return found


def _result(s: TSState) -> Outcome | None:
    if not s.over:
        return None
    return {"winner": side_name(s.winner), "how": ENDS.terms[s.ending].name}
