"""What is printed on cards as rows of pictures."""

import pytest

from tharsis.games.terraforming_mars.board import AWARD_IDS, MILESTONE_IDS, STANDARD_IDS
from tharsis.games.terraforming_mars.deck import CARDS
from tharsis.kernel import game

CHARTS = game("terraforming-mars").charts()


def written(sign):
    """A picture in letters: [] is a production box, ! is of any player, * is as the text says."""
    figure = "" if "n" not in sign else f"{sign['n']} "
    marks = ("!" if sign.get("any") else "") + ("*" if sign.get("star") else "")
    plain = f"{figure}{sign['icon'].rpartition('/')[2]}{marks}"
    return f"[{plain}]" if sign.get("box") else plain


def rows_of(id_):
    rows = []
    for row in CHARTS["cards"][id_]:
        before, after = ([written(sign) for sign in row[side]] for side in ("when", "then"))
        rows.append((row["kind"], ", ".join(before), ", ".join(after)))
    return rows


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_part_of_a_card_has_its_row(card):
    kinds = [kind for kind, _, _ in rows_of(card.id)]
    assert ("now" in kinds) == bool(card.effects)
    assert ("first" in kinds) == bool(card.first)
    assert kinds.count("action") == len(card.action)
    assert kinds.count("lasting") >= len(card.ongoing)
    assert ("points" in kinds) == bool(card.points.counted or card.points.plain)
    assert all(row["then"] for row in CHARTS["cards"][card.id])


def test_what_goals_count_and_projects_bring_has_pictures():
    assert list(CHARTS["goals"]) == [*MILESTONE_IDS, *AWARD_IDS]
    assert list(CHARTS["projects"]) == [*STANDARD_IDS]


@pytest.mark.parametrize(
    ("id_", "rows"),
    [
        ("asteroid", [("now", "", "1 temperature, 2 titanium, -3 plants!")]),
        ("capital",
         [("now", "", "[-2 energy], [5 megacredits], capital*"), ("points", "", "1 points, per, ocean*")]),
        ("regolith_eaters", [("action", "", "1 microbe"), ("action", "or, 2 microbe", "1 oxygen")]),
        ("water_import_from_europa",
         [("action", "12 megacredits, titanium*", "ocean"), ("points", "", "1 points, per, jovian")]),
        ("local_heat_trapping", [("now", "", "-5 heat"), ("now", "", "4 plants, or, 2 animal*")]),
        ("ants", [("action", "1 microbe!", "1 microbe"), ("points", "", "1 points, per, 2 microbe")]),
        ("media_group", [("lasting", "event", "3 megacredits")]),
        ("toll_station", [("now", "", "[1 megacredits], [per], [space!]")]),
        ("tharsis_republic",
         [("first", "", "city"), ("lasting", "city!*", "[1 megacredits]"),
          ("lasting", "city", "3 megacredits")]),
        ("beginner_corporation", []),
    ],
)  # fmt: skip
def test_cards_read_as_they_are_printed(id_, rows):
    assert rows_of(id_) == rows
