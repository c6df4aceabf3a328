"""Little words for tests: play notations, read options and refusals."""

from rules.kept import kept
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.actions import BLUEPRINT, BUILDING, HEX, ITEM, TECH
from tharsis.games.on_mars.codes import effect
from tharsis.games.on_mars.rules.effects import Benefit
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.rules.turn import Turn
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.state import OMState
from tharsis.kernel import Cards

HEXES = HEX.ids
#: An empty Storage.
NOTHING = {"mineral": 0, "battery": 0, "water": 0, "plant": 0, "oxygen": 0}


def play(s: OMState, seat: int, *notations: str) -> OMState:
    """The position after some actions of one seat, each checked; the invariants hold after each."""
    for notation in notations:
        after = s.play(seat, GAME.actions.parse(notation))
        assert isinstance(after, OMState)
        assert after.invariants() == ""
        s = kept(after)
    return s


def options(s: OMState, seat: int) -> list[str]:
    return [GAME.actions.notation(action) for action in s.legal(seat)]


def reason(s: OMState, seat: int, notation: str) -> str:
    """The name of the refusal, or nothing when the action is legal."""
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    return "" if refusal is None else refusal.name


def rule(s: OMState, seat: int, notation: str) -> str:
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    assert refusal is not None
    return refusal.rule


def shortage(s: OMState, seat: int, notation: str) -> tuple[str, object]:
    """The name of the refusal and how much is missing."""
    refusal = s.why_not(seat, GAME.actions.parse(notation))
    assert refusal is not None
    return refusal.name, refusal.figures["short"]


def goods(s: OMState, c: int) -> dict[str, int]:
    return {ITEM.ids[item]: s.goods[5 * c + item] for item in range(5)}


def at(id: str) -> int:
    return HEX.index(id)


def tech_level(s: OMState, c: int, tech: str) -> int:
    return s.tech_level(c, TECH.index(tech))


def stands(s: OMState, id: str) -> str:
    """The building on a hex, or nothing."""
    kind = s.building[at(id)]
    return BUILDING.ids[min(kind, 5)] if kind >= 0 else ""


def built(s: OMState, card: str) -> str:
    hex_ = s.blueprint_hex[BLUEPRINT.index(card)]
    return HEXES[hex_] if hex_ >= 0 else ""


def told(s: OMState) -> list[str]:
    """The keys of the log."""
    return [GAME.logs.terms[entry.key].name for entry in s.entries()]


def changed(before: OMState, after: OMState) -> dict[str, object]:
    """Every number of the table that differs, as it is now; the place in a list follows a dot."""
    found: dict[str, object] = {}
    for name in OMState.FIELDS:
        old, new = (_plain(getattr(s, name)) for s in (before, after))
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            found |= {f"{name}.{i}": new[i] for i in range(len(new)) if new[i] != old[i]}
        elif old != new:
            found[name] = new
    return found


def _plain(value: object) -> object:
    return value.piles if isinstance(value, Cards) else value


def lines(s: OMState, *keys: str) -> list[tuple[object, ...]]:
    """Lines of the log in full: the key and its numbers; of these keys, or all."""
    found = [(GAME.logs.terms[entry.key].name, *entry.args) for entry in s.entries()]
    return [line for line in found if not keys or line[0] in keys]


def prompt(s: OMState) -> tuple[object, ...]:
    """What is asked: the name of the prompt and its numbers."""
    assert s.asking is not None
    asked = s.asking.prompt(s, s.actor())
    return (GAME.prompts.terms[asked.key].name, *asked.args)


def resolved(t: OMScenario, name: str, *, must: bool = False) -> OMState:
    """Blue resolves an effect; then green is asked something else."""
    return t.ask(Benefit(0, effect(name), must), Arrive(1, 0))


def is_over(s: OMState) -> bool:
    """Whether nothing more of blue's effect is to be decided."""
    return s.actor() == 1


def bare_solo(**options: object) -> OMScenario:
    """A solo game in which nothing was dealt by chance, and Lacerda has nothing but his Shelter Tech."""
    t = OMScenario(1, **options)
    s = t.s
    s.display = [0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1]
    s.level1_bag = [6, 7, 8, 9, 10, 11]
    s.blueprint_owner = [-1] * 24
    s.markers = [8, 8]
    s.warehouse = [0, 2, 2, 2, 2, 2]
    s.crystals, s.waiting = [1, 1], [0, 0]
    s.grid = [0, 1, 2, 3, 4, 6, 7, 8]
    s.lab = [-1, -1, -1, -1, -1, 3, -1, -1, -1] * 2
    s.icon = 0
    s.unit[9] = -1
    s.pieces = [1 if h == s.unit[0] else 0 for h in range(91)]
    s.exploration = [0, 1]
    s.discovery_bag = list(range(2, 19))
    s.discoveries = [0, 0]
    return t


def solo() -> OMScenario:
    """Lacerda in Orbit; no mission counts what he does here, and no Discovery lies about."""
    t = bare_solo().at(0, 5).at(1, 1).missions("contracts", "bots", "contracts").goal(0, "three_ships")
    t.s.tile = [tile if tile >= 19 else -1 for tile in t.s.tile]
    return t


def after(t: OMScenario, *steps: object) -> tuple[OMState, dict[str, object]]:
    """The table when the steps are done, and what differs; the player's turn follows."""
    before = t.s.clone()
    s = t.ask(*steps, Turn(0))  # type: ignore[arg-type]
    return s, changed(before, s)
