# Mansions of Madness: puzzles, their pieces and what is done with them.

## Names

puzzle-type-wiring = Wiring puzzle
puzzle-type-lock = Lock puzzle
puzzle-type-rune = Rune puzzle
puzzle-1a = Wiring puzzle 1A
puzzle-1b = Wiring puzzle 1B
puzzle-2a = Wiring puzzle 2A
puzzle-2b = Wiring puzzle 2B
puzzle-3a = Wiring puzzle 3A
puzzle-3b = Wiring puzzle 3B
puzzle-4a = Lock puzzle 4A
puzzle-4b = Lock puzzle 4B
puzzle-5a = Lock puzzle 5A
puzzle-5b = Lock puzzle 5B
puzzle-6a = Lock puzzle 6A
puzzle-6b = Lock puzzle 6B
puzzle-rune-ward = Rune puzzle “The Ward”
puzzle-rune-eye = Rune puzzle “The Eye”
puzzle-rune-star = Rune puzzle “The Star”
puzzle-goal-wiring = Solved when the red and the blue wire run unbroken from end to end.
puzzle-goal-lock = Solved when every symbol matches each symbol it touches, those on the setup tile included.
puzzle-goal-rune = Solved when every piece is where the picture on the card shows it.
puzzle-pile-wiring = wiring pieces
puzzle-pile-rectangle = rectangular lock pieces
puzzle-pile-triangle = triangular lock pieces
puzzle-pile-cross = cross-shaped lock pieces
puzzle-pile-rune = rune pieces
symbol-sun = yellow sun
symbol-moon = blue moon
symbol-eye = red eye
wire-red = red wire
wire-blue = blue wire
card-front-door = Front Door

## Questions

verb-swap = Swap
verb-turn = Turn
prompt-puzzle = { $card }: { $n ->
    [0] no puzzle actions left.
    [one] { $n } puzzle action left.
   *[other] { $n } puzzle actions left.
}
prompt-puzzle-swap = { $card }: which pieces do you swap? { $n ->
    [one] { $n } puzzle action left.
   *[other] { $n } puzzle actions left.
}
prompt-puzzle-replace = Which piece do you replace with the one you drew?
option-puzzle-swap = swap pieces { $one } and { $two }
    .group = { verb-swap }
    .short = { $one } and { $two }
option-puzzle-turn-left = turn piece { $place } to the left
    .group = { verb-turn }
    .short = { $place } to the left
option-puzzle-turn-right = turn piece { $place } to the right
    .group = { verb-turn }
    .short = { $place } to the right
option-puzzle-draw = draw a new piece for 2 puzzle actions ({ $n } unused)
option-puzzle-skill-point = spend a skill point: { $n ->
    [one] { $n } more puzzle action
   *[other] { $n } more puzzle actions
}
option-puzzle-stop = leave the puzzle as it is
option-puzzle-replace = piece { $place }

## Events

event-puzzle-laid-out = The puzzle of { $card } is laid out.
event-puzzle-lacks-pieces = { $card }: other puzzles hold the pieces this one would need.
event-puzzle-began = { $who } attempts the puzzle of { $card } with { $actions ->
    [one] { $actions } puzzle action
   *[other] { $actions } puzzle actions
}.
event-pieces-swapped = { $who } swaps pieces { $one } and { $two }.
event-piece-rotated-left = { $who } turns piece { $place } to the left.
event-piece-rotated-right = { $who } turns piece { $place } to the right.
event-piece-drawn = { $who } draws a new piece.
event-piece-replaced = { $who } puts the new piece in place { $place }.
event-puzzle-solved = { $who } solves the puzzle of { $card }.
event-puzzle-left = { $who } leaves the puzzle of { $card } unsolved.
event-puzzle-scrambled = The puzzle of { $card } is scrambled and laid out anew.
