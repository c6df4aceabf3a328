"""What a position of Twilight Struggle is worth, and what a change of influence would add to it.

Everything is counted in VP. Coups, realignments and wars are judged over all faces of their dice, so that
no lucky sample makes a bad attempt look good.
"""

from typing import Final

from tharsis.games.twilight_struggle.board import (
    ASIA,
    BATTLEGROUND,
    BRINK,
    CHINESE_CIVIL_WAR,
    ENOUGH_VP,
    EUROPE,
    MEMBERS,
    MOST_OPS,
    NUCLEAR_WAR,
    REGION,
    REGION_IDS,
    STABILITY,
)
from tharsis.games.twilight_struggle.codes import (
    ACTION_PHASE,
    DISCARD_PILE,
    FACES,
    HAND,
    NOBODY,
    RESERVE,
    US,
    USSR,
)
from tharsis.games.twilight_struggle.deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    BEAR_TRAP,
    CENTRAL_AMERICA_SCORING,
    CIA_CREATED,
    DUCK_AND_COVER,
    EUROPE_SCORING,
    GRAIN_SALES_TO_SOVIETS,
    LONE_GUNMAN,
    MIDDLE_EAST_SCORING,
    OPS,
    ORTEGA_ELECTED_IN_NICARAGUA,
    QUAGMIRE,
    SCORING,
    SIDE,
    SOUTH_AMERICA_SCORING,
    SOVIETS_SHOOT_DOWN_KAL_007,
    STAR_WARS,
    TEAR_DOWN_THIS_WALL,
    WE_WILL_BURY_YOU,
    YURI_AND_SAMANTHA,
)
from tharsis.games.twilight_struggle.rules.coup import Coup
from tharsis.games.twilight_struggle.rules.events import EventOf
from tharsis.games.twilight_struggle.rules.realign import advantage, lost
from tharsis.games.twilight_struggle.rules.scoring import CONTROL, tally
from tharsis.games.twilight_struggle.state import TSState
from tharsis.games.twilight_struggle.vocabulary.wars import defence, needed, prize

WON: Final = 1000.0
SCORING_CARD: Final = (
    EUROPE_SCORING,
    ASIA_SCORING,
    MIDDLE_EAST_SCORING,
    AFRICA_SCORING,
    CENTRAL_AMERICA_SCORING,
    SOUTH_AMERICA_SCORING,
)
# What a full lead in a country is worth, in VP, besides the scoring as it stands.
BATTLEGROUND_WORTH: Final = 1.5
COUNTRY_WORTH: Final = 0.3
EUROPE_WORTH: Final = 20  # 10.3.1: control of Europe, which wins when it is scored
OVERPROTECTION: Final = 1.4  # a lead beyond this many times the stability is worth nothing more
TRAP_WORTH: Final = 4.0
# 8.1.3: enemy events that can bring DEFCON to 1 in the round of whoever plays the card, by that side.
DANGERS: Final[tuple[list[int], ...]] = (
    [WE_WILL_BURY_YOU, LONE_GUNMAN, ORTEGA_ELECTED_IN_NICARAGUA],
    [
        DUCK_AND_COVER,
        CIA_CREATED,
        GRAIN_SALES_TO_SOVIETS,
        STAR_WARS,
        SOVIETS_SHOOT_DOWN_KAL_007,
        TEAR_DOWN_THIS_WALL,
    ],
)
# How soon a region is scored by where its card lies, and for each turn towards the final scoring.
DECKED_SOON: Final = 0.45
DISCARDED_SOON: Final = 0.25
RESERVED_SOON: Final = 0.15
FINAL_SOON: Final = 0.05
# Tracks: a box of the Space Race, the China Card face up and face down, a threat of the Missile Crisis; a
# military operation owed at the end of the turn, and how much less it weighs at the beginning.
BOX_WORTH: Final = 0.4
CHINA_WORTH: Final = 1.5
CHINA_DOWN_WORTH: Final = 1.0
CRISIS_WORTH: Final = 0.5
OWED_WORTH: Final = 0.9
TIME_LEFT_WORTH: Final = 0.6
# Cards: what a point of operations is worth on one's own, and what the enemy's weigh.
OPS_WORTH: Final = 0.3
BURDEN: Final = 0.3
BURDEN_OPS: Final = 0.15
DANGER: Final = 0.7  # what such a card weighs as long as there are others to play
DOOM: Final = 8.0  # and when there are not
LOST: Final = 100.0  # what would lose the game at the end of the turn
CIVIL_WAR_WORTH: Final = 0.7  # 12.3: a third of the way to the China Card


