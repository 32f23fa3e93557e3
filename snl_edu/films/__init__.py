"""Filmed once: what happened in a search or in a learner's run, moment by moment. No pixels."""
