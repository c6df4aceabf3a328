"""Web Push, to a push service of our own: encrypted for the browser, signed by the server."""

import base64
import datetime
import ipaddress
import json
import ssl
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.harness import Launcher, Server, wait_until
from tharsis.client import Client


def certificate(folder: Path) -> Path:
    """A certificate for this machine; key and certificate in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push")])
    start = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(start)
        .not_valid_after(start + datetime.timedelta(days=3))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return path


class PushService(BaseHTTPRequestHandler):
    """Keeps what it is given; a browser called `gone` has unsubscribed."""

    received: list[tuple[str, bytes]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.received.append((self.headers["authorization"], body))
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Silence."""


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_browser_is_told_what_only_it_can_read(launcher: Launcher, tmp_path: Path) -> None:
    service = HTTPServer(("127.0.0.1", 0), PushService)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    pem = certificate(tmp_path)
    context.load_cert_chain(pem)
    service.socket = context.wrap_socket(service.socket, server_side=True)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    secret = b"sixteen bytes..."
    server = Server(launcher, tmp_path / "server", remind_after=0.1, webhook_private=True)
    server.environment["SSL_CERT_FILE"] = str(pem)
    server.start()
    with Client(server.url, name="Ana") as ana:
        for place in ("browser", "gone"):
            endpoint = f"https://127.0.0.1:{service.server_port}/{place}"
            ana.request(
                "POST", "/push", {"endpoint": endpoint, "keys": {"p256dh": text(point), "auth": text(secret)}}
            )
        table = ana.create("toy", seats=["me", "open"])["id"]
        with Client(server.url, name="Ben") as ben:
            ben.sit(table)
        wait_until(lambda: len(PushService.received) == 2)
    server.stop()
    service.shutdown()
    thread.join()
    service.server_close()
    signature, body = PushService.received[0]
    assert signature.startswith("vapid t=")
    news = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm"))
    assert (news["kind"], news["table"], news["seat"]) == ("turn", table, 0)
    assert (news["language"], news["name"]) == ("en", "Lanterns")
