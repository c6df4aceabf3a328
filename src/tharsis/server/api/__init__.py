"""The requests and the socket of docs/protocol.md."""
