# Mansions of Madness in English: what effects say. .do is the same as an option, without a full stop; .they as what somebody else does.

## What investigators take and heal

effect-take-damage = { CAPITALIZE(effect-take-damage.do) }.
    .do = take { $n } damage
    .they = takes { $n } damage
effect-take-horror = { CAPITALIZE(effect-take-horror.do) }.
    .do = take { $n } horror
    .they = takes { $n } horror
effect-take-both = { CAPITALIZE(effect-take-both.do) }.
    .do = take { $damage } damage and { $horror } horror
    .they = takes { $damage } damage and { $horror } horror
effect-take-monster-damage = { CAPITALIZE(effect-take-monster-damage.do) }.
    .do = the monster damages you
effect-heal-damage = { CAPITALIZE(effect-heal-damage.do) }.
    .do = heal { $n } damage
    .they = heals { $n } damage
effect-heal-horror = { CAPITALIZE(effect-heal-horror.do) }.
    .do = heal { $n } horror
    .they = heals { $n } horror
effect-stun = { CAPITALIZE(effect-stun.do) }.
    .do = { $n ->
        [1] become stunned
       *[other] take { $n } stun tokens
    }
    .they = { $n ->
        [1] becomes stunned
       *[other] takes { $n } stun tokens
    }
effect-stop-hiding = { CAPITALIZE(effect-stop-hiding.do) }.
    .do = you are no longer hidden
effect-gain-skill-points = { CAPITALIZE(effect-gain-skill-points.do) }.
    .do = gain { $n } { $n ->
        [one] skill point
       *[other] skill points
    }
    .they = gains { $n } { $n ->
        [one] skill point
       *[other] skill points
    }
effect-lose-skill-points = { CAPITALIZE(effect-lose-skill-points.do) }.
    .do = lose { $n } { $n ->
        [one] skill point
       *[other] skill points
    }
    .they = loses { $n } { $n ->
        [one] skill point
       *[other] skill points
    }
effect-die = { CAPITALIZE(effect-die.do) }.
    .do = you are killed
    .they = is killed
effect-end-turn = { CAPITALIZE(effect-end-turn.do) }.
    .do = if it is your turn, it ends
effect-gain-action = { CAPITALIZE(effect-gain-action.do) }.
    .do = take one more Action this turn
effect-gain-moves = { CAPITALIZE(effect-gain-moves.do) }.
    .do = make { $n } { $n ->
        [one] Move
       *[other] Moves
    } more this turn
effect-bonus-evade = { CAPITALIZE(effect-bonus-evade.do) }.
    .do = add { $n } to all your evade checks this turn
effect-bonus-combat = { CAPITALIZE(effect-bonus-combat.do) }.
    .do = add { $n } to all your tests in combat this turn
effect-pass-check = { CAPITALIZE(effect-pass-check.do) }.
    .do = pass the check without a roll
effect-move-self = { CAPITALIZE(effect-move-self.do) }.
    .do = move up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-keeper-moves = { CAPITALIZE(effect-keeper-moves.do) }.
    .do = the keeper may move you up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
    .they = may be moved up to { $n } { $n ->
        [one] space
       *[other] spaces
    } by the keeper
effect-discard-trauma-injury = { CAPITALIZE(effect-discard-trauma-injury.do) }.
    .do = discard 1 injury
    .they = discards 1 injury
effect-discard-trauma-insanity = { CAPITALIZE(effect-discard-trauma-insanity.do) }.
    .do = discard 1 insanity
    .they = discards 1 insanity
effect-discard-trauma-any = { CAPITALIZE(effect-discard-trauma-any.do) }.
    .do = discard 1 Trauma card
    .they = discards 1 Trauma card
effect-as-investigator = The investigator decides: { DECAPITALIZE($then-clause) }
    .do = { $then-do }

## What is done to monsters, and what they do

effect-deal = { CAPITALIZE(effect-deal.do) }.
    .do = deal { $n } damage to the monster
