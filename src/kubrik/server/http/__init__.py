"""Calls over HTTP: their limits, answers and refusals."""
