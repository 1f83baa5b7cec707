"""The browser client says what Python says: the same catalogues, events, actions and stories (web/fixtures/golden.py)."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"


@pytest.fixture
def golden(monkeypatch):
    spec = importlib.util.spec_from_file_location("golden", WEB / "fixtures" / "golden.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.story_module, "room", lambda: module.WIDTH)
    return module


def test_the_file_that_the_client_is_held_to_is_up_to_date(golden):
    assert golden.FILE.read_text(encoding="utf-8") == golden.text(golden.golden()), (
        "run web/fixtures/golden.py"
    )


@pytest.mark.skipif(
    not VITEST.exists(),
    reason="THE CLIENT'S TEXTS ARE NOT COMPARED: nothing is installed in web/ (python hatch_build.py does that)",
)
@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_the_client_tells_a_real_game_in_the_same_words(game, tmp_path):
    file = tmp_path / f"{game}.json"
    subprocess.run([sys.executable, WEB / "fixtures" / "golden.py", game, file], check=True)
    told = subprocess.run(
        [VITEST, "run", "src/lib/texts/golden.test.ts"],
        cwd=WEB,
        env={
            **os.environ,
            "PATH": f"{os.environ['PATH']}:{Path(sys.executable).parent}",
            "GOLDEN": str(file),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
