"""The bots of Mansions of Madness by name; each is imported when it is first asked for."""

AGENTS = {"greedy": "greedy:GreedyAgent"}
