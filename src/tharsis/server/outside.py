"""Posting to addresses that people gave us: on the open internet only, so that nobody reaches our own network
through us."""

import asyncio
import ipaddress
import socket
from functools import cache
from ssl import SSLContext
from typing import Final

import httpx

#: Addresses that carry another one, or lead to one: what they name cannot be judged by themselves.
DISGUISES: Final = [
    ipaddress.ip_network(text)
    for text in ("::ffff:0:0/96", "::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]
#: What was once meant for single sites.
SITES: Final = ipaddress.ip_network("fec0::/10")
#: Seconds for all of it, from asking for the address to the answer.
SECONDS = 20


class OwnNetwork(ValueError):
    """The address is not one of the open internet."""


class Outside:
    """The way out for everything that goes to an address of somebody's choice."""

    def __init__(self, *, private: bool, seconds: float = SECONDS) -> None:
        self.private = private
        self.seconds = seconds

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> None:
        """POST; an answer that is no success, a redirect too, is an `httpx.HTTPStatusError`. The address that
        was checked is the one that is called, so that a name cannot lead elsewhere a moment later; hence no
        proxy either, and no connection is used twice. The answer's body is not read."""
        target = httpx.URL(url)
        async with asyncio.timeout(self.seconds):
            address = await self._address(target)
            line = httpx.AsyncClient(
                timeout=self.seconds, follow_redirects=False, trust_env=False, verify=_certificates()
            )
            own = {"host": target.netloc.decode("ascii")}
            named = {"sni_hostname": target.host}
            async with (
                line,
                line.stream(
                    "POST",
                    target.copy_with(host=address),
                    content=content,
                    headers=headers | own,
                    extensions=named,
                ) as answer,
            ):
                answer.raise_for_status()

    async def _address(self, target: httpx.URL) -> str:
        """Where a name leads, if all that it leads to is open to everybody."""
        port = target.port or (443 if target.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, port, type=socket.SOCK_STREAM)
        addresses = [str(row[4][0]) for row in found]
        if not self.private and not all(is_open(address) for address in addresses):
            raise OwnNetwork(f"{target.host} is an address of the own network")
        return addresses[0]


def is_open(address: str) -> bool:
    """Whether an address belongs to the open internet, and is no disguise of one that does not."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inside = not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified
    return not inside and not any(found in network for network in [*DISGUISES, SITES])


@cache
def _certificates() -> SSLContext:
    """Read once: it takes longer than the rest."""
    return httpx.create_ssl_context()
