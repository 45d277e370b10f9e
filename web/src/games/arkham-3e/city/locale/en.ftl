# The city of Arkham on its board.
city = The city of Arkham
neighborhood = neighborhood
label = { $name }: { $facts }
label-empty = { $name }
label-legal = { $choices }. { $label }
monster-is = { $name } ({ $how })
next-event = the top event card shows this neighborhood
reward-health = likely recovers health
reward-sanity = likely recovers sanity
reward-common = likely a common item
reward-curio = likely a curio
reward-spell = likely a spell
reward-ally = likely an ally
reward-money = likely money
reward-remnant = likely a remnant
reward-doom = likely removes doom
