# Дом на поле.
house = Дом
room = комната
door = Дверь
cards-of-room = Карты комнаты: { $room }
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
with-facts = { $name } ({ $facts })
sight-range = { $count ->
    [one] видно, { $count } локация
    [few] видно, { $count } локации
   *[many] видно, { $count } локаций
}
sight-no-range = видно, но вне любой дальности
sight-none = не видно
sight-none-range = не видно, { $count ->
    [one] { $count } локация
    [few] { $count } локации
   *[many] { $count } локаций
}
sight-by-door = мешает дверь
sight-by-wall = мешает стена
sight-by-corner = мешает угол стены
sight-by-no-dots = локацию без угловых точек видно только из её же комнаты
sight-by-parted = локации разделяет дверь или стена
spyglass = Линия видимости
spyglass-from = Выберите локацию, откуда смотреть.
spyglass-to = { $from }: на какую локацию смотреть?
spyglass-shows = { $from } → { $to }: { $what }.
spyglass-shows-why = { $from } → { $to }: { $what }, { $why }.
