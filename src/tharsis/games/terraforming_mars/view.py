"""What a seat sees."""

from collections.abc import Callable
from typing import Any, Final, Literal

from tharsis.games.terraforming_mars.actions import REASONS
from tharsis.games.terraforming_mars.board import (
    AREA,
    AREA_IDS,
    AWARD_IDS,
    BONUS,
    BONUS_CARDS,
    CARD_PRICE,
    CUBE_IDS,
    HEX_IDS,
    HEX_NAMES,
    HEXES,
    MILESTONE_GOALS,
    MILESTONE_IDS,
    MILESTONE_PRICE,
    OFFWORLD_IDS,
    PATENT_MONEY,
    RESOURCE_IDS,
    SOLO_GENERATIONS,
    STANDARD_IDS,
    STANDARD_PRICES,
    TAG_IDS,
    TAGS,
    TILE_IDS,
    VOLCANIC,
    degrees,
)
from tharsis.games.terraforming_mars.codes import (
    FOR_DRAFT,
    FOR_NOTHING,
    FOR_PURCHASE,
    FOR_SALE,
    NEUTRAL,
    NOBODY,
    PHASE_IDS,
    SETUP,
)
from tharsis.games.terraforming_mars.deck import ASSET_IDS, CARDS, PROJECTS, Card
from tharsis.games.terraforming_mars.rules import scoring
from tharsis.games.terraforming_mars.rules.card_actions import Gains
from tharsis.games.terraforming_mars.rules.drawing import BuyOne, affordable
from tharsis.games.terraforming_mars.rules.generation import Draft, Research, goes_left
from tharsis.games.terraforming_mars.rules.payment import Payment, mixes, sensible
from tharsis.games.terraforming_mars.rules.playing import Played, card_figures, card_rule, card_why, price_of
from tharsis.games.terraforming_mars.rules.projects import Built, SellPatents, project_price
from tharsis.games.terraforming_mars.rules.rewards import (
    award_points,
    award_price,
    award_standing,
    milestone_standing,
    milestones_left,
)
from tharsis.games.terraforming_mars.rules.setup import ChooseStart, is_beginner
from tharsis.games.terraforming_mars.shown import (
    Award,
    Choosing,
    Discount,
    Held,
    Hex,
    Hindrance,
    InPlay,
    Look,
    Means,
    Milestone,
    Player,
    Project,
    Score,
    Stock,
)
from tharsis.games.terraforming_mars.shown import Payment as PaymentLook
from tharsis.games.terraforming_mars.state import (
    ANY_CARD,
    CHOSEN,
    DEALT,
    DECK,
    DISCARDS,
    DISCOUNTS,
    PICK,
    RESOURCES,
    TMState,
)
from tharsis.kernel import LEGAL

#: What the first move of a payment can name, by its stage.
MEANS: Final[tuple[Means, ...]] = ("steel", "titanium", "heat")


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _owner(seat: int) -> int | Literal["neutral"] | None:
    """Whose a tile is."""
    return "neutral" if seat == NEUTRAL else _seat(seat)


def _amounts(numbers: list[int], seat: int) -> Stock:
    at = seat * RESOURCES
    return {name: numbers[at + i] for i, name in enumerate(RESOURCE_IDS)}


def look(s: TMState, seat: int) -> Look:
    """The table as a seat (-1: a spectator) may see it. Hands and packets are its own alone."""
    solo = s.solo()
    phase = "over" if s.over else PHASE_IDS[s.phase]
    draft = bool(s.options["draft"]) and not solo
    if _purpose(s) == FOR_DRAFT:
        phase = "draft"
    return {
        "phase": phase,
        "generation": s.generation,
        "last_generation": SOLO_GENERATIONS if solo else None,
        "first": s.first,
        "active": s.active if phase in ("action", "final") else None,
        "solo": solo,
        "corporate_era": solo or bool(s.options["corporate_era"]),
        "draft": draft,
        "draft_to": ("left" if goes_left(s) else "right") if draft else None,
        "temperature": degrees(s.temperature),
        "oxygen": s.oxygen,
        "oceans": s.oceans,
        "deck": len(s.cards.piles[DECK]),
        "discards": len(s.cards.piles[DISCARDS]),
        "hexes": [_hex(s, hex_) for hex_ in range(HEXES)],
        "offworld": [{"id": id_, "owner": _seat(s.offworld[i])} for i, id_ in enumerate(OFFWORLD_IDS)],
        "milestones": [] if solo else [_milestone(s, i) for i in range(len(MILESTONE_IDS))],
        "milestones_left": 0 if solo else milestones_left(s),
        "milestone_price": MILESTONE_PRICE,
        "awards": [] if solo else [_award(s, i) for i in range(len(AWARD_IDS))],
        "award_price": None if solo or award_price(s) < 0 else award_price(s),
        "projects": [_project(s, seat, i) for i in range(len(STANDARD_IDS))],
        "players": [_player(s, other) for other in range(s.seats)],
        "hand": _hand(s, seat),
        "choosing": _choosing(s, seat),
        "payment": _payment(s, seat),
        "revealed": None if s.turned < 0 else ASSET_IDS[s.turned],
    }


