# The two commands: `make play` and `make test`. Both set everything up first.
PY ?= python3
VENV ?= .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.ready
PAGES := src/tenback/server/static/.stamp
SOURCES := $(wildcard src/tenback/locale/*/*.ftl) $(shell find web -mindepth 1 -name node_modules -prune -o -name dist -prune -o -name .svelte-check -prune -o -print)
MODULES := web/node_modules/.checks
SITE := $(VENV)/.site
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python
PASSING = $(if $(wildcard $(STAMP)),,--no-cache)  # whoever only plays keeps no Node (214 MB) for the pages
OURSELVES = $(INSTALL) --no-deps --reinstall-package tenback --build-constraints requirements/build.lock -e .
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --upgrade
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web
# Folders of tests that share what takes long: processes with the command, servers and databases, compiled code.
CLI := cli terminal
SERVER := client server
THOUGHT := batch bench bots env heuristics lab nets search solver study train warmup
UNITS := units-cli units-thought units-server units-others
PARTS := browsers $(UNITS) lint vitest
PYTEST := $(BIN)/pytest -q -p no:xdist -p no:cacheprovider -p no:playwright -p no:schemathesis -p no:faker  # no unit needs these
JOBS = $(shell $(PY) -c 'import os; print(1 + (os.cpu_count() or 1))')  # one more than cores: each waits now and then
BESIDE = --no-print-directory --keep-going --jobs=$(JOBS) $(APART)
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE  # tests start hundreds of processes: without bytecode each compiles all it imports

.DEFAULT_GOAL := help
.PHONY: help setup pages play test browsers units $(UNITS) vitest lint docs bench soak odds mutants screens sheet elsewhere generated lock clean

help: ## show what can be made
	@awk -F':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) $(PAGES) ## install everything into .venv, for those who work on tenback
	@$(BIN)/python -m tenback.warmup

pages: $(PAGES) ## build the pages anew if web/ or its texts have changed

play: $(PAGES) ## open a table in your browser; installs only what playing needs
	@$(BIN)/python -m tenback.warmup
	@$(BIN)/tenback serve --browser

test: pages $(MODULES) ## run everything that decides whether a change may land
	@echo "$(PARTS) run side by side; each tells what it found when it is done."
	@$(MAKE) $(BESIDE) $(PARTS)

browsers: $(STAMP)
	$(BIN)/python -m tests.e2e.chromium
	$(BIN)/pytest -q -n 2 --dist worksteal tests/e2e

units:
	@$(MAKE) $(BESIDE) $(UNITS)

units-cli: $(STAMP)
	$(PYTEST) $(CLI:%=tests/%)

units-server: $(STAMP)
	$(PYTEST) $(SERVER:%=tests/%)

units-thought: $(STAMP)
	$(PYTEST) $(THOUGHT:%=tests/%)

units-others: $(STAMP)
	$(PYTEST) $(patsubst %,--ignore=tests/%,$(CLI) $(SERVER) $(THOUGHT))

vitest: $(MODULES)
	$(NPM) test

lint: $(STAMP) $(MODULES) ## formatting, style, types, layers
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(NPM) run check

docs: $(SITE) ## build the site, reference included, into build/site; a broken link fails
	rm -rf build/reference
	$(BIN)/python -m sphinx -q -W --keep-going -c docs . build/site
	cp build/site/docs/README.html build/site/docs/index.html

bench: $(STAMP) ## measure speed, as ratios taken in one run
	$(BIN)/python -m bench

soak: pages ## the proofs of docs/reliability.md at full length
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.study confirm
	$(BIN)/pytest -q -n 2 --dist worksteal tests/e2e --at-leisure

odds: $(STAMP) ## measure what docs/odds.md does not know yet, and write it
	$(BIN)/python -m bench.odds

mutants: $(STAMP) ## how many planted faults in rules/ the tests find
	$(BIN)/mutmut run
	$(BIN)/mutmut results

screens: $(STAMP) ## draw the terminal table of every game into build/screens
	$(BIN)/python -m tests.terminal.screens build/screens

sheet: pages ## photograph every page and moment of the browser table into build/sheet
	$(BIN)/python -m tests.e2e.sheet build/sheet

elsewhere: pages ## play a turn in Firefox and in WebKit, as Debian has them (apt-get install firefox-esr webkit2gtk-driver xvfb)
	$(BIN)/python -m tests.e2e.elsewhere

generated: $(STAMP) ## write anew what is made from the code: docs/protocol.md, docs/limits.md, web/src/protocol.ts
	$(BIN)/python -m tenback.protocol
	$(BIN)/python -m tenback.server.limits_page

lock: $(STAMP) ## choose the newest versions of what we use, and write them down
	$(COMPILE) -o requirements/boot.lock requirements/boot.in
	$(COMPILE) --extra dev -o requirements/dev.lock pyproject.toml
	$(COMPILE) -c requirements/dev.lock -o requirements/build.lock requirements/build.in
	$(COMPILE) -c requirements/dev.lock --extra docs -o requirements/docs.lock pyproject.toml
	$(COMPILE) -c requirements/dev.lock --extra server --extra postgres --extra redis --extra sim -o requirements/run.lock pyproject.toml

clean: ## remove what was made
	rm -rf $(VENV) build dist mutants web/node_modules web/dist web/.svelte-check src/tenback/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(MODULES): web/package-lock.json | $(STAMP) $(PAGES)
	$(NPM) ci
	@touch $@

$(PAGES): $(SOURCES) | $(PLAYABLE)
	$(OURSELVES) $(PASSING)
	@touch -c $@

$(STAMP): $(PLAYABLE) requirements/dev.lock
	$(INSTALL) --require-hashes -r requirements/dev.lock
	@touch $@

$(SITE): requirements/docs.lock | $(STAMP)
	$(INSTALL) --require-hashes -r requirements/docs.lock
	@touch $@

$(PLAYABLE): requirements/boot.lock requirements/run.lock requirements/build.lock pyproject.toml hatch_build.py
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "tenback needs Python 3.11 or newer as '$(PY)'. Install it, or name another one: make $(MAKECMDGOALS) PY=python3.12"; exit 1; }
	@$(PY) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Python's venv module is missing. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PY) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/boot.lock
	$(INSTALL) --require-hashes -r requirements/run.lock
	TENBACK_SKIP_WEB=1 $(OURSELVES)
	@touch $@
