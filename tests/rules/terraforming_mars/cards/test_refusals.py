"""Every card is refused for each of its reasons, and every building's box can be copied (8.1.1)."""

import pytest

from rules.terraforming_mars.cards.test_projects_001 import ROWS as FIRST
from rules.terraforming_mars.cards.test_projects_053 import ROWS as SECOND
from rules.terraforming_mars.cards.test_projects_105 import ROWS as THIRD
from rules.terraforming_mars.cards.test_projects_157 import ROWS as FOURTH
from rules.terraforming_mars.story import Row, changes, each, name, play, ready, refusal, table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import CARDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.scenario import NAMES

ROWS: tuple[Row, ...] = (*FIRST, *SECOND, *THIRD, *FOURTH)


def own_losses(row: Row) -> dict[str, int]:
    """Steps of own production that a play takes, by resource."""
    found = {}
    for part in row[8].split(", "):
        *what, n = part.split()
        if len(what) == 2 and what[1] == "production" and what[0] in NAMES and int(n) < 0:
            found[what[0]] = -int(n)
    # Copies and conversions have a choice, and the city of Immigrant City softens its loss: see the stories.
    if name(row) in ("robotic_workforce", "insulation"):
        return {}
    if name(row) == "immigrant_city":
        del found["money"]
    return found


def boxed(row: Row) -> bool:
    card = CARDS[number_of(name(row))]
    return card.building and not card.event and any(effect.boxed for effect in card.effects)


def test_every_project_has_a_row() -> None:
    assert [number_of(name(row)) for row in ROWS] == list(range(PROJECTS))


@pytest.mark.rule("TM 8.1.2")
@each([row for row in ROWS if row[1]])
def test_one_short_of_the_price(row: Row) -> None:
    s = ready(row).stock(0, money=row[1] - 1, steel=0, titanium=0).turn()
    found = s.why_not(0, GAME.actions.parse(f"play {name(row)}"))
    assert found is not None
    assert (found.name, found.figures) == ("price-short", {"price": row[1], "short": 1})


@pytest.mark.rule("TM 8.1.1")
@each([row for row in ROWS if own_losses(row)])
def test_one_short_of_a_production_to_give_up(row: Row) -> None:
    for resource, n in own_losses(row).items():
        least = n - 5 if resource == "money" else n
        s = ready(row).production(0, **{resource: least - 1}).turn()
        found = s.why_not(0, GAME.actions.parse(f"play {name(row)}"))
        assert found is not None
        assert found.name == "production-short"
        assert found.figures == {
            "resource": f"resource/{resource.replace('money', 'megacredits')}",
            "need": least,
            "now": least - 1,
        }


@pytest.mark.rule("TM 3.1")
@each([row for row in ROWS if " +1" in row[8] and "place" in row[7]])
def test_no_hex_left(row: Row) -> None:
    """With the whole map covered only oceans, which are never compulsory, can still be played for."""
    mars = ready(row)
    for hex_ in range(61):
        if mars.s.tile[hex_] == 0:
            mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    ocean = "oceans" in row[8] and name(row) != "artificial_lake"
    assert refusal(mars.turn(), f"play {name(row)}") == ("" if ocean else "no-hex")


@pytest.mark.card("TM robotic_workforce")
@each([row for row in ROWS if boxed(row)])
def test_the_box_of_every_building_can_be_copied(row: Row) -> None:
    """TM-6: copying does to production what playing the card did, and nothing else."""
    mars = row[6](table()) if row[6] else table()
    mars.in_play(0, name(row))
    mars.s.metal = [1, 2]
    others = [card for card in mars.s.tableau(0) if card != number_of(name(row)) and CARDS[card].building]
    answers = [f"copy {name(row)}"] if others else []
    before, after = play(mars, "robotic_workforce", *answers, *(["target 1"] if "other" in row[8] else []))
    expected = [part for part in row[8].split(", ") if "production" in part]
    if name(row) == "immigrant_city":
        expected = ["energy production -1", "money production -2"]
    assert changes(before, after) == ", ".join(sorted([*expected, "hand -1", "money -9"]))
