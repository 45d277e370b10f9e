"""Content files: YAML, decoded into typed components, with errors that say where."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeVar

import yaml

from .effects import Language
from .errors import ContentError

T = TypeVar("T")

PLAIN: Final = Language(())
"""The language of components without effects."""


def parse(path: Path) -> Any:
    """The data of a YAML file, by the C loader where there is one."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name} cannot be read: {error}.") from None
    except yaml.YAMLError as error:
        raise ContentError(f"{path.name} is not YAML: {' '.join(str(error).split())}.") from None


def read(path: Path, type: type[T], language: Language = PLAIN) -> T:
    """The components in a file."""
    return language.decode(parse(path), type, where=path.name)
