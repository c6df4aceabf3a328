"""The toy game's tables: verbs, refusals, prompts, log, chance, endings."""

from typing import Final

from tharsis.kernel import COUNT, SEAT, Kind, Lexicon, Number, Table
from toy.deck import CARD_IDS

CARD: Final = Kind("card", CARD_IDS)
TARGET: Final = Number("victim", 0, 3)

_table = Table()
BID: Final = _table.verb("bid", CARD)
ROLL: Final = _table.verb("roll")
RAID: Final = _table.verb("raid", TARGET)
OMEN: Final = _table.verb("omen")
BURY: Final = _table.verb("bury", CARD)
DONE: Final = _table.verb("done")
PAY: Final = _table.verb("pay")
YIELD: Final = _table.verb("yield", CARD)
PEEK: Final = _table.aside("peek", TARGET)
ACTIONS: Final = _table.close()

REASONS: Final = Lexicon("why")
NO_SUCH_CARD: Final = REASONS.add("not-held", "", CARD)  # several rules share it: the question says which
NO_SELF_RAID: Final = REASONS.add("self-raid", "3.2")
NO_SUCH_SEAT: Final = REASONS.add("no-such-seat", "")
NO_COINS: Final = REASONS.add("poor", "3.3", COUNT)
NO_OMEN: Final = REASONS.add("not-drawn", "3.4")
NO_LANTERN: Final = REASONS.add("no-lantern", "4.1")

PROMPTS: Final = Lexicon("ask")
ASK_BID: Final = PROMPTS.add("bid", "2.1", ("round", COUNT))
ASK_PRIZE: Final = PROMPTS.add("prize", "3.1")
ASK_RAID: Final = PROMPTS.add("raid", "3.3", SEAT)
ASK_OMEN: Final = PROMPTS.add("omen", "3.4")

LOGS: Final = Lexicon("log")
LOG_BID: Final = LOGS.add("bid", "2.2", SEAT, CARD)
LOG_ROLL: Final = LOGS.add("roll", "3.1", SEAT, COUNT)
LOG_RAID: Final = LOGS.add("raid", "3.2", SEAT, TARGET)
LOG_PAY: Final = LOGS.add("pay", "3.3", SEAT)
LOG_YIELD: Final = LOGS.add("yield", "3.3", SEAT, CARD)
LOG_OMEN: Final = LOGS.add("omen", "3.4", SEAT, CARD, ("other", CARD))
LOG_BURY: Final = LOGS.add("bury", "3.4", SEAT, CARD)
LOG_PEEK: Final = LOGS.add("peek", "4.1", SEAT, TARGET, CARD)

CHANCES: Final = Lexicon("chance")
DEAL: Final = CHANCES.add("deal", "1.2", CARD)
DIE: Final = CHANCES.add("die", "3.1", COUNT)
PEEKED: Final = CHANCES.add("peeked", "4.1", CARD)
FORETOLD: Final = CHANCES.add("foretold", "3.4", CARD)

ENDS: Final = Lexicon("end")
END_ROUNDS: Final = ENDS.add("rounds", "5.1")
END_RICH: Final = ENDS.add("rich", "5.2")
