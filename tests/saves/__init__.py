"""Saves made by earlier versions of the program, which the present one has to open."""
