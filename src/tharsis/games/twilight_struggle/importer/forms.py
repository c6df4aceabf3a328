"""Every form of a line that records are known to have, and what each is good for."""

import re
from typing import Final

_SIDE: Final = "(?P<side>USSR|US)"
_CARD: Final = "(?P<card>.+?)"
_COUNTRY: Final = "(?P<country>.+?)"
_REGION: Final = "(?P<region>Europe|Asia|(?:The )?Middle East|Mideast|Africa|Central America|South America)"
_SCORE: Final = r"Score is (?P<score>(?:USSR|US) \d+|even)\."
_DIE: Final = r"(?P<die>\d+)"
_MOD: Final = r"(?: \((?P<mod>[+-]\d+)\) ?)?"
_MARGIN: Final = r"(?P<stability>\d) = (?P<net>-?\d+)"
_OPS: Final = r"\((?P<ops>\d+) Ops?\):?"
# A game that is given up ends the record, not by the rules; and of a scoring card held only its owner knows.
_GIVES_UP: Final = "resign(?:s|ed)|conced(?:es|ed)|forfeit(?:s|ed)|surrender(?:s|ed)|quits?|abandon(?:s|ed)"
_GIVEN_UP: Final = (
    "(?i:resignation|concession|forfeit|surrender|quit|abandon|default|time|disconnect|held|.*scoring card).*"
)

_FORMS: Final = (
    ("influence", rf"{_SIDE} (?P<change>[+-]\d+) in {_COUNTRY} \[(?P<us>\d+)\]\[(?P<ussr>\d+)\]"),
    ("defcon", r"DEFCON (?:improves|degrades) to (?P<defcon>\d+)"),
    ("vp", rf"{_SIDE} gains (?P<vp>\d+) VP\. {_SCORE}"),
    ("vp", rf"(?:No VP awarded\. )?{_SCORE}"),
    ("military", rf"{_SIDE} Military Ops to (?P<military>\d+)"),
    ("space", rf"{_SIDE} advances to (?P<box>\d+) in the Space Race\."),
    ("space-roll", rf"Die roll: {_DIE} -- (?P<won>Success|Failed)! \(Needed (?P<needed>\d+) or less\)"),
    ("target", f"Target: {_COUNTRY}"),
    ("coup-roll", rf"(?P<won>SUCCESS|FAILURE): {_DIE} \[ \+ (?P<ops>\d+){_MOD} - 2x{_MARGIN} \]"),
    ("war", f"War in {_COUNTRY}"),
    ("war-roll", rf"(?P<won>VICTORY|DEFEAT): {_DIE}{_MOD} (?:>=|<) (?P<needed>\d)"),
    ("roll", rf"{_SIDE} rolls {_DIE}{_MOD}(?: ?= (?P<total>-?\d+))?"),
    ("trap-roll", f"Trap Roll: {_DIE} (?:<=|>) 4 -- Trap (?P<won>Escaped|Remains in Effect)"),
    ("place", f"Place Influence {_OPS}"),
    ("coup", f"Coup {_OPS}"),
    ("realign", f"Realignment {_OPS}"),
    ("space-race", f"Space Race {_OPS}"),
    ("event", f"Event: {_CARD}"),
    ("in-play", rf"{_CARD} is now in play\."),
    ("out-of-play", rf"{_CARD} is no longer in play\."),
    ("headlines", f"{_SIDE} Headlines {_CARD}"),
    ("discards", f"{_SIDE} discards {_CARD}"),
    ("shows", f"{_SIDE} reveals {_CARD} from hand"),
    ("reveals", f"{_SIDE} reveals {_CARD}"),
    ("plays", f"{_SIDE} plays {_CARD}"),
    ("returns", f"{_SIDE} returns {_CARD} to (?:USSR|US)"),
    ("no-cards", f"{_SIDE} has no cards to (?:reveal|discard|play)"),
    ("takes-part", f"{_SIDE} chooses to participate in the Olympics"),
    ("boycotts", f"{_SIDE} chooses to boycott the Olympics"),
    ("region", f"{_SIDE} chooses {_REGION}"),
    ("reshuffle", r"\*RESHUFFLE\*"),
    ("quits", f"{_SIDE} wins by {_GIVEN_UP}"),
    ("quits", rf"(?:\S+ )+(?:has )?(?:{_GIVES_UP}|left|timed out|ran out of time)\b.*|Game over.*"),
    ("wins", f"{_SIDE} wins by .+"),
    ("handicap", rf"(?:Handicap influence|Additional Influence from bidding): {_SIDE} \+(?P<points>\d+)"),
    ("optional", "Optional Cards Added"),
    (
        "preamble",
        r"(?:SETUP:.*)?.+ will play as US(?:A|SR)\.|(?:SETUP:.*)?.+ bids \d+ Influence for .+"
        r"|Scenario: .+|Time per Player: .+",
    ),
)
PATTERNS: Final = [(form, re.compile(words)) for form, words in _FORMS]

UNREAD: Final = "unread"  # a line, or a piece of one, that has none of these forms
OPERATIONS: Final = ("place", "coup", "realign", "space-race")
#: What comes first of all that an operation does.
BEGINNINGS: Final = ("target", "influence", "space-roll")
#: Lines that say nothing which must come true: announcements, and what the hands were dealt for.
SILENT: Final = (
    UNREAD,
    "preamble",
    "handicap",
    "optional",
    "in-play",
    "out-of-play",
    "reveals",
    "shows",
    "plays",
    "returns",
    "no-cards",
    "takes-part",
    "boycotts",
    "region",
    *OPERATIONS,
    "target",
    "war",
    "quits",
)
#: The rule that a figure of a line stands by.
RULES: Final = {
    "influence": "6.1",
    "defcon": "8.1",
    "vp": "10.2.2",
    "military": "8.2.3",
    "space": "6.4.3",
    "space-roll": "6.4.1",
    "coup-roll": "6.3.2",
    "war-roll": "7.6",
    "roll": "6.2.2",
    "trap-roll": "7.3",
    "event": "7.1",
    "discards": "5.4",
    "headlines": "4.5.C",
    "reshuffle": "4.3",
    "wins": "10.3",
}
