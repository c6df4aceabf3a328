"""Every step of the game can wait in a save: under its tag, with its operands, in the middle of anything."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.terraforming_mars.story import table
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.board import CAPITAL, GREENERY, MICROBES, NUCLEAR_ZONE, OCEAN
from tharsis.games.terraforming_mars.codes import DUE_IDS
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules import (
    card_actions,
    choices,
    cubes,
    drawing,
    generation,
    order,
    payment,
    playing,
    projects,
    setup,
    solo,
    targets,
    tiles,
    turn,
)
from tharsis.games.terraforming_mars.scenario import TMScenario, act
from tharsis.games.terraforming_mars.state import DueStep, TMState
from tharsis.kernel import Question
from tharsis.kernel.step import AnyStep

#: Each step as it is written into a save: its tag and its operands. The tags may never change.
WRITTEN: tuple[tuple[AnyStep, list[object]], ...] = (
    (solo.NeutralTiles(), ["neutral-tiles"]),
    (setup.DealStart(), ["deal-start"]),
    (setup.ChooseStart(-1), ["choose-start", -1]),
    (setup.RevealStart(done=1), ["reveal-start", 1]),
    (generation.PlayerOrder(), ["player-order"]),
    (generation.DealResearch(), ["deal-research"]),
    (generation.Draft(-1), ["draft", -1]),
    (generation.PassPackets(), ["pass-packets"]),
    (generation.Research(-1), ["research", -1]),
    (generation.BuyResearch(done=1), ["buy-research", 1]),
    (generation.ActionPhase(), ["action-phase"]),
    (turn.Turn(1, taken=0), ["turn", 1, 0]),
    (turn.NextTurn(), ["next-turn"]),
    (generation.Production(), ["production"]),
    (generation.FinalGreenery(1), ["final-greenery", 1]),
    (generation.Scoring(), ["scoring"]),
    (payment.Payment(1, 14, 3, 5, 2), ["payment", 1, 14, 3, 5, 2]),
    (playing.Played(1, 7), ["played", 1, 7]),
    (projects.Built(1, 4), ["built", 1, 4]),
    (projects.SellPatents(1), ["sell-patents", 1]),
    (card_actions.Way(1, 32), ["way", 1, 32]),
    (card_actions.Gains(1, 11), ["gains", 1, 11]),
    (order.Settle(1), ["settle", 1]),
    (drawing.Draw(1, 2), ["draw", 1, 2]),
    (targets.Loss(1, 0, 2), ["loss", 1, 0, 2]),
    (tiles.PlaceTile(1, 3, 2), ["place-tile", 1, 3, 2]),
    (tiles.ClaimHex(1), ["claim-hex", 1]),
    (targets.Remove(1, 3, 5, steal=True), ["remove", 1, 3, 5, True]),
    (targets.RemoveAmount(1, 0, 3, 5, steal=False), ["remove-amount", 1, 0, 3, 5, False]),
    (targets.Decrease(1, 3, 2), ["decrease", 1, 3, 2]),
    (targets.Flood(1, 4), ["flood", 1, 4]),
    (targets.FloodRemoval(1, 3, 4), ["flood-removal", 1, 3, 4]),
    (cubes.AddCubes(1, 0, 2), ["add-cubes", 1, 0, 2]),
    (cubes.AddAny(1), ["add-any", 1]),
    (cubes.RemoveCubes(1, 0, 2), ["remove-cubes", 1, 0, 2]),
    (cubes.RemoveCubesAmount(1, 51, 2), ["remove-cubes-amount", 1, 51, 2]),
    (cubes.Prey(1, 23), ["prey", 1, 23]),
    (choices.Choice(1, 18), ["choice", 1, 18]),
    (choices.Viral(1, 48), ["viral", 1, 48]),
    (choices.Olympus(1), ["olympus", 1]),
    (choices.University(1), ["university", 1]),
    (choices.CopyBox(1), ["copy-box", 1]),
    (choices.Convert(1), ["convert", 1]),
    (choices.SellEnergy(1), ["sell-energy", 1]),
    (drawing.Look(1, 4, 2), ["look", 1, 4, 2]),
    (drawing.KeepSome(1, 2), ["keep-some", 1, 2]),
    (drawing.BuyOne(1), ["buy-one", 1]),
    (drawing.Reveal(1, 4), ["reveal", 1, 4]),
    (drawing.LookToBuy(1), ["look-to-buy", 1]),
)


def test_every_step_is_written() -> None:
    assert {written[0] for _, written in WRITTEN} == set(GAME.steps.classes)


@pytest.mark.parametrize(("step", "written"), WRITTEN, ids=[str(written[0]) for _, written in WRITTEN])
def test_a_step_waits_in_a_save(step: AnyStep, written: list[object]) -> None:
    assert GAME.steps.pack(step) == written
    s = table().turn()
    s.agenda.insert(0, step)
    loaded = GAME.load(s.save())
    assert loaded.digest() == s.digest()
    assert type(loaded.agenda[0]) is type(step)
    assert GAME.steps.pack(loaded.agenda[0]) == written


#: By which name the player puts each of them first (8.1.3).
DUE = {
    "draw": "draw", "loss": "loss", "claim-hex": "claim", "remove": "remove", "decrease": "decrease",
    "flood": "flooding", "add-any": "add_any", "remove-cubes": "remove_animals", "prey": "prey",
    "choice": "choice", "viral": "viral_enhancers", "olympus": "olympus_conference",
    "university": "mars_university", "copy-box": "copy", "convert": "convert", "sell-energy": "sell_energy",
    "look": "look", "reveal": "reveal", "look-to-buy": "buy", "place-tile": "city",
    "add-cubes": "add_animals",
}  # fmt: skip


@pytest.mark.rule("TM 8.1.3")
def test_each_effect_is_due_under_its_name() -> None:
    found = {str(written[0]): step for step, written in WRITTEN if isinstance(step, DueStep)}
    assert {tag: DUE_IDS[step.due()] for tag, step in found.items()} == DUE
    assert DUE_IDS[cubes.AddCubes(0, MICROBES, 1).due()] == "add_microbes"
    for tile, name in (
        (OCEAN, "ocean"),
        (GREENERY, "greenery"),
        (CAPITAL, "city"),
        (NUCLEAR_ZONE, "special_tile"),
    ):
        assert DUE_IDS[tiles.PlaceTile(0, tile, 1).due()] == name


@pytest.mark.rule("TM 7.3")
def test_a_game_is_quiet_between_two_actions_and_not_in_the_middle_of_one() -> None:
    """Positions with nothing but the frame of a generation waiting survive a change of the rules."""
    frame = {
        "player-order", "deal-research", "action-phase", "turn", "next-turn", "production", "final-greenery",
        "scoring",
    }  # fmt: skip
    assert {GAME.steps.tags[cls] for cls in GAME.steps.structural} == frame
    s = table().hand(0, "deep_well_heating").turn()
    assert s.quiet()
    assert not act(s, "play deep_well_heating").quiet()
    assert act(s, "play deep_well_heating", "pay-steel 0").quiet()


# -- every question, saved while it is asked --------------------------------------------------------


def helion(**stock: int) -> TMScenario:
    return TMScenario(2).corporation(0, "helion").stock(0, **stock)


def draft() -> TMScenario:
    return TMScenario(2, draft=True)


def last_plants() -> TMScenario:
    return TMScenario(2).temperature(8).oxygen(14).oceans(9).stock(0, plants=16)


#: A position, what is played from there, and the questions met on the way.
STORIES: tuple[tuple[Callable[[], TMScenario], str, str], ...] = (
    (
        lambda: table().hand(0, "space_elevator"),
        "play space_elevator; pay-steel 3; pay-titanium 2",
        "Payment",
    ),
    (lambda: helion(money=9, heat=9), "build power_plant; pay-heat 4", "Payment"),
    (
        lambda: table().in_play(0, "water_import_from_europa"),
        "use water_import_from_europa; pay-titanium 2; place r1c5",
        "Payment PlaceTile",
    ),
    (
        lambda: table().hand(0, "mine", "comet"),
        "sell-patents; discard comet; discard mine; done",
        "SellPatents",
    ),
    (lambda: table().hand(0, "land_claim"), "play land_claim; place r3c3", "ClaimHex"),
    (
        lambda: table().hand(0, "hired_raiders"),
        "play hired_raiders; choose steel; target 1; amount 1",
        "Choice Remove RemoveAmount",
    ),
    (lambda: table().temperature(2).hand(0, "fish"), "play fish; target 1", "Decrease"),
    (
        lambda: table().tile("city", "r2c5", 1).hand(0, "flooding"),
        "play flooding; place r1c5; target 1; amount 3",
        "Flood FloodRemoval RemoveAmount",
    ),
    (
        lambda: table().in_play(0, "tardigrades", "ants").hand(0, "imported_nitrogen").stock(0, titanium=0),
        "play imported_nitrogen; on ants",
        "AddCubes",
    ),
    (
        lambda: (
            table()
            .in_play(0, "tardigrades", "fish")
            .cubes("fish", 1)
            .cubes("tardigrades", 1)
            .hand(0, "ceos_favorite_project")
        ),
        "play ceos_favorite_project; on tardigrades",
        "AddAny",
    ),
    (
        lambda: table().in_play(1, "fish").cubes("fish", 3).hand(0, "virus"),
        "play virus; choose animals; on fish; amount 2",
        "Choice RemoveCubes RemoveCubesAmount",
    ),
    (
        lambda: (
            table().in_play(0, "predators").in_play(1, "fish", "birds").cubes("fish", 1).cubes("birds", 1)
        ),
        "use predators; on birds",
        "Prey",
    ),
    (
        lambda: table().in_play(0, "viral_enhancers").hand(0, "tardigrades"),
        "play tardigrades; choose add",
        "Viral",
    ),
    (
        lambda: (
            table()
            .in_play(0, "olympus_conference")
            .cubes("olympus_conference", 1)
            .hand(0, "trans_neptune_probe")
            .stock(0, titanium=0)
        ),
        "play trans_neptune_probe; choose card",
        "Olympus",
    ),
    (
        lambda: table().in_play(0, "mars_university").hand(0, "research", "mine"),
        "play research; first mars_university; discard mine; first draw",
        "Settle University",
    ),
    (
        lambda: table().in_play(0, "mine", "power_plant").hand(0, "robotic_workforce"),
        "play robotic_workforce; copy mine",
        "CopyBox",
    ),
    (lambda: table().hand(0, "insulation"), "play insulation; amount 3", "Convert"),
    (lambda: table().in_play(0, "power_infrastructure"), "use power_infrastructure; amount 2", "SellEnergy"),
    (lambda: table().in_play(0, "extreme_cold_fungus"), "use extreme_cold_fungus; choose plants", "Way"),
    (
        lambda: table().hand(0, "business_contacts").next_cards("asteroid", "comet", "virus", "mine"),
        "play business_contacts; keep comet; keep mine",
        "KeepSome",
    ),
    (
        lambda: table().in_play(0, "inventors_guild").next_cards("mine"),
        "use inventors_guild; keep mine",
        "BuyOne",
    ),
    (
        lambda: table().production(0, money=-4).stock(0, steel=0).hand(0, "immigrant_city"),
        "play immigrant_city; place r3c3",
        "PlaceTile",
    ),
    (
        lambda: table().temperature(-2).hand(0, "convoy_from_europa").stock(0, titanium=0),
        "play convoy_from_europa; first draw; place r1c5",
        "Settle PlaceTile",
    ),
    (draft, "pass; pass; *; *; *; *; *; *; *; *; *; done; done", "Draft Research Turn"),
    (last_plants, "pass; pass; convert-plants; place r3c3; done", "FinalGreenery PlaceTile"),
)


def walk(s: TMState, answers: str) -> list[TMState]:
    """The positions on the way; a star takes what is offered first."""
    found = [s]
    for answer in answers.split("; "):
        notation = GAME.actions.notation(s.legal(s.actor())[0]) if answer == "*" else answer
        s = act(s, notation)
        found.append(s)
    return found


@pytest.mark.parametrize(("start", "answers", "questions"), STORIES, ids=[row[1][:40] for row in STORIES])
def test_a_game_goes_on_from_a_save_at_every_question(
    start: Callable[[], TMScenario], answers: str, questions: str
) -> None:
    way = walk(start().turn(), answers)
    met = {type(s.asking).__name__ for s in way}
    assert set(questions.split()) <= met
    for i, s in enumerate(way):
        loaded: Any = GAME.load(s.save())
        assert loaded.digest() == s.digest()
        if s.over:
            continue
        assert loaded.legal(loaded.actor()) == s.legal(s.actor())
        if i + 1 < len(way):
            loaded.source = s.source
            rest = "; ".join(answers.split("; ")[i:])
            assert walk(loaded, rest)[-1].digest() == way[-1].digest()


def test_every_question_is_saved_in_some_story() -> None:
    """All but the choice at the start, which is no story of the action phase."""
    questions = {cls.__name__ for cls in GAME.steps.tags if issubclass(cls, Question)}
    assert {name for row in STORIES for name in row[2].split()} == questions - {"ChooseStart"}


@pytest.mark.rule("TM 6.7")
def test_the_choice_at_the_start_is_saved_with_half_of_its_answers() -> None:
    s: Any = GAME.new(seed=4, seats=2)
    for _ in range(3):
        s = act(s, GAME.actions.notation(s.legal(0)[0]))
    loaded: Any = GAME.load(s.save())
    assert loaded.digest() == s.digest()
    rest = ["done", GAME.actions.notation(s.legal(1)[0]), "done"]
    assert act(loaded, *rest).digest() == act(s, *rest).digest()
    assert act(s, *rest).corporation[0] >= number_of("credicor")
