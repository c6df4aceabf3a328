"""What is printed on the board: the spaces row by row, the planet, the lists beside the map."""

from tharsis.games.terraforming_mars.board import (
    AREA,
    AREA_IDS,
    AWARD_IDS,
    AWARD_PRICES,
    BONUS,
    BONUS_CARDS,
    COLDEST,
    HEX_IDS,
    MILESTONE_GOALS,
    MILESTONE_IDS,
    MILESTONE_PRICE,
    NEIGHBOURS,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCE_IDS,
    STANDARD_IDS,
    STANDARD_PRICES,
    VOLCANIC,
)
from tharsis.games.terraforming_mars.shown import Bonus
from tharsis.games.terraforming_mars.tables import charts
from tharsis.games.terraforming_mars.telling.tongue import Tongue, number
from tharsis.kernel import Section, Speaker

ROWS = 9


def tell_board(speaker: Speaker) -> list[Section]:
    tongue = Tongue(speaker, -1)
    spaces = [_row(row, tongue) for row in range(1, ROWS + 1)]
    spaces[0].lines.append(tongue.told("grid"))
    return [*spaces, _planet(tongue), _projects(tongue), _milestones(tongue), _awards(tongue)]


# -- the map --------------------------------------------------------------------------------------


def _row(row: int, tongue: Tongue) -> Section:
    """The spaces of a row, from west to east."""
    heads = [*tongue.heads("space"), "", *tongue.heads("gives", "next-to")]
    rows = [_space(hex_, tongue) for hex_, id in enumerate(HEX_IDS) if int(id[1]) == row]
    return tongue.section(f"row_{row}", title=tongue.told("row", n=row), heads=heads, rows=rows)


def _space(hex_: int, tongue: Tongue) -> list[str]:
    area = "volcano" if VOLCANIC[hex_] else AREA_IDS[AREA[hex_]]
    beside = [tongue.speaker.name("hex", HEX_IDS[other]) for other in NEIGHBOURS[hex_]]
    name = tongue.speaker.name("hex", HEX_IDS[hex_])
    return [name, tongue.told("ground", area), bonus_of(hex_, tongue), ", ".join(beside)]


def bonus_of(hex_: int, tongue: Tongue) -> str:
    """What a space gives whoever builds on it."""
    bonus: dict[str, int] = {id: n for id, n in zip(RESOURCE_IDS, BONUS[hex_], strict=True) if n}
    if BONUS_CARDS[hex_]:
        bonus["card"] = BONUS_CARDS[hex_]
    return tongue.amounts(bonus)


# -- beside it ------------------------------------------------------------------------------------


def _planet(tongue: Tongue) -> Section:
    tracks = charts()
    heads = tongue.heads("parameter", "start", "goal", "gives")
    rows = [
        _parameter("temperature", COLDEST, tracks["temperature"]["steps"][-1], tongue),
        _parameter("oxygen", 0, OXYGEN_GOAL, tongue),
        _parameter("oceans", 0, OCEANS_GOAL, tongue),
    ]
    rows[0].append(_bonuses("temperature", tracks["temperature"]["bonuses"], tongue))
    rows[1].append(_bonuses("oxygen", tracks["oxygen"]["bonuses"], tongue))
    rows[2].append("")
    return tongue.section("planet", [tongue.told("rating")], heads=heads, rows=rows)


def _parameter(id: str, start: int, goal: int, tongue: Tongue) -> list[str]:
    return [tongue.told("parameter", id), *[tongue.told("at", id, n=number(at)) for at in (start, goal)]]


def _bonuses(parameter: str, bonuses: list[Bonus], tongue: Tongue) -> str:
    return ", ".join(
        tongue.told("gives", bonus["gives"], at=tongue.told("at", parameter, n=number(bonus["at"])))
        for bonus in bonuses
    )


def _projects(tongue: Tongue) -> Section:
    rows = [
        [tongue.speaker.name("project", id), tongue.money(price), tongue.told("project", id)]
        for id, price in zip(STANDARD_IDS, STANDARD_PRICES, strict=True)
    ]
    title = tongue.speaker.say("board", "projects")
    heads = tongue.heads("project", "cost", "brings")
    return tongue.section("projects", [tongue.told("patents")], title=title, heads=heads, rows=rows)


def _milestones(tongue: Tongue) -> Section:
    rows = [
        [tongue.speaker.name("milestone", id), tongue.told("milestone", id), str(goal)]
        for id, goal in zip(MILESTONE_IDS, MILESTONE_GOALS, strict=True)
    ]
    line = tongue.told("milestone-price", price=MILESTONE_PRICE)
    return tongue.section("milestones", [line], heads=tongue.heads("milestone", "counts", "goal"), rows=rows)


def _awards(tongue: Tongue) -> Section:
    first, second, third = AWARD_PRICES
    rows = [[tongue.speaker.name("award", id), tongue.told("award", id)] for id in AWARD_IDS]
    lines = [tongue.told("award-prices", first=first, second=second, third=third)]
    lines.append(tongue.told("awards-rule", players=0))
    return tongue.section("awards", lines, heads=tongue.heads("award", "counts"), rows=rows)
