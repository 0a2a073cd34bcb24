# Kubrik. `make` alone says what there is.

PYTHON ?= python3
GAME ?= humans
ARGS ?=
VENV := .venv
BENCH := .venv-bench
MUTANTS := .venv-mutants

PY := $(VENV)/bin/python
PIP_INSTALL := -m pip install -qq --no-input
PYTEST := $(PY) -m pytest -n auto --dist worksteal
# Tests of what is never compiled: they run once, and so with the rules as most people have them.
ONCE := tests/browser tests/cli tests/server

# What the page is made of, what it is built into, and a file that npm writes when its packages are there.
PAGE_FILES := $(shell find page -mindepth 1 -name node_modules -prune -o -print)
PAGE := src/kubrik/server/page/index.html
PACKAGES := page/node_modules/.package-lock.json

# What the wheel is made of, and whether it can be compiled: when this sum changes, the wheel is built anew.
STATE := $(shell { find src/kubrik \( -name __pycache__ -o -path src/kubrik/server/page \) -prune -o -type f -print; \
	find $(PAGE_FILES) -maxdepth 0 -type f; echo pyproject.toml; echo hatch_build.py; } | LC_ALL=C sort | \
	xargs cksum 2>/dev/null | { cat; \
	echo "$${KUBRIK_PURE:-0} $${MYPYC_OPT_LEVEL:-3}"; command -v cc || command -v gcc || command -v clang; } | cksum | tr ' ' '-')
WHEEL := $(VENV)/.wheel-$(STATE)
IS_PURE := grep -q none-any $(WHEEL)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export KUBRIK_BUILD_CACHE := $(VENV)/compiled
unexport PYTHONPATH

.PHONY: help setup play terminal page wire test lint-and-source bench bench-server strength coverage balance mutants lint lock clean
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(WHEEL) ## make .venv with kubrik in it, compiled if there is a C compiler
	@if $(IS_PURE); then echo "setup: $(VENV)/bin/kubrik is ready (pure Python)"; \
	else echo "setup: $(VENV)/bin/kubrik is ready (compiled)"; fi

play: setup ## play in the browser, with friends and against bots
	@$(VENV)/bin/kubrik serve $(ARGS)

terminal: setup ## play against bots in the terminal: Tremble, Humans!, or GAME=keyflower, GAME=admiral
	@$(VENV)/bin/kubrik play $(GAME) $(ARGS)

page: $(PAGE) ## build the page that the server serves

wire: $(VENV)/.deps ## write the types of the server for the page
	@PYTHONPATH=$(CURDIR)/src $(PY) -m kubrik.server.wire.typescript page/src/wire

test: ## the linters, the rules as source, and everything with the compiled wheel
	@$(MAKE) --no-print-directory -j2 setup lint-and-source
	@echo "test: the page"
	@$(PY) page_build.py test
	@if $(IS_PURE); then echo "test: what runs once, on the source, for this wheel is pure Python (see setup)" && \
		PYTHONPATH=$(CURDIR)/src $(PYTEST) $(ONCE) $(ARGS); \
	else echo "test: everything, on the compiled wheel" && $(PY) hatch_build.py check compiled && \
		KUBRIK_TEST_COMPILED=1 $(PYTEST) $(ARGS); fi

# Beside the compilation, which takes one core for some minutes.
lint-and-source: lint
	@echo "test: the rules, on the source"
	@PYTHONPATH=$(CURDIR)/src $(PY) hatch_build.py check source
	@PYTHONPATH=$(CURDIR)/src $(PYTEST) $(ONCE:%=--ignore=%) $(ARGS)

bench: setup $(BENCH)/.wheel-$(STATE) ## speed, side by side with peers
	@echo "bench: benchmarks/run.py"
	@$(BENCH)/bin/python benchmarks/run.py $(ARGS)

bench-server: setup ## choices a second of the server, side by side with boardgame.io
	@echo "bench-server: benchmarks/server.py"
	@$(PY) benchmarks/server.py $(ARGS)

strength: setup ## how strong the bots are
	@echo "strength: benchmarks/strength.py"
	@$(PY) benchmarks/strength.py $(ARGS)

coverage: setup ## which lines of the source the tests run
	@PYTHONPATH=$(CURDIR)/src $(PY) -m pytest -n auto --dist worksteal --cov $(ARGS)

balance: setup ## whether the scenarios of Admiral are fair
	@echo "balance: benchmarks/balance.py"
	@$(PY) benchmarks/balance.py $(ARGS)

mutants: $(MUTANTS)/.deps ## whether the tests notice slips in the rules: ARGS="--what keyflower --mutants 100"
	@echo "mutants: benchmarks/mutants.py"
	@PYTHONPATH=$(CURDIR)/src $(MUTANTS)/bin/python benchmarks/mutants.py $(ARGS)

lint: $(VENV)/.deps $(PACKAGES) ## ruff, mypy --strict, who may import whom, and the types of the page
	@echo "lint: ruff, mypy, import-linter, tsc"
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet
	@$(VENV)/bin/mypy
	@PYTHONPATH=$(CURDIR)/src $(VENV)/bin/lint-imports --no-logo
	@$(PY) page_build.py check

lock: $(VENV)/.deps ## look up the newest versions and pin them in requirements/*.txt
	@echo "lock: requirements/dev.txt, requirements/bench.txt, requirements/mutants.txt"
	@$(PY) $(PIP_INSTALL) uv
	@for name in dev bench mutants; do $(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-header --no-emit-index-url --annotation-style line --output-file requirements/$$name.txt \
		pyproject.toml requirements/$$name.in > /dev/null || exit 1; done

clean: ## remove all that make made, .venv too
	@echo "clean: $(VENV), $(BENCH), $(MUTANTS), the page, caches"
	@rm -rf $(VENV) $(BENCH) $(MUTANTS) page/node_modules $(dir $(PAGE)) dist .coverage .coverage.* htmlcov .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- what setup is made of

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kubrik needs Python 3.11 or newer, and \
	this is %d.%d: try make PYTHON=python3.12" % sys.version_info[:2])'
	@echo "setup: making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.deps: requirements/dev.txt | $(VENV)/.made
	@echo "setup: installing the pinned tools of $<"
	@$(PY) $(PIP_INSTALL) -r $<
	@touch $@

$(PACKAGES): page/package-lock.json page/.npmrc | $(VENV)/.made
	@$(PY) page_build.py packages
	@touch $@

$(PAGE): $(PAGE_FILES) $(PACKAGES)
	@echo "setup: building the page"
	@$(PY) page_build.py build

$(WHEEL): $(VENV)/.deps $(PAGE)
	@echo "setup: building kubrik"
	@rm -rf $(VENV)/wheel $(VENV)/.wheel-*
	@$(PY) -m hatchling build -t wheel -d $(VENV)/wheel
	@$(PY) $(PIP_INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@ls $(VENV)/wheel > $@

$(BENCH)/.deps: requirements/bench.txt | $(VENV)/.made
	@echo "bench: making $(BENCH) with the peers of $<"
	@$(PY) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP_INSTALL) -r $<
	@touch $@

$(MUTANTS)/.deps: requirements/mutants.txt | $(VENV)/.made
	@echo "mutants: making $(MUTANTS) with the tools of $<"
	@$(PY) -m venv $(MUTANTS)
	@$(MUTANTS)/bin/python $(PIP_INSTALL) -r $<
	@touch $@

$(BENCH)/.wheel-$(STATE): $(WHEEL) $(BENCH)/.deps
	@rm -f $(BENCH)/.wheel-*
	@$(BENCH)/bin/python $(PIP_INSTALL) --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@
