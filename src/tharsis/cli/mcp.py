"""``tharsis mcp``: the games as tools for language models; read only when wanted."""

from typing import Annotated

import typer

from tharsis.cli.common import errors, say
from tharsis.kernel.extras import need
from tharsis.locale import environment_language
from tharsis.mcp.tools import Tools


def mcp(
    http: Annotated[int, typer.Option(metavar="cli-metavar-port", min=0, max=65535, help="cli-arg-http")] = 0,
    seconds: Annotated[float, typer.Option(min=0, help="cli-arg-seconds")] = 2.0,
) -> None:
    """Serve one language model, over standard input and output or on a port of this machine."""
    server = need("tharsis.mcp.server", "mcp").make(Tools(environment_language(), seconds))
    if http:
        errors.print(say("cli-mcp-open", url=f"http://127.0.0.1:{http}/mcp"), markup=False, soft_wrap=True)
        server.run("streamable-http", port=http)
    else:
        server.run()
