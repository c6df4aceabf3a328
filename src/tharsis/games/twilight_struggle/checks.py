"""What must hold in every position."""

from tharsis.games.twilight_struggle.actions import COUNTRY
from tharsis.games.twilight_struggle.board import BESIDE, ENOUGH_VP, LAST_BOX, MOST_OPS, NUCLEAR_WAR, PEACE
from tharsis.games.twilight_struggle.codes import HAND, NOBODY, NONE, US, USSR
from tharsis.games.twilight_struggle.deck import MISSILE_ENVY
from tharsis.games.twilight_struggle.state import TSState, count_near


def invariants(s: TSState) -> str:
    """What is broken, or nothing."""
    fault = s.cards.fault()
    if fault:
        return fault
    for side in (US, USSR):
        for country, points in enumerate(s.influence[side]):
            if points < 0:
                return f"influence below zero in {COUNTRY.ids[country]}"
        if not 0 <= s.military_ops[side] <= MOST_OPS or not 0 <= s.space[side] <= LAST_BOX:
            return "a marker is off its track"
        if s.committed[side] != NONE and s.cards.place[s.committed[side]] != HAND + side:
            return "a headline was committed that is not in hand"
        if s.near[side] != count_near(s.influence[side], BESIDE[side]):
            return "reach does not fit the map"
    if not NUCLEAR_WAR <= s.defcon <= PEACE:
        return f"DEFCON {s.defcon}"
    if not s.over and not -ENOUGH_VP < s.vp < ENOUGH_VP:
        return f"{s.vp} VP and no end"
    if s.owed != NOBODY and s.cards.place[MISSILE_ENVY] != HAND + s.owed:
        return "Missile Envy is owed but not in hand"
    return ""
