"""What the page draws of Twilight Struggle is what the rules print."""

import re
from pathlib import Path

from tharsis.games.twilight_struggle import GAME

DRAWN = Path(__file__).parents[2] / "web" / "src" / "games" / "twilight-struggle"


def drawn_countries() -> dict[str, tuple[str, int, bool]]:
    rows = re.findall(r"place\('(\w+)',[\s\d,]+'(\w+)',\s*(\d)(, 1)?\)", (DRAWN / "layout.ts").read_text())
    return {id: (region, int(stability), bool(battleground)) for id, region, stability, battleground in rows}


def test_countries_have_their_region_stability_and_battleground() -> None:
    assert GAME.board is not None
    printed = {
        str(row["id"]): (row["region"], row["stability"], row["battleground"])
        for row in GAME.board()
        if row["id"] != "chinese_civil_war"
    }
    assert drawn_countries() == printed


def test_links_are_the_adjacencies() -> None:
    assert GAME.board is not None
    text = (DRAWN / "layout.ts").read_text()
    drawn = {frozenset(pair) for pair in re.findall(r"\['(\w+)', '(\w+)'\]", text)}
    printed = set()
    for row in GAME.board():
        if row["id"] == "chinese_civil_war":
            continue
        adjacent = row["adjacent"]
        assert isinstance(adjacent, (list, tuple))
        printed |= {frozenset((str(row["id"]), str(other))) for other in adjacent}
    assert drawn == printed


def test_cards_have_their_number_side_value_war_and_star() -> None:
    assert GAME.cards is not None
    pattern = r"face\(\s*(\d+), '(\w+)',\s*'(\w+)',\s*(\d), '(\w+)'(, '\*')?\)"
    rows = re.findall(pattern, (DRAWN / "cards.ts").read_text())
    drawn = {id: (int(number), side, int(ops), war, bool(star)) for number, id, side, ops, war, star in rows}
    printed = {
        str(row["id"]): (row["number"], row["side"], row["ops"], row["era"], row["starred"])
        for row in GAME.cards()
    }
    assert drawn == printed
