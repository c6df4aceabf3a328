"""``tharsis mcp``: the games as tools for language models; read only when wanted."""

from importlib.util import find_spec
from typing import Annotated

import typer

from tharsis.cli.common import errors, say
from tharsis.kernel import BadOption
from tharsis.locale import environment_language


def mcp(
    http: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help=say("cli-arg-http"))] = 0,
    seconds: Annotated[float, typer.Option(min=0, help=say("cli-arg-seconds"))] = 2.0,
) -> None:
    """Serve one language model, over standard input and output or on a port of this machine."""
    if find_spec("mcp") is None:
        raise BadOption(say("cli-mcp-missing"))
    from tharsis.mcp.server import make
    from tharsis.mcp.tools import Tools

    server = make(Tools(environment_language(), seconds))
    if http:
        errors.print(say("cli-mcp-open", url=f"http://127.0.0.1:{http}/mcp"), markup=False, soft_wrap=True)
        server.run("streamable-http", port=http)
    else:
        server.run()
