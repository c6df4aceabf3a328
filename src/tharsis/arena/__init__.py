"""Many games at once: simulations and measurements."""

from tharsis.arena.simulate import UNFINISHED, Crash, Job, Played, simulate, summary

__all__ = ["UNFINISHED", "Crash", "Job", "Played", "simulate", "summary"]
