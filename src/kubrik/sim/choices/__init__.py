"""Every choice of many games in Parquet, with the numbers that its seat knew: for imitation and offline learning."""
