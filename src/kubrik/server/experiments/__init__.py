"""Small experiments that people ask for in the page: queued, played one at a time in a process, and forgotten again."""
