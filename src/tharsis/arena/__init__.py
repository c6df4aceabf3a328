"""Many games at once: simulations and measurements."""

from tharsis.arena.simulate import Crash, Job, Played, simulate, summary

__all__ = ["Crash", "Job", "Played", "simulate", "summary"]
