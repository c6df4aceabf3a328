"""What is printed on the board: the countries region by region, the Space Race, DEFCON and the turns."""

from tharsis.games.twilight_struggle.board import (
    BATTLEGROUND,
    BRINK,
    CHINESE_CIVIL_WAR,
    COUNTRY_IDS,
    ENOUGH_VP,
    PEACE,
    REGION,
    REGION_IDS,
    STABILITY,
)
from tharsis.games.twilight_struggle.shown import SpaceBox
from tharsis.games.twilight_struggle.tables import charts
from tharsis.games.twilight_struggle.telling.world import neighbours, subregion, values
from tharsis.kernel import Section, Speaker


def tell_board(speaker: Speaker) -> list[Section]:
    regions = [_region(index, speaker) for index in range(len(REGION_IDS))]
    return [*regions, _space_race(speaker), _tracks(speaker)]


def _region(region: int, speaker: Speaker) -> Section:
    id = REGION_IDS[region]
    heads = [speaker.say("told", "country"), speaker.say("told", "stability"), "", ""]
    rows = [_country(index, speaker) for index in range(len(COUNTRY_IDS)) if REGION[index] == region]
    heads.append(speaker.say("told", "beside"))
    return Section(id, speaker.name("region", id), [values(speaker, region)], heads, rows)


def _country(country: int, speaker: Speaker) -> list[str]:
    marks = [speaker.say("told", "battleground")] if BATTLEGROUND[country] else []
    if country == CHINESE_CIVIL_WAR:
        marks.append(speaker.say("told", "variant-only"))
    return [
        speaker.name("country", COUNTRY_IDS[country]),
        str(STABILITY[country]),
        ", ".join(marks),
        subregion(speaker, country),
        speaker.both(neighbours(speaker, country)),
    ]


def _space_race(speaker: Speaker) -> Section:
    heads = [speaker.say("told", "box-head"), "", "", "", speaker.say("told", "advantage-head")]
    rows = [_box(box, speaker) for box in charts()["space"]]
    return Section("space", speaker.say("board", "space-title"), heads=heads, rows=rows)


def _box(box: SpaceBox, speaker: Speaker) -> list[str]:
    number = str(box["box"])
    return [
        speaker.say("told", "box", box=box["box"]),
        speaker.say("space", number),
        speaker.say("board", "space-box", ops=box["ops"], roll=box["roll"]),
        speaker.say("told", "box-vp", first=box["first"], second=box["second"]),
        speaker.say("space", number, "ability") if box["ability"] else "",
    ]


def _tracks(speaker: Speaker) -> Section:
    lines = [
        speaker.say(
            "told", "turns", era=speaker.say("board", war["era"]), first=war["first"], last=war["last"]
        )
        for war in charts()["wars"]
    ]
    for level in range(PEACE, BRINK - 1, -1):
        closed = [speaker.name("region", region) for region in REGION_IDS[: PEACE - level]]
        told = speaker.say("told", "defcon", level=level, regions=speaker.both(closed))
        lines.append(told if closed else speaker.say("told", "defcon-open", level=level))
    lines.append(speaker.say("told", "brink"))
    lines.append(speaker.say("told", "enough", enough=ENOUGH_VP))
    return Section("tracks", speaker.say("told", "tracks"), lines)