effect-deal-weapon = { CAPITALIZE(effect-deal-weapon.do) }.
    .do = deal weapon damage{ $more ->
        [0] {""}
        [1] {" "}+1
        [2] {" "}+2
        [3] {" "}+3
        [4] {" "}+4
        [-1] {" "}−1
        [-2] {" "}−2
       *[other] { $more }
    } to the monster
effect-deal-its-damage = { CAPITALIZE(effect-deal-its-damage.do) }.
    .do = deal the monster its own damage{ $more ->
        [0] {""}
        [1] {" "}+1
        [2] {" "}+2
        [3] {" "}+3
        [4] {" "}+4
        [-1] {" "}−1
        [-2] {" "}−2
       *[other] { $more }
    }
effect-stun-monster = { CAPITALIZE(effect-stun-monster.do) }.
    .do = the monster is stunned
    .they = is stunned
effect-heal-monster = { CAPITALIZE(effect-heal-monster.do) }.
    .do = the monster heals { $n } damage
effect-kill-monster = { CAPITALIZE(effect-kill-monster.do) }.
    .do = the monster is killed, unless it is a named one
effect-kill-monster-humanoid = { CAPITALIZE(effect-kill-monster-humanoid.do) }.
    .do = if it is a humanoid and not a named one, it is killed
effect-kill-monster-beast = { CAPITALIZE(effect-kill-monster-beast.do) }.
    .do = if it is a beast and not a named one, it is killed
effect-kill-monster-eldritch = { CAPITALIZE(effect-kill-monster-eldritch.do) }.
    .do = if it is an eldritch monster and not a named one, it is killed
effect-move-monster-investigator = { CAPITALIZE(effect-move-monster-investigator.do) }.
    .do = you may move the monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-move-monster-keeper = { CAPITALIZE(effect-move-monster-keeper.do) }.
    .do = the keeper may move the monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-special-attack = { CAPITALIZE(effect-special-attack.do) }.
    .do = the monster makes its special attack
effect-attack-again = { CAPITALIZE(effect-attack-again.do) }.
    .do = the monster attacks once more
effect-push-away = { CAPITALIZE(effect-push-away.do) }.
    .do = the keeper moves each monster in your room { $n } { $n ->
        [one] space
       *[other] spaces
    } away from you
effect-blast = { CAPITALIZE(effect-blast.do) }.
    .do = choose a space in your line of sight within range { $range }: every monster and every investigator in it takes { $n } damage
effect-hurt-figures-at-barrier = { CAPITALIZE(effect-hurt-figures-at-barrier.do) }.
    .do = everybody in the space of the barrier takes { $n } damage
effect-destroy-barrier = { CAPITALIZE(effect-destroy-barrier.do) }.
    .do = the barrier is destroyed
effect-push-barrier-back = { CAPITALIZE(effect-push-barrier-back.do) }.
    .do = the keeper may push the barrier away from the door
effect-push-barrier-back-sure = { CAPITALIZE(effect-push-barrier-back-sure.do) }.
    .do = push the barrier away from the door
effect-choose-monster = Choose { $each }. { $then }
    .clause = choose { $each }; { DECAPITALIZE($then-clause) }
    .do = choose { $each }; { DECAPITALIZE($then-do) }

## Cards of investigators

effect-drop-weapon = { CAPITALIZE(effect-drop-weapon.do) }.
    .do = drop the weapon you are using
effect-discard-weapon = { CAPITALIZE(effect-discard-weapon.do) }.
    .do = discard the weapon you are using
effect-drop-card-investigator = { CAPITALIZE(effect-drop-card-investigator.do) }.
    .do = drop { $what-a } of your choice
effect-drop-card-keeper = { CAPITALIZE(effect-drop-card-keeper.do) }.
    .do = drop { $what-a } of the keeper’s choice
effect-discard-card-investigator = { CAPITALIZE(effect-discard-card-investigator.do) }.
    .do = discard { $what-a } of your choice that is no key
