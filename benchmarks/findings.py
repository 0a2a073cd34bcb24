"""Statistics of our own for docs/findings: `kubrik lab report DIR --statistic benchmarks.findings:Track`."""

from __future__ import annotations

from collections import Counter

from kubrik.lab.report.statistic import Ended, Event, Statistic

TRACK_END = 740_000


class Track(Statistic):
    """Tremble, Humans!: what captains have before the missions, and how many are beyond the end of the track (C-23)."""

    columns = ("captains", "mean before missions", "beyond the track, %", "most")

    def begin(self) -> None:
        self.before: dict[int, int] = {}  # of the game under way, by seat
        self.found: dict[str, list[int]] = {}

    def on_mission_paid(self, event: Event) -> None:
        self.add(event, -1)

    def on_credits_settled(self, event: Event) -> None:
        self.add(event, 1)

    def on_result(self, event: Event) -> None:
        self.add(event, 1)

    def add(self, event: Event, sign: int) -> None:
        seat, humans = event.fields["seat"], event.fields["humans"]
        assert isinstance(seat, int)
        assert isinstance(humans, int)
        self.before[seat] = self.before.get(seat, 0) + sign * humans

    def game(self, game: Ended) -> None:
        self.found.setdefault(game.arm, []).extend(self.before.values())
        self.before = {}

    def result(self) -> list[tuple[str, int, float, float, int]]:
        return [
            (arm, len(all), sum(all) / len(all), 100 * sum(n > TRACK_END for n in all) / len(all), max(all))
            for arm, all in self.found.items()
        ]


class Bought(Statistic):
    """Tremble, Humans!: how often each card was drawn and bought, and how often its buyers won."""

    columns = ("bought, %", "drawn", "bought", "buyers won, %")

    def begin(self) -> None:
        self.drawn: Counter[str] = Counter()
        self.buyers: list[tuple[str, int]] = []  # of the game under way
        self.won: dict[str, list[float]] = {}

    def on_card_drawn(self, event: Event) -> None:
        self.drawn[str(event.fields["card"]).split()[-1]] += 1  # after the colour of its back

    def on_ship_bought(self, event: Event) -> None:
        self.buyers.append((str(event.part), event.seat or 0))

    def on_station_bought(self, event: Event) -> None:
        self.on_ship_bought(event)

    def game(self, game: Ended) -> None:
        for card, seat in self.buyers:
            self.won.setdefault(card, []).append(game.wins[seat])
        self.buyers = []

    def result(self) -> list[tuple[str, float, int, int, float]]:
        rows = [(card, n, self.won.get(card, [])) for card, n in self.drawn.items()]
        found = [(card, 100 * len(won) / n, n, len(won), 100 * sum(won) / max(1, len(won))) for card, n, won in rows]
        return sorted(found, key=lambda row: row[1])


class Gold(Statistic):
    """Admiral: what is banked, and how many ships, captures and forts a game sees, arm by arm."""

    columns = ("gold banked", "ships sunk", "ships captured", "forts taken")

    def begin(self) -> None:
        self.now = [0, 0, 0, 0]
        self.found: dict[str, list[list[int]]] = {}

    def on_banked(self, event: Event) -> None:
        gold = event.fields["gold"]
        assert isinstance(gold, int)
        self.now[0] += gold

    def on_sunk(self, event: Event) -> None:
        self.now[1] += 1

    def on_captured(self, event: Event) -> None:
        self.now[2] += 1

    def on_fort_taken(self, event: Event) -> None:
        self.now[3] += 1

    def game(self, game: Ended) -> None:
        self.found.setdefault(game.arm, []).append(self.now)
        self.now = [0, 0, 0, 0]

    def result(self) -> list[tuple[str, float, float, float, float]]:
        return [(arm, *(sum(column) / len(rows) for column in zip(*rows))) for arm, rows in self.found.items()]


class Sold(Statistic):
    """Keyflower: how often each tile was sold and how often nobody bid for it, and how often its owners won."""

    columns = ("sold", "unsold", "owners won, %")

    def begin(self) -> None:
        self.unsold: Counter[str] = Counter()
        self.owners: list[tuple[str, int]] = []  # of the game under way
        self.won: dict[str, list[float]] = {}

    def on_tile_unsold(self, event: Event) -> None:
        self.unsold[str(event.part)] += 1

    def on_tile_won(self, event: Event) -> None:
        if event.part is not None:  # a turn-order tile is none of those that are offered
            self.owners.append((event.part, event.seat or 0))

    def game(self, game: Ended) -> None:
        for tile, seat in self.owners:
            self.won.setdefault(tile, []).append(game.wins[seat])
        self.owners = []

    def result(self) -> list[tuple[str, int, int, float]]:
        tiles = [(tile, self.won.get(tile, [])) for tile in {*self.unsold, *self.won}]
        found = [(tile, len(won), self.unsold[tile], 100 * sum(won) / max(1, len(won))) for tile, won in tiles]
        return sorted(found, key=lambda row: (row[1] / (row[1] + row[2]), row[0]))
