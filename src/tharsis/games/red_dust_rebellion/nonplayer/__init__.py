"""8.5: the answers of Factions that nobody plays."""
