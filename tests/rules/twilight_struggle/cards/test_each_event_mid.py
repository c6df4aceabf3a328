"""Cards 36 to 81, 107 and 108: each event played by either side, and all that it changes."""

from rules.twilight_struggle.cards.played import EITHER, play_out, played, table

GONE = "removed"
KEPT = "discarded"


@table(
    played("brush_war", "us", "target angola", at={"angola": (1, 2)}, die=3, changed={
        "angola": (3, 0), "vp": 1, "military_ops": [3, 0], "brush_war": KEPT,
    }),
    played("brush_war", "ussr", "target italy", at={"italy": (2, 1)}, die=3, changed={
        "italy": (0, 3), "vp": -1, "military_ops": [0, 3], "brush_war": KEPT,
    }),
    played("brush_war", "ussr", "target italy", at={"italy": (2, 1)}, die=2, changed={
        "military_ops": [0, 3], "brush_war": KEPT,
    }),
    played("central_america_scoring", EITHER, at={"mexico": (0, 2)}, changed={
        "vp": -3, "central_america_scoring": KEPT,
    }),
    played(
        "southeast_asia_scoring", EITHER, at={"thailand": (2, 0), "vietnam": (1, 0), "burma": (0, 2)},
        changed={"vp": 2, "southeast_asia_scoring": GONE},
    ),
    played("arms_race", "us", military={"us": 3, "ussr": 2}, defcon=3, changed={"vp": 3, "arms_race": KEPT}),
    played("arms_race", "us", military={"us": 3, "ussr": 2}, defcon=4, changed={"vp": 1, "arms_race": KEPT}),
    played("arms_race", "ussr", military={"us": 2, "ussr": 5}, changed={"vp": -3, "arms_race": KEPT}),
    played("arms_race", "ussr", military={"us": 2, "ussr": 4}, changed={"vp": -1, "arms_race": KEPT}),
    played("arms_race", "us", military={"us": 4, "ussr": 5}, defcon=2, changed={"arms_race": KEPT}),
    played("arms_race", "ussr", military={"us": 5, "ussr": 5}, defcon=2, changed={"arms_race": KEPT}),
    played("cuban_missile_crisis", "us", defcon=4, changed={
        "defcon": 2, "crisis": 1, "cuban_missile_crisis": GONE,
    }),
    played("cuban_missile_crisis", "ussr", defcon=3, changed={
        "defcon": 2, "crisis": 0, "cuban_missile_crisis": GONE,
    }),
    played("nuclear_subs", EITHER, changed={"begins": {"nuclear_subs"}, "nuclear_subs": GONE}),
    played("quagmire", EITHER, changed={"begins": {"quagmire"}, "quagmire": GONE}),
    played("quagmire", EITHER, effect=("norad",), changed={
        "begins": {"quagmire"}, "ends": {"norad"}, "quagmire": GONE,
    }),
    played("salt_negotiations", "us", "take fidel", defcon=2, discarded=("fidel", "asia_scoring"), changed={
        "defcon": 4, "begins": {"salt_negotiations"}, "fidel": "us hand", "salt_negotiations": GONE,
    }),
    played("salt_negotiations", "ussr", "take nato", defcon=2, discarded=("nato", "asia_scoring"), changed={
        "defcon": 4, "begins": {"salt_negotiations"}, "nato": "ussr hand", "salt_negotiations": GONE,
    }),
    played("salt_negotiations", EITHER, "decline", defcon=2, discarded=("nato",), changed={
        "defcon": 4, "begins": {"salt_negotiations"}, "salt_negotiations": GONE,
    }),
    played("bear_trap", EITHER, changed={"begins": {"bear_trap"}, "bear_trap": GONE}),
    played("summit", EITHER, "defcon 4", defcon=3, rolls=([5], [3]), changed={
        "vp": 2, "defcon": 4, "summit": KEPT,
    }),
    played("summit", EITHER, "defcon 2", defcon=3, rolls=([3], [4]), changed={
        "vp": -2, "defcon": 2, "summit": KEPT,
    }),
    played("summit", EITHER, "defcon 3", defcon=3, rolls=([3], [4]), changed={"vp": -2, "summit": KEPT}),
    played("summit", EITHER, rolls=([4], [4]), changed={"summit": KEPT}),
    played(
        "summit", EITHER, defcon=5, rolls=([1], [2]), at={"angola": (1, 0), "kenya": (2, 0)},
        changed={"summit": KEPT},
    ),  # 1 and Africa ties 2
    played("how_i_learned_to_stop_worrying", "us", "defcon 3", military={"us": 1, "ussr": 1}, changed={
        "defcon": 3, "military_ops": [5, 1], "how_i_learned_to_stop_worrying": GONE,
    }),
    played("how_i_learned_to_stop_worrying", "ussr", "defcon 5", defcon=2, changed={
        "defcon": 5, "military_ops": [0, 5], "how_i_learned_to_stop_worrying": GONE,
    }),
    played("junta", "us", "place chile", "coup peru", at={"peru": (0, 3)}, die=4, changed={
        "chile": (2, 0), "peru": (0, 1), "junta": KEPT,
    }),
    played("junta", "ussr", "place chile", "coup peru", at={"peru": (3, 0)}, die=4, changed={
        "chile": (0, 2), "peru": (1, 0), "junta": KEPT,
    }),
    played(
        "junta", "us", "place chile", *["realign bolivia"] * 2, at={"bolivia": (0, 3)},
        rolls=([3, 3], [1, 1]), changed={"chile": (2, 0), "bolivia": (0, 1), "junta": KEPT},
    ),
    played("junta", "ussr", "place chile", "decline", at={"peru": (3, 0)}, changed={
        "chile": (0, 2), "junta": KEPT,
    }),
    played("kitchen_debates", EITHER, at={"france": (3, 0), "iran": (2, 0), "poland": (0, 3)}, changed={
        "vp": 2, "kitchen_debates": GONE,
    }),
    played("kitchen_debates", EITHER, at={"france": (3, 0), "poland": (0, 3)}, changed={
        "kitchen_debates": KEPT,
    }),
    played(
        "missile_envy", "us", hands={"ussr": ("duck_and_cover", "fidel")}, defcon=4,
        changed={
            "missile_envy": "ussr hand", "owed": 1, "duck_and_cover": KEPT, "defcon": 3, "vp": 2,
        },
    ),
    played(
        "missile_envy", "ussr", *["place poland"] * 3, hands={"us": ("duck_and_cover", "fidel")}, defcon=4,
        changed={"missile_envy": "us hand", "owed": 0, "duck_and_cover": KEPT, "poland": (0, 3)},
    ),
    played("missile_envy", "ussr", hands={"us": ("nuclear_test_ban",)}, defcon=4, changed={
        "missile_envy": "us hand", "owed": 0, "nuclear_test_ban": KEPT, "defcon": 5, "vp": -2,
    }),
    played("we_will_bury_you", EITHER, defcon=4, changed={
        "defcon": 3, "begins": {"we_will_bury_you"}, "we_will_bury_you": GONE,
    }),
    played("brezhnev_doctrine", EITHER, changed={
        "begins": {"brezhnev_doctrine"}, "brezhnev_doctrine": GONE,
    }),
    played("portuguese_empire_crumbles", EITHER, changed={
        "se_african_states": (0, 2), "angola": (0, 2), "portuguese_empire_crumbles": GONE,
    }),
    played("south_african_unrest", EITHER, "place south_africa", changed={
        "south_africa": (0, 2), "south_african_unrest": KEPT,
    }),
    played("south_african_unrest", EITHER, "place angola", "place botswana", changed={
        "south_africa": (0, 1), "angola": (0, 1), "botswana": (0, 1), "south_african_unrest": KEPT,
    }),
    played("south_african_unrest", EITHER, *["place botswana"] * 2, changed={
        "south_africa": (0, 1), "botswana": (0, 2), "south_african_unrest": KEPT,
    }),
    played("allende", EITHER, changed={"chile": (0, 2), "allende": GONE}),
    played("willy_brandt", EITHER, changed={
        "west_germany": (0, 1), "begins": {"willy_brandt"}, "vp": -1, "willy_brandt": GONE,
    }),
    played(
        "muslim_revolution", EITHER, "remove egypt", "remove sudan",
        at={"egypt": (4, 1), "sudan": (2, 0), "iran": (1, 0)},
        changed={"egypt": (0, 1), "sudan": (0, 0), "muslim_revolution": KEPT},
    ),
    played("abm_treaty", "us", *["place canada"] * 4, defcon=3, changed={
        "defcon": 4, "canada": (4, 0), "abm_treaty": KEPT,
    }),
    played("abm_treaty", "ussr", *["place poland"] * 4, defcon=3, changed={
        "defcon": 4, "poland": (0, 4), "abm_treaty": KEPT,
    }),
    played("abm_treaty", EITHER, "decline", defcon=3, changed={"defcon": 4, "abm_treaty": KEPT}),
    played("cultural_revolution", EITHER, china=("us", False), changed={
        "china": 1, "china_up": True, "cultural_revolution": GONE,
    }),
    played("cultural_revolution", EITHER, china=("ussr", False), changed={
        "vp": -1, "cultural_revolution": GONE,
    }),
    played("flower_power", EITHER, changed={"begins": {"flower_power"}, "flower_power": GONE}),
    played("u2_incident", EITHER, changed={"begins": {"u2_incident"}, "vp": -1, "u2_incident": GONE}),
    played(
        "opec", EITHER,
        at={
            "egypt": (0, 2), "iran": (0, 2), "libya": (0, 2), "saudi_arabia": (0, 3), "iraq": (0, 3),
            "gulf_states": (0, 3), "venezuela": (0, 2), "jordan": (0, 2), "syria": (0, 2), "israel": (0, 4),
        },
        changed={"vp": -7, "opec": KEPT},
    ),
    *(
        played("opec", EITHER, at={country: (0, stability)}, changed={"vp": -1, "opec": KEPT})
        for country, stability in {
            "egypt": 2, "iran": 2, "libya": 2, "saudi_arabia": 3, "iraq": 3, "gulf_states": 3, "venezuela": 2,
        }.items()
    ),
    played("lone_gunman", EITHER, "place poland", hands={"us": ("nato",)}, changed={
        "poland": (0, 1), "lone_gunman": GONE,
    }),
    played("lone_gunman", EITHER, "decline", changed={"lone_gunman": GONE}),
    played(
        "colonial_rear_guards", EITHER, "place angola", "place burma", "place kenya", "place sudan",
        changed={
            "angola": (1, 0), "burma": (1, 0), "kenya": (1, 0), "sudan": (1, 0),
            "colonial_rear_guards": KEPT,
        },
    ),
    played("panama_canal_returned", EITHER, changed={
        "panama": (1, 0), "costa_rica": (1, 0), "venezuela": (1, 0), "panama_canal_returned": GONE,
    }),
    played("camp_david_accords", EITHER, changed={
        "israel": (1, 0), "jordan": (1, 0), "egypt": (1, 0), "vp": 1, "begins": {"camp_david_accords"},
        "camp_david_accords": GONE,
    }),
    played("puppet_governments", EITHER, "place peru", "place kenya", "place burma", changed={
        "peru": (1, 0), "kenya": (1, 0), "burma": (1, 0), "puppet_governments": GONE,
    }),
    played("puppet_governments", EITHER, "done", changed={"puppet_governments": GONE}),
    played("grain_sales_to_soviets", EITHER, *["place canada"] * 2, changed={
        "canada": (2, 0), "grain_sales_to_soviets": KEPT,
    }),
    played(
        "grain_sales_to_soviets", EITHER, "return", *["place canada"] * 2, hands={"ussr": ("nato",)},
        changed={"canada": (2, 0), "grain_sales_to_soviets": KEPT},
    ),
    played(
        "grain_sales_to_soviets", EITHER, "play nato", "ops", *["place canada"] * 4,
        hands={"ussr": ("nato",)},
        changed={"canada": (4, 0), "nato": KEPT, "grain_sales_to_soviets": KEPT},
    ),
    played("john_paul_ii_elected_pope", EITHER, at={"poland": (0, 5)}, changed={
        "poland": (1, 3), "begins": {"john_paul_ii_elected_pope"}, "john_paul_ii_elected_pope": GONE,
    }),
    played("latin_american_death_squads", "us", changed={
        "death_squads": [1, -1], "latin_american_death_squads": KEPT,
    }),
    played("latin_american_death_squads", "ussr", changed={
        "death_squads": [-1, 1], "latin_american_death_squads": KEPT,
    }),
    played("oas_founded", EITHER, "place mexico", "place brazil", changed={
        "mexico": (1, 0), "brazil": (1, 0), "oas_founded": GONE,
    }),
    played("nixon_plays_the_china_card", EITHER, china=("ussr", True), changed={
        "china": 0, "china_up": False, "nixon_plays_the_china_card": GONE,
    }),
    played("nixon_plays_the_china_card", EITHER, china=("us", True), changed={
        "vp": 2, "nixon_plays_the_china_card": GONE,
    }),
    played("sadat_expels_soviets", EITHER, at={"egypt": (1, 4)}, changed={
        "egypt": (2, 0), "sadat_expels_soviets": GONE,
    }),
    played("shuttle_diplomacy", EITHER, changed={
        "begins": {"shuttle_diplomacy"}, "shuttle_diplomacy": "in front of the us",
    }),
    played(
        "the_voice_of_america", EITHER, *["remove cuba"] * 2, *["remove angola"] * 2,
        at={"cuba": (0, 3), "angola": (1, 3)},
        changed={"cuba": (0, 1), "angola": (1, 1), "the_voice_of_america": KEPT},
    ),
    played("liberation_theology", EITHER, *["place panama"] * 2, "place haiti", changed={
        "panama": (0, 2), "haiti": (0, 1), "liberation_theology": KEPT,
    }),
    played("ussuri_river_skirmish", EITHER, china=("ussr", False), changed={
        "china": 0, "china_up": True, "ussuri_river_skirmish": GONE,
    }),
    played(
        "ussuri_river_skirmish", EITHER, *["place india"] * 2, *["place burma"] * 2, china=("us", False),
        changed={"india": (2, 0), "burma": (2, 0), "ussuri_river_skirmish": GONE},
    ),
    played(
        "ask_not_what_your_country", EITHER, "discard asia_scoring", "done",
        hands={"us": ("asia_scoring", "nato")}, draws=("us", "fidel"),
        changed={"asia_scoring": KEPT, "fidel": "us hand", "ask_not_what_your_country": GONE},
    ),
    played(
        "alliance_for_progress", EITHER,
        at={"mexico": (2, 0), "brazil": (2, 0), "chile": (2, 0), "peru": (2, 0), "iran": (2, 0)},
        changed={"vp": 2, "alliance_for_progress": GONE},
    ),
    played("africa_scoring", EITHER, at={"angola": (1, 0)}, changed={"vp": 2, "africa_scoring": KEPT}),
    played("one_small_step", "us", space={"us": 0, "ussr": 1}, changed={
        "space": [2, 1], "one_small_step": KEPT,
    }),
    played("one_small_step", "ussr", space={"us": 2, "ussr": 1}, changed={
        "space": [2, 3], "vp": -2, "one_small_step": KEPT,
    }),
    played("one_small_step", "ussr", space={"us": 2, "ussr": 2}, changed={"one_small_step": KEPT}),
    played("south_america_scoring", EITHER, at={"brazil": (0, 2)}, changed={
        "vp": -3, "south_america_scoring": KEPT,
    }),
    played(
        "che", EITHER, "coup costa_rica", "coup kenya", at={"costa_rica": (2, 0), "kenya": (3, 0)},
        die=(4, 2),
        changed={"costa_rica": (1, 0), "kenya": (2, 0), "military_ops": [0, 5], "che": KEPT},
    ),
    played("che", EITHER, "coup costa_rica", at={"costa_rica": (2, 0), "kenya": (3, 0)}, die=3, changed={
        "military_ops": [0, 3], "che": KEPT,
    }),
    played("che", EITHER, "decline", at={"kenya": (3, 0)}, changed={"che": KEPT}),
    played(
        "che", EITHER, "coup kenya", "decline", at={"costa_rica": (2, 0), "kenya": (3, 0)}, die=2,
        changed={"kenya": (2, 0), "military_ops": [0, 3], "che": KEPT},
    ),
    played(
        "our_man_in_tehran", EITHER, "discard fidel", "discard summit", "done", at={"lebanon": (1, 0)},
        looks=("fidel", "nato", "summit", "junta", "opec"),
        changed={"fidel": KEPT, "summit": KEPT, "our_man_in_tehran": GONE},
    ),
    played("our_man_in_tehran", EITHER, at={"france": (3, 0)}, changed={"our_man_in_tehran": KEPT}),
)  # fmt: skip
def test_all_that_an_event_changes(name, by, answers, changed, on_the_table):
    t = play_out(name, by, answers, on_the_table)
    assert (t.asked, t.changed()) == ("", changed)
