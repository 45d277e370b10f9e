# Місто Аркгем на полі.
city = Місто Аркгем
neighborhood = район
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
monster-is = { $name } ({ $how })
next-event = верхня карта події показує цей район
reward-health = тут часто відновлюють здоров’я
reward-sanity = тут часто відновлюють розум
reward-common = тут часто знаходять звичайний предмет
reward-curio = тут часто знаходять рідкісний предмет
reward-spell = тут часто знаходять заклинання
reward-ally = тут часто зустрічають союзника
reward-money = тут часто отримують гроші
reward-remnant = тут часто знаходять рештки
reward-doom = тут часто прибирають приреченість
