"""Would the tests notice? One small change to a game's rules at a time, and who fails.

    make mutants GAME=twilight-struggle N=200

draws N places of the game's rules and cards (a comparison, a number, a flag, a clause, a sign, a dropped
line), makes each change alone in a copy of the sources, and runs the game's rule tests, its golden games and
the conformance kit until one fails. What nobody noticed is listed, and kept in build/mutants/<game>.txt for
ARGS=--again. Changes that make no difference to any game stand with the reason in tests/mutants/<game>.toml
and are not drawn.

A change is drawn by a hash of where it stands and what it says: the same come again while the code around
them changes, and another SEED draws others.
"""

import argparse
import ast
import hashlib
import json
import os
import resource
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import current_process
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "mutants"
#: Rooms that hold no rules: what is shown, learned or judged has tests of another kind.
NO_RULES = {
    "__init__", "actions", "bot", "checks", "codes", "curiosity", "encode", "importer", "judgement",
    "lessons", "odds", "prices", "redeal", "scenario", "shown", "tables", "view",
}  # fmt: skip
ENOUGH = 0.95
#: CPU seconds that a test of a changed game may take: this many times what it takes unchanged, and some for
#: loading. A change that makes a game endless is noticed, by this or by the memory that it eats.
PATIENCE, LOADING = 5, 30
MEMORY = 4 << 30


# -- the changes ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """One change: `old` reads `new` in the function `where` of `file`; the `nth` that reads so there."""

    file: str
    where: str
    old: str
    new: str
    nth: int

    def __str__(self) -> str:
        again = f" (again, {self.nth})" if self.nth else ""
        return f"{self.file} {self.where or 'module'}: {self.old} → {self.new}{again}"

    def lot(self, seed: int) -> str:
        return hashlib.sha256(f"{seed} {self}".encode()).hexdigest()


@dataclass
class Place:
    """Where a node hangs, what could hang there instead (None: nothing), and what a reader is shown of it."""

    where: str
    parent: ast.AST
    field: str
    index: int | None
    instead: ast.AST | None
    shown: ast.AST

    def change(self) -> Callable[[], None]:
        """Make the change in the tree; what comes back undoes it."""
        value = getattr(self.parent, self.field)
        changed: object = self.instead
        if self.index is not None:
            gone = [] if self.field == "elts" else [ast.Pass()]
            instead = gone if self.instead is None else [self.instead]
            changed = [*value[: self.index], *instead, *value[self.index + 1 :]]
        setattr(self.parent, self.field, changed)
        return lambda: setattr(self.parent, self.field, value)


