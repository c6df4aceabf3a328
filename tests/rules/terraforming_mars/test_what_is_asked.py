"""What each question says, with its figures."""

from collections.abc import Callable

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import TMState


@pytest.mark.parametrize(
    ("start", "answers", "asked"),
    [
        (lambda: table().turn(), "", "turn 1"),
        (lambda: table().generation(7).turn(), "", "turn 7"),
        (lambda: table().turn(), "convert-heat", "second"),
        (
            lambda: TMScenario(2).corporation(0, "helion").stock(0, money=9, heat=9).turn(),
            "build power_plant",
            "heat 11",
        ),
        (lambda: table().stock(0, titanium=0).hand(0, "comet").turn(), "play comet", "first"),
        (
            lambda: table().in_play(0, "mine", "power_plant").hand(0, "robotic_workforce").turn(),
            "play robotic_workforce",
            "copy",
        ),
        (lambda: table().hand(0, "insulation").turn(), "play insulation", "insulate"),
        (
            lambda: table().in_play(0, "power_infrastructure").turn(),
            "use power_infrastructure",
            "sell-energy",
        ),
        (lambda: table().in_play(0, "inventors_guild").turn(), "use inventors_guild", "buy"),
        (lambda: table().hand(0, "invention_contest").turn(), "play invention_contest", "look 1"),
        (
            lambda: (
                table()
                .in_play(0, "mars_university")
                .hand(0, "mine", "gene_repair")
                .in_play(0, "research", "physics_complex")
                .turn()
            ),
            "play gene_repair",
            "exchange",
        ),
        (
            lambda: (
                table()
                .in_play(0, "fish", "ants")
                .cubes("fish", 1)
                .cubes("ants", 1)
                .hand(0, "ceos_favorite_project")
                .turn()
            ),
            "play ceos_favorite_project",
            "add-any",
        ),
        (
            lambda: TMScenario(2).temperature(8).oxygen(14).oceans(9).stock(0, plants=8).turn(),
            "pass; pass",
            "final 8",
        ),
        (lambda: TMScenario(2).stock(0, money=4).turn(), "pass; pass", "research 24"),
        (lambda: TMScenario(2, draft=True).turn(), "pass; pass", "draft"),
        (lambda: table().hand(0, "space_elevator").turn(), "play space_elevator", "steel 27"),
        (lambda: table().hand(0, "space_elevator").turn(), "play space_elevator; pay-steel 3", "titanium 21"),
        (lambda: table().turn(), "build city", "place tile/city"),
        (lambda: table().hand(0, "land_claim").turn(), "play land_claim", "claim-hex"),
        (lambda: table().hand(0, "virus").turn(), "play virus", "way card/virus"),
        (lambda: table().hand(0, "virus").turn(), "play virus; choose plants", "remove resource/plants 5"),
        (
            lambda: table().hand(0, "virus").turn(),
            "play virus; choose plants; target 1",
            "amount resource/plants",
        ),
        (
            lambda: table().hand(0, "hired_raiders").turn(),
            "play hired_raiders; choose steel",
            "steal resource/steel 2",
        ),
        (lambda: table().temperature(2).hand(0, "fish").turn(), "play fish", "decrease resource/plants 1"),
        (
            lambda: table().in_play(1, "fish").cubes("fish", 3).hand(0, "virus").turn(),
            "play virus; choose animals",
            "remove-cubes cube/animal 2",
        ),
        (
            lambda: table().in_play(1, "fish").cubes("fish", 3).hand(0, "virus").turn(),
            "play virus; choose animals; on fish",
            "cube-amount cube/animal",
        ),
        (
            lambda: (
                table()
                .in_play(0, "tardigrades", "ants")
                .stock(0, titanium=0)
                .hand(0, "imported_nitrogen")
                .turn()
            ),
            "play imported_nitrogen",
            "add cube/microbe 3",
        ),
        (
            lambda: (
                table()
                .in_play(0, "predators")
                .in_play(1, "fish", "birds")
                .cubes("fish", 1)
                .cubes("birds", 1)
                .turn()
            ),
            "use predators",
            "prey cube/animal",
        ),
        (
            lambda: table().tile("city", "r2c5", 1).hand(0, "flooding").turn(),
            "play flooding",
            "place tile/ocean",
        ),
        (
            lambda: table().tile("city", "r2c5", 1).hand(0, "flooding").turn(),
            "play flooding; place r1c5",
            "flooding 4",
        ),
        (lambda: table().hand(0, "mine").turn(), "sell-patents; discard mine", "sell 1"),
        (
            lambda: table().in_play(0, "electro_catapult").turn(),
            "use electro_catapult",
            "action-way card/electro_catapult",
        ),
        (
            lambda: table().in_play(0, "viral_enhancers").hand(0, "ants").oxygen(4).turn(),
            "play ants",
            "effect-way card/viral_enhancers",
        ),
        (
            lambda: (
                table()
                .in_play(0, "olympus_conference")
                .cubes("olympus_conference", 1)
                .stock(0, titanium=0)
                .hand(0, "trans_neptune_probe")
                .turn()
            ),
            "play trans_neptune_probe",
            "effect-way card/olympus_conference",
        ),
    ],
)
def test_what_a_question_says(start: Callable[[], TMState], answers: str, asked: str) -> None:
    s = act(start(), *[answer for answer in answers.split("; ") if answer])
    assert s.asking is not None
    prompt = s.asking.prompt(s, s.actor())
    term = GAME.prompts.terms[prompt.key]
    assert " ".join([term.name, *[str(value) for value in term.values(prompt.args).values()]]) == asked
