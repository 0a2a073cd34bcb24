"""The rules about captains."""
