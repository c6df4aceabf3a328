"""One HTML file with all tables and plots in it: it can be sent to somebody as it is."""

import base64
from html import escape
from pathlib import Path

from tharsis.arena.plots import draw_all
from tharsis.arena.sheets import Sheet, Sheets

STYLE = """
body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; margin: .5rem 0 2rem }
th, td { padding: .25rem .8rem; text-align: left; border-bottom: 1px solid #ddd }
td { font-variant-numeric: tabular-nums }
img { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) {
  body { background: #181818; color: #ddd } th, td { border-color: #444 } img { background: #fff }
}
"""


def write_report(sheets: Sheets, folder: Path) -> Path:
    """Draw the plots into a folder, and write ``report.html`` beside them."""
    plots = draw_all(sheets, folder / "plots")
    title = escape(sheets.words.say("arena-report", game=sheets.words.name(sheets.game)))
    parts = [f"<h1>{title}</h1>", f"<p>{escape(described(sheets))}</p>"]
    parts += [table(sheet) for sheet in [*sheets.of_arena(), sheets.clock(), *sheets.deeds()] if sheet.rows]
    parts += [picture(name, path) for name, path in plots.items()]
    page = folder / "report.html"
    half = page.with_suffix(".half")
    half.write_text(
        f'<!doctype html>\n<html lang="{sheets.words.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n",
        encoding="utf-8",
    )
    half.replace(page)
    return page


def described(sheets: Sheets) -> str:
    """What was played, in a sentence."""
    job = sheets.job
    return sheets.words.say(
        "arena-described",
        games=len(sheets.played),
        variant=job.variant.name,
        rules=job.variant.game.rules_version,
        seed=job.seed,
        pairing=sheets.words.say(f"arena-pairing-{job.pairing}"),
    )


def table(sheet: Sheet) -> str:
    heads = "".join([f"<th>{escape(name)}</th>" for name in sheet.columns])
    rows = ["".join([f"<td>{escape(cell)}</td>" for cell in row]) for row in sheet.rows]
    body = "\n".join([f"<tr>{row}</tr>" for row in rows])
    return f"<h2>{escape(sheet.title)}</h2>\n<table>\n<tr>{heads}</tr>\n{body}\n</table>"


def picture(name: str, path: Path) -> str:
    data = base64.b64encode(path.read_bytes()).decode("ascii")
    return f'<h2>{escape(name)}</h2>\n<img alt="{escape(name)}" src="data:image/png;base64,{data}">'
