"""The example that learns: its gradient is right, and a lesson makes what ended well likelier."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytestmark = pytest.mark.once
LEARN = Path(__file__).parent.parent.parent / "examples" / "learn"


@pytest.fixture(autouse=True)
def _at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(LEARN)


def test_the_gradient_is_that_of_the_loss() -> None:
    from learn.net import Net  # noqa: PLC0415
    from learn.selfplay import slopes  # noqa: PLC0415

    rng = np.random.default_rng(1)
    net = Net(6, 4, 5, seed=1)
    net.weights = {name: rng.standard_normal(w.shape).astype(np.float64) for name, w in net.weights.items()}
    inputs, masks = rng.standard_normal((3, 6)), np.ones((3, 4), np.int8)
    masks[0, 1] = 0
    chosen, advantage, ends = np.array([0, 2, 3]), np.array([1.0, -0.5, 2.0]), np.array([1.0, 0.0, 0.5])

    def loss() -> float:
        seen = net(inputs, masks)  # type: ignore[arg-type]
        doubt = (seen.chances * np.log(seen.chances + 1e-8)).sum()
        policy = -(advantage * np.log(seen.chances[np.arange(3), chosen])).sum()
        return float(policy + 0.01 * doubt + 0.5 * ((ends - seen.values) ** 2).sum())

    seen = net(inputs, masks)  # type: ignore[arg-type]
    by_logits = slopes(seen.chances, chosen, advantage, 0.01)
    gradient = net.gradient(seen, by_logits, seen.values - ends)
    for name, slope in gradient.items():
        at = tuple(size // 2 for size in slope.shape)
        old, step = net.weights[name][at], 1e-5
        net.weights[name][at] = old + step
        more = loss()
        net.weights[name][at] = old - step
        assert (more - loss()) / (2 * step) == pytest.approx(float(slope[at]), rel=1e-2, abs=1e-4), name
        net.weights[name][at] = old


def test_it_trains_and_keeps_its_curve(tmp_path: Path) -> None:
    words = ["--lessons", "1", "--games", "8", "--minutes", "5", "--out", str(tmp_path / "learnt")]
    done = subprocess.run(
        [sys.executable, "-m", "learn", *words], cwd=LEARN, capture_output=True, text=True, check=True
    )
    assert "M choices" in done.stdout
    header, *points = (tmp_path / "learnt" / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert header == "minutes,choices,share,low,high"
    assert len(points) >= 2
    weights = np.load(tmp_path / "learnt" / "weights.npz")
    assert weights["value"].any(), "a lesson has changed the value of a row"
