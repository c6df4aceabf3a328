"""Builds the native extensions: the same typed sources, compiled by mypyc.

THARSIS_COMPILE=0 builds pure Python, THARSIS_COMPILE=1 demands compiled code, a list such as
``kernel,on_mars`` compiles only those groups, and ``all`` the toy game of the tests as well. Unset:
compiled when this machine has a C compiler; an editable install stays pure.
"""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/tharsis")
#: Parts of a game that never run in an inner loop: they stay Python, which keeps the build short.
COLD = (
    "importer/",
    "scenario.py",
    "lessons.py",
    "warnings.py",
    "telling.py",
    "telling/",
    "shown.py",
    "pictures.py",
    "cards/events_",
    "rebellion/steps.py",
)
#: Bots whose inner loops are worth compiling, besides the kernel and the games.
BOT_CORE = ("bot.py", "search/evaluator.py", "search/tree.py", "search/walks.py")
#: What steps many games at once.
ENV_CORE = ("batch.py", "opponents.py")
#: The code for errors, a third of all, moves out of the way of the rest: what -O2 does that matters here.
UNLIKELY_APART = (
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-freorder-functions",
    "-fstrict-aliasing",
)


def groups() -> dict[str, list[str]]:
    """The extension groups: kernel, each game that is there, the search core of the bots, the toy."""
    found = {"kernel": sorted(map(str, SOURCE.glob("kernel/*.py")))}
    for game in sorted(SOURCE.glob("games/*/__init__.py")):
        found[game.parent.name] = [str(path) for path in sorted(game.parent.rglob("*.py")) if hot(path)]
    core = [str(SOURCE / "bots" / name) for name in BOT_CORE if (SOURCE / "bots" / name).exists()]
    if core:
        found["bots"] = core
    found["envs"] = [str(SOURCE / "envs" / name) for name in ENV_CORE]
    found["toy"] = [str(path) for path in sorted(Path("tests/toy").glob("*.py")) if hot(path)]
    return found


def hot(path: Path) -> bool:
    return not any(part in str(path) for part in COLD)


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are there: a tiny module tells."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def wanted() -> dict[str, list[str]]:
    """The groups to compile in this build."""
    choice = os.environ.get("THARSIS_COMPILE", "")
    if choice == "0" or (not choice and "editable_wheel" in sys.argv):
        return {}
    if not can_compile():
        if choice:
            sys.exit(f"THARSIS_COMPILE={choice}, but there is no working C compiler with Python's headers")
        print("tharsis: no C compiler found, building pure Python; everything works, only slower")
        return {}
    found = groups()
    if choice == "all":
        return found
    if choice in ("", "1"):
        del found["toy"]
        return found
    names = choice.split(",")
    if unknown := set(names) - set(found):
        sys.exit(f"THARSIS_COMPILE: no group {', '.join(sorted(unknown))}; there are {', '.join(found)}")
    return {name: files for name, files in found.items() if name in names}


def extensions() -> list[Any]:
    compiled = wanted()
    if not compiled:
        return []
    from mypyc.build import mypycify

    files = [file for group in compiled.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [
        (group, f"tharsis_{name}") for name, group in compiled.items()
    ]
    # At -O1 the games are as quick as at -O2, and compile in half the time.
    built = mypycify(files, separate=separate, opt_level="1", debug_level="0")
    # A group's functions call each other directly, not through a table that other libraries could change.
    # Where gcc sees an uninitialised value, mypyc has mistranslated something; other warnings are noise.
    arguments = [
        *UNLIKELY_APART,
        "-fvisibility=hidden",
        "-Wno-error",
        "-Werror=maybe-uninitialized",
        "-include",
        str(once_only()),
    ]
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *arguments]
        extension.sources = [lean(str(source)) for source in extension.sources]
    # The largest first, so that no core waits for another at the end.
    return sorted(built, key=source_size, reverse=True)


def source_size(extension: Any) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def lean(source: str) -> str:
    """A copy without indentation: mypyc indents each module deeper than the one before, until two thirds
    of a game's C are spaces."""
    path = Path(source)
    if not path.name.startswith("__native"):
        return source
    copy = path.with_name(f"lean{path.name}")
    text = re.sub(r"^ +", "", path.read_text(), flags=re.MULTILINE)
    if not copy.exists() or copy.read_text() != text:
        copy.write_text(text)
    return str(copy)


def once_only() -> Path:
    """A header that keeps gcc from optimising what runs once: the module bodies. Those that hold printed
    tables are huge functions, on which its effort grows faster than their length."""
    header = Path("build/once_only.h")
    bodies: set[str] = set()
    for generated in Path("build").glob("__native*.h"):
        bodies.update(re.findall(r"CPyDef_\w+_____top_level__", generated.read_text()))
    lines = [f'char {body}(void) __attribute__((optimize("O0")));\n' for body in sorted(bodies)]
    text = "".join(["#if defined(__GNUC__) && !defined(__clang__)\n", *lines, "#endif\n"])
    if not header.exists() or header.read_text() != text:
        header.write_text(text)
    return header.resolve()


class BuildExtensions(build_ext):
    """On all cores; what an earlier build left and this one does not make would hide newer sources."""

    def run(self) -> None:
        super().run()
        made = {Path(path).resolve() for path in self.get_outputs()}
        for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path.resolve() not in made:
                path.unlink()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions},
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )
