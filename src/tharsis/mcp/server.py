"""The tools as a server of the Model Context Protocol, over standard input and output or HTTP."""

import functools
from collections.abc import Callable
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from mcp.types import ToolAnnotations

import tharsis
from tharsis.kernel import TharsisError
from tharsis.locale import Words
from tharsis.locale.words import key
from tharsis.mcp.tools import Tools

#: Tools that change nothing; clients may let a model use them without asking.
READING: Final = ("list_games", "list_tables", "look", "legal", "why", "wait", "log", "rules", "card")
CHANGING: Final = ("start_game", "join_table", "move", "undo", "leave_table")


def make(tools: Tools) -> MCPServer:
    """A server for the tables of one language model, told of in the language of its tools."""
    words = tools.words
    return MCPServer(
        "tharsis",
        title="Tharsis",
        instructions=words.say("mcp-instructions"),
        version=tharsis.__version__,
        tools=[_tool(words, getattr(tools, name), reads=name in READING) for name in READING + CHANGING],
        log_level="WARNING",
    )


def _tool(words: Words, method: Callable[..., str], *, reads: bool) -> Tool:
    """A method as a tool, with its own words and those of its arguments."""
    name = method.__name__
    tool = Tool.from_function(
        _refusing(method),
        description=words.say(key(f"mcp-tool-{name}")),
        annotations=ToolAnnotations(read_only_hint=reads),
        structured_output=False,
    )
    for argument, schema in tool.parameters["properties"].items():
        schema["description"] = words.say(key(f"mcp-arg-{argument}"))
    return tool


def _refusing(method: Callable[..., str]) -> Callable[..., str]:
    """What is wrong with a call goes to the model as a sentence that says what to do."""

    @functools.wraps(method)
    def call(**arguments: object) -> str:
        try:
            return method(**arguments)
        except TharsisError as error:
            raise ToolError(str(error)) from error

    return call
