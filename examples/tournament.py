"""Which bot is stronger, and how sure is that? A tournament on mirrored deals, kept in a folder.

    python examples/tournament.py [GAMES] [FOLDER]

Stop it and start it again: it goes on where it was.
"""

import sys
from pathlib import Path

import tharsis
from tharsis.arena import Folder, Job, engine, run, statistics
from tharsis.arena.report import write_report
from tharsis.arena.sheets import Sheets
from tharsis.locale import Words

ERROR = 0.05  # the chance of a wrong verdict, however early it falls


def main(games: int, folder: Path, workers: int = 0) -> list[statistics.Comparison]:
    job = Job(tharsis.game("terraforming-mars"), ["random", "heuristic"], pairing="round-robin", seed=1)
    played = run(job, games, results=Folder(folder, job), engine=engine(workers=workers), error=ERROR)
    for bot, rating in statistics.ratings(job, played).items():
        rate = statistics.by_bot(job, played)[bot].rate
        low, high = rate.interval
        print(f"{bot:10} rating {rating.strength:5.1f} ± {rating.doubt:.1f}", end="  ")
        print(f"wins {rate.value:.0%} ({low:.0%} to {high:.0%} of {rate.games} games)")
    found = statistics.comparisons(job, played, ERROR)
    for one in found:
        verdict = "certain" if one.certain else "open"
        print(f"{one.pair[0]} against {one.pair[1]}: {one.share:.0%} over {one.deals} deals, {verdict}")
    print("report:", write_report(Sheets(job, played, Words("en"), ERROR), folder))
    return found


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 200, Path(given[1] if given[1:] else "tournament"))
