"""What all tests share, those in the README and in the notebooks too."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Keeps nbval from measuring coverage inside the kernels: it would never end, and the tests are what counts."""
    session.config.option.cov_source = None
