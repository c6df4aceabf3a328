"""The games; each package exports its `GAME`."""
