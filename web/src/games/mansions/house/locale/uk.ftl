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
sight-none-range = не видно, { $count ->
    [one] { $count } локація
    [few] { $count } локації
   *[many] { $count } локацій
}
sight-by-door = заважають двері
sight-by-wall = заважає стіна
sight-by-corner = заважає ріг стіни
sight-by-no-dots = локацію без кутових точок видно лише з її ж кімнати
sight-by-parted = локації розділяють двері або стіна
spyglass = Лінія видимості
spyglass-from = Виберіть локацію, звідки дивитися.
spyglass-to = { $from }: на яку локацію дивитися?
spyglass-shows = { $from } → { $to }: { $what }.
spyglass-shows-why = { $from } → { $to }: { $what }, { $why }.
