"""The map: who holds what, by region."""

from collections.abc import Sequence
from typing import Final

from tharsis.games.twilight_struggle.board import (
    BATTLEGROUND,
    BESIDE,
    COUNTRY_BY_ID,
    COUNTRY_IDS,
    EAST,
    EUROPE_CONTROL,
    MARKS,
    NEIGHBOURS,
    REGION,
    REGION_IDS,
    REGION_VP,
    SOUTHEAST,
    SOUTHEAST_ASIA,
    STABILITY,
    WEST,
)
from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.shown import Power, Standing
from tharsis.games.twilight_struggle.telling.scene import Scene, yes
from tharsis.kernel import Section, Speaker

SOUTHEAST_ASIA_ID: Final = "southeast_asia"
#: For words to choose by.
PARTS: Final = {WEST: "west", EAST: "east", WEST | EAST: "both", SOUTHEAST: "southeast"}


# -- the short form -------------------------------------------------------------------------------


def world(scene: Scene) -> Section:
    """In each region what either side has, then where both are and nobody controls."""
    lines: list[str] = []
    for region in REGION_IDS:
        lines += [line for side in SIDE_IDS if (line := _presence(scene, region, side))]
        if contested := [country for country in _all(scene, region) if _contested(scene, country)]:
            countries = scene.speaker.both([_contest(scene, country) for country in contested])
            lines.append(scene.say("contested", region=scene.region(region), countries=countries))
    if "southeast_asia_scoring" not in scene.look["removed"]:
        vp = {side: scene.look["regions"][SOUTHEAST_ASIA_ID][side]["vp"] for side in SIDE_IDS}
        lines.append(scene.say("southeast", region=scene.region(SOUTHEAST_ASIA_ID), **vp))
    if free := [c for c in _all(scene) if _counts(c) and not any(_influence(scene, c))]:
        countries = scene.speaker.both([_country(scene, country) for country in free])
        lines.append(scene.say("free-battlegrounds", countries=countries))
    return Section("map", scene.say("map"), lines)


def _presence(scene: Scene, region: str, side: Power) -> str:
    """What a side controls, and where it stands alone without control; nothing where it has neither."""
    held = [country for country in _all(scene, region) if scene.look["control"].get(country) == side]
    groups = {
        "battlegrounds": [_strength(scene, country, side) for country in held if _counts(country)],
        "others": [_strength(scene, country, side) for country in held if not _counts(country)],
        "footholds": [_foothold(scene, c, side) for c in _all(scene, region) if _alone(scene, c, side)],
    }
    told = [scene.say(id, countries=scene.speaker.both(group)) for id, group in groups.items() if group]
    if not told:
        return ""
    standing = _standing(scene, region, scene.look["regions"][region][side])
    start = scene.say("stands", region=scene.region(region), side=scene.side(side), standing=standing)
    return " ".join([start, *told])


def _strength(scene: Scene, country: str, side: Power) -> str:
    """A country with its holder's influence, and the other side's."""
    own = _own(scene, country, side)
    enemy = sum(_influence(scene, country)) - own
    return scene.say("strength", country=_country(scene, country), own=own, enemy=enemy)


def _alone(scene: Scene, country: str, side: Power) -> bool:
    """Whether only this side has influence there, too little for control."""
    own = _own(scene, country, side)
    return 0 < own == sum(_influence(scene, country)) and country not in scene.look["control"]


def _foothold(scene: Scene, country: str, side: Power) -> str:
    name, own = _country(scene, country), _own(scene, country, side)
    return scene.say("foothold", country=name, own=own, battleground=yes(_counts(country)))


def _contested(scene: Scene, country: str) -> bool:
    return all(_influence(scene, country)) and country not in scene.look["control"]


def _contest(scene: Scene, country: str) -> str:
    us, ussr = _influence(scene, country)
    name = _country(scene, country)
    return scene.say("contest", country=name, us=us, ussr=ussr, battleground=yes(_counts(country)))


# -- the long form --------------------------------------------------------------------------------


