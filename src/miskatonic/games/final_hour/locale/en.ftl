# Final Hour in English.
# Names may carry forms as attributes; English needs none of them.

title = Arkham Horror: Final Hour
about = Hold the campus for one last hour, find out which two symbols opened the ritual, and turn it back before the gates run out.
length = 40 to 60 minutes

## Set-up

setting-ancient-one = Ancient One: who is being summoned
setting-difficulty = Difficulty: how the campus looks when the hour begins
setting-investigators = Investigators, seat by seat; leave one out to let chance decide
setting-lead = Who leads the first round
setting-killer-victim = Whom a killer strikes when several investigators are present
setting-solo-ritual = Solo: which kept cards count for the ritual
setting-horde-steps = Ghoul hordes: how often one effect may cost an investigator health
setting-simultaneous-draw = Everybody looks at the first action card at the same time
setting-solo-lead = Solo: whom effects mean that name the lead investigator
setting-solo-health = Solo: health of each of the two investigators
setting-solo-face-down = Solo: what a face-down round of Cthulhu does
reading-solo-lead-choose = the investigator you name each time
reading-solo-lead-first = always the first of the two
reading-solo-health = { $count } health
reading-solo-face-down-ignored = nothing
reading-solo-face-down-blind = the card kept for the ritual is drawn unseen
reading-killer-victim-one = one investigator, chosen by whoever resolves the effect
reading-killer-victim-each = every investigator in the location
reading-solo-ritual-all = all kept cards, four matches needed
reading-solo-ritual-choose-six = six of the kept cards, chosen before the tokens are seen; four matches needed
reading-solo-ritual-three = all kept cards, three matches needed
reading-horde-steps-every = at every entry and every exit
reading-horde-steps-once = at most once per effect
reading-simultaneous-draw-no = no: everybody draws on their own turn
reading-simultaneous-draw-yes = yes

difficulty-low = low
difficulty-normal = normal
difficulty-high = high

## Names

ancient-one-cthulhu = Cthulhu
ancient-one-shudde-mell = Shudde M’ell
ancient-one-umordhoth = Umôrdhoth

investigator-jenny-barnes = Jenny Barnes
investigator-lily-chen = Lily Chen
investigator-michael-mcglen = Michael McGlen
investigator-rita-young = Rita Young
investigator-tommy-muldoon = Tommy Muldoon
investigator-ashcan-pete = “Ashcan” Pete

location-1 = Dorothy Upman Hall
location-2 = Student Union
location-3 = Founders’ Court
location-4 = Glasshouse
location-5 = Orne Library
location-6 = Derby Hall
location-7 = Lecture Hall
location-8 = Laboratory Building
location-9 = Administration Building
location-10 = Warren Observatory
location-11 = Old Faith Seminary
location-12 = Humanities Building
location-13 = Athletics Building
location-14 = Fraternity House
location-15 = Sorority House

zone-green = green
zone-purple = purple
zone-orange = orange

symbol-clover = clover
symbol-diamond = diamond
symbol-star = star
symbol-moon = moon
symbol-hourglass = hourglass
symbol-key = key

priority-number = { $number }

gate-tesseract = tesseract gate
gate-heptagram = heptagram gate
gate-trinity = trinity gate

monster-blue-plain-1 = blue monster (1)
monster-red-plain-1 = red monster (1)
monster-blue-killer-1 = blue killer (1)
monster-red-killer-1 = red killer (1)
monster-blue-killer-2 = blue killer (2)
monster-red-killer-2 = red killer (2)
monster-blue-destroyer-1 = blue destroyer (1)
monster-red-destroyer-1 = red destroyer (1)
monster-blue-destroyer-2 = blue destroyer (2)
monster-red-destroyer-2 = red destroyer (2)
monster-blue-destroyer-3 = blue destroyer (3)
monster-red-destroyer-3 = red destroyer (3)
monster-blue-wanderer-2 = blue wanderer (2)
monster-red-wanderer-2 = red wanderer (2)
monster-blue-wanderer-3 = blue wanderer (3)
monster-red-wanderer-3 = red wanderer (3)
monster-red-deep-one = red Deep One
monster-blue-deep-one = blue Deep One
monster-red-star-spawn = red Star Spawn
monster-blue-star-spawn = blue Star Spawn
monster-red-chthonian = red Chthonian
monster-blue-chthonian = blue Chthonian
monster-red-ghoul-horde = red Ghoul Horde
monster-blue-ghoul-horde = blue Ghoul Horde
monster-deep-one = Deep One
    .plural = Deep Ones
