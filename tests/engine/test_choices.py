"""Choices and the catalogue that numbers them."""

from __future__ import annotations

import pytest

from kubrik.engine.choices import Catalogue


def catalogue() -> Catalogue:
    c = Catalogue()
    c.add(0, "pass")
    c.add(1, "bid 1", 1)
    c.add(1, "bid 2 on 7", 2, 7)
    return c


def test_number_choice_and_name_lead_to_each_other() -> None:
    c = catalogue()
    for i, choice in enumerate(c.choices):
        assert choice.index == i
        assert c.named(choice.name) is choice


def test_a_choice_is_a_verb_and_two_numbers() -> None:
    bid = catalogue().choices[2]
    assert (bid.kind, bid.a, bid.b, bid.name) == (1, 2, 7, "bid 2 on 7")
    assert repr(bid) == "bid 2 on 7"


def test_numbers_that_are_not_said_are_zero() -> None:
    assert [(c.a, c.b) for c in catalogue().choices] == [(0, 0), (1, 0), (2, 7)]


def test_an_unknown_name_is_no_choice() -> None:
    assert catalogue().named("bid 3") is None


def test_two_choices_never_share_a_name() -> None:
    c = catalogue()
    with pytest.raises(AssertionError, match="two choices are called 'pass'"):
        c.add(2, "pass")
    assert len(c.choices) == 3


def test_the_mask_says_which_numbers_are_legal() -> None:
    c = catalogue()
    assert c.mask([c.choices[2], c.choices[0]]) == [True, False, True]
    assert c.mask([]) == [False, False, False]
