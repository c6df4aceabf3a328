"""What leaves the process: the table as JSON, and as numbers for learning."""

import json
import random

import pytest

from rules.on_mars.story import play
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.scenario import OMScenario


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_is_json_for_every_seat_and_a_spectator(seats: int) -> None:
    s = GAME.new(seed=9, seats=seats)
    choice = random.Random(seats)
    for _ in range(120):
        if s.over:
            break
        for seat in range(-1, seats):
            table = json.loads(json.dumps(s.look(seat)))
            assert len(table["map"]) == 91
            assert len(table["companies"]) == max(2, seats)
            for c, company in enumerate(table["companies"]):
                hidden = c != seat and seats > 1  # alone there is nobody to hide from
                assert not hidden or all(goal == "" for goal in company["goals"])
        s.apply(s.actor(), choice.choice(s.legal(s.actor())))


def test_sites_are_shown_with_the_tech_they_need() -> None:
    table = OMScenario().turn(0).look(0)
    sites = table["sites"]
    assert isinstance(sites, list)
    assert {"building": "generator", "hex": "e2", "tech": 0} in sites
    assert {"building": "generator", "hex": "f2", "tech": 1} in sites
    assert not [site for site in sites if site["hex"] == "e3"]


def test_numbers_have_one_length_and_start_with_the_own_company() -> None:
    assert GAME.observation is not None
    lengths = {len(GAME.new(seed=2, seats=seats).observe(0)) for seats in (1, 2, 3, 4)}
    assert lengths == {GAME.observation.size}
    s = OMScenario().goods(0, water=2).turn(0)
    assert s.observe(0) != s.observe(1)


def test_the_advisor_builds_what_the_colony_needs() -> None:
    """With a site, a mineral and a Colonist it constructs, and takes the Complex that Tech allows."""
    assert GAME.advisor is not None
    advisor = GAME.advisor()
    s = OMScenario().goods(0, mineral=2).tech(0, "generator", "2a").colonists(0, 4).turn(0)
    taken: list[str] = []
    while s.actor() == 0 and len(taken) < 12:
        action = advisor.choose(s.redeal(0, 1), 0, s.legal(0))
        taken.append(GAME.actions.notation(action))
        s = play(s, 0, taken[-1])
        if taken[-1].startswith("at "):
            break
    assert taken[0] == "act construct_building"
    assert s.lss != [1, 1, 1, 1] or s.shelters[0] == 2 or s.miner.count(0) == 1
