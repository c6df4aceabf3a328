"""The cards: what is printed on them, and what each does."""