OTHER: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in the place of this expression."""
    match node:
        case ast.Compare(left, [op], right) if type(op) in OTHER:
            yield ast.Compare(left, [OTHER[type(op)]()], right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(OTHER[type(op)](), values)
            for dropped in values:
                rest = [value for value in values if value is not dropped]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in OTHER:
            yield ast.BinOp(left, OTHER[type(op)](), right)
        case ast.Constant(bool(flag)):
            yield ast.Constant(not flag)
        case ast.Constant(int(number)):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)


def _may_go(node: ast.AST, field: str) -> bool:
    """Calls for their effect or in a table, changes of a state: not names, without which nothing loads."""
    match node:
        case ast.Call():
            return field == "elts"
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets):
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
    return False


#: Parts of the syntax that say nothing to a game.
SILENT = (ast.Assert, ast.Import, ast.ImportFrom, ast.Raise, ast.JoinedStr, ast.expr_context)
TYPES = {"annotation", "returns", "bases"}


def _places(node: ast.AST, where: str) -> Iterator[Place]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        where = f"{where}.{node.name}".strip(".")
    for field, value in ast.iter_fields(node):
        if field in TYPES:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or isinstance(child, SILENT):
                continue
            if _may_go(child, field):
                yield Place(where, node, field, index, None, child)
            # A bare number says little: the reader is shown what it stands in.
            shown = node if isinstance(child, ast.Constant) else child
            for instead in _instead(child):
                yield Place(where, node, field, index, instead, shown)
            yield from _places(child, where)


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def changes_of(source: str, file: str) -> Iterator[tuple[Change, Callable[[], str]]]:
    """Every change of one file, with what writes the whole file as changed."""
    tree = ast.parse(source)
    alike: Counter[Change] = Counter()
    for place in list(_places(tree, "")):
        old = _text(place.shown)
        undo = place.change()
        if place.instead is None:
            new = "dropped"
        else:
            new = _text(place.shown if isinstance(place.instead, ast.Constant) else place.instead)
        undo()
        first = Change(file, place.where, old, new, 0)
        yield Change(file, place.where, old, new, alike[first]), partial(_written, tree, place)
        alike[first] += 1


def _written(tree: ast.AST, place: Place) -> str:
    undo = place.change()
    text = ast.unparse(tree)
    undo()
    return text


def changes_of_game(package: Path) -> Iterator[tuple[Change, Callable[[], str]]]:
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package)
        if file.parts[0].removesuffix(".py") not in NO_RULES:
            yield from changes_of(path.read_text(encoding="utf-8"), file.as_posix())


def equal_changes(game: str) -> dict[str, str]:
    """Changes that make no difference, each with the reason."""
    path = ROOT / "tests" / "mutants" / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


# -- the tests --------------------------------------------------------------------------------------


def tests_of(game: str) -> list[str]:
    mixes = ["tests/conformance/test_red_dust_mixes.py"] if game == "red-dust-rebellion" else []
    return [f"tests/rules/{package_of(game)}", "tests/conformance/test_games.py", *mixes]


def package_of(game: str) -> str:
    return game.replace("-", "_")


class Watch:
    """A pytest plugin: which functions of the game each test enters, and how long it takes."""

    #: Stands for a test: what the game does while it is loaded.
    LOADING = "loading"

    def __init__(self, game: str, package: Path) -> None:
        self.game = game
        self.folder = f"{package}{os.sep}"
        self.entered: dict[str, set[str]] = {self.LOADING: set()}
        self.took: dict[str, float] = {}
        self.failed: list[str] = []

    def _watch(self, found: set[str]) -> None:
        def call(frame: Any, event: str, arg: object) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename.startswith(self.folder):
                found.add(f"{code.co_filename[len(self.folder) :]} {_function(code.co_qualname)}")

        sys.setprofile(call)

    def pytest_sessionstart(self) -> None:
        self._watch(self.entered[self.LOADING])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        sys.setprofile(None)
        mine = (
            f"tests/rules/{package_of(self.game)}",
            f"-{self.game}-",
            f"[{self.game}-",
            "test_red_dust_mixes",
        )
        items[:] = [item for item in items if any(mark in item.nodeid for mark in mine)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.process_time()
        self._watch(self.entered.setdefault(item.nodeid, set()))
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.took[item.nodeid] = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def _function(qualname: str) -> str:
    """The named function that code is part of, as `Change.where` names it."""
    return ".".join(part for part in qualname.split(".") if not part.startswith("<"))


def be_done_within(seconds: float) -> None:
    """This process ends if it takes more CPU seconds than these from now on."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, resource.RLIM_INFINITY))


class Chosen:
    """A pytest plugin: these tests in this order, with what each may take; remembers the first that fails."""

    def __init__(self, order: list[str], took: dict[str, float]) -> None:
        self.order = {test: i for i, test in enumerate(order)}
        self.took = took
        self.noticed = ""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        be_done_within(LOADING + PATIENCE * self.took[nodeid])

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.noticed = self.noticed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.noticed = self.noticed or f"{report.nodeid} does not load"


def run_tests(sources: Path, files: list[str], plugin: object) -> int:
    """Run tests on these sources, here and in whatever processes they start."""
    os.environ |= {
        "PYTHONPATH": str(sources),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "THARSIS_KIT_VARIANTS": "all",
    }
    sys.path.insert(0, str(sources))
    os.chdir(ROOT)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    options = ["-x", "-W", "ignore", "--tb=no", "-p", "no:cacheprovider"]
    return pytest.main([*options, *files], plugins=[plugin])


def in_a_child(answer: Path, work: Callable[[], object]) -> Any:
    """What `work` returns, done in a process of its own; None when it did not come to an end."""
    answer.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            answer.write_text(json.dumps(work()))
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    return json.loads(answer.read_text()) if answer.exists() else None


# -- trying them out --------------------------------------------------------------------------------


