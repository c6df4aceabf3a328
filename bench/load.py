"""Many tables at once: how long people wait, and what it costs.

    python bench/load.py --tables 200
    python bench/load.py --tables 2000 --pace 20 --workers 2

Starts a server of its own (SQLite; with several workers PostgreSQL and Redis), seats one person and one bot
at each table, of all games in turn, and lets the people move at a human pace, in open loop. One more person
for every ten tables strolls in the lobby, another one watches games. The warm-up is not counted.

Everything runs on one machine. ``playing_cores`` is what the people themselves take, ``players_late_ms`` how
late they were: where that is not small, times say more about them than about the server.
"""

import argparse
import asyncio
import json
import random
import resource
import statistics
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import httpx
import uvloop
from crowd import Plan, Player, Spectator, Stroller, Tally
from started import Started, Use, Uses, started

from tharsis.kernel import games

#: Players that arrive at the same time.
AT_ONCE = 20
#: Tables that are opened each second of the warm-up, where it has to be long for that.
OPENED_A_SECOND = 40
#: Tables for each stroller and each spectator.
TABLES_EACH = 10


async def arrive(players: list[Player]) -> None:
    for at in range(0, len(players), AT_ONCE):
        await asyncio.gather(*[player.arrive() for player in players[at : at + AT_ONCE]])


async def run(server: Started, arguments: argparse.Namespace) -> dict[str, Any]:
    """Everybody arrives; then they play, and the measured time begins after the warm-up."""
    tally = Tally()
    plan = Plan(server.url, arguments.game, arguments.bot, arguments.pace)
    roads = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=50))
    players = [Player(plan, tally, roads, number) for number in range(arguments.tables)]
    await arrive(players[: len(plan.games)])
    empty = server.use()  # but for what any table takes once
    await arrive(players[len(plan.games) :])
    tally.since = time.monotonic() + (arguments.warm_up or max(20, arguments.tables / OPENED_A_SECOND))
    plan = replace(plan, since=tally.since, until=tally.since + arguments.seconds)
    few = max(1, arguments.tables // TABLES_EACH)
    work = [player.play(plan) for player in players]
    work += [Stroller(plan, tally, roads).stroll(plan, random.Random(n)) for n in range(few)]
    work += [Spectator(plan, tally, roads).watch(plan, random.Random(n), players) for n in range(few)]
    ends, (before, after) = await asyncio.gather(
        asyncio.gather(*work, return_exceptions=True), _measured(server, plan, tally)
    )
    tally.errors += [repr(end) for end in ends if end is not None]
    await roads.aclose()
    return report(tally, arguments, empty, before, after)


async def _measured(server: Started, plan: Plan, tally: Tally) -> tuple[Uses, Uses]:
    """What was used when the measured time began and when it ended."""
    await asyncio.sleep(tally.since - time.monotonic())
    before = server.use()
    await asyncio.sleep(plan.until - time.monotonic())
    return before, server.use()


def report(
    tally: Tally, arguments: argparse.Namespace, empty: Uses, before: Uses, after: Uses
) -> dict[str, Any]:
    moves = len(tally.shown)
    return {
        "tables": arguments.tables,
        "workers": arguments.workers,
        "seconds": arguments.seconds,
        "moves": moves,
        "moves_a_second": round(moves / arguments.seconds, 1),
        "with_bots_a_second": round(tally.written / arguments.seconds, 1),
        "games_ended": tally.games,
        "accepted_ms": spread(tally.accepted),
        "shown_ms": spread(tally.shown),
        "bot_ms": spread(tally.bots),
        "lobby_ms": spread(tally.lobby),
        "players_late_ms": spread(tally.lag),
        "watched": tally.watched,
        **costs(arguments.seconds, max(1, tally.written), before, after),
        "memory_a_table_kb": round((after.serving.memory - empty.serving.memory) / 1000 / arguments.tables),
        "stale": tally.stale,
        "errors": len(tally.errors),
        "which": sorted(set(tally.errors))[:10],
    }


def costs(seconds: float, moves: int, before: Uses, after: Uses) -> dict[str, float]:
    """CPU for each move that was written, CPU in all, and memory, of each kind of process."""
    kinds = [field.name for field in fields(Uses)]
    spent = {kind: _of(after, kind).seconds - _of(before, kind).seconds for kind in kinds}
    return (
        {f"{kind}_ms_a_move": round(1000 * spent[kind] / moves, 2) for kind in kinds}
        | {f"{kind}_cores": round(spent[kind] / seconds, 2) for kind in kinds}
        | {f"{kind}_mb": round(_of(after, kind).memory / 1e6) for kind in kinds}
    )


def _of(uses: Uses, kind: str) -> Use:
    use: Use = getattr(uses, kind)
    return use


def spread(times: list[float]) -> dict[str, float]:
    """In milliseconds: what half, 95 and 99 of 100 stay below."""
    if len(times) < 2:
        return {}
    cuts = statistics.quantiles(times, n=100)
    return {f"p{part}": round(cuts[part - 1] * 1000, 1) for part in (50, 95, 99)}


def arguments_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1, help="worker processes of the server")
    parser.add_argument("--bot-workers", type=int, default=1, help="processes for bots, of each worker")
    parser.add_argument("--seconds", type=float, default=60, help="measured")
    parser.add_argument("--warm-up", type=float, help="seconds before them; 20, or more for many tables")
    parser.add_argument("--pace", type=float, default=20, help="seconds from one move to the next")
    parser.add_argument("--game", nargs="*", default=sorted(games()), help="played in turn")
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    return parser.parse_args()


def main() -> None:
    arguments = arguments_given()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # one for each socket, here and there
    with started(arguments.workers, arguments.bot_workers) as server:
        figures = uvloop.run(run(server, arguments))
    for name, value in figures.items():
        print(f"{name:>18}  {value}")
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")
    sys.exit(1 if figures["errors"] else 0)


if __name__ == "__main__":
    main()
