"""Whole games by script: one side plays for its Objective and knows everything, the other only passes.

Nothing but legal choices is made, from the set-up to the end. Cards, tokens and puzzle pieces come as the seed has it;
the dice alone fall for the side that plays.
"""
