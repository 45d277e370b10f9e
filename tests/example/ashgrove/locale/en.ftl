title = A Night at Ashgrove
about = A keeper has hidden an idol in an old house; the others have until midnight to find it.
length = 5–10 minutes
keeper = the keeper
investigators = the investigators

room-hall = the hall
room-library = the library
room-tower = the tower
room-study = the study
room-conservatory = the conservatory
room-kitchen = the kitchen
room-cellar = the cellar
room-chapel = the chapel
passage-door = the door between { $one } and { $other }
passage-stairs = the stairs between { $one } and { $other }
investigator-1 = the botanist
investigator-2 = the cellist
investigator-3 = the surveyor

ask-hide = Where do you hide the idol?
ask-lock = Which door do you lock?
ask-turn = Where do you go?
option-rest = rest: recover 1 courage
why-not-stairs = There is no lock on stairs.
why-not-again = This door was locked last: you have to lock another.
why-not-hall = The idol cannot be hidden in the hall.
why-not-here = You are there already.
why-not-known = You know whether the idol is there.
why-not-far = You cannot get there in { $n } steps.

event-hidden = You hide the idol: { $room }.
event-hour-struck = Hour { $hour }.
event-locked = Locked: { $passage }.
event-went = { CAPITALIZE($investigator) } goes to { $room }.
event-searched = { CAPITALIZE($investigator) } searches { $room } and finds nothing.
event-searched-found = { CAPITALIZE($investigator) } searches { $room } and finds the idol!
event-courage-lost = { CAPITALIZE($investigator) } loses { $n } courage and has { $left } left.
event-courage-lost-fled = { CAPITALIZE($investigator) } loses { $n } courage and flees into the night.
event-courage-recovered = { CAPITALIZE($investigator) } recovers 1 courage and has { $left }.
result-found = The idol is found.
result-midnight = Midnight: the idol wakes.
result-fled = The house is empty, and the idol wakes.

ask-play = Which card do you play, and on whom?
ask-listen = At which room do you listen?
option-play = { $card }, on { $investigator }
card-cold-breath = Cold Breath
card-whispers = Whispers
card-footsteps = Footsteps Overhead
card-portrait = The Portrait Blinks
card-draught = A Draught
card-dead-light = Dead Light
effect-lose = Lose { $n } courage.
    .do = lose { $n } courage
effect-retreat = Go back to the hall.
    .do = go back to the hall
effect-listen = { $n ->
    [1] Listen at a room: is the idol in it?
   *[other] Listen at { $n } rooms: is the idol in one of them?
}
    .do = { $n ->
        [1] listen at a room
       *[other] listen at { $n } rooms
    }
cost-courage = lose { $n } courage
trial-nerve = Keep your nerve: roll a die for each courage; a 5 or 6 is a success.
    .do = keep your nerve (a die for each courage; a 5 or 6 is a success)
condition-in-hall = you are in the hall
event-heard = Nothing is to be heard: { $room }.
event-heard-idol = Something breathes: { $room }. The idol is there!
event-card-drawn = You draw { $card }.
event-card-played = { $card }: the keeper turns to { $investigator }.
event-nerve-tested = { CAPITALIZE($investigator) } rolls; successes: { $successes }.

header-hour = hour { $hour } of { $midnight }
header-dice = dice: { $dice }
zone-rooms = The house
zone-passages = Doors and stairs
zone-hand = Your cards
zone-played = The last card
fact-idol = the idol is here
fact-searched = searched
fact-quiet = nothing to be heard
fact-courage = courage { $n }
fact-locked = locked

primer-goal = Somewhere in the house the keeper has hidden an idol. The investigators have { $hours } hours to find it.
primer-found = An investigator searches the room with the idol.
primer-late = The last hour ends, and the idol has not been found.
primer-fled = All investigators have lost their courage and fled.
primer-keeper = The keeper locks a door and plays a card on an investigator.
primer-search = Then each investigator goes up to two rooms far and searches there, or rests.
hint-hide = Far from the hall it is harder to reach, but stairs cannot be locked.
hint-lock = The door stays locked for this hour; the one locked before opens.
hint-turn = You search the room where you stop. Who has little courage left had better rest.
