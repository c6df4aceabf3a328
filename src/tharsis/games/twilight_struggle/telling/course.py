"""Where the game stands: turn, score, what is under way, the tracks, the rules in use."""

from typing import Final

from tharsis.games.twilight_struggle.board import (
    BRINK,
    ENOUGH_VP,
    LAST_BOX,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    PEACE,
    REGION_IDS,
    SPACE_FIRST,
    SPACE_OPS,
    SPACE_ROLL,
    SPACE_SECOND,
    TURNS,
)
from tharsis.games.twilight_struggle.codes import SIDE_IDS
from tharsis.games.twilight_struggle.shown import EraId, Operation, Outcome, Power
from tharsis.games.twilight_struggle.tables import ABILITIES
from tharsis.games.twilight_struggle.telling.scene import CHINA, Scene, yes
from tharsis.kernel import Section

OTHER: Final[dict[Power, Power]] = {"us": "ussr", "ussr": "us"}


def course(scene: Scene) -> Section:
    """The turn, the score, and what hangs over the next move."""
    result = scene.look["result"]
    role = scene.say("watching") if scene.own is None else scene.say("you", side=scene.side(scene.own))
    score = scene.say("score", lead=scene.look["vp"])
    if result is not None:
        return Section("game", scene.say("game"), [f"{_ending(scene, result)} {role}", score])
    lines = [f"{_when(scene)} {role}", f"{score} {scene.say('enough', enough=ENOUGH_VP)}"]
    if scene.long:
        rounds = scene.look["rounds"]
        lines.append(scene.say("how-won", last=TURNS))
        lines.append(scene.say("rounds", us=rounds["us"], ussr=rounds["ussr"]))
    return Section("game", scene.say("game"), [*lines, *_threats(scene), *_under_way(scene)])


def _when(scene: Scene) -> str:
    look = scene.look
    side = look["phasing"]
    return scene.say(
        "when",
        phase=look["phase"],
        turn=look["turn"],
        last=TURNS,
        era=scene.speaker.say("board", _era(look["turn"])),
        round=look["round"],
        rounds=look["rounds"][side] if side else 0,
        side=scene.side(side) if side else "",
    )


def _era(turn: int) -> EraId:
    if turn < MID_WAR_TURN:
        return "early"
    return "mid" if turn < LATE_WAR_TURN else "late"


def _ending(scene: Scene, result: Outcome) -> str:
    return scene.say(
        "over",
        turn=scene.look["turn"],
        winner=result["winner"] or "nobody",
        how=scene.speaker.name("end", result["how"]),
    )


def _threats(scene: Scene) -> list[str]:
    """What binds a side in its next rounds."""
    look = scene.look
    lines: list[str] = []
    if look["crisis"] is not None:
        lines.append(scene.say("crisis", threatened=look["crisis"], card=scene.card("cuban_missile_crisis")))
    if look["owed"] is not None:
        lines.append(scene.say("owed", side=scene.side(look["owed"]), card=scene.card("missile_envy")))
    traps: dict[Power, str] = {"us": "quagmire", "ussr": "bear_trap"}
    lines += [
        scene.say("trapped", side=scene.side(side), card=scene.card(traps[side])) for side in look["trapped"]
    ]
    return lines


def _under_way(scene: Scene) -> list[str]:
    operation = scene.look["operation"]
    return [] if operation is None else [_operation(scene, operation)]


def _operation(scene: Scene, operation: Operation) -> str:
    told = scene.say(
        "operation",
        side=scene.side(operation["by"]),
        kind=operation["kind"],
        points=operation["points"],
        left=operation["left"],
    )
    bound = [scene.say("operation-bound", region=scene.region(region)) for region in operation["bonus"]]
    return " ".join([told, *bound])


# -- the tracks -----------------------------------------------------------------------------------


def tracks(scene: Scene) -> Section:
    """DEFCON, military operations, the Space Race and the China Card."""
    look = scene.look
    done = look["military_ops"]
    lines = [
        _defcon(scene),
        scene.speaker.say("board", "milops", us=done["us"], ussr=done["ussr"], n=look["defcon"]),
    ]
    if scene.long:
        lines.append(scene.say("milops-short"))
    lines += [_in_space(scene, side) for side in SIDE_IDS]
    lines.append(_china(scene))
    return Section("tracks", scene.say("tracks"), lines)


def _defcon(scene: Scene) -> str:
    """8.1.5: each level below 5 closes one more region, in the order of their numbers."""
    level = scene.look["defcon"]
    if scene.over:
        return scene.speaker.say("board", "defcon", n=level)
    closed = [scene.region(region) for region in REGION_IDS[: PEACE - level]]
    if not closed:
        return scene.say("defcon-open", level=level)
    told = scene.say("defcon", level=level, regions=scene.speaker.both(closed))
    return f"{told} {scene.say('brink')}" if level == BRINK else told


def _in_space(scene: Scene, side: Power) -> str:
    """Where a side is in the Space Race, what it alone can do, and, for one's own side, what comes next."""
    box = scene.look["space"][side]["box"]
    place = scene.speaker.say("space", str(box)) if box else ""
    told = [scene.say("space", side=scene.side(side), box=box, place=place)]
    if abilities := _abilities(scene, side):
        told.append(scene.say("abilities", abilities="; ".join(abilities)))
    if box < LAST_BOX and not scene.over and (scene.long or side == scene.own):
        told.append(_next_box(scene, side, box + 1))
    run = scene.look["space"][side]
    return " ".join([*told, scene.say("tries", tries=run["tries"], allowed=run["allowed"])])


def _abilities(scene: Scene, side: Power) -> list[str]:
    """6.4.4: whoever reached a box alone has its ability."""
    space = scene.look["space"]
    return [
        scene.speaker.say("space", str(box), "ability")
        for box in ABILITIES
        if space[side]["box"] >= box > space[OTHER[side]]["box"]
    ]


def _next_box(scene: Scene, side: Power, box: int) -> str:
    first = scene.look["space"][OTHER[side]]["box"] < box
    return scene.say(
        "space-next",
        box=box,
        place=scene.speaker.say("space", str(box)),
        ops=SPACE_OPS[box],
        roll=SPACE_ROLL[box],
        vp=SPACE_FIRST[box] if first else SPACE_SECOND[box],
    )


def _china(scene: Scene) -> str:
    china = scene.look["china"]
    card = scene.card(CHINA)
    if china["holder"] is None:
        return scene.say("china-nobody", card=card)
    return scene.say("china", card=card, side=scene.side(china["holder"]), ready=yes(china["face_up"]))


# -- how it was set up ----------------------------------------------------------------------------


def options(scene: Scene) -> Section:
    """The variants in use."""
    rows = [
        [scene.speaker.say("option", name), _chosen(scene, name, value)]
        for name, value in scene.look["options"].items()
    ]
    return Section("options", scene.say("options"), heads=[scene.say("option"), ""], rows=rows)


def _chosen(scene: Scene, name: str, value: bool | int | str) -> str:
    if isinstance(value, bool):
        return scene.say("switch", on=yes(value))
    return str(value) if isinstance(value, int) else scene.speaker.say("option", name, value)
