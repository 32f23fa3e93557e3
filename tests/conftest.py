"""What the tests share: how Hypothesis searches."""

import pytest
from hypothesis import HealthCheck, settings

# No test may fail because the machine is busy. A failure prints how to repeat it.
settings.register_profile(
    "patient", settings(), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# Coverage makes every line cost twice as much. What it is there for, a branch that no test reaches, is found by few
# examples too; `make quick` and `make pythons` try them all.
settings.register_profile("covered", settings.get_profile("patient"), max_examples=25)


def pytest_configure(config: pytest.Config) -> None:
    """Chooses how many examples are tried."""
    settings.load_profile("covered" if config.getoption("cov_source", None) else "patient")
