"""Helpers of the rule tests of chapter 8: positions in a line of text, and what a step has changed."""

from rules.red_dust_rebellion.ledger import lying
from rules.red_dust_rebellion.story import alone, at, table, who
from tharsis.games.red_dust_rebellion.board import MARS, SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import AVAILABLE, CASUALTIES, IN_PLAY
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, CAMPAIGN_IDS
from tharsis.games.red_dust_rebellion.orders import RALLY, SECURE
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS, KINDS
from tharsis.games.red_dust_rebellion.rules.nonplayer.activities import ACTIVITY_CODE, perform_activity
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState

SPACE_WORDS = ("damage", "storm", "near", "people")
MEANS = ("displaced", "profits", "supply_total", "agitate_total", "asset_total", "confidence", "storms")


def mars(text: str = "", players: str = "") -> RDScenario:
    """A bare Mars with what the text puts on it, and only some Factions played.

    ``"europa +1 rd_rebel*2 mg_troop, marth damage storm, displaced 2, confidence 6 plus"``: a space with its
    level and pieces, ``damage``, a Raging ``storm`` or one ``near``, and ``people`` on grey boxes; or means.
    """
    scene = table()
    seats = scene.s.seat_by[:]
    alone(scene)
    for name in players.split():
        scene.s.seat_by[who(name)] = seats[who(name)]
    for clause in text.split(","):
        if clause.strip():
            arrange(scene, *clause.split())
    scene.s.frozen = scene.s.control_masks()
    return scene


def arrange(scene: RDScenario, where: str, *words: str) -> None:
    if where in MEANS:
        provide(scene, where, *words)
        return
    for word in words:
        name, _, number = word.partition("*")
        n = int(number or 1)
        if name == "damage":
            scene.damage(**{where: n})
        elif name in ("storm", "near"):
            scene.storm(**{where: 2 if name == "storm" else 1})
        elif name[0] in "+-":
            scene.level(**{where: int(name)})
        else:
            scene.put(where, **{"population" if name == "people" else name: n})


def provide(scene: RDScenario, name: str, number: str, plus: str = "") -> None:
    n = int(number)
    if name == "confidence":
        scene.confidence(n, plus == "plus")
    elif name == "storms":
        scene.s.storm_rounds = n
    elif name.endswith("_total"):
        faction = {"supply": "mg", "agitate": "rd", "asset": "cr"}[name.removesuffix("_total")]
        scene.totals(**{faction: n})
    else:
        scene.means(**{name: n})


def leave(scene: RDScenario, **pieces: int) -> RDScenario:
    """Only so many of some pieces are Available; the others lie among the Casualties."""
    for name, n in pieces.items():
        kind = KIND_IDS.index(name)
        scene.s.pieces[CASUALTIES * KINDS + kind] += scene.s.pieces[AVAILABLE * KINDS + kind] - n
        scene.s.pieces[AVAILABLE * KINDS + kind] = n
    return scene


def everywhere(what: str, *but: str) -> str:
    """The same in every space of Mars, but some."""
    return ", ".join(f"{space} {what}" for space in SPACE_IDS[:MARS] if space not in but)


def spaces_of(found) -> str:
    """Spaces by name, from a list or a set of bits."""
    if isinstance(found, int):
        found = [space for space in range(len(SPACE_IDS)) if found >> space & 1]
    return " ".join(sorted(SPACE_IDS[space] for space in found))


def mask(names: str) -> int:
    return sum(1 << at(name) for name in names.split())


def shown(s: RDState) -> dict[str, int]:
    """Everything on the table that is not nothing."""
    told = {place: place for place in SPACE_IDS} | {"casualties": "fallen"}
    found = {f"{told[place]} {what}": n for place, what, n in lying(s) if place in told}
    for name, total in zip(FACTION_IDS, s.totals, strict=False):
        found[f"total {name}"] = total
    for name, means in zip(FACTION_IDS, s.resources, strict=False):
        found[f"resources {name}"] = means
    for card in s.campaigns.piles[IN_PLAY]:
        found[f"campaign {CAMPAIGN_IDS[card]}"] = 1
    for card in s.assets.piles[IN_PLAY]:
        found[f"asset {ASSET_IDS[card]}"] = 1
    found |= {"displaced": s.displaced, "profits": s.profits, "confidence": s.eg_box, "plus": int(s.eg_plus)}
    return {name: n for name, n in found.items() if n}


def changes(before: dict[str, int], s: RDState) -> dict[str, int]:
    """What has been added to the table, and taken from it."""
    after = shown(s)
    names = sorted({*before, *after})
    return {n: after.get(n, 0) - before.get(n, 0) for n in names if after.get(n, 0) != before.get(n, 0)}


def run(scene: RDScenario, *steps) -> dict[str, int]:
    """Run steps to their end; what they have changed."""
    return act(scene, scene.s.do, *steps)


def act(scene: RDScenario, function, *args) -> dict[str, int]:
    """Call a function and run what it queues; what has changed."""
    s = scene.s
    before = shown(s)
    function(*args)
    s.advance()
    assert not s.invariants()
    return changes(before, s)


#: The Operation amid which a Special Activity comes where none is named, by Faction.
COMMON_OPERATION = {"mg": SECURE, "corp": SECURE, "rd": RALLY, "cr": RALLY}


def performed(scene: RDScenario, name: str, op: int | None = None) -> dict[str, int] | None:
    """What a Special Activity amid an Operation changes; None, if it has no effect."""
    s = scene.s
    before = shown(s)
    faction = name.partition("_")[0]
    amid = COMMON_OPERATION[faction] if op is None else op
    if not perform_activity(s, who(faction), ACTIVITY_CODE[name], amid):
        assert not s.special_used
        return None
    s.advance()
    assert s.special_used
    assert not s.invariants()
    return changes(before, s)


def unused(scene: RDScenario, kind: int) -> int:
    """How many scripted dice or cards of a kind nobody has asked for."""
    return len(scene.script.answers.get(kind, []))
