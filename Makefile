# Two commands do it all: `make lab` and `make test`. The others are for people who work on the library.
PYTHON ?= python3
BIN := .venv/bin
# Makes an environment (1) and installs into it (2). uv takes far less time than pip, which stands in where uv fails.
define install
@echo "Installing into $(1): half a minute at most, once."
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
  || { echo "snl_edu needs Python 3.11 or newer: try 'make PYTHON=python3.12 ...'"; exit 1; }
@$(PYTHON) -m venv $(1)
@$(1)/bin/python -m pip install --quiet --disable-pip-version-check uv \
  && $(1)/bin/uv pip install --quiet --python $(1) $(2) \
  || $(1)/bin/python -m pip install --quiet --disable-pip-version-check $(2)
endef
# Otherwise every worker, kernel and server of the tests would compile everything that it imports.
unexport PYTHONDONTWRITEBYTECODE
# Side by side, a file at a time. A process that dies ends the run: pytest-xdist would wait for it without an end.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --max-worker-restart 0
# What the site is made from: it is built again when one of these has changed.
SITE_SOURCES := README.md $(shell find snl_edu notebooks tools/site -name __pycache__ -prune -o -type f -print)

# What `make quick` leaves out: browsers, notebooks, whole solvers, and attacks on every exercise.
SLOW := browser corpus notebooks course/grading course/solvers course/test_course.py course/judges/test_evil_answers.py

.PHONY: help lab test quick lint notebooks pictures site bench nightly clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1@\2/p' Makefile | awk -F@ '{ printf "%-15s %s\n", $$1, $$2 }'

lab: .venv/lab.installed ## open your own copy of the course; TEACHER=1 adds the solutions and the guide
	$(BIN)/snl-edu lab $(if $(TEACHER),--teacher) my-course

test: .venv/dev.installed ## run all tests; those that need a browser only where there is one
	@echo "Running the tests, two to five minutes. The first lines come when all of them have been collected."
	@$(PYTEST) $(OPTIONS)

quick: lint ## run the linters, and the tests that need neither a browser nor a notebook: a minute
	@$(PYTEST) tests snl_edu README.md TEACHERS.md $(patsubst %,--ignore=tests/%,$(SLOW))

lint: .venv/dev.installed ## judge the form of the code and of the notebooks, and print the sizes
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/oxlint --deny-warnings
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/zizmor --offline --quiet .github
	$(BIN)/python -m tools.notebook_rules
	@$(BIN)/python -m tools.sizes

notebooks: .venv/dev.installed ## run the notebooks and store their outputs, after they or the library have changed
	$(BIN)/python -m tools.notebooks

pictures: .venv/dev.installed ## draw the pictures of the README again; needs a Chromium
	$(BIN)/python -m tools.pictures

site: dist/site.zip ## build the course as a site for any file server: dist/site and dist/site.zip

bench: .venv/bench.installed ## measure the speed, beside what people use today
	$(BIN)/python -m benchmarks

nightly: .venv/dev.installed dist/site.zip ## try what takes long: other Pythons, old dependencies, packages, nbgrader, the site
	$(BIN)/python -m tools.nightly

clean: ## delete all that was installed or built; your own course stays
	rm -rf .venv .venv-* .tests .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist

.venv/%.installed: pyproject.toml
	$(call install,.venv,--editable '.[$*]')
	@touch $@

# The last step fetches what the site is made of, from PyPI and npm, so that a build needs no network.
.venv-site/installed: pyproject.toml tools/site/downloads.py
	$(call install,.venv-site,--editable '.[site]')
	.venv-site/bin/python -m tools.site.downloads
	@touch $@

dist/site.zip: .venv-site/installed $(SITE_SOURCES)
	.venv-site/bin/python -m tools.site
