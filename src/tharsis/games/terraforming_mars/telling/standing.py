"""Where the game stands: generation and phase, points, the planet, standard projects, the deck."""

from typing import Literal, cast

from tharsis.games.terraforming_mars.board import OCEANS_GOAL, OXYGEN_GOAL, TEMPERATURE_GOAL, degrees
from tharsis.games.terraforming_mars.shown import Bonus, Look, Player, Score
from tharsis.games.terraforming_mars.tables import charts
from tharsis.games.terraforming_mars.telling.tongue import Tongue, number
from tharsis.kernel import Section

WARMEST = degrees(TEMPERATURE_GOAL)
#: Phases in which all decide at once.
TOGETHER = ("setup", "draft", "research")
#: The parts of a score in the order of the book; who plays alone has neither awards nor milestones.
PARTS = ("rating", "awards", "milestones", "greeneries", "cities", "cards")
SOLO_PARTS = ("rating", "greeneries", "cities", "cards")


# -- the game -------------------------------------------------------------------------------------


def stands(look: Look, tongue: Tongue, *, long: bool) -> Section:
    lines = [f"{_generation(look, tongue)} {_phase(look, tongue)}"]
    if look["phase"] == "over":
        lines.append(_ending(look, tongue))
    else:
        lines += [_order(look, tongue), _goal(look, tongue)]
    if look["revealed"]:
        lines.append(tongue.told("revealed", card=tongue.card(look["revealed"])))
    return tongue.section("game", [*lines, *(_variant(look, tongue) if long else [])])


def _generation(look: Look, tongue: Tongue) -> str:
    if look["last_generation"] is None:
        return tongue.told("generation", n=look["generation"])
    return tongue.told("generation-of", n=look["generation"], last=look["last_generation"])


def _phase(look: Look, tongue: Tongue) -> str:
    if look["phase"] == "draft":
        return tongue.told("phase", "draft", side=look["draft_to"] or "left")
    active = look["active"]
    if active is None:
        return tongue.told("phase", look["phase"])
    if active == tongue.seat:
        return tongue.told("phase", look["phase"], "you")
    return tongue.told("phase", look["phase"], player=tongue.player(active))


def _order(look: Look, tongue: Tongue) -> str:
    """Who began, and who is through."""
    if look["solo"]:
        return ""
    first = tongue.told("first", player=tongue.player(look["first"]))
    are: Literal["ready", "passed"] = "ready" if look["phase"] in TOGETHER else "passed"
    through = [tongue.player(player["seat"]) for player in look["players"] if player[are]]
    return f"{first} {tongue.listed(are, through)}".strip()


def _goal(look: Look, tongue: Tongue) -> str:
    if look["solo"]:
        return tongue.told("goal-solo", last=look["last_generation"])
    return tongue.told("goal")


def _ending(look: Look, tongue: Tongue) -> str:
    if look["solo"]:
        return tongue.speaker.say("end", "solo-won" if _terraformed(look) else "solo-lost")
    best = max(_result(player) for player in look["players"])
    winners = [tongue.player(p["seat"]) for p in look["players"] if _result(p) == best]
    return tongue.told("winners", players=tongue.both(winners), count=len(winners), n=best[0])


def _result(player: Player) -> tuple[int, int]:
    """9.3: points, then M€."""
    return player["score"]["total"], player["stock"]["megacredits"]


def _terraformed(look: Look) -> bool:
    return look["temperature"] >= WARMEST and look["oxygen"] >= OXYGEN_GOAL and look["oceans"] >= OCEANS_GOAL


def _variant(look: Look, tongue: Tongue) -> list[str]:
    said = [tongue.told("variant-era" if look["corporate_era"] else "variant-short")]
    return [*said, tongue.told("variant-draft")] if look["draft"] else said


# -- points ---------------------------------------------------------------------------------------


def points(look: Look, tongue: Tongue) -> Section:
    """How everybody's points are made up."""
    parts = SOLO_PARTS if look["solo"] else PARTS
    heads = [*tongue.heads("player"), *[tongue.speaker.say("board", "score", part) for part in parts]]
    rows = [
        [tongue.player(player["seat"]), *_points(player["score"], parts), number(player["score"]["total"])]
        for player in look["players"]
    ]
    tie = "" if look["solo"] else tongue.speaker.say("board", "tie-rule")
    return tongue.section(
        "points", [tie], heads=[*heads, tongue.speaker.say("board", "score-total")], rows=rows
    )


def _points(score: Score, parts: tuple[str, ...]) -> list[str]:
    by_name = cast(dict[str, int], score)
    return [number(by_name[part]) for part in parts]


# -- the planet -----------------------------------------------------------------------------------


def planet(look: Look, tongue: Tongue, *, long: bool) -> Section:
    """The three parameters: where they are, how far they have to go, and the next thing they give."""
    tracks = charts()
    warmth, air = look["temperature"], look["oxygen"]
    steps = (WARMEST - warmth) // tracks["degrees"]
    rows = [
        _row(tongue, "temperature", warmth, WARMEST, steps, tracks["temperature"]["bonuses"]),
        _row(tongue, "oxygen", air, OXYGEN_GOAL, OXYGEN_GOAL - air, tracks["oxygen"]["bonuses"]),
        _row(tongue, "oceans", look["oceans"], OCEANS_GOAL, OCEANS_GOAL - look["oceans"], []),
    ]
    heads = tongue.heads("parameter", "now", "goal", "left", "gives")
    return tongue.section("planet", [tongue.told("rating") if long else ""], heads=heads, rows=rows)


def _row(tongue: Tongue, id: str, now: int, goal: int, left: int, bonuses: list[Bonus]) -> list[str]:
    ahead = [bonus for bonus in bonuses if bonus["at"] > now]
    gives = ""
    if ahead:
        at = tongue.told("at", id, n=number(ahead[0]["at"]))
        gives = tongue.told("gives", ahead[0]["gives"], at=at)
    shown = [tongue.told("at", id, n=number(figure)) for figure in (now, goal)]
    return [tongue.told("parameter", id), *shown, tongue.told("left", id, n=left) if left else "", gives]


# -- projects and deck ----------------------------------------------------------------------------


def projects(look: Look, tongue: Tongue, *, long: bool) -> Section:
    title = tongue.speaker.say("board", "projects")
    names = [(project, tongue.speaker.name("project", project["id"])) for project in look["projects"]]
    if not long:
        priced = [tongue.told("priced", thing=name, price=project["price"]) for project, name in names]
        return tongue.section("projects", [tongue.told("projects", things=", ".join(priced))], title=title)
    heads = tongue.heads("project", "cost", "brings")
    rows = [
        [name, tongue.money(project["price"]), tongue.told("project", project["id"])]
        for project, name in names
    ]
    return tongue.section("projects", [tongue.told("patents")], title=title, heads=heads, rows=rows)


def deck(look: Look, tongue: Tongue) -> Section:
    return tongue.section("deck", [tongue.told("deck", n=look["deck"], discards=look["discards"])])
