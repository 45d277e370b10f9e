"""The bots of Eldritch Horror, by name; each is imported when it is first asked for."""

AGENTS = {"greedy": "greedy:GreedyAgent"}
