"""The log tells everything that happens, to everybody who may know it."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.terraforming_mars.story import carry, table, told
from tharsis.games.terraforming_mars import GAME
from tharsis.games.terraforming_mars.actions import DRAW_CARD
from tharsis.games.terraforming_mars.deck import number_of
from tharsis.games.terraforming_mars.rules.solo import NeutralTiles
from tharsis.games.terraforming_mars.scenario import TMScenario
from tharsis.games.terraforming_mars.state import DECK, DISCARDS, HAND, TMState
from tharsis.kernel import Script

Start = Callable[[], TMScenario]


def first_due(mars: TMScenario) -> TMScenario:
    mars.s.first_due[0] = 1
    return mars


def nothing_left(mars: TMScenario) -> TMScenario:
    for hex_ in range(61):
        mars.s.tile[hex_], mars.s.owner[hex_] = 9, 1
    return mars


def empty_deck() -> TMScenario:
    """One card in the discards, the others out of reach; the next draw needs a shuffle."""
    mars = table().in_play(0, "development_center")
    for card in mars.s.cards.piles[DECK][:]:
        mars.s.cards.move(card, DISCARDS if card == number_of("mine") else HAND + 1, 0)
    return mars


#: A position, what is played, and all that is told of it to seat 0; seat 0 is "me", seat 1 "you".
TOLD: tuple[tuple[Start, str, str], ...] = (
    (
        lambda: table().hand(0, "space_elevator"),
        "play space_elevator; pay-steel 3; pay-titanium 2",
        "played me card/space_elevator 27; paid me steel 3; paid me titanium 2; paid me megacredits 15; "
        "production me titanium 1",
    ),
    (
        lambda: TMScenario(2).corporation(0, "helion").stock(0, money=9, heat=9),
        "build power_plant; pay-heat 4",
        "built me project/power_plant 11; paid me heat 4; paid me megacredits 7; production me energy 1",
    ),
    (
        lambda: table().temperature(-26).stock(0, heat=8),
        "convert-heat",
        "warmed me; paid me heat 8; temperature me -24; rating me 1; production me heat 1",
    ),
    (
        lambda: table().oxygen(3).stock(0, plants=8),
        "convert-plants; place r1c1",
        "greened me 8; paid me plants 8; tile me tile/greenery hex/r1c1; gained me steel 2; oxygen me 4; "
        "rating me 1",
    ),
    (
        lambda: table().hand(0, "mine", "comet"),
        "sell-patents; discard comet; discard mine; done",
        "sold me 2",
    ),
    (
        lambda: table().rating(0, 35),
        "claim terraformer; fund miner",
        "claimed me milestone/terraformer; paid me megacredits 8; funded me award/miner 8; "
        "paid me megacredits 8",
    ),
    (
        lambda: first_due(table().corporation(0, "inventrix").next_cards("mine", "comet", "virus")),
        "first-action",
        "first me card/inventrix; drew me card/mine; drew me card/comet; drew me card/virus",
    ),
    (
        lambda: table().hand(0, "phobos_space_haven").stock(0, titanium=0),
        "play phobos_space_haven",
        "played me card/phobos_space_haven 25; paid me megacredits 25; production me titanium 1; "
        "offworld me card/phobos_space_haven",
    ),
    (
        lambda: table().hand(0, "land_claim"),
        "play land_claim; place r3c3",
        "played me card/land_claim 1; paid me megacredits 1; hex-claimed me hex/r3c3",
    ),
    (
        lambda: table().hand(0, "hired_raiders"),
        "play hired_raiders; choose steel; target 1; amount 1",
        "played me card/hired_raiders 1; paid me megacredits 1; stolen me you steel 1",
    ),
    (
        lambda: table().temperature(2).hand(0, "fish"),
        "play fish; target 1",
        "played me card/fish 9; paid me megacredits 9; production-lost you plants 1",
    ),
    (
        lambda: table().hand(0, "sabotage"),
        "play sabotage; choose steel; target 1; amount 4",
        "played me card/sabotage 1; paid me megacredits 1; lost you steel 4",
    ),
    (
        lambda: table().oceans(3).hand(0, "moss"),
        "play moss",
        "played me card/moss 4; paid me megacredits 4; production me plants 1; lost me plants 1",
    ),
    (
        lambda: table().in_play(0, "predators").in_play(1, "fish").cubes("fish", 2),
        "use predators",
        "used me card/predators; cubes-lost you card/fish animal 1; cubes me card/predators animal 1",
    ),
    (
        lambda: (
            table()
            .in_play(0, "mars_university")
            .hand(0, "trans_neptune_probe", "mine")
            .stock(0, titanium=0)
            .next_cards("comet")
        ),
        "play trans_neptune_probe; discard mine",
        "played me card/trans_neptune_probe 6; paid me megacredits 6; discarded me card/mine; "
        "drew me card/comet",
    ),
    (
        lambda: table().in_play(0, "mine").hand(0, "robotic_workforce"),
        "play robotic_workforce",
        "played me card/robotic_workforce 9; paid me megacredits 9; copied me card/mine; "
        "production me steel 1",
    ),
    (
        lambda: TMScenario(2).stock(0, money=11).production(0, energy=1).hand(0, "ghg_factories"),
        "play ghg_factories",
        "played me card/ghg_factories 11; paid me megacredits 11; production-lost me energy 1; "
        "production me heat 4",
    ),
    (
        lambda: TMScenario(2).hand(0, "indentured_workers", "mine"),
        "play indentured_workers; play mine",
        "played me card/indentured_workers 0; played me card/mine 0; production me steel 1",
    ),
    (
        lambda: table().in_play(0, "search_for_life").next_cards("virus"),
        "use search_for_life",
        "used me card/search_for_life; paid me megacredits 1; revealed me card/virus; "
        "cubes me card/search_for_life science 1",
    ),
    (
        lambda: table().in_play(0, "inventors_guild").next_cards("mine"),
        "use inventors_guild; keep mine",
        "used me card/inventors_guild; drew me card/mine; paid me megacredits 3",
    ),
    (
        empty_deck,
        "use development_center",
        "used me card/development_center; paid me energy 1; reshuffled; drew me card/mine",
    ),
    (
        lambda: TMScenario(1).stock(0, money=1).hand(0, "hired_raiders"),
        "play hired_raiders; choose steel; target-neutral; amount 2",
        "played me card/hired_raiders 1; paid me megacredits 1; stolen-neutral me steel 2",
    ),
    (
        lambda: TMScenario(1).stock(0, money=9).temperature(2).hand(0, "fish"),
        "play fish",
        "played me card/fish 9; paid me megacredits 9; production-neutral plants 1",
    ),
    (
        lambda: TMScenario(1).in_play(0, "ants"),
        "use ants; target-neutral",
        "used me card/ants; cubes-neutral me microbe; cubes me card/ants microbe 1",
    ),
    (
        lambda: TMScenario(2).stock(0, money=3, energy=2).production(0, money=1, heat=1),
        "pass; pass; done; done",
        "passed me; passed you; produced 1; income me 21 0 0 0 0 3; income you 20 0 0 0 0 0; "
        "generation 2 you; "
        "bought you 0; bought me 0",
    ),
    (
        lambda: TMScenario(2).temperature(8).oxygen(14).oceans(9).stock(0, plants=8),
        "pass; pass; convert-plants; place r3c3",
        "passed me; passed you; produced 1; income me 20 0 0 0 0 0; income you 20 0 0 0 0 0; final; "
        "greened me 8; paid me plants 8; tile me tile/greenery hex/r3c3; score me 21; score you 20",
    ),
)


def short(line: str) -> str:
    """A line of the log in the words of the table above."""
    for long, name in (("seat/0", "me"), ("seat/1", "you"), ("resource/", ""), ("cube/", "")):
        line = line.replace(long, name)
    return line


@pytest.mark.parametrize(("start", "answers", "lines"), TOLD, ids=[row[1][:40] for row in TOLD])
def test_what_happens_is_told(start: Start, answers: str, lines: str) -> None:
    before = start().turn()
    after = carry(before, *answers.split("; "))
    assert [short(line) for line in told(before, after)] == lines.split("; ")


@pytest.mark.rule("TM 5.2")
def test_a_first_action_that_lapses_is_told() -> None:
    mars = nothing_left(first_due(table().corporation(0, "tharsis_republic")))
    before = mars.s.clone()
    assert told(before, mars.turn()) == ["first-dropped seat/0 card/tharsis_republic"]


@pytest.mark.rule("TM 10.2.1")
def test_neutral_tiles_are_told() -> None:
    s = TMScenario(1).s
    s.source = Script({DRAW_CARD: [number_of(id_) for id_ in ("mine", "sponsors", "comet", "virus")]})
    before = s.clone()
    s.do(NeutralTiles())
    s.advance()
    assert [line.split()[:2] for line in told(before, s)] == [
        ["neutral", "tile/city"],
        ["neutral", "tile/city"],
        ["neutral", "tile/greenery"],
        ["neutral", "tile/greenery"],
    ]


@pytest.mark.rule("TM 6.7")
def test_the_start_is_told_in_turn_order() -> None:
    s: Any = GAME.new(seed=2, seats=2, options={"beginner_2": True})
    corporation = GAME.actions.notation(s.legal(0)[0]).split()[1]
    keep = GAME.actions.notation(carry(s, f"take-corporation {corporation}").legal(0)[0])
    after = carry(s, f"take-corporation {corporation}", keep, "done")
    lines = [line for line in told(s, after) if line.split()[0] in ("corporation", "bought")]
    assert lines == [
        f"corporation seat/0 card/{corporation}",
        "bought seat/0 1",
        "corporation seat/1 card/beginner_corporation",
        "bought seat/1 10",
    ]


@pytest.mark.parametrize(
    ("start", "answers", "hidden"),
    [
        (
            lambda: table().in_play(0, "development_center").next_cards("mine"),
            "use development_center",
            "drew",
        ),
        (
            lambda: table().in_play(0, "mars_university").hand(0, "trans_neptune_probe", "mine"),
            "play trans_neptune_probe; pay-titanium 0; discard mine",
            "discarded",
        ),
    ],
)
def test_cards_drawn_and_discarded_are_told_to_their_owner_alone(
    start: Start, answers: str, hidden: str
) -> None:
    before = start().turn()
    after: TMState = carry(before, *answers.split("; "))
    mine = [line for line in told(before, after, seat=0) if line.startswith(hidden)]
    others = [line for seat in (1, -1) for line in told(before, after, seat=seat) if line.startswith(hidden)]
    assert mine == [f"{hidden} seat/0 card/mine"]
    assert others
    assert not any("card/" in line for line in others)


def test_every_kind_of_line_is_told_somewhere() -> None:
    keys = {line.split()[0] for row in TOLD for line in row[2].split("; ")}
    keys |= {"first-dropped", "neutral", "corporation", "bought"}
    assert {term.name for term in GAME.logs.terms} <= keys