monster-star-spawn = Star Spawn
    .plural = Star Spawn
monster-chthonian = Chthonian
    .plural = Chthonians
monster-ghoul-horde = Ghoul Horde
    .plural = Ghoul Hordes

card-parasol-and-poise = Parasol and Poise
card-well-connected = Well Connected
card-matched-pair = Matched Pair
card-evening-company = Evening Company
card-grand-gala = Grand Gala
card-stillness = Stillness
card-open-palm = Open Palm
card-measured-force = Measured Force
card-through-the-eye = Through the Eye
card-foretold-strike = Foretold Strike
card-hold-the-door = Hold the Door
card-unfinished-business = Unfinished Business
card-bundle-of-dynamite = Bundle of Dynamite
card-draw-attention = Draw Attention
card-drum-magazine = Drum Magazine
card-hurdles = Hurdles
card-passing-the-baton = Passing the Baton
card-second-wind = Second Wind
card-hedge-and-ditch = Over Hedge and Ditch
card-long-haul = The Long Haul
card-to-serve = To Serve
card-trusty-rifle = Trusty Rifle
card-stakeout = Stakeout
card-rooftop-vantage = Rooftop Vantage
card-stand-fast = Stand Fast
card-campfire-visions = Campfire Visions
card-good-boy-duke = Good Boy, Duke
card-odd-jobs = Odd Jobs
card-fetch = Fetch!
card-half-remembered-dream = Half-Remembered Dream

item-storm-lantern = Storm Lantern
item-sawn-off-shotgun = Sawn-off Shotgun
item-delivery-bicycle = Delivery Bicycle
item-doctors-bag = Doctor’s Bag
item-elder-chalk = Elder Chalk
item-masons-tools = Mason’s Tools
item-brass-whistle = Brass Whistle
item-torn-almanac = Torn Almanac
item-rabbits-foot = Rabbit’s Foot

row-stirring-depths = The Depths Stir
row-glimpse = A Glimpse of R’lyeh
row-waking-nightmare = Waking Nightmare
row-risen-city = The Risen City
row-burrowers = Burrowers
row-tremor = Tremor
row-sinkhole = Sinkhole
row-great-quake = The Great Quake
row-prowling = On the Prowl
row-scent = The Scent
row-feast = The Feast

## Where effects reach
# .one = yes: it is one place, not any of several.

where-own = your location
    .one = yes
where-adjacent = an adjacent location
where-near = your location or an adjacent one
where-within-2 = a location within two moves
where-anywhere = any location
where-ally = another investigator’s location
where-ally-in-zone = the location of another investigator in your zone
where-there = that location
    .one = yes
where-each-gate = each gate location
where-lead = the lead investigator’s location
    .one = yes
where-ritual-site = the ritual site
    .one = yes
where-gate-tesseract = the tesseract gate
where-gate-heptagram = the heptagram gate
where-gate-trinity = the trinity gate
where-gate-fewest = the gate with the fewest tokens
each-near = your location and each adjacent one
each-investigator = each investigator in turn order, by that investigator’s player
if-all-in-play = all { $monster-plural } are on the board

## What effects do
# .do: the same as an option, without a capital and a full stop.

effect-move = { $n ->
    [1] You may move once.
   *[other] Move up to { $n } times.
}
    .do = { $n ->
        [1] move once
       *[other] move up to { $n } times
    }
effect-walk = Move exactly { $n } times, never into the same location twice. In each location you enter: { DECAPITALIZE($each-clause) }
    .do = move exactly { $n } times, never into the same location twice, and in each location you enter { $each-do }
effect-stroll = Move up to { $n } times, never into the same location twice. In each location you enter: { DECAPITALIZE($each-clause) }
    .do = move up to { $n } times, never into the same location twice, and in each location you enter { $each-do }
