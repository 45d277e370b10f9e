"""Who plays which investigator: those that were asked for, the others by chance."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from .errors import SetupError

INVESTIGATORS = "investigators"


def chosen_investigators(
    options: dict[str, Any], count: int, known: Collection[str], lead: str = "lead"
) -> list[str | None]:
    """The investigators asked for, as many as there are; None leaves one to chance. `lead` names who leads first."""
    asked = options[INVESTIGATORS]
    if not isinstance(asked, (list, tuple)):
        raise SetupError(f"The investigators are a list of names, not {asked!r}.", INVESTIGATORS)
    wanted = list(cast("list[str | None]", asked))
    if len(wanted) > count:
        raise SetupError(f"There is room for {count} of the investigators, not for {len(wanted)}.", INVESTIGATORS)
    named = [name for name in wanted if name is not None]
    for name in named:
        if type(name) is not str or name not in known:
            raise SetupError(f"There is no investigator {name!r}; there are: {', '.join(known)}.", INVESTIGATORS)
    if len(set(named)) < len(named):
        raise SetupError("The same investigator cannot be taken twice.", INVESTIGATORS)
    if type(options[lead]) is not int or not 0 <= options[lead] < count:
        raise SetupError(f"The {lead} is one of the seats 0 to {count - 1}, not {options[lead]!r}.", lead)
    return [*wanted, *[None] * (count - len(wanted))]
