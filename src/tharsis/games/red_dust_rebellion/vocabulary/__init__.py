"""The words that card texts are made of (7.0)."""
