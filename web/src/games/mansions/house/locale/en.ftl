# The house on its board.
house = The house
room = room
door = Door
cards-of-room = Cards of the room: { $room }
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
with-facts = { $name } ({ $facts })
sight-range = { $count ->
    [one] in sight, { $count } space away
   *[other] in sight, { $count } spaces away
}
sight-no-range = in sight, but out of every range
sight-none = no line of sight
sight-none-range = no line of sight, { $count ->
    [one] { $count } space away
   *[other] { $count } spaces away
}
sight-by-door = a door is in the way
sight-by-wall = a wall is in the way
sight-by-corner = the corner of a wall is in the way
sight-by-no-dots = without corner dots a space is seen from its own room alone
sight-by-parted = a door or a wall parts the spaces
spyglass = Line of sight
spyglass-from = Choose the space from which one looks.
spyglass-to = From { $from }: to which space?
spyglass-shows = { $from } → { $to }: { $what }.
spyglass-shows-why = { $from } → { $to }: { $what }, { $why }.
