"""The search as it was before minds had learned, word for word (see reference.py): never to be changed.

Information-set Monte Carlo tree search: a fresh imagined table each iteration, a tree of its own for every seat.

A seat's tree holds that seat's own choices only. What others choose, under seal or in the open, and what chance
brings, just happens between two choices: so no choice in a tree depends on a sealed answer of another seat, and more
than two players need nothing special, since every seat is paid its own share.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import EVERYTHING
from kubrik.engine.play import advance, is_answering, is_asked
from kubrik.engine.table import AnyStep, Table


class Node:
    """A choice of one seat: how often it was available, how often it was taken, and what it brought."""

    def __init__(self, choice: Choice | None, step: type | None) -> None:
        self.choice: Final = choice
        self.step: Final = step  # the kind of step that asked for it
        self.children: Final[list[Node]] = []
        self.open = 1
        self.visits = 0
        self.total = 0.0

    def child(self, choice: Choice, step: type) -> Node | None:
        for c in self.children:
            if c.choice is choice and c.step is step:
                return c
        return None


class ReferenceSearch:
    """One search, for the seat of one chair."""

    def __init__(self, chair: Chair, rng: Rng) -> None:
        self.chair: Final = chair
        self.rng: Final = rng
        self.mind: Final = chair.teacher()
        self.thinking: Final = self.mind.thinking()
        self.roots: Final[list[Node]] = []
        self.iterations = 0

    def iterate(self) -> None:
        """One iteration: imagine a table, walk down the trees, play on a little, and store the result in the nodes."""
        w = self.chair.imagine(self.rng)
        while len(self.roots) < w.seats:
            self.roots.append(Node(None, None))
        walk = Walk(self.roots.copy())
        me = self.chair.seat
        left = self.thinking.cut
        at_once = self.thinking.at_once
        first = -1.0 if at_once > 0.0 else 0.0  # how the table is evaluated after the own choice
        while not w.over and (left > 0 or is_answering(w, me)):
            step = w.agenda[-1]
            seat = me if is_asked(w, me) else step.next_seat(w)
            offer = step.offer(w, seat)
            if seat != me or not walk.thinks[me]:
                left -= 1
            if len(offer) == 1:
                step.take(w, seat, offer[0])
            elif walk.thinks[seat]:
                step.take(w, seat, self.think(w, step, seat, offer, walk))
            else:
                step.take(w, seat, self.mind.guess(w, seat, offer, self.rng))
            advance(w)
            if first < 0.0 and not is_answering(w, me):
                first = self.mind.worth(w)[me]
        rewards = self.mind.worth(w)
        if at_once > 0.0:
            rewards[me] = at_once * first + (1.0 - at_once) * rewards[me]
        self.learn(walk, rewards)

    def think(self, w: Table, step: AnyStep, seat: int, offer: list[Choice], walk: Walk) -> Choice:
        """The next node of the seat's tree: a new one, or the most promising."""
        parent = walk.at[seat]
        node = self.promising(parent, type(step), offer)
        if node is None:
            node = self.grow(w, seat, parent, type(step), offer)
        if node.visits == 0:
            walk.thinks[seat] = False
        walk.step(seat, node)
        choice = node.choice
        assert choice is not None
        return choice

    def promising(self, parent: Node, step: type, offer: list[Choice]) -> Node | None:
        """The best by UCB, over the times each was available; None if it is time to try something new.

        The more often a node was met, the more of its choices are tried (progressive widening). Logarithms and roots
        take floats: for those the compiled code calls C directly.
        """
        best: Node | None = None
        high = -1.0
        tried = 0
        visits = 0
        curiosity = self.thinking.curiosity
        patient = self.thinking.width < EVERYTHING
        for i in range(len(offer)):
            child = parent.child(offer[i], step)
            if child is not None:
                tried += 1
                visits += child.visits
                child.open += 1
                if patient or tried > i:
                    value = child.total / child.visits + curiosity * sqrt(log(float(child.open)) / child.visits)
                    if value > high or (value == high and self.rng.below(2) == 0):
                        high = value
                        best = child
        if tried < len(offer) and tried < 1.0 + self.thinking.width * sqrt(float(visits)):
            return None
        return best

    def grow(self, w: Table, seat: int, parent: Node, step: type, offer: list[Choice]) -> Node:
        """Adds a node: the choice that the game guesses, or a random untried one if that was tried before."""
        choice = self.mind.guess(w, seat, offer, self.rng)
        if parent.child(choice, step) is not None:
            choice = self.untried(parent, step, offer)
        node = Node(choice, step)
        parent.children.append(node)
        return node

    def untried(self, parent: Node, step: type, offer: list[Choice]) -> Choice:
        fresh = [choice for choice in offer if parent.child(choice, step) is None]
        return fresh[self.rng.below(len(fresh))]

    def learn(self, walk: Walk, rewards: list[float]) -> None:
        self.iterations += 1
        for i in range(len(walk.nodes)):
            node = walk.nodes[i]
            node.visits += 1
            node.total += rewards[walk.seats[i]]

    def favourite(self, offer: list[Choice]) -> Choice | None:
        """Of these, the one taken most often (if equal, the one that paid most); None before the first iteration."""
        best: Node | None = None
        for node in self.roots[self.chair.seat].children if self.roots else []:
            if node.choice not in offer:
                continue
            if best is None or (node.visits, node.total) > (best.visits, best.total):
                best = node
        return best.choice if best is not None else None


class Walk:
    """One walk down: each seat's current node, which seats are still in their tree, and the nodes visited."""

    def __init__(self, at: list[Node]) -> None:
        self.at: Final = at
        self.thinks: Final = [True] * len(at)
        self.nodes: Final[list[Node]] = []
        self.seats: Final[list[int]] = []

    def step(self, seat: int, node: Node) -> None:
        self.at[seat] = node
        self.nodes.append(node)
        self.seats.append(seat)
