"""Twilight Struggle in words: whole texts and single lines, word by word."""

import os
from pathlib import Path

import pytest

from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.locale import LANGUAGES
from tharsis.locale.telling import GameSpeaker, plain
from words.twilight_struggle_reading import SPEAKERS, played, telling


def in_the_middle():
    return (
        TSScenario()
        .at(5, 3)
        .defcon(3)
        .vp(-4)
        .military(us=1)
        .space(us=2, ussr=1)
        .tries(us=1)
        .china(US, face_up=False)
        .us(west_germany=4, france=3, iran=2, israel=1, thailand=2, panama=2, chile=1)
        .ussr(france=1, poland=3, iraq=2, israel=1, cuba=3, angola=1)
        .hold(US, "asia_scoring", "fidel")
        .hold(USSR, "opec")
        .effect("nato", "containment")
        .discarded("nasser", "summit")
        .removed("southeast_asia_scoring")
    )


def at_the_end():
    return played(TSScenario().at(8).defcon(2).vp(9).us(japan=4).event("wargames", US), "end-game")


#: Whole texts: the position, who reads it, the long form or the short one.
TEXTS = {
    "round": (lambda: in_the_middle().owed(USSR).round(US), US, False),
    "coup": (lambda: played(in_the_middle().operations(USSR, 3), "coup-attempt"), USSR, False),
    "crisis": (lambda: in_the_middle().crisis(USSR).operations(USSR, 3, china=True), USSR, False),
    "watched": (lambda: in_the_middle().effect("bear_trap").red_scare(US).headlines(), -1, True),
    "end": (at_the_end, USSR, False),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_whole_texts(name, language):
    """Word by word; THARSIS_GOLDEN=update writes them anew."""
    position, seat, long = TEXTS[name]
    text = telling(position(), seat, language).text(long=long) + "\n"
    kept = Path(__file__).parent / "twilight_struggle" / f"{name}.{language}.txt"
    if os.environ.get("THARSIS_GOLDEN") == "update":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text)
    assert text == kept.read_text()


EUROPE = {"west_germany": 4, "france": 3, "italy": 2, "east_germany": 3, "poland": 3, "canada": 4}
CIVIL_WAR = {"chinese_civil_war": True}


def nobody_wins():
    return played(TSScenario().at(8).defcon(2).vp(6).event("wargames", US), "end-game")


@pytest.mark.parametrize(
    ("position", "long", "english", "korean"),
    [
        (
            lambda: GAME.new(seed=1),
            False,
            "Setup, before turn 1 of 10. You play the US.",
            "준비 중입니다. 게임은 10턴까지입니다. 내 진영: 미국.",
        ),
        (
            nobody_wins,
            False,
            "The game ended in turn 8: nobody has won. The game was ended by Wargames. You play the US.",
            "8턴에 게임이 끝났습니다. 승자가 없습니다. 워게임즈로 게임 종료. 내 진영: 미국.",
        ),
        (
            lambda: TSScenario().space(us=6, ussr=1).hold(US, "nato").end_of_turn(),
            True,
            "Turn 1 of 10, Early War: the turn is ending. You play the US.",
            "10턴 중 1턴, 초기 냉전: 턴이 끝나는 중입니다. 내 진영: 미국.",
        ),
        (
            lambda: TSScenario().us(**EUROPE).round(US),
            False,
            "Europe, US: control, wins the game if scored now. Battlegrounds controlled: France 3, Italy 2,"
            " West Germany 4, East Germany 3 and Poland 3. Others controlled: Canada 4.",
            "유럽, 미국: 조종, 지금 계산하면 게임에서 승리. 조종하는 핵심 국가: 프랑스 3, 이탈리아 2, 서독 4,"
            " 동독 3, 폴란드 3. 조종하는 일반 국가: 캐나다 4.",
        ),
        (
            lambda: GAME.new(seed=1, options=CIVIL_WAR),
            False,
            "The China Card: with nobody until the Chinese Civil War is won.",
            "차이나 카드: 소련이 중국 국공내전에서 이길 때까지 아무도 가지지 못합니다.",
        ),
        (
            lambda: TSScenario().defcon(2).round(US),
            False,
            "DEFCON 2. Closed to coups and realignments: Europe, Asia and Middle East."
            " One level lower is nuclear war, and the side whose round it is loses.",
            "데프콘 2: 유럽, 아시아, 중동에서는 쿠데타와 재조정을 할 수 없습니다."
            " 한 단계 더 강화되면 핵전쟁이 일어나고, 그때의 진행 플레이어가 집니다.",
        ),
        (
            lambda: played(TSScenario().us(chile=1).operations(US, 1), "influence"),
            False,
            "The US places influence with 1 point; 1 left.",
            "미국이 영향력을 배치합니다. 작전 점수 1점 중 1점이 남았습니다.",
        ),
        (
            lambda: TSScenario().space(us=8, ussr=7).round(US),
            False,
            "Space race, US: box 8, Space station. Advantage while ahead: eight action rounds."
            " Tries this turn: 0 of 1.",
            "우주 경쟁, 미국: 8번 칸 우주정거장. 앞서 있는 동안의 특별 기능: 액션 라운드 8번."
            " 이번 턴 시도: 1번 중 0번.",
        ),
    ],
)
def test_single_lines(position, long, english, korean):
    for language, line in zip(LANGUAGES, (english, korean), strict=True):
        sections = telling(position(), US, language).sections(long=long)
        assert line in [line for section in sections for line in section.lines]


