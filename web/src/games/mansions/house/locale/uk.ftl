# Будинок на полі.
house = Будинок
room = кімната
door = Двері
cards-of-room = Карти кімнати: { $room }
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
with-facts = { $name } ({ $facts })
sight-range = { $count ->
    [one] видно, { $count } локація
    [few] видно, { $count } локації
   *[many] видно, { $count } локацій
}
sight-no-range = видно, але поза будь-якою дальністю
sight-none = не видно
