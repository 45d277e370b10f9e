# When one is asked, in English.

help-stops = when you are asked; w 2 turns line 2 on or off
stops-once = at the next opportunity, whichever it is
stops-hint = You are asked where there is a ✓; elsewhere you pass, or take the order shown. w 2 turns line 2 on or off.
stops-passed = Since your last decision { $count ->
    [one] one question was settled without asking you.
   *[other] { $count } questions were settled without asking you.
}
stops-none = In this game you are always asked.
stops-not-listed = “{ $line }” is not a number from { $least } to { $count }.
