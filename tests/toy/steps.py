"""The toy game's steps under fixed tags, so that saved games survive a renaming."""

from typing import Final

from tharsis.kernel import Steps
from toy.rules import Bids, DrawOmens, Prize, Raid, ReadOmens, Reveal, RollPrize, Round

STEPS: Final = Steps()
STEPS.add("round", Round, structural=True)
STEPS.add("bids", Bids, structural=True)
STEPS.add("reveal", Reveal, structural=True)
STEPS.add("prize", Prize, structural=True)
STEPS.add("roll", RollPrize)
STEPS.add("raid", Raid)
STEPS.add("draw-omens", DrawOmens)
STEPS.add("read-omens", ReadOmens)
