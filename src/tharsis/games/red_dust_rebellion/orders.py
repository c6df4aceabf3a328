"""Operations and Special Activities (5.0, 6.0): whose they are, which go together, what they cost."""

from typing import Final

from tharsis.games.red_dust_rebellion.pieces import CR, RD

OPERATION_IDS: Final[tuple[str, ...]] = (
    "train",
    "logistics",
    "secure",
    "recon",
    "assault",
    "rally",
    "march",
    "travel",
    "attack",
    "campaign",
    "preach",
)
TRAIN: Final = 0
LOGISTICS: Final = 1
SECURE: Final = 2
RECON: Final = 3
ASSAULT: Final = 4
RALLY: Final = 5
MARCH: Final = 6
TRAVEL: Final = 7
ATTACK: Final = 8
CAMPAIGN: Final = 9
PREACH: Final = 10
NO_OP: Final = -1

SPECIAL_IDS: Final[tuple[str, ...]] = (
    "entrench",
    "petition",
    "transport",
    "public_relations",
    "exploit",
    "raid",
    "redistribute",
    "coordinate",
    "ambush_rd",
    "purify",
    "ransack",
    "ambush_cr",
)
ENTRENCH: Final = 0
PETITION: Final = 1
TRANSPORT: Final = 2
PUBLIC_RELATIONS: Final = 3
EXPLOIT: Final = 4
RAID: Final = 5
REDISTRIBUTE: Final = 6
COORDINATE: Final = 7
AMBUSH_RD: Final = 8
PURIFY: Final = 9
RANSACK: Final = 10
AMBUSH_CR: Final = 11

#: By Faction.
OPERATIONS_OF: Final[list[list[int]]] = [
    [TRAIN, SECURE, RECON, ASSAULT],
    [LOGISTICS, SECURE, RECON, ASSAULT],
    [RALLY, MARCH, ATTACK, CAMPAIGN],
    [RALLY, TRAVEL, ATTACK, PREACH],
]
SPECIALS_OF: Final[list[list[int]]] = [
    [ENTRENCH, PETITION, TRANSPORT],
    [PUBLIC_RELATIONS, EXPLOIT, RAID],
    [REDISTRIBUTE, COORDINATE, AMBUSH_RD],
    [PURIFY, RANSACK, AMBUSH_CR],
]
AMBUSH_OF: Final = {RD: AMBUSH_RD, CR: AMBUSH_CR}
#: The Operations a Special Activity may accompany (6.0), by Special Activity.
GOES_WITH: Final[tuple[tuple[int, ...], ...]] = (
    (TRAIN, SECURE, RECON),
    (SECURE, RECON, ASSAULT),
    (TRAIN, SECURE, RECON, ASSAULT),
    (LOGISTICS, SECURE, RECON),
    (LOGISTICS, ASSAULT),
    (SECURE, RECON, ASSAULT),
    (RALLY, MARCH, ATTACK, CAMPAIGN),
    (RALLY, MARCH, CAMPAIGN),
    (ATTACK,),
    (RALLY, TRAVEL, ATTACK, PREACH),
    (RALLY, TRAVEL, ATTACK, PREACH),
    (ATTACK,),
)
#: How many spaces a Special Activity may take; 0: it takes none.
SPECIAL_SPACES: Final[tuple[int, ...]] = (2, 0, 0, 2, 2, 2, 4, 2, 2, 2, 2, 2)
#: Where the rulebook has them.
OPERATION_RULES: Final[tuple[str, ...]] = (
    "5.1",
    "5.2",
    "5.3",
    "5.4",
    "5.5",
    "5.6",
    "5.7",
    "5.8",
    "5.9",
    "5.10",
    "5.11",
)
SPECIAL_RULES: Final[tuple[str, ...]] = (
    "6.1",
    "6.2",
    "6.3",
    "6.4",
    "6.5",
    "6.6",
    "6.7",
    "6.8",
    "6.9",
    "6.10",
    "6.11",
    "6.12",
)
COST: Final[tuple[int, ...]] = (3, 0, 1, 1)  # Resources per space by Faction; Corporations never pay any
