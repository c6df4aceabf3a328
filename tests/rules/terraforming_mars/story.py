"""Helpers of the tests: a well-stocked position, what a play changes in it as text, and tables of cards.

A row of a table: the card; cost, tags, fixed points (None: counted at the end), Corporate Era; its
requirement; what else lies on the table; the answers; and all that playing it changes.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.kept import kept
from tharsis.games.terraforming_mars.board import OCEAN, TAG_IDS, TILE_IDS
from tharsis.games.terraforming_mars.codes import NOBODY
from tharsis.games.terraforming_mars.deck import ASSET_IDS, CARDS, PROJECTS, number_of
from tharsis.games.terraforming_mars.rules.order import Settle
from tharsis.games.terraforming_mars.rules.turn import Turn
from tharsis.games.terraforming_mars.scenario import NAMES, TMScenario, act
from tharsis.games.terraforming_mars.state import DECK, EVENTS, IN_PLAY, RESOURCES, TMState
from tharsis.kernel.view import entry_json

NINE = dict.fromkeys(NAMES, 9)
FIVE = dict.fromkeys(NAMES, 5)
REASONS = {
    "temperature >=": "too-cold",
    "temperature <=": "too-warm",
    "oxygen >=": "oxygen-low",
    "oxygen <=": "oxygen-high",
    "oceans >=": "oceans-few",
    "oceans <=": "oceans-many",
}


class OtherSeat(TMScenario):
    """A table of two where the seats have changed places: what is said of seat 0 is done for seat 1."""

    def corporation(self, seat: int, id_: str) -> TMScenario:
        return super().corporation(1 - seat, id_)

    def hand(self, seat: int, *ids: str) -> TMScenario:
        return super().hand(1 - seat, *ids)

    def in_play(self, seat: int, *ids: str) -> TMScenario:
        return super().in_play(1 - seat, *ids)

    def stock(self, seat: int, **amounts: int) -> TMScenario:
        return super().stock(1 - seat, **amounts)

    def production(self, seat: int, **amounts: int) -> TMScenario:
        return super().production(1 - seat, **amounts)

    def tile(self, kind: str, hex_: str, seat: int = NOBODY) -> TMScenario:
        return super().tile(kind, hex_, seat if seat == NOBODY else 1 - seat)

    def off_mars(self, id_: str, seat: int) -> TMScenario:
        return super().off_mars(id_, 1 - seat)

    def turn(self, seat: int = 0, taken: int = 0) -> TMState:
        return super().turn(1 - seat, taken)


def table(kind: type[TMScenario] = TMScenario, **options: bool) -> TMScenario:
    """Two seats with goods and production, a planet at -18 °C and 2 % oxygen, nothing on the map."""
    mars = kind(2, **options).temperature(-18).oxygen(2)
    mars.stock(0, **NINE | {"money": 100}).production(0, **FIVE)
    return mars.stock(1, **NINE).production(1, **FIVE)


def show_tags(mars: TMScenario, tag: str, n: int) -> None:
    """Lay cards that have nothing but one such tag and no lasting effect before seat 0."""
    kind = TAG_IDS.index(tag)
    for card in CARDS[:PROJECTS]:
        plain = not card.event and not card.ongoing and not card.action
        if n and plain and card.tags == (kind,) and mars.s.cards.place[card.index] == DECK:
            mars.in_play(0, card.id)
            n -= 1
    for card in CARDS[:PROJECTS]:
        plain = not card.event and not card.ongoing
        if n and plain and card.tags.count(kind) == 1 and mars.s.cards.place[card.index] == DECK:
            mars.in_play(0, card.id)
            n -= 1


def fulfil(mars: TMScenario, needs: str, miss: int = 0) -> None:
    """Put the position just on the edge of a requirement, or ``miss`` steps beyond it."""
    for need in needs.split(", ") if needs else []:
        *what, bound = need.split()
        n = int(bound)
        if what[0] == "temperature":
            mars.temperature(n - 2 * miss if what[1] == ">=" else n + 2 * miss)
        elif what[0] == "oxygen":
            mars.oxygen(n - miss if what[1] == ">=" else n + miss)
        elif what[0] == "oceans":
            mars.oceans(n - miss if what[1] == ">=" else n + miss)
        elif what[-1] == "tags":
            show_tags(mars, what[0], n - miss)
        elif what[-1] == "production":
            mars.production(0, **{what[0]: n - miss})
        elif what[0] == "greeneries":
            for hex_ in ("r7c1", "r7c2")[: n - miss]:
                mars.tile("greenery", hex_, 0)
        else:
            for hex_ in ("r7c1", "r9c3")[: n - miss]:
                mars.tile("city", hex_, 1)


def reason(needs: str) -> str:
    """The refusal expected when the first of some requirements is missed."""
    first = needs.split(", ")[0]
    for start, name in REASONS.items():
        if first.startswith(start):
            return name
    if "tags" in first:
        return "tags-few"
    if "production" in first:
        return "production-needed"
    return "greenery-needed" if "greeneries" in first else "cities-needed"


def figures(s: TMState, me: int = 0) -> dict[str, int]:
    """Everything countable on a table of two, by name; who is not "me" is "other"."""
    found = {"temperature": s.temperature, "oxygen": s.oxygen, "oceans": s.oceans}
    for seat, prefix in ((me, ""), (1 - me, "other ")):
        for i, name in enumerate(NAMES):
            found[f"{prefix}{name}"] = s.stock[seat * RESOURCES + i]
            found[f"{prefix}{name} production"] = s.production[seat * RESOURCES + i]
        found[f"{prefix}rating"] = s.rating[seat]
        found[f"{prefix}hand"] = len(s.hand(seat))
        for tile, name in enumerate(TILE_IDS):
            if tile > OCEAN:
                found[f"{prefix}{name}"] = sum(
                    t == tile and o == seat for t, o in zip(s.tile, s.owner, strict=True)
                )
        found[f"{prefix}offworld"] = s.offworld.count(seat)
    for i in range(PROJECTS):
        if CARDS[i].holds >= 0:
            found[f"on {ASSET_IDS[i]}"] = s.on_card(i)
    return found


def changes(before: TMState, after: TMState, me: int = 0) -> str:
    """What differs, as text in alphabetical order: ``hand -1, money -14, rating +1``."""
    old, new = figures(before, me), figures(after, me)
    return ", ".join(f"{name} {new[name] - old[name]:+d}" for name in sorted(old) if new[name] != old[name])


def carry(s: TMState, *answers: str) -> TMState:
    """Play answers; where only the order of effects is asked, any order will do."""
    queue = list(answers)
    while True:
        if isinstance(s.asking, Settle) and not (queue and queue[0].startswith("first")):
            s = kept(act(s, s.game.actions.notation(s.legal(s.actor())[0])))
        elif queue:
            s = kept(act(s, queue.pop(0)))
        else:
            return s


def play(mars: TMScenario, card: str, *answers: str) -> tuple[TMState, TMState]:
    """The positions before and after seat 0 plays a card, paying with money only."""
    if mars.s.cards.place[ASSET_IDS.index(card)] == DECK:
        mars.hand(0, card)
    before = mars.stock(0, steel=0, titanium=0).turn()
    after = carry(before, f"play {card}", *answers)
    assert isinstance(after.asking, Turn), f"{card} still asks {after.asking}"
    return before, after


def refusal(s: TMState, notation: str, seat: int = 0) -> str:
    """Name of the reason why an action is refused, or nothing."""
    found = s.why_not(seat, s.game.actions.parse(notation))
    return found.name if found else ""


def told(before: TMState, after: TMState, seat: int = 0) -> list[str]:
    """The log between two positions as a seat reads it: ``paid seat/0 resource/steel 3``."""
    found = []
    for entry in after.entries(before.journal):
        told = entry_json(after, entry, seat)
        args = told["args"]
        assert isinstance(args, dict)
        found.append(" ".join([str(told["key"]), *[str(value) for value in args.values()]]))
    return found


# -- tables of cards ------------------------------------------------------------------------------

Row = tuple[
    pytest.MarkDecorator, int, str, int | None, bool, str, Callable[[TMScenario], TMScenario] | None, str, str
]


def name(row: Sequence[Any]) -> str:
    """The card of a row, which starts with its mark."""
    return str(row[0].args[0]).removeprefix("TM ")


def each(rows: Sequence[Sequence[Any]]) -> pytest.MarkDecorator:
    """One test per row, which carries the mark of its card."""
    return pytest.mark.parametrize("row", [pytest.param(row, marks=row[0], id=name(row)) for row in rows])


def check_all(rows: Sequence[Row]) -> tuple[Callable[[Row], None], Callable[[Row], None]]:
    """The tests of a table: each card as printed, and refused just beyond its requirement."""

    @each(rows)
    def as_printed(row: Row) -> None:
        check_printed(row)
        check_played(row)

    @each([row for row in rows if row[5]])
    def refused(row: Row) -> None:
        s = ready(row, miss=1).turn()
        assert refusal(s, f"play {name(row)}") == reason(row[5])

    return as_printed, refused


def ready(row: Row, miss: int = 0, kind: type[TMScenario] = TMScenario) -> TMScenario:
    """The card in hand, its requirement just met (or missed by so many steps), and its table laid."""
    mars = table(kind).hand(0, name(row))
    fulfil(mars, row[5], miss)
    return row[6](mars) if row[6] else mars


def check_printed(row: Row) -> None:
    _, cost, tags, points, era, *_ = row
    printed = CARDS[number_of(name(row))]
    shown = [TAG_IDS[tag] for tag in printed.tags] + ["event"] * printed.event
    assert (printed.cost, " ".join(shown), printed.era) == (cost, tags, era)
    assert (None if printed.points.counted else printed.points.plain) == points


def check_played(row: Row) -> None:
    number = number_of(name(row))
    printed = CARDS[number]
    before, after = play(ready(row), name(row), *(row[7].split("; ") if row[7] else []))
    assert changes(before, after) == row[8]
    assert after.cards.place[number] == (EVENTS if printed.event else IN_PLAY)
    gained = [after.tags[i] - before.tags[i] for i in range(len(TAG_IDS))]
    assert gained == [0 if printed.event else printed.tags.count(i) for i in range(len(TAG_IDS))]
    assert not after.invariants()
