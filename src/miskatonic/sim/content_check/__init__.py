"""Checking content files: their form, their ids and references, their texts in all languages, and who uses them."""

from __future__ import annotations

from .check import Checked, check_paths, schema
from .finding import Finding

__all__ = ["Checked", "Finding", "check_paths", "schema"]
