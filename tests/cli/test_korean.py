"""The command line in Korean: all on the screen is Korean, but for what one types, names and notation."""

import re
import socket
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from tharsis.cli import app, bots, printed
from tharsis.cli.serve import alone
from tharsis.cli.speaking import speaking, without_language
from tharsis.kernel import BadReplay, games
from tharsis.locale import LANGUAGES
from tharsis.server import commands, people_commands
from toy import GAME

#: What is typed in a game.
TYPED = {
    "all", "card", "help", "log", "look", "notation", "odds", "options", "quit", "resume", "rules", "save",
    "undo", "why",
}  # fmt: skip
#: What programs, formats and people call so in Korean as well.
NAMES = {
    "Tharsis", "Python", "Parquet", "ONNX", "JSON", "TOML", "ID", "Ray", "Redis", "PostgreSQL", "Enter",
    "Tab", "Model", "Context", "Protocol", "MB",
}  # fmt: skip
#: What cards and boards print so: M€, OP, the letters of spaces, NATO.
PRINTED = re.compile(r"(?<![A-Za-z])[A-Z][A-Z0-9-]*(?![a-z])")
#: Addresses, versions and what is said of them.
OTHERS = re.compile(r"\w+://\S*|THARSIS_\w+|\[y/N\]|tharsis\.games|(?<!\w)--?\w[\w-]*(=\w+)?")


def latin(text, *allowed):
    """The Latin words of a text that should be Korean."""
    words = re.findall(r"[A-Za-z][A-Za-z0-9'_-]*", OTHERS.sub(" ", text))
    known = {*TYPED, *NAMES, *allowed}
    return sorted({word for word in words if word not in known and not re.fullmatch(r"[A-Z]", word)})


def trees():
    """The command line, and those of the server that it hands on to."""
    yield "", get_command(speaking(app))
    for name, found in (
        ("serve", alone(commands.serve, "cli-serve-about")),
        ("worker", alone(commands.worker, "cli-worker-about")),
        ("tables", commands.tables),
        ("people", people_commands.people),
    ):
        yield name, get_command(speaking(found))


def each(command, path):
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from each(below, f"{path} {name}".strip())


COMMANDS = dict(found for path, tree in trees() for found in each(tree, path))
#: Names of commands and the values that options can have: these are typed as they are.
WRITTEN = {
    word
    for path, command in COMMANDS.items()
    for text in (path, *[str(param.metavar or "") for param in command.params if "|" in str(param.metavar)])
    for word in re.split(r"[ |]", text)
} | {
    "tharsis",
    "human",
    "random",
    "heuristic",
    "bots",
    "analysis",
    "open",
    "running",
    "finished",
    "ko",
    "en",
    "tests",
}


@pytest.mark.parametrize("path", COMMANDS)
def test_help_is_korean(tharsis, path):
    told = tharsis(*path.split(), "--help", language="ko", width=120)
    assert told.exit_code == 0
    assert "사용법: tharsis" in told.output
    assert "옵션" in told.output
    assert latin(told.output, *WRITTEN) == []
    assert "cli-" not in told.output


@pytest.mark.parametrize("path", COMMANDS)
def test_help_is_whole_on_a_narrow_screen(tharsis, path):
    for language in LANGUAGES:
        told = tharsis(*path.split(), "--help", language=language, width=60).output
        assert not [line for line in told.splitlines() if line.rstrip().endswith("…") and "://…" not in line]


def test_every_parameter_has_words():
    silent = [
        (path, param.name)
        for path, command in COMMANDS.items()
        for param in command.params
        if not (param.help or "").startswith(("cli-", "Install", "Show"))
    ]
    assert silent == []


# -- the language -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "--lang ko games toy",
        "games --lang ko toy",
        "games toy --lang ko",
        "games toy --lang=ko",
    ],
)
def test_the_language_stands_anywhere(tharsis, line):
    assert "등불" in tharsis(*line.split()).output


