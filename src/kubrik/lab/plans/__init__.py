"""What an experiment is: its file, its arms, its deals, its chunks of work."""
