"""8.6 The Operations of non-player Factions: which spaces, in which order, what is done there."""

from typing import Final

from tharsis.games.red_dust_rebellion.actions import (
    LOG_OPERATION,
    OPT_BASE,
    OPT_HIDE,
    OPT_REBEL,
    OPT_REBELS,
    OPT_UPGRADE,
)
from tharsis.games.red_dust_rebellion.board import IS_DESERT, MARS, WILDERNESS
from tharsis.games.red_dust_rebellion.curiosity import BLOCK_IDS
from tharsis.games.red_dust_rebellion.deck import GENERAL_STRIKE, LEGAL_INJUNCTIONS
from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    LOGISTICS,
    MARCH,
    PREACH,
    RALLY,
    RECON,
    SECURE,
    TRAIN,
    TRAVEL,
)
from tharsis.games.red_dust_rebellion.pieces import (
    ACTIVE,
    BASE,
    CONVERSION,
    CORP,
    CR,
    CR_BASE,
    EG_TROOP,
    HIDDEN,
    MG,
    MG_TROOP,
    RD,
    UNIT,
)
from tharsis.games.red_dust_rebellion.rules.assault import Calm, DriveOut
from tharsis.games.red_dust_rebellion.rules.assets import DrawAssets
from tharsis.games.red_dust_rebellion.rules.attack import Attack
from tharsis.games.red_dust_rebellion.rules.campaign_preach import CampaignHere, PreachHere
from tharsis.games.red_dust_rebellion.rules.forces import (
    hide,
    place,
    place_several,
    to_available,
    upgrade,
)
from tharsis.games.red_dust_rebellion.rules.gather import Settle
from tharsis.games.red_dust_rebellion.rules.march_travel import Join
from tharsis.games.red_dust_rebellion.rules.nonplayer.after_blocks import NonPlayerCampaign
from tharsis.games.red_dust_rebellion.rules.nonplayer.choose import GROUP, room_for_base, select, tie
from tharsis.games.red_dust_rebellion.rules.nonplayer.conditions import (
    assault_kills,
    assault_possible,
    assault_topples,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.keep import Spare, kinds_in_order, movable_from
from tharsis.games.red_dust_rebellion.rules.nonplayer.moves import (
    bring_base,
    destinations,
    fill,
    gather,
    received,
    travel_reach,
    travellers,
)
from tharsis.games.red_dust_rebellion.rules.nonplayer.tables import (
    COL_ATTACK,
    COL_MARCH_DESTINATION,
    COL_PLACE_CUBES,
    COL_PLACE_DAMAGE,
    COL_PLACE_OR_DIG_IN_BASES,
    COL_PLACE_OR_UPGRADE_BASES,
    COL_PLACE_REBELS,
    COL_RECON_DESTINATION,
    COL_REMOVE_OR_REPLACE,
    COL_SECURE_DESTINATION,
    COL_SHIFT_ACTIVE_OPPOSITION,
    COL_TRAVEL_DESTINATION,
)
from tharsis.games.red_dust_rebellion.rules.operations import (
    ANY_NUMBER,
    ANYWHERE,
    FREE,
    OPERATIONS,
    Operation,
    haboob,
)
from tharsis.games.red_dust_rebellion.rules.rally import working_bases
from tharsis.games.red_dust_rebellion.rules.secure_recon import Beacon, Reveal
from tharsis.games.red_dust_rebellion.rules.train import TRAINED_PER_SPACE, train_why
from tharsis.games.red_dust_rebellion.state import RDState
from tharsis.kernel import LEGAL

BLOCK_CODE: Final[dict[str, int]] = {name: code for code, name in enumerate(BLOCK_IDS)}
OPERATION_OF: Final = tuple(
    [
        {"train": TRAIN, "secure": SECURE, "recon": RECON, "assault": ASSAULT, "logistics": LOGISTICS,
         "rally": RALLY, "march": MARCH, "attack": ATTACK, "campaign": CAMPAIGN, "travel": TRAVEL,
         "preach": PREACH}[name.split("_")[-1]]
        for name in BLOCK_IDS
    ]
)  # fmt: skip

# Stages of an Operation that have candidates of their own (8.6): of an Assault …
TOPPLING: Final = 0
SUPPRESSING: Final = 1
# … of a Rally …
NEW_BASES: Final = 0
UPGRADES: Final = 1
NEW_REBELS: Final = 2
HIDING: Final = 3
# … of an Attack.
AGAINST_OPINION: Final = 0
IN_FORCE: Final = 1
#: How many stages these Operations have.
_STAGES: Final = {ASSAULT: 3, RALLY: 4, ATTACK: 3}


def stages(op: int) -> int:
    return _STAGES.get(op, 1)


def plain(by: int, op: int) -> Operation:
    return Operation(by, op, ANY_NUMBER, ANYWHERE, FREE)


def candidates(s: RDState, by: int, op: int, stage: int, chosen: int) -> list[int]:
    """The spaces a stage could take next."""
    if op in (SECURE, RECON, MARCH):
        return destinations(s, by, op, chosen)
    return [space for space in range(MARS) if not chosen >> space & 1 and fit(s, by, op, stage, space)]


def fit(s: RDState, by: int, op: int, stage: int, space: int) -> bool:
    if s.barred(space, by) and op != TRAVEL:
        return False
    if op == TRAIN:
        return s.available(MG_TROOP) > 0 and train_why(s, space) == LEGAL
    if op == ASSAULT:
        return assault_fit(s, by, stage, space)
    if op == RALLY:
        return rally_fit(s, by, stage, space)
    if op == ATTACK:
        return attack_fit(s, by, stage, space)
    if op == TRAVEL:
        return travel_fit(s, space)
    return sermon_fit(s, by, space)


def travel_fit(s: RDState, space: int) -> bool:
    """8.5.7: an origin has moveable Rebels and a way out, and has not been a destination."""
    if not movable_from(s, CR, space) or received(s, kinds_in_order(s, CR)) >> space & 1:
        return False
    return travel_reach(s, Spare(s, CR, space)) > 0


def assault_fit(s: RDState, by: int, stage: int, space: int) -> bool:
    if stage == SUPPRESSING:
        return s.controller() == by and s.at(space, EG_TROOP) > 0 and s.hidden_rebels(space) > 0
    if not assault_possible(s, by, space):
        return False
    return assault_topples(s, by, space) if stage == TOPPLING else assault_kills(s, by, space) > 0


def rally_fit(s: RDState, by: int, stage: int, space: int) -> bool:
    """8.6: Bases for three Rebels, (Reclaimers: upgrades,) Rebels, hiding where all are Active."""
    if by == RD and (s.population(space) == 0 or s.level[space] > 0):
        return False
    if by == CR and s.level[space] != 0:
        return False
    if stage == NEW_BASES:
        return s.rebels(space, by) >= GROUP and s.hidden(space, by) > 0 and room_for_base(s, by, space)
    if stage == UPGRADES:
        return by == CR and not s.is_np(CORP) and IS_DESERT[space] and s.at(space, CR_BASE) > 0
    if stage == NEW_REBELS:
        if by == CR and s.at(space, CR_BASE):
            return True
        return s.available(UNIT[by]) > 0
    return s.bases(space, by) > 0 and s.active(space, by) > 0 and s.hidden(space, by) == 0


def attack_fit(s: RDState, by: int, stage: int, space: int) -> bool:
    rebels = s.rebels(space, by)
    if not rebels or not s.enemy_forces(space, by):
        return False
    if stage == AGAINST_OPINION:
        return s.level[space] > 0 if by == RD else s.level[space] != 0
    if stage == IN_FORCE:
        return rebels >= GROUP and (by == CR or s.level[space] >= 0)
    return s.hidden(space, by) == 0


def sermon_fit(s: RDState, by: int, space: int) -> bool:
    """8.6: at an own Base only if a Hidden Rebel stays Hidden."""
    if not s.rebels(space, by) or s.population(space) == 0:
        return False
    return s.active(space, by) > 0 or not s.bases(space, by) or s.hidden(space, by) > 1


def column(by: int, op: int, stage: int) -> int:
    if op == TRAIN:
        return COL_PLACE_CUBES
    if op == ASSAULT:
        return COL_REMOVE_OR_REPLACE
    if op == SECURE:
        return COL_SECURE_DESTINATION
    if op == RECON:
        return COL_RECON_DESTINATION
    if op == MARCH:
        return COL_MARCH_DESTINATION
    if op == ATTACK:
        return COL_ATTACK
    if op == CAMPAIGN:
        return COL_SHIFT_ACTIVE_OPPOSITION
    if op == PREACH:
        return COL_PLACE_DAMAGE
    if op == RALLY and stage == NEW_REBELS:
        return COL_PLACE_REBELS
    return COL_PLACE_OR_DIG_IN_BASES if by == RD else COL_PLACE_OR_UPGRADE_BASES


def choose_space(s: RDState, by: int, op: int, stage: int, spaces: list[int], count: int) -> int:
    """8.5.6, 8.5.7: by the column; Travel starts where most Rebels can move; hiding where most are Active."""
    if op == TRAVEL:
        return most(s, [movable_from(s, CR, space) for space in spaces], spaces)
    if op == RALLY and stage == HIDING:
        return most(s, [s.active(space, by) for space in spaces], spaces)
    if op == RALLY and by == CR and stage == NEW_REBELS:
        return alternate(s, spaces, count)
    return select(s, by, column(by, op, stage), spaces)


def most(s: RDState, values: list[int], spaces: list[int]) -> int:
    best = max(values)
    return tie(s, [space for i, space in enumerate(spaces) if values[i] == best])


def upgrades(s: RDState, space: int, nth: int) -> bool:
    """8.6, Reclaimer Rally: every second space of this stage upgrades a Base."""
    return s.at(space, CR_BASE) > 0 and (nth % 2 == 1 or not s.available(UNIT[CR]))


def alternate(s: RDState, spaces: list[int], count: int) -> int:
    """8.6, Reclaimer Rally: Rebels in one space, a Base upgraded in the next, and so on."""
    rebels = [space for space in spaces if s.available(UNIT[CR])]
    upgrades = [space for space in spaces if s.at(space, CR_BASE)]
    if (count % 2 == 0 and rebels) or not upgrades:
        return select(s, CR, COL_PLACE_REBELS, rebels)
    return select(s, CR, COL_PLACE_OR_UPGRADE_BASES, upgrades)


def rolls(by: int, op: int, stage: int, space: int, count: int) -> bool:
    """8.5.4: whether an Activation roll follows this space; the Reclaimers' first one is free of it."""
    if by == CORP or (by == CR and count == 0):
        return False
    if op == TRAVEL and space == WILDERNESS:
        return False
    return op != RALLY or stage > UPGRADES


def act_in(s: RDState, by: int, op: int, stage: int, space: int, count: int, chosen: int) -> None:
    """Carry the Operation out in a space with the same steps that people use."""
    s.log(LOG_OPERATION, by, op, space)
    if op == TRAIN:
        place_several(s, MG_TROOP, space, TRAINED_PER_SPACE)
    elif op == ASSAULT:
        if stage == SUPPRESSING:
            s.do(DriveOut(by, space, s.at(space, EG_TROOP)), Calm(space))
        else:
            s.do(*OPERATIONS[ASSAULT].steps(s, plain(by, ASSAULT), space))
    elif op == RALLY:
        rally_in(s, by, stage, space, count)
    elif op == ATTACK:
        s.do(Attack(by, space, ambush=False))
    elif op == CAMPAIGN:
        s.do(CampaignHere(space), NonPlayerCampaign(space, chosen))
    elif op == PREACH:
        s.do(PreachHere(space))
    elif op == TRAVEL:
        travel_from(s, space)
    else:
        if op == RECON and s.raging(space):
            Beacon(by, space, opening=True).run(s)
        groups = gather(s, by, op, space, chosen)
        if op == MARCH:
            s.do(Settle(by, space, groups))
        elif op == RECON:
            s.do(Reveal(by, space), Beacon(by, space, opening=False))
        else:
            s.do(Reveal(by, space))


def rally_in(s: RDState, by: int, stage: int, space: int, count: int) -> None:
    if stage == NEW_BASES:
        give_up_two(s, by, space)
        place(s, BASE[by], space)
    elif stage == HIDING:
        hide(s, by, space)
    elif stage == UPGRADES or (by == CR and upgrades(s, space, count)):
        upgrade(s, CR, space, CONVERSION)
        s.do(DrawAssets(1))
    else:
        n = s.population(space) + working_bases(s, by, space) if working_bases(s, by, space) else 1
        place_several(s, UNIT[by], space, n)


def rally_choice(s: RDState, by: int, space: int, options: list[int]) -> int:
    """8.6: what a free Rally does in a space: the first stage that fits."""
    if OPT_BASE in options and rally_fit(s, by, NEW_BASES, space):
        return OPT_BASE
    if OPT_UPGRADE in options and rally_fit(s, by, UPGRADES, space):
        return OPT_UPGRADE
    for choice in (OPT_REBELS, OPT_REBEL, OPT_UPGRADE, OPT_HIDE):
        if choice in options:
            return choice
    return options[0]


def give_up_two(s: RDState, by: int, space: int) -> None:
    """8.2: own pieces in reverse order, Active ones first."""
    for _ in range(2):
        to_available(s, ACTIVE[by] if s.active(space, by) else HIDDEN[by], space)


def travel_from(s: RDState, origin: int) -> None:
    """8.5.7: from one origin to as many destinations as needed until nothing movable is left."""
    tried = 1 << origin
    spare = Spare(s, CR, origin)
    for _ in range(MARS):
        reach = travel_reach(s, spare) & ~tried
        spaces = [space for space in range(MARS) if reach >> space & 1]
        if not spaces or not spare.number(s, kinds_in_order(s, CR)):
            return
        to = select(s, CR, COL_TRAVEL_DESTINATION, spaces)
        tried |= 1 << to
        bring_base(s, spare, to)
        moved, hidden = fill(s, spare, to, travellers(spare, to))
        if moved:
            Arrival(origin, to, hidden, moved).run(s)


class Arrival(Join):
    """5.8: the group is shown or hidden; non-players move on within one choice."""

    def __init__(self, origin: int, to: int, hidden: int, total: int) -> None:
        super().__init__(CR, origin, to, hidden, total)

    def run(self, s: RDState) -> None:
        depth = len(s.agenda)
        Join.run(self, s)
        del s.agenda[depth:]


def possible(s: RDState, by: int, op: int) -> bool:
    """8.5.3: whether the Operation can be executed in any space."""
    if (op in (RECON, MARCH)) and haboob(s):
        return False
    if op == LOGISTICS:
        return True
    for stage in range(stages(op)):
        if op == ASSAULT and stage == SUPPRESSING:
            continue
        if candidates(s, by, op, stage, 0):
            return True
    return False


def activation_number(s: RDState, by: int, op: int, base: int, space: int) -> int:
    """8.5.4: Campaign cards 9 and 10 hinder MarsGov."""
    if by == MG:
        if op == SECURE and s.has_campaign(LEGAL_INJUNCTIONS) and s.level[space] < 0:
            base += 2
        if s.has_campaign(GENERAL_STRIKE) and s.level[space] <= 0:
            base += 1
    return base
