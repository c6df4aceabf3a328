"""A mail server of our own, which keeps what it is given."""

import contextlib
import email
import re
import socketserver
import threading
from collections.abc import Iterator
from email import policy
from email.message import EmailMessage
from pathlib import Path

from server.harness import Launcher, Server, wait_until

LINK = re.compile(r"https?://\S+/(verify|reset)#(\S+)")


class Postbox:
    """The letters that arrived."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    def letter(self, number: int) -> EmailMessage:
        """Wait for it."""
        wait_until(lambda: len(self.letters) > number)
        return self.letters[number]

    def link(self, number: int) -> tuple[str, str]:
        """The kind and the secret of a letter's link."""
        found = LINK.search(self.letter(number).get_content())
        assert found is not None
        return found[1], found[2]


@contextlib.contextmanager
def postbox() -> Iterator[tuple[Postbox, str]]:
    """A mail server and its address."""
    box = Postbox()

    class Clerk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 hello\r\n")
            for raw in self.rfile:
                line = raw.decode().strip().upper()
                if line == "DATA":
                    self.wfile.write(b"354 go on\r\n")
                    text = b"".join(iter(self.rfile.readline, b".\r\n"))
                    letter = email.message_from_bytes(text, policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    box.letters.append(letter)
                self.wfile.write(b"221 bye\r\n" if line == "QUIT" else b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield box, f"smtp://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@contextlib.contextmanager
def server_with_post(
    launcher: Launcher, folder: Path, **settings: object
) -> Iterator[tuple[Server, Postbox]]:
    with postbox() as (box, url):
        server = Server(
            launcher, folder, smtp_url=url, public_url="https://play.example.org", **settings
        ).start()
        yield server, box
        server.stop()
        assert server.complaints() == []
