"""How the heuristic bot plays: it takes what is worth most, and stops when nothing is worth its price."""

from collections.abc import Callable
from typing import Any, Final

from tharsis.games.terraforming_mars.actions import (
    BUILD,
    CHOOSE,
    CLAIM,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    COPY,
    DISCARD,
    DONE,
    FIRST,
    FIRST_ACTION,
    FUND,
    KEEP,
    ON,
    PLACE,
    PLAY,
    SELL_PATENTS,
    TAKE_CORPORATION,
    TARGET,
    TARGET_NEUTRAL,
    TARGET_NOBODY,
    USE,
)
from tharsis.games.terraforming_mars.board import (
    AQUIFER,
    ASTEROID,
    CARD_PRICE,
    CITY,
    ENERGY,
    GREENERY,
    GREENERY_PROJECT,
    HEAT,
    HEAT_PER_STEP,
    MEGACREDITS,
    MILESTONE_PRICE,
    MINER,
    OCEAN,
    PLANTS,
    POWER_PLANT,
    STEEL,
    TEMPERATURE_GOAL,
    THERMALIST,
    TITANIUM,
)
from tharsis.games.terraforming_mars.codes import DUE_DRAW, WAY_CARD, WAY_PLANTS
from tharsis.games.terraforming_mars.deck import CARDS, PROJECTS, Deed
from tharsis.games.terraforming_mars.judgement.cards import Judge
from tharsis.games.terraforming_mars.rules.card_actions import Way, deed_why
from tharsis.games.terraforming_mars.rules.choices import (
    Choice,
    Convert,
    CopyBox,
    Olympus,
    SellEnergy,
    University,
    Viral,
)
from tharsis.games.terraforming_mars.rules.cubes import AddAny, AddCubes, Prey, RemoveCubes, RemoveCubesAmount
from tharsis.games.terraforming_mars.rules.drawing import BuyOne, KeepSome, affordable
from tharsis.games.terraforming_mars.rules.generation import Draft, FinalGreenery, Research
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.payment import (
    WITH_STEEL,
    WITH_TITANIUM,
    Payment,
    means,
    mixes,
    sensible,
)
from tharsis.games.terraforming_mars.rules.projects import SellPatents, project_price
from tharsis.games.terraforming_mars.rules.rewards import POINTS, award_price, award_standing
from tharsis.games.terraforming_mars.rules.scoring import totals
from tharsis.games.terraforming_mars.rules.setup import (
    ChooseStart,
    chosen_charter,
    found_corporation,
    start_money,
)
from tharsis.games.terraforming_mars.rules.targets import Decrease, Flood, FloodRemoval, Remove, RemoveAmount
from tharsis.games.terraforming_mars.rules.tiles import ClaimHex, PlaceTile
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.terraforming_mars.state import RESOURCES, TMState
from tharsis.kernel import LEGAL, Advisor, AnyStep, State

#: How much of what the best cards dealt are worth to a corporation counts, and how many of them.
SUITS: Final = 0.5
START_HAND: Final = 6
#: M€ that are kept for the first cards whatever metals may stand for the rest.
LEAST_RESERVE: Final = 6
#: What a first action is worth: it comes before all others.
AT_ONCE: Final = 100.0
#: What it is worth to claim a milestone before others do.
BEFORE_OTHERS: Final = 10.0
#: What it is worth to sell the cards of no more use, when all else is done and no generation will follow.
LEFT_OVER: Final = 0.01


class TMAdvisor(Advisor):
    """Values every answer in M€ and gives the best; only ever handed a redeal of its seat."""

    def choose(self, s: State, seat: int, legal: list[int]) -> int:
        assert isinstance(s, TMState)
        step = s.asking
        player = PLAYERS.get(type(step))
        if player is not None:
            return player(s, seat, step, legal)
        answer = ANSWERS[type(step)]
        judge = Judge(s, seat)
        best = legal[0]
        worth = -1e9
        for action in legal:
            value = answer(judge, step, action)
            if value > worth:
                worth = value
                best = action
        return best

    def value(self, s: State, seat: int) -> float:
        """Points now and to come, against the best of the others."""
        assert isinstance(s, TMState)
        mine = outlook(s, seat)
        if s.solo():
            left = Judge(s, seat).left
            return max(0.0, min(1.0, 1.0 - left / 42 + mine / 400))
        best = max([outlook(s, other) for other in range(s.seats) if other != seat])
        return max(0.0, min(1.0, 0.5 + (mine - best) / 60))


