# Everything runs in .venv and web/node_modules, which are made on first use from the pinned requirements.
#   make play      make terminal GAME=final-hour ARGS="--players 2"      make test WORKERS=8      make PYTHON=python3.12 test
PYTHON  ?= python3
GAME    ?=
GAMES   ?= 10000
WORKERS ?= 2
ARGS    ?=
UV      ?= 0.13.7

VENV := .venv
BIN  := $(VENV)/bin
NODE := web/node_modules/.installed
# The built pages; the types they share with the server.
CLIENT := src/miskatonic/server/client/index.html
TYPES  := web/src/wire.ts
PIP  := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# pyright is pinned in requirements.txt: its wheel carries the JavaScript of that very version, and the `nodejs` extra
# brings Node as a wheel, so neither npm nor a Node of the machine is needed. Without this variable the wrapper would
# ask the network for a newer version at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal web test lint bench load fuzz golden lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed $(CLIENT) ## open the table in the browser
	$(BIN)/miskatonic $(ARGS)

terminal: $(VENV)/.installed ## play a game in the terminal (GAME=final-hour; asked for when not given)
	$(BIN)/miskatonic play $(GAME) $(ARGS)

web: $(CLIENT) ## build the pages of the browser table

test: lint $(CLIENT) browser ## check style, types and imports, then run the tests
	cd web && npm run --silent test
	$(BIN)/pytest -n $(WORKERS) -q $(ARGS)

lint: $(VENV)/.installed $(TYPES) ## check style, types and imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	cd web && npm run --silent check

load: $(VENV)/.installed ## measure the server with 200 tables
	$(BIN)/python -m bench.load $(ARGS)

bench: $(VENV)/.bench ## measure speed, side by side with other libraries
	$(BIN)/python -m bench $(ARGS)

fuzz: $(VENV)/.installed ## play random games and look for defects (GAMES=10000 of each)
	$(BIN)/miskatonic fuzz $(GAME) --games $(GAMES) $(ARGS)

golden: $(VENV)/.installed ## write the golden playthroughs anew
	$(BIN)/python -m tests.golden $(ARGS)

# Versions already pinned stay unless asked otherwise: make lock ARGS=--upgrade
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-header $(ARGS)
lock: | $(BIN)/python ## pin the dependencies of pyproject.toml again
	$(PIP) uv==$(UV)
	$(COMPILE) pyproject.toml --group dev --output-file requirements.txt
	$(COMPILE) pyproject.toml --extra bench --constraints requirements.txt --output-file requirements-bench.txt

clean: ## remove the environment, caches and build products
	rm -rf $(VENV) web/node_modules src/miskatonic/server/client dist .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './web/*' -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Miskatonic needs Python 3.11 or newer: name one with 'make PYTHON=/path/to/python3.11'." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "$(PYTHON) cannot make a virtual environment: install its venv module." >&2; exit 1; }

$(VENV)/.installed: requirements.txt pyproject.toml | $(BIN)/python
	@echo "Installing the pinned requirements into $(VENV)"
	$(PIP) --requirement requirements.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# `npm ci` would be stricter, but refuses a lock that does not list the binaries of every platform; this one keeps to the
# locked versions too and leaves the lock as it is.
$(NODE): web/package.json web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null || { \
	  echo "The pages need Node.js 20 or newer: install it, then run make again." >&2; exit 1; }
	@echo "Installing the packages of the pages into web/node_modules"
	cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

# What a game shows may be said in any of its modules.
$(TYPES): web/scripts/types.mjs src/miskatonic/server/messages.py src/miskatonic/server/schema.py \
	  $(shell find src/miskatonic/games -name '*.py') \
	  $(NODE) $(VENV)/.installed
	cd web && npm run --silent types
	@touch $@

$(CLIENT): $(TYPES) $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null)
	cd web && npm run --silent build

# The browser tests need Chromium: Debian's is installed where nothing is found and that is possible.
.PHONY: browser
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null 2>&1 || { \
	  if command -v apt-get >/dev/null 2>&1 && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing Chromium for the browser tests"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else \
	    echo "The browser tests need Chromium: install it (Debian and Ubuntu: sudo apt install chromium), or put" >&2; \
	    echo "its path into CHROMIUM, then run make again." >&2; [ -n "$$CHROMIUM" ]; \
	  fi; }

$(VENV)/.bench: requirements-bench.txt $(VENV)/.installed
	$(PIP) --requirement requirements-bench.txt
	@touch $@
