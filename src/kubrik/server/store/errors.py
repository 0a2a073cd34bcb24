"""What the store refuses, and what goes wrong with a database: for whoever runs the server, so in English only.

People at tables are told by codes of the lobby and of the table.
"""

from __future__ import annotations


class StoreError(Exception):
    """Something can't be kept or found; the message is one line that says what to do."""


class InDoubt(StoreError):
    """The database went away while it stored something: whether it did will be known when it is back."""

    def __init__(self, place: str) -> None:
        super().__init__(f"{place} went away while it stored something; load the table when it is back")


class NoTable(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class Damaged(StoreError):
    """What is stored of this table can't be read."""

    def __init__(self, table: str) -> None:
        super().__init__(f"what is stored of table {table} can't be read; put a copy of the database in its place")
        self.table = table


class NoSeat(StoreError):
    """The table has no such seat."""

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(f"table {table} has no seat {seat}")
        self.table = table
        self.seat = seat


class SeatTaken(StoreError):
    """Somebody else sat down first."""

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(f"seat {seat} of table {table} is taken; choose another")
        self.table = table
        self.seat = seat


class Taken(StoreError):
    """The log has a line with this number: a different writer was first, and nothing was added."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"line {number} of table {table} is taken; load the table and try again")
        self.table = table
        self.number = number


class Gap(StoreError):
    """The log would have a gap before this number: nothing was added."""

    def __init__(self, table: str, number: int, expected: int) -> None:
        super().__init__(f"line {number} of table {table} can't come before line {expected}; load the table anew")
        self.table = table
        self.number = number
        self.expected = expected