def judge(s: TSState, seat: int) -> float:
    """How many VP a side is ahead, as far as one can see."""
    return table_worth(s, seat, hand=True) + (0.0 if s.over else hand_worth(s, seat))


def table_worth(s: TSState, seat: int, *, hand: bool) -> float:
    """The same without the hand; and, if so told, without looking for scoring cards in it."""
    if s.over:
        if s.winner == NOBODY:
            return 0.0
        return WON if s.winner == seat else -WON
    ahead = s.vp + tracks(s)
    for region in range(len(REGION_IDS)):
        ahead += region_worth(s, region, seat if hand else NOBODY)
    return ahead if seat == US else -ahead


def region_worth(s: TSState, region: int, seat: int) -> float:
    """What the US leads by: the scoring as it stands, by how soon it may come, and what each country
    adds to it."""
    soon = scoring_soon(s, region, seat)
    us = s.influence[US]
    ussr = s.influence[USSR]
    lean = 0.0
    for country in MEMBERS[region]:
        lead = us[country] - ussr[country]
        if lead:
            lean += country_worth(country, lead)
    worth = soon * scored(s, region) + lean * weight(soon)
    return worth - CIVIL_WAR_WORTH * ussr[CHINESE_CIVIL_WAR] if region == ASIA else worth


def scored(s: TSState, region: int) -> int:
    """10.1: what the US would gain by scoring a region now; control of Europe is the game."""
    found = tally(s, region)
    worth = found.points(US) - found.points(USSR)
    if region == EUROPE:
        if found.standing(US) == CONTROL:
            worth += EUROPE_WORTH
        elif found.standing(USSR) == CONTROL:
            worth -= EUROPE_WORTH
    return worth


def country_worth(country: int, lead: int) -> float:
    """What a lead in a country is worth, up to where it only protects what is safe."""
    share = lead / STABILITY[country]
    if share > OVERPROTECTION:
        share = OVERPROTECTION
    elif share < -OVERPROTECTION:
        share = -OVERPROTECTION
    return share * (BATTLEGROUND_WORTH if BATTLEGROUND[country] else COUNTRY_WORTH)


def weight(soon: float) -> float:
    """What leads in countries weigh, by how soon their region is scored."""
    return 0.5 + 0.5 * soon


def scoring_soon(s: TSState, region: int, seat: int) -> float:
    """How likely and how soon a region is scored, 0 to 1; all are at the end of turn 10."""
    place = s.cards.place[SCORING_CARD[region]]
    final = s.turn * FINAL_SOON
    if place == HAND + seat and seat != NOBODY:
        return 1.0
    if place == DISCARD_PILE:
        return DISCARDED_SOON + final
    if place == RESERVE:
        return RESERVED_SOON + final
    return DECKED_SOON + final


def tracks(s: TSState) -> float:
    """What the US leads by on the tracks and by lasting effects."""
    worth = BOX_WORTH * (s.space[US] - s.space[USSR])
    if s.china != NOBODY:
        holds = CHINA_WORTH if s.china_up else CHINA_DOWN_WORTH
        worth += holds if s.china == US else -holds
    worth += missing_ops(s, USSR) - missing_ops(s, US)
    if s.in_effect[QUAGMIRE]:
        worth -= TRAP_WORTH
    if s.in_effect[BEAR_TRAP]:
        worth += TRAP_WORTH
    if s.crisis != NOBODY:
        worth += -CRISIS_WORTH if s.crisis == US else CRISIS_WORTH
    return worth


def missing_ops(s: TSState, side: int) -> float:
    """8.2.1: military operations that a side still owes, dearer as the turn runs out: the whole game if
    they are the enemy's last points."""
    short = s.defcon - s.military_ops[side]
    if short <= 0:
        return 0.0
    left = rounds_to_come(s, side)
    if left == 0 and short + (s.vp if side == USSR else -s.vp) >= ENOUGH_VP:
        return LOST
    rounds = s.rounds(side)
    return short * (OWED_WORTH - (TIME_LEFT_WORTH * left / rounds if rounds else 0.0))


def hand_worth(s: TSState, seat: int) -> float:
    """What a side's cards are worth to it; scoring cards count with their regions. At DEFCON 2, which may
    be a coup away, there must be other cards for every round left than those that start the war."""
    worth = 0.0
    safe = 1 if s.china == seat and s.china_up else 0
    danger = False
    for card in s.hand(seat):
        worth += card_worth(card, seat)
        if card in DANGERS[seat]:
            danger = True
        else:
            safe += 1
    if danger and s.defcon <= BRINK + 1 and safe < rounds_to_come(s, seat):
        worth -= DOOM if s.defcon == BRINK else DOOM / 2
    return worth


