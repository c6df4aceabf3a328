"""Tharsis for learners: many games at once, and the interfaces that their tools expect."""
