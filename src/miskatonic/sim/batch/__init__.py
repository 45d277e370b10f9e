"""Batches: many games by bots, what they tell, and their picture."""

from __future__ import annotations

from .playing import Batch, PlayedGame, check, play, simulate
from .report import Proportion, Report

__all__ = ["Batch", "PlayedGame", "Proportion", "Report", "check", "play", "simulate"]
