"""The workshop: a card file is written, played with, and tried by bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import BOARD
from tests.browser.test_first_game import card
from tests.browser.test_looks import assert_for_everybody, findings

ELSEWHERE = 180_000  # milliseconds, for what is done in a process that has to begin first, at the lowest priority
TEXT = ".editor textarea"


def replace(page: Page, before: str, after: str) -> None:
    text = page.locator(TEXT).input_value()
    assert before in text
    page.locator(TEXT).fill(text.replace(before, after))


def be_good(page: Page) -> None:
    expect(page.locator(".verdict.good")).to_be_visible(timeout=ELSEWHERE)


def test_a_mistake_is_shown_as_one_types_and_the_mended_file_is_played(person: Person) -> None:
    page = person.page
    person.goto("/")
    card(person, "humans").get_by_role("link", name="Workshop").click()
    be_good(page)
    replace(page, 'en="Training Saucer"', 'en="Learner Saucer", speed=9')
    expect(page.get_by_role("status").filter(has_text="ship 'training': there is a field 'speed'")).to_be_visible()
    expect(page.get_by_role("button", name="Play against bots")).to_be_disabled()
    page.get_by_role("button", name="Go to line").click()
    chosen = page.locator(TEXT).evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert 'id="training"' in chosen
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("status").filter(has_text="ship 'training': есть поле 'speed'")).to_be_visible()
    page.get_by_role("button", name="English").click()
    assert_for_everybody(page)
    replace(page, ", speed=9", "")
    be_good(page)
    page.reload()  # and it is remembered
    be_good(page)
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.get_by_text("Learner Saucer").first).to_be_attached()


def test_a_file_is_handed_to_a_new_table_and_what_was_replaced_comes_back(person: Person) -> None:
    page = person.page
    person.goto("/workshop/admiral")
    be_good(page)
    replace(page, "rounds =", "rounds = 9 #")
    be_good(page)
    page.get_by_label("Based on").select_option("gold_run.toml")
    expect(page.locator(TEXT)).not_to_have_value("rounds = 9 #")
    page.get_by_role("button", name="Bring it back").click()
    assert "rounds = 9 #" in page.locator(TEXT).input_value()
    be_good(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    assert saved.value.suggested_filename == "my_duel.toml"
    page.get_by_role("button", name="New table…").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    expect(page.locator("summary .tag")).to_have_text("my_duel.toml")


def test_an_experiment_is_played_to_its_report(invite: Invite) -> None:
    """On a phone, in the dark, in Russian."""
    person = invite("ru", PHONE, dark=True)
    page = person.page
    person.goto("/workshop/humans")
    be_good(page)
    page.get_by_role("radio", name="Все ли места равны?").check()
    page.get_by_text("Юнга", exact=True).click()
    page.get_by_role("button", name="Начать опыт").click()
    expect(page.get_by_role("button", name="Отменить")).to_be_visible()
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", level=1)).to_contain_text("Трепещите, человеки!", timeout=ELSEWHERE)
    assert page.locator("iframe").evaluate("(frame) => frame.contentDocument") is None  # it can't reach the page
    assert_for_everybody(page)


def test_an_experiment_can_be_cancelled(person: Person) -> None:
    page = person.page
    person.goto("/workshop/keyflower")
    be_good(page)
    page.get_by_text("300", exact=True).click()  # by mates: far longer than this test
    page.get_by_role("button", name="Start the experiment").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Start the experiment")).to_be_enabled()
    page.reload()
    be_good(page)
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    assert not findings(page)


@pytest.mark.parametrize(("said", "shown"), [("off", 0), ("packages", 1)])
def test_where_the_server_plays_no_experiments_none_are_offered(person: Person, said: str, shown: int) -> None:
    """If it only lacks packages, the page says which."""
    page = person.page

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "experiments": said})

    page.route("**/api/games", changed)
    person.goto("/workshop/humans")
    expect(page.get_by_role("heading", name="Play with it")).to_be_visible()
    expect(page.get_by_role("heading", name="Experiment")).to_have_count(shown)
    expect(page.get_by_text("pip install 'kubrik[lab]'")).to_have_count(shown)
    expect(page.get_by_role("button", name="Start the experiment")).to_have_count(0)
