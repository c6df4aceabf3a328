"""The server for language models, with the package's own client in the same process."""

import re
from collections.abc import Iterator

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from mcp import Client

from tharsis.kernel import games
from tharsis.mcp.server import make
from tharsis.mcp.tools import Tools
from toy import GAME

NUMBERED = re.compile(r"^(\d+)\. (.*)$", re.MULTILINE)


class Model:
    """What a language model can do: call tools and read their texts."""

    def __init__(self, portal: BlockingPortal, client: Client, tools: Tools) -> None:
        self.portal = portal
        self.client = client
        self.tools = tools

    def call(self, tool: str, **arguments: object) -> str:
        """The text of an answer that is no error."""
        failed, text = self._answer(tool, arguments)
        assert not failed, text
        return text

    def refused(self, tool: str, **arguments: object) -> str:
        """The text of an error."""
        failed, text = self._answer(tool, arguments)
        assert failed, text
        return text.removeprefix(f"Error executing tool {tool}: ")

    def _answer(self, tool: str, arguments: dict[str, object]) -> tuple[bool, str]:
        answer = self.portal.call(self.client.call_tool, tool, arguments)
        (content,) = answer.content
        return answer.is_error, content.text


def options(text: str) -> list[tuple[str, str]]:
    """Number and words of what a model reads as its options: those below the question."""
    return NUMBERED.findall(text.partition("You decide")[2])


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)


@pytest.fixture
def model(toy: None) -> Iterator[Model]:
    tools = Tools("en", seconds=0.01)
    client = Client(make(tools))
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(client):
        yield Model(portal, client, tools)
