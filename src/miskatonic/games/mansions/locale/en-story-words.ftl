# Mansions of Madness in English: what the effects and conditions of events and Objectives say.
# .do is the same as something one may do; conditions stand after “if”.

## What happens

effect-appear = { CAPITALIZE(effect-appear.do) }.
    .do = the keeper places { $monster-a } { $room-in }
appear-health = It has { $n } more health for each investigator.
    .do = it has { $n } more health for each investigator
appear-burning = It carries fire: where it leaves play, its room burns.
    .do = it carries fire, and where it leaves play its room burns
appear-held = It comes stunned.
    .do = it comes stunned
appear-prize = Whoever kills it gains 1 skill point and { $card }.
    .do = whoever kills it gains 1 skill point and { $card }
effect-appear-for-each = { CAPITALIZE(effect-appear-for-each.do) }.
    .do = the keeper places { $monster-a } for each investigator, in this order: { $rooms }
rooms-and = { $first }, { $rest }
effect-appear-near = { CAPITALIZE(effect-appear-near.do) }.
    .do = the keeper places { $monster-a } within { $within } { $within ->
        [one] space
       *[other] spaces
    } of an investigator
effect-appear-at-vents = { CAPITALIZE(effect-appear-at-vents.do) }.
    .do = the keeper places { $monster-a } in each room with a vent, as long as there are figures
prompt-appear = Where does { $monster-the } appear?
effect-stir = { CAPITALIZE(effect-stir.do) }.
    .do = move { $monster-a } up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-stir-every = { CAPITALIZE(effect-stir-every.do) }.
    .do = the keeper may move each { $monster } up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
prompt-stir = Which monster moves?
effect-discard-locks = { CAPITALIZE(effect-discard-locks.do) }.
    .do = all Lock cards are discarded
effect-time-token = { CAPITALIZE(effect-time-token.do) }.
    .do = put 1 time token on the next event
effect-bar-exit = { CAPITALIZE(effect-bar-exit.do) }.
    .do = the front door is barred: a lock puzzle has to be solved before anybody can escape
effect-count-up = { $what }: +{ $n }.
    .do = { $what }: +{ $n }
effect-count-up-relative = { $what }: +{ $n }, the blood relative +{ $relative }.
    .do = { $what }: +{ $n }, the blood relative +{ $relative }
effect-count-gathered = { $what }: +1 for each cultist and cult leader { $room-in }, at most +{ $most }.
    .do = { $what }: +1 for each cultist and cult leader { $room-in }, at most +{ $most }
effect-ward = { CAPITALIZE(effect-ward.do) }.
    .do = draw a sign at the vent of your room
effect-wear-wards = { CAPITALIZE(effect-wear-wards.do) }.
    .do = a sign is rubbed out in each room with a vent and { $monster-a }, but no investigator
effect-corpse-appears = { CAPITALIZE(effect-corpse-appears.do) }.
    .do = the keeper places a corpse { $room-in }
prompt-corpse = Where does the body lie?
effect-sample-to-altar = { CAPITALIZE(effect-sample-to-altar.do) }.
    .do = a sample is put on the altar
effect-remember = You may try to remember. What comes of it nobody knows beforehand.
    .do = try to remember, without knowing what comes of it
prompt-remember = Will you remember that summer?
option-remember = Remember
option-forget = Let it be
effect-investigators-win = The investigators win.
    .do = the investigators win
effect-keeper-wins = The keeper wins.
    .do = the keeper wins
effect-all-lose = Everybody loses.
    .do = everybody loses

## What is counted

count-chant = Breaths
count-silence = Silences
count-feeding = Nights fed
count-congregation = Full pews
count-renounced = Refusals
count-homecoming = Homecomings
count-amends = Pardons
count-bargain = Meetings
count-lullaby = Lullabies
count-opening = The gate opens
count-closing = The gate closes
count-guilt = Guilt
count-growth = Growth
count-scent = Scent

## For whom

each-in-bedroom = each investigator in a bedroom
each-in-freezer = each investigator in the Freezer
each-blood-relative = the blood relative
each-with-corpse = each investigator in the room of the body

## If

if-clue-found = Clue { $number } has been found
if-clue-missing = Clue { $number } has not been found
if-samples-at-altar = there are { $n } samples at the altar ({ $alone } with one investigator)
if-left-house = { $monster-the } has left the house
if-monster-killed = { $monster-the } has been killed
if-on-map = { $n ->
    [1] { $monster-a } is on the map
   *[other] at least { $n } { $monster-plural } are on the map
}
if-on-map-exactly = { $n ->
    [0] { $monster-the } is not on the map
    [1] exactly one { $monster } is on the map
   *[other] exactly { $n } { $monster-plural } are on the map
}
if-gathered-cultist = at least { $n } cultists are { $room-in }
if-gathered-cultist-cult-leader = at least { $n } cultists and cult leaders are { $room-in }
if-free-of-cult-leader = no cult leader is { $room-in }
if-held-against-cultist-cult-leader = at least as many investigators as cultists and cult leaders are { $room-in }
if-empty-room = no investigator is { $room-in }
if-meeting = { $monster-the } and { $other-a } are in a room without investigators
if-awaited = { $monster-the } is on the map and no { $other }
if-alone-in = { $monster-the } is { $room-in } and no investigator
if-alone-in-either = { $monster-the } is { $room-in } or { $other-in } and no investigator there
if-counted = { $what }: { $n } or more
if-counted-each = { $what }: { $n } or more, and { $each } more for each investigator
if-relative-lost = the blood relative is dead
if-relative-in = you are the blood relative, { $room-in }
if-relative-knows-pact = the blood relative has Soul Pact or Blood Pact
if-escaped-one = an investigator has escaped
if-escaped-all = all who had to escape have escaped
if-escape-lost = somebody who had to escape is dead
if-burning = { $one-the }, { $two-the } and { $three-the } burn
if-corpse-at-start = the body lies at the front door { $room-in }
if-no-corpse = there is no body any more
if-half-insane = at least half of the investigators on the map are insane
if-at-altar = you are in a room with an altar
if-at-vent = you are in a room with a vent
if-unlit-grave = you are { $one-in }, { $two-in } or { $three-in }, and it does not burn
if-in-story-room = you are { $room-in }
if-vents-warded = every room with a vent has { $n } signs ({ $alone } with one investigator)

## What is told

event-counted = { $what }: { $total }.
event-sign-drawn = A sign is drawn at the vent { $room-in }. Signs there: { $total }.
event-sign-gone = A sign is rubbed out { $room-in }. Signs there: { $total }.
