"""How long a click takes until its result is drawn, in each game, on a server of its own.

    python bench/clicks.py --clicks 40 on-mars twilight-struggle

Somebody plays by clicking what glows, as in the tests of the page. Printed are, for each game: the median and
the longest time from pressing the button until the next position is painted; of that, the median time until
it came from the server; the browser's work for a decision, in milliseconds of its processor, whatever else
the machine does; and its longest task without a pause. Bots' moves are not counted: a click ends with the
first position after it.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, CDPSession, sync_playwright

from web.conftest import FLAGS, Server
from web.player import PATIENCE, Player

NAMES = {
    "on-mars": "On Mars",
    "red-dust-rebellion": "Red Dust Rebellion",
    "terraforming-mars": "Terraforming Mars",
    "twilight-struggle": "Twilight Struggle",
}
#: Notes when a button is pressed, when the view after it arrives, and when the frame after that is painted.
WATCH = """
window.clicks = []; window.tasks = [];
let pressed = null;
addEventListener('pointerdown', (event) => { pressed = event.timeStamp; }, true);
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask', buffered: true });
const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(hear) {
        plain.set.call(this, (event) => {
            const came = performance.now(), began = pressed;
            const counts = began !== null && event.data.includes('"type":"view"');
            hear(event);
            if (!counts) return;
            pressed = null;
            requestAnimationFrame(() => setTimeout(() =>
                window.clicks.push({ came: came - began, drawn: performance.now() - began })));
        });
    },
});
"""


def work(session: CDPSession) -> float:
    """Milliseconds that the page's thread has worked so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def measure(browser: Browser, url: str, game: str, clicks: int) -> str:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, locale="en")
    context.set_default_timeout(PATIENCE)
    for name, value in {"language": "en", "pace": "instant"}.items():
        context.add_init_script(f"localStorage.setItem('{name}', '{value}')")
    context.add_init_script(WATCH)
    player = Player(context.new_page())
    player.play_at_once(NAMES[game])
    session = context.new_cdp_session(player.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    player.page.evaluate("window.tasks.length = window.clicks.length = 0")
    before, decided = work(session), 0
    while decided < clicks and player.wait("asked", "over") == "asked":
        player.decide()
        decided += 1
    worked = (work(session) - before) / max(1, decided)
    found = player.page.evaluate("({ clicks: window.clicks, longest: Math.max(0, ...window.tasks) })")
    context.close()
    drawn = [click["drawn"] for click in found["clicks"]]
    came = [click["came"] for click in found["clicks"]]
    return (
        f"{NAMES[game]:20} {len(drawn):3} clicks: drawn in {statistics.median(drawn):4.0f} ms, "
        f"longest {max(drawn):4.0f}; came in {statistics.median(came):4.0f}; "
        f"{worked:4.0f} ms of work each; longest task {found['longest']:4.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(NAMES), help="ids of games; all without")
    parser.add_argument("--clicks", type=int, default=40)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            for game in chosen.games:
                print(measure(browser, server.url, game, chosen.clicks), flush=True)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
