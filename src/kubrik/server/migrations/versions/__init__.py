"""The steps. One that has been released is never changed: add a new one."""
