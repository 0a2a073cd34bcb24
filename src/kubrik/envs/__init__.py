"""The games as learning libraries want them: batches of tables, PettingZoo, Gymnasium, OpenSpiel."""
