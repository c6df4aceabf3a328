# The whole project from a fresh clone: `make play` to play, `make test` for everything that must hold.

PYTHON ?= python3
BIN := .venv/bin
WEB := $(wildcard web/package.json)
PORT ?= 8000
#: Random games for each law of the conformance kit.
KIT ?= 1

.PHONY: play install develop web pictures test soak lint page unit kit laws compiled mutants bench clean

play: install $(if $(WEB),web)
	@$(BIN)/tharsis games
	$(BIN)/tharsis serve --port $(PORT)

# -- setting up -------------------------------------------------------------------------------------

install: .make/installed

.make/installed: pyproject.toml constraints.txt setup.py
	scripts/ensure $(PYTHON)=python3
	@$(PYTHON) -c 'import ensurepip' || scripts/ensure no-ensurepip=python3-venv
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install -q --upgrade -c constraints.txt pip setuptools wheel
	THARSIS_COMPILE=0 $(BIN)/pip install -q -c constraints.txt -e .
	@mkdir -p .make && touch $@

# What tests, research and measurements need besides.
develop: .make/develop

.make/develop: .make/installed
	THARSIS_COMPILE=0 $(BIN)/pip install -q -c constraints.txt -e '.[dev]'
	@touch $@

web: .make/web

.make/web: .make/installed scripts/look_types.py $(wildcard src/tharsis/games/*/shown.py) $(shell find web src/tharsis/locale -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
	# Not `npm ci`: it insists on the optional packages of every platform, which not every registry has.
	scripts/npm --prefix web install --no-save --no-audit --no-fund
	$(BIN)/python scripts/look_types.py
	scripts/npm --prefix web run build
	@mkdir -p .make && touch $@

# The pictures of README and tour, taken anew.
pictures: develop web
	scripts/ensure chromium=chromium
	THARSIS_PICTURES=update $(BIN)/python -m pytest tests/web/test_pictures.py

# -- checking ---------------------------------------------------------------------------------------

# Types, the page and the translation of the games keep one core busy each: they are done side by side, once
# everything that they read is there.
test:
	$(MAKE) develop $(if $(WEB),web)
	$(MAKE) --jobs=2 compiled lint $(if $(WEB),page)
	$(MAKE) unit laws

# More random games, hostile messages and kills than a change can wait for.
soak:
	$(MAKE) kit KIT=10
	THARSIS_FUZZ=100000 THARSIS_KILLS=1000 $(BIN)/python -m pytest -n auto --dist worksteal \
		-o faulthandler_timeout=0 tests/server/test_fuzz.py tests/server/test_crash.py

lint: develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

page: web
	scripts/npm --prefix web run check
	scripts/npm --prefix web test

unit: develop $(if $(WEB),web)
	scripts/ensure chromium=chromium redis-server=redis-server '/usr/lib/postgresql/*/bin/postgres=postgresql'
	$(BIN)/python -m pytest -n auto --dist worksteal --ignore=tests/web
	# By themselves: the browser's driver keeps an event loop, beside which no other can run.
	$(BIN)/python -m pytest -n auto --dist worksteal tests/web

# The conformance kit again on compiled code: every game, then the toy game compiled as well.
kit: compiled
	$(MAKE) laws

# The same on what was compiled last.
laws:
	PYTHONPATH=build/compiled THARSIS_KIT_GAMES=$(KIT) $(BIN)/python -m pytest -n auto --dist worksteal tests/kernel tests/conformance
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -o "pythonpath=build/compiled tests" \
		tests/conformance/test_toy.py -k keeps_the_law

compiled: develop
	scripts/ensure cc=gcc
	@test -e "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" || \
		scripts/ensure no-headers=python3-dev
	# A cache of its own: `make test` checks types at the same time.
	MYPY_CACHE_DIR=build/mypy_cache THARSIS_COMPILE=$${THARSIS_COMPILE:-all} \
		$(BIN)/python setup.py -q build --build-lib build/compiled
	mkdir -p build/compiled/toy && cp -ru tests/toy/. build/compiled/toy

# Would the tests notice? Small changes to a game's rules, one at a time: GAME=on-mars N=200 SEED=1.
GAME ?= twilight-struggle
N ?= 200
SEED ?= 1

mutants: develop
	$(BIN)/python scripts/mutants.py $(GAME) -n $(N) --seed $(SEED) $(ARGS)

# -- measuring --------------------------------------------------------------------------------------

bench: compiled
	PYTHONPATH=build/compiled $(BIN)/python bench/run.py $(ARGS)

clean:
	rm -rf .make build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis crashes
	rm -rf src/*.egg-info src/tharsis/server/static web/node_modules web/dist
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
