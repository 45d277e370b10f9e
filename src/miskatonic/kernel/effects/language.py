"""The words of one game's content, with the decoder, the validator and the JSON Schema made of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec.structs import StructConfig

from ..errors import ContentError, GameError
from ..known import explain
from .amounts import Fixed, Per, PerSuccess
from .costs import Together
from .verbs import KERNEL_VERBS, Node
from .words import (
    Amount,
    Condition,
    ConditionWord,
    Cost,
    CostWord,
    Effect,
    Selector,
    SelectorWord,
    Trial,
    TrialWord,
)

T = TypeVar("T")

_KINDS: Final = {Effect: "do", Condition: "is", Selector: "of", Cost: "pay", Trial: "try", Amount: "per"}
_BASES: Final[dict[type, type]] = {
    Effect: Node,
    Condition: ConditionWord,
    Selector: SelectorWord,
    Cost: CostWord,
    Trial: TrialWord,
    Amount: Per,
}

KERNEL_WORDS: Final[tuple[type[Any], ...]] = (*KERNEL_VERBS, Together, PerSuccess)


class Language:
    """All words of one game's content, with the decoder, the validator and the JSON Schema made of them."""

    def __init__(self, words: Iterable[type[Any]]) -> None:
        self._words: dict[type, dict[str, type[Any]]] = {kind: {} for kind in _KINDS}
        for word in (*KERNEL_WORDS, *words):
            self._add(word)

    def _add(self, word: type[Any]) -> None:
        """Learn a word; one that could not be told from others is refused."""
        kind = next((kind for kind, base in _BASES.items() if issubclass(word, base)), None)
        if kind is None:
            bases = ", ".join(base.__name__ for base in _BASES.values())
            raise GameError(f"{word.__name__} is no word of a content file; the base of one is any of: {bases}.")
        config: StructConfig = getattr(word, "__struct_config__")  # noqa: B009
        tag = str(config.tag)
        # Without a tag of its own, a struct is tagged by its class.
        if tag == word.__name__:
            raise GameError(f"{tag} has no tag: how is it called after `{_KINDS[kind]}:` in a content file?")
        known = self._words[kind].setdefault(tag, word)
        if known is not word:
            raise GameError(f"{known.__name__} and {word.__name__} are both called `{_KINDS[kind]}: {tag}`.")

    def decode(self, data: Any, type: type[T], where: str = "") -> T:
        """Content as typed nodes, or a ContentError that says where it is wrong."""
        try:
            return msgspec.convert(data, type, dec_hook=self._node)
        except (msgspec.ValidationError, ValueError) as error:
            sentence = explain(error, type) if isinstance(error, msgspec.ValidationError) else str(error)
            raise ContentError(f"{where}: {sentence}" if where else sentence) from None

    def _node(self, kind: type, data: Any) -> Any:
        tag = _KINDS.get(kind)
        if tag is None:
            raise TypeError(f"Content has no type {kind.__name__}.")
        if kind is Amount and type(data) is int:
            return Fixed(data)
        if isinstance(data, str):
            data = {tag: data}
        if not isinstance(data, dict) or tag not in data:
            number = "a number or " if kind is Amount else ""
            raise ValueError(f"expected {number}a mapping with `{tag}:`")
        name = cast("dict[str, Any]", data)[tag]
        word = self._words[kind].get(name)
        if word is None:
            known = ", ".join(sorted(self._words[kind]))
            raise ValueError(f"unknown `{tag}: {name}`; known are: {known}")
        try:
            return msgspec.convert(data, word, dec_hook=self._node)
        except msgspec.ValidationError as error:
            raise ValueError(f"in `{tag}: {name}`: {explain(error, word)}") from None

    def schema(self, type: type[Any]) -> dict[str, Any]:
        """The JSON Schema of content of a type, for editors and checks."""
        words = [word for kind in self._words.values() for word in kind.values()]
        (root, *_), parts = msgspec.json.schema_components(
            [type, *words], schema_hook=lambda kind: {"$ref": f"#/$defs/{kind.__name__}"}
        )
        for kind, known in self._words.items():
            parts[kind.__name__] = {"anyOf": [{"$ref": f"#/$defs/{word.__name__}"} for word in known.values()]}
        parts[Amount.__name__]["anyOf"].append({"type": "integer"})
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", **root, "$defs": parts}
