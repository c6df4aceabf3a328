"""The table as one seat may see it, ready for JSON."""

from typing import Final

from tharsis.games.on_mars.actions import (
    ACTION,
    BLUEPRINT,
    BUILDING,
    COMPANY,
    CONTRACT,
    GOAL,
    GRID,
    HEX,
    ITEM,
    LAB,
    MISSION,
    POST,
    REWARD,
    SCIENTIST,
    SIDE,
    TASK,
    TECH,
    TILE,
    UNIT,
)
from tharsis.games.on_mars.board import (
    DEPOT,
    GRID_SPACES,
    HEXES,
    HIRE_GROUP,
    LSS_COLUMNS,
    PROGRESS_OP,
    RESEARCH_LETTERS,
    SHELTER_TILES,
    SHIPS,
    SLOT_ACTIONS,
    SLOT_GROUPS,
    SLOTS,
    SPACES,
    ZONE,
)
from tharsis.games.on_mars.codes import (
    BOTS,
    BUILDINGS,
    COMPANIES,
    GENERATOR,
    ITEMS,
    RESOURCES,
    ROVER,
    SHELTER,
    TECHS,
    UNITS,
)
from tharsis.games.on_mars.deck import (
    BLUEPRINTS,
    CONTRACTS,
    DELIVERIES,
    DISCOVERIES,
    MISSION_ACTION,
    MISSION_CRYSTALS,
    MISSION_SPACES,
    RADAR,
    SCIENTISTS,
    SETTLER_IDS,
    SOLO_ACTION,
    SOLO_MISSION,
    SOLO_TRAVELS,
    UPGRADES,
)
from tharsis.games.on_mars.rules.construction import connects, left_in_stock
from tharsis.games.on_mars.rules.holdings import bots_of, cubes_of
from tharsis.games.on_mars.rules.scoring import (
    blueprint_points,
    contract_points,
    quarters_points,
    scientist_points,
    ships_points,
    tech_points,
)
from tharsis.games.on_mars.rules.slots import extra_cost
from tharsis.games.on_mars.shown import (
    Blueprint,
    Cell,
    Contract,
    Ending,
    Firm,
    Look,
    Mission,
    Post,
    Site,
    Slots,
    Solo,
)
from tharsis.games.on_mars.state import HAND, IN_DECK, OMState
from tharsis.kernel import Cards, Kind

ENDING_IDS: Final[tuple[Ending, ...]] = ("running", "triggered", "last_round")
MISSION_SPACE_IDS: Final = ("a", "b", "c")


def name(kind: Kind, number: int) -> str:
    """The id of a thing, or nothing for none."""
    return kind.ids[number] if number >= 0 else ""


def look(s: OMState, seat: int) -> Look:
    return {
        "round": s.round,
        "ending": "over" if s.over else ENDING_IDS[s.ending_round],
        "active": name(COMPANY, s.active),
        "main_done": s.main_done,
        "executive_done": s.executive_done,
        "level": s.level,
        "remaining": s.remaining,
        "shuttle": {"side": SIDE.ids[s.shuttle_side], "space": s.shuttle_at},
        "map": [look_hex(s, hex_) for hex_ in range(HEXES)],
        "stacks": {BUILDING.ids[b]: len(s.stacks[b]) for b in range(SHELTER)},
        "lss": [
            {"building": BUILDING.ids[GENERATOR + i], "row": s.lss[i], "reward": REWARD.ids[s.rewards[i]]}
            for i in range(LSS_COLUMNS)
        ],
        "missions": [look_mission(s, i) for i in range(MISSION_SPACES)],
        "warehouse": {ITEM.ids[item]: s.warehouse[item] for item in range(1, ITEMS)},
        "grid": [{"space": GRID.ids[i], "tech": name(TECH, s.grid[i])} for i in range(GRID_SPACES)],
        "tech_stack": len(s.tech_bag),
        "display": [name(BLUEPRINT, card) for card in s.display],
        "posts": [look_post(s, i) for i in range(SCIENTISTS)],
        "contract_deck": [CONTRACT.ids[k] for k in range(CONTRACTS) if s.contract_owner[k] == IN_DECK],
        "exploration": [name(TILE, tile) for tile in s.exploration],
        "discovery_stack": len(s.discovery_bag),
        "radar": name(TILE, s.radar_tile),
        "slots": [look_slots(s, group, seat) for group in range(SLOT_GROUPS)],
        "spaces": [name(COMPANY, s.space.index(n)) if n in s.space else "" for n in range(1, SPACES + 1)],
        "companies": [look_company(s, c, seat) for c in range(s.companies)],
        "sites": look_sites(s, seat) if seat >= 0 else [],
        "solo": look_solo(s) if s.lacerda >= 0 else None,
    }


