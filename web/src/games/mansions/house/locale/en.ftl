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
