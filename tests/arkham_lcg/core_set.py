"""The cards of the core set. Cards made up here are no part of it, and what is counted or compared leaves them out."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED, Printed

CORE_SET: Final[dict[str, Printed]] = {code: card for code, card in PRINTED.items() if not card.is_original}
