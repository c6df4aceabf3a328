"""Where the game stands: round, turn, points, Shuttle, missions, life support, action slots."""

from collections import Counter
from typing import Final

from tharsis.games.on_mars.board import ACTION_SIDE, LAST_ORBIT_SPACE, LIFE_SUPPORT_BUILDINGS, TOP_LEVEL
from tharsis.games.on_mars.codes import ACTION_IDS, BENEFIT_IDS, BUILDING_IDS, SIDE_IDS
from tharsis.games.on_mars.shown import LifeSupport, Look, Mission
from tharsis.games.on_mars.telling.phrases import CHARTS, benefit, firm_name, own_value
from tharsis.kernel import Section, Speaker

LIFE_SUPPORT: Final = [BUILDING_IDS[building] for building in LIFE_SUPPORT_BUILDINGS]


def brief_standing(look: Look, seat: int, speaker: Speaker) -> Section:
    """The state of the game with missions and life support in a line each."""
    told = standing(look, seat, speaker)
    told.lines += [_missions_line(look, speaker), _life_support_line(look, speaker)]
    return told


def standing(look: Look, seat: int, speaker: Speaker) -> Section:
    lines = [
        _round(look, speaker),
        _turn(look, seat, speaker),
        _points(look, speaker),
        _order(look, speaker),
        _shuttle(look, speaker),
    ]
    return Section("game", speaker.say("told", "game"), [line for line in lines if line])


def _round(look: Look, speaker: Speaker) -> str:
    end = speaker.say("told", "end", _end(look), n=look["remaining"])
    if not look["round"]:
        return " ".join([speaker.say("told", "setup"), end])
    return " ".join([speaker.say("told", "round", round=look["round"], level=look["level"]), end])


def _end(look: Look) -> str:
    """How far the end is; the Shuttle phase before the last round belongs to the one in which it was
    triggered."""
    return "triggered" if look["ending"] == "last_round" and not look["active"] else look["ending"]


def _turn(look: Look, seat: int, speaker: Speaker) -> str:
    """Whose turn it is and what is left of it; outside of turns the phase says who acts."""
    if look["ending"] == "over":
        return ""
    if not look["active"]:
        return speaker.say("told", "shuttle_phase") if look["round"] else ""
    own = seat >= 0 and look["companies"][seat]["company"] == look["active"]
    return speaker.say(
        "told",
        "turn",
        who="you" if own else "other",
        company=firm_name(look, look["active"], speaker),
        main="done" if look["main_done"] else "open",
        executive="done" if look["executive_done"] else "open",
    )


def _points(look: Look, speaker: Speaker) -> str:
    """The scores, and what they would be if the game ended now."""
    over = ["over"] if look["ending"] == "over" else []
    told = [
        speaker.say(
            "told",
            "points_firm",
            *over,
            company=firm_name(look, firm["company"], speaker),
            op=firm["op"],
            final=firm["op"] + sum(firm["score"].values()),
        )
        for firm in look["companies"]
    ]
    points = speaker.say("told", "points", *over, firms=", ".join(told))
    return points if look["solo"] else f"{speaker.say('told', 'win')} {points}"


def _order(look: Look, speaker: Speaker) -> str:
    """The companies by side, in turn order, with their spaces and whether they have had their turn."""
    sides: dict[str, list[str]] = {side: [] for side in SIDE_IDS}
    for firm in sorted(look["companies"], key=lambda firm: firm["space"]):
        if firm["space"]:
            told = speaker.say(
                "told",
                "order_firm",
                company=firm_name(look, firm["company"], speaker),
                space=firm["space"],
                turn="taken" if firm["laid"] and look["active"] else "open",
            )
            sides[firm["side"]].append(told)
    nobody = speaker.say("told", "nobody")
    return speaker.say("told", "order", **{side: ", ".join(firms) or nobody for side, firms in sides.items()})


def _shuttle(look: Look, speaker: Speaker) -> str:
    """Where it is and when it flies; the last round has no Shuttle phase."""
    if not look["round"] or look["ending"] in ("last_round", "over"):
        return ""
    here = look["shuttle"]["side"]
    there = next(side for side in SIDE_IDS if side != here)
    return speaker.say(
        "told",
        "shuttle",
        side=speaker.name("side", here),
        to=speaker.name("side", there),
        space=look["shuttle"]["space"],
    )


def _missions_line(look: Look, speaker: Speaker) -> str:
    told = [
        speaker.say(
            "told",
            "mission",
            mission=speaker.name("mission", mission["mission"]),
            left=mission["left"],
            crystals=mission["crystals"],
        )
        for mission in look["missions"]
        if mission["mission"]
    ]
    return speaker.say("told", "missions_line", missions="; ".join(told) or speaker.say("told", "none"))