def rounds_to_come(s: TSState, side: int) -> int:
    """Rounds that a side has still to begin: in a Soviet one the American one of the same number too."""
    return s.rounds_left(side) + (1 if side == US and s.phase == ACTION_PHASE and s.phasing == USSR else 0)


def card_worth(card: int, seat: int) -> float:
    """Own cards are means, the enemy's are a burden, some of them a danger."""
    if SCORING[card]:
        return 0.0
    if SIDE[card] != 1 - seat:
        return OPS_WORTH * OPS[card]
    return -BURDEN - BURDEN_OPS * OPS[card] - (DANGER if card in DANGERS[seat] else 0.0)


# -- what a change would add -----------------------------------------------------------------------


def shift(s: TSState, seat: int, country: int, own: int = 0, enemy: int = 0) -> float:
    """What more or less influence of both sides in a country adds to the judgement of a side. The region is
    counted only where the control of the country changes."""
    mine = s.influence[seat]
    theirs = s.influence[1 - seat]
    if country == CHINESE_CIVIL_WAR:
        return CIVIL_WAR_WORTH * own if seat == USSR else 0.0
    lead = mine[country] - theirs[country]
    now = lead + own - enemy
    region = REGION[country]
    soon = scoring_soon(s, region, seat)
    gain = (country_worth(country, now) - country_worth(country, lead)) * weight(soon)
    stability = STABILITY[country]
    if (now >= stability) == (lead >= stability) and (-now >= stability) == (-lead >= stability):
        return gain
    before = scored(s, region)
    mine[country] += own
    theirs[country] += enemy
    change = scored(s, region) - before
    mine[country] -= own
    theirs[country] -= enemy
    return gain + soon * (change if seat == US else -change)


def removal(s: TSState, seat: int, country: int, count: int) -> float:
    """What it adds if the enemy loses so much influence in a country, or all it has there."""
    return shift(s, seat, country, enemy=-min(count, s.influence[1 - seat][country]))


def coup_gain(s: TSState, attempt: Coup) -> float:
    """6.3: what a coup attempt adds for the side that makes it."""
    by = attempt.by
    country = attempt.country
    if s.crisis == by:
        return -WON
    level = s.defcon - 1 if attempt.lowers_defcon(s) else s.defcon
    if level == NUCLEAR_WAR:
        return WON if s.phasing != by else -WON
    if level == BRINK and level < s.defcon and danger_waits(s, by):
        return -WON
    enemy = s.influence[1 - by][country]
    total = 0.0
    for face in range(1, FACES + 1):
        margin = attempt.margin(s, face)
        if margin > 0:
            total += shift(s, by, country, own=max(0, margin - enemy), enemy=-min(enemy, margin))
    gain = total / FACES + track_gain(s, by, level, 0 if attempt.free else attempt.ops)
    return gain - 1 if by == US and s.in_effect[YURI_AND_SAMANTHA] else gain


def danger_waits(s: TSState, by: int) -> bool:
    """5.2: the enemy's event on the card whose operations a side uses comes after them."""
    if s.phasing != by:
        return False
    return any(isinstance(step, EventOf) and step.card in DANGERS[by] for step in s.agenda)


def track_gain(s: TSState, by: int, level: int, ops: int) -> float:
    """8.2: what another DEFCON level and more military operations of a side add for it."""
    before = tracks(s)
    defcon = s.defcon
    done = s.military_ops[by]
    s.defcon = level
    s.military_ops[by] = min(MOST_OPS, done + ops)
    gain = tracks(s) - before
    s.defcon = defcon
    s.military_ops[by] = done
    return gain if by == US else -gain


def realign_gain(s: TSState, by: int, country: int) -> float:
    """6.2.2: what one realignment roll adds for the side that makes it."""
    lead = advantage(s, by, country) - advantage(s, 1 - by, country)
    total = 0.0
    for difference in range(1 - FACES, FACES):
        margin = difference + lead
        ways = FACES - abs(difference)
        if margin > 0:
            total += ways * removal(s, by, country, margin)
        elif margin < 0:
            total += ways * shift(s, by, country, own=-lost(s, by, country, -margin))
    return total / (FACES * FACES)


def war_gain(s: TSState, card: int, by: int, country: int) -> float:
    """7.6: what a war adds for the side that makes it, military operations aside."""
    wins = FACES + 1 - needed(card) - defence(s, card, by, country)
    if wins <= 0:
        return 0.0
    enemy = s.influence[1 - by][country]
    return (shift(s, by, country, own=enemy, enemy=-enemy) + prize(card)) * min(FACES, wins) / FACES
