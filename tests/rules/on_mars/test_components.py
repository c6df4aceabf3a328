"""Each component that acts has a test by name; here are those that no chapter of the rules tests itself."""

from pathlib import Path

import pytest

from rules.on_mars.story import options, play, reason
from tharsis.games.on_mars import GAME, board, deck
from tharsis.games.on_mars.actions import BENEFIT, LAB, TECH
from tharsis.games.on_mars.board import EXECUTIVE_IDS, LAB_IDS, SPACES
from tharsis.games.on_mars.codes import ACTION_IDS, TECH_IDS, TECHS
from tharsis.games.on_mars.deck import SOLO_CARDS, SOLO_GOALS
from tharsis.games.on_mars.rules.development import Developed
from tharsis.games.on_mars.rules.shuttle import Arrive
from tharsis.games.on_mars.scenario import OMScenario
from tharsis.games.on_mars.tables import card_table
from tharsis.rulebook import marks

COMPONENTS = [
    *[str(card["id"]) for card in card_table()],
    *[f"act_{id}" for id in ACTION_IDS],
    *[f"executive_{id}" for id in EXECUTIVE_IDS],
    *[f"space_{number}" for number in range(1, SPACES + 1)],
    *[f"benefit_{id}" for id in BENEFIT.ids],
    *[f"tech_{id}" for id in TECH_IDS],
    *[f"lab_{id}" for id in LAB_IDS],
    *[f"solo_card_{number}" for number in range(1, SOLO_CARDS + 1)],
    *[f"solo_goal_{id}" for id in SOLO_GOALS],
]


def test_each_component_that_acts_has_a_test_by_name() -> None:
    carried = marks(GAME, Path(__file__).parent, "card")
    assert sorted(set(COMPONENTS) - set(carried)) == []
    assert sorted(set(carried) - set(COMPONENTS)) == []


def test_counts_are_those_of_the_printed_tables() -> None:
    """They stand as plain numbers in the sources, which compiles to quicker code."""
    assert len(board.CELLS) == board.HEXES
    assert [len(ids) for ids in (deck.BLUEPRINT_IDS, deck.SCIENTIST_IDS, deck.CONTRACT_IDS)] == [
        deck.BLUEPRINTS,
        deck.SCIENTISTS,
        deck.CONTRACTS,
    ]


@pytest.mark.rule("OM 4.4")
@pytest.mark.parametrize(
    ("lab", "gives"),
    [
        pytest.param("1a", "take crystal", marks=pytest.mark.card("OM lab_1a")),
        pytest.param("1b", "crystal", marks=pytest.mark.card("OM lab_1b")),
        pytest.param("2a", "", marks=pytest.mark.card("OM lab_2a")),
        pytest.param("2b", "", marks=pytest.mark.card("OM lab_2b")),
        pytest.param("2c", "", marks=pytest.mark.card("OM lab_2c")),
        pytest.param("3a", "mineral", marks=pytest.mark.card("OM lab_3a")),
        pytest.param("3b", "move bot1 n", marks=pytest.mark.card("OM lab_3b")),
        pytest.param("4a", "", marks=pytest.mark.card("OM lab_4a")),
        pytest.param("4b", "", marks=pytest.mark.card("OM lab_4b")),
        pytest.param("4c", "", marks=pytest.mark.card("OM lab_4c")),
        pytest.param("5a", "upgrade metal_deposit", marks=pytest.mark.card("OM lab_5a")),
        pytest.param("5b", "take-blueprint wind_turbines", marks=pytest.mark.card("OM lab_5b")),
        pytest.param("6a", "", marks=pytest.mark.card("OM lab_6a")),
    ],
)
def test_each_laboratory_space_gives_its_benefit(lab: str, gives: str) -> None:
    t = OMScenario().tech(0, "mine", "1a").goods(0, mineral=1).bot(0, 1, "g4").blueprint(0, "metal_deposit")
    s = t.ask(Developed(0, TECH.index("mine"), LAB.index(lab)), Arrive(1, 0))
    assert s.goods[0] == (2 if gives == "mineral" else 1)
    assert s.waiting[0] == (1 if gives == "crystal" else 0)
    if gives in ("", "mineral", "crystal"):
        assert s.actor() == 1
    else:
        assert gives in options(s, 0)


@pytest.mark.rule("OM 4.5", "OM 5.7")
@pytest.mark.parametrize(
    ("tech", "bot", "site"),
    [
        pytest.param("mine", "f5", "f5", marks=pytest.mark.card("OM tech_mine")),
        pytest.param("generator", "g2", "g2", marks=pytest.mark.card("OM tech_generator")),
        pytest.param("water_extractor", "i4", "i4", marks=pytest.mark.card("OM tech_water_extractor")),
        pytest.param("greenhouse", "g8", "g8", marks=pytest.mark.card("OM tech_greenhouse")),
        pytest.param("oxygen_condenser", "e6", "e6", marks=pytest.mark.card("OM tech_oxygen_condenser")),
        pytest.param("shelter", "d3", "d3", marks=pytest.mark.card("OM tech_shelter")),
    ],
)
def test_each_building_tech_makes_complexes(tech: str, bot: str, site: str) -> None:
    """Beside one of its type a building needs the Tech of the type, here another company's of level 1."""

    def site_of(*, owner: bool) -> str:
        t = OMScenario().bot(0, 1, bot)
        shelters = [c * TECHS + TECH.index("shelter") for c in range(2)]
        for at in shelters:
            t.s.lab[at] = -1
            t.s.tech_bag.append(TECH.index("shelter"))
        if owner:
            t.tech(1, tech, "1a")
        s = play(t.turn(0), 0, "act construct_building", f"build {tech}")
        return reason(s, 0, f"at {site}")

    assert site_of(owner=False) == "tech-too-low"
    assert site_of(owner=True) == ""


@pytest.mark.rule("OM 4.5", "OM 5.12")
@pytest.mark.card("OM tech_ship")
def test_ship_tech_brings_its_level_of_colonists() -> None:
    t = OMScenario().shelter(0, "a1", "a2").tech(1, "ship", "3a").goods(0, plant=1, water=1, mineral=0)
    s = play(t.turn(0), 0, "act welcome_ship", "ship 1", "crew colonists", "use green")
    assert s.quarters[0] == 3 + 2 + 3
    assert "take-oxygen" in options(s, 1)  # a single thing was left to do: the turn has ended
