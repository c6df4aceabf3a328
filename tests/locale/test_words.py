"""Words in both languages for everything that can be said."""

import pytest

from tharsis.kernel import BadOption, Rng, RulesError, game, games
from tharsis.locale import LANGUAGES, Words, environment_language
from tharsis.locale.keys import needed
from toy import GAME
from toy.actions import RAID


def words(language, **kwargs):
    return Words(language, [GAME], **kwargs)


def test_an_action_in_both_languages():
    bid = GAME.actions.parse("bid c3")
    assert words("en").action(GAME, bid) == "Bid Storm of Dawn"
    assert words("ko").action(GAME, bid) == "새벽의 폭풍 내기"


def test_a_refusal_with_its_figures():
    s = GAME.new(seed=1)
    stranger = next(card for card in range(20) if card not in s.hand(0))
    refusal = s.why_not(0, stranger)
    assert words("en").refusal(GAME, refusal).startswith("You do not hold ")
    assert "들고 있지 않습니다" in words("ko").refusal(GAME, refusal)


def test_a_refusal_of_the_kernel():
    s = GAME.new(seed=1)
    assert words("en").refusal(GAME, s.why_not(0, RAID)) == "This is not what is being decided now."


def test_seats_by_name_and_by_number():
    assert words("en").seat(1) == "Seat 2"
    assert words("ko", names=["", "가람"]).seat(1) == "가람"
    guests = ["Guest 2737", "Guest 27"]
    assert [words(language, names=guests).seat(0) for language in LANGUAGES] == ["Guest 2737", "손님 2737"]
    assert words("ko", names=guests).seat(1) == "Guest 27", "what somebody chose stays as it is"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language):
    speaker = words(language)
    s = GAME.new(seed=5, seats=3)
    rng = Rng()
    rng.seed(8)
    while not s.over:
        seat = s.actor()
        assert speaker.prompt(GAME, s.prompt(seat))
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    lines = [speaker.entry(s, entry, seat) for entry in s.entries() for seat in range(-1, 3)]
    assert lines
    assert "None" not in " ".join(lines)
    assert speaker.ending(GAME, s.result().reason)


def test_words_are_chosen_by_whether_two_things_are_the_same():
    speaker, on_mars = Words("en"), game("on-mars")
    own = {"key": "use", "args": {"company": "company/blue", "tech": "tech/mine", "owner": "company/blue"}}
    assert speaker.sent(on_mars, "log", own) == "Blue uses its own Mine Tech."
    own["args"]["owner"] = "company/green"
    assert speaker.sent(on_mars, "log", own) == "Blue uses the Mine Tech of Green."


def test_secret_operands_have_a_second_wording():
    speaker = words("en")
    s = GAME.new(seed=2)
    for seat in (0, 1):
        s.apply(seat, s.legal(seat)[0])
    winner = s.actor()
    s.apply(winner, GAME.actions.parse("omen"))
    entry = s.entries()[-1]
    assert " saw " in speaker.entry(s, entry, winner)
    assert speaker.entry(s, entry, 1 - winner).endswith("read the omens.")


def test_missing_words_and_unknown_languages_are_errors():
    with pytest.raises(RulesError, match="no words 'toy-nonsense'"):
        words("en").say("toy-nonsense")
    with pytest.raises(BadOption, match="no language 'xx'"):
        Words("xx")


def test_the_environment_chooses_the_language(monkeypatch):
    for name in ("THARSIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert environment_language() == "en"
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    assert environment_language() == "ko"
    monkeypatch.setenv("THARSIS_LANG", "en")
    assert environment_language() == "en"


@pytest.mark.parametrize("game", [GAME, *games().values()], ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_can_be_formatted(game, language):
    speaker = Words(language, [game])
    for id, parameters in needed(game).items():
        assert speaker.say(id, **dict.fromkeys(parameters, 7)), id


@pytest.mark.parametrize(
    ("change", "english", "korean"),
    [
        (2, "The US gains 2 influence in Iran, now 3", "이란에서 미국 영향력이 2 늘어 3이 됩니다."),
        (-2, "The US loses 2 influence in Iran, now 3", "이란에서 미국 영향력이 2 줄어 3이 됩니다."),
    ],
)
def test_a_sign_chooses_the_words(change, english, korean):
    game = games()["twilight-struggle"]
    for language, sentence in (("en", english), ("ko", korean)):
        speaker = Words(language, [game])
        names = {"side": speaker.of(game, "side", "us"), "country": speaker.of(game, "country", "iran")}
        assert speaker.of(game, "log", "influence", **names, change=change, now=3) == sentence


@pytest.mark.parametrize(
    ("log", "figures", "one", "many"),
    [
        ("gained", {"resource": "plants"}, "Ann takes 1 plant", "Ann takes 2 plants"),
        ("gained", {"resource": "steel"}, "Ann takes 1 steel", "Ann takes 2 steel"),
        ("lost", {"resource": "plants"}, "Ann loses 1 plant", "Ann loses 2 plants"),
        ("paid", {"resource": "plants"}, "Ann pays 1 plant", "Ann pays 2 plants"),
        (
            "stolen",
            {"resource": "plants", "victim": "Bo"},
            "Ann steals 1 plant from Bo",
            "Ann steals 2 plants from Bo",
        ),
        (
            "stolen-neutral",
            {"resource": "plants"},
            "Ann steals 1 plant from the neutral opponent",
            "Ann steals 2 plants from the neutral opponent",
        ),
    ],
)
def test_one_of_a_kind_is_told_in_the_singular(log, figures, one, many):
    game = games()["terraforming-mars"]
    speaker = Words("en", [game])
    resource = speaker.of(game, "resource", figures["resource"])
    told = {**figures, "resource": resource, "seat": "Ann"}
    assert speaker.of(game, "log", log, n=1, **told) == one
    assert speaker.of(game, "log", log, n=2, **told) == many
