"""Saves count cards that hold something or do something by their place in two lists that only grow."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tharsis
from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import deck
from tharsis.games.terraforming_mars.scenario import act

#: The two lists as release 0.2.0 had them.
HOLDERS = """
    search_for_life predators security_fleet regolith_eaters ghg_producing_bacteria ants tardigrades fish
    small_animals birds physics_complex ecological_zone decomposers herbivores nitrite_reducing_bacteria
    pets livestock olympus_conference
"""
ACTORS = """
    united_nations_mars_initiative search_for_life inventors_guild martian_rails water_import_from_europa
    space_elevator development_center equatorial_magnetizer predators security_fleet regolith_eaters
    ghg_producing_bacteria ants tardigrades fish small_animals electro_catapult birds space_mirrors
    physics_complex ironworks steelworks ore_processor business_network industrial_center symbiotic_fungus
    extreme_cold_fungus caretaker_contract nitrite_reducing_bacteria water_splitting_plant livestock
    aquifer_pumping power_infrastructure restricted_area underground_detonations ai_central
"""


@pytest.mark.parametrize(("now", "then"), [(deck.HOLDERS, HOLDERS), (deck.ACTORS, ACTORS)])
def test_the_lists_begin_as_in_an_earlier_release(now: list[int], then: str) -> None:
    assert [deck.ASSET_IDS[card] for card in now][: len(then.split())] == then.split()


def test_bits_fit_into_a_mask() -> None:
    assert len(deck.ACTORS) <= 61


def test_a_card_that_saves_cannot_count_is_an_error() -> None:
    with pytest.raises(ValueError, match="moon, which is no card"):
        deck.listed("fish moon")
    with pytest.raises(ValueError, match="fish twice"):
        deck.listed("fish birds fish")
    with pytest.raises(ValueError, match="fish is missing"):
        deck.place(deck.CARDS[deck.number_of("fish")], deck.listed("birds ants"))


def test_a_card_printed_twice_is_an_error() -> None:
    fish = deck.CARDS[deck.number_of("fish")]
    with pytest.raises(ValueError, match="card fish is printed twice"):
        deck.fill([fish, fish])
    assert len(deck.CARDS) == deck.ASSETS


# -- a card before all others comes to hold and to do something ---------------------------------------

FIRST = 'card(1, "colonizer_training_camp", cost=8,'
CHANGES = (
    ("cards/projects_001.py", FIRST, f"{FIRST} holds=MICROBES, action=(Deed(add_here(1)),),"),
    ("deck.py", "livestock olympus_conference\n", "livestock olympus_conference colonizer_training_camp\n"),
    ("deck.py", "detonations ai_central\n", "detonations ai_central colonizer_training_camp\n"),
)
MARKS = """
import sys
from pathlib import Path
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.deck import CARDS, number_of
s = GAME.load(Path(sys.argv[1]).read_bytes(), older=True)
print(*[card.id for card in CARDS if card.action and s.used >> card.bit & 1], end="; ")
print(*[f"{card.id} {s.on_card(card.index)}" for card in CARDS if s.on_card(card.index)], end="; ")
first = number_of("colonizer_training_camp")
s.apply(0, GAME.actions.parse("use colonizer_training_camp"))
print(s.on_card(first), s.on_card(number_of("fish")))
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The sources of a release in which the first project holds microbes and has an action."""
    leave = shutil.ignore_patterns("__pycache__", "server", "*.so")
    shutil.copytree(Path(tharsis.__file__).parent, tmp_path / "tharsis", ignore=leave)
    for name, old, new in CHANGES:
        path = tmp_path / "tharsis" / "games" / "terraforming_mars" / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return tmp_path


def test_an_older_save_marks_the_same_cards(later: Path) -> None:
    mars = table().in_play(0, "colonizer_training_camp", "fish", "tardigrades").cubes("fish", 2)
    (later / "saved").write_bytes(act(mars.turn(), "use tardigrades").save())
    done = subprocess.run(
        [sys.executable, "-c", MARKS, "saved"],
        cwd=later,
        env={**os.environ, "PYTHONPATH": str(later)},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "tardigrades; tardigrades 1 fish 2; 1 2\n", done.stderr