def _hex(s: TMState, hex_: int) -> Hex:
    bonus: dict[str, int] = {RESOURCE_IDS[i]: n for i, n in enumerate(BONUS[hex_]) if n}
    if BONUS_CARDS[hex_]:
        bonus["card"] = BONUS_CARDS[hex_]
    tile = s.tile[hex_]
    return {
        "id": HEX_IDS[hex_],
        "row": int(HEX_IDS[hex_][1]),
        "col": int(HEX_IDS[hex_][3]),
        "type": AREA_IDS[AREA[hex_]],
        "name": HEX_NAMES[hex_] or None,
        "volcanic": VOLCANIC[hex_],
        "bonus": bonus,
        "tile": TILE_IDS[tile] if tile else None,
        "owner": _owner(s.owner[hex_]),
        "claim": s.claim_seat if hex_ == s.claim_hex else None,
    }


def _milestone(s: TMState, milestone: int) -> Milestone:
    return {
        "id": MILESTONE_IDS[milestone],
        "goal": MILESTONE_GOALS[milestone],
        "owner": _seat(s.milestones[milestone]),
        "standing": [milestone_standing(s, seat, milestone) for seat in range(s.seats)],
    }


def _award(s: TMState, award: int) -> Award:
    funded = s.awards[award] != NOBODY
    return {
        "id": AWARD_IDS[award],
        "funder": _seat(s.awards[award]),
        "standing": [award_standing(s, seat, award) for seat in range(s.seats)],
        "points": award_points(s, award) if funded else [0] * s.seats,
    }


def _project(s: TMState, seat: int, project: int) -> Project:
    price = project_price(s, seat, project) if seat >= 0 else STANDARD_PRICES[project]
    return {"id": STANDARD_IDS[project], "price": price}


def _player(s: TMState, seat: int) -> Player:
    corporation = s.corporation[seat]
    used = corporation >= 0 and CARDS[corporation].bit >= 0 and bool(s.used >> CARDS[corporation].bit & 1)
    return {
        "seat": seat,
        "corporation": ASSET_IDS[corporation] if corporation >= 0 else None,
        "beginner": is_beginner(s, seat),
        "rating": s.rating[seat],
        "stock": _amounts(s.stock, seat),
        "production": _amounts(s.production, seat),
        "steel_value": s.steel_value[seat],
        "titanium_value": s.titanium_value[seat],
        "plants_per_greenery": s.greenery_price[seat],
        "heat_as_money": bool(s.heat_pays[seat]),
        "shift": s.shift[seat] + s.next_shift[seat],
        "next_discount": s.next_discount[seat],
        "tags": {tag: s.tags[seat * TAGS + i] for i, tag in enumerate(TAG_IDS)},
        "hand": len(s.hand(seat)) + (len(s.kept(seat)) if _selling(s) else 0),
        "cards": [_card(s, seat, card) for card in s.tableau(seat)],
        "corporation_used": used,
        "events": [ASSET_IDS[card] for card in s.events(seat)],
        "passed": bool(s.passed >> seat & 1),
        "ready": bool(s.ready >> seat & 1),
        "first_action_due": bool(s.first_due[seat]),
        "score": _score(s, seat),
    }


#: What a question about cards is for.
PURPOSES: Final[dict[type[Any], int]] = {
    ChooseStart: FOR_PURCHASE,
    Draft: FOR_DRAFT,
    Research: FOR_PURCHASE,
    BuyOne: FOR_PURCHASE,
    SellPatents: FOR_SALE,
}


def _purpose(s: TMState) -> int:
    """What the open question is for."""
    return PURPOSES.get(type(s.asking), FOR_NOTHING)


def _selling(s: TMState) -> bool:
    """While cards are picked for sale, others still count them as in hand."""
    return _purpose(s) == FOR_SALE


def _card(s: TMState, seat: int, card: int) -> InPlay:
    printed = CARDS[card]
    return {
        "id": printed.id,
        "resource": CUBE_IDS[printed.holds] if printed.holds >= 0 else None,
        "resources": s.on_card(card),
        "used": printed.bit >= 0 and bool(s.used >> printed.bit & 1),
        "points": printed.points.count(s, seat, card),
    }