def regions(scene: Scene) -> list[Section]:
    """Every country of every region."""
    found: list[Section] = []
    for index, region in enumerate(REGION_IDS):
        lines = [values(scene.speaker, index), *[_standing_line(scene, region, side) for side in SIDE_IDS]]
        lines.append(_net(scene, region))
        rows = [_row(scene, country) for country in _all(scene, region)]
        found.append(Section(region, scene.region(region), lines, _heads(scene), rows))
        if region == "asia":
            found.append(_southeast_asia(scene))
    return found


def _heads(scene: Scene) -> list[str]:
    us, ussr = [scene.side(side) for side in SIDE_IDS]
    return [scene.say("country"), scene.say("stability"), "", "", us, ussr, "", scene.say("beside")]


def _row(scene: Scene, country: str) -> list[str]:
    index = COUNTRY_BY_ID[country]
    us, ussr = _influence(scene, country)
    holder = scene.look["control"].get(country)
    return [
        _country(scene, country),
        str(STABILITY[index]),
        scene.say("battleground") if _counts(country) else "",
        subregion(scene.speaker, index),
        str(us),
        str(ussr),
        scene.say("control", side=scene.side(holder)) if holder else "",
        scene.speaker.both(neighbours(scene.speaker, index)),
    ]


def _standing_line(scene: Scene, region: str, side: Power) -> str:
    there = scene.look["regions"][region][side]
    return scene.say(
        "standing-line",
        side=scene.side(side),
        standing=_standing(scene, region, there),
        countries=there["countries"],
        battlegrounds=there.get("battlegrounds", 0),
        beside=there.get("beside_enemy", 0),
    )


def _standing(scene: Scene, region: str, there: Standing) -> str:
    """Presence, domination or control, and what it would score now."""
    degree = there.get("standing", "none")
    wins = yes(region == "europe" and degree == "control")
    return scene.say("standing", degree=degree, vp=there["vp"], wins=wins)


def _net(scene: Scene, region: str) -> str:
    return scene.say("net", net=scene.look["regions"][region]["net"])


def _southeast_asia(scene: Scene) -> Section:
    """7.2: no region of its own, but a card scores it."""
    lines = [scene.say("southeast-members", countries=scene.speaker.both(_southeast_countries(scene)))]
    for side in SIDE_IDS:
        there = scene.look["regions"][SOUTHEAST_ASIA_ID][side]
        figures = {"countries": there["countries"], "vp": there["vp"]}
        lines.append(scene.say("southeast-line", side=scene.side(side), **figures))
    lines.append(_net(scene, SOUTHEAST_ASIA_ID))
    return Section(SOUTHEAST_ASIA_ID, scene.region(SOUTHEAST_ASIA_ID), lines)


def _southeast_countries(scene: Scene) -> list[str]:
    return [_country(scene, COUNTRY_IDS[index]) for index in SOUTHEAST_ASIA]


# -- what is printed ------------------------------------------------------------------------------


def neighbours(speaker: Speaker, country: int) -> list[str]:
    powers = [speaker.say("board", f"seat-{side}") for side, row in enumerate(BESIDE) if row[country]]
    return powers + [speaker.name("country", COUNTRY_IDS[other]) for other in NEIGHBOURS[country]]


def subregion(speaker: Speaker, country: int) -> str:
    """The part of its region to which a country belongs, where it has such parts."""
    marks = MARKS[country]
    return speaker.say("told", "subregion", part=PARTS[marks]) if marks else ""


def values(speaker: Speaker, region: int) -> str:
    presence, domination, control = REGION_VP[region]
    wins = yes(control == EUROPE_CONTROL)
    return speaker.say("told", "values", presence=presence, domination=domination, control=control, wins=wins)


# -- countries ------------------------------------------------------------------------------------


def _all(scene: Scene, region: str | None = None) -> list[str]:
    """The countries of the table, as printed."""
    return [c for c in scene.look["influence"] if region in (None, REGION_IDS[REGION[COUNTRY_BY_ID[c]]])]


def _country(scene: Scene, country: str) -> str:
    return scene.speaker.name("country", country)


def _influence(scene: Scene, country: str) -> Sequence[int]:
    return scene.look["influence"][country]


def _own(scene: Scene, country: str, side: Power) -> int:
    return _influence(scene, country)[SIDE_IDS.index(side)]


def _counts(country: str) -> bool:
    """Whether it is a battleground."""
    return BATTLEGROUND[COUNTRY_BY_ID[country]]