effect-attack = { CAPITALIZE(effect-attack.do) }.
    .do = { $n ->
        [one] attack { $where } for 1 wound
       *[other] attack { $where } for { $n } wounds
    }
effect-attack-per-card = { CAPITALIZE(effect-attack-per-card.do) }.
    .do = attack your own location for { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    } per priority card you played this round yourself
effect-destroy = { CAPITALIZE(effect-destroy.do) }.
    .do = destroy a monster in { $where }
effect-drive = { $n ->
    [1] You may { effect-drive.do }.
   *[other] { CAPITALIZE(effect-drive.do) }.
}
    .do = { $n ->
        [1] move a monster from { $where } to a location adjacent to it
       *[other] { $where-one ->
            [yes] move up to { $n } monsters from { $where }, each to a location adjacent to it
           *[other] move up to { $n } monsters, each from { $where }, each to a location adjacent to it
        }
    }
effect-seal = { CAPITALIZE(effect-seal.do) }.
    .do = { $n ->
        [1] seal a walkway of your location
       *[other] seal { $n } walkways of your location
    }
effect-repair = { CAPITALIZE(effect-repair.do) }.
    .do = { $n ->
        [one] remove 1 damage token from { $where }
       *[other] { $where-one ->
            [yes] remove { $n } damage tokens from { $where }
           *[other] remove { $n } damage tokens, each from { $where }
        }
    }
effect-recover = { CAPITALIZE(effect-recover.do) }.
    .do = recover { $n } health
effect-investigate = { CAPITALIZE(effect-investigate.do) }.
    .do = investigate
effect-lose-health-self = You { effect-lose-health-self.do }.
    .do = lose { $n } health
effect-lose-health-lead = { CAPITALIZE(effect-lose-health-lead.do) }.
    .do = the lead investigator loses { $n } health
effect-lose-health-each = { CAPITALIZE(effect-lose-health-each.do) }.
    .do = each investigator loses { $n } health
effect-spawn = { CAPITALIZE(effect-spawn.do) }.
    .do = { $n ->
        [one] spawn 1 monster in { $where }
       *[other] spawn { $n } monsters in { $where }
    }
effect-activate = { CAPITALIZE(effect-activate.do) }.
    .do = activate the { $zone } zone
effect-activate-own-zone = { CAPITALIZE(effect-activate-own-zone.do) }.
    .do = activate the zone you are in
effect-damage = { CAPITALIZE(effect-damage.do) }.
    .do = { $n ->
        [one] place 1 damage token in { $where }
       *[other] place { $n } damage tokens in { $where }
    }
effect-soften-omens = { CAPITALIZE(effect-soften-omens.do) }.
    .do = { $n ->
        [one] this round’s reckoning counts 1 omen fewer
       *[other] this round’s reckoning counts { $n } omens fewer
    }
effect-turn-upper = Your action card resolves its upper effect instead of the lower one.
    .do = resolve the upper effect of your action card instead of the lower one
effect-activate-special-each = { CAPITALIZE(effect-activate-special-each.do) }.
    .do = activate each { $monster } in any order
effect-activate-special-one = { CAPITALIZE(effect-activate-special-one.do) }.
    .do = activate one { $monster } of your choice
effect-spawn-special = { CAPITALIZE(effect-spawn-special.do) }.
    .do = { $n ->
        [one] spawn 1 { $monster } at { $where }
       *[other] spawn { $n } { $monster-plural } at { $where }
    }
effect-hide-next-round = { CAPITALIZE(effect-hide-next-round.do) }.
    .do = next round, priority cards are played face down and turned up only when all are played
effect-damage-zone = { CAPITALIZE(effect-damage-zone.do) }.
    .do = { $n ->
        [one] place 1 damage token in each location of a zone of your choice, in ascending order
       *[other] place { $n } damage tokens in each location of a zone of your choice, in ascending order
    }
effect-remove-seal = { CAPITALIZE(effect-remove-seal.do) }.
    .do = { $n ->
        [one] remove 1 seal from the board
       *[other] remove { $n } seals from the board
    }
effect-move-hordes-arrows = { CAPITALIZE(effect-move-hordes-arrows.do) }.
    .do = { $n ->
        [1] each Ghoul Horde moves once along its arrow
       *[other] each Ghoul Horde moves { $n } times along its arrows
    }
