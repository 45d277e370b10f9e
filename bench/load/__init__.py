"""The server under load: how much it bears, what a decision costs, and whether it stays so for hours."""
