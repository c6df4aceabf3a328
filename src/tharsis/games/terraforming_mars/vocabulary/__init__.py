"""The words in which cards are written: what happens at once, what lasts, and short names for both."""
