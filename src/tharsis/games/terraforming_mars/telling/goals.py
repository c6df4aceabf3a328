"""Milestones and awards: in short what can still be had, in the long form everybody's standing."""

from tharsis.games.terraforming_mars.shown import Award, Look, Milestone
from tharsis.games.terraforming_mars.telling.tongue import Tongue, number
from tharsis.kernel import Section


def goals(look: Look, tongue: Tongue) -> Section:
    """Both in short: what can still be had, and what is."""
    lines = [*_milestones_in_short(look, tongue), *_awards_in_short(look, tongue)]
    return tongue.section("goals", lines)


def _milestones_in_short(look: Look, tongue: Tongue) -> list[str]:
    claimed = [_claimed(tongue, m) for m in look["milestones"] if m["owner"] is not None]
    still = [_toward(tongue, m) for m in look["milestones"] if m["owner"] is None]
    if not look["milestones_left"]:
        return [tongue.listed("claimed", claimed)]
    return [
        tongue.told("milestones-open", price=look["milestone_price"], things=", ".join(still)),
        tongue.listed("claimed", claimed),
    ]


def _claimed(tongue: Tongue, milestone: Milestone) -> str:
    name = tongue.speaker.name("milestone", milestone["id"])
    return tongue.told("claimed-by", milestone=name, player=tongue.owner(milestone["owner"]))


def _toward(tongue: Tongue, milestone: Milestone) -> str:
    """How far the seat is; to a spectator, how far the first of all is."""
    standing = milestone["standing"]
    now = standing[tongue.seat] if tongue.seat >= 0 else max(standing)
    name = tongue.speaker.name("milestone", milestone["id"])
    return tongue.told("toward", thing=name, now=now, goal=milestone["goal"])


def _awards_in_short(look: Look, tongue: Tongue) -> list[str]:
    funded = [_race(tongue, award) for award in look["awards"] if award["funder"] is not None]
    still = [_race(tongue, award) for award in look["awards"] if award["funder"] is None]
    lines = [tongue.listed("funded", funded)]
    if look["award_price"] is None:
        return lines
    return [tongue.told("awards-open", price=look["award_price"], things=", ".join(still)), *lines]


def _race(tongue: Tongue, award: Award) -> str:
    """The seat's figure beside the best of the others."""
    name, standing = tongue.speaker.name("award", award["id"]), award["standing"]
    if tongue.seat < 0:
        return tongue.told("best", thing=name, best=number(max(standing)))
    best = max(n for seat, n in enumerate(standing) if seat != tongue.seat)
    return tongue.told("race", thing=name, now=number(standing[tongue.seat]), best=number(best))


def milestones(look: Look, tongue: Tongue) -> Section:
    heads = [*tongue.heads("milestone", "counts", "goal"), *_seats(look, tongue), *tongue.heads("claimed")]
    rows = [
        [
            tongue.speaker.name("milestone", milestone["id"]),
            tongue.told("milestone", milestone["id"]),
            str(milestone["goal"]),
            *map(str, milestone["standing"]),
            tongue.owner(milestone["owner"]),
        ]
        for milestone in look["milestones"]
    ]
    price = tongue.told("milestones-left", n=look["milestones_left"], price=look["milestone_price"])
    return tongue.section("milestones", [price] if rows else [], heads=heads, rows=rows)


def awards(look: Look, tongue: Tongue) -> Section:
    heads = [*tongue.heads("award", "counts"), *_seats(look, tongue), *tongue.heads("funded")]
    rows = [
        [
            tongue.speaker.name("award", award["id"]),
            tongue.told("award", award["id"]),
            *_with_points(tongue, award),
            tongue.owner(award["funder"]),
        ]
        for award in look["awards"]
    ]
    price = look["award_price"]
    line = tongue.told("awards-gone") if price is None else tongue.told("awards-next", price=price)
    rule = tongue.told("awards-rule", players=len(look["players"]))
    return tongue.section("awards", [line, rule] if rows else [], heads=heads, rows=rows)


def _seats(look: Look, tongue: Tongue) -> list[str]:
    return [tongue.told("head-of", player=tongue.player(player["seat"])) for player in look["players"]]


def _with_points(tongue: Tongue, award: Award) -> list[str]:
    return [
        tongue.told("with-points", n=number(n), points=won) if won else number(n)
        for n, won in zip(award["standing"], award["points"], strict=True)
    ]
