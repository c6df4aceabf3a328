"""Cards 1 to 35 and 103 to 106: each event played by either side, and all that it changes."""

from rules.twilight_struggle.cards.played import EITHER, play_out, played, table

GONE = "removed"
KEPT = "discarded"
SEVEN = ("italy", "france", "benelux", "denmark", "norway", "turkey", "austria")


@table(
    played(
        "asia_scoring", EITHER, at={"thailand": (0, 2), "vietnam": (0, 1)},
        changed={"vp": -8, "asia_scoring": KEPT},
    ),
    played("europe_scoring", EITHER, at={"france": (3, 0)}, changed={"vp": 4, "europe_scoring": KEPT}),
    played(
        "middle_east_scoring", EITHER, at={"iraq": (0, 3)}, changed={"vp": -4, "middle_east_scoring": KEPT}
    ),
    played("duck_and_cover", EITHER, defcon=4, changed={"defcon": 3, "vp": 2, "duck_and_cover": KEPT}),
    played("duck_and_cover", EITHER, defcon=5, changed={"defcon": 4, "vp": 1, "duck_and_cover": KEPT}),
    played(
        "five_year_plan", EITHER, hands={"ussr": ("nato",)}, effect=("marshall_plan",),
        changed={"nato": GONE, "begins": {"nato"}, "five_year_plan": KEPT},
    ),
    played(
        "five_year_plan", EITHER, hands={"ussr": ("fidel",)}, changed={"fidel": KEPT, "five_year_plan": KEPT}
    ),
    played(
        "five_year_plan", EITHER, hands={"ussr": ("nuclear_test_ban",)},
        changed={"nuclear_test_ban": KEPT, "five_year_plan": KEPT},
    ),
    played(
        "socialist_governments", EITHER, *["remove italy"] * 2, "remove france",
        at={"italy": (3, 1), "france": (1, 0)},
        changed={"italy": (1, 1), "france": (0, 0), "socialist_governments": KEPT},
    ),
    played("fidel", EITHER, at={"cuba": (2, 1)}, changed={"cuba": (0, 3), "fidel": GONE}),
    played("vietnam_revolts", EITHER, changed={
        "vietnam": (0, 2), "begins": {"vietnam_revolts"}, "vietnam_revolts": GONE,
    }),
    played("blockade", EITHER, at={"west_germany": (4, 1)}, changed={
        "west_germany": (0, 1), "blockade": GONE,
    }),
    played(
        "blockade", EITHER, "decline", at={"west_germany": (4, 1)}, hands={"us": ("nato",)},
        changed={"west_germany": (0, 1), "blockade": GONE},
    ),
    played(
        "blockade", EITHER, "discard nato", at={"west_germany": (4, 1)}, hands={"us": ("nato",)},
        changed={"nato": KEPT, "blockade": GONE},
    ),
    played(
        "korean_war", EITHER, at={"south_korea": (3, 1)}, die=4,
        changed={"south_korea": (0, 4), "vp": -2, "military_ops": [0, 2], "korean_war": GONE},
    ),
    played(
        "korean_war", EITHER, at={"south_korea": (3, 1)}, die=3,
        changed={"military_ops": [0, 2], "korean_war": GONE},
    ),
    played("romanian_abdication", EITHER, at={"romania": (2, 1)}, changed={
        "romania": (0, 3), "romanian_abdication": GONE,
    }),
    played(
        "arab_israeli_war", EITHER, at={"israel": (3, 1)}, die=4,
        changed={"israel": (0, 4), "vp": -2, "military_ops": [0, 2], "arab_israeli_war": KEPT},
    ),
    played(
        "arab_israeli_war", EITHER, at={"israel": (3, 1)}, die=3,
        changed={"military_ops": [0, 2], "arab_israeli_war": KEPT},
    ),
    played(
        "comecon", EITHER, "place poland", "place hungary", "place austria", "place finland",
        changed={
            "poland": (0, 1), "hungary": (0, 1), "austria": (0, 1), "finland": (0, 1), "comecon": GONE,
        },
    ),
    played("nasser", EITHER, at={"egypt": (3, 0)}, changed={"egypt": (1, 2), "nasser": GONE}),
    played("nasser", EITHER, at={"egypt": (4, 1)}, changed={"egypt": (2, 3), "nasser": GONE}),
    played(
        "warsaw_pact_formed", EITHER, "remove poland", "remove hungary", "remove austria", "remove romania",
        at={"poland": (3, 1), "hungary": (2, 0), "austria": (1, 0), "romania": (1, 0), "bulgaria": (1, 0)},
        changed={
            "poland": (0, 1), "hungary": (0, 0), "austria": (0, 0), "romania": (0, 0),
            "begins": {"warsaw_pact_formed"}, "warsaw_pact_formed": GONE,
        },
    ),
    played(
        "warsaw_pact_formed", EITHER, *["place poland"] * 2, *["place hungary"] * 2, "place finland",
        at={"poland": (5, 0)},
        changed={
            "poland": (5, 2), "hungary": (0, 2), "finland": (0, 1), "begins": {"warsaw_pact_formed"},
            "warsaw_pact_formed": GONE,
        },
    ),
    played("warsaw_pact_formed", EITHER, "done", changed={
        "begins": {"warsaw_pact_formed"}, "warsaw_pact_formed": GONE,
    }),
    played("de_gaulle_leads_france", EITHER, at={"france": (3, 0)}, changed={
        "france": (1, 1), "begins": {"de_gaulle_leads_france"}, "de_gaulle_leads_france": GONE,
    }),
    played("captured_nazi_scientist", "us", changed={
        "space": [1, 0], "vp": 2, "captured_nazi_scientist": GONE,
    }),
    played("captured_nazi_scientist", "ussr", changed={
        "space": [0, 1], "vp": -2, "captured_nazi_scientist": GONE,
    }),
    played("truman_doctrine", EITHER, "remove greece", at={"greece": (1, 2)}, changed={
        "greece": (1, 0), "truman_doctrine": GONE,
    }),
    played(
        "olympic_games", "us", "take-part", rolls=([1], [2]), changed={"vp": 2, "olympic_games": KEPT}
    ),  # 1 + 2 beats 2
    played("olympic_games", "us", "take-part", rolls=([1], [4]), changed={"vp": -2, "olympic_games": KEPT}),
    played("olympic_games", "ussr", "take-part", rolls=([2], [1]), changed={"vp": -2, "olympic_games": KEPT}),
    played("olympic_games", "ussr", "take-part", rolls=([4], [1]), changed={"vp": 2, "olympic_games": KEPT}),
    played("olympic_games", "us", "boycott", *["place canada"] * 4, defcon=4, changed={
        "defcon": 3, "canada": (4, 0), "olympic_games": KEPT,
    }),
    played("olympic_games", "ussr", "boycott", *["place poland"] * 4, defcon=4, changed={
        "defcon": 3, "poland": (0, 4), "olympic_games": KEPT,
    }),
    played("nato", EITHER, effect=("marshall_plan",), changed={"begins": {"nato"}, "nato": GONE}),
    played("nato", EITHER, effect=("warsaw_pact_formed",), changed={"begins": {"nato"}, "nato": GONE}),
    played("nato", EITHER, changed={"nato": KEPT}),
    played(
        "independent_reds", EITHER, "place hungary", at={"hungary": (1, 3), "romania": (0, 3)},
        changed={"hungary": (3, 3), "independent_reds": GONE},
    ),
    played(
        "marshall_plan", EITHER,
        *[f"place {name}" for name in SEVEN],
        changed={
            **dict.fromkeys(SEVEN, (1, 0)), "begins": {"marshall_plan"}, "marshall_plan": GONE,
        },
    ),
    played("indo_pakistani_war", "us", "target india", at={"india": (1, 3)}, die=4, changed={
        "india": (4, 0), "vp": 2, "military_ops": [2, 0], "indo_pakistani_war": KEPT,
    }),
    played("indo_pakistani_war", "ussr", "target pakistan", at={"pakistan": (3, 1)}, die=4, changed={
        "pakistan": (0, 4), "vp": -2, "military_ops": [0, 2], "indo_pakistani_war": KEPT,
    }),
    played("indo_pakistani_war", "ussr", "target pakistan", at={"pakistan": (3, 1)}, die=3, changed={
        "military_ops": [0, 2], "indo_pakistani_war": KEPT,
    }),
    played("containment", EITHER, changed={"begins": {"containment"}, "containment": GONE}),
    played("cia_created", EITHER, "place canada", hands={"ussr": ("fidel",)}, changed={
        "canada": (1, 0), "cia_created": GONE,
    }),
    played("cia_created", EITHER, "decline", changed={"cia_created": GONE}),
    played("us_japan_mutual_defense_pact", EITHER, at={"japan": (1, 2)}, changed={
        "japan": (6, 2), "begins": {"us_japan_mutual_defense_pact"}, "us_japan_mutual_defense_pact": GONE,
    }),
    played(
        "suez_crisis", EITHER, *["remove france"] * 2, "remove israel", "remove united_kingdom",
        at={"france": (3, 0), "israel": (1, 0), "united_kingdom": (5, 0)},
        changed={"france": (1, 0), "israel": (0, 0), "united_kingdom": (4, 0), "suez_crisis": GONE},
    ),
    played(
        "east_european_unrest", EITHER, "remove poland", "remove hungary", "remove austria", turn=7,
        at={"poland": (0, 3), "hungary": (0, 3), "austria": (0, 3), "romania": (0, 3)},
        changed={"poland": (0, 2), "hungary": (0, 2), "austria": (0, 2), "east_european_unrest": KEPT},
    ),
    played(
        "east_european_unrest", EITHER, "remove poland", "remove hungary", "remove austria", turn=8,
        at={"poland": (0, 3), "hungary": (0, 3), "austria": (0, 3), "romania": (0, 3)},
        changed={"poland": (0, 1), "hungary": (0, 1), "austria": (0, 1), "east_european_unrest": KEPT},
    ),
    played(
        "decolonization", EITHER, "place angola", "place burma", "place kenya", "place sudan",
        changed={
            "angola": (0, 1), "burma": (0, 1), "kenya": (0, 1), "sudan": (0, 1), "decolonization": KEPT,
        },
    ),
    played("red_scare_purge", "us", changed={"red_scare": [0, 1], "red_scare_purge": KEPT}),
    played("red_scare_purge", "ussr", changed={"red_scare": [1, 0], "red_scare_purge": KEPT}),
    played(
        "un_intervention", "us", "play fidel", *["place canada"] * 2, hands={"us": ("fidel",)},
        changed={"canada": (2, 0), "fidel": KEPT, "un_intervention": KEPT},
    ),
    played(
        "un_intervention", "ussr", "play nato", *["place poland"] * 4, hands={"ussr": ("nato",)},
        changed={"poland": (0, 4), "nato": KEPT, "un_intervention": KEPT},
    ),
    played(
        "de_stalinization", EITHER, *["remove poland"] * 4, *["place angola"] * 2, *["place chile"] * 2,
        at={"poland": (0, 5)},
        changed={"poland": (0, 1), "angola": (0, 2), "chile": (0, 2), "de_stalinization": GONE},
    ),
    played("de_stalinization", EITHER, "done", at={"poland": (0, 5)}, changed={"de_stalinization": GONE}),
    played("nuclear_test_ban", "us", defcon=3, changed={"vp": 1, "defcon": 5, "nuclear_test_ban": KEPT}),
    played("nuclear_test_ban", "ussr", defcon=3, changed={"vp": -1, "defcon": 5, "nuclear_test_ban": KEPT}),
    played("nuclear_test_ban", EITHER, defcon=2, changed={"defcon": 4, "nuclear_test_ban": KEPT}),
    played("formosan_resolution", EITHER, changed={
        "begins": {"formosan_resolution"}, "formosan_resolution": GONE,
    }),
    played("defectors", "ussr", changed={"vp": 1, "defectors": KEPT}),
    played("defectors", "us", changed={"defectors": KEPT}),
    played(
        "the_cambridge_five", EITHER, "place angola", hands={"us": ("africa_scoring", "nato")}, turn=7,
        changed={"angola": (0, 1), "the_cambridge_five": KEPT},
    ),
    played(
        "the_cambridge_five", EITHER, "decline", hands={"us": ("africa_scoring", "nato")},
        changed={"the_cambridge_five": KEPT},
    ),
    played("the_cambridge_five", EITHER, hands={"us": ("nato",)}, changed={"the_cambridge_five": KEPT}),
    played("special_relationship", EITHER, "place france", at={"united_kingdom": (5, 0)}, changed={
        "france": (1, 0), "special_relationship": KEPT,
    }),
    played(
        "special_relationship", EITHER, "place italy", at={"united_kingdom": (5, 0)}, effect=("nato",),
        changed={"italy": (2, 0), "vp": 2, "special_relationship": KEPT},
    ),
    played("norad", EITHER, changed={"begins": {"norad"}, "norad": GONE}),
)  # fmt: skip
def test_all_that_an_event_changes(name, by, answers, changed, on_the_table):
    t = play_out(name, by, answers, on_the_table)
    assert (t.asked, t.changed()) == ("", changed)
