"""Which database is used; what is wrong with a URL is told without showing it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.server.store.engines import engine_of, place_of
from kubrik.server.store.errors import StoreError
from kubrik.server.store.store import Store
from tests.server.store.things import put


async def test_by_default_a_file_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "share" / name)
    monkeypatch.delenv("KUBRIK_DATABASE_URL", raising=False)
    async with await Store.open() as store:
        await put(store)
        assert store.place == str(tmp_path / "share" / "kubrik" / "kubrik.db")
    assert Path(store.place).exists()
    assert Path(store.place).parent.stat().st_mode & 0o077 == 0


async def test_the_environment_names_another(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUBRIK_DATABASE_URL", sqlite)
    async with await Store.open() as store:
        assert store.place == str(tmp_path / "kubrik.db")


def test_a_folder_that_can_not_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "share").write_text("a file", encoding="utf-8")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "share" / name)
    monkeypatch.delenv("KUBRIK_DATABASE_URL", raising=False)
    with pytest.raises(StoreError, match=r"can't make the folder .*share/kubrik \(.*\); name a file in KUBRIK"):
        engine_of()


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("postgres://ann:secret@sea:6000/kubrik", "PostgreSQL at sea:6000/kubrik"),
        ("postgresql+psycopg://ann:secret@sea/kubrik?sslmode=require", "PostgreSQL at sea/kubrik"),
        ("postgresql://ann:s%40cret@/kubrik?host=/run/pg", "PostgreSQL at /run/pg/kubrik"),
        ("postgresql:///kubrik", "PostgreSQL at localhost/kubrik"),
        ("sqlite:////var/kubrik.db", "/var/kubrik.db"),
        ("sqlite:///kubrik.db", "kubrik.db"),
    ],
)
def test_where_the_data_are(url: str, place: str) -> None:
    assert place_of(engine_of(url)) == place


def test_sslmode_is_what_the_driver_calls_ssl() -> None:
    assert engine_of("postgresql://sea/kubrik?sslmode=require").url.query == {"ssl": "require"}


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("secret", "is no URL of a database; write sqlite:///folder/kubrik.db or postgresql://"),
        ("postgresql://ann:secret/kubrik", "is no URL of a database"),
        ("mysql://ann:secret@sea/kubrik", "names a kind of database that Kubrik can't use"),
        ("secret://ann@sea/kubrik", "names a kind of database that Kubrik can't use"),
        ("postgresql://ann:very@secret@sea/kubrik", "has an @ too many; write %40"),
        ("postgresql://ann:secret@sea", "names no database"),
        ("postgresql://ann@sea/kubrik?secret=1", "has unknown options"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://secret/kubrik.db", "names no file"),
        ("sqlite:///kubrik.db?mode=secret", "names no file"),
    ],
)
def test_a_wrong_url(url: str, told: str) -> None:
    with pytest.raises(StoreError) as refused:
        engine_of(url)
    assert str(refused.value).startswith(f"KUBRIK_DATABASE_URL {told}")
    assert "secret" not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None
