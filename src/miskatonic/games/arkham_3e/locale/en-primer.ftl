# How one wins and loses, and what newcomers are told about a question.

primer-goal = “{ $scenario }”: find out together what is happening to Arkham, and put an end to it before doom has taken the city.
primer-story-approach-of-azathoth = Clocks run backward, and people swear that they have lived this day before. Somebody in Arkham is calling to something that should not wake.
primer-story-feast-for-umordhoth = Graves stand open, people vanish, and the ground under the city has grown hungry. Somebody invites it to table.
primer-story-veil-of-twilight = Reality tears, and every tear leaves a scar in the city. The Lodge knows more about it than it admits.
primer-story-echoes-of-the-deep = Half of Arkham dreams of one and the same drowned city, and what comes up the river at night is no dream.
primer-codex = Read the codex: its cards say what they want of you, most often clues on the scenario sheet. What you do adds new cards, and one of them will say that you win.
primer-clues = Clues lie in neighborhoods. Have encounters there until one gives you a clue, then bring it to the scenario sheet by a research action.
primer-doom = Doom on the scenario sheet sets off the bad texts of the codex, and one of them will say that you lose. Ward removes doom from your space before it gets that far.
primer-anomalies = With 3 doom in a space or 5 in a neighborhood an anomaly opens there; as long as it lasts, all further doom for that neighborhood goes to the scenario sheet.
primer-outbreaks = With 4 doom in a space there is an outbreak: doom spills into the rest of the neighborhood and onto the scenario sheet.
primer-nobody = Nobody is left to play. Who is defeated goes on with another investigator, but each defeat puts 1 doom on the scenario sheet.
primer-action = Action phase: each investigator performs up to two different actions. While a monster is engaged with you, you can only attack, evade or focus.
primer-monsters = Monster phase: ready monsters move and engage, engaged ones attack, and exhausted ones become ready again.
primer-encounter = Encounter phase: whoever is not engaged has the encounter of their space.
primer-mythos = Mythos phase: each player draws two tokens from the cup, which bring doom, monsters, clues, headlines and worse.

hint-next-turn = You take your turns in any order: think about who has to clear the way for whom.
hint-action = You have two actions, each kind only once a round. Where you stand at the end decides your encounter, and that is where clues come from.
hint-move = You move up to 2 spaces, and up to 2 more for $1 each. A ready monster that you meet stops you.
hint-attack = You test strength with the modifier of the monster; each success deals 1 damage. The monster does not strike back before the monster phase.
hint-dice = A 5 or 6 is a success. Focus tokens and clues can be spent to reroll one die each.
hint-hands = You have two hands for all of an action: what does not fit into them does not help.
hint-assign = An asset with health or sanity can take all or part of it. When it can take no more, it is discarded.
hint-buy = You buy with money from the display. If you buy nothing, you may discard up to 2 cards of it to see others.
hint-settle = Several things happen at once: you decide together which comes first.
hint-activate = You decide in which order monsters activate. A monster that enters your space engages you and will attack.
hint-starting-cards = Everybody begins with the cards of their sheet, and chooses one more.
