"""What the dice of an action can do and what it costs, in a phrase."""

from collections.abc import Mapping
from typing import Any, cast

from tharsis.games.twilight_struggle.codes import FACES
from tharsis.games.twilight_struggle.shown import CoupOdds, Odds, Price, RealignOdds, SpaceOdds, WarOdds
from tharsis.games.twilight_struggle.telling.scene import signed
from tharsis.kernel import Speaker


def foretell(action: Mapping[str, Any], speaker: Speaker) -> str:
    if "odds" in action:
        return _odds(cast(Odds, action["odds"]), speaker)
    if "price" in action:
        return speaker.say("told", "cost", n=cast(Price, action["price"])["points"])
    return ""


def _odds(odds: Odds, speaker: Speaker) -> str:
    if odds["kind"] == "coup":
        return _coup(odds, speaker)
    if odds["kind"] == "realign":
        return _realignment(odds, speaker)
    return _war(odds, speaker) if odds["kind"] == "war" else _space(odds, speaker)


def _percent(share: float) -> int:
    return round(100 * share)


def _least(share: float) -> int:
    """The lowest roll that works, 7 for none: high rolls are the good ones."""
    return FACES + 1 - round(share * FACES)


def _coup(odds: CoupOdds, speaker: Speaker) -> str:
    ends = odds["ends"]
    if ends is not None:
        how = speaker.name("end", ends["how"])
        return speaker.say("told", "coup-ends", how=how, winner=ends["winner"] or "nobody")
    return speaker.say(
        "told",
        "coup",
        least=_least(odds["succeeds"]),
        succeeds=_percent(odds["succeeds"]),
        controls=_percent(odds["controls"]),
        average=f"{odds['average']:.1f}",
        ops=odds["ops"],
        modifier=odds["modifier"],
        defcon=odds["defcon"],
    )


def _realignment(odds: RealignOdds, speaker: Speaker) -> str:
    return speaker.say(
        "told",
        "realign",
        gain=f"{odds['gain']:.1f}",
        loss=f"{odds['loss']:.1f}",
        us=signed(odds["us"]),
        ussr=signed(odds["ussr"]),
    )


def _war(odds: WarOdds, speaker: Speaker) -> str:
    return speaker.say(
        "told",
        "war",
        side=odds["by"],
        least=_least(odds["wins"]),
        wins=_percent(odds["wins"]),
        vp=odds["vp"],
    )


def _space(odds: SpaceOdds, speaker: Speaker) -> str:
    reached = {"box": odds["box"], "roll": odds["roll"], "vp": odds["vp"]}
    return speaker.say("told", "try-space", succeeds=_percent(odds["succeeds"]), **reached)
