"""Mutants: the rules of a game with one small mistake each, to see whether a test of that game notices it.

    python -m tests.mutants --game eldritch --sample 60 --seed 1 --jobs 2

A mutant is one place of a module said differently: a comparison, a number, a condition, a statement left out. It lives
in a process of its own, so the repository stays as it is. First all tests run once, and it is noted which lines each of
them reaches; a mutant then meets only those that reach its line, a few examples of each before all others. Whatever
survives is either the same rule said otherwise or a rule that no test looks at closely enough; or the one card of many
that would have noticed was not tried in time, which `--seconds 60` tells.
"""
