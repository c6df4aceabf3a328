"""Everything that lies open on the table by name, and what a story changes of it: nothing else may change."""

from rules.red_dust_rebellion.story import play
from tharsis.games.red_dust_rebellion.board import SPACE_IDS
from tharsis.games.red_dust_rebellion.codes import DECK, DISCARD, HAND, IN_PLAY, OUT
from tharsis.games.red_dust_rebellion.pieces import KIND_IDS, KINDS, PLAYED_IDS
from tharsis.games.red_dust_rebellion.state import RDState

ROW_IDS = (*SPACE_IDS, "available", "casualties", "gone")
CARD_PLACES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "in play": IN_PLAY, "out": OUT}


def ledger(s: RDState) -> dict[str, int]:
    """Pieces, markers, tracks, and how many cards lie where."""
    found = {}
    for row, name in enumerate(ROW_IDS):
        for kind, piece in enumerate(KIND_IDS):
            found[f"{piece} {name}"] = s.pieces[row * KINDS + kind]
    for space, name in enumerate(SPACE_IDS):
        found |= {
            f"damage {name}": s.damage[space],
            f"level {name}": s.level[space],
            f"storm {name}": s.storm[space],
        }
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