@pytest.mark.parametrize(
    "line",
    [
        "play twilight-struggle --lang ko --help",
        "play --help --lang ko",
        "--lang ko rules show --help",
        "rules --lang ko --help",
        "tables list --help --lang ko",
        "--lang ko serve --help",
        "people --lang ko",
        "--lang ko",
    ],
)
def test_help_is_in_the_language_that_is_asked_for(tharsis, line):
    assert tharsis(*line.split()).output.startswith("사용법: tharsis")


def test_the_language_of_the_environment(tharsis, monkeypatch):
    assert "사용법" in tharsis("games", "--help", language="ko").output
    assert "Usage" in tharsis("games", "--help", "--lang", "en", language="ko").output
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    assert "사용법" in tharsis("games", "--help", language="").output


@pytest.mark.parametrize("line", ["--lang fr games", "games --lang fr", "games --lang=", "games --lang"])
def test_another_language_is_refused(tharsis, line):
    refused = tharsis(*line.split())
    assert refused.exit_code == 2
    assert refused.output == "Error: Write one of en, ko after --lang.\n"
    assert tharsis(*line.split(), language="ko").output == "오류: --lang 뒤에 en, ko 중 하나를 쓰세요.\n"


def test_what_stands_behind_two_dashes_is_no_option():
    assert without_language(["a", "--lang", "ko", "--", "--lang", "en"]) == (
        ["a", "--", "--lang", "en"],
        "ko",
    )


# -- what commands say ------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [*games(), "toy"])
def test_games_bots_cards_and_boards_are_korean(tharsis, id):
    found = GAME if id == "toy" else games()[id]
    names = {word for name in (*games(), "toy") for word in (name, *name.split("-"))}
    options = {option.name for option in found.options}
    choices = {str(choice) for option in found.options for choice in option.choices} | {"yes", "no"}
    known = [*names, *options, *choices, *bots.names(found)]
    for command in ("games", "bots", "cards", "board"):
        told = PRINTED.sub(" ", tharsis(command, id, language="ko").output)
        assert latin(told, *known) == [], command


def test_the_rules_and_what_carries_them_are_korean(tharsis):
    assert latin(tharsis("rules", "show", "toy", language="ko").output) == []
    told = tharsis("rules", "coverage", "toy", language="ko").output
    assert latin(re.sub(r"\S+\.py\S*|\S*test_\S+|\S+/\S+", " ", told), "toy") == []


def test_the_server_s_commands_are_korean(tharsis, tmp_path):
    database = f"sqlite:///{tmp_path}/t.db"
    for line in (
        "tables list", "people list", "people reports", "people audit", "tables export nobody",
        "tables delete nobody --yes", "tables rerun nobody", "people show nobody", "people settle 7",
    ):  # fmt: skip
        told = tharsis(*line.split(), "--database", database, language="ko").output
        assert latin(told, "nobody") == [], line
    kept = tharsis("tables", "delete", "nobody", "--database", database, language="ko", typed="\n")
    assert kept.exit_code == 1
    assert "영구히 삭제하겠습니까? [y/N]" in kept.output
    assert "아무것도 하지 않았습니다." in kept.output
    gone = tharsis("tables", "delete", "nobody", "--database", database, language="ko", typed="예\n")
    assert "nobody라는 테이블은 없습니다." in gone.output


