# `make run` plays, `make test` checks everything. Both set up what they need; a second run skips what is done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

SOURCES := $(shell find src/racecraft -type f ! -name '*.pyc')
READY := $(VENV)/.ready
BUILT := $(COMPILED)/.built

.PHONY: run test lint types layers pure compiled setup compile fuzz clean

run: $(BUILT)
	PYTHONPATH=$(COMPILED) $(BIN)/racecraft play rali

test: lint types layers pure compiled

setup: $(READY)

$(READY): pyproject.toml setup.py requirements/dev.txt requirements/constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Racecraft needs Python 3.11 or newer; say which: make PYTHON=python3.12"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements/constraints.txt -r requirements/dev.txt
	RACECRAFT_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements/constraints.txt --no-build-isolation -e .
	@touch $@

compile: $(BUILT)

# The compiler starts from nothing: what it keeps of an earlier run can be at odds with changed modules.
$(BUILT): $(READY) $(SOURCES)
	@rm -rf $(COMPILED) build/mypyc
	@MYPY_CACHE_DIR=build/mypyc $(BIN)/python setup.py --quiet build --parallel $(JOBS) --build-lib $(COMPILED) --build-temp build/objects > build.log 2>&1 || { cat build.log; rm -f build.log; exit 1; }
	@grep '^racecraft:' build.log || true
	@rm -f build.log; touch $@

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

pure: $(READY) $(BUILT)
	$(BIN)/pytest -n $(JOBS) --dist worksteal

# test_compiled compares the two forms by itself; the interpreted run has done so.
compiled: $(BUILT)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) --dist worksteal --ignore tests/every_game/test_compiled.py

# Long random play of every game with its invariants; RACES=1000 for a short one, GAME=gt for one game.
fuzz: $(BUILT)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.every_game.fuzz --races $(or $(RACES),100000) $(addprefix --game ,$(GAME)) --jobs $(JOBS)

clean:
	rm -rf build $(VENV) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache
