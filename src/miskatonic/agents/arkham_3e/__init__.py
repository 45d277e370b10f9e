"""The bots of Arkham Horror, third edition, by name; each is imported when it is first asked for."""

AGENTS = {"greedy": "greedy:GreedyAgent"}
