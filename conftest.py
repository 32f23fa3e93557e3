"""What all tests share."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Keeps nbval from measuring coverage inside the kernels: it waits for ever, and the tests are what counts."""
    session.config.option.cov_source = None
