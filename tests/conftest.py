"""How hard Hypothesis tries: quick by default; `pytest --hypothesis-profile deep --timeout 0`."""

from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("quick", max_examples=25, deadline=None, suppress_health_check=SLOW)
settings.register_profile("deep", settings.get_profile("quick"), max_examples=2000)
settings.load_profile("quick")
