"""Stories in three lines: how the table lies, what is played, and everything that is different afterwards.

A table: groups between bars, a space with its pieces, ``level``, ``damage`` and ``storm``, or means, cards
and tracks: ``europa mg_troop=2 level=1 | marth storm=2 | profits=3 hand=tipoff``. ``others`` are all spaces
that are not named.

Moves: between commas; ``3*move x y`` is the same three times, ``@corp`` says who is asked, ``[a / b]`` says
what is legal, ``pick x: reason`` that it is not and why, ``any`` takes the first that is legal; ``...`` at
the end leaves a question open.

A difference: ``europa mg_troop-2 level+1 | available mg_troop+2 | profits+3``; nothing else may differ.
"""

import re

import pytest

from rules.red_dust_rebellion.ledger import PLACE_IDS, lying
from rules.red_dust_rebellion.story import legal, play, table, who, why
from tharsis.games.red_dust_rebellion.board import MARS, ORBIT, SPACE_IDS
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.pieces import FACTION_IDS, KIND_IDS, KINDS, PLAIN
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent
from tharsis.games.red_dust_rebellion.scenario import RDScenario
from tharsis.games.red_dust_rebellion.state import RDState

CARD_PLACES = ("deck", "hand", "discard", "in_play", "out")
#: What is kept only while something runs, or follows from the rest.
PASSING = {
    "pieces", "damage", "level", "storm", "resources", "eligible", "sits_out", "stays", "assets",
    "campaigns", "forces", "events", "arrived", "frozen", "activated", "rebels_lost", "coin_lost",
    "bereaved", "bases_felled", "acting", "refused", "bids", "ambushed", "owed_op",
}  # fmt: skip


def laid(text: str) -> RDScenario:
    """The table that a text describes."""
    scene = table()
    named = [group.split()[0] for group in text.split("|") if group.strip()]
    for group in text.split("|"):
        words = group.split()
        if not words:
            continue
        if words[0] == "others":
            amount = int(words[1].removeprefix("level="))
            for space in range(MARS):
                if SPACE_IDS[space] not in named and scene.s.population(space):
                    scene.s.level[space] = amount
        elif words[0] in PLACE_IDS:
            for word in words[1:]:
                name, _, amount = word.partition("=")
                lay(scene, words[0], name, int(amount))
        else:
            for word in words:
                name, _, value = word.partition("=")
                give(scene, name, value)
    return scene


def lay(scene: RDScenario, place: str, name: str, n: int) -> None:
    if name in ("level", "damage", "storm"):
        getattr(scene, name)(**{place: n})
    elif place in ("casualties", "gone"):
        kind = KIND_IDS.index(name)
        scene.put("orbit", **{name: n})
        scene.s.add(ORBIT, kind, -n)
        scene.s.pieces[PLACE_IDS.index(place) * KINDS + PLAIN[kind]] += n
    else:
        scene.put(place, **{name: n})


def give(scene: RDScenario, name: str, value: str) -> None:
    s = scene.s
    if name in ("mg", "rd", "profits", "displaced"):
        scene.means(**{name: int(value)})
    elif name == "box":
        s.eg_box = int(value)
    elif name == "eg_plus":
        s.eg_plus = value == "1"
    elif name == "rodgers":
        s.rodgers = value == "1"
    elif name == "next":
        scene.card("the_spin_zone", value)
    elif name == "bases_felled":  # by an earlier Assault
        s.bases_felled = int(value)
    elif name == "dice":
        scene.dice(*[int(pip) for pip in value])
    elif name == "np":
        for faction in value.split("+"):
            s.seat_by[who(faction)] = -1
        s.curiosity = [card for card in range(24) if s.is_np(card // 6)]
    else:
        getattr(scene, name)(*value.split("+"))  # hand, capability, campaign


def different(before: RDState, after: RDState) -> list[str]:
    """Everything that differs, in the words of the texts above."""
    found = []
    for (place, what, old), (_, _, new) in zip(lying(before), lying(after), strict=True):
        found.append((f"{place} {what}", new - old))
    for i, faction in enumerate(FACTION_IDS[:4]):
        found.append((faction, after.resources[i] - before.resources[i]))
        for name in ("eligible", "sits_out", "stays"):
            old, new = getattr(before, name), getattr(after, name)
            found.append((f"{faction} {name}", (new >> i & 1) - (old >> i & 1)))
    for i, place in enumerate(CARD_PLACES):
        found.append((place, len(after.assets.piles[i]) - len(before.assets.piles[i])))
        found.append(
            (f"campaigns {place}", len(after.campaigns.piles[i]) - len(before.campaigns.piles[i])),
        )
    for name in RDState.FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if name in PASSING or old == new:
            continue
        found.append((name, new - old) if isinstance(new, int) else (f"{name} {new}", 1))
    return sorted(f"{name}{n:+}" for name, n in found if n)


def expected(text: str) -> list[str]:
    found = []
    for group in text.split("|"):
        words = group.split()
        prefix = ""
        if words and words[0] in (*PLACE_IDS, *FACTION_IDS, "campaigns"):
            prefix = words.pop(0) + " "
        found.extend(prefix + word for word in words)
    return sorted(found)


def follow(s: RDState, moves: str) -> RDState:
    open_end = False
    for move in re.split(r",\s*", moves.strip()):
        times, move = re.match(r"(?:(\d+)\*)?(.*)", move, re.DOTALL).groups()
        if move == "...":
            open_end = True
        elif move.startswith("@"):
            assert s.actor() == s.seat_by[who(move[1:])], f"{move}: {legal(s)}"
        elif move.startswith("["):
            wanted = [" ".join(part.split()) for part in move.strip("[]").split("/")]
            assert sorted(legal(s)) == sorted(wanted), f"{wanted} of {legal(s)}"
        elif ": " in move:
            refused, reason = move.split(": ")
            assert why(s, refused)[0] == reason, f"{move} of {why(s, refused)}"
        elif move == "any":
            play(s, legal(s)[0])
        elif move:
            play(s, *[move] * int(times or 1))
    assert open_end == (s.asking is not None), legal(s) if s.asking else "nothing is asked"
    return s


class Case:
    """An Event (``card``, or ``card shaded``) or an Asset of the Reclaimers, and its story."""

    def __init__(self, card: str, by: str, scene: str, moves: str, result: str) -> None:
        self.card, _, side = card.partition(" ")
        self.side = 1 if side == "shaded" else 0
        self.by = by
        self.scene = scene
        self.moves = moves
        self.result = result

    def check(self) -> None:
        scene = laid(self.scene)
        if self.card in ASSET_IDS:
            card = ASSET_IDS.index(self.card)
            if card not in scene.s.hand():
                scene.hand(self.card)
            step = PlayAsset(card)
        else:
            step = PlayEvent(who(self.by), EVENT_IDS.index(self.card), self.side)
        before = scene.s.clone()
        s = follow(scene.ask(step), self.moves)
        found, wanted = different(before, s), expected(self.result)
        assert found == wanted, f"{found} of {wanted}"


def cases(*found: Case):
    """A decorator: the test once for each of them."""
    return pytest.mark.parametrize(
        "case",
        [
            pytest.param(
                case,
                id=f"{case.card}-{'shaded' if case.side else 'unshaded'}-{i}",
                marks=pytest.mark.card(f"RD {case.card}"),
            )
            for i, case in enumerate(found)
        ],
    )
