"""Batches: many games by bots, what they tell, and their picture."""

from __future__ import annotations

from .playing import Batch, PlayedGame, check, play, simulate
from .report import Report, Share

__all__ = ["Batch", "PlayedGame", "Report", "Share", "check", "play", "simulate"]