def outlook(s: TMState, seat: int) -> float:
    judge = Judge(s, seat)
    at = seat * RESOURCES
    worth = float(s.rating[seat]) * judge.future
    for resource in range(RESOURCES):
        worth += judge.production(resource, s.production[at + resource])
        worth += judge.unit[resource] * s.stock[at + resource] * 0.6
    worth += len(s.hand(seat)) * 2.0
    return totals(s)[seat] + worth / 9


# -- a turn ---------------------------------------------------------------------------------------


def act(s: TMState, seat: int, asked: Turn, legal: list[int]) -> int:
    """The action that brings most for what it costs; nothing that is not worth its price."""
    judge = Judge(s, seat)
    best = legal[-1]
    worth = 0.0
    for action in legal:
        verb = s.game.actions.base(action)
        value = action_worth(judge, verb, action - verb)
        if value > 0:
            value /= spent(judge, verb, action - verb) + judge.weights.change
        if value > worth:
            worth = value
            best = action
    return best


def spent(judge: Judge, verb: int, x: int) -> float:
    """Money an action takes, which others then cannot have."""
    if verb == PLAY:
        return judge.cost(x)
    if verb == BUILD:
        return project_price(judge.s, judge.seat, x) * judge.money
    return award_price(judge.s) * judge.money if verb == FUND else 0.0


def action_worth(judge: Judge, verb: int, x: int) -> float:
    """What an action in the action phase is worth beyond its price."""
    s, seat = judge.s, judge.seat
    if verb == PLAY:
        return judge.play(x)
    if verb == USE:
        ways = [deed for deed in CARDS[x].action if deed_why(s, seat, x, deed) == LEGAL]
        return max([judge.deed(deed, x) for deed in ways])
    if verb == CONVERT_PLANTS:
        return judge.tile(GREENERY)
    if verb == CONVERT_HEAT:
        return heat_worth(judge)
    if verb == FIRST_ACTION:
        return AT_ONCE
    if verb == BUILD:
        return project_worth(judge, x)
    if verb == SELL_PATENTS:
        return LEFT_OVER if judge.ends else -1.0
    if verb == CLAIM:
        return judge.point * POINTS - MILESTONE_PRICE * judge.money + BEFORE_OTHERS
    return award_worth(judge, x) if verb == FUND else -1.0


def heat_worth(judge: Judge) -> float:
    """What it is worth to warm the planet by heat at hand."""
    s = judge.s
    kept = (4.0 if s.heat_pays[judge.seat] else 1.0) - judge.edge(THERMALIST, -HEAT_PER_STEP)
    if s.temperature == TEMPERATURE_GOAL:
        return -kept
    return judge.rating + judge.step + judge.warmth_bonus(1) - kept


def project_worth(judge: Judge, project: int) -> float:
    """Standard projects are dear: they wait until money has no better use."""
    s = judge.s
    price = project_price(s, judge.seat, project) * judge.money
    if project == POWER_PLANT:
        return judge.production(ENERGY, 1) - price - judge.weights.power_plant
    margin = 0.0 if judge.future < 3 else 1.5 if s.solo() else 3.0
    if project == ASTEROID:
        return judge.warming(1) - price - margin
    if project == AQUIFER:
        return judge.tile(OCEAN) - price - margin
    if project == GREENERY_PROJECT:
        return judge.tile(GREENERY) - price - margin
    return judge.tile(CITY) + judge.production(MEGACREDITS, 1) - price - margin


