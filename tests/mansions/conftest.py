"""What all tests of this game share."""

from .keeper_words import invented

__all__ = ["invented"]
