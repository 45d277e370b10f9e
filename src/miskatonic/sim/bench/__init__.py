"""The benchmark: how fast games are played, cloned, undone and saved, side by side with other libraries."""
