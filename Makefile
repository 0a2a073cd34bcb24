# Kubrik. `make` alone says what there is. What a target needs it brings along; tools/ does the work.

PYTHON ?= python3
GAME ?= humans
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
RUN := $(PYTHON) -m tools
PYTEST := $(PY) -m pytest -n auto --dist worksteal
SOURCE := PYTHONPATH=$(CURDIR)/src

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What was read once, tests above all, is not to be read again by the next process.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal setup page wheel test lint tests-on-source tests-read tests-on-compiled source laws chaos mutants coverage \
	train strength ladder puzzles balance bench bench-start bench-dice bench-server bench-lab wire lock clean python play-tools page-tools test-tools checks

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: python ## play in the browser, with friends and against bots
	@$(RUN).play serve $(ARGS)

terminal: python ## play against bots in the terminal: Tremble, Humans!, or GAME=keyflower, GAME=admiral
	@$(RUN).play play $(GAME) $(ARGS)

setup: play-tools ## .venv/bin/kubrik with its rules compiled, if there is a C compiler
	@$(RUN).page build
	@$(PY) -m tools.homes
	@echo "setup: $(VENV)/bin/kubrik is ready: $$($(VENV)/bin/kubrik --version)"

page: python ## build the page that the server serves
	@$(RUN).page build

wheel: setup ## a wheel and an sdist in dist/
	@rm -rf dist
	@$(PY) -m hatchling build -d dist

# ---------------------------------------------------------------- checks

# What is waited for (a network, one long unit of C) goes side by side with what computes.
test: python ## the linters, and all tests: what can differ on the source, then everything with compiled rules
	@$(MAKE) --no-print-directory -j2 play-tools page-tools
	@$(MAKE) --no-print-directory -j3 setup checks tests-read
	@$(MAKE) --no-print-directory tests-on-source
	@$(MAKE) --no-print-directory tests-on-compiled

# Once for all: in a fresh clone every worker would translate every test, the source, and the libraries it imports, for
# itself. What can't be read is told by the tests themselves.
tests-read: test-tools
	@$(SOURCE) $(PY) -m pytest --collect-only -q > $(VENV)/read.log 2>&1 || true

checks: lint
	@echo "test: the page"
	@$(RUN).page test

lint: test-tools ## ruff, mypy --strict, who may import whom, and the types of the page
	@echo "lint: ruff, mypy, import-linter, tsc"
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet
	@$(VENV)/bin/mypy
	@$(SOURCE) $(VENV)/bin/lint-imports --no-logo
	@$(RUN).page check

tests-on-source: test-tools
	@echo "test: what could come out otherwise on the source (tests/conftest.py)"
	@$(SOURCE) $(PY) -m tools.modules check source
	@$(SOURCE) $(PYTEST) --on-source $(ARGS)

tests-on-compiled: setup
	@if [ "$$($(PY) -m tools.homes where)" = "$(CURDIR)/src" ]; then \
		echo "test: everything, on the source, for the rules are not compiled here (see setup)" && $(PYTEST) $(ARGS); \
	else echo "test: everything, with compiled rules" && $(PY) -m tools.modules check compiled && \
		KUBRIK_TEST_COMPILED=1 $(PYTEST) $(ARGS); fi

source: test-tools page ## all tests on the source: longer than make test
	@$(SOURCE) $(PYTEST) $(ARGS)

laws: test-tools setup ## many random games under the laws: GAME=keyflower, GAME=admiral, ARGS="--games 100000"
	@$(PY) -m tests.laws --game $(GAME) --games 10000 $(ARGS)

coverage: test-tools ## which lines of the source the tests run
	@$(SOURCE) $(PYTEST) --cov $(ARGS)

chaos: test-tools setup ## faults under load: what is lost, and how the others fare
	@echo "chaos: benchmarks/chaos.py"
	@$(PY) benchmarks/chaos.py $(ARGS)

mutants: python ## whether the tests notice slips in the rules: ARGS="--what keyflower --mutants 100"
	@$(RUN).environment mutants
	@echo "mutants: benchmarks/mutants.py"
	@$(SOURCE) .venv-mutants/bin/python benchmarks/mutants.py $(ARGS)

train: test-tools setup ## let the minds of a game learn from games of bots: GAME=keyflower, ARGS="--generations 4"; resumes
	@echo "train: training/"
	@$(PY) -m training $(GAME) $(ARGS)

strength: setup ## how strong the bots are
	@echo "strength: benchmarks/strength.py"
	@$(PY) benchmarks/strength.py $(ARGS)

ladder: setup ## how strong the levels of bots are: GAME=keyflower, ARGS="--write"
	@echo "ladder: benchmarks/ladder.py"
	@$(PY) benchmarks/ladder.py --game $(GAME) $(ARGS)

puzzles: setup ## new puzzles, from games of bots: when cards or rules have changed
	@echo "puzzles: kubrik puzzles make"
	@$(VENV)/bin/kubrik puzzles make $(ARGS)

balance: setup ## whether the scenarios of Admiral are fair
	@echo "balance: benchmarks/balance.py"
	@$(PY) benchmarks/balance.py $(ARGS)

bench: setup ## speed, side by side with peers
	@$(RUN).environment bench
	@echo "bench: benchmarks/run.py"
	@PYTHONPATH=$$($(PY) -m tools.homes where) .venv-bench/bin/python benchmarks/run.py $(ARGS)

bench-start: ## how long the first start takes: a fresh clone with empty caches, until the page answers
	@$(PYTHON) benchmarks/first_start.py $(ARGS)

bench-dice: setup ## how far the search is from perfect play: liar's dice, which OpenSpiel solves
	@$(RUN).environment bench
	@echo "bench-dice: benchmarks/liars_dice.py"
	@PYTHONPATH=$$($(PY) -m tools.homes where) .venv-bench/bin/python benchmarks/liars_dice.py $(ARGS)

bench-server: setup ## choices a second of the server, side by side with boardgame.io
	@echo "bench-server: benchmarks/server.py"
	@$(PY) benchmarks/server.py $(ARGS)

bench-lab: test-tools setup ## how fast experiments are: beside sim, on two processes, on two nodes of Ray
	-@$(RUN).environment bench
	@echo "bench-lab: benchmarks/lab.py"
	@$(PY) benchmarks/lab.py $(ARGS)

# ---------------------------------------------------------------- what is written by the program

wire: python ## write the types of the server for the page
	@$(RUN).environment play
	@$(SOURCE) $(PY) -m kubrik.server.wire.typescript page/src/wire

lock: python ## look up the newest versions and pin them in requirements/*.txt
	@$(RUN).lock

clean: ## remove all that make made, .venv too
	@echo "clean: .venv, .venv-bench, .venv-mutants, the page, caches"
	@rm -rf .venv .venv-bench .venv-mutants page/node_modules src/kubrik/server/page dist .coverage .coverage.* htmlcov .hypothesis \
		.pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- what the others stand on

python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kubrik needs Python 3.11 or newer, and \
	this is %d.%d: try make PYTHON=python3.12" % sys.version_info[:2])'

play-tools: python
	@$(RUN).environment play build

page-tools: python
	@$(RUN).page fetch

test-tools: page-tools
	@$(RUN).environment test
