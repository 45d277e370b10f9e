# When one is asked, in English.

help-stops = when you are asked; w 2 turns line 2 on or off
stops-once = at the next opportunity, whichever it is
stops-hint = You are asked where there is a ✓; elsewhere you pass without being asked. w 2 turns line 2 on or off.
stops-passed = { $count ->
    [one] Since your last decision you passed once without being asked.
   *[other] Since your last decision you passed { $count } times without being asked.
}
stops-none = In this game you are always asked.
stops-not-listed = “{ $line }” is not a number from 0 to { $count }.
