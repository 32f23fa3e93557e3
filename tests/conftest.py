"""What the tests share: how Hypothesis searches."""

from hypothesis import HealthCheck, settings

# No test may fail because the machine is busy. A failure prints how to repeat it.
settings.register_profile(
    "patient", settings(), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")
