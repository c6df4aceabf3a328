"""Lacerda, the rival of whoever plays alone."""

from tharsis.games.on_mars.deck import ANY_SOLO_GOAL, SOLO_GOALS
from tharsis.games.on_mars.shown import Look, SoloCard
from tharsis.kernel import Section, Speaker


def rival(look: Look, speaker: Speaker, *, long: bool) -> list[Section]:
    """What beats him, what he is up to, and his deck; nothing in a game of several."""
    solo = look["solo"]
    if solo is None:
        return []
    lines = [
        speaker.say("board", "solo_goal", goal=speaker.name("solo", solo["goal"])),
        *_goals(solo["goal"], speaker, long=long),
        speaker.say("board", "solo_next", building=speaker.name("building", solo["icon"])),
        speaker.say("told", "solo_bots", n=solo["bots"]),
        speaker.say("board", "solo_deck", n=solo["deck"], **{"pass": solo["pass"]}),
    ]
    if solo["card"] is not None:
        lines.append(_card(look, solo["card"], speaker))
    return [Section("lacerda", speaker.say("board", "lacerda"), lines)]


def _goals(goal: str, speaker: Speaker, *, long: bool) -> list[str]:
    """10.11: what the goal takes; where any will do, all four in the long form."""
    wanted = SOLO_GOALS if goal == ANY_SOLO_GOAL else (goal,)
    if len(wanted) > 1 and not long:
        return []
    return [
        speaker.say("told", "solo", goal=speaker.name("solo", id), parts=speaker.say("told", "goal", id))
        for id in wanted
    ]


def _card(look: Look, card: SoloCard, speaker: Speaker) -> str:
    """10.2, 10.3: his latest card; from the second pass on the mission it names moves too."""
    mission = next(mission["mission"] for mission in look["missions"] if mission["space"] == card["mission"])
    return speaker.say(
        "told",
        "solo_card",
        action=card["action"],
        mission=speaker.name("mission", mission) if mission else speaker.say("told", "complete"),
        travels=speaker.say("board", "solo_travels" if card["travels"] else "solo_stays"),
    )
