"""Everything that lies open on the table by name, and what a story changes of it: nothing else may change."""

from collections.abc import Iterator

from rules.red_dust_rebellion.story import play
from tharsis.games.red_dust_rebellion.actions import REASONS
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import DECK, DISCARD, HAND, IN_PLAY, OUT
from tharsis.games.red_dust_rebellion.pieces import KIND_IDS, KINDS, PLAYED_IDS
from tharsis.games.red_dust_rebellion.state import RDState

#: Where pieces lie, in the order of the state's rows.
PLACE_IDS = (*SPACE_IDS, "available", "casualties", "gone")
CARD_PLACES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "in play": IN_PLAY, "out": OUT}


def lying(s: RDState) -> Iterator[tuple[str, str, int]]:
    """Pieces and markers: the place, what lies there, and how much of it."""
    for row, place in enumerate(PLACE_IDS):
        for kind, piece in enumerate(KIND_IDS):
            yield place, piece, s.pieces[row * KINDS + kind]
    for space, place in enumerate(SPACE_IDS):
        yield place, "level", s.level[space]
        yield place, "damage", s.damage[space]
        yield place, "storm", s.storm[space]


def ledger(s: RDState) -> dict[str, int]:
    """Pieces, markers, tracks, and how many cards lie where."""
    found = {f"{what} {place}": n for place, what, n in lying(s)}
    for faction, name in enumerate(PLAYED_IDS):
        found |= {f"resources {name}": s.resources[faction], f"total {name}": s.totals[faction]}
    for name, place in CARD_PLACES.items():
        found |= {
            f"assets {name}": len(s.assets.piles[place]),
            f"campaigns {name}": len(s.campaigns.piles[place]),
        }
    return found | {
        "profits": s.profits,
        "displaced": s.displaced,
        "box": s.eg_box,
        "plus": int(s.eg_plus),
        "rodgers": int(s.rodgers),
        "flashpoint": s.flashpoint,
        "storm rounds": s.storm_rounds,
    }


def difference(before: dict[str, int], s: RDState) -> dict[str, int]:
    after = ledger(s)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def changed(s: RDState, *moves: str) -> dict[str, int]:
    """What these moves change, each by how much."""
    before = ledger(s)
    return difference(before, play(s, *moves))


def rounds(scene, step) -> dict[str, int]:
    """What a step changes on an arranged table, up to its first question."""
    before = ledger(scene.s)
    return difference(before, scene.ask(step))


def told(s: RDState, *moves: str) -> list[str]:
    """The lines of the log that these moves add: the kind of each, and its figures, by name where they have
    one."""
    before = len(s.entries())
    play(s, *moves)
    return [line(s, entry) for entry in s.entries()[before:]]


def line(s: RDState, entry) -> str:
    term = s.game.logs.terms[entry.key]
    words = term.values((*entry.args, *entry.secret)).values()
    return " ".join([term.name, *[str(word).rpartition("/")[2] for word in words]])


def effect(scene, do, *args) -> tuple[dict[str, int], list[str]]:
    """What a rule changes, and what it tells."""
    before, lines = ledger(scene.s), len(scene.s.entries())
    do(scene.s, *args)
    return difference(before, scene.s), [line(scene.s, entry) for entry in scene.s.entries()[lines:]]


def kind(name: str) -> int:
    return KIND_IDS.index(name)


def reason(code: int) -> str:
    """The name of a refusal, empty if there is none."""
    return REASONS.terms[code].name if code else ""
