"""8.7 The Special Activities of non-player Factions, by the names on their cards."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import LOG_SPECIAL
from tharsis.games.red_dust_rebellion.curiosity import ACTIVITY_IDS
from tharsis.games.red_dust_rebellion.orders import (
    COORDINATE,
    ENTRENCH,
    EXPLOIT,
    GOES_WITH,
    PETITION,
    PUBLIC_RELATIONS,
    PURIFY,
    RAID,
    RANSACK,
    REDISTRIBUTE,
    TRANSPORT,
)
from tharsis.games.red_dust_rebellion.pieces import CR, RD
from tharsis.games.red_dust_rebellion.rules.nonplayer.activity import Activity
from tharsis.games.red_dust_rebellion.rules.nonplayer.coin_activities import (
    Entrench,
    Exploit,
    PetitionConfidence,
    PetitionSupply,
    PublicRelations,
    Raid,
    Transport,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.rebel_activities import (
    Ambush,
    Coordinate,
    Purify,
    Ransack,
    Redistribute,
)
from tharsis.games.red_dust_rebellion.state import RDState

ACTIVITY_CODE: Final[dict[str, int]] = {name: code for code, name in enumerate(ACTIVITY_IDS)}
_CR_AMBUSH: Final = Ambush(CR)
_BY_NAME: Final[dict[str, Activity]] = {
    "mg_entrench": Entrench(ENTRENCH),
    "mg_transport": Transport(TRANSPORT),
    "mg_petition_eg": PetitionConfidence(PETITION),
    "mg_petition_supply": PetitionSupply(PETITION),
    "corp_public_relations": PublicRelations(PUBLIC_RELATIONS),
    "corp_exploit": Exploit(EXPLOIT),
    "corp_raid": Raid(RAID),
    "rd_coordinate": Coordinate(COORDINATE),
    "rd_redistribute": Redistribute(REDISTRIBUTE),
    "rd_ambush": Ambush(RD),
    "cr_purify": Purify(PURIFY),
    "cr_ransack": Ransack(RANSACK),
    "cr_ambush": _CR_AMBUSH,
}
#: By code.
ACTIVITIES: Final[list[Activity]] = [_BY_NAME[name] for name in ACTIVITY_IDS]


def reclaimers_can_ambush(s: RDState) -> bool:
    return len(_CR_AMBUSH.spaces(s)) > 0


def perform_activity(s: RDState, by: int, code: int, op: int) -> bool:
    """Queue a Special Activity; false if it may not accompany the Operation (6.0) or has no effect."""
    activity = ACTIVITIES[code]
    if op not in GOES_WITH[activity.special] or not activity.perform(s):
        return False
    s.special_used = True
    s.log(LOG_SPECIAL, by, activity.special)
    return True
