"""A village as it is being extended: whether answers go on from where a sketch stands."""

from __future__ import annotations

from kubrik.engine.choices import Catalogue
from kubrik.games.keyflower.table.sketch import Sketch


def test_a_sketch_is_before_answers_that_begin_as_it_does_and_no_others() -> None:
    """What was answered counts, not what kind of answer it was: after an undo another place may be chosen."""
    c = Catalogue()
    tile, here, there, turned = [
        c.add(kind, name, n) for n, (kind, name) in enumerate([(1, "a"), (2, "b"), (2, "c"), (3, "d")])
    ]
    sketch = Sketch([], [], [], [tile, here])
    assert sketch.is_before([tile, here])
    assert sketch.is_before([tile, here, turned])
    assert not sketch.is_before([tile, there])
    assert not sketch.is_before([tile, there, turned])
    assert not sketch.is_before([tile])