def test_a_port_that_is_taken(tharsis, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ("serve", "--port", port, "--data", str(tmp_path))
        assert f"{port}번 포트는 이미 다른 프로그램이 쓰고 있습니다." in tharsis(*words, language="ko").output
        assert f"Something listens on port {port}" in tharsis(*words).output
    nowhere = tharsis("serve", "--host", "no host", "--data", str(tmp_path), language="ko")
    assert "--host로 이 컴퓨터의 주소를 지정하세요." in nowhere.output


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("fly", "fly라는 명령은 없습니다."),
        ("gamse", "비슷한 이름: games."),
        ("games --jsn", "--jsn 옵션이 없습니다. 비슷한 이름: --json."),
        ("games a b", "필요하지 않은 것이 적혀 있습니다: b."),
        ("cards", "게임이 빠졌습니다."),
        ("people ban nobody", "--reason 옵션이 빠졌습니다."),
        ("play toy --seed", "--seed 뒤에 값을 쓰세요."),
        ("play toy --seed x", "--seed 값은 0 이상의 수여야 합니다."),
        ("arena toy --error 2", "--error 값은 0~0.5의 수여야 합니다."),
        ("tables list --state none", "--state 값은 open, running, finished 중 하나여야 합니다."),
        ("serve --port 99999", "--port 값은 0~65535의 수여야 합니다."),
        ("play chess", "chess라는 게임은 없습니다."),
        ("play toy --seats 9", "toy 게임은 2~4명이 합니다. 9명으로는 할 수 없습니다."),
        ("play toy --bots oracle", "라는 플레이어는 없습니다."),
        ("play toy -o x", "이름=값 꼴로 쓰세요."),
        ("arena toy --bots oracle", "라는 봇이 없습니다."),
        ("replay none.json", "none.json 파일이 없습니다."),
        ("replay .", "파일이 아니라 폴더입니다."),
        ("replay picture", "picture는 텍스트 파일이 아닙니다."),
        ("replay broken.json", "읽을 수 있는 리플레이 파일이 아닙니다."),
        ("play toy --resume broken.json", "읽을 수 있는 리플레이 파일이 아닙니다."),
        ("analyse letter", "리플레이 파일도, 게임이 읽을 수 있는 기록도 아닙니다"),
        ("import twilight-struggle letter", "이 게임의 기록이 아닙니다."),
        ("import toy letter", "다른 프로그램의 기록을 읽지 않습니다."),
        ("worker", "이 명령은 Redis에서 작업을 받습니다."),
        ("cards toy", "카드가 없습니다."),
    ],
)
def test_errors_are_korean_sentences(tharsis, tmp_path, monkeypatch, line, told):
    monkeypatch.chdir(tmp_path)
    Path("picture").write_bytes(b"\x89PNG\xff\xfe")
    Path("broken.json").write_text("{")
    Path("letter").write_text("Dear Ann,")
    said = tharsis(*line.split(), language="ko")
    assert said.exit_code in (1, 2)
    assert told in said.output
    typed = re.findall(r"[\w.-]+", line)
    names = [*WRITTEN, *typed, *games(), "toy", "Turn", "Headline", "Phase", "search", "json", "none"]
    assert latin(said.output, *names) == []


def test_every_fault_with_a_code_has_words(tharsis, monkeypatch):
    """A code that the house has no words for would be a mistake of ours."""
    sources = Path(commands.__file__).parents[1].rglob("*.py")
    raised = re.compile(r'raise \w+\(\s*f?"(?:[^"\\]|\\.)*"(?:\s*f?"[^"]*")*,\s*"([a-z-]+)"')
    codes = {code for path in sources for code in raised.findall(path.read_text("utf-8"))}
    assert len(codes) > 30
    assert [code for code in sorted(codes) if not printed.words().has(f"fault-{code}")] == []


def test_a_fault_keeps_its_english_for_programs():
    fault = BadReplay("this is far too large", "replay-large")
    assert (str(fault), fault.fault, fault.figures) == ("this is far too large", "replay-large", {})
    assert (BadReplay("odd").fault, str(BadReplay())) == ("", "")


def test_completions_are_explained_in_korean(tharsis, monkeypatch):
    tharsis("games", language="ko")
    command = COMMANDS["games"]
    ctx = typer.Context(command, info_name="games")
    assert [item.help for item in command.shell_complete(ctx, "--j")] == ["데이터를 JSON으로 출력합니다."]
    assert COMMANDS["rules show"].get_short_help_str().startswith("규칙 전체")


@pytest.mark.parametrize("id", games())
def test_a_game_from_the_terminal_is_korean(tharsis, id):
    typed = "help\nlook all\n" + "1\n2\n" * 8 + "look\nodds\nlog all\nwhy 1\ncard zzz\nlook zzz\nblah\nquit\n"
    words = ("play", id, "--seed", "3", "--seats", "2", "--bots", "human,random")
    told = tharsis(*words, typed=typed, language="ko").output
    assert latin(PRINTED.sub(" ", told), "zzz", "blah") == []
