# Two commands do it all: `make lab` and `make test`. The rest is for people who work on the library.
PYTHON ?= python3
BIN := .venv/bin
# Jupyter refuses to be run by root, as in a container, unless it is told to.
ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

.PHONY: lab test notebooks pictures bench mutants clean

lab: .venv/lab.installed
	$(BIN)/jupyter lab $(ROOT) --LabApp.default_url=/lab/tree/01_the_board.ipynb notebooks

test: .venv/dev.installed .venv/axe.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m pytest --cov

# Runs the notebooks and stores their outputs, after the library or a notebook has changed.
notebooks: .venv/dev.installed
	$(BIN)/python -m tests.notebooks

# Draws the pictures of the README, after what they show has changed. The player is photographed in a Chromium.
pictures: .venv/dev.installed
	$(BIN)/python -m tests.pictures

bench: .venv/bench.installed
	$(BIN)/python -m benchmarks

# A mutant is the library with one small mistake in it. mutmut has an environment of its own: it needs an older pytest.
mutants: .venv-mutants/installed
	.venv-mutants/bin/python -m tests.mutants

clean:
	rm -rf .venv .venv-mutants mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage dist

.venv/%.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "snl_edu needs Python 3.11 or newer: try 'make PYTHON=python3.12 ...'"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	touch $@

# axe-core judges whether everybody can use the player. Without npm its tests are skipped, and say so.
.venv/axe.installed: .venv/dev.installed
	mkdir -p .venv/axe
	if command -v npm >/dev/null; then \
	  cd .venv/axe && npm pack axe-core --ignore-scripts --silent && tar -xzf axe-core-*.tgz; fi
	touch $@

.venv-mutants/installed: pyproject.toml
	$(PYTHON) -m venv .venv-mutants
	.venv-mutants/bin/python -m pip install --quiet --disable-pip-version-check \
	  --editable '.[dev]' 'mutmut==3.8.*' 'pytest<9.2'
	touch $@
