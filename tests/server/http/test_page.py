"""The built page is served at all its addresses; its files are kept by browsers for good."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.http.visits import RUSSIAN, code

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
TABLES = ["/t/0123abc", "/t/0123abc/", "/replay/0123abc", "/analysis/0123abc"]
ADDRESSES = [
    "/",
    "/index.html",
    "/new/humans",
    *TABLES,
    "/how/humans",
    "/rules/admiral",
    "/puzzles",
    "/puzzles/humans-1-2",
]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Кубрик</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-4f2a.js").write_text("let a = 1;\n" * 1000, encoding="utf-8")
    (folder / "assets" / "index-4f2a.css").write_text("a {}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not yours", encoding="utf-8")
    return folder


@pytest.mark.parametrize("path", ADDRESSES)
async def test_one_document_for_all_addresses(client: httpx.AsyncClient, page: Path, path: str) -> None:
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Кубрик</title>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_its_files(client: httpx.AsyncClient, page: Path) -> None:
    script = await client.get("/assets/index-4f2a.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert script.text == "let a = 1;\n" * 1000
    assert (await client.get("/assets/index-4f2a.css")).headers["content-type"].startswith("text/css")
    icon = await client.get("/icon.svg")
    assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", [
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/nothing.js",
    "/assets",
    "//etc/passwd",
    "/icon.svg%00",
])  # fmt: skip
async def test_nothing_else_is_served(client: httpx.AsyncClient, page: Path, path: str) -> None:
    answer = await client.get(path)
    assert code(answer) == (404, "not_found")


async def test_a_person_who_is_lost_sees_the_page(client: httpx.AsyncClient, page: Path) -> None:
    answer = await client.get("/nothing/here", headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, "<!doctype html><title>Кубрик</title>")
    assert code(await client.get("/api/nothing", headers=BROWSER)) == (404, "not_found")


@pytest.mark.parametrize("path", [*ADDRESSES, "/nothing"])
async def test_a_page_that_is_not_built_says_how(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path, headers=BROWSER)
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert 'lang="ru"' in (await client.get(path, headers=BROWSER | RUSSIAN)).text
