"""What `make audit` makes of the answers of the package indexes."""

from __future__ import annotations

import json

from tests.audit import FOUND, NOT_ASKED, read_npm_audit, read_pip_audit

NOT_THERE = {"name": "uvloop", "skip_reason": "Dependency not found"}


def pip(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_nothing_is_known() -> None:
    audit = read_pip_audit("lock", pip({"name": "httpx", "version": "1.0", "vulns": []}, NOT_THERE))
    assert audit.outcome == 0
    assert audit.told() == "lock: nothing is known against 1 packages; 1 are not in the index."


def test_something_is_known() -> None:
    found = {"name": "httpx", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
    audit = read_pip_audit("lock", pip(found, NOT_THERE))
    assert audit.outcome == FOUND and "httpx 1.0: PYSEC-1" in audit.told()


def test_an_index_that_knows_no_package_was_not_asked() -> None:
    for report in (pip(NOT_THERE), "", "[]", "no JSON"):
        audit = read_pip_audit("lock", report)
        assert audit.outcome == NOT_ASKED and "not audited" in audit.told()


def test_the_pages() -> None:
    counted = {"metadata": {"dependencies": {"total": 200}}}
    assert read_npm_audit("lock", json.dumps({"vulnerabilities": {}, **counted})).outcome == 0
    bad = {"vulnerabilities": {"vite": {"severity": "high", "range": "<9"}}, **counted}
    assert "vite <9: high" in read_npm_audit("lock", json.dumps(bad)).told()
    assert read_npm_audit("lock", json.dumps({"message": "405", "error": {}})).outcome == NOT_ASKED
