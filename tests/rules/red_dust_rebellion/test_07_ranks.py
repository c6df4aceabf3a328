"""Rule 7.4: each part of a text that would do something counts one, and the spaces with most come first."""

import pytest

from rules.red_dust_rebellion.changes import follow, laid
from rules.red_dust_rebellion.story import who
from tharsis.games.red_dust_rebellion.deck import ASSET_IDS, EVENT_IDS
from tharsis.games.red_dust_rebellion.rules.effects import PlayAsset, PlayEvent

#: Card, table, what may be chosen then. All spaces not named are of no account by the table.
RANKS = [
    # Event 13: Security can come, Rebels can be shown, the Corporations can Assault.
    ("the_bombing_of_maglev_77", "phobos security=1 | europa rd_rebel=1 | tenzing active_rd=1", "europa"),
    ("the_bombing_of_maglev_77", "europa security=1 active_rd=1 | tenzing rd_rebel=1", "tenzing"),
    # Nobody can come to where all Security stands; there are Rebels to show and to fight instead.
    ("the_bombing_of_maglev_77", "europa security=1 rd_rebel=1 | tenzing active_rd=1", "europa tenzing"),
    # A storm shuts a Labyrinth, but who is there can fight, and hidden Rebels can be shown.
    ("the_bombing_of_maglev_77", "europa security=1 rd_rebel=1 storm=2 | tenzing active_rd=1", "europa"),
    (
        "the_bombing_of_maglev_77",
        """europa specops=1 active_rd=1 storm=2 | tenzing rd_rebel=1 storm=2 |
        shenzhou cr_rebel=1 security=1 storm=2""",
        "shenzhou",
    ),
    ("the_bombing_of_maglev_77", "europa rd_rebel=1 storm=2 | tenzing active_rd=1 security=1 storm=2",
     "europa tenzing"),
    ("the_bombing_of_maglev_77", "box=6 | europa eg_troop=1 active_rd=1 storm=2 | tenzing cr_rebel=1",
     "tenzing"),
    # Event 39: where the Corporations can Assault, then where Rebels can be shown.
    ("hammer_the_machines", "europa security=1 active_rd=1 | gandhi rd_rebel=1 | sharma cr_base=1", "europa"),
    ("hammer_the_machines", "europa security=1 rd_base=1 | gandhi corp_base=1 cr_rebel=1", "gandhi"),
    ("hammer_the_machines", "europa active_rd=1 | gandhi rd_rebel=1 | sharma cr_base=1", "gandhi"),
    ("hammer_the_machines", "box=5 | europa eg_troop=1 rd_base=1 | gandhi rd_rebel=1", "europa"),
    # Event 26 with nobody to move: Rebels to show, Corporate forces to fall to any.
    ("emissions_law_reform_passed shaded",
     """marth terraforming=1 rd_rebel=1 | radau terraforming=1 active_rd=1 | trouvelot terraforming=1 |
     next=dust_storm_1""",
     "marth"),
    ("emissions_law_reform_passed shaded",
     "radau terraforming=1 active_rd=1 | trouvelot terraforming=1 | next=dust_storm_1", "radau"),
    # Asset 29: pilgrims can come, Damage be placed.
    ("pilgrimage", "gandhi damage=2 | coronae_montes cr_rebel=1", "sharma"),
    ("pilgrimage", "gandhi fortified=1 damage=1 | coronae_montes cr_rebel=1 | sharma storm=2", "gandhi"),
    # Asset 8: Damage can be placed, units removed.
    ("weaponized_asteroid", "gandhi damage=2 mg_troop=1 | sharma rd_rebel=1", "sharma"),
    ("weaponized_asteroid", "gandhi damage=1 fortified=1 | sharma rd_base=1", "gandhi"),
    # Asset 12: units to remove, a Labyrinth with people beside the Desert.
    ("the_lost_patrol", "marth specops=1 | radau mg_troop=1", "marth"),
    ("the_lost_patrol", "marth eg_troop=1 | shenzhou damage=3 | trouvelot mg_troop=1", "trouvelot"),
    # Event 18: room for a Base that is there to be placed, Rebels to show.
    ("corporate_militarization", "marth rd_base=2 rd_rebel=1 | radau cr_rebel=1", "radau"),
    # Event 23, shaded: units to take, a mood that can fall.
    ("the_slush_fund_scandal shaded", "europa corp_base=1 specops=1 | gandhi corp_base=1 | marth security=1",
     "europa"),
    ("the_slush_fund_scandal shaded", "europa corp_base=1 level=-2 security=1 | gandhi corp_base=1",
     "europa gandhi"),
    # Event 46: units of anybody.
    ("the_mystery_of_outpost_27", "wilderness corp_base=1 | marth damage=1 corp_base=1 active_cr=1", "marth"),
    # Event 3: Rebel Bases.
    ("terran_loyalties_tested", "europa eg_troop=1 rd_rebel=2 | gandhi eg_troop=1 conversion=1", "gandhi"),
    # Event 11: Rebels to show, at least somebody to be made Ineligible.
    ("the_security_of_mars_act", "europa cr_rebel=1 | gandhi active_rd=2 rd_base=1", "europa"),
    # Event 12: SpecOps to show, Rebels to show, somebody to Assault.
    ("red_wednesday_riots", "europa specops=1 rd_rebel=1 | gandhi active_specops=1 rd_rebel=1", "europa"),
    ("red_wednesday_riots", "europa specops=1 active_rd=1 | gandhi active_specops=1 cr_rebel=1",
     "europa gandhi"),
    ("red_wednesday_riots", "europa specops=1 active_rd=1 | gandhi active_specops=1 cr_base=1", "europa"),
]  # fmt: skip


@pytest.mark.rule("RD 7.4")
@pytest.mark.parametrize(("card", "scene", "choices"), RANKS)
def test_the_spaces_where_most_of_the_text_does_something_come_first(card, scene, choices):
    name, _, side = card.partition(" ")
    if name in ASSET_IDS:
        step = PlayAsset(ASSET_IDS.index(name))
    else:
        step = PlayEvent(who("mg"), EVENT_IDS.index(name), 1 if side else 0)
    s = laid(scene).ask(step)
    found = [f"pick {space}" for space in choices.split()]
    if "done" in {s.game.actions.notation(action) for action in s.legal(s.actor())}:
        found.append("done")
    follow(s, f"[{' / '.join(found)}], ...")
