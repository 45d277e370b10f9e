"""Arkham Horror: The Card Game. Not playable yet: so far its printed cards, its texts and its rulebook."""