def look_hex(s: OMState, hex_: int) -> Cell:
    kind = s.building[hex_]
    units = [u for u in range(UNITS * s.companies) if s.unit[u] == hex_]
    return {
        "hex": HEX.ids[hex_],
        "building": name(BUILDING, min(kind, SHELTER)),
        "owner": name(COMPANY, kind - SHELTER) if kind >= SHELTER else "",
        "size": s.size[hex_],
        "complex": name(HEX, s.group[hex_]) if s.size[hex_] > 1 else "",
        "advanced": name(BLUEPRINT, s.advanced[hex_]),
        "marker": name(COMPANY, s.blueprint_owner[s.advanced[hex_]]) if s.advanced[hex_] >= 0 else "",
        "miner": name(COMPANY, s.miner[hex_]),
        "crystal": bool(s.crystal[hex_]),
        "tile": name(TILE, s.tile[hex_]),
        "units": [{"company": COMPANY.ids[u // UNITS], "unit": UNIT.ids[u % UNITS]} for u in units],
    }


def look_mission(s: OMState, i: int) -> Mission:
    mission = s.missions[i]
    return {
        "space": MISSION_SPACE_IDS[i],
        "mission": name(MISSION, mission),
        "left": s.mission_left[i],
        "crystals": MISSION_CRYSTALS[mission] if mission >= 0 else 0,
        "action": ACTION.ids[MISSION_ACTION[mission]] if mission >= 0 else "",
    }


def look_post(s: OMState, i: int) -> Post:
    card = s.post[i]
    return {
        "post": POST.ids[i],
        "scientist": name(SCIENTIST, card) if card < SCIENTISTS else "",
        "contract": name(CONTRACT, card - SCIENTISTS) if card >= SCIENTISTS else "",
    }


def look_slots(s: OMState, group: int, seat: int) -> Slots:
    """3.3: who stands there, and what a Colonist of the seat would cost extra."""
    colonists: list[str] = []
    for c in range(s.companies):
        colonists.extend([COMPANY.ids[c]] * s.slots[COMPANIES * group + c])
    return {
        "action": ACTION.ids[SLOT_ACTIONS[group]],
        "colonists": colonists,
        "places": s.companies if group == HIRE_GROUP else SLOTS,
        "extra": extra_cost(s, seat, group) if seat >= 0 else 0,
    }


def look_company(s: OMState, c: int, seat: int) -> Firm:
    contracts = [k for k in range(CONTRACTS) if s.contract_owner[k] == c]
    return {
        "company": COMPANY.ids[c],
        "lacerda": c == s.lacerda,
        "op": s.op[c],
        "score": look_score(s, c),
        "side": SIDE.ids[s.side(c)] if s.space[c] else "",
        "space": s.space[c],
        "laid": bool(s.laid[c]),
        "goods": {ITEM.ids[item]: s.goods[RESOURCES * c + item] for item in range(RESOURCES)},
        "limit": s.limit(c),
        "crystals": s.crystals[c],
        "crystal_spaces": DEPOT - s.docked(c),
        "waiting": s.waiting[c],
        "ships": [dock + 1 for dock in range(SHIPS) if s.ships[c] >> dock & 1],
        "hangar": s.hangar[c],
        "quarters": s.quarters[c],
        "capacity": s.capacity(c),
        "working": s.working[c],
        "supply": s.supply[c],
        "shelters_left": SHELTER_TILES - s.shelters[c],
        "bots_on_mars": bots_of(s, c),
        "bots_left": s.unit[UNITS * c : UNITS * c + BOTS].count(-1),
        "rover": name(HEX, s.unit[UNITS * c + ROVER]),
        "markers": s.markers[c],
        "lab": [
            {"tech": TECH.ids[t], "space": LAB.ids[s.lab[TECHS * c + t]]}
            for t in range(TECHS)
            if s.lab[TECHS * c + t] >= 0
        ],
        "progress": [BUILDING.ids[b] for b in range(SHELTER) if s.progress[c] >> b & 1],
        "discoveries": s.discoveries[c],
        "research": [TILE.ids[DISCOVERIES + i] for i in range(RESEARCH_LETTERS) if s.research[c] >> i & 1],
        "blueprints": [look_blueprint(s, b) for b in range(BLUEPRINTS) if s.blueprint_owner[b] == c],
        "scientists": [
            {"scientist": SCIENTIST.ids[i], "at": name(BLUEPRINT, s.scientist_at[i])}
            for i in range(SCIENTISTS)
            if s.scientist_owner[i] == c
        ],
        "contracts": [look_contract(s, k) for k in contracts],
        "goals": held(s.goals, GOAL.ids, c, seat),
        "goal_done": name(GOAL, s.goal_done[c]),
        "settler": held(s.settlers, SETTLER_IDS, c, seat) if s.task_done else [],
        "tasks": held(s.tasks, TASK.ids, c, seat) if s.task_done else [],
    }


def look_score(s: OMState, c: int) -> dict[str, int]:
    """9.2: what each part would score if the game ended now."""
    return {
        "progress": PROGRESS_OP[cubes_of(s, c)],
        "ships": ships_points(s, c),
        "quarters": quarters_points(s, c),
        "tech": tech_points(s, c),
        "blueprints": blueprint_points(s, c),
        "scientists": scientist_points(s, c),
        "contracts": contract_points(s, c),
    }


def look_blueprint(s: OMState, b: int) -> Blueprint:
    return {
        "blueprint": BLUEPRINT.ids[b],
        "hex": name(HEX, s.blueprint_hex[b]),
        "scientist": SCIENTIST.ids[s.scientist_at.index(b)] if b in s.scientist_at else "",
        "tile": name(TILE, s.radar_tile) if b == RADAR else "",
    }


def look_contract(s: OMState, k: int) -> Contract:
    d = k - UPGRADES
    return {
        "contract": CONTRACT.ids[k],
        "done": bool(s.contract_done[k]),
        "minerals": s.delivered_minerals[d] if 0 <= d < DELIVERIES else 0,
        "items": s.delivered[d] if 0 <= d < DELIVERIES else 0,
    }


def held(cards: Cards, ids: tuple[str, ...], c: int, seat: int) -> list[str]:
    """The cards a company holds; what the seat may not know is an empty name, and comes last."""
    known = [ids[card] for card in cards.piles[HAND + c] if cards.knows(seat, card)]
    return known + [""] * (len(cards.piles[HAND + c]) - len(known))


def look_sites(s: OMState, c: int) -> list[Site]:
    """5.4, 5.7: where the seat's Bots could build each type, and the Tech level it would take."""
    found: list[Site] = []
    zone: list[int] = []
    for u in range(UNITS * c, UNITS * c + BOTS):
        if s.unit[u] >= 0:
            zone.extend([h for h in ZONE[s.unit[u]] if h not in zone and s.building[h] < 0])
    for building in range(BUILDINGS):
        if not left_in_stock(s, c, building):
            continue
        for hex_ in sorted(zone):
            need = connects(s, s.kind_of(c, building), hex_)
            if need >= 0:
                found.append({"building": BUILDING.ids[building], "hex": HEX.ids[hex_], "tech": need})
    return found


def look_solo(s: OMState) -> Solo:
    card = s.solo_card
    return {
        "goal": str(s.options["solo_goal"]),
        "deck": len(s.solo_bag),
        "pass": s.solo_pass,
        "icon": BUILDING.ids[s.icon],
        "bots": s.lacerda_bots,
        "card": {
            "action": SOLO_ACTION[card],
            "mission": MISSION_SPACE_IDS[SOLO_MISSION[card]],
            "travels": SOLO_TRAVELS[card],
        }
        if card >= 0
        else None,
    }
