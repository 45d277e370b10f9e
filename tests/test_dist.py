"""The archives of `make dist`: the source archive makes the wheel, and the wheel is all a server needs."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import httpx
import pytest

from bench.serving import Served

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src/miskatonic/server/client/index.html"


def build(target: str, source: Path, folder: Path) -> Path:
    """One archive of a source tree, as `make dist` builds it."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from the source archive alone."""
    if not PAGES.exists():
        pytest.fail("The wheel carries the built pages: run `make web` first.")
    archive = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    source = tmp_path_factory.mktemp("source")
    shutil.unpack_archive(archive, source)
    return build("wheel", next(source.iterdir()), tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def installed(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The programs of a fresh environment with the wheel; the packages of others are lent from ours, to save time."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    fresh = tmp_path / "fresh"
    venv.create(fresh, symlinks=True)
    python = fresh / "bin/python"
    options = ["--quiet", "--no-deps", "--no-index", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", *options, wheel], check=True)
    packages = next(fresh.glob("lib/python*/site-packages"))
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return fresh / "bin"


def test_the_wheel_serves_the_pages(installed: Path, tmp_path: Path) -> None:
    where = "import miskatonic; print(miskatonic.__file__)"
    home = subprocess.run([installed / "python", "-c", where], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert home.stdout.startswith(str(installed.parent))
    served = Served(tmp_path / "data", command=[str(installed / "miskatonic")]).start()
    try:
        with httpx.Client(base_url=served.address) as http:
            page = http.get("/")
            script = http.get(page.text.partition('<script type="module" crossorigin src="')[2].partition('"')[0])
    finally:
        served.stop()
    assert (page.status_code, page.text) == (200, PAGES.read_text())
    assert (script.status_code, script.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
    assert served.process.returncode == 0 and served.complaints() == []
