# How one wins and loses, and what newcomers are told about a question.

primer-goal = { $ancient_one } is about to awaken. Travel the world and solve the mysteries, before doom runs out or nobody is left.
primer-win = Solve { $needed } mysteries ({ $solved } solved so far). The card of the mystery says what it takes; that is checked at the end of every Mythos phase.
primer-clues = Clues come from research encounters on spaces with a clue. They pay for mysteries and let you roll dice again.
primer-gates = Gates are closed by Other World encounters on their spaces. Every gate that matches the omen lets doom advance.
primer-doom-azathoth = Doom reaches 0 ({ $doom } now): Azathoth awakens and the world ends.
primer-doom-cthulhu = Doom reaches 0 ({ $doom } now): Cthulhu awakens. Then the final mystery has to be solved too, nobody who falls comes back, and every advance of doom costs the minds of all.
primer-doom-shub-niggurath = Doom reaches 0 ({ $doom } now): Shub-Niggurath awakens. Then the final mystery has to be solved too, nobody who falls comes back, and with six monsters around her all is lost.
primer-doom-yog-sothoth = Doom reaches 0 ({ $doom } now): Yog-Sothoth awakens. Then the final mystery has to be solved too, nobody who falls comes back, and the third gate on its sheet ends the game.
primer-loss-mythos = A Mythos card has to be drawn and none is left.
primer-loss-eliminated = Every player is out of the game. Who is defeated plays somebody else, as long as the Ancient One sleeps and there are others.
primer-loss-rumors = Some rumors end the game when their last token leaves: read them, and go there in time.
primer-action = Action phase: each investigator performs two different actions, such as to travel, rest or acquire assets.
primer-encounter = Encounter phase: whoever has monsters on their space fights them; the others have one encounter of those the space offers.
primer-mythos = Mythos phase: one Mythos card moves the omen, opens gates, brings monsters and clues, and lets everything with a reckoning happen.

hint-action = You have two actions, and each kind only once a round. Where you stand at the end decides what you meet in the encounter phase.
hint-move = To travel is one step along any path; tickets take you further along railways and shipping lines.
hint-ticket = Every ticket is one more step along its kind of path. You can keep it for later.
hint-encounter = Named cities have encounters of their own: many bring cards or improve a skill. Clues need a research encounter, gates an Other World encounter.
hint-fight = First your will is tested against its horror, then your strength against its damage. Every success of strength costs it 1 health.
hint-dice = A 5 or 6 is a success. One success is enough to pass, except where more of them bring more.
hint-before-roll = Of several bonuses only the highest counts; additional dice are added.
hint-buy = Successes pay for the values of cards. What you discard from the reserve is replaced afterwards.
hint-loan = The loan adds 2 successes now. The debt comes back at a reckoning, and nobody knows what it asks for.
hint-lead = The lead is the first to act and decides where the rules leave it open.
hint-prevent = What is prevented is not lost. Cards that are discarded for it are gone.
