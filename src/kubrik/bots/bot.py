"""What a bot is: it is given a chair when it has to choose, and chooses."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot. Write your own as a class with `choose`, and name it on the command line as `my_module:MyBot`."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, chair: Chair) -> Choice:
        """Returns one of `chair.options()`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses anything that is legal."""

    def choose(self, chair: Chair) -> Choice:
        offer = chair.options()
        return offer[self.rng.below(len(offer))]


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(Bot):
    """A bot that can be told to be quick: it thinks no longer than so many milliseconds (0: as long as it likes)."""

    def __init__(self, seed: int, milliseconds: int) -> None:
        super().__init__(seed)
        self.milliseconds = milliseconds
