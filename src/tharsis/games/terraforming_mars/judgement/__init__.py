"""Evaluation of positions and moves: the heuristic bot's knowledge of cards, tiles and time."""
