"""What the players read: every line of the log."""

import pytest

from rules.twilight_struggle.cards.played import answers, first, laid, ops, round_of
from rules.twilight_struggle.story import Story
from tharsis.games.twilight_struggle import deck
from tharsis.games.twilight_struggle.actions import LOGS

EARLY = [name for name in deck.CARD_IDS[:35] if name not in ("the_china_card", "fidel", "nato")]


#: What is on the table, what is played, and every line of the log from there.
TOLD = [
    (
        round_of("us", hands={"us": ("nuclear_test_ban",), "ussr": ("fidel",)}, at={"angola": (0, 2)}, die=4),
        "play nuclear_test_ban; ops; coup angola",
        "round us 1; play-ops us nuclear_test_ban; military-ops us 4; defcon 4; coup us angola 4 4 0 6;"
        " influence ussr angola -2 0; influence us angola 4 4; round ussr 2",
    ),
    (
        ops("ussr", 2, at={"peru": (3, 0)}, die=6, effect="salt_negotiations"),
        "coup peru",
        "military-ops ussr 2; coup ussr peru 2 6 -1 3; influence us peru -3 0",
    ),
    (
        ops("us", 1, at={"angola": (0, 2)}, rolls=([5], [2])),
        "realign angola",
        "realign us angola 5 5 2 3; influence ussr angola -2 0",
    ),
    (ops("us", 1, at={"angola": (2, 2)}, rolls=([3], [3])), "realign angola", "realign us angola 3 3 3 3"),
    (
        round_of("ussr", die=3),
        "play opec; space",
        "round ussr 1; play-space ussr opec; space ussr 3 3; advance ussr 1; vp ussr 2 -2; round us 1",
    ),
    (
        round_of("ussr", die=4),
        "play opec; space",
        "round ussr 1; play-space ussr opec; space ussr 4 3; round us 1",
    ),
    (
        round_of("ussr", hands={"ussr": ("allende",), "us": ("nato",)}),
        "play allende; event",
        "round ussr 1; play-event ussr allende; event allende; influence ussr chile 2 2; removed allende;"
        " round us 1",
    ),
    (
        round_of("ussr", hands={"ussr": ("nato",), "us": ("nasser",)}),
        "play nato; event-first",
        "round ussr 1; play-ops ussr nato; no-event nato",
    ),
    (
        round_of("us", china="us", effect="formosan_resolution"),
        "play the_china_card; ops; place japan; place japan; place japan; place japan; place japan",
        "round us 1; play-ops us the_china_card; influence us japan 1 1; influence us japan 1 2;"
        " influence us japan 1 3; influence us japan 1 4; influence us japan 1 5;"
        " effect-ends formosan_resolution; china ussr; round ussr 2",
    ),
    (
        first("korean_war", at={"south_korea": (1, 0), "japan": (4, 0)}, die=5),
        "",
        "event korean_war; military-ops ussr 2; war ussr south_korea 5 1 4; influence us south_korea -1 0;"
        " influence ussr south_korea 1 1; vp ussr 2 -2; removed korean_war",
    ),
    (
        first("brush_war", by="us", die=2),
        "target angola",
        "event brush_war; military-ops us 3; war us angola 2 0 3",
    ),
    (
        lambda: laid(defcon=4, military={"us": 2, "ussr": 1}, china=("us", False)).end_of_turn(),
        "",
        "military-ops-short us 2; military-ops-short ussr 3; vp us 1 1; china-up us; turn 5; defcon 5;"
        " dealt ussr 9; dealt us 9",
    ),
    (
        lambda: laid(turn=7, hands={"us": ("nato",)}).next_turn(),
        "",
        "turn 8; cards-join 23; dealt ussr 9; dealt us 8",
    ),
    (
        lambda: Story(turn=2).in_deck("fidel", "nato").discarded(*EARLY).next_turn(),
        "",
        "turn 3; dealt ussr 8; dealt us 8; reshuffle 32",
    ),
    (
        lambda: laid(hands={"us": ("nasser",), "ussr": ("allende", "opec")}).headlines(),
        "headline nasser; headline allende",
        "headline us nasser; headline ussr allende; event nasser; influence ussr egypt 2 2; removed nasser;"
        " event allende; influence ussr chile 2 2; removed allende; round ussr 1",
    ),
    (
        lambda: laid(space=(4, 0), hands={"us": ("defectors",), "ussr": ("allende", "opec")}).headlines(),
        "headline allende; headline defectors",
        "headline ussr allende; headline us defectors; event defectors; headline-cancelled ussr allende;"
        " round ussr 1",
    ),
    (
        round_of("us", china=("us", False), hands={"ussr": ("fidel",)}),
        "",
        "round us 1; pass us; round ussr 2",
    ),
    (
        round_of("us", effect="quagmire", die=4),
        "discard nato",
        "round us 1; discarded us nato; trap-die us 4; effect-ends quagmire; round ussr 2",
    ),
    (
        first("africa_scoring", by="us", at={"angola": (1, 0), "kenya": (0, 2)}),
        "",
        "event africa_scoring; scored africa 2 1; vp us 1 1",
    ),
    (first("africa_scoring", by="us"), "", "event africa_scoring; scored africa 0 0"),
    (
        first(
            "europe_scoring",
            by="us",
            at={
                "france": (3, 0),
                "italy": (2, 0),
                "west_germany": (4, 0),
                "east_germany": (3, 0),
                "poland": (3, 0),
            },
        ),
        "",
        "event europe_scoring; scored europe 6 0",
    ),
    (
        first("southeast_asia_scoring", by="us", at={"thailand": (2, 0), "burma": (0, 2)}),
        "",
        "event southeast_asia_scoring; scored-southeast 2 1; vp us 1 1; removed southeast_asia_scoring",
    ),
    (
        first(
            "middle_east_scoring", by="us", effect="shuttle_diplomacy", at={"iraq": (0, 3), "egypt": (0, 2)}
        ),
        "target iraq",
        "event middle_east_scoring; effect-ends shuttle_diplomacy; ignored iraq; scored middle_east 0 4;"
        " vp ussr 4 -4",
    ),
    (
        lambda: laid(turn=10, at={"kenya": (2, 0)}, defcon=2, military={"us": 2, "ussr": 2}).end_of_turn(),
        "",
        "scored europe 0 0; scored asia 0 0; scored middle_east 0 0; scored africa 1 0;"
        " scored central_america 0 0; scored south_america 0 0",
    ),
    (
        ops("ussr", 3, options={"chinese_civil_war": True}),
        "place chinese_civil_war; place chinese_civil_war; place chinese_civil_war",
        "influence ussr chinese_civil_war 1 1; influence ussr chinese_civil_war 1 2;"
        " influence ussr chinese_civil_war 1 3; influence ussr chinese_civil_war -3 0; civil-war-won",
    ),
    (
        lambda: Story(tournament=True).military(5, 5).end_of_turn(),
        "",
        "hands-shown; turn 5; dealt ussr 9; dealt us 9",
    ),
    (
        first("cia_created", hands={"ussr": ("fidel",)}),
        "decline",
        "event cia_created; hand-shown ussr; declined us; removed cia_created",
    ),
    (first("five_year_plan", hands={"ussr": ("fidel",)}), "", "event five_year_plan; card-shown ussr fidel"),
    (
        first("olympic_games", by="us", rolls=([3, 1], [5, 4])),
        "take-part",
        "event olympic_games; take-part ussr; dice olympic_games 5 5; dice olympic_games 3 4; vp ussr 2 -2",
    ),
    (
        first("olympic_games", by="us", defcon=4),
        "boycott; decline",
        "event olympic_games; boycott ussr; defcon 3; declined us",
    ),
    (
        first("summit", by="us", rolls=([5], [3]), at={"angola": (1, 0), "kenya": (2, 0)}),
        "defcon 5",
        "event summit; dice summit 6 3; vp us 2 2",
    ),
    (
        first("missile_envy", by="us", hands={"ussr": ("fidel", "opec")}),
        "",
        "event missile_envy; given ussr opec",
    ),
    (
        first("salt_negotiations", by="us", discarded="nato"),
        "take nato",
        "event salt_negotiations; taken us nato; removed salt_negotiations",
    ),
    (
        first("salt_negotiations", by="ussr", discarded="nato"),
        "decline",
        "event salt_negotiations; declined ussr; removed salt_negotiations",
    ),
    (
        first("star_wars", turn=8, space=(1, 0), discarded="nato", effect="marshall_plan"),
        "take nato",
        "event star_wars; taken us nato; event nato; removed nato; removed star_wars",
    ),
    (
        first("grain_sales_to_soviets", hands={"ussr": ("fidel",)}),
        "return",
        "event grain_sales_to_soviets; card-shown ussr fidel; returned ussr fidel",
    ),
    (
        round_of("us", effect="u2_incident", hands={"us": ("un_intervention", "fidel"), "ussr": ("opec",)}),
        "play un_intervention; event; play fidel",
        "round us 1; play-event us un_intervention; event un_intervention; cancelled us fidel;"
        " effect-ends u2_incident; vp ussr 1 -1",
    ),
    (
        first(
            "our_man_in_tehran", at={"lebanon": (1, 0)}, looks=("fidel", "nato", "summit", "junta", "opec")
        ),
        "discard fidel; done",
        "event our_man_in_tehran; looked-at 5; discarded us fidel; kept 4; removed our_man_in_tehran",
    ),
    (
        first("ask_not_what_your_country", hands={"us": ("fidel", "nato")}, draws=("us", "opec")),
        "discard fidel; done",
        "event ask_not_what_your_country; discarded us fidel; drawn us 1; removed ask_not_what_your_country",
    ),
    (first("chernobyl", turn=8), "region asia", "event chernobyl; region-named asia; removed chernobyl"),
    (
        round_of("us", crisis="us", at={"turkey": (2, 0)}),
        "cancel-crisis turkey",
        "round us 1; influence us turkey -2 0; crisis-cancelled us turkey",
    ),
    (
        first("the_cambridge_five", hands={"us": ("asia_scoring", "nato")}),
        "decline",
        "event the_cambridge_five; card-shown us asia_scoring; declined ussr",
    ),
    (
        first("wargames", by="us", turn=8, defcon=2),
        "decline",
        "event wargames; declined us; removed wargames",
    ),
    (
        first("terrorism", by="ussr", turn=8, hands={"us": ("nato",)}),
        "",
        "event terrorism; discarded us nato",
    ),
    (
        first("aldrich_ames_remix", turn=8, hands={"us": ("nato", "fidel")}),
        "discard nato",
        "event aldrich_ames_remix; hand-shown us; discarded us nato; removed aldrich_ames_remix",
    ),
    (
        first("blockade", hands={"us": ("nato", "fidel")}, at={"west_germany": (3, 0)}),
        "decline",
        "event blockade; declined us; influence us west_germany -3 0; removed blockade",
    ),
    (
        first("junta", by="us", at={"peru": (0, 1)}),
        "place chile; decline",
        "event junta; influence us chile 2 2; declined us",
    ),
    (
        round_of(
            "us",
            effect="norad",
            at={"canada": (4, 0), "angola": (0, 1)},
            defcon=3,
            die=1,
            hands={"us": ("summit",), "ussr": ("fidel",)},
        ),
        "play summit; ops; coup angola; decline",
        "round us 1; play-ops us summit; military-ops us 1; defcon 2; coup us angola 1 1 0 0; declined us;"
        " round ussr 2",
    ),
    (first("quagmire", effect="norad"), "", "event quagmire; effect-ends norad; removed quagmire"),
    (
        first("captured_nazi_scientist", by="us", space=(8, 0)),
        "",
        "event captured_nazi_scientist; removed captured_nazi_scientist",
    ),
]


@pytest.mark.rule("TS 2.3")
@pytest.mark.parametrize(("begin", "moves", "told"), TOLD, ids=range(len(TOLD)))
def test_every_line_of_the_log(begin, moves, told):
    assert begin().play(*answers(moves)).told() == answers(told)


def test_every_kind_of_line_is_told_somewhere():
    told = {line.split()[0] for _, _, lines in TOLD for line in answers(lines)}
    assert told == {term.name for term in LOGS.terms}
