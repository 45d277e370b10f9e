# How one wins and loses, in a minute.

primer-goal = Find out from which two symbols the cult has made its ritual, and reverse it before the last of the 8 gate tokens has come. Holding back the monsters only buys time.
primer-attempt = At the end of any round, if all are ready, you attempt to reverse the ritual: everybody lays down 3 of their 4 priority cards. With { $needed } matches with the two hidden clues you win together.
primer-attempt-solo = At the end of any round you may attempt to reverse the ritual with the priority cards you have kept. With { $needed } matches with the two hidden clues you win.
primer-clues = Investigate to find the other clues. Each symbol stands on two of them: one that you have found twice is not in the ritual.
primer-loss-attempt = The attempt brings too few matches. There is only one, and when the gate tokens are used up it has to be made.
primer-loss-health = One investigator has no health left.
primer-loss-ritual-site = One more monster or damage token has to go to the ritual site, and there is no room left.
primer-priority = Four times in turn: draw an action card and lay a priority card of your hand on it, without talking.
primer-resolve = The cards are resolved by their numbers. The two lowest bring their upper effects, the two highest the lower ones, which hurt.
primer-solo-keep = Draw 5 priority cards, keep one for the ritual, and lay the other four out in a row.
primer-solo-resolve = Lay two action cards of each investigator on the row, one after the other. On the two lower numbers they bring their upper effects, on the two higher ones the lower effects, which hurt.
primer-ancient-one = Then the Ancient One: the omens on the four cards decide on a reckoning, a gate token comes, and monsters appear there.

# What newcomers are told about a question.

hint-play = Of the four cards of a round the two with the lowest numbers get the upper effect. Omens make the reckoning worse, and the symbol will be missing in your hand for the ritual.
hint-keep = Keep symbols of which few clues have been found: those may still be in the ritual. The omens of the kept card do not count.
hint-act = Each investigator resolves two action cards a round; the order is up to you.
hint-slot = The two lower numbers bring the upper effect, the two higher ones the lower effect.
hint-move = Monsters do not stop you, and you may stay where you are.
hint-wounds = A monster dealt less than its health is not hurt at all: wounds are not kept.
hint-attack-where = All wounds of an attack go to one location.
hint-seal = The next two monsters that try to pass a sealed walkway are destroyed. Arrows show the ways that monsters take.
hint-attempt = The attempt ends the game. As long as rounds are left, more clues make it safer.
hint-leave-out = Leave out the symbol that is least likely to be in the ritual.
