"""Encounters of any game: their routes as published, what is foreseen of each, playing it, and what is told."""
