"""Simulates many games."""
