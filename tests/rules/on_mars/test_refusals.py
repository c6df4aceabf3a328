"""What cannot be done is refused with its rule, and what cannot be paid with how much is missing."""

import pytest

from rules.on_mars.story import play, reason, shortage
from tharsis.games.on_mars import GAME
from tharsis.games.on_mars.scenario import OMScenario


def poor(seats: int = 2) -> OMScenario:
    """Blue in Orbit without goods and crystals; an executive action is left to ask for."""
    t = (
        OMScenario(seats)
        .at(0, 1)
        .crystals(0, 0)
        .built(0, "casino", "e3")
        .scientist(0, "systems_engineer", "casino")
    )
    return t.bot(0, 1, "d3").goods(0, mineral=0, battery=0, water=0, plant=0, oxygen=0)


@pytest.mark.rule("OM 2.1")
def test_resources_missing_for_a_main_action() -> None:
    s = poor().tech(0, "shelter", "4b").turn(0)
    assert shortage(s, 0, "act research") == ("resources", 2)
    s = poor().at(0, 5).colonists(0, 1).turn(0)
    assert shortage(s, 0, "act welcome_ship") == ("resources", 2)
    assert shortage(s, 0, "act construct_building") == ("resources", 1)
    assert shortage(s, 0, "act hire") == ("resources", 2)


@pytest.mark.rule("OM 2.1", "OM 4.3")
def test_resources_missing_for_one_of_several() -> None:
    s = play(poor().turn(0), 0, "act learn_technology")
    assert shortage(s, 0, "take-tech middle1") == ("resources", 1)
    assert shortage(s, 0, "take-tech top1") == ("resources", 2)
    t = poor().tech(1, "ship", "1a").tech(1, "upgrade", "1b")
    t.s.grid[6] = t.s.grid[7] = -1
    assert shortage(t.turn(0), 0, "act learn_technology") == ("resources", 1)


@pytest.mark.rule("OM 2.3")
def test_crystals_missing() -> None:
    s = OMScenario().level(5).hangar(0, 5).crystals(0, 1).turn(0)
    assert shortage(s, 0, "executive rover") == ("crystals", 3)
    assert shortage(s, 0, "executive bots") == ("crystals", 1)
    s = OMScenario().level(5).built(0, "casino", "e3").bot(0, 1, "d3").crystals(0, 0).turn(0)
    assert shortage(s, 0, "operate casino") == ("crystals", 2)
    s = play(OMScenario().crystals(0, 0).turn(0), 0, "act control_center")
    assert shortage(s, 0, "boost-bots") == ("crystals", 1)


@pytest.mark.rule("OM 3.3")
def test_crystals_or_colonists_missing_for_a_slot() -> None:
    s = (
        OMScenario(4)
        .slot(1, "construct_building")
        .slot(2, "construct_building")
        .colonists(0, 1)
        .crystals(0, 0)
        .turn(0)
    )
    assert shortage(s, 0, "act construct_building") == ("crystals", 2)
    assert shortage(OMScenario().colonists(0, 0).turn(0), 0, "act construct_building") == ("colonists", 1)


@pytest.mark.rule("OM 5.13")
def test_the_geologist_is_short_of_colonists() -> None:
    s = play(OMScenario().colonists(0, 2).goods(0, mineral=0, battery=2).turn(0), 0, "act hire")
    assert shortage(s, 0, "hire post1") == ("colonists", 1)
    assert shortage(s, 0, "hire post4") == ("resources", 1)


@pytest.mark.rule("OM 4.2", "OM 4.6")
def test_a_slot_is_short_of_a_colonist() -> None:
    assert shortage(OMScenario().at(0, 2).colonists(0, 0).turn(0), 0, "act obtain_blueprint") == (
        "colonists",
        1,
    )


@pytest.mark.rule("OM 4.4", "OM 5.4")
def test_nothing_to_do_is_told_apart() -> None:
    t = poor().goods(0, oxygen=2).tech(0, "shelter", "6a")
    assert reason(t.turn(0), 0, "act research") == "no-development"
    t = poor().at(0, 5).bot(0, 1, "a1").goods(0, mineral=2)
    assert reason(t.turn(0), 0, "act construct_building") == "nowhere-to-build"


def test_every_refusal_names_a_rule_of_the_book() -> None:
    headings = {
        line.split()[1]
        for line in (GAME.folder / "rulebook" / "en.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("##")
    }
    for term in GAME.reasons.terms:
        if term.rule:
            assert term.rule in headings, f"{term.name} cites {term.rule}"
    own = [term for term in GAME.reasons.terms if not term.rule]
    assert {term.name for term in own} <= {
        "legal", "unknown-action", "not-your-decision", "not-now", "game-over",
    }  # fmt: skip