effect-discard-card-keeper = { CAPITALIZE(effect-discard-card-keeper.do) }.
    .do = discard { $what-a } of the keeper’s choice that is no key
effect-discard-this = { CAPITALIZE(effect-discard-this.do) }.
    .do = discard this card
effect-gain-spell = { CAPITALIZE(effect-gain-spell.do) }.
    .do = gain a spell of your choice
effect-gain-spell-of = { CAPITALIZE(effect-gain-spell-of.do) }.
    .do = gain the spell { $spell }
spell-or = { $first } or { $last }
effect-lose-spell = { CAPITALIZE(effect-lose-spell.do) }.
    .do = lose this spell
effect-cash-in = { CAPITALIZE(effect-cash-in.do) }.
    .do = discard any number of equipment, tomes, artifacts and weapons and gain 1 skill point for each
effect-drop-excess = { CAPITALIZE(effect-drop-excess.do) }.
    .do = drop what is too much
effect-send-with-card = { CAPITALIZE(effect-send-with-card.do) }.
    .do = give this card and 1 of your Exploration cards to an investigator within { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-steal = { CAPITALIZE(effect-steal.do) }.
    .do = you take from another investigator in your space an item of the keeper’s choice
effect-attack-friend = { CAPITALIZE(effect-attack-friend.do) }.
    .do = you attack another investigator, whom the keeper chooses, with one of your weapons that reaches that far: that investigator takes its damage (1 without a weapon)

## Rooms

effect-place-fire = { CAPITALIZE(effect-place-fire.do) }.
    .do = the room catches fire
effect-place-darkness = { CAPITALIZE(effect-place-darkness.do) }.
    .do = darkness fills the room
effect-place-fire-in = { CAPITALIZE(effect-place-fire-in.do) }.
    .do = fire breaks out: { $room }
effect-place-darkness-in = { CAPITALIZE(effect-place-darkness-in.do) }.
    .do = darkness falls: { $room }
effect-remove-fire = { CAPITALIZE(effect-remove-fire.do) }.
    .do = the fire in the room goes out
effect-remove-darkness = { CAPITALIZE(effect-remove-darkness.do) }.
    .do = the darkness leaves the room
effect-in-a-room = Choose { $which }. { $then }
    .clause = choose { $which }; { DECAPITALIZE($then-clause) }
    .do = choose { $which }; { DECAPITALIZE($then-do) }
room-which-any = a room
room-which-here-or-next = your room or a room next to it
room-which-fireplace = a room with a fireplace
room-which-next-to-fire = a room next to a burning one
room-which-vent = a room with a vent
room-which-altar = a room with an altar
room-which-empty = a room without investigators
room-which-with-investigators = a room with an investigator
room-which-or = { $first } or { $last }
effect-place-corpse = { CAPITALIZE(effect-place-corpse.do) }.
    .do = place a corpse in a space of the room
effect-place-corpse-here = { CAPITALIZE(effect-place-corpse-here.do) }.
    .do = a corpse is placed in your space
effect-raise-corpse = { CAPITALIZE(effect-raise-corpse.do) }.
    .do = replace a corpse by { $monster-a }
effect-place-monster-room = { CAPITALIZE(effect-place-monster-room.do) }.
    .do = the keeper places { $n ->
        [1] { $monster-a }
       *[other] { $n } { $monster-plural }
    } in the room
effect-place-monster-space = { CAPITALIZE(effect-place-monster-space.do) }.
    .do = the keeper places { $n ->
        [1] { $monster-a }
       *[other] { $n } { $monster-plural }
    } in the space
effect-place-monster-altar = { CAPITALIZE(effect-place-monster-altar.do) }.
    .do = the keeper places { $n ->
        [1] { $monster-a }
       *[other] { $n } { $monster-plural }
    } at an altar

## The keeper

effect-draw-mythos = { CAPITALIZE(effect-draw-mythos.do) }.
    .do = the keeper draws { $n } { $n ->
        [one] Mythos card
       *[other] Mythos cards
    }
effect-draw-mythos-optional = { CAPITALIZE(effect-draw-mythos-optional.do) }.
    .do = the keeper may draw { $n } { $n ->
        [one] Mythos card
       *[other] Mythos cards
    }
effect-keeper-discards-mythos = { CAPITALIZE(effect-keeper-discards-mythos.do) }.
    .do = the keeper discards { $n } { $n ->
        [one] Mythos card
       *[other] Mythos cards
    } of his choice
effect-draw-trauma = { CAPITALIZE(effect-draw-trauma.do) }.
    .do = the keeper draws { $n } { $n ->
        [one] Trauma card
       *[other] Trauma cards
    }
effect-draw-trauma-optional = { CAPITALIZE(effect-draw-trauma-optional.do) }.
    .do = the keeper may draw { $n } { $n ->
        [one] Trauma card
       *[other] Trauma cards
    }
effect-keeper-discards-trauma = { CAPITALIZE(effect-keeper-discards-trauma.do) }.
    .do = the keeper discards { $n } { $n ->
        [one] Trauma card
       *[other] Trauma cards
    } of his choice
effect-gain-threat = { CAPITALIZE(effect-gain-threat.do) }.
    .do = the keeper gains { $n } threat
effect-lose-threat = { CAPITALIZE(effect-lose-threat.do) }.
    .do = the keeper loses { $n } threat
effect-look-at-objective = { CAPITALIZE(effect-look-at-objective.do) }.
    .do = read the Objective in secret
effect-reveal-objective = { CAPITALIZE(effect-reveal-objective.do) }.
    .do = the Objective is revealed
effect-take-sample = { CAPITALIZE(effect-take-sample.do) }.
    .do = a monster in the space of an investigator takes a sample
effect-deliver-samples = { CAPITALIZE(effect-deliver-samples.do) }.
    .do = a monster at an altar puts down its samples there, and the keeper gains { $n } threat
effect-command-one = { CAPITALIZE(effect-command-one.do) }.
    .do = the keeper may move one monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-each = { CAPITALIZE(effect-command-each.do) }.
    .do = the keeper may move each monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-one-humanoid = { CAPITALIZE(effect-command-one-humanoid.do) }.
    .do = the keeper may move one humanoid up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-one-beast = { CAPITALIZE(effect-command-one-beast.do) }.
    .do = the keeper may move one beast up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-one-eldritch = { CAPITALIZE(effect-command-one-eldritch.do) }.
    .do = the keeper may move one eldritch monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-each-humanoid = { CAPITALIZE(effect-command-each-humanoid.do) }.
    .do = the keeper may move each humanoid up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-each-beast = { CAPITALIZE(effect-command-each-beast.do) }.
    .do = the keeper may move each beast up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-command-each-eldritch = { CAPITALIZE(effect-command-each-eldritch.do) }.
    .do = the keeper may move each eldritch monster up to { $n } { $n ->
        [one] space
       *[other] spaces
    }
effect-use-their-card = { CAPITALIZE(effect-use-their-card.do) }.
    .do = the keeper chooses one of your items, and you use it as he likes
    .they = uses one of their items as the keeper likes
effect-cast-their-spell = { CAPITALIZE(effect-cast-their-spell.do) }.
    .do = the keeper chooses one of your spells and its target, and you cast it
    .they = casts a spell on a target of the keeper’s choice

## What is tried

trial-test = { CAPITALIZE(trial-test.do) }.
    .do = test { $skill }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [3] {" "}(+3)
        [4] {" "}(+4)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
        [-4] {" "}(−4)
       *[other] {" "}({ $mod })
    }
