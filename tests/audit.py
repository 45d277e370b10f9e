"""Ask the package indexes whether anything is known against what is pinned: `make audit`.

Both are asked by the usual programs, pip-audit and npm, each in its own way and with the settings of this machine. Ends
with 1 where something is known, with 2 where an index could not be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

ROOT = Path(__file__).parent.parent
LOCKS = sorted(path.name for path in ROOT.glob("requirements*.txt"))
FOUND, NOT_ASKED = 1, 2


class Audit(NamedTuple):
    """What an index says of the packages of a lock."""

    lock: str
    asked: int
    """Of how many packages it knew anything at all."""
    packages: int
    known: Sequence[str]
    """What is known against some of them, a line each."""

    @property
    def outcome(self) -> int:
        return FOUND if self.known else NOT_ASKED if not self.asked else 0

    def told(self) -> str:
        if self.known:
            return "\n".join([f"{self.lock}: known vulnerabilities", *(f"  {line}" for line in self.known)])
        if not self.asked:
            return f"{self.lock}: not audited, for the index cannot be asked about vulnerabilities from here."
        unknown = self.packages - self.asked
        but = f"; {unknown} are not in the index" if unknown else ""
        return f"{self.lock}: nothing is known against {self.asked} packages{but}."


def read_pip_audit(lock: str, report: str) -> Audit:
    """What pip-audit says, as JSON; nothing at all where it could not ask."""
    packages: list[dict[str, Any]] = parsed(report).get("dependencies", [])
    asked = [each for each in packages if "skip_reason" not in each]
    known = [f"{each['name']} {each['version']}: {found['id']}" for each in asked for found in each.get("vulns", [])]
    return Audit(lock, len(asked), len(packages), known)


def read_npm_audit(lock: str, report: str) -> Audit:
    """What npm says, as JSON; a message about an error where it could not ask."""
    told = parsed(report)
    count: int = told.get("metadata", {}).get("dependencies", {}).get("total", 0)
    found: dict[str, dict[str, Any]] = told.get("vulnerabilities", {})
    return Audit(lock, count, count, [f"{name} {each['range']}: {each['severity']}" for name, each in found.items()])


def parsed(report: str) -> dict[str, Any]:
    try:
        told = json.loads(report)
    except ValueError:
        return {}
    return cast("dict[str, Any]", told) if isinstance(told, dict) else {}


def ask(words: Sequence[str], folder: Path = ROOT) -> str:
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False).stdout


def main(pip_audit: str) -> int:
    asked = [pip_audit, "--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json", "--requirement"]
    audits = [read_pip_audit(lock, ask([*asked, lock])) for lock in LOCKS]
    audits.append(read_npm_audit("web/package-lock.json", ask(["npm", "audit", "--json"], ROOT / "web")))
    for audit in audits:
        print(audit.told())
    outcomes = {audit.outcome for audit in audits}
    return FOUND if FOUND in outcomes else max(outcomes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
