"""5.0, 6.0: where the rules of all Operations and Special Activities come together."""

from tharsis.games.red_dust_rebellion.orders import (
    ASSAULT,
    ATTACK,
    CAMPAIGN,
    COORDINATE,
    ENTRENCH,
    EXPLOIT,
    LOGISTICS,
    MARCH,
    PETITION,
    PREACH,
    PUBLIC_RELATIONS,
    PURIFY,
    RAID,
    RALLY,
    RANSACK,
    RECON,
    REDISTRIBUTE,
    SECURE,
    TRAIN,
    TRANSPORT,
    TRAVEL,
)
from tharsis.games.red_dust_rebellion.rules.assault import Assault
from tharsis.games.red_dust_rebellion.rules.attack import AttackRule
from tharsis.games.red_dust_rebellion.rules.campaign_preach import CampaignRule, PreachRule
from tharsis.games.red_dust_rebellion.rules.logistics import Logistics
from tharsis.games.red_dust_rebellion.rules.march_travel import March, Travel
from tharsis.games.red_dust_rebellion.rules.operations import OPERATIONS
from tharsis.games.red_dust_rebellion.rules.rally import Rally
from tharsis.games.red_dust_rebellion.rules.secure_recon import Recon, Secure
from tharsis.games.red_dust_rebellion.rules.special_activities import SPECIALS
from tharsis.games.red_dust_rebellion.rules.special_corporations import Exploit, PublicRelations, Raid
from tharsis.games.red_dust_rebellion.rules.special_marsgov import Entrench, Petition, Transport
from tharsis.games.red_dust_rebellion.rules.special_rebels import Coordinate, Purify, Ransack, Redistribute
from tharsis.games.red_dust_rebellion.rules.train import Train


def fill_orders() -> None:
    """Ambush is no rule of its own: it is part of Attack."""
    OPERATIONS[TRAIN] = Train()
    OPERATIONS[LOGISTICS] = Logistics()
    OPERATIONS[SECURE] = Secure()
    OPERATIONS[RECON] = Recon()
    OPERATIONS[ASSAULT] = Assault()
    OPERATIONS[RALLY] = Rally()
    OPERATIONS[MARCH] = March()
    OPERATIONS[TRAVEL] = Travel()
    OPERATIONS[ATTACK] = AttackRule()
    OPERATIONS[CAMPAIGN] = CampaignRule()
    OPERATIONS[PREACH] = PreachRule()
    SPECIALS[ENTRENCH] = Entrench()
    SPECIALS[PETITION] = Petition()
    SPECIALS[TRANSPORT] = Transport()
    SPECIALS[PUBLIC_RELATIONS] = PublicRelations()
    SPECIALS[EXPLOIT] = Exploit()
    SPECIALS[RAID] = Raid()
    SPECIALS[REDISTRIBUTE] = Redistribute()
    SPECIALS[COORDINATE] = Coordinate()
    SPECIALS[PURIFY] = Purify()
    SPECIALS[RANSACK] = Ransack()