trial-test-with-card = { CAPITALIZE(trial-test-with-card.do) }.
    .do = test { $skill }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [3] {" "}(+3)
        [4] {" "}(+4)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
        [-4] {" "}(−4)
       *[other] {" "}({ $mod })
    }; without { $what-a } it fails
trial-evade = { CAPITALIZE(trial-evade.do) }.
    .do = make an evade check
trial-monster-damage = { CAPITALIZE(trial-monster-damage.do) }.
    .do = the keeper tests the monster’s damage{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [3] {" "}(+3)
        [4] {" "}(+4)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
        [-4] {" "}(−4)
       *[other] {" "}({ $mod })
    }
trial-monster-health = { CAPITALIZE(trial-monster-health.do) }.
    .do = the keeper tests the monster’s health{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [3] {" "}(+3)
        [4] {" "}(+4)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
        [-4] {" "}(−4)
       *[other] {" "}({ $mod })
    }
trial-monster-kin = { CAPITALIZE(trial-monster-kin.do) }.
    .do = the keeper tests the number of monsters of its kind in the room{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [3] {" "}(+3)
        [4] {" "}(+4)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
        [-4] {" "}(−4)
       *[other] {" "}({ $mod })
    }

## For whom

each-in-room = each investigator in the room
each-other-in-room = each other investigator in the room
each-one-in-room = one investigator of your choice in your room
each-one = one investigator of the keeper’s choice
each-target = the chosen investigator
each-monster-in-room = each monster in the room
each-one-in-room-having = one investigator of your choice in your room who has { $having-a }
each-one-having = one investigator of the keeper’s choice who has { $having-a }
each-one-monster-in-room = a monster in your room
each-one-monster-here = a monster in your space