effect-move-hordes-lead = { CAPITALIZE(effect-move-hordes-lead.do) }.
    .do = { $n ->
        [1] each Ghoul Horde moves one location along walkways toward the lead investigator
       *[other] each Ghoul Horde moves { $n } locations along walkways toward the lead investigator
    }
effect-spawn-at-horde = { CAPITALIZE(effect-spawn-at-horde.do) }.
    .do = { $n ->
        [one] spawn 1 monster in the location of a Ghoul Horde
       *[other] spawn { $n } monsters in the location of a Ghoul Horde
    }

## What is asked

prompt-priority = { $who }: which priority card goes on “{ $card }”?
prompt-keep = Keep one of the five priority cards for the ritual; the other four are this round’s row.
prompt-solo-investigator = Which investigator acts next?
prompt-solo-slot = On which priority card does “{ $card }” go?
prompt-move = { $left ->
    [1] { $who } may move once.
   *[other] { $who } may move, { $left } moves left.
}
prompt-walk = You must move on: where to?
prompt-wounds = { $wounds ->
    [one] { $who } attacks { $where }: 1 wound left.
   *[other] { $who } attacks { $where }: { $wounds } wounds left.
}
prompt-attack-where = { $n ->
    [one] Where do you attack (1 wound)?
   *[other] Where do you attack ({ $n } wounds)?
}
prompt-destroy = Which monster is destroyed?
prompt-drive = Which monster do you move?
prompt-drive-to = Where does the { $monster } go?
prompt-seal = Which walkway do you seal?
prompt-remove-seal = Which seal is removed?
prompt-repair = Where do you remove a damage token?
prompt-displace = { $where } has no empty space: which monster gives way to the damage?
prompt-activate = { $where }: which monster acts first?
prompt-activate-special = Which one acts now?
prompt-victim = A { $monster } strikes in { $where }: who loses 1 health?
prompt-lead = Which of the two counts as the lead investigator for this effect?
prompt-next-horde = Which Ghoul Horde moves next?
prompt-spawn-next = Where does the next monster appear?
prompt-gate = At which gate?
prompt-special-colour = Which { $monster } appears?
prompt-zone = Which zone?
prompt-horde = The Ghoul Horde in { $where } closes in: which way?
prompt-spawn-at-horde = Beside which Ghoul Horde do { $n } monsters appear?
prompt-attempt = { $who }: attempt to reverse the ritual now? The attempt ends the game, won or lost. { $target } matches are needed; with your hand there can be { $best } at best.
prompt-attempt-in-vain = { $who }: attempt to reverse the ritual now? The attempt ends the game, and it cannot succeed: { $target } matches are needed, and with your hand there can be { $best } at best.
prompt-attempt-alone = Attempt to reverse the ritual now? The attempt ends the game, won or lost. { $target } matches are needed; the kept cards can bring { $best } at best.
prompt-attempt-hopeless = This attempt cannot succeed: { $target } matches are needed, and there can be { $best } at best. You lose the game with it. Attempt it all the same?
prompt-leave-out-kept = Six kept cards count for the ritual: which one is left out?
prompt-leave-out = { $who }: which card stays in your hand? The other three are laid down for the ritual.

option-play = { $number } · { $symbol } · { $omens ->
    [0] no omens
    [one] 1 omen
   *[other] { $omens } omens
}
option-slot-upper = { $number }: upper effect
option-slot-lower = { $number }: lower effect
option-move = go to { $where }
    .short = { $where }
option-stay = stay here
option-at = { $where }
option-hold = a location without monsters
option-done = enough
option-destroy = destroy the { $monster }
option-displace = the { $monster } moves on
option-activate = the { $monster }
option-activate-at = the { $monster } in { $where }
option-appear = the { $monster }
option-drive = the { $monster } in { $where }
option-seal = between { $one } and { $other }
option-item = use { $item }
option-ready = ready
option-ready-in-vain = ready, though it cannot succeed
option-anyway = lose the game with it
option-wait = not yet

## What happened

