"""What a choice would throw away, before it is made.

A card is asked effect by effect what it still brings as the planet stands; a payment, what it pays too much;
whoever passes, what stays undone that costs nothing.
"""

from typing import Final

from tharsis.games.terraforming_mars.actions import (
    ACTIONS,
    BUILD,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END_TURN,
    PASS,
    PLAY,
    SELL_PATENTS,
    USE,
    WARN_ACTION_LEFT,
    WARN_HEAT_LEFT,
    WARN_LAST_PRODUCTION,
    WARN_MILESTONE_LEFT,
    WARN_NO_HOLDER,
    WARN_NO_OCEAN,
    WARN_NO_OXYGEN,
    WARN_NO_WARMTH,
    WARN_OVERPAID,
    WARN_PLANTS_LEFT,
    WARN_SECOND_ACTION,
)
from tharsis.games.terraforming_mars.board import (
    AQUIFER,
    ASTEROID,
    OCEAN,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    PLANTS,
    POWER_PLANT,
    TEMPERATURE_GOAL,
)
from tharsis.games.terraforming_mars.deck import CARDS, NONE, Deed, Effect
from tharsis.games.terraforming_mars.rules.card_actions import deed_why
from tharsis.games.terraforming_mars.rules.cubes import holders
from tharsis.games.terraforming_mars.rules.payment import Payment
from tharsis.games.terraforming_mars.rules.tiles import terraformed
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.terraforming_mars.state import TMState
from tharsis.games.terraforming_mars.vocabulary.effects import (
    AddTo,
    Change,
    LookAndBuy,
    Oxygen,
    Place,
    Temperature,
)
from tharsis.kernel import LEGAL, NOTE, WASTE, Caution

Effects = tuple[Effect[TMState], ...]
#: Nothing is wrong with an effect.
FINE: Final = -1


def warn(s: TMState, seat: int, action: int) -> list[Caution]:
    """What to tell a player before the choice."""
    step = s.asking
    if isinstance(step, Payment):
        return overpaid(s, step, action)
    if isinstance(step, Turn):
        return of_a_turn(s, seat, action)
    return []


def overpaid(s: TMState, step: Payment, action: int) -> list[Caution]:
    """8.1.2: there is no change; one unit less would have done."""
    paid = action - step.verb()
    lost = paid * step.worth(s) - step.rest
    if lost <= 0 or paid <= step.low(s, step.by):
        return []
    return [Caution(WASTE, WARN_OVERPAID, (lost,))]


def of_a_turn(s: TMState, seat: int, action: int) -> list[Caution]:
    if action == PASS:
        return passing(s, seat)
    if action == END_TURN:
        others = [a for a in s.legal(seat) if a not in (END_TURN, SELL_PATENTS)]
        return [Caution(NOTE, WARN_SECOND_ACTION)] if others else []
    if action == CONVERT_HEAT:
        return in_vain(s, (Temperature(1),), seat, NONE)
    verb = ACTIONS.base(action)
    if verb == PLAY:
        return played(s, seat, action - PLAY)
    if verb == BUILD:
        return built(s, action - BUILD)
    return used(s, seat, action - USE) if verb == USE else []


def passing(s: TMState, seat: int) -> list[Caution]:
    """7.3: what nobody would leave undone when the generation is over for them."""
    legal = s.legal(seat)
    found: list[Caution] = []
    for action in legal:
        verb = ACTIONS.base(action)
        if verb == CLAIM:
            found.append(Caution(WASTE, WARN_MILESTONE_LEFT, (action - CLAIM,)))
        elif verb == USE and brings_for_free(s, seat, action - USE):
            found.append(Caution(WASTE, WARN_ACTION_LEFT, (action - USE,)))
    if CONVERT_HEAT in legal and s.temperature < TEMPERATURE_GOAL:
        found.append(Caution(WASTE, WARN_HEAT_LEFT))
    if CONVERT_PLANTS in legal and not terraformed(s):  # at the very end plants still become greeneries
        found.append(Caution(WASTE, WARN_PLANTS_LEFT))
    return found


def brings_for_free(s: TMState, seat: int, card: int) -> bool:
    return any(free_gain(s, seat, card, deed) for deed in CARDS[card].action)


def free_gain(s: TMState, seat: int, card: int, deed: Deed) -> bool:
    """8.5: an action that can be used now, costs nothing and brings something."""
    if deed.pay or deed.amount or deed.cubes or deed.give_up != NONE:
        return False
    if any(isinstance(effect, LookAndBuy) for effect in deed.effects):
        return False
    gains = any(flaw(s, seat, card, effect) == FINE for effect in deed.effects)
    return gains and deed_why(s, seat, card, deed) == LEGAL


def played(s: TMState, seat: int, card: int) -> list[Caution]:
    """8.1: parts of a card that bring nothing any more."""
    printed = CARDS[card]
    found = in_vain(s, printed.effects, seat, card)
    worthless = not printed.points.counted and not printed.points.plain
    if terraformed(s) and worthless and only_produces(printed.effects):
        found.append(Caution(WASTE, WARN_LAST_PRODUCTION))
    return found


def only_produces(effects: Effects) -> bool:
    """4.1: production and nothing else, of what is worth no points at the end."""
    if not effects:
        return False
    return all(isinstance(effect, Change) and effect.change[PLANTS] <= 0 for effect in effects)


def used(s: TMState, seat: int, card: int) -> list[Caution]:
    """8.5: an action with one way alone, whose parts bring nothing any more."""
    possible = [deed for deed in CARDS[card].action if deed_why(s, seat, card, deed) == LEGAL]
    return in_vain(s, possible[0].effects, seat, card) if len(possible) == 1 else []


def built(s: TMState, project: int) -> list[Caution]:
    """8.2: a standard project may be paid for in vain."""
    if project == ASTEROID and s.temperature == TEMPERATURE_GOAL:
        return [Caution(WASTE, WARN_NO_WARMTH)]
    if project == AQUIFER and s.oceans == OCEANS_GOAL:
        return [Caution(WASTE, WARN_NO_OCEAN)]
    if project == POWER_PLANT and terraformed(s):
        return [Caution(WASTE, WARN_LAST_PRODUCTION)]
    return []


def in_vain(s: TMState, effects: Effects, seat: int, card: int) -> list[Caution]:
    found: list[Caution] = []
    for effect in effects:
        code = flaw(s, seat, card, effect)
        if code != FINE and all(other.code != code for other in found):
            figures = (effect.cube,) if isinstance(effect, AddTo) else ()
            found.append(Caution(WASTE, code, figures))
    return found


def flaw(s: TMState, seat: int, card: int, effect: Effect[TMState]) -> int:
    """Why an effect brings nothing: its parameter has reached its goal, or nothing can hold its cubes."""
    if isinstance(effect, Temperature) and s.temperature == TEMPERATURE_GOAL:
        return WARN_NO_WARMTH
    if isinstance(effect, Oxygen) and s.oxygen == OXYGEN_GOAL:
        return WARN_NO_OXYGEN
    if isinstance(effect, Place) and effect.tile == OCEAN and s.oceans == OCEANS_GOAL:
        return WARN_NO_OCEAN
    if isinstance(effect, AddTo) and CARDS[card].holds != effect.cube and not holders(s, seat, effect.cube):
        return WARN_NO_HOLDER
    return FINE