def missions(look: Look, speaker: Speaker) -> Section:
    return Section(
        "missions",
        speaker.say("told", "missions"),
        heads=[speaker.say("board", "kind", "mission"), "", "", ""],
        rows=[_mission(mission, speaker) for mission in look["missions"]],
    )


def _mission(mission: Mission, speaker: Speaker) -> list[str]:
    id = mission["mission"]
    if not id:
        space = mission["space"].upper()
        return [
            speaker.say("told", "mission_space", space=space),
            speaker.say("board", "mission_done"),
            "",
            "",
        ]
    return [
        speaker.name("mission", id),
        speaker.say("board", "mission_left", left=mission["left"]),
        speaker.say("told", "mission_beside", action=speaker.name("action", mission["action"])),
        speaker.say("card", f"mission_{id}", "text"),
    ]


# -- life support ---------------------------------------------------------------------------------


def _needed(look: Look, column: LifeSupport) -> bool:
    """5.9: whether the next building of the type is one that the Colony needs."""
    return column["row"] <= look["level"]


def _life_support_line(look: Look, speaker: Speaker) -> str:
    told = [
        speaker.say(
            "told",
            "column",
            building=speaker.name("building", column["building"]),
            n=column["row"],
            need="yes" if _needed(look, column) else "no",
        )
        for column in look["lss"]
    ]
    return " ".join([speaker.say("told", "columns", columns=", ".join(told)), _growth(look, speaker)])


def _growth(look: Look, speaker: Speaker) -> str:
    if look["level"] >= TOP_LEVEL:
        return speaker.say("told", "grown")
    return speaker.say("told", "growth", n=look["level"] + 1)


def life_support(look: Look, speaker: Speaker) -> Section:
    """5.9: how many of each type stand on Mars, which are needed, and what building them scores."""
    benefits = [speaker.name("benefit", id) for id in BENEFIT_IDS]
    rows = [
        [
            speaker.name("building", column["building"]),
            str(column["row"]),
            speaker.say("told", "needed" if _needed(look, column) else "not_needed"),
            speaker.say("card", f"reward_{column['reward']}", "text"),
        ]
        for column in look["lss"]
    ]
    return Section(
        "life_support",
        speaker.say("told", "life_support"),
        [_growth(look, speaker), speaker.say("told", "need", benefits=", ".join(benefits))],
        [
            speaker.say("told", "head", "building"),
            speaker.say("told", "head", "on_mars"),
            "",
            speaker.say("told", "head", "reward"),
        ],
        rows,
    )


# -- actions and spaces ---------------------------------------------------------------------------


def slots(look: Look, seat: int, speaker: Speaker) -> Section:
    """3.3: who stands on the slots of the actions, and what one more of the seat's would cost extra."""
    rows = []
    for group in look["slots"]:
        standing = Counter(group["colonists"])
        told = [
            speaker.say("told", "slot_firm", company=firm_name(look, company, speaker), n=n)
            for company, n in standing.items()
        ]
        side = SIDE_IDS[ACTION_SIDE[ACTION_IDS.index(group["action"])]]
        rows.append(
            [
                speaker.name("action", group["action"]),
                speaker.name("side", side),
                speaker.both(told) or speaker.say("told", "nobody"),
                speaker.say("told", "slots_of", n=len(group["colonists"]), places=group["places"]),
                speaker.say("told", "slot_extra", n=group["extra"]) if seat >= 0 else "",
            ]
        )
    heads = [speaker.say("told", "head", "action"), "", "", "", ""]
    return Section("slots", speaker.say("told", "slots"), heads=heads, rows=rows)


def turn_order(look: Look, speaker: Speaker) -> Section:
    """The spaces with their benefits and who stands there."""
    rows = []
    for i, company in enumerate(look["spaces"]):
        given = benefit(CHARTS["space_benefit"][i], speaker)
        rows.append(
            [
                speaker.say("board", "space", space=i + 1),
                speaker.name("side", SIDE_IDS[i >= LAST_ORBIT_SPACE]),
                firm_name(look, company, speaker) if company else speaker.say("told", "nobody"),
                speaker.say("told", "gives", gains=given) if given else "",
                own_value(f"space_{i + 1}", speaker),
            ]
        )
    heads = [speaker.say("told", "head", "space"), "", "", "", ""]
    return Section("turn_order", speaker.say("told", "turn_order"), heads=heads, rows=rows)
