"""The examples, run as their readers run them."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
# Threads that wait for each other cost more than such small networks do.
ENVIRONMENT = {**os.environ, "OMP_NUM_THREADS": "1"}


def run(script: str, *arguments: object) -> str:
    """What a script prints."""
    command = [sys.executable, str(EXAMPLES / script), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
