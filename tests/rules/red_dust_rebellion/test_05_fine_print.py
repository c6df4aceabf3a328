"""Chapter 5, the fine print: when Control is adjusted, what a destination costs, where a path may lead."""

import pytest

from rules.red_dust_rebellion.story import at, table
from tharsis.games.red_dust_rebellion.codes import COIN
from tharsis.games.red_dust_rebellion.pieces import CORP, MG


@pytest.mark.rule("RD 1.9")
@pytest.mark.card("RD torture_video_leaks")
def test_units_that_do_not_count_for_control_change_nothing_by_leaving():
    scene = (
        table().campaign("torture_video_leaks").put("europa", mg_troop=2, security=2, specops=1, rd_rebel=1)
    )
    s = scene.s
    assert s.control(at("europa")) == COIN
    assert s.control_without(at("europa"), CORP) == COIN
    assert s.control_without(at("europa"), MG) != COIN
    scene.put("marth", security=2, rd_rebel=1)
    assert s.control_without(at("marth"), CORP) != COIN