def test_an_effect_says_how_long_where_and_what():
    s = played(TSScenario().at(8).effect("nato").event("chernobyl", US), "region africa")
    [effects] = [part for part in telling(s, US, "en").sections() if part.id == "effects"]
    assert plain(effects).splitlines() == [
        "Cards in effect",
        "NATO: until the game ends.",
        "Chernobyl (Africa): until the turn ends, helps the US: The US names a region."
        " For the rest of the turn the USSR cannot place influence there by operations.",
    ]


def test_cards_that_one_alone_looks_at():
    s = TSScenario().at(8).us(iran=2).looks("nato", "opec", "che", "fidel", "nasser")
    s = s.event("our_man_in_tehran", US)
    looked_at = [part for part in telling(s, US, "en").sections() if part.id == "looked_at"]
    assert [row[0] for part in looked_at for row in part.rows] == ["Fidel", "Nasser", "NATO", "OPEC", "Che"]
    assert "looked_at" not in [part.id for part in telling(s, USSR, "en").sections()]


FIDEL = (
    "USSR event, happens once:"
    " All US influence leaves Cuba, and the USSR gets as much there as control takes."
)


def test_texts_of_the_hand_wait_while_a_card_is_carried_out():
    table = TSScenario().us(chile=1).hold(US, "fidel")
    assert hand_of_us(table.round(US)) == [["Fidel", "2 operations", f"USSR event, happens once: {FIDEL}"]]
    table = TSScenario().us(chile=1).hold(US, "fidel")
    assert hand_of_us(table.operations(US, 2)) == [["Fidel", "2 operations", "USSR event, happens once"]]


FIDEL = "All US influence leaves Cuba, and the USSR gets as much there as control takes."


def hand_of_us(s):
    [hand] = [part for part in telling(s, US, "en").sections() if part.id == "hand"]
    return hand.rows


ALL_ELSE = "control 50 %, moves 2.5 influence on average"
COUP = {"kind": "coup", "ops": 3, "modifier": 0, "average": 2.5, "controls": 0.5, "defcon": 3, "ends": None}
WAR = {"kind": "war", "by": "ussr", "minus": 1, "vp": 2}


@pytest.mark.parametrize(
    ("action", "english", "korean"),
    [
        ({}, "", ""),
        ({"price": {"points": 1}}, "costs 1 point", "작전 점수 1점"),
        ({"price": {"points": 2}}, "costs 2 points", "작전 점수 2점"),
        (
            {"odds": {**COUP, "succeeds": 4 / 6}},
            f"succeeds on 3–6: 67 %, {ALL_ELSE}, 3 points, DEFCON 3 after it",
            "3~6이면 성공: 67%, 조종 50%, 영향력 변화 평균 2.5, 작전 점수 3점, 이후 데프콘 3",
        ),
        (
            {"odds": {**COUP, "succeeds": 1.0, "ops": 1, "modifier": 1}},
            f"always succeeds, {ALL_ELSE}, 1 point, modifier +1, DEFCON 3 after it",
            "반드시 성공, 조종 50%, 영향력 변화 평균 2.5, 작전 점수 1점, 보정 +1, 이후 데프콘 3",
        ),
        (
            {"odds": {**COUP, "succeeds": 0.0, "modifier": -1}},
            f"cannot succeed, {ALL_ELSE}, 3 points, modifier −1, DEFCON 3 after it",
            "성공할 수 없음, 조종 50%, 영향력 변화 평균 2.5, 작전 점수 3점, 보정 −1, 이후 데프콘 3",
        ),
        (
            {"odds": {**COUP, "succeeds": 1.0, "ends": {"how": "nuclear-war", "winner": "us"}}},
            "ends the game, Nuclear war: the US wins",
            "게임이 끝납니다: 핵전쟁, 미국 승리",
        ),
        (
            {"odds": {"kind": "realign", "us": 2, "ussr": -1, "gain": 0.84, "loss": 0.1}},
            "on average they lose 0.8 and you 0.1, modifiers US +2, USSR −1",
            "평균 상대 영향력 0.8 감소, 자신 0.1 감소, 보정 미국 +2, 소련 −1",
        ),
        (
            {"odds": {**WAR, "wins": 1 / 6}},
            "the USSR wins on 6: 17 %, 2 VP",
            "소련 6이면 승리: 17%, 승점 2점",
        ),
        (
            {"odds": {**WAR, "wins": 0.5}},
            "the USSR wins on 4–6: 50 %, 2 VP",
            "소련 4~6이면 승리: 50%, 승점 2점",
        ),
        ({"odds": {**WAR, "wins": 0.0, "vp": 0}}, "the USSR cannot win", "소련 승리할 수 없음"),
        (
            {"odds": {"kind": "space", "box": 3, "roll": 3, "succeeds": 0.5, "vp": 2}},
            "reaches box 3 on 1–3: 50 %, 2 VP",
            "1~3이면 3번 칸에 도달: 50%, 승점 2점",
        ),
        (
            {"odds": {"kind": "space", "box": 2, "roll": 4, "succeeds": 4 / 6, "vp": 0}},
            "reaches box 2 on 1–4: 67 %",
            "1~4면 2번 칸에 도달: 67%",
        ),
    ],
)
def test_odds_and_prices(action, english, korean):
    told = [GAME.foretell(action, GameSpeaker(SPEAKERS[language], GAME)) for language in LANGUAGES]
    assert told == [english, korean]
