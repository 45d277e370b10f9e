"""The kernel: what every game of the house is made of. It knows no game."""
