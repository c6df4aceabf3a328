"""``tharsis mcp`` as a language-model client starts it."""

import contextlib
import os
import socket
import subprocess
import sys
import time

from mcp import Client, StdioServerParameters
from typer.testing import CliRunner

from server.harness import free_port
from tharsis.cli import app

COMMAND = ["-c", "from tharsis.cli import main; main()"]


async def first_move(server):
    """What a game of Twilight Struggle says to its first move."""
    async with Client(server) as client:
        await client.call_tool("start_game", {"game": "twilight-struggle", "seat": 2, "seed": 5})
        answer = await client.call_tool("move", {"table": 1, "action": "place poland"})
        return answer.content[0].text


async def test_over_standard_input_and_output():
    arguments = [*COMMAND, "--lang", "ko", "mcp"]
    server = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    assert "폴란드에서 소련 영향력이 1 늘어" in await first_move(server)


def connects(port):
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


async def test_over_http():
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, *COMMAND, "--lang", "en", "mcp", "--http", str(port)],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr.readline() == f"Language models find the games at http://127.0.0.1:{port}/mcp\n"
        while not connects(port):
            assert process.poll() is None
            time.sleep(0.05)
        text = await first_move(f"http://127.0.0.1:{port}/mcp")
    finally:
        process.terminate()
        process.communicate()
    assert "The USSR gains 1 influence in Poland" in text


def test_without_the_package_it_says_what_to_install(monkeypatch):
    monkeypatch.delitem(sys.modules, "tharsis.mcp.server", raising=False)
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    result = CliRunner().invoke(app, ["mcp"])
    assert result.exit_code == 1
    assert "This needs mcp: pip install 'tharsis[mcp]'" in result.output
