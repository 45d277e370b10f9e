# The plain face: any game, as lists.

plain-signs = The numbers in brackets behind a thing are the options at it.
plain-seat = Player { $seat }
plain-chance = { $percent } %
plain-help-lookup = c and a word: the things whose names contain it
plain-outcome = { $reason }
plain-cause = Further
plain-no-number = { $option } is a number, not “{ $wanted }”.
