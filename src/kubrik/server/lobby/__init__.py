"""The lobby: tables are made, joined, hosted, listed and played again. Nothing here knows of HTTP."""
