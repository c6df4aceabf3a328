"""8.5.3: what the Curiosity cards ask about the position."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import NP_DIE
from tharsis.games.red_dust_rebellion.board import (
    EG_VALUE,
    IS_DESERT,
    IS_LABYRINTH,
    MARS,
    MARS_AND_PHOBOS,
    ORBIT,
    mask_of,
)
from tharsis.games.red_dust_rebellion.codes import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, COIN
from tharsis.games.red_dust_rebellion.curiosity import CONDITION_IDS
from tharsis.games.red_dust_rebellion.deck import DEEP_TUNNELING
from tharsis.games.red_dust_rebellion.orders import RECON, SECURE
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE_SPECOPS,
    CORP,
    CORP_BASE,
    CR,
    CR_BASE,
    CR_REBEL,
    MG,
    MG_TROOP,
    RD,
    RD_BASE,
    RD_REBEL,
    SATELLITE,
    SECURITY,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, room_for_base, vulnerable_base
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import movable_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import drop_pods
from tharsis.games.red_dust_rebellion.rules.reach import Ways
from tharsis.games.red_dust_rebellion.rules.special_corporations import exploit_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

CONDITION_CODE: Final[dict[str, int]] = {name: code for code, name in enumerate(CONDITION_IDS)}


def roll(s: RDState, dice: int) -> int:
    found = 0
    for _ in range(dice):
        found += s.chance(NP_DIE, 6) + 1
    return found


def condition_holds(s: RDState, by: int, code: int, special: bool, op: int) -> bool:
    """Whether a condition is true; ``special``: a Special Activity may be performed in this turn."""
    name = CONDITION_IDS[code]
    if name[0] == "1" or name[0] == "2":
        return roll(s, int(name[0])) <= pool(s, name)
    if name.startswith("assault_"):
        return assault_holds(s, by, name)
    if name.endswith("_and_sa") and not special:
        return False
    if name == "secure_was_performed":
        return op == SECURE
    if name == "recon_was_performed":
        return op == RECON
    if name.startswith("rd_"):
        return red_dust_holds(s, name)
    if name.startswith("cr_"):
        return reclaimers_hold(s, name)
    return coin_holds(s, name)


def pool(s: RDState, name: str) -> int:
    """The Available pieces that a die roll is compared with."""
    if name.endswith("mg_troops"):
        return s.available(MG_TROOP)
    if name.endswith("security"):
        return s.available(SECURITY)
    if name.endswith("rd_forces"):
        return s.available(RD_REBEL) + s.available(RD_BASE)
    if name.endswith("rd_bases"):
        return s.available(RD_BASE)
    if name.endswith("cr_forces"):
        return s.available(CR_REBEL) + s.available(CR_BASE)
    return s.available(CR_REBEL)


def open_spaces(s: RDState, by: int) -> list[int]:
    """8.5.3: spaces barred by Raging Storms are ignored."""
    return [space for space in range(MARS) if not s.barred(space, by)]


def coin_holds(s: RDState, name: str) -> bool:
    if name == "displaced_any":
        return s.displaced > 0
    if name == "eg_minus":
        return not s.eg_plus
    if name == "eg_confidence_above_4":
        return EG_VALUE[s.eg_box] > 4
    if name == "available_corp_base":
        return s.available(CORP_BASE) > 0
    if name == "available_cr_base":
        return s.available(CR_BASE) > 0
    if name == "asset_total_below_3":
        return s.totals[CR] < 3
    if name.startswith("labyrinth_no_coin_control"):
        return reachable_labyrinth(s, MG if name.endswith("mg") else CORP)
    if name == "desert_no_corp_base_reachable_corp":
        return reachable_desert(s)
    exploitable = 0
    for space in open_spaces(s, MG):
        if name == "two_exploit_spaces":
            exploitable += 1 if s.population(space) and exploit_why(s, space, outnumber=True) == LEGAL else 0
        elif coin_space(s, name, space):
            return True
    return exploitable >= 2


def coin_space(s: RDState, name: str, space: int) -> bool:
    if name == "labyrinth_support_with_rebel":
        return IS_LABYRINTH[space] and s.level[space] > 0 and s.any_rebels(space) > 0
    if name == "desert_support_with_rebel":
        return IS_DESERT[space] and s.level[space] > 0 and s.any_rebels(space) > 0
    if name == "labyrinth_support_with_hidden_rebels":
        return IS_LABYRINTH[space] and s.level[space] > 0 and s.hidden_rebels(space) > 0
    if name == "space_without_coin_control":
        return s.control(space) != COIN
    if name == "coin_control_not_active_support":
        return s.control(space) == COIN and s.level[space] < ACTIVE_SUPPORT
    if name == "basic_corp_base_in_desert":
        return IS_DESERT[space] and s.at(space, CORP_BASE) > 0
    return s.control(space) == COIN and s.at(space, SECURITY) > 0 and s.damage[space] > 0


def reachable_labyrinth(s: RDState, by: int) -> bool:
    """8.5.7: Drop Pods of the EarthGov Controller reach every Labyrinth, storm or not."""
    dropping = drop_pods(s, by)
    free = moveable_mask(s, by)
    ways = Ways(s, by)
    for space in range(MARS):
        if IS_LABYRINTH[space] and s.control(space) != COIN and (dropping or ways.origins(space) & free):
            return True
    return False


def reachable_desert(s: RDState) -> bool:
    free = moveable_mask(s, CORP)
    ways = Ways(s, CORP)
    for space in open_spaces(s, CORP):
        if IS_DESERT[space] and not s.bases(space, CORP) and ways.recon_origins(space) & free:
            return True
    return False


def moveable_mask(s: RDState, by: int) -> int:
    """8.5.7: the spaces with a piece that no keep line holds back."""
    return mask_of([space for space in range(MARS_AND_PHOBOS) if movable_from(s, by, space)])


def strength(s: RDState, by: int, space: int) -> int:
    """5.5: forces an Assault could remove, SpecOps raised and a Satellite used."""
    found = s.cubes(space) + (s.specops(space) if by == CORP else s.at(space, ACTIVE_SPECOPS))
    return found + bombs(s, by)


def bombs(s: RDState, by: int) -> int:
    return 2 if s.controller() == by and s.at(ORBIT, SATELLITE) else 0


def assault_kills(s: RDState, by: int, space: int) -> int:
    """How many Rebels and Bases an Assault would remove."""
    exposed = 0
    for rebel in (RD, CR):
        exposed += s.active(space, rebel)
        if not s.hidden(space, rebel):
            exposed += s.bases(space, rebel)
    return min(strength(s, by, space), exposed)


def assault_topples(s: RDState, by: int, space: int) -> bool:
    """Whether an Assault would remove a Rebel Base."""
    for rebel in (RD, CR):
        if s.bases(space, rebel) and not s.hidden(space, rebel):
            force = strength(s, by, space)
            if rebel == CR and s.has_asset(DEEP_TUNNELING):
                force -= bombs(s, by)
            if force > s.active(space, rebel):
                return True
    return False


def assault_possible(s: RDState, by: int, space: int) -> bool:
    return s.forces_of(space, by) > 0 and not s.barred(space, by)


def assault_holds(s: RDState, by: int, name: str) -> bool:
    for space in range(MARS):
        if not assault_possible(s, by, space):
            continue
        if assault_topples(s, by, space):
            return True
        kills = assault_kills(s, by, space)
        if name == "assault_base_or_2" and kills >= 2:
            return True
        if name == "assault_base_or_3_or_at_support" and kills >= 3:
            return True
        if name.endswith("at_support") and kills and s.level[space] > 0:
            return True
    return False


def red_dust_holds(s: RDState, name: str) -> bool:
    if name == "rd_15_rebels_on_map":
        return s.rebels_on_mars(RD) >= 15
    found = 0
    for space in open_spaces(s, RD):
        if red_dust_space(s, name, space):
            found += 1
    return found >= (2 if name == "rd_rebels_in_2_populated_not_active_opposition" else 1)


def red_dust_space(s: RDState, name: str, space: int) -> bool:
    rebels = s.rebels(space, RD)
    people = s.population(space)
    if name == "rd_3_rebels_at_enemy_base":
        return rebels >= GROUP and s.coin_bases(space) + s.bases(space, CR) > 0
    if name == "rd_3_rebels_in_a_space":
        return rebels >= GROUP
    if name == "rd_3_rebels_base_possible":
        return rebels >= GROUP and people > 0 and s.level[space] <= 0 and room_for_base(s, RD, space)
    if name == "rd_rebels_in_2_populated_not_active_opposition":
        return rebels > 0 and people > 0 and s.level[space] > ACTIVE_OPPOSITION
    if name == "rd_hidden_at_vulnerable_base_and_sa":
        return s.hidden(space, RD) > 0 and vulnerable_base(s, RD, space)
    if name == "rd_rebel_in_2pop_not_active_opposition":
        return rebels > 0 and people >= 2 and s.level[space] > ACTIVE_OPPOSITION
    return rebels >= GROUP and s.enemy_forces(space, RD) > 0


def reclaimers_hold(s: RDState, name: str) -> bool:
    if name == "cr_10_rebels_on_map":
        return s.rebels_on_mars(CR) >= 10
    return any(reclaimer_space(s, name, space) for space in open_spaces(s, CR))


def reclaimer_space(s: RDState, name: str, space: int) -> bool:
    rebels = s.rebels(space, CR)
    controlled = s.control(space) == CR
    if name == "cr_base_without_hidden_rebel":
        return s.bases(space, CR) > 0 and s.hidden(space, CR) == 0
    if name == "cr_rebel_not_neutral":
        return rebels > 0 and s.level[space] != 0
    if name == "cr_hidden_at_vulnerable_or_uncontrolled_and_sa":
        return s.hidden(space, CR) > 0 and (vulnerable_base(s, CR, space) or not controlled)
    if name == "cr_3_rebels_in_a_space":
        return rebels >= GROUP
    if name == "cr_3_rebels_at_enemy_base_or_uncontrolled":
        return rebels >= GROUP and (not controlled or s.coin_bases(space) + s.bases(space, RD) > 0)
    return rebels > 0 and (s.level[space] != 0 or s.population(space) > 0)
