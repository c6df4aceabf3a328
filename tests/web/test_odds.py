"""The line that tells what the dice of a choice can do says what the rules foretell, in both languages."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tharsis.games.twilight_struggle import GAME
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.scenario import TSScenario
from tharsis.games.twilight_struggle.state import TSState
from tharsis.locale import LANGUAGES
from web.conftest import NewPlayer, Server
from web.player import Player
from web.positions import lay_out

LINES = {
    "en": "With {ops} points: succeeds {succeeds} % · takes control {controls} %"
    " · changes {average} on average · modifier {modifier}",
    "ko": "작전 점수 {ops}점 · 성공 {succeeds}% · 조종 {controls}% · 평균 변화 {average} · 보정 {modifier}",
}
FALLS = {"en": " · DEFCON falls", "ko": " · 데프콘 강화"}
ENDS = {"en": "Ends the game: Nuclear war · the USSR wins", "ko": "게임이 끝납니다: 핵전쟁 · 소련 승리"}


def where_to_coup(position: TSScenario, side: int, points: int) -> TSState:
    """A side is asked where it attempts a coup."""
    s = position.operations(side, points).play(side, GAME.actions.parse("coup-attempt"))
    assert isinstance(s, TSState)
    return s


def many_coups() -> TSState:
    """Sure ones and hopeless ones, in battlegrounds and elsewhere, under effects that change the die."""
    position = TSScenario().at(4).defcon(5).red_scare(US).effect("salt_negotiations").us(italy=1, mexico=1)
    position.ussr(iran=1, italy=2, cuba=3, angola=1, mexico=2, thailand=4, laos_cambodia=1)
    return where_to_coup(position, US, 4)


def revolts(points: int) -> TSState:
    """Vietnam Revolts gives a point for Southeast Asia alone, where Iran is not."""
    position = TSScenario().effect("vietnam_revolts").us(iran=1, vietnam=1)
    return where_to_coup(position, USSR, points)


def foretold(s: TSState) -> dict[str, Any]:
    """The odds of all choices, by what is touched for them."""
    seat = s.actor()
    return {GAME.actions.target(action): GAME.odds(s, seat, action) for action in s.legal(seat)}


def worded(odds: dict[str, Any], s: TSState, language: str) -> str:
    signed = f"{odds['modifier']:+d}".replace("-", "−") if odds["modifier"] else "0"
    shares = {name: round(100 * odds[name]) for name in ("succeeds", "controls")}
    average = f"{odds['average']:.1f}"
    line = LINES[language].format(ops=odds["ops"], average=average, modifier=signed, **shares)
    return line + (FALLS[language] if odds["defcon"] < s.defcon else "")


def odds_line(player: Player) -> Locator:
    return player.page.locator(".question .odds").last


def point_at(player: Player, target: str) -> Locator:
    player.thing(target).hover()
    return odds_line(player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_every_coup_are_those_of_the_rules(
    new_player: NewPlayer, server: Server, language: str
) -> None:
    s, player = many_coups(), new_player(language=language)
    player.sit_down(lay_out(server.folder, s, US))
    for target, odds in foretold(s).items():
        expect(point_at(player, target)).to_have_text(worded(odds, s, language))
    player.expect_no_faults()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [3, 4])
def test_vietnam_revolts_does_not_help_in_iran(
    new_player: NewPlayer, server: Server, language: str, points: int
) -> None:
    s, player = revolts(points), new_player(language=language)
    player.sit_down(lay_out(server.folder, s, USSR))
    succeeds = {3: 83, 4: 100}[points]
    for target, ops, share in (("space/iran", points, succeeds), ("space/vietnam", points + 1, 100)):
        odds = foretold(s)[target]
        assert (odds["ops"], round(100 * odds["succeeds"])) == (ops, share)
        expect(point_at(player, target)).to_have_text(worded(odds, s, language))
    player.thing("space/iran").click()
    player.wait("chosen")
    expect(odds_line(player)).to_have_text(worded(foretold(s)["space/iran"], s, language))
    player.expect_no_faults()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coup_that_ends_the_game_says_so(new_player: NewPlayer, server: Server, language: str) -> None:
    s = where_to_coup(TSScenario().at(4).defcon(2).ussr(angola=1, cameroon=1), US, 3)
    player = new_player(language=language)
    player.sit_down(lay_out(server.folder, s, US))
    odds = foretold(s)
    assert odds["space/angola"]["ends"]["winner"] == "ussr"
    expect(point_at(player, "space/angola")).to_have_text(ENDS[language])
    expect(point_at(player, "space/cameroon")).to_have_text(worded(odds["space/cameroon"], s, language))
    player.expect_no_faults()
