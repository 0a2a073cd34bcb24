"""OpenSpiel: every game as `python_kubrik_<game>`. Importing `kubrik.envs.spiel.games` registers them."""
