# How one wins and loses, and what newcomers are told about a question.

primer-goal-investigators = “{ $story }”: search the house together, find out what happened here, and put an end to it. What that takes you learn only when the Objective is revealed.
primer-goal-keeper = “{ $story }”: you alone know what happened in this house. Keep the investigators from finding out until your Objective is met.
primer-clues = Explore rooms to find the clues: each one hints at the room of the next. Clue 1 reveals the Objective; at the latest an event does.
primer-objective = The Objective says how each side wins. Whoever meets their condition first wins at once.
primer-no-time = When the last event has been read and nobody has won, everybody loses, the keeper too.
primer-death = Whoever is killed comes back as another investigator, but not once the Objective is revealed. If all are eliminated, the keeper wins.
primer-keeper-knows = Your answers at set-up have settled where the clues lie and what your Objective is. Spend threat to delay those who come near, and meet the keeper’s condition of the Objective.
primer-keeper-kills = You also win when all investigators are eliminated, which can happen only once the Objective is revealed or nobody is left to take.
primer-keeper-stopped = The investigators meet their condition of the Objective, once they know it.
primer-investigators = Each investigator has two Moves and one Action, in any order: explore a room, attack, run, use a card.
primer-monsters = Meeting a monster in a room calls for a horror check; leaving its space, or doing anything there but attacking, for an evade check.
primer-keeper = Then the keeper gains threat, spends it on Keeper Action cards, and lets monsters attack.
primer-events = Each round ends with a time token on the event deck; when there are enough, the next event comes.

hint-answer = Your answers settle the Objective and where the clues lie. Nobody else gets to know them.
hint-character = Everybody plays another investigator. Who solves puzzles, who fights, who reads old books?
hint-trait = A mental trait brings an ability for once a game, a physical one something to begin with.
hint-next = Go in any order: consider who opens a way for whom.
hint-turn = Two Moves and one Action in any order. To find something you have to explore, and that is your Action.
hint-evade = A failed check does not stop you, but the monster may hurt you. Each monster has to be evaded once a turn.
hint-skill-point = A skill point adds your Luck to this test. You get no new ones.
hint-puzzle = You have as many puzzle actions as Intellect. What you leave unfinished stays as it is for the next attempt.
hint-mythos = One Mythos card in each investigator’s turn, paid for with threat. Pass for the whole turn if none is to come.
hint-trauma = Trauma is played right after damage or horror. An earlier one of its sort is discarded.
hint-keeper-action = As many actions as you can pay for; unspent threat is kept.
hint-monster-attack = Each monster may attack one investigator in its space. You need not attack.
hint-move-monster = A monster that enters a room with investigators makes them check for horror.
hint-take-dropped = What lies open you may take or leave.
hint-trade = Cards change hands only here, between investigators in one space.
