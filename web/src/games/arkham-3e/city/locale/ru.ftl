# Город Аркхэм на поле.
city = Город Аркхэм
neighborhood = район
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
monster-is = { $name } ({ $how })
next-event = верхняя карта события показывает этот район
reward-health = здесь часто восстанавливают здоровье
reward-sanity = здесь часто восстанавливают рассудок
reward-common = здесь часто находят обычный предмет
reward-curio = здесь часто находят диковинку
reward-spell = здесь часто находят заклинание
reward-ally = здесь часто встречают союзника
reward-money = здесь часто получают деньги
reward-remnant = здесь часто находят останки
reward-doom = здесь часто убирают безысходность
