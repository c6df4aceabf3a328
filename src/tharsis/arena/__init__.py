"""Tournaments between bots: who is stronger, and how sure that is; what games tell when many are played."""

from tharsis.arena.engines import engine
from tharsis.arena.job import PAIRINGS, Job
from tharsis.arena.play import UNFINISHED, Crash, Played, play
from tharsis.arena.results import Folder, Results
from tharsis.arena.tournament import run

__all__ = ["PAIRINGS", "UNFINISHED", "Crash", "Folder", "Job", "Played", "Results", "engine", "play", "run"]
