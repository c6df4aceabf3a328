"""docs/add-a-game.md is true: its miniature game, typed in as written, passes the kit."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```\w+ (pig\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_miniature_game_of_the_page_passes_the_kit(tmp_path):
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = dict(BLOCK.findall(page))
    assert {"pig/__init__.py", "pig/rules.py", "pig/locale/ko/pig.ftl", "pig_test.py"} <= set(files)
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    run = subprocess.run(
        [sys.executable, "pig_test.py"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