def _score(s: TMState, seat: int) -> Score:
    return {
        "rating": s.rating[seat],
        "awards": scoring.awards(s, seat),
        "milestones": scoring.milestones(s, seat),
        "greeneries": scoring.greeneries(s, seat),
        "cities": scoring.cities(s, seat),
        "cards": scoring.cards(s, seat),
        "total": scoring.totals(s)[seat],
    }


def _hand(s: TMState, seat: int) -> list[Held]:
    if seat < 0:
        return []
    return [
        {"id": ASSET_IDS[card], "price": price_of(s, seat, card), "why": _hindrance(s, seat, card)}
        for card in s.hand(seat)
    ]


def _hindrance(s: TMState, seat: int, card: int) -> Hindrance | None:
    """5.5, 8.1.1: why a card in hand could not be played as the table stands, whoever's turn it is."""
    why = card_why(s, seat, card)
    if why == LEGAL:
        return None
    term = REASONS.terms[why]
    args = term.values(card_figures(s, seat, card, why))
    return {"key": term.name, "rule": term.rule or card_rule(why), "args": args}


def _choosing(s: TMState, seat: int) -> Choosing | None:
    """Cards in front of a seat to choose from: at the start, in research, in the draft, looked at, or to
    sell, those picked already among them."""
    if seat < 0:
        return None
    selling = _selling(s) and s.actor() == seat
    cards = s.hand(seat) if selling else s.packet(seat)
    kept = s.cards.piles[PICK + seat] + s.kept(seat)
    dealt = s.charters.piles[DEALT + seat] if s.phase == SETUP else []
    chosen = s.charters.piles[CHOSEN + seat]
    if not cards and not kept and not dealt and not chosen:
        return None
    bought = _purpose(s) == FOR_PURCHASE
    charters = [CARDS[PROJECTS + charter] for charter in sorted(dealt + chosen)]
    return {
        "corporations": [charter.id for charter in charters],
        "affordable": {charter.id: min(len(cards + kept), affordable(charter.cost)) for charter in charters},
        "corporation": ASSET_IDS[PROJECTS + chosen[0]] if chosen else None,
        "cards": [ASSET_IDS[card] for card in sorted(cards + kept)],
        "kept": [ASSET_IDS[card] for card in sorted(kept)],
        "price": CARD_PRICE if bought and not _beginner(s, seat) else 0,
        "brings": PATENT_MONEY if selling else 0,
    }


def _beginner(s: TMState, seat: int) -> bool:
    return s.phase == SETUP and is_beginner(s, seat)


def _payment(s: TMState, seat: int) -> PaymentLook | None:
    """8.1.2: the bill of a seat that is asked to pay."""
    bill = BILLS.get(type(s.asking))
    return None if bill is None or s.actor() != seat else bill(s, s.asking)


def _bill(s: TMState, asked: Payment) -> PaymentLook:
    """8.1.2: what is asked, every way to pay it as steel, titanium and heat, and the sensible one;
    ``discounts`` are those the printed cost was lowered by, ``asked`` is what the first move names."""
    seat = asked.by
    ways = mixes(s, asked)
    best = sensible(s, ways)
    due = s.agenda[-1] if s.agenda else None
    paid, played = PAID.get(type(due), _unnamed)(due)
    return {
        "for": paid,
        "cost": played.cost if played else None,
        "discounts": _discounts(s, seat, played) if played else [],
        "price": asked.rest,
        "asked": MEANS[asked.stage],
        "worth": {"steel": s.steel_value[seat], "titanium": s.titanium_value[seat], "heat": 1},
        "ways": [(way.steel, way.titanium, way.heat) for way in ways],
        "sensible": (best.steel, best.titanium, best.heat),
    }


#: Questions that ask to pay.
BILLS: Final[dict[type[Any], Callable[[TMState, Any], PaymentLook]]] = {Payment: _bill}


def _unnamed(due: object) -> tuple[None, None]:
    return None, None


#: What is paid for, by the step that waits for the payment, and the card if it is played.
PAID: Final[dict[type[Any], Callable[[Any], tuple[str | None, Card | None]]]] = {
    Played: lambda due: (f"card/{ASSET_IDS[due.card]}", CARDS[due.card]),
    Gains: lambda due: (f"card/{ASSET_IDS[due.card]}", None),
    Built: lambda due: (f"project/{STANDARD_IDS[due.project]}", None),
}


def _discounts(s: TMState, seat: int, card: Card) -> list[Discount]:
    at = seat * DISCOUNTS
    found: list[Discount] = [{"tag": TAG_IDS[tag], "less": s.discounts[at + tag]} for tag in card.tags]
    found.append({"tag": None, "less": s.discounts[at + ANY_CARD]})
    found.append({"tag": "next", "less": s.next_discount[seat]})
    return [row for row in found if row["less"]]
