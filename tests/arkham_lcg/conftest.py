"""What all tests of the game share: cards made up for a test."""

from .made_up import made_up, trap, whistle

__all__ = ["made_up", "trap", "whistle"]
