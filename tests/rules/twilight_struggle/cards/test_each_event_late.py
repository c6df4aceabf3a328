"""Cards 82 to 102, 109 and 110: each event played by either side, and all that it changes."""

from rules.twilight_struggle.cards.played import EITHER, play_out, played, table
from tharsis.games.twilight_struggle import board

GONE = "removed"
KEPT = "discarded"


@table(
    played("iranian_hostage_crisis", EITHER, at={"iran": (3, 1)}, changed={
        "iran": (0, 3), "begins": {"iranian_hostage_crisis"}, "iranian_hostage_crisis": GONE,
    }),
    played("the_iron_lady", EITHER, at={"united_kingdom": (5, 2)}, changed={
        "united_kingdom": (5, 0), "argentina": (0, 1), "vp": 1, "begins": {"the_iron_lady"},
        "the_iron_lady": GONE,
    }),
    played("reagan_bombs_libya", EITHER, at={"libya": (0, 5)}, changed={"vp": 2, "reagan_bombs_libya": GONE}),
    played("reagan_bombs_libya", EITHER, at={"libya": (3, 6)}, changed={"vp": 3, "reagan_bombs_libya": GONE}),
    played(
        "star_wars", EITHER, "take duck_and_cover", space={"us": 1}, defcon=4, discarded="duck_and_cover",
        changed={"defcon": 3, "vp": 2, "star_wars": GONE},
    ),
    played("star_wars", EITHER, "take allende", space={"us": 1}, discarded="allende", changed={
        "chile": (0, 2), "allende": GONE, "star_wars": GONE,
    }),
    played(
        "star_wars", EITHER, "take nuclear_test_ban", space={"us": 1}, discarded="nuclear_test_ban",
        changed={"vp": 3, "star_wars": GONE},
    ),
    played("north_sea_oil", EITHER, changed={
        "oil_turn": 8, "begins": {"north_sea_oil"}, "north_sea_oil": GONE,
    }),
    played("the_reformer", EITHER, *["place france"] * 2, *["place greece"] * 2, changed={
        "france": (0, 2), "greece": (0, 2), "begins": {"the_reformer"}, "the_reformer": GONE,
    }),
    played(
        "the_reformer", EITHER, *["place france"] * 2, *["place greece"] * 2, *["place italy"] * 2, vp=-1,
        changed={
            "france": (0, 2), "greece": (0, 2), "italy": (0, 2), "begins": {"the_reformer"},
            "the_reformer": GONE,
        },
    ),
    played(
        "marine_barracks_bombing", EITHER, "remove israel", "remove egypt",
        at={"lebanon": (3, 1), "israel": (2, 0), "egypt": (1, 0)},
        changed={
            "lebanon": (0, 1), "israel": (1, 0), "egypt": (0, 0), "marine_barracks_bombing": GONE,
        },
    ),
    played("soviets_shoot_down_kal_007", EITHER, defcon=4, changed={
        "defcon": 3, "vp": 2, "soviets_shoot_down_kal_007": GONE,
    }),
    played(
        "soviets_shoot_down_kal_007", EITHER, *["place canada"] * 4, at={"south_korea": (3, 0)}, defcon=4,
        changed={"defcon": 3, "vp": 2, "canada": (4, 0), "soviets_shoot_down_kal_007": GONE},
    ),
    played("soviets_shoot_down_kal_007", EITHER, "decline", at={"south_korea": (3, 0)}, defcon=4, changed={
        "defcon": 3, "vp": 2, "soviets_shoot_down_kal_007": GONE,
    }),
    played("glasnost", EITHER, defcon=3, changed={"defcon": 4, "vp": -2, "glasnost": GONE}),
    played("glasnost", EITHER, *["place poland"] * 4, defcon=3, effect="the_reformer", changed={
        "defcon": 4, "vp": -2, "poland": (0, 4), "glasnost": GONE,
    }),
    played("glasnost", EITHER, "decline", defcon=3, effect="the_reformer", changed={
        "defcon": 4, "vp": -2, "glasnost": GONE,
    }),
    played(
        "ortega_elected_in_nicaragua", EITHER, "coup honduras", at={"nicaragua": (2, 1), "honduras": (3, 0)},
        die=4,
        changed={"nicaragua": (0, 1), "honduras": (1, 0), "ortega_elected_in_nicaragua": GONE},
    ),
    played(
        "ortega_elected_in_nicaragua", EITHER, "decline", at={"nicaragua": (2, 1), "honduras": (3, 0)},
        changed={"nicaragua": (0, 1), "ortega_elected_in_nicaragua": GONE},
    ),
    played("terrorism", "us", hands={"us": ("nato",), "ussr": ("fidel",)}, changed={
        "fidel": KEPT, "terrorism": KEPT,
    }),
    played("terrorism", "ussr", hands={"us": ("nato",), "ussr": ("fidel",)}, changed={
        "nato": KEPT, "terrorism": KEPT,
    }),
    played("terrorism", "ussr", hands={"us": ("nato", "summit")}, effect="iranian_hostage_crisis", changed={
        "nato": KEPT, "summit": KEPT, "terrorism": KEPT,
    }),
    played("iran_contra_scandal", EITHER, changed={
        "begins": {"iran_contra_scandal"}, "iran_contra_scandal": GONE,
    }),
    *(
        played("chernobyl", EITHER, f"region {region}", changed={"chernobyl": GONE, "closed": number})
        for number, region in enumerate(board.REGION_IDS)
    ),
    played(
        "latin_american_debt_crisis", EITHER, "decline", "place brazil", "place chile",
        at={"brazil": (1, 2), "chile": (0, 3), "peru": (0, 1)}, hands={"us": ("nato",)},
        changed={"brazil": (1, 4), "chile": (0, 6), "latin_american_debt_crisis": KEPT},
    ),
    played(
        "latin_american_debt_crisis", EITHER, "place brazil", "place chile",
        at={"brazil": (1, 2), "chile": (0, 3), "peru": (0, 1)},
        changed={"brazil": (1, 4), "chile": (0, 6), "latin_american_debt_crisis": KEPT},
    ),
    played(
        "latin_american_debt_crisis", EITHER, "discard nato", at={"brazil": (1, 2)}, hands={"us": ("nato",)},
        changed={"nato": KEPT, "latin_american_debt_crisis": KEPT},
    ),
    played(
        "tear_down_this_wall", EITHER, "coup poland", at={"poland": (0, 3)}, effect="willy_brandt", die=5,
        changed={
            "east_germany": (3, 0), "poland": (0, 1), "defcon": 4, "begins": {"tear_down_this_wall"},
            "ends": {"willy_brandt"}, "tear_down_this_wall": GONE,
        },
    ),
    played(
        "tear_down_this_wall", EITHER, *["realign bulgaria"] * 3, at={"bulgaria": (0, 9)},
        rolls=([5, 5, 5], [2, 2, 2]),
        changed={
            "east_germany": (3, 0), "bulgaria": (0, 3), "begins": {"tear_down_this_wall"},
            "tear_down_this_wall": GONE,
        },
    ),
    played("tear_down_this_wall", EITHER, "decline", at={"poland": (0, 3)}, changed={
        "east_germany": (3, 0), "begins": {"tear_down_this_wall"}, "tear_down_this_wall": GONE,
    }),
    played("an_evil_empire", EITHER, effect="flower_power", changed={
        "vp": 1, "begins": {"an_evil_empire"}, "ends": {"flower_power"}, "an_evil_empire": GONE,
    }),
    played(
        "aldrich_ames_remix", EITHER, "discard asia_scoring", hands={"us": ("nato", "asia_scoring")},
        changed={"asia_scoring": KEPT, "begins": {"aldrich_ames_remix"}, "aldrich_ames_remix": GONE},
    ),
    played(
        "pershing_ii_deployed", EITHER, "remove france", "remove italy", "remove canada",
        at={"france": (3, 0), "italy": (2, 0), "canada": (2, 0), "greece": (1, 0)},
        changed={
            "france": (2, 0), "italy": (1, 0), "canada": (1, 0), "vp": -1, "pershing_ii_deployed": GONE,
        },
    ),
    played("pershing_ii_deployed", EITHER, "done", at={"france": (3, 0)}, changed={
        "vp": -1, "pershing_ii_deployed": GONE,
    }),
    played("wargames", EITHER, "decline", defcon=2, changed={"wargames": GONE}),
    played("wargames", EITHER, defcon=3, changed={"wargames": KEPT}),
    played("solidarity", EITHER, effect="john_paul_ii_elected_pope", changed={
        "poland": (3, 0), "solidarity": GONE,
    }),
    played("solidarity", EITHER, changed={"solidarity": KEPT}),
    played("iran_iraq_war", "us", "target iran", at={"iran": (1, 2)}, die=4, changed={
        "iran": (3, 0), "vp": 2, "military_ops": [2, 0], "iran_iraq_war": GONE,
    }),
    played("iran_iraq_war", "ussr", "target iraq", at={"iraq": (3, 1)}, die=4, changed={
        "iraq": (0, 4), "vp": -2, "military_ops": [0, 2], "iran_iraq_war": GONE,
    }),
    played("iran_iraq_war", "ussr", "target iraq", at={"iraq": (3, 1)}, die=3, changed={
        "military_ops": [0, 2], "iran_iraq_war": GONE,
    }),
    played("yuri_and_samantha", EITHER, changed={
        "begins": {"yuri_and_samantha"}, "yuri_and_samantha": GONE,
    }),
    played("awacs_sale_to_saudis", EITHER, changed={
        "saudi_arabia": (2, 0), "begins": {"awacs_sale_to_saudis"}, "awacs_sale_to_saudis": GONE,
    }),
)  # fmt: skip
def test_all_that_an_event_changes(name, by, answers, changed, on_the_table):
    t = play_out(name, by, answers, {"turn": 8, **on_the_table})
    assert (t.asked, t.changed()) == ("", changed)