def award_worth(judge: Judge, award: int) -> float:
    """Fund what one leads and will lead, the surer the later."""
    s, seat = judge.s, judge.seat
    best = max([prospect(judge, other, award) for other in range(s.seats) if other != seat])
    lead = prospect(judge, seat, award) - best
    if lead <= 0:
        return -1.0
    doubt = 1.0 + judge.future
    if award in (THERMALIST, MINER):  # resources come and go faster than tiles and tags
        doubt *= 3.0
    sure = min(1.0, lead / doubt) / (1.0 + judge.future / 4.0)
    return judge.point * POINTS * sure - award_price(s) * judge.money


def prospect(judge: Judge, seat: int, award: int) -> float:
    """Where a seat will stand at the end, as far as production tells."""
    s = judge.s
    at = seat * RESOURCES
    made = 0
    if award == THERMALIST:
        made = s.production[at + HEAT] + s.production[at + ENERGY]
    elif award == MINER:
        made = s.production[at + STEEL] + s.production[at + TITANIUM]
    return award_standing(s, seat, award) + 0.7 * made * (judge.future + 1.0)


# -- choosing cards -------------------------------------------------------------------------------


def start(s: TMState, seat: int, asked: ChooseStart, legal: list[int]) -> int:
    """The corporation that suits the cards dealt, then the cards that suit it."""
    charter = chosen_charter(s, seat)
    if charter < 0:
        return max(legal, key=lambda action: charter_worth(s, seat, action - TAKE_CORPORATION))
    judge = founded(s, seat, charter)
    metal = means(judge.s, seat, WITH_STEEL | WITH_TITANIUM) - judge.s.money(seat)
    reserve = max(LEAST_RESERVE, judge.weights.reserve - metal // 2)
    return buy(judge, legal, start_money(s, seat) - reserve, 0.0)


def founded(s: TMState, seat: int, charter: int) -> Judge:
    """The seat's view when it will have this corporation, which makes some cards cheaper than others."""
    then = s.clone()
    found_corporation(then, seat, PROJECTS + charter)
    return Judge(then, seat)


def charter_worth(s: TMState, seat: int, charter: int) -> float:
    """How well a corporation does by itself, and with the best of the cards dealt."""
    judge = founded(s, seat, charter)
    held = sorted([judge.hold(card) for card in s.packet(seat)])
    return judge.weights.charters[charter] + SUITS * sum([max(0.0, worth) for worth in held[-START_HAND:]])


def research(s: TMState, seat: int, asked: Research, legal: list[int]) -> int:
    return buy(Judge(s, seat), legal, s.money(seat), 3.0 if len(s.hand(seat)) > 8 else 0.0)


def buy(judge: Judge, legal: list[int], budget: int, doubt: float) -> int:
    """The best cards that the budget allows, if worth their price and more; they are taken in order."""
    least = CARD_PRICE + judge.weights.choosy + doubt
    worth = [(judge.hold(action - KEEP), action) for action in legal if action != DONE]
    wanted = sorted([pair for pair in worth if pair[0] > least], reverse=True)
    room = max(0, affordable(budget) - len(judge.s.kept(judge.seat)))
    return min([action for _, action in wanted[:room]], default=DONE)


# -- questions within an action -------------------------------------------------------------------


def pay(s: TMState, seat: int, asked: Payment, legal: list[int]) -> int:
    """The sensible mix, among those that lose no award."""
    judge = Judge(s, seat)
    ways = mixes(s, asked)
    harmless = [way for way in ways if judge.edge(MINER, -way.steel - way.titanium) == 0]
    mix = sensible(s, harmless or ways)
    return asked.verb() + (mix.steel, mix.titanium, mix.heat)[asked.stage]


def tile(judge: Judge, asked: PlaceTile, action: int) -> float:
    return judge.hex(action - PLACE, asked.tile)


def shore(judge: Judge, asked: AnyStep, action: int) -> float:
    """An ocean's place, or a claim by what an ocean would like there."""
    return judge.hex(action - PLACE, OCEAN)


def target(judge: Judge, asked: AnyStep, action: int) -> float:
    """Strike the strongest of the others, never oneself."""
    if action == TARGET_NEUTRAL:
        return 1.0
    if action == TARGET_NOBODY:
        return 0.0
    victim = action - TARGET
    return -1.0 if victim == judge.seat else float(totals(judge.s)[victim])


def add(judge: Judge, asked: AnyStep, action: int) -> float:
    return judge.cube(action - ON)


def prey_on(judge: Judge, asked: AnyStep, action: int) -> float:
    """Take from a card of somebody else."""
    if judge.s.game.actions.base(action) != ON:
        return target(judge, asked, action)
    card = action - ON
    return judge.cube(card) * (-1.0 if judge.s.holder_of(card) == judge.seat else 1.0)


def much(judge: Judge, asked: AnyStep, action: int) -> float:
    return float(action)


def insulate(judge: Judge, asked: Convert, action: int) -> float:
    good = judge.production(MEGACREDITS, 1) > judge.production(HEAT, 1)
    return float(action if good else -action)


def choice(judge: Judge, asked: Choice, action: int) -> float:
    return best_deed(judge, CARDS[asked.card].either, asked.card, action - CHOOSE)


def way(judge: Judge, asked: Way, action: int) -> float:
    return best_deed(judge, CARDS[asked.card].action, asked.card, action - CHOOSE)


def best_deed(judge: Judge, deeds: tuple[Deed, ...], card: int, way: int) -> float:
    return max([judge.deed(deed, card) for deed in deeds if deed.way == way])


def viral(judge: Judge, asked: Viral, action: int) -> float:
    return judge.unit[PLANTS] if action == CHOOSE + WAY_PLANTS else judge.cube(asked.card)


def olympus(judge: Judge, asked: Olympus, action: int) -> float:
    return 1.0 if action == CHOOSE + WAY_CARD else 0.5


def first(judge: Judge, asked: Settle, action: int) -> float:
    """Cards first: they tell more."""
    return 1.0 if action == FIRST + DUE_DRAW else 0.0


def box(judge: Judge, asked: CopyBox, action: int) -> float:
    return judge.box(action - COPY)


def keep(judge: Judge, asked: AnyStep, action: int) -> float:
    """Keep the best of cards looked at."""
    return 0.0 if action == DONE else judge.hold(action - KEEP) - CARD_PRICE


def draft(judge: Judge, asked: Draft, action: int) -> float:
    return judge.hold(action - KEEP)


def exchange(judge: Judge, asked: AnyStep, action: int) -> float:
    """Give the worst card away."""
    return 0.0 if action == DONE else 2.0 - judge.hold(action - DISCARD)


def greenery(judge: Judge, asked: FinalGreenery, action: int) -> float:
    return 1.0 if action == CONVERT_PLANTS else 0.0


#: Questions that are answered as a whole.
PLAYERS: Final[dict[type[Any], Callable[[TMState, int, Any, list[int]], int]]] = {
    Turn: act,
    ChooseStart: start,
    Research: research,
    Payment: pay,
}

#: Questions whose answers are compared: how good one is, among the others.
ANSWERS: Final[dict[type[Any], Callable[[Judge, Any, int], float]]] = {
    PlaceTile: tile,
    Flood: shore,
    ClaimHex: shore,
    Remove: target,
    Decrease: target,
    FloodRemoval: target,
    RemoveAmount: much,
    RemoveCubesAmount: much,
    SellEnergy: much,
    Convert: insulate,
    AddCubes: add,
    AddAny: add,
    RemoveCubes: prey_on,
    Prey: prey_on,
    Choice: choice,
    Way: way,
    Viral: viral,
    Olympus: olympus,
    University: exchange,
    SellPatents: exchange,
    CopyBox: box,
    Settle: first,
    Draft: draft,
    KeepSome: keep,
    BuyOne: keep,
    FinalGreenery: greenery,
}
