"""A law of the house: what the table answers for a person tells others nothing that they didn't know."""

from __future__ import annotations

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import is_answering, is_asked, may_stand, only_way, options, to_act
from kubrik.engine.standing import Standing
from kubrik.engine.table import CHANCE, Table
from kubrik.testing.moment import Moment


def who_is_not_asked_had_no_choice(m: Moment) -> None:
    """Everybody knows of the only way that it is the only one, and where an answer may be given once for all."""
    for seat in to_act(m.t):
        if seat == CHANCE or is_answering(m.t, seat):
            continue
        stands = may_stand(m.t, seat)
        names = [choice.name for choice in options(m.t, seat)]
        assert stands is None or stands.choice in names, f"{stands} is no answer now"
        assert stands is None or is_said(m, seat, stands), f"{stands} has no words"
        for other in range(m.t.seats):
            if other != seat:
                same_for(m.t, m.world(other), seat)


def is_said(m: Moment, seat: int, stands: Standing) -> bool:
    view, names = m.box.view(m.t, seat), [f"player {seat}" for seat in range(m.t.seats)]
    return all(m.box.texts.standing(view, stands, names, lang) for lang in LANGUAGES)


def same_for(t: Table, world: Table, seat: int) -> None:
    assert is_asked(world, seat), "who is asked is a secret"
    way = only_way(t, seat)
    if way is not None:
        assert options(world, seat) == [way], f"a secret leaves {way.name} alone: is_plain() is wrong"
    assert may_stand(world, seat) == may_stand(t, seat), "whether an answer may stand depends on a secret"