@dataclass
class Trial:
    """A copy of the sources to make changes in, and what is known of the unchanged game's tests."""

    game: str
    sources: Path
    entered: dict[str, set[str]]
    took: dict[str, float]

    @property
    def package(self) -> Path:
        return self.sources / "tharsis" / "games" / package_of(self.game)

    def tests_for(self, change: Change) -> list[str]:
        """The tests that come by the change, the quickest first."""
        function = f"{change.file} {change.where}"
        if not change.where or function in self.entered[Watch.LOADING]:
            return sorted(self.took, key=self.took.__getitem__)
        found = [test for test in self.took if function in self.entered[test]]
        return sorted(found, key=self.took.__getitem__)

    def copied(self, sources: Path) -> "Trial":
        shutil.copytree(self.sources, sources, symlinks=True)
        return Trial(self.game, sources, self.entered, self.took)

    def noticed_by(self, change: Change, text: str) -> str:
        """The test that fails under the change, or nothing."""
        tests = self.tests_for(change)
        if not tests:
            return ""
        path = self.package / change.file
        original = path.readlink()
        path.unlink()
        path.write_text(text, encoding="utf-8")
        try:
            return self._failing(tests)
        finally:
            path.unlink()
            path.symlink_to(original)

    def _failing(self, tests: list[str]) -> str:
        def work() -> str:
            sys.dont_write_bytecode = True
            be_done_within(LOADING)
            chosen = Chosen(tests, self.took)
            files = sorted({test.partition("::")[0] for test in tests})
            status = run_tests(self.sources, files, chosen)
            return chosen.noticed or ("does not load" if status not in (0, 5) else "")

        answer = in_a_child(self.sources / "answer.json", work)
        return "does not end" if answer is None else str(answer)


def first_trial(game: str, tests: list[str], sources: Path) -> Trial:
    """Links to the sources, and the tests watched once on them."""
    hidden = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", sources, copy_function=os.symlink, ignore=hidden)
    package = sources / "tharsis" / "games" / package_of(game)

    def work() -> object:
        watch = Watch(game, package)
        run_tests(sources, tests, watch)
        return {test: sorted(found) for test, found in watch.entered.items()}, watch.took, watch.failed

    answer = in_a_child(sources / "answer.json", work)
    if answer is None or answer[2] or not answer[1]:
        sys.exit(f"the tests fail as it is: {answer and answer[2]}")
    return Trial(game, sources, {test: set(found) for test, found in answer[0].items()}, answer[1])


_trial: Trial


def _settle(first: Trial, folder: Path) -> None:
    """Each worker has a copy of its own."""
    global _trial
    _trial = first.copied(folder / current_process().name)


def _try_out(drawn: tuple[Change, str]) -> str:
    return _trial.noticed_by(*drawn)


def unnoticed(game: str, tests: list[str], drawn: list[tuple[Change, str]], workers: int) -> list[Change]:
    missed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first = first_trial(game, tests, folder / "first")
        with ProcessPoolExecutor(workers, initializer=_settle, initargs=(first, folder)) as pool:
            answers = pool.map(_try_out, drawn)
            for i, ((change, _), noticed) in enumerate(zip(drawn, answers, strict=True), 1):
                print(f"{i:4} {change}\n     {noticed or '--- NOT NOTICED ---'}", flush=True)
                if not noticed:
                    missed.append(change)
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", help="as in `tharsis games`")
    parser.add_argument("-n", type=int, default=200, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="which changes")
    parser.add_argument("--again", action="store_true", help="only those that nobody noticed last time")
    parser.add_argument("--only", default="", help="only changes whose line holds this text")
    parser.add_argument("--tests", nargs="+", help="only these tests, instead of all of the game's")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="how many at once")
    options = parser.parse_args()
    kept = KEPT / f"{options.game}.txt"
    package = ROOT / "src" / "tharsis" / "games" / package_of(options.game)
    if not package.is_dir():
        sys.exit(f"no game {options.game!r} here: GAME=<name> takes one of `tharsis games`")
    if options.again and not kept.exists():
        sys.exit(f"no list of the last time: run `make mutants GAME={options.game}` first")

    equal = equal_changes(options.game)
    found = [(change, write) for change, write in changes_of_game(package) if str(change) not in equal]
    found = [pair for pair in found if options.only in str(pair[0])]
    if options.again:
        before = set(kept.read_text(encoding="utf-8").splitlines())
        found = [pair for pair in found if str(pair[0]) in before]
    found.sort(key=lambda pair: pair[0].lot(options.seed))
    drawn = [(change, write()) for change, write in found[: options.n]]
    if not drawn:
        sys.exit("nothing to change")

    missed = unnoticed(options.game, options.tests or tests_of(options.game), drawn, options.workers)
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_text("".join(f"{change}\n" for change in missed), encoding="utf-8")
    share = 1 - len(missed) / len(drawn)
    print(f"\n{options.game}: {len(drawn) - len(missed)} of {len(drawn)} noticed ({share:.1%}); not noticed:")
    print("".join(f"  {change}\n" for change in missed) or "  nothing")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