## If

if-monster-with-you = the monster is in your space
if-monster-damage = the monster’s damage is { $n } or more
if-monster-is = the monster is { $monster-a } or { $other-a }
if-dark = you are in darkness
if-room-dark = there is darkness in the room
if-room-burns = the room is on fire
if-not-room-dark = there is no darkness in the room
if-not-monster-in-room = there is no monster in your room
if-next-to-fire = a room next to yours is on fire, but yours is not
if-alone = no other investigator is in your room
if-in-company = another investigator is in your room
if-small-room = your room has only one space
if-has = you have { $what-a }
if-monster-in-room = there is a monster in your room
if-hidden = you are hidden
if-has-skill-point = you have a skill point
if-has-trauma-injury = you have an injury
    .a = an injury
if-has-trauma-insanity = you have an insanity
    .a = an insanity
if-has-trauma-any = you have a Trauma card
    .a = a Trauma card

## What is counted

per-monster-in-room = each { $monster } in the room
per-monster-on-map = each { $monster } on the map
per-two-on-map = each { $monster } and each { $other } on the map
per-monster-at-altar = each { $monster } in a room with an altar
per-strength = every { $every } points of Strength (rounded up)
per-investigator = each investigator

## Prices, after “you may”

cost-skill-point = spend { $n } { $n ->
    [one] skill point
   *[other] skill points
}
cost-horror = take { $n } horror
cost-threat = spend { $n } threat
cost-hand-card = discard 1 Mythos or Trauma card
cost-sacrifice = sacrifice { $n ->
    [1] { $monster-a }
   *[other] { $n } { $monster-plural }
}

## What is asked

prompt-discard-trauma = Discard which Trauma card?
prompt-push-away = Where does the monster go?
prompt-blast = Which space blows up?
prompt-lose-card = Which card is lost?
prompt-gain-spell = Which spell do you gain?
prompt-cash-in = Which cards do you discard for skill points?
prompt-send-to = Who gets it?
prompt-send-card = Which Exploration card goes along?
prompt-steal-from = Who is robbed?
prompt-steal = Which item is taken?
prompt-friend = Who is attacked?
prompt-friend-weapon = With which weapon?
prompt-room = Which room?
prompt-lay-corpse = In which space does the corpse lie?
prompt-raise = Which corpse rises?
prompt-altar = At which altar?
prompt-keeper-discards = Discard which card?
prompt-sample = Which monster takes a sample?
prompt-deliver = Which monster puts down its samples?
prompt-command = Which monster moves?
prompt-urge = Which item is used?
prompt-urge-spell = Which spell is cast?
prompt-urge-target = On whom?
prompt-monster = Which monster?
prompt-sacrifice = Who is sacrificed?
option-enough = That is all
