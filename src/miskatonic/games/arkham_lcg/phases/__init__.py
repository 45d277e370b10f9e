"""The round: mythos, investigation, enemy and upkeep phase, step by step (Appendix II of the rulebook)."""