event-round-began-alone = Round { $round }.
event-round-began = Round { $round }. { $lead } leads.
event-face-down-round = This round priority cards are played face down and turned up only when all four are played.
event-face-down-round-alone = This round the card kept for the ritual is drawn unseen.
event-action-card-drawn = { $who } draws “{ $card }”.
event-priority-card-drawn = { $who } draws priority { $priority }.
event-priority-played = { $who } plays priority { $priority }.
event-priority-played-face-down = { $who } plays a priority card face down.
event-priority-turned = { $who } turns up priority { $priority }.
event-row-drawn = Priority cards drawn: { $cards }.
event-row-drawn-face-down = Priority cards drawn face down: { $cards }; { $kept } is kept by chance.
event-priority-kept = Priority { $priority } is kept for the ritual.
event-action-revealed-upper = { $who } reveals “{ $card }” ({ $priority }): upper effect.
event-action-revealed-lower = { $who } reveals “{ $card }” ({ $priority }): lower effect.
event-action-placed-upper = { $who } puts “{ $card }” on priority { $priority }: upper effect.
event-action-placed-lower = { $who } puts “{ $card }” on priority { $priority }: lower effect.
event-moved = { $who } goes to { $to }.
event-monster-destroyed = The { $monster } in { $where } is destroyed.
event-seal-held = The seal between { $origin } and { $to } destroys the { $monster } and is half spent.
event-seal-held-broken = The seal between { $origin } and { $to } destroys the { $monster } and breaks.
event-clue-found = { $who } investigates { $where } and finds: { $symbol }.
event-item-found = { $who } gains { $item }.
event-item-used = { $who } uses { $item }.
event-sealed = The walkway between { $one } and { $other } is sealed.
event-seal-removed = The seal between { $one } and { $other } is gone.
event-health-lost = { $who } loses { $count } health ({ $left } left).
event-health-recovered = { $who } recovers { $count } health (now { $left }).
event-damaged = { $where } takes a damage token.
event-damaged-by = The { $monster } leaves a damage token in { $where }.
event-repaired = A damage token leaves { $where }.
event-monster-drawn = Drawn from the cup: { $monster }.
event-spawned = A { $monster } appears in { $where }.
event-spawned-full = A { $monster } is to appear in { $where }, but there is no space for it.
event-monster-moved = The { $monster } goes from { $origin } to { $to }.
event-monster-moved-on = The { $monster } goes from { $origin } to { $to } (full on the way: { $through }).
event-monster-moved-straight = The { $monster } finds no space on all its way from { $origin } (full: { $through }) and goes straight to the ritual site.
event-site-overrun = The { $monster } must enter the ritual site, and there is no space left.
event-site-overrun-from = The { $monster } comes from { $origin } and must enter the ritual site, but there is no space left.
event-site-overrun-on = The { $monster } comes from { $origin } (full on the way: { $through }) and must enter the ritual site, but there is no space left.
event-site-overrun-destroyer = The { $monster } at the ritual site must leave a damage token there, but has no space left to shift to.
event-site-overrun-damage = A damage token must go into the ritual site, and there is no space left.
event-nothing-spawned = No { $monster } is left to appear.
event-activated = The { $monster } in { $where } acts.
event-zone-activated = The { $zone } zone stirs.
event-reckoning = Reckoning, { $omens ->
    [one] 1 omen
   *[other] { $omens } omens
}: { $row }.
event-reckoning-none = No omens: no reckoning.
event-gate-revealed = The { $gate } in { $where } grows to { $tokens } tokens.
event-lead-passed = { $lead } takes the lead.
event-vote-taken = Everybody is ready: the ritual is attempted.
event-vote-taken-waiting = No attempt yet; not ready: { $waiting }{ $ready-count ->
    [0] .
   *[other] ; ready: { $ready }.
}
event-ritual-cards-revealed = { $who } lays down: { $symbols }.
event-ritual-tokens-revealed = The ritual needed { $one } and { $other }: { $matches } matches, { $target } needed.
event-ritual-tokens-shown = The ritual would have needed { $one } and { $other }.

result-ritual-reversed = The ritual is reversed. You win.
result-ritual-failed = The ritual cannot be reversed. You lose.
result-ritual-site-overrun = The ritual site is overrun. You lose.
result-investigator-lost = An investigator has no health left. You lose.

cost-ends-game = the game ends with it, one way or the other
