"""The bots of the card game, by name; each is imported when it is first asked for."""

AGENTS = {"greedy": "greedy:GreedyAgent"}
