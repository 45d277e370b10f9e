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
